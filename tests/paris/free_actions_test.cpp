// When free actions are open, and that every choice is asked (P3).
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "tests/paris/position.h"

namespace belle::paris {
namespace {

using Texts = std::vector<std::string>;

// Seat 1 can do every kind of free action.
Position well_off(int players = 2) {
  return Position(players)
      .tokens(kOne, "marble gold*")
      .reserve("wood")
      .bonuses(kOne, "7")
      .end_tiles(kOne, "E9")
      .francs(kOne, 30);
}

constexpr auto kFreeActions = {"buy wood", "sell marble", "sell gold*", "use 7", "use E9"};

void expect_all_open(const State& state, Stage stage) {
  EXPECT_EQ(state.open.stage, stage);
  for (const std::string_view action : kFreeActions) {
    EXPECT_EQ(ruling(state, action), "") << action;
    EXPECT_EQ(play(state, {action}).open.stage, stage) << "it answers no question: " << action;
  }
}

// Before the draw no free action is open.
TEST(P3, NoFreeActionBeforeTheDraw) {
  const State state = well_off().before_the_draw();
  for (const std::string_view action : kFreeActions)
    EXPECT_EQ(ruling(state, action), "P3") << action;
}

// Nor between a draw and its placement.
TEST(P3, NoFreeActionBeforeThePlacement) {
  const State state = play(well_off().free_districts().before_the_draw(), {"draw 1"});
  for (const std::string_view action : kFreeActions)
    EXPECT_EQ(ruling(state, action), "P3") << action;
}

// Before the act they are.
TEST(P3, FreeActionsBeforeTheAct) { expect_all_open(well_off(), Stage::Act); }

// Once there is nothing to draw, from the first moment of the turn.
TEST(P3, FreeActionsAtOnceWithoutPiles) {
  const State state = play(well_off().empty_piles().to_move(kTwo), {"key arc", "end"});
  expect_all_open(state, Stage::Act);
}

// While the bonus tile is asked for.
TEST(P3, FreeActionsDuringTheBonusChoice) {
  expect_all_open(play(well_off().buildings("mon1").keys(kOne, "arc"), {"move arc mon1"}),
                  Stage::Bonus);
}

// While prestige is asked for.
TEST(P3, FreeActionsDuringThePrestigeChoice) {
  expect_all_open(play(well_off().keys(kOne, "arc").tokens(kOne, "marble"), {"move arc mon@9 new"}),
                  Stage::Prestige);
}

// While the VP tile is asked for.
TEST(P3, FreeActionsDuringTheVpTileChoice) {
  const State state = well_off().buildings("mon5").keys(kOne, "mon1 mon2 mon3 arc");
  expect_all_open(play(state, {"move arc mon5"}), Stage::VpTile);
}

// After the act, and after a pass.
TEST(P3, FreeActionsAfterTheAct) {
  expect_all_open(play(well_off(), {"key arc"}), Stage::End);
  expect_all_open(play(well_off().screen_keys(kOne, 0), {"pass"}), Stage::End);
  expect_all_open(play(well_off().empty_piles(), {"flag E1"}), Stage::End);
}

// The token just won may be sold for the 2 francs of a value-3 building.
TEST(P3, TheTokenJustWonMayPayTheBonusTile) {
  const State state =
      play(Position().buildings("mon3").keys(kOne, "arc").francs(kOne, 3), {"move arc mon3"});
  EXPECT_EQ(legal_moves(state), (Texts{"bonus -", "sell gold*"}));
  const State sold = play(state, {"sell gold*"});
  EXPECT_EQ(francs(sold, kOne), 3);
  const State taken = play(sold, {"bonus 12"});
  EXPECT_EQ(francs(taken, kOne), 1);
  EXPECT_EQ(bonuses(taken, kOne), "12");
}

// Tiles used at a landmark still count for its slots.
TEST(P3, ATileUsedAtTheLandmarkFillsASlot) {
  const State state =
      play(Position().keys(kOne, "arc").francs(kOne, 9).tokens(kOne, "marble").bonuses(kOne, "8"),
           {"move arc mon@9 new"});
  EXPECT_EQ(legal_moves(state, "prestige "), Texts{"prestige -"});
  EXPECT_EQ(points(play(state, {"use 8 bronze*", "prestige bronze*"}), kOne), 3);
}

// The question is asked even when declining is the only answer.
TEST(P3, ChoicesAreAskedEvenWithOneAnswer) {
  const Position position = Position().buildings("mon1 mon3").keys(kOne, "arc");
  EXPECT_EQ(legal_moves(play(Position(position).meeple(kOne, 30), {"move arc mon1"}), "bonus"),
            Texts{"bonus -"});
  EXPECT_EQ(legal_moves(play(position, {"move arc mon3"}), "bonus"), Texts{"bonus -"});
  const State landmark = play(Position().keys(kOne, "arc").francs(kOne, 9).tokens(kOne, "marble"),
                              {"move arc mon@9 new"});
  EXPECT_EQ(legal_moves(landmark), Texts{"prestige -"});
}

// Several free actions in a row, before and after the act.
TEST(S3, AnyNumberOfFreeActions) {
  const State state = play(well_off(), {"buy wood", "use 7", "sell wood", "use E9", "key bank:cha",
                                        "sell marble", "buy marble", "end"});
  EXPECT_EQ(points(state, kOne), 7);
  EXPECT_EQ(francs(state, kOne), 30 - 3 + 1 + 2 + 2 - 4);
}

}  // namespace
}  // namespace belle::paris
