#include "players/lumiere/score_after.h"

#include <algorithm>

namespace belle::lumiere {

ScoreAfter::ScoreAfter(const Edition& edition, const State& state, const ScoreSheet& own,
                       const ScoreSheet& other)
    : edition_(edition),
      state_(state),
      open_(state.open),
      seat_(state.open.to_move),
      now_{own.total(), other.total(), own.group},
      unbuilt_(holds(state.open, seat_, Card::Sacre) ? 0 : 3),
      free_(free_spaces(state.open)) {
  Spaces rest = buildings_of(open_, seat_);
  no_building_ = laid(open_) & ~(rest | buildings_of(open_, rival(seat_)));
  while (rest != 0) {
    const Spaces group = region(only(first(rest)), rest);
    groups_.push(group);
    rest &= ~group;
  }
  if (open_.large_streetlight != kNowhere) {
    large_light_ = light_of(edition, open_, open_.large_streetlight);
    shadow_ = beside(only(open_.large_streetlight));
  }
  if (open_.dancer != kNowhere) {
    const Spaces here = only(open_.dancer);
    dancing_ = region(here, here | (free_ & ~open_.streetlights));
    dancer_ = edition.points.region * count(dancing_);
  }
  if (open_.statue != kNowhere) statue_ = statue_points(edition, open_);
  if (open_.painter != kNowhere) {
    painting_ = region(only(open_.painter), no_building_);
    painter_ = edition.points.streetlight * count(painting_ & open_.streetlights);
  }
}

After ScoreAfter::of(const Move& move) const {
  const Spaces cells = building_cells(edition_, move);
  if ((cells & (open_.streetlights | shadow_)) != 0) return carried_out(move);
  if (cells != 0) return build(cells, move.building == kGarden ? 0 : unbuilt_);
  if (move.space != kNowhere) return piece(move);
  After after = now_;
  if (move.card == Card::Sacre) after.own += 3 * std::popcount(open_.reserve[index(seat_)]);
  return after;
}

After ScoreAfter::carried_out(const Move& move) const {
  State next = state_;
  apply(edition_, next, move);
  const ScoreSheet own = score(edition_, next.open, seat_);
  return {own.total(), score(edition_, next.open, rival(seat_)).total(), own.group};
}

After ScoreAfter::build(Spaces cells, int saved) const {
  After after = now_;
  Spaces lights = beside(cells) & open_.streetlights;
  if ((cells & large_light_) != 0) lights |= only(open_.large_streetlight);
  after.group = group_with(cells);
  after.own += saved + count(cells) * count(lights) + after.group - now_.group;
  if ((beside(cells) & only(open_.fountain)) != 0 &&
      (open_.played[index(seat_)] & only(Card::Fontaine)) != 0)
    after.own += edition_.points.building;
  take_from_pieces(cells, true, after);
  return after;
}

After ScoreAfter::piece(const Move& move) const {
  const Spaces here = only(move.space);
  After after = now_;
  switch (move.card) {
    case Card::Moulin:
      after.own += edition_.points.region * count(region(here, free_ & ~open_.streetlights));
      break;
    case Card::Penseur:
      after.own += statue_points(edition_.points, here, free_);
      break;
    case Card::Fontaine:
      after.own += edition_.points.building * std::popcount(touching(open_, seat_, move.space));
      break;
    case Card::Peintre:
      after.own +=
          edition_.points.streetlight * count(region(here, no_building_) & open_.streetlights);
      break;
    case Card::Lumiere:
    case Card::Levitation:
    case Card::Metro:
    case Card::Jardin:
    case Card::Sacre:
    case Card::Chartier:
    case Card::Bouquinistes:
    case Card::Lampadaire:
      return carried_out(move);
  }
  take_from_pieces(here, false, after);
  return after;
}

int ScoreAfter::group_with(Spaces cells) const {
  const Spaces around = beside(cells);
  int size = count(cells);
  for (const Spaces group : groups_)
    if ((group & around) != 0) size += count(group);
  return std::max(size, now_.group);
}

void ScoreAfter::take_from_pieces(Spaces covered, bool building, After& after) const {
  if ((covered & dancing_) != 0)
    owner(Card::Moulin, after) +=
        edition_.points.region * count(region(only(open_.dancer), dancing_ & ~covered)) - dancer_;
  if (statue_ != 0) {
    const Spaces here = only(open_.statue);
    const Spaces free = free_ & ~covered;
    const bool sees = (step(here, open_.statue_facing) & free) != 0;
    const int points = statue_points(edition_.points, here, free);
    owner(Card::Penseur, after) += (sees ? points : 0) - statue_;
  }
  if (building && (covered & painting_) != 0)
    owner(Card::Peintre, after) +=
        edition_.points.streetlight *
            count(region(only(open_.painter), painting_ & ~covered) & open_.streetlights) -
        painter_;
}

}  // namespace belle::lumiere
