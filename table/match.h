// A game at a table, whichever it is. The truth stays inside: a Match tells each seat, and those
// who watch, only what follows from their View. Which games there are is the caller's knowledge; a
// table meets them as GameKinds.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/core/game.h"
#include "players/move_query.h"
#include "table/journal.h"
#include "table/problem.h"

namespace belle::table {

/// Who looks: a seat, or nobody in particular.
using Viewer = std::optional<Seat>;

/// A move of some game as a value, which only a Match of that game looks into.
class AnyMove {
 public:
  template <class Move>
  explicit AnyMove(const Move& move) {
    static_assert(std::is_trivially_copyable_v<Move> && sizeof(Move) <= kMost);
    std::memcpy(bytes_.data(), &move, sizeof(Move));
  }
  template <class Move>
  Move as() const {
    Move move;
    std::memcpy(&move, bytes_.data(), sizeof(Move));
    return move;
  }

 private:
  static constexpr std::size_t kMost = 16;  // bytes; the moves of both games have eight
  std::array<std::byte, kMost> bytes_{};
};

/// How a game ended that was played to its end.
struct Ending {
  std::vector<std::string> points;  // by seat, as the record writes them
  std::vector<Seat> winners;
};

/// A move that was read, found legal and tried: all that is left is to play it. It belongs to the
/// position in which it was decided.
struct Step {
  virtual ~Step() = default;

  std::uint64_t position = 0;    // no other position of any match has this number
  std::string text;              // as the record writes it
  std::optional<Ending> ending;  // if it ends the game
};

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
  Match& operator=(const Match&) = delete;

  /// The same match in the same position: what was decided in one can be played in the other.
  virtual std::unique_ptr<Match> copy() const = 0;

  /// Nobody once the game has been played to its end.
  virtual std::optional<Seat> to_move() const = 0;
  /// How many moves count.
  virtual std::size_t ply() const = 0;
  /// Who played the move at a ply below, and the move.
  virtual Seat mover(std::size_t ply) const = 0;
  virtual AnyMove move_at(std::size_t ply) const = 0;
  /// How many of the last moves the seat to move may take back without asking.
  virtual std::size_t free_to_take_back() const = 0;
  /// Nothing while the game is on.
  virtual std::optional<Ending> ending() const = 0;
  /// By seat, 0 for the winners, once the game has been played to its end.
  virtual std::vector<std::size_t> ranks() const = 0;

  /// Reads a move of the seat to move, and tries it; or why it is not legal, first as the mover
  /// can know it, and only then as it truly is. Nothing changes.
  virtual std::expected<std::shared_ptr<const Step>, Problem> step(std::string_view move) const = 0;
  /// Plays what was decided in this position; false, and nothing changes, if it was in another.
  virtual bool play(const Step& step) = 0;
  /// Plays a move of a journal, which is legal as it truly is; or why it is not.
  virtual std::expected<void, Problem> play(std::string_view move) = 0;
  /// Takes the last moves back; there must be as many.
  virtual void take_back(std::size_t moves) = 0;

  /// The position as a JSON object for the viewer.
  virtual std::string position(Viewer viewer) const = 0;
  /// The positions after `first` to `last` moves that count, as the viewer could know them then.
  virtual std::vector<std::string> past(Viewer viewer, std::size_t first,
                                        std::size_t last) const = 0;
  /// The moves of the seat to move, in the order of the alphabet.
  virtual std::vector<std::string> legal() const = 0;
  /// What a move would bring the seat to move; or why it is not legal.
  virtual std::expected<Explanation, Problem> explain(std::string_view move) const = 0;
  /// A move as the viewer may read it.
  virtual std::string text_for(Viewer viewer, Seat seat, const AnyMove& move) const = 0;
  /// The deal as the viewer may read it now.
  virtual std::vector<RecordLine> deal_for(Viewer viewer) const = 0;

  /// What the viewer may know, as write_view gives it: all that a player who thinks is given.
  virtual std::string view(Viewer viewer) const = 0;

 protected:
  Match(const Match&) = default;
};

/// The match of a table, copied with it; none before the deal.
class OwnMatch : public std::unique_ptr<Match> {
 public:
  OwnMatch() = default;
  explicit OwnMatch(std::unique_ptr<Match> match) : unique_ptr(std::move(match)) {}
  OwnMatch(const OwnMatch& other) : unique_ptr(other ? other->copy() : nullptr) {}
  OwnMatch(OwnMatch&&) = default;
  OwnMatch& operator=(const OwnMatch&) = delete;
  OwnMatch& operator=(OwnMatch&&) = default;
  ~OwnMatch() = default;
};

/// What is chosen before the deal.
struct Setup {
  std::size_t seats = 0;
  std::vector<RecordLine> options;     // those that were named
  std::optional<std::string> edition;  // the bytes of an edition file; else the shipped one
  std::optional<Seat> first = {};      // starts because of the game before; else as options say
  bool loser_starts = false;           // the next game: agreed, whatever the rules say
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
  /// Of the JSON that Match::position and Match::explain give.
  virtual const Shape& position_shape() const = 0;
  virtual const Shape& effect_shape() const = 0;

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

  /// The move that the level plays; or why there is none, for a person. Any thread may call it;
  /// when asked to stop it gives the best so far.
  virtual std::expected<std::string, std::string> find_move(
      const players::MoveQuery& query, const std::function<bool()>& stop) const = 0;
};

/// The games that can be played here.
using Games = std::vector<std::unique_ptr<GameKind>>;

}  // namespace belle::table
