// What a net is shown of a position: marks, which are there or not, and measures, which are
// numbers of about -1 to 1. Both are counted from 0 and mean the same in every position of a game.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/core/list.h"

namespace belle::search {

inline constexpr std::size_t kMostMarks = 384;     // in one position
inline constexpr std::size_t kMostMeasures = 128;  // of a game

struct Inputs {
  List<std::uint16_t, kMostMarks> marks;
  std::array<float, kMostMeasures> measures;  // those the game does not have are not looked at

  void mark(std::size_t number) { marks.push(static_cast<std::uint16_t>(number)); }
};

}  // namespace belle::search
