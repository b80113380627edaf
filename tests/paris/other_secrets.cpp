#include "tests/paris/other_secrets.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace belle::paris {
namespace {

// Whether the viewer looked through the supply between two takings, so that it can tell them apart.
bool looked_between(const Open& open, std::optional<Seat> viewer, std::size_t first,
                    std::size_t second) {
  if (!viewer) return false;
  for (std::size_t look = first + 1; look <= second; ++look)
    if ((open.could_look[index(*viewer)] >> look & 1U) != 0) return true;
  return false;
}

// Gives the tile of one taking to another one, and so the hands that hold them.
void exchange_takings(State& state, std::size_t first, std::size_t second) {
  const unsigned one = 1U << state.taken[first];
  const unsigned other = 1U << state.taken[second];
  std::uint16_t& one_hand = state.end_tiles[state.open.takers[first]];
  std::uint16_t& other_hand = state.end_tiles[state.open.takers[second]];
  one_hand = static_cast<std::uint16_t>(one_hand ^ one);
  other_hand = static_cast<std::uint16_t>(other_hand ^ other);
  one_hand = static_cast<std::uint16_t>(one_hand ^ other);
  other_hand = static_cast<std::uint16_t>(other_hand ^ one);
  std::swap(state.taken[first], state.taken[second]);
}

}  // namespace

State with_other_secrets(const State& state, std::optional<Seat> viewer, Random& random) {
  State other = state;
  const Open& open = state.open;
  for (std::size_t a = 0; a < kPiles; ++a) {
    for (std::size_t i = 0; i + 1 < open.pile_left[a]; ++i) {
      const std::size_t b = random.below(kPiles);
      if (open.pile_left[b] < 2) continue;
      std::swap(other.piles[a][i], other.piles[b][random.below(open.pile_left[b] - 1U)]);
    }
  }
  const auto exchangeable = [&](std::size_t taking) {
    return open.used_by[other.taken[taking]] == kNobody &&
           (!viewer || open.takers[taking] != static_cast<std::uint8_t>(*viewer));
  };
  for (std::size_t first = 0; first < open.takings; ++first) {
    if (!exchangeable(first)) continue;
    for (std::size_t second = first + 1; second < open.takings; ++second)
      if (exchangeable(second) && !looked_between(open, viewer, first, second) &&
          random.below(2) == 0)
        exchange_takings(other, first, second);
    if (other.end_supply == 0 || looked_between(open, viewer, first, open.takings)) continue;
    // With a tile that is still there.
    const auto left = std::countr_zero(other.end_supply);
    const std::uint8_t had = other.taken[first];
    std::uint16_t& hand = other.end_tiles[open.takers[first]];
    hand = static_cast<std::uint16_t>((hand & ~(1U << had)) | 1U << left);
    other.end_supply = static_cast<std::uint16_t>((other.end_supply & ~(1U << left)) | 1U << had);
    other.taken[first] = static_cast<std::uint8_t>(left);
  }
  return other;
}

Deal deal_of(const State& state, Deal deal) {
  for (std::size_t pile = 0; pile < kPiles; ++pile)
    std::copy_n(state.piles[pile].begin(), state.open.pile_left[pile], deal.piles[pile].rbegin());
  return deal;
}

}  // namespace belle::paris
