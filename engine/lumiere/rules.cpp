#include "engine/lumiere/rules.h"

#include <cassert>

#include "engine/lumiere/scoring.h"

namespace belle::lumiere {
namespace {

void lay_tile(const Edition& edition, State& state, const Move& move) {
  Open& open = state.open;
  const Seat seat = open.to_move;
  const std::uint8_t tile = hand(state, seat);
  const TileFace& face = edition.tiles[tile][move.turn.code];
  const int shift = static_cast<int>(move.space);
  open.colour[index(seat)] |= face.own << shift;
  open.colour[index(rival(seat))] |= face.opponent << shift;
  open.mixed |= face.mixed << shift;
  open.streetlights |= face.streetlight << shift;
  --open.tiles_left[index(seat)][edition.tile_face[tile]];
  ++open.tiles_laid[index(seat)];
}

// L11, L12: what the building covers tells which cards it used.
void put_building(Open& open, Building building, Spaces cells) {
  const Seat seat = open.to_move;
  if ((cells & open.streetlights) != 0) {
    open.held[index(seat)] &= static_cast<Cards>(~only(Card::Metro));
    open.streetlights &= ~cells;
    if ((cells & only(open.large_streetlight)) != 0) open.large_streetlight = kNowhere;
    if ((cells & only(open.lampadaire)) != 0) open.lampadaire = kNowhere;
  }
  if ((cells & open.colour[index(rival(seat))]) != 0)
    open.held[index(seat)] &= static_cast<Cards>(~only(Card::Chartier));
  open.built[index(building)] = cells;
  open.owned[index(seat)] |= only(building);
  open.covered |= cells;
}

void put_annex(Open& open, Space space, Space joined) {
  const Buildings candidates = touching(open, open.to_move, space);
  Building building{static_cast<std::uint8_t>(std::countr_zero(candidates))};
  for (const Building candidate : Each<Building>(candidates))
    if (first(open.built[index(candidate)]) == joined) building = candidate;
  open.built[index(building)] |= only(space);
  open.annex = space;
  open.covered |= only(space);
}

void put_fountain(Open& open, Space space) {
  const Seat seat = open.to_move;
  if ((only(space) & open.colour[index(rival(seat))]) != 0)
    open.held[index(seat)] &= static_cast<Cards>(~only(Card::Chartier));
  open.fountain = space;
  open.covered |= only(space);
}

void play_card(const Edition& edition, Open& open, const Move& move) {
  const std::size_t seat = index(open.to_move);
  open.played[seat] |= only(move.card);
  open.held[seat] |= static_cast<Cards>(only(move.card) & kKept);
  if (move.space == kNowhere) return;
  const auto put = [&](Space& piece) {
    piece = move.space;
    open.covered |= only(move.space);
  };
  const auto put_streetlight = [&](Space& piece) {
    piece = move.space;
    if (edition.rulings.streetlight_pieces == StreetlightPieces::Cover)
      open.covered |= only(move.space);
  };
  switch (move.card) {
    case Card::Metro:
    case Card::Sacre:
    case Card::Chartier:
      break;
    case Card::Moulin:
      put(open.dancer);
      break;
    case Card::Penseur:
      put(open.statue);
      open.statue_facing = Facing(move.turn.code);
      break;
    case Card::Fontaine:
      put_fountain(open, move.space);
      break;
    case Card::Lumiere:
      put_streetlight(open.large_streetlight);
      break;
    case Card::Levitation:
      open.reserve[seat] &= static_cast<Buildings>(~only(move.given));
      open.pool = static_cast<Buildings>((open.pool & ~only(move.building)) | only(move.given));
      put_building(open, move.building, building_cells(edition, move));
      break;
    case Card::Jardin:
      put_building(open, kGarden, building_cells(edition, move));
      break;
    case Card::Peintre:
      put(open.painter);
      break;
    case Card::Bouquinistes:
      put_annex(open, move.space, move.joined);
      break;
    case Card::Lampadaire:
      put_streetlight(open.lampadaire);
      open.colour[seat] &= ~only(move.space);
      open.streetlights |= only(move.space);
      break;
  }
}

// L5: with a token there is always a card to play, for cards and tokens are equally many.
bool can_act(const Edition& edition, const Open& open, Seat seat) {
  return tokens_left(open, seat) > 0 || can_build(edition, open, seat);
}

void end_street_turn(Open& open) {
  const Seat seat = open.to_move;
  // L3: the sixteenth tile is laid by the player who is done second; the other one opens the next
  // phase, as if it were just the next turn.
  if (!has_tile(open, seat) && !has_tile(open, rival(seat))) open.phase = Phase::City;
  open.to_move = rival(seat);
}

void end_building_turn(const Edition& edition, Open& open) {
  const Seat seat = open.to_move;
  if (can_act(edition, open, rival(seat)))
    open.to_move = rival(seat);
  else if (!can_act(edition, open, seat))
    open.phase = Phase::Over;
}

using Rank = std::array<int, 1 + kTieBreakKinds.size()>;

std::array<Rank, kSeats> ranks(const Edition& edition, const Open& open) {
  std::array<Rank, kSeats> result{};
  for (const Seat seat : {kOrange, kBlue})
    result[index(seat)] = {score(edition, open, seat).total(), count(free_of_colour(open, seat))};
  return result;
}

}  // namespace

Spaces building_cells(const Edition& edition, const Move& move) {
  const bool by_card = move.kind == Move::Kind::Card && move.space != kNowhere && builds(move.card);
  if (move.kind != Move::Kind::Build && !by_card) return 0;
  const Way* way = edition.pieces[index(move.building)].way(move.turn);
  assert(way != nullptr);
  return cells_at(*way, move.space);
}

void apply(const Edition& edition, State& state, const Move& move) {
  Open& open = state.open;
  const std::size_t seat = index(open.to_move);
  switch (move.kind) {
    case Move::Kind::Lay:
      lay_tile(edition, state, move);
      return end_street_turn(open);
    case Move::Kind::Take:
      open.pool &= static_cast<Buildings>(~only(move.building));
      open.reserve[seat] |= only(move.building);
      return end_street_turn(open);
    case Move::Kind::Pass:
      return end_street_turn(open);
    case Move::Kind::Build:
      open.reserve[seat] &= static_cast<Buildings>(~only(move.building));
      put_building(open, move.building, building_cells(edition, move));
      return end_building_turn(edition, open);
    case Move::Kind::Card:
      play_card(edition, open, move);
      return end_building_turn(edition, open);
  }
}

std::optional<Outcome> outcome(const Edition& edition, const State& state) {
  if (state.open.phase != Phase::Over) return {};
  const auto rank = ranks(edition, state.open);
  Outcome result;
  for (std::size_t i = 0; i < kSeats; ++i) {
    result.totals[i] = static_cast<std::int16_t>(rank[i][0]);
    result.won[i] = rank[i] >= rank[1 - i];  // L15: both when still tied
  }
  return result;
}

std::vector<TieBreak> tie_breaks(const Edition& edition, const State& state) {
  if (state.open.phase != Phase::Over) return {};
  return tie_breaks_of<kTieBreakKinds.size()>(ranks(edition, state.open), kTieBreakKinds);
}

}  // namespace belle::lumiere
