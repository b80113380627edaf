// The words of a contest: two contenders, A and B, meet in many games, and what is kept of each
// game. Nothing here knows which game is played.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace belle::arena {

enum class Side : std::uint8_t { A, B };

constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }

/// A player who takes part: how people call them, and the description they play by.
struct Contender {
  std::string name;
  std::string description;

  bool operator==(const Contender&) const = default;
};

/// Who plays whom, by side.
using Pairing = std::array<Contender, 2>;

/// How sides are spread over a table: as evenly as can be, or one A against all others. With two
/// seats both are the same.
enum class Manner : std::uint8_t { Balanced, OneAgainstAll };

/// The sides by seat.
using Seating = std::vector<Side>;

/// The time taken for decisions between several moves; a move without choice is not asked for.
struct Thinking {
  std::uint64_t decisions = 0;
  std::uint64_t nanoseconds = 0;
  std::uint64_t slowest = 0;  // nanoseconds of the longest decision

  void add(const Thinking& more) {
    decisions += more.decisions;
    nanoseconds += more.nanoseconds;
    slowest = std::max(slowest, more.slowest);
  }
  bool operator==(const Thinking&) const = default;
};

struct SeatResult {
  Side side{};
  int total = 0;
  bool won = false;  // several seats when the victory is shared
  Thinking thinking;

  bool operator==(const SeatResult&) const = default;
};

/// A player that did not answer with a legal move: its game ended there and is lost to the others,
/// who share the victory. Nobody has a total.
struct Forfeit {
  std::size_t seat = 0;
  std::string reason;

  bool operator==(const Forfeit&) const = default;
};

/// A finished game.
struct GameResult {
  std::uint64_t number = 0;  // within its match, from 0
  std::vector<SeatResult> seats;
  std::optional<Forfeit> forfeit = {};

  bool operator==(const GameResult&) const = default;
};

}  // namespace belle::arena
