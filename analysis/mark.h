// What a decision was worth, and how a loss is called.
//
// A loss is what the best move is worth beyond the played one, in probability of victory and in VP.
// It counts as far as it stands out from the doubt about both estimates (decision.h). Up to these
// losses a move is still called so; more is a blunder:
//
//                                good     inaccuracy   mistake
//   probability of victory       0.04        0.10        0.25
//   VP, in a decided game        2           5          12
//
// Twice the chess servers' scale, for a game has twenty turns, not forty, and each weighs as much
// more: a slip that one in twenty-five games notices is no fault, and one that turns every fourth
// game is a blunder. A game is decided for a seat when even its best move leaves it at 0.03 or
// less, or at 0.97 or more. Nothing that happens there changes the victory much, yet people still
// want to see the points they threw away; there the worse of the two lines counts.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace belle::analysis {

/// What a seat can expect.
struct Value {
  double win = 0;     // probability of victory; a shared one is split
  double margin = 0;  // VP ahead of the best other seat

  Value& operator+=(const Value& other) {
    win += other.win;
    margin += other.margin;
    return *this;
  }
  friend Value operator-(const Value& a, const Value& b) {
    return {a.win - b.win, a.margin - b.margin};
  }
  friend bool operator==(const Value&, const Value&) = default;
};

/// The same for the other seat, where two play.
constexpr Value for_the_other(const Value& value) { return {1 - value.win, -value.margin}; }

/// From the best to the worst, after those that were no choice.
enum class Mark : std::uint8_t { Forced, Best, Good, Inaccuracy, Mistake, Blunder };

inline constexpr std::array<std::string_view, 6> kMarkNames{"forced",     "best",    "good",
                                                            "inaccuracy", "mistake", "blunder"};

constexpr std::size_t index(Mark mark) { return static_cast<std::size_t>(mark); }
constexpr std::string_view name(Mark mark) { return kMarkNames[index(mark)]; }

inline constexpr std::array<double, 3> kWinLosses{0.04, 0.10, 0.25};
inline constexpr std::array<double, 3> kPointLosses{2, 5, 12};
inline constexpr double kDecided = 0.03;

/// What a choice is called that lost so much (never negative) of what the best move was worth.
/// Nothing lost is best, whichever move it was.
Mark mark_of(const Value& best, const Value& loss);

}  // namespace belle::analysis
