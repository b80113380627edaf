#include "players/paris/estimates.h"

#include "engine/paris/moves.h"
#include "engine/paris/rules.h"

namespace belle::players {

using namespace paris;

float turns_to_come(const Open& open, Seat seat, float turns_per_end_tile) {
  const std::size_t players = open.players;
  const auto after = [&](Seat one, Seat other) {
    return (index(one) + players - index(other)) % players;
  };
  if (open.ending != Ending::NotYet) {
    const bool this_round = after(seat, open.start) > after(open.to_move, open.start);
    return (this_round ? 1.0F : 0.0F) + (open.ending == Ending::AfterNextRound ? 1.0F : 0.0F);
  }
  const int draws = open.pile_left[0] + open.pile_left[1] + open.pile_left[2] -
                    (open.stage == Stage::Draw ? 1 : 0);
  const int end_tiles = static_cast<int>(kEndTiles) - open.takings;
  const auto before = static_cast<float>((after(seat, open.to_move) + players - 1) % players);
  // The round of the last tile is on average half over, and one more follows.
  const auto n = static_cast<float>(players);
  return (static_cast<float>(draws) + turns_per_end_tile * static_cast<float>(end_tiles) - before) /
             n +
         2.0F;
}

int points_now(const Edition& edition, const Open& open, Seat seat, int number) {
  const Screen& own = screen(open, seat);
  const BonusTile& tile = edition.bonus[static_cast<std::size_t>(number)];
  if (tile.effect == BonusEffect::KeptFrancs) return tile.points[0] * own.francs;
  const std::size_t first = tile.effect == BonusEffect::PrestigePairs ? kResources : 0;
  const auto pairs_of = [&](std::size_t kind) {
    return (seat == open.to_move ? tokens_for_pairs(edition, open, Token(kind))
                                 : int{own.tokens[kind]}) /
           2;
  };
  const int pairs = pairs_of(first) + pairs_of(first + 1) + pairs_of(first + 2);
  return bonus_points(edition, open, seat, number, pairs);
}

Places in_reach(const Open& open, Seat seat, Places free) {
  const Places keys = open.keys[index(seat)];
  Places reach = 0;
  for (std::size_t d = 0; d < kDistricts; ++d) {
    const Places buildings = buildings_in(District(d));
    Places above = free & buildings;
    if ((keys & only(bank_of(District(d)))) == 0) {
      const Places own = keys & buildings;
      if (own == 0) continue;
      const Places lowest = own & (~own + 1);
      above &= ~((lowest << 1) - 1);
    }
    reach |= above;
  }
  return reach;
}

}  // namespace belle::players
