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

std::array<Standing, kMostPlayers> standings(const Edition& edition, const Open& open,
                                             District district) {
  // What ranks a seat; nobody there has neither.
  struct Strength {
    int sum = 0;
    int highest = 0;
    auto operator<=>(const Strength&) const = default;
  };
  std::array<Strength, kMostPlayers> strengths{};
  const Places places = targets_in(open, district);
  for (std::size_t i = 0; i < open.players; ++i) {
    strengths[i].sum = value_sum(edition, open, Seat(i), places);
    for (const Place place : Each<Place>(open.keys[i] & places))
      strengths[i].highest = std::max(strengths[i].highest, value_of(edition, place));
  }
  std::array<Standing, kMostPlayers> result{};
  for (std::size_t i = 0; i < open.players; ++i) {
    if (strengths[i].sum == 0) continue;
    const auto better =
        std::ranges::count_if(strengths, [&](const Strength& s) { return s > strengths[i]; });
    result[i] = {strengths[i].sum, static_cast<int>(better) + 1};
  }
  return result;
}

std::array<int, kMostPlayers> district_points(const Edition& edition, const Open& open,
                                              District district, std::size_t vp_tile) {
  const auto seats = standings(edition, open, district);
  const int first = std::ranges::max(seats, {}, &Standing::sum).sum;
  std::array<int, kMostPlayers> points{};
  for (std::size_t i = 0; i < open.players; ++i) {
    const auto [sum, rank] = seats[i];
    if (rank == 0 || rank > 3) continue;
    const bool too_far_behind = open.players == 2 && rank == 2 && 2 * sum < first;
    if (!too_far_behind) points[i] = edition.vp_tiles[vp_tile][static_cast<std::size_t>(rank - 1)];
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

int type_points(const BonusTile& tile, int types) {
  return types < 4 ? 0 : tile.points[static_cast<std::size_t>(types - 4)];
}

int points_for_francs(const Edition& edition, Bonuses held) {
  int each = 0;
  for (const std::size_t number :
       Each<std::size_t>(held & edition.bonus_with[index(BonusEffect::KeptFrancs)]))
    each += edition.bonus[number].points[0];
  return each;
}

ScoreSheet score(const Edition& edition, const Open& open, Seat seat) {
  const Screen& own = screen(open, seat);
  ScoreSheet sheet;
  sheet.play = own.points;
  sheet.kept_francs = own.francs * points_for_francs(edition, own.bonuses);
  for (std::size_t tile = 0; tile < kVpTiles; ++tile)
    if (open.vp_district[tile] != kSupply)
      sheet.districts +=
          district_points(edition, open, District(open.vp_district[tile]), tile)[index(seat)];
  return sheet;
}

std::string score_line(const Edition& edition, const State& state, Seat seat) {
  const ScoreSheet sheet = score(edition, state.open, seat);
  return std::string(kSeatNames[index(seat)]) + " play " + std::to_string(sheet.play) + " tile27 " +
         std::to_string(sheet.kept_francs) + " districts " + std::to_string(sheet.districts) +
         " total " + std::to_string(sheet.total());
}

}  // namespace belle::paris
