#include "players/lumiere/seat_bounds.h"

#include <algorithm>

namespace belle::lumiere {
namespace {

bool can_play(const Open& open, Seat seat, Card card) {
  return (unplayed(open) & only(card)) != 0 && tokens_left(open, seat) > 0;
}

bool may_use(const Open& open, Seat seat, Card kept) {
  return holds(open, seat, kept) || can_play(open, seat, kept);
}

int size_of(const Edition& edition, Building building) {
  return edition.pieces[index(building)].ways[0].size;
}

// The most that the large streetlight can light, shadows left aside.
Spaces most_light(const Edition& edition, Spaces large) {
  return near_light(edition, large) | far_light(large);
}

// Buildings that the seat may build with cards: the garden, one of the pool.
Buildings by_cards(const Open& open, Seat seat) {
  Buildings result = 0;
  if (can_play(open, seat, Card::Jardin)) result |= only(kGarden);
  if (can_play(open, seat, Card::Levitation) && open.reserve[index(seat)] != 0) result |= open.pool;
  return result;
}

// A few numbers, the largest first.
class Sorted {
 public:
  explicit Sorted(const List<int, kPieces>& values) {
    std::size_t size = 0;
    for (const int value : values) {
      std::size_t place = size++;
      for (; place > 0 && values_[place - 1] < value; --place) values_[place] = values_[place - 1];
      values_[place] = value;
    }
  }
  int operator[](std::size_t place) const { return values_[place]; }

 private:
  std::array<int, kPieces> values_;
};

// The most that one seat can still win, and the most it can lose.
class Estimate {
 public:
  Estimate(const Edition& edition, const Open& open, const std::array<Reach, kSeats>& reaches,
           Seat seat)
      : edition_(edition),
        open_(open),
        seat_(seat),
        mine_(reaches[index(seat)]),
        rivals_(reaches[index(rival(seat))]),
        free_(free_spaces(open)),
        own_free_(free_of_colour(open, seat)),
        buildings_(buildings_of(open, seat)),
        all_buildings_(buildings_ | buildings_of(open, rival(seat))) {}

  SeatBounds seat_bound() {
    result_.now = score(edition_, open_, seat_);
    bound_builds();
    if (tokens_left(open_, seat_) > 0)
      for (const Card card : Each<Card>(unplayed(open_)))
        result_.card[index(card)] = most_from(card);
    bound_group();
    make_sure_of_builds();
    result_.low = result_.now.total() + sure_ - most_lost_of_light() - most_lost_of_pieces();
    return result_;
  }

 private:
  bool can(Card card) const { return can_play(open_, seat_, card); }

  void bound_builds() {
    const Buildings reserve = open_.reserve[index(seat_)];
    int buildable = 0;
    for (const Building building : Each<Building>(reserve)) {
      const int best = mine_.best[index(building)];
      if (best < 0) continue;
      ++buildable;
      result_.build[index(building)] = best + unbuilt();
      sizes_[index(building)] = size_of(edition_, building);
    }
    result_.builds = std::min(buildable, chimneys_left(open_, seat_));
    new_spaces_ = largest(sizes_, result_.builds);
    new_buildings_ = result_.builds;
    for (const Building building : Each<Building>(by_cards(open_, seat_))) {
      if (mine_.best[index(building)] < 0) continue;
      const int size = size_of(edition_, building);
      if (building == kGarden)
        garden_ = size;
      else
        levitated_ = std::max(levitated_, size);
    }
    new_spaces_ += garden_ + levitated_;
    new_buildings_ += (garden_ > 0 ? 1 : 0) + (levitated_ > 0 ? 1 : 0);
    const Spaces fountain = only(open_.fountain);
    const Cards played = open_.played[index(seat_)];
    if (fountain != 0 && (played & only(Card::Fontaine)) != 0)
      result_.pieces += edition_.points.building *
                        std::min(count(beside(fountain) & growth()), new_buildings_ + annex());
    if (open_.painter != kNowhere && (played & only(Card::Peintre)) != 0 && can(Card::Lampadaire))
      result_.pieces += edition_.points.streetlight;
  }

  // What it costs to have a building in reserve at the end.
  int unbuilt() const { return holds(open_, seat_, Card::Sacre) ? 0 : 3; }

  int annex() const { return can(Card::Bouquinistes) ? 1 : 0; }

  // Spaces on which the seat's buildings may still grow.
  Spaces growth() const { return mine_.spaces | (annex() != 0 ? own_free_ : 0); }

  void bound_group() {
    result_.group = result_.now.group;
    const int most = new_spaces_ + annex();
    if (most == 0) return;
    Spaces rest = buildings_ | growth();
    while (rest != 0) {
      const Spaces part = region(only(first(rest)), rest);
      rest &= ~part;
      const int size = count(part & buildings_) + std::min(most, count(part & ~buildings_));
      result_.group = std::max(result_.group, size);
    }
  }

  int most_from(Card card) {
    switch (card) {
      case Card::Metro:
      case Card::Chartier:
        return 0;
      case Card::Sacre:  // what is built instead wins the same points back
        return 3 * (std::popcount(open_.reserve[index(seat_)]) - result_.builds);
      case Card::Moulin:
        return most_from_dancer();
      case Card::Penseur:
        return most_from_statue();
      case Card::Fontaine:
        return most_from_fountain();
      case Card::Lumiere:
        return most_from_large_streetlight();
      case Card::Levitation: {
        int best = -1;
        if (open_.reserve[index(seat_)] != 0)
          for (const Building building : Each<Building>(open_.pool))
            best = std::max(best, mine_.best[index(building)]);
        return best < 0 ? 0 : best + unbuilt();
      }
      case Card::Jardin:
        return std::max(0, mine_.best[index(kGarden)]);
      case Card::Peintre:
        return most_from_painter();
      case Card::Bouquinistes:
        return most_from_annex();
      case Card::Lampadaire:
        return most_from_streetlight();
    }
    return 0;
  }

  int most_from_dancer() const {
    const Spaces floor = free_ & ~open_.streetlights;
    int best = 0;
    for (Spaces rest = own_free_; rest != 0;) {
      const Spaces part = region(only(first(rest)), floor);
      best = std::max(best, count(part));
      rest &= ~part;
    }
    return edition_.points.region * best;
  }

  int most_from_statue() const {
    int best = 0;
    for (const Space space : Each<Space>(own_free_ & beside(free_)))
      best = std::max(best, statue_points(edition_.points, only(space), free_));
    return best;
  }

  int most_from_fountain() const {
    int best = 0;
    for (const Space space : Each<Space>(mine_.ground.plain | mine_.ground.chartier)) {
      const int standing = std::popcount(touching(open_, seat_, space));
      const int room = count(beside(only(space)) & growth());
      best = std::max(best, standing + std::min(room, new_buildings_ + annex()));
    }
    return edition_.points.building * best;
  }

  int most_from_large_streetlight() const {
    Spaces where = open_.streetlights;
    if (can(Card::Lampadaire)) where |= own_free_;
    int best = 0;
    for (const Space space : Each<Space>(where)) {
      const Spaces light = most_light(edition_, only(space));
      int points = 0;
      for (const Building building : Each<Building>(open_.owned[index(seat_)]))
        if ((open_.built[index(building)] & light) != 0)
          points += count(open_.built[index(building)]);
      if ((growth() & light) != 0) points += new_spaces_ + annex();
      best = std::max(best, points);
    }
    return best;
  }

  int most_from_painter() const {
    int best = 0;
    for (Spaces rest = own_free_; rest != 0;) {
      const Spaces part = region(only(first(rest)), laid(open_) & ~all_buildings_);
      best = std::max(best, count(part & open_.streetlights));
      rest &= ~part;
    }
    return edition_.points.streetlight * (best + (can(Card::Lampadaire) ? 1 : 0));
  }

  // One space more for a building: its streetlights once more, and those beside the new space for
  // the whole of it.
  int most_from_annex() const {
    const int more = (can(Card::Lampadaire) ? 1 : 0) + (can(Card::Lumiere) ? 1 : 0);
    const Spaces large = only(open_.large_streetlight);
    const Spaces large_light = most_light(edition_, large);
    int new_size = 0;  // of buildings still to come
    int new_lights = 0;
    for (std::size_t i = 0; i < kPieces; ++i) {
      if (mine_.best[i] < 0) continue;
      const int size = size_of(edition_, Building(i));
      new_size = std::max(new_size, size);
      new_lights = std::max(new_lights, mine_.best[i] / size);
    }
    int best = 0;
    for (const Space space : Each<Space>(own_free_)) {
      const Spaces here = only(space);
      const Spaces shining =
          (beside(here) & open_.streetlights) | ((large_light & here) != 0 ? large : 0);
      for (const Building building : Each<Building>(touching(open_, seat_, space))) {
        const Spaces cells = open_.built[index(building)];
        const Spaces lights = lights_on(edition_, open_, cells);
        const int gain =
            count(lights) + more + (count(cells) + 1) * (count(shining & ~lights) + more);
        best = std::max(best, gain);
      }
      if (new_size > 0 && (beside(here) & mine_.spaces) != 0)
        best = std::max(best, new_lights + more + (new_size + 1) * (count(shining) + more));
    }
    return best;
  }

  int most_from_streetlight() const {
    int best = 0;
    for (const Space space : Each<Space>(own_free_)) {
      int points = 0;
      for (const Building building : Each<Building>(touching(open_, seat_, space)))
        points += count(open_.built[index(building)]);
      const int room = count(beside(only(space)) & growth());
      std::array<int, kPieces> sizes = sizes_;
      sizes[index(kGarden)] = garden_;
      points += largest(sizes, std::min(room, result_.builds + 1));
      if (room > 0) points += levitated_ + annex() * 8;
      best = std::max(best, points);
    }
    return best;
  }

  // Buildings on ground that the rival cannot cover: nobody can prevent them.
  void make_sure_of_builds() {
    Spaces safe = mine_.ground.plain & ~rivals_.spaces;
    if (can_play(open_, rival(seat_), Card::Fontaine))
      safe &= ~(open_.mixed | rivals_.ground.chartier);
    int chimneys = chimneys_left(open_, seat_);
    Spaces sure = 0;
    for (int size = 6; size > 0; --size)
      for (const Building building : Each<Building>(open_.reserve[index(seat_)])) {
        if (size_of(edition_, building) != size || mine_.best[index(building)] < 0) continue;
        if (chimneys == 0) break;
        int most = -1;
        Spaces best = 0;
        for (const Way& way : edition_.pieces[index(building)].ways)
          for (const Space anchor : Each<Space>(anchors(way, {safe, 0, 0}))) {
            const Spaces cells = cells_at(way, anchor);
            const int lights = count(beside(cells) & open_.streetlights);
            if (lights <= most) continue;
            most = lights;
            best = cells;
          }
        if (most < 0) continue;
        --chimneys;
        safe &= ~best;
        sure |= best;
        sure_ += size * most + unbuilt();
        sure_buildings_.push(best);
      }
    if (sure == 0) return;
    Spaces rest = buildings_ | sure;
    int group = 0;
    while (rest != 0) {
      const Spaces part = region(only(first(rest)), rest);
      rest &= ~part;
      group = std::max(group, count(part));
    }
    sure_ += group - result_.now.group;
    if ((open_.played[index(seat_)] & only(Card::Fontaine)) != 0)
      for (const Spaces cells : sure_buildings_)
        if ((beside(cells) & only(open_.fountain)) != 0) sure_ += edition_.points.building;
  }

  // Métropolitain takes one streetlight away; a building casts shadows.
  int most_lost_of_light() const {
    int covered = 0;
    const Spaces large = only(open_.large_streetlight);
    int shaded = 0;
    if (large != 0) {
      const Spaces safe = near_light(edition_, large);
      const Spaces light = light_of(edition_, open_, open_.large_streetlight);
      for (const Building building : Each<Building>(open_.owned[index(seat_)])) {
        const Spaces cells = open_.built[index(building)];
        if ((cells & light) != 0 && (cells & safe) == 0) shaded += count(cells);
      }
    }
    const Spaces threatened = (mine_.reserve | rivals_.spaces) & open_.streetlights;
    for (const Space streetlight : Each<Space>(threatened)) {
      const Spaces light = light_of(edition_, open_, streetlight);
      int points = 0;
      for (const Building building : Each<Building>(open_.owned[index(seat_)]))
        if ((open_.built[index(building)] & light) != 0)
          points += count(open_.built[index(building)]);
      for (const Spaces cells : sure_buildings_)
        if ((cells & light) != 0) points += count(cells);
      covered = std::max(covered, points);
    }
    return covered + shaded;
  }

  // The seat itself can take every card without effect; it must build what it can.
  int most_lost_of_pieces() const {
    constexpr Cards kOnColour = only(Card::Moulin) | only(Card::Penseur) | only(Card::Fontaine) |
                                only(Card::Peintre) | only(Card::Lampadaire);
    const Cards played = open_.played[index(seat_)];
    const Seat other = rival(seat_);
    const Cards left = tokens_left(open_, other) > 0 ? unplayed(open_) : Cards{0};
    Spaces built = mine_.reserve | rivals_.spaces;
    if ((left & only(Card::Bouquinistes)) != 0) built |= free_of_colour(open_, other);
    Spaces covered = built;
    if ((left & kOnColour) != 0) covered |= free_of_colour(open_, other);
    if ((left & only(Card::Fontaine)) != 0) covered |= open_.mixed | rivals_.ground.chartier;
    if ((left & only(Card::Lumiere)) != 0 &&
        edition_.rulings.streetlight_pieces == StreetlightPieces::Cover)
      covered |= open_.streetlights;

    int lost = 0;
    if ((played & only(Card::Moulin)) != 0 && open_.dancer != kNowhere) {
      const Spaces here = only(open_.dancer);
      lost += dancer_points(edition_, open_) -
              edition_.points.region *
                  count(region(here, here | (free_ & ~open_.streetlights & ~covered)));
    }
    if ((played & only(Card::Penseur)) != 0 && open_.statue != kNowhere) {
      const Spaces here = only(open_.statue);
      const Spaces safe = free_ & ~covered;
      lost += statue_points(edition_, open_);
      if ((step(here, open_.statue_facing) & safe) != 0)
        lost -= statue_points(edition_.points, here, safe);
    }
    if ((played & only(Card::Peintre)) != 0 && open_.painter != kNowhere) {
      const Spaces here = only(open_.painter);
      const Spaces safe = laid(open_) & ~all_buildings_ & ~built;
      lost += painter_points(edition_, open_) -
              edition_.points.streetlight *
                  count(region(here, here | safe) & open_.streetlights & ~built);
    }
    return lost;
  }

  const Edition& edition_;
  const Open& open_;
  Seat seat_;
  const Reach& mine_;
  const Reach& rivals_;
  Spaces free_;
  Spaces own_free_;
  Spaces buildings_;
  Spaces all_buildings_;
  SeatBounds result_;
  std::array<int, kPieces> sizes_{};  // of the reserve that can still be built
  int new_spaces_ = 0;                // spaces that buildings still to come may cover
  int new_buildings_ = 0;
  int garden_ = 0;
  int levitated_ = 0;
  int sure_ = 0;  // points of buildings that nobody can prevent
  List<Spaces, kBuildings> sure_buildings_;
};

}  // namespace

Reach reach(const Edition& edition, const Open& open, Seat seat) {
  Reach result;
  result.best.fill(-1);
  const Spaces rivals = free_of_colour(open, rival(seat));
  result.ground.plain = (open.colour[index(seat)] | open.mixed) & ~open.covered;
  if (may_use(open, seat, Card::Metro)) {
    result.ground.metro = open.streetlights;
    if ((unplayed(open) & only(Card::Lampadaire)) != 0) result.ground.metro |= rivals;
  }
  if (may_use(open, seat, Card::Chartier)) result.ground.chartier = rivals;
  if (chimneys_left(open, seat) == 0) return result;
  const Spaces large = only(open.large_streetlight);
  const Spaces large_light = most_light(edition, large);
  const auto buildings = Buildings(open.reserve[index(seat)] | by_cards(open, seat));
  for (const Building building : Each<Building>(buildings)) {
    int lights = -1;
    int size = 0;
    for (const Way& way : edition.pieces[index(building)].ways) {
      size = way.size;
      for (const Space anchor : Each<Space>(anchors(way, result.ground))) {
        const Spaces cells = cells_at(way, anchor);
        result.spaces |= cells;
        Spaces shining = beside(cells) & ~cells & open.streetlights;
        if ((cells & large_light) != 0) shining |= large & ~cells;
        lights = std::max(lights, count(shining));
        if ((open.reserve[index(seat)] & only(building)) != 0) result.reserve |= cells;
      }
    }
    if (lights >= 0) result.best[index(building)] = size * lights;
  }
  return result;
}

std::array<SeatBounds, kSeats> seat_bounds(const Edition& edition, const Open& open,
                                           const std::array<Reach, kSeats>& reaches) {
  return {Estimate(edition, open, reaches, kOrange).seat_bound(),
          Estimate(edition, open, reaches, kBlue).seat_bound()};
}

int largest(const std::array<int, kPieces>& values, int number) {
  List<int, kPieces> some;
  int sum = 0;
  for (const int value : values) {
    if (value == 0) continue;
    some.push(value);
    sum += value;
  }
  if (static_cast<int>(some.size()) <= number) return sum;
  const Sorted sorted(some);
  sum = 0;
  for (int i = 0; i < number; ++i) sum += sorted[static_cast<std::size_t>(i)];
  return sum;
}

int share(const std::array<int, kCards>& worth, int tokens, int rivals_tokens, bool begins) {
  if (tokens == 0) return 0;
  List<int, kPieces> some;
  for (const int value : worth)
    if (value != 0) some.push(value);
  const Sorted sorted(some);
  int sum = 0;
  bool turn = begins;
  for (std::size_t i = 0; i < some.size() && tokens > 0; ++i) {
    if (turn || rivals_tokens == 0) {
      sum += sorted[i];
      --tokens;
    } else {
      --rivals_tokens;
    }
    turn = !turn;
  }
  return sum;
}

}  // namespace belle::lumiere
