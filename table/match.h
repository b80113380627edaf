// A game at a table, whichever it is. The truth stays inside: a Match tells each seat, and those
// who watch, only what follows from their View. Which games there are is the caller's knowledge; a
// table meets them as GameKinds.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.h"
#include "players/players.h"
#include "table/journal.h"
#include "table/problem.h"

namespace belle::table {

/// Who looks: a seat, or nobody in particular.
using Viewer = std::optional<Seat>;

/// A move that may be played: its line, and the lines that close the record if it ends the game.
struct Step {
  std::string line;
  Lines closing;
};

/// Thinking of a move with nothing but one seat's view. Any thread may call it, once; when asked to
/// stop it gives its best so far.
using Thought = std::function<std::string(const std::function<bool()>& stop)>;

/// What a move would bring: in English sentences, and in numbers as a JSON object (each game has
/// its own, engine/<game>/explain.h).
struct Explanation {
  std::vector<std::string> sentences;
  std::string effect;
};

class Match {
 public:
  Match() = default;
  virtual ~Match() = default;
  Match(const Match&) = delete;
  Match& operator=(const Match&) = delete;

  /// Nobody once the game has been played to its end.
  virtual std::optional<Seat> to_move() const = 0;
  /// How many moves count.
  virtual std::size_t ply() const = 0;
  /// Who played the move at a ply below.
  virtual Seat mover(std::size_t ply) const = 0;
  /// How many of the last moves the seat to move may take back without asking.
  virtual std::size_t free_to_take_back() const = 0;
  /// The lines that close its record; none while the game is on.
  virtual Lines closing() const = 0;
  /// By seat, 0 for the winners, once the game has been played to its end.
  virtual std::vector<std::size_t> ranks() const = 0;

  /// What playing this would write; or why it is not legal. Nothing changes.
  virtual std::expected<Step, Problem> step(Seat seat, std::string_view move) const = 0;
  virtual std::expected<void, Problem> play(Seat seat, std::string_view move) = 0;
  /// Takes the last moves back; there must be as many.
  virtual void take_back(std::size_t moves) = 0;

  /// The position as a JSON object for the viewer.
  virtual std::string position(Viewer viewer) const = 0;
  /// The moves of the seat to move, in the order of the alphabet.
  virtual std::vector<std::string> legal() const = 0;
  /// What a move would bring the seat to move; or why it is not legal.
  virtual std::expected<Explanation, Problem> explain(std::string_view move) const = 0;
  /// A move as the viewer may read it.
  virtual std::string told(Viewer viewer, Seat seat, std::string_view move) const = 0;
  /// The deal lines as the viewer may read them now.
  virtual Lines deal_for(Viewer viewer) const = 0;

  /// A thought of the level for the seat to move.
  virtual Thought thought(std::string_view level, std::uint64_t seed) const = 0;
};

/// What is chosen before the deal.
struct Setup {
  std::size_t seats = 0;
  std::vector<RecordLine> options;     // those that were named
  std::optional<std::string> edition;  // the bytes of an edition file; else the shipped one
  std::optional<Seat> first = {};      // starts because of the game before; else as options say
};

class GameKind {
 public:
  GameKind() = default;
  virtual ~GameKind() = default;
  GameKind(const GameKind&) = delete;
  GameKind& operator=(const GameKind&) = delete;

  virtual std::string_view name() const = 0;
  virtual std::span<const std::string_view> seat_names() const = 0;  // of the most seats
  virtual std::size_t fewest_seats() const = 0;
  virtual std::vector<OptionKind> option_kinds() const = 0;
  virtual std::span<const players::Level> levels() const = 0;

  /// Whether a table can be set so.
  virtual std::expected<void, Problem> check(const Setup& setup) const = 0;
  /// What another game of the same people begins with, when everybody has moved one seat further:
  /// `ranks` are those of this game by seat, none if it has no result.
  virtual Setup again(const Setup& setup, std::span<const std::size_t> ranks) const = 0;
  /// The lines of a record that come before its first move, but for `fair` lines, as this chance
  /// deals them; the setup is one that was checked.
  virtual Record deal(const Setup& setup, const std::vector<std::string>& names,
                      Chance chance) const = 0;
  /// A match from a record that has no moves yet.
  virtual std::expected<std::unique_ptr<Match>, Problem> begin(const Setup& setup,
                                                               const Record& record) const = 0;
};

/// The games that can be played here.
using Games = std::vector<std::unique_ptr<GameKind>>;

}  // namespace belle::table
