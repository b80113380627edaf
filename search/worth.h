// What a position is worth to each seat.
#pragma once

#include <array>
#include <cstddef>

#include "engine/core/seat.h"

namespace belle::search {

struct Worth {
  std::array<float, kMaxSeats> win{};     // probability of victory; shared ones are split
  std::array<float, kMaxSeats> margin{};  // expected VP ahead of the best other seat
};

inline Worth& operator+=(Worth& sum, const Worth& more) {
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    sum.win[i] += more.win[i];
    sum.margin[i] += more.margin[i];
  }
  return sum;
}

/// How a game is expected to end.
struct Forecast {
  std::array<float, kMaxSeats> win{};     // as above
  std::array<float, kMaxSeats> totals{};  // final VP
};

}  // namespace belle::search
