#include "engine/lumiere/moves.h"

namespace belle::lumiere {
namespace {

// Appends the legal moves of one position, kind by kind.
class Generator {
 public:
  Generator(const Edition& edition, const State& state, Moves& moves)
      : edition_(edition),
        state_(state),
        open_(state.open),
        seat_(state.open.to_move),
        moves_(moves) {}

  void streets() {
    if (has_tile(open_, seat_)) {
      const std::uint8_t turns = edition_.tile_turns[hand(state_, seat_)];
      for (const Space area : Each<Space>(kAreas & ~laid(open_)))
        for (std::uint8_t turn = 0; turn < turns; ++turn) moves_.push(Move::lay(area, Turn{turn}));
    } else {
      moves_.push(Move::pass());
    }
    for (const Building building : Each<Building>(open_.pool)) moves_.push(Move::take(building));
  }

  void buildings() {
    const Ground where = ground(open_, seat_);
    const bool chimney = chimneys_left(open_, seat_) > 0;
    if (chimney) {
      for (const Building building : Each<Building>(open_.reserve[index(seat_)])) {
        for (const Way& way : edition_.pieces[index(building)].ways)
          for (const Space anchor : Each<Space>(anchors(way, where)))
            moves_.push(Move::build(building, anchor, way.turn));
      }
    }
    if (tokens_left(open_, seat_) == 0) return;
    for (const Card card : Each<Card>(unplayed(open_))) {
      moves_.push(Move::card_only(card));
      with_effect(card, where, chimney);
    }
  }

 private:
  void with_effect(Card card, const Ground& where, bool chimney) {
    const Spaces mine = free_of_colour(open_, seat_);
    switch (card) {
      case Card::Metro:
      case Card::Sacre:
      case Card::Chartier:
        break;
      case Card::Moulin:
      case Card::Peintre:
      case Card::Lampadaire:
        put(card, mine);
        break;
      case Card::Fontaine:
        put(card, fountain_spaces(open_, seat_));
        break;
      case Card::Lumiere:
        put(card, open_.streetlights);
        break;
      case Card::Penseur:
        for (const Facing facing : kFacings)
          for (const Space space : Each<Space>(mine & step(free_spaces(open_), opposite(facing))))
            moves_.push(Move::statue(space, facing));
        break;
      case Card::Jardin:
        if (!chimney) break;
        for (const Way& way : edition_.pieces[index(kGarden)].ways)
          for (const Space anchor : Each<Space>(anchors(way, where)))
            moves_.push(Move::garden(anchor, way.turn));
        break;
      case Card::Levitation:
        if (chimney) levitation(where);
        break;
      case Card::Bouquinistes:
        for (const Space space : Each<Space>(mine & beside(buildings_of(open_, seat_))))
          annex(space);
        break;
    }
  }

  void put(Card card, Spaces spaces) {
    for (const Space space : Each<Space>(spaces)) moves_.push(Move::card_at(card, space));
  }

  void levitation(const Ground& where) {
    for (const Building got : Each<Building>(open_.pool))
      for (const Way& way : edition_.pieces[index(got)].ways)
        for (const Space anchor : Each<Space>(anchors(way, where)))
          for (const Building given : Each<Building>(open_.reserve[index(seat_)]))
            moves_.push(Move::levitation(given, got, anchor, way.turn));
  }

  void annex(Space space) {
    const Buildings neighbours = touching(open_, seat_, space);
    if (std::has_single_bit(neighbours)) {
      moves_.push(Move::annex(space, kNowhere));
      return;
    }
    for (const Building building : Each<Building>(neighbours))
      moves_.push(Move::annex(space, first(open_.built[index(building)])));
  }

  const Edition& edition_;
  const State& state_;
  const Open& open_;
  Seat seat_;
  Moves& moves_;
};

}  // namespace

void legal(const Edition& edition, const State& state, Moves& moves) {
  moves.clear();
  Generator generator(edition, state, moves);
  if (state.open.phase == Phase::Streets) generator.streets();
  if (state.open.phase == Phase::City) generator.buildings();
}

Ground ground(const Open& open, Seat seat) {
  return {(open.colour[index(seat)] | open.mixed) & ~open.covered,
          holds(open, seat, Card::Metro) ? open.streetlights : 0,
          holds(open, seat, Card::Chartier) ? free_of_colour(open, rival(seat)) : 0};
}

Spaces anchors(const Way& way, const Ground& ground) {
  Spaces plain = way.anchors;
  if ((ground.metro | ground.chartier) == 0) {
    for (std::size_t i = 0; i < way.size; ++i) plain &= ground.plain >> way.steps[i];
    return plain;
  }
  // Which anchors have, up to this cell, used neither card, one of them, or both.
  Spaces metro = 0;
  Spaces chartier = 0;
  Spaces both = 0;
  for (std::size_t i = 0; i < way.size; ++i) {
    const Spaces on_plain = ground.plain >> way.steps[i];
    const Spaces on_metro = ground.metro >> way.steps[i];
    const Spaces on_chartier = ground.chartier >> way.steps[i];
    both = (both & on_plain) | (metro & on_chartier) | (chartier & on_metro);
    metro = (metro & on_plain) | (plain & on_metro);
    chartier = (chartier & on_plain) | (plain & on_chartier);
    plain &= on_plain;
  }
  return plain | metro | chartier | both;
}

bool can_build(const Edition& edition, const Open& open, Seat seat) {
  if (chimneys_left(open, seat) == 0) return false;
  const Ground where = ground(open, seat);
  for (const Building building : Each<Building>(open.reserve[index(seat)]))
    for (const Way& way : edition.pieces[index(building)].ways)
      if (anchors(way, where) != 0) return true;
  return false;
}

Spaces fountain_spaces(const Open& open, Seat seat) {
  const Ground where = ground(open, seat);
  return where.plain | where.chartier;
}

}  // namespace belle::lumiere
