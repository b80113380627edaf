// Secrets stay secret: what a seat may not know changes nothing that it is given.
#include <algorithm>
#include <optional>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "editions/editions.h"
#include "editions/json.h"
#include "tests/any_seed.h"
#include "tests/lumiere/other_secrets.h"
#include "tests/lumiere/random_play.h"
#include "tests/written.h"

namespace belle::lumiere {
namespace {

const Edition& edition() { return editions::shipped<Lumiere>(); }

std::string effect_text(const State& state, const Move& move) {
  JsonText json;
  write_effect(json, edition(), state, move);
  return json.written();
}

// A hidden tile that shines through: in the view, in what is written of position and deal, in the
// legal moves, in an explanation.
RC_GTEST_PROP(NonInterference, HiddenTilesChangeNothingASeatIsGiven, ()) {
  const std::uint64_t seed = *any_seed();
  const PlayedGame game = play(edition(), seed);
  Random random(seed);
  for (std::size_t ply = 0; ply < game.states.size(); ++ply) {
    const State& state = game.states[ply];
    for (const std::optional<Seat> viewer : {std::optional<Seat>{}, {kOrange}, {kBlue}}) {
      const State other = with_other_secrets(state, viewer, random);
      RC_ASSERT(make_view(edition(), other, viewer) == make_view(edition(), state, viewer));
      RC_ASSERT(written_position<Lumiere>(edition(), other, viewer) ==
                written_position<Lumiere>(edition(), state, viewer));
      Deal other_deal = game.deal;
      other_deal.tiles = other.tiles;
      RC_ASSERT(written_deal<Lumiere>(edition(), other_deal, other, viewer) ==
                written_deal<Lumiere>(edition(), game.deal, state, viewer));
      if (!viewer || to_move(state) != viewer) continue;
      RC_ASSERT(legal_texts(edition(), other) == legal_texts(edition(), state));
      RC_ASSERT(explain(edition(), other, game.moves[ply]) ==
                explain(edition(), state, game.moves[ply]));
      RC_ASSERT(effect_text(other, game.moves[ply]) == effect_text(state, game.moves[ply]));
    }
  }
}

// A page that cannot read a position, or that must load too much: the longest of 40,000 games had
// 2,092 bytes, with every postcard played and nearly all buildings built.
RC_GTEST_PROP(WrittenPosition, IsShortAndStrictJson, ()) {
  const PlayedGame game = play(edition(), *any_seed());
  for (const State& state : game.states) {
    const std::string text = written_position<Lumiere>(edition(), state, kOrange);
    RC_ASSERT(text.size() <= 2304U);
    RC_ASSERT(editions::parse_json(text, "position").has_value());
  }
}

// A redealt game in which the viewer would notice the exchange, or that cannot be played.
RC_GTEST_PROP(Redeal, LooksTheSameToTheViewer, ()) {
  const std::uint64_t seed = *any_seed();
  const PlayedGame game = play(edition(), seed);
  Random random(seed);
  for (const State& state : game.states) {
    for (const std::optional<Seat> viewer : {std::optional<Seat>{}, {kOrange}, {kBlue}}) {
      const View view = make_view(edition(), state, viewer);
      State redealt = redeal(edition(), view, random);
      RC_ASSERT(make_view(edition(), redealt, viewer) == view);
      for (auto tiles : redealt.tiles) {
        std::ranges::sort(tiles);
        for (std::size_t i = 0; i < kTiles; ++i) RC_ASSERT(tiles[i] == i);
      }
    }
  }
}

// A redeal that never deals some possible hand, or prefers one: each of the rival's eight tiles is
// in hand equally often before the first move.
TEST(Redeal, DealsEveryHandEquallyOften) {
  Random random(1);
  const State state = start_game(edition(), deal_game(edition(), {}, random));
  const View view = make_view(edition(), state, kOrange);
  constexpr int kDeals = 80000;
  std::array<int, kTiles> times{};
  for (int i = 0; i < kDeals; ++i) ++times[hand(redeal(edition(), view, random), kBlue)];
  for (const int often : times) EXPECT_NEAR(often, kDeals / 8, 600);  // six standard deviations
}

// The own pile giving away its order: the next tile is redealt too, only the hand is kept.
TEST(Redeal, KeepsTheOwnHandAndShufflesTheOwnPile) {
  Random random(2);
  const State state = start_game(edition(), deal_game(edition(), {}, random));
  const View view = make_view(edition(), state, kOrange);
  std::array<bool, kTiles> next{};
  for (int i = 0; i < 500; ++i) {
    const State redealt = redeal(edition(), view, random);
    EXPECT_EQ(edition().tile_face[hand(redealt, kOrange)], *view.hand);
    next[redealt.tiles[0][1]] = true;
  }
  EXPECT_GE(std::ranges::count(next, true), 7);
}

// A view that tells equal-looking tiles apart.
TEST(View, TilesThreeAndFourHaveOneFace) {
  EXPECT_EQ(edition().tile_face[2], edition().tile_face[3]);
  Random random(3);
  Deal deal = deal_game(edition(), {}, random);
  auto& tiles = deal.tiles[0];
  std::swap(*std::ranges::find(tiles, 2), tiles[0]);
  const View with_three = make_view(edition(), start_game(edition(), deal), kOrange);
  std::swap(*std::ranges::find(tiles, 3), tiles[0]);
  const View with_four = make_view(edition(), start_game(edition(), deal), kOrange);
  EXPECT_EQ(with_three, with_four);
}

}  // namespace
}  // namespace belle::lumiere
