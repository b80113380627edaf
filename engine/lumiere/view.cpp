#include "engine/lumiere/view.h"

#include <algorithm>
#include <span>

namespace belle::lumiere {

View make_view(const Edition& edition, const State& state, std::optional<Seat> viewer) {
  View view{state.open, viewer, {}};
  if (viewer && has_tile(state.open, *viewer)) view.hand = edition.tile_face[hand(state, *viewer)];
  return view;
}

State redeal(const Edition& edition, const View& view, Random& random) {
  State state{view.open, {}};
  for (const Seat seat : {kOrange, kBlue}) {
    auto& order = state.tiles[index(seat)];
    auto left = view.open.tiles_left[index(seat)];
    // Laid tiles fill the order from its front, tiles still to be drawn from its back.
    std::size_t front = 0;
    std::size_t back = kTiles;
    for (std::size_t tile = kTiles; tile-- > 0;) {
      std::uint8_t& of_face = left[edition.tile_face[tile]];
      const bool unlaid = of_face > 0;
      if (unlaid) --of_face;
      order[unlaid ? --back : front++] = static_cast<std::uint8_t>(tile);
    }
    const std::span pile = std::span(order).subspan(front);
    random.shuffle(pile);
    if (view.viewer == seat && view.hand) {
      const auto in_hand = std::ranges::find_if(
          pile, [&](std::uint8_t tile) { return edition.tile_face[tile] == *view.hand; });
      std::swap(*in_hand, pile.front());
    }
  }
  return state;
}

}  // namespace belle::lumiere
