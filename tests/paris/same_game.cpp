#include "tests/paris/same_game.h"

#include <rapidcheck.h>

namespace belle::paris {
namespace {

reference::paris::Setup reference_setup(const Deal& deal, const reference::paris::Box& box) {
  reference::paris::Setup setup;
  setup.box = box;
  setup.players = deal.players;
  setup.free_districts = deal.free_districts;
  setup.start = kSeatNames[index(deal.start)];
  for (const std::vector<Tile>& pile : deal.piles) {
    setup.piles.emplace_back();
    for (const Tile tile : pile) setup.piles.back().push_back(tile_name(tile));
  }
  for (std::size_t d = 0; d < kDistricts; ++d)
    for (std::size_t i = 0; i < kSpacesInDistrict; ++i)
      setup.tokens[std::string(kDistrictIds[d])].emplace_back(
          kTokenNames[index(deal.tokens[d * kSpacesInDistrict + i])]);
  for (std::size_t space = 1; space <= kBonusNumbers; ++space)
    setup.track.push_back(deal.track[space]);
  return setup;
}

void expect_same_sheet(const Edition& edition, const State& state,
                       const reference::paris::Game& slow, Seat seat) {
  const ScoreSheet sheet = score(edition, state.open, seat);
  const reference::paris::Sheet expected = slow.sheet(std::string(kSeatNames[index(seat)]));
  RC_ASSERT(sheet.play == expected.play);
  RC_ASSERT(sheet.kept_francs == expected.tile27);
  RC_ASSERT(sheet.districts == expected.districts);
  RC_ASSERT(sheet.total() == expected.total);
  RC_ASSERT(static_cast<int>(screen(state.open, seat).francs) == expected.francs);
  RC_ASSERT(value_sum(edition, state.open, seat, kAllBuildings | kAllLandmarks) ==
            expected.board_sum);
}

}  // namespace

void expect_same_game(const Edition& edition, const PlayedGame& game,
                      const reference::paris::Box& box) {
  reference::paris::Game slow(reference_setup(game.deal, box));
  for (std::size_t ply = 0; ply < game.states.size(); ++ply) {
    const State& state = game.states[ply];
    const auto turn = to_move(state);
    RC_ASSERT(slow.to_move() == (turn ? kSeatNames[index(*turn)] : "over"));
    RC_ASSERT(slow.legal() == legal_texts(edition, state));
    for (std::size_t i = 0; i < state.open.players; ++i)
      expect_same_sheet(edition, state, slow, Seat(i));
    if (ply < game.moves.size()) slow.apply(format(edition, game.moves[ply]));
  }
  const Outcome end = outcome(edition, game.states.back()).value();
  std::vector<std::string> winners;
  for (std::size_t i = 0; i < game.options.players; ++i)
    if (end.won[i]) winners.emplace_back(kSeatNames[i]);
  RC_ASSERT(slow.winners() == winners);
}

}  // namespace belle::paris
