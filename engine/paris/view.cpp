#include "engine/paris/view.h"

#include <algorithm>
#include <vector>

namespace belle::paris {
namespace {

constexpr std::uint16_t kAllEndTiles = (1U << kEndTiles) - 1;

// The building tiles nobody has seen. Every draw is public.
std::vector<Tile> unseen_tiles(const Open& open) {
  std::array<bool, kSpaces> seen{};
  for (const Place space : Each<Place>(open.buildings)) seen[open.building[index(space)]] = true;
  for (const Place tile : Each<Place>(open.gone)) seen[index(tile)] = true;
  if (open.drawn != kNoTile) seen[open.drawn] = true;
  std::vector<Tile> unseen;
  for (std::size_t tile = 0; tile < kSpaces; ++tile)
    if (!seen[tile]) unseen.push_back(static_cast<Tile>(tile));
  return unseen;
}

void deal_piles(const Open& open, State& state, Random& random) {
  std::vector<Tile> unseen = unseen_tiles(open);
  random.shuffle(unseen);
  // First the tops, which show their district; then the rest in any order.
  for (std::size_t pile = 0; pile < kPiles; ++pile) {
    if (open.pile_left[pile] == 0) continue;
    const auto top = std::ranges::find_if(unseen, [&](Tile tile) {
      return static_cast<std::uint8_t>(district_of(Place(tile))) == open.pile_top[pile];
    });
    state.piles[pile][open.pile_left[pile] - 1U] = *top;
    unseen.erase(top);
  }
  for (std::size_t pile = 0; pile < kPiles; ++pile) {
    for (std::size_t i = 0; i + 1 < open.pile_left[pile]; ++i) {
      state.piles[pile][i] = unseen.back();
      unseen.pop_back();
    }
  }
}

// Deals the tiles that others took while the supply went from what the viewer saw at one look to
// what it saw at the next: `gone` are the tiles to choose from, first to last the takings. Tiles
// used since are known to have been their user's. Returns the tiles that are left over.
std::uint16_t deal_takings(const View& view, State& state, std::uint16_t gone, std::size_t first,
                           std::size_t last, Random& random) {
  std::vector<std::size_t> slots;
  for (std::size_t taking = first; taking < last; ++taking) {
    if (view.own_taken[taking] == kNobody) {
      slots.push_back(taking);
    } else {
      state.taken[taking] = view.own_taken[taking];
      gone = static_cast<std::uint16_t>(gone & ~(1U << view.own_taken[taking]));
    }
  }
  random.shuffle(slots);
  std::vector<std::uint8_t> unknown;
  std::vector<std::uint8_t> used;
  for (const std::uint8_t tile : Each<std::uint8_t>(gone))
    (view.open.used_by[tile] == kNobody ? unknown : used).push_back(tile);
  // The tile used first has the fewest takings to come from.
  std::ranges::sort(used, {}, [&](std::uint8_t tile) { return view.open.used_after[tile]; });
  for (const std::uint8_t tile : used) {
    const auto slot = std::ranges::find_if(slots, [&](std::size_t taking) {
      return view.open.takers[taking] == view.open.used_by[tile] &&
             taking < view.open.used_after[tile];
    });
    state.taken[*slot] = tile;
    slots.erase(slot);
  }
  random.shuffle(unknown);
  std::uint16_t left = 0;
  for (const std::uint8_t tile : unknown) {
    if (slots.empty()) {
      left = static_cast<std::uint16_t>(left | 1U << tile);
      continue;
    }
    state.taken[slots.back()] = tile;
    slots.pop_back();
  }
  return left;
}

void deal_end_tiles(const View& view, State& state, Random& random) {
  std::uint16_t supply = kAllEndTiles;
  std::size_t looked = 0;
  for (std::size_t look = 0; look < kEndTiles; ++look) {
    if (view.supply_seen[look] == 0) continue;
    const auto gone = static_cast<std::uint16_t>(supply & ~view.supply_seen[look]);
    deal_takings(view, state, gone, looked, look, random);
    supply = view.supply_seen[look];
    looked = look;
  }
  state.end_supply = deal_takings(view, state, supply, looked, view.open.takings, random);
  for (std::size_t taking = 0; taking < view.open.takings; ++taking) {
    const std::uint8_t tile = state.taken[taking];
    if (view.open.used_by[tile] != kNobody) continue;
    std::uint16_t& held = state.end_tiles[view.open.takers[taking]];
    held = static_cast<std::uint16_t>(held | 1U << tile);
  }
}

}  // namespace

View make_view(const Edition&, const State& state, std::optional<Seat> viewer) {
  View view{state.open, viewer, 0, {}, {}};
  view.own_taken.fill(kNobody);
  if (!viewer) return view;
  view.end_tiles = state.end_tiles[index(*viewer)];
  std::uint16_t supply = kAllEndTiles;
  for (std::size_t taking = 0; taking < kEndTiles; ++taking) {
    if ((state.open.could_look[index(*viewer)] >> taking & 1U) != 0)
      view.supply_seen[taking] = supply;
    if (taking >= state.open.takings) break;
    const std::uint8_t tile = state.taken[taking];
    if (state.open.takers[taking] == static_cast<std::uint8_t>(*viewer))
      view.own_taken[taking] = tile;
    supply = static_cast<std::uint16_t>(supply & ~(1U << tile));
  }
  return view;
}

State redeal(const Edition&, const View& view, Random& random) {
  State state;
  state.open = view.open;
  deal_piles(view.open, state, random);
  deal_end_tiles(view, state, random);
  return state;
}

}  // namespace belle::paris
