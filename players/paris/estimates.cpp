#include "players/paris/outlook.h"

#include "engine/paris/scoring.h"

namespace belle::players {

using namespace paris;

namespace {

// The buildings that each bonus tile counts, if it does.
const std::array<Places, kBonusNumbers + 1> kCounted = [] {
  std::array<Places, kBonusNumbers + 1> counted{};
  for (std::size_t number = 1; number <= kBonusNumbers; ++number)
    if (const auto slot = rewarded_slot(static_cast<int>(number)))
      counted[number] = in_every_district(static_cast<std::uint8_t>(1U << *slot));
  return counted;
}();

}  // namespace

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
  const int each = edition.bonus_points[static_cast<std::size_t>(number)];
  const auto pairs = [&](std::size_t first) {
    return own.tokens[first] / 2 + own.tokens[first + 1] / 2 + own.tokens[first + 2] / 2;
  };
  switch (number) {
    case 7:
    case 12:
    case 22:
      return each;
    case 20:
      return (open.players - 1) * std::popcount(own.bonuses & ~only_bonus(number));
    case 23:
      return open.players * pairs(kResources);
    case 24:
      return open.players * pairs(0);
    case kFrancsTile:
      return own.francs;
    case 29:
      return each * keys_on(open, seat, kAllLandmarks);
    case 30:
      return type_points(types_of(edition, open, seat));
    default: {
      const Places counted = kCounted[static_cast<std::size_t>(number)];
      return counted == 0 ? 0 : each * keys_on(open, seat, counted);
    }
  }
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
