// How a search is tuned. Each game has the parameters that won in the arena.
#pragma once

#include <cstddef>

namespace belle::search {

struct Parameters {
  float curiosity = 1.0F;  // weight of what was seldom tried
  float sharpness = 0.1F;  // utility at which a prior falls by e
  bool paranoid = false;   // all others play against the viewer, instead of each for itself
  std::size_t width = 64;  // moves evaluated at a new node
  bool predicts = false;   // others answer by the hand-made evaluation, instead of being searched
  bool one_ply = false;    // only the moves of the viewer at first sight, without simulations
};

}  // namespace belle::search
