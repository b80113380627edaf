#include "engine/paris/scoring.h"

#include <algorithm>

namespace belle::paris {

int value_sum(const Edition& edition, const Open& open, Seat seat, Places places) {
  int sum = 0;
  for (const Place place : Each<Place>(open.keys[index(seat)] & places))
    sum += value_of(edition, place);
  for (const Place place : Each<Place>(open.twice[index(seat)] & places))
    sum += value_of(edition, place);
  return sum;
}

std::array<int, kMostPlayers> district_points(const Edition& edition, const Open& open,
                                              District district, std::size_t vp_tile) {
  // A player's standing: the sum, then the single highest value; nobody there has neither.
  struct Standing {
    int sum = 0;
    int highest = 0;
    auto operator<=>(const Standing&) const = default;
  };
  std::array<Standing, kMostPlayers> standings{};
  const Places places = targets_in(open, district);
  for (std::size_t i = 0; i < open.players; ++i) {
    standings[i].sum = value_sum(edition, open, Seat(i), places);
    for (const Place place : Each<Place>(open.keys[i] & places))
      standings[i].highest = std::max(standings[i].highest, value_of(edition, place));
  }
  std::array<int, kMostPlayers> points{};
  for (std::size_t i = 0; i < open.players; ++i) {
    if (standings[i].sum == 0) continue;
    const auto better = static_cast<std::size_t>(
        std::ranges::count_if(standings, [&](const Standing& s) { return s > standings[i]; }));
    if (better >= 3) continue;
    const int first = std::ranges::max(standings).sum;
    const bool too_far_behind = open.players == 2 && better == 1 && 2 * standings[i].sum < first;
    if (!too_far_behind) points[i] = edition.vp_tiles[vp_tile][better];
  }
  return points;
}

int types_of(const Edition& edition, const Open& open, Seat seat) {
  unsigned types = 0;
  const Places keys = open.keys[index(seat)];
  for (const Place place : Each<Place>(keys & kAllBuildings))
    types |= 1U << static_cast<unsigned>(edition.types[open.building[index(place)]]);
  return std::popcount(types) + ((keys & kAllLandmarks) != 0 ? 1 : 0);
}

int type_points(int types) { return types < 4 ? 0 : 10 + 5 * (types - 4); }

ScoreSheet score(const Edition& edition, const Open& open, Seat seat) {
  const Screen& own = screen(open, seat);
  ScoreSheet sheet;
  sheet.play = own.points;
  if ((own.bonuses & only_bonus(kFrancsTile)) != 0) sheet.tile27 = own.francs;
  for (std::size_t tile = 0; tile < kVpTiles; ++tile)
    if (open.vp_district[tile] != kSupply)
      sheet.districts +=
          district_points(edition, open, District(open.vp_district[tile]), tile)[index(seat)];
  return sheet;
}

std::string score_line(const Edition& edition, const State& state, Seat seat) {
  const ScoreSheet sheet = score(edition, state.open, seat);
  return std::string(kSeatNames[index(seat)]) + " play " + std::to_string(sheet.play) + " tile27 " +
         std::to_string(sheet.tile27) + " districts " + std::to_string(sheet.districts) +
         " total " + std::to_string(sheet.total());
}

}  // namespace belle::paris
