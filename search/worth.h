// What a position is worth to each seat.
#pragma once

#include <array>

#include "engine/core/seat.h"

namespace belle::search {

struct Worth {
  std::array<float, kMaxSeats> win{};     // probability of victory; shared ones are split
  std::array<float, kMaxSeats> margin{};  // expected VP ahead of the best other seat
};

/// How a game is expected to end.
struct Forecast {
  std::array<float, kMaxSeats> win{};     // as above
  std::array<float, kMaxSeats> totals{};  // final VP
};

}  // namespace belle::search
