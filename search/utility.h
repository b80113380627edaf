// One number for what a seat wants: to win, and to win by much. The second part keeps it playing
// well when the game is as good as decided; its weight was chosen in the arena.
#pragma once

#include "search/worth.h"

namespace belle::search {

inline constexpr float kMarginWeight = 0.25F;
inline constexpr float kMarginUnit = 15;  // VP

/// From 0 to 1.
inline float utility(float win, float margin) {
  const float x = margin / kMarginUnit;
  const float squashed = 0.5F + 0.5F * x / (1 + (x < 0 ? -x : x));
  return (1 - kMarginWeight) * win + kMarginWeight * squashed;
}

inline float utility(const Worth& worth, Seat seat) {
  return utility(worth.win[index(seat)], worth.margin[index(seat)]);
}

}  // namespace belle::search
