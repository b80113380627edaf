#include "tests/lumiere/other_secrets.h"

#include <algorithm>
#include <utility>

namespace belle::lumiere {

State with_other_secrets(const State& state, std::optional<Seat> viewer, Random& random) {
  State other = state;
  for (const Seat seat : {kOrange, kBlue}) {
    auto& tiles = other.tiles[index(seat)];
    const bool hand_is_known = viewer == seat;
    const std::size_t known = other.open.tiles_laid[index(seat)] + (hand_is_known ? 1U : 0U);
    for (std::size_t i = kTiles; i > known + 1; --i)
      std::swap(tiles[i - 1], tiles[known + random.below(static_cast<std::uint32_t>(i - known))]);
    // Tiles 3 and 4 of the shipped edition look the same.
    if (random.below(2) == 0) std::swap(*std::ranges::find(tiles, 2), *std::ranges::find(tiles, 3));
  }
  return other;
}

}  // namespace belle::lumiere
