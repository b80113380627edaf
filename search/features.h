// What a net is shown of a position: marks, which are there or not, and measures, which are
// numbers of about -1 to 1. Both are counted from 0 and mean the same in every position of a game.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace belle::search {

inline constexpr std::size_t kMostMarks = 1792;    // different ones of a game
inline constexpr std::size_t kMostMeasures = 128;  // of a game

struct Inputs {
  std::array<std::uint64_t, kMostMarks / 64> marks;  // a bit each
  std::array<float, kMostMeasures> measures;  // those the game does not have are not looked at

  void clear() { marks = {}; }
  void mark(std::size_t number) {
    assert(number < kMostMarks);
    marks[number / 64] |= std::uint64_t{1} << (number % 64);
  }
};

}  // namespace belle::search
