#include "engine/lumiere/scoring.h"

#include <algorithm>

namespace belle::lumiere {
namespace {

Spaces all_buildings(const Open& open) {
  return buildings_of(open, kOrange) | buildings_of(open, kBlue);
}

int lit_points(const Edition& edition, const Open& open, Seat seat) {
  int points = 0;
  for (const Building building : Each<Building>(open.owned[index(seat)]))
    points += lit_points(edition, open, building);
  return points;
}

int card_points(const Edition& edition, const Open& open, Seat seat) {
  int points = 0;
  for (const Card card : Each<Card>(open.played[index(seat)]))
    points += card_points(edition, open, card, seat);
  return points;
}

}  // namespace

Spaces near_light(const Edition& edition, Spaces large) {
  const bool diamond = edition.rulings.large_light == LargeLight::Diamond;
  return beside(large) | (diamond ? diagonal_to(large) : 0);
}

Spaces far_light(Spaces large) {
  Spaces light = 0;
  for (const Facing facing : kFacings) light |= step(step(large, facing), facing);
  return light;
}

Spaces light_of(const Edition& edition, const Open& open, Space streetlight) {
  const Spaces here = only(streetlight);
  if (streetlight != open.large_streetlight) return beside(here);
  const Spaces clear = ~all_buildings(open);
  Spaces light = near_light(edition, here);
  for (const Facing facing : kFacings) light |= step(step(here, facing) & clear, facing);
  return light;
}

Spaces lights_on(const Edition& edition, const Open& open, Spaces building) {
  // A streetlight lights what lies beside it; the large one more than that.
  const Spaces large = only(open.large_streetlight);
  Spaces lights = beside(building) & open.streetlights;
  if (large != 0 && (light_of(edition, open, open.large_streetlight) & building) != 0)
    lights |= large;
  return lights;
}

int dancer_points(const Edition& edition, const Open& open) {
  const Spaces here = only(open.dancer);
  return edition.points.region *
         count(region(here, here | (free_spaces(open) & ~open.streetlights)));
}

int statue_points(const Edition& edition, const Open& open) {
  const Spaces here = only(open.statue);
  const Spaces free = free_spaces(open);
  if ((step(here, open.statue_facing) & free) == 0) return 0;
  return statue_points(edition.points, here, free);
}

int fountain_points(const Edition& edition, const Open& open, Seat seat) {
  if (open.fountain == kNowhere) return 0;
  return edition.points.building * std::popcount(touching(open, seat, open.fountain));
}

int painter_points(const Edition& edition, const Open& open) {
  const Spaces here = only(open.painter);
  return edition.points.streetlight *
         count(region(here, laid(open) & ~all_buildings(open)) & open.streetlights);
}

int card_points(const Edition& edition, const Open& open, Card card, Seat seat) {
  switch (card) {
    case Card::Moulin:
      return dancer_points(edition, open);
    case Card::Penseur:
      return statue_points(edition, open);
    case Card::Fontaine:
      return fountain_points(edition, open, seat);
    case Card::Peintre:
      return painter_points(edition, open);
    case Card::Lumiere:
    case Card::Levitation:
    case Card::Metro:
    case Card::Jardin:
    case Card::Sacre:
    case Card::Chartier:
    case Card::Bouquinistes:
    case Card::Lampadaire:
      return 0;
  }
  return 0;
}

int lit_points(const Edition& edition, const Open& open, Building building) {
  const Spaces cells = open.built[index(building)];
  return count(cells) * count(lights_on(edition, open, cells));
}

Spaces largest_group(const Open& open, Seat seat) {
  Spaces buildings = buildings_of(open, seat);
  Spaces largest = 0;
  while (buildings != 0) {
    const Spaces group = region(only(first(buildings)), buildings);
    if (count(group) > count(largest)) largest = group;
    buildings &= ~group;
  }
  return largest;
}

ScoreSheet score(const Edition& edition, const Open& open, Seat seat) {
  const bool forgiven = holds(open, seat, Card::Sacre);
  return {lit_points(edition, open, seat), count(largest_group(open, seat)),
          forgiven ? 0 : -3 * std::popcount(open.reserve[index(seat)]),
          card_points(edition, open, seat)};
}

std::string score_line(const Edition& edition, const State& state, Seat seat) {
  const ScoreSheet sheet = score(edition, state.open, seat);
  return std::string(kSeatNames[index(seat)]) + " lit " + std::to_string(sheet.lit) + " group " +
         std::to_string(sheet.group) + " unbuilt " + std::to_string(sheet.unbuilt) + " cards " +
         std::to_string(sheet.cards) + " total " + std::to_string(sheet.total());
}

}  // namespace belle::lumiere
