#include "players/lumiere/knowledge.h"

#include <bit>

#include "players/lumiere/building_potential.h"
#include "search/keys.h"

namespace belle::players {
namespace {

using namespace lumiere;

}  // namespace

std::uint64_t LumiereKnowledge::key(const Edition& edition, const State& state, Seat seat) {
  const Open& open = state.open;
  search::Key key;
  for (const Spaces colour : open.colour) key.add(colour);
  key.add(open.mixed);
  key.add(open.streetlights);
  key.add(open.covered);
  for (const Spaces built : open.built)
    if (built != 0) key.add(built);
  key.add(open.owned, open.reserve);
  key.add(open.played, open.held);
  key.add(open.pool, open.cards);
  key.add(std::array{open.dancer, open.statue, open.fountain, open.painter, open.lampadaire,
                     open.large_streetlight, open.annex, Space(open.statue_facing)});
  key.add(open.tiles_left[0]);
  key.add(open.tiles_left[1]);
  const std::uint8_t in_hand = has_tile(open, seat) ? edition.tile_face[hand(state, seat)] : kTiles;
  key.add(std::array{static_cast<std::uint8_t>(open.to_move), static_cast<std::uint8_t>(open.phase),
                     static_cast<std::uint8_t>(seat), in_hand, std::uint8_t{0}, std::uint8_t{0},
                     std::uint8_t{0}, std::uint8_t{0}});
  return key.value();
}

// Even chances, and the totals as they are.
search::Forecast LumiereKnowledge::baseline(const Edition& edition, const State& state) {
  search::Forecast forecast;
  for (const Seat seat : {kOrange, kBlue}) {
    forecast.win[index(seat)] = 0.5F;
    forecast.totals[index(seat)] = static_cast<float>(score(edition, state.open, seat).total());
  }
  return forecast;
}

search::Forecast LumiereKnowledge::evaluate(const Edition& edition, const State& state) {
  const Open& open = state.open;
  search::Forecast forecast;
  for (const Seat seat : {kOrange, kBlue}) {
    const BuildingPotential potential = building_potential(edition, open, seat, 0);
    // What the reserve would bring, laid greedily, with a rival in the way.
    forecast.totals[index(seat)] = static_cast<float>(score(edition, open, seat).total()) +
                                   0.8F * static_cast<float>(potential.packed_light) +
                                   0.5F * static_cast<float>(potential.packed_size) +
                                   3.0F * static_cast<float>(potential.packed_count) +
                                   3.0F * static_cast<float>(tokens_left(open, seat));
  }
  const float chance = (forecast.totals[0] - forecast.totals[1]) / 12;
  const float win = 0.5F + 0.5F * chance / (1 + (chance < 0 ? -chance : chance));
  forecast.win = {win, 1 - win};
  return forecast;
}

float LumiereKnowledge::prior(const Edition& edition, const State& state, const Move& move) {
  const Seat seat = state.open.to_move;
  State next = state;
  apply(edition, next, move);
  return static_cast<float>(score(edition, next.open, seat).total() -
                            score(edition, next.open, rival(seat)).total());
}

}  // namespace belle::players
