// The order of a turn: draw, act, end; and when one may pass (section 3, P2).
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "tests/paris/position.h"

namespace belle::paris {
namespace {

using Texts = std::vector<std::string>;

// A turn begins with the top tile of any pile, which goes to the space it names.
TEST(S3, ATurnBeginsWithADraw) {
  const State state =
      Position().pile(1, "mon5 cha1").pile(2, "bel3").pile(3, "ger8").before_the_draw();
  EXPECT_EQ(legal_moves(state), (Texts{"draw 1", "draw 2", "draw 3"}));
  const State first = play(state, {"draw 1"});
  EXPECT_EQ(building_on(first, "mon5"), "mon5 theater");
  EXPECT_EQ(building_on(first, "cha1"), "");
  EXPECT_EQ(building_on(play(state, {"draw 3"}), "ger8"), "ger8 residence");
  const State next = play(first, {"key arc", "end", "draw 1"});
  EXPECT_EQ(building_on(next, "cha1"), "cha1 café") << "the tile below";
}

// Nothing is drawn from an empty pile; the last pile is drawn from all the same.
TEST(S3, AnEmptyPileIsNotDrawnFrom) {
  const State state = Position().pile(1, "").pile(2, "bel3").pile(3, "").before_the_draw();
  EXPECT_EQ(legal_moves(state), Texts{"draw 2"});
  EXPECT_EQ(ruling(state, "draw 1"), "§3");
  EXPECT_EQ(ruling(state, "key arc"), "§3");
}

// One tile a turn, and one act.
TEST(S3, OneDrawAndOneActATurn) {
  const State drawn = play(Position().before_the_draw(), {"draw 1"});
  EXPECT_EQ(ruling(drawn, "draw 1"), "§3");
  const State acted = play(drawn, {"key bank:mon"});
  for (const std::string_view second :
       {"key arc", "move bank:mon mon@9 new", "draw 1", "pass", "flag E1"})
    EXPECT_EQ(ruling(acted, second), "§3") << second;
}

// Nothing comes before the draw.
TEST(S3, NothingComesBeforeTheDraw) {
  const State state = Position().keys(kOne, "bank:mon").buildings("mon1").before_the_draw();
  for (const std::string_view early : {"key arc", "move bank:mon mon1", "pass", "end", "bonus -"})
    EXPECT_EQ(ruling(state, early), "§3") << early;
}

// Once all piles are empty the turn begins with the act.
TEST(S3, WithoutPilesTheDrawIsSkipped) {
  const State state = play(Position().pile(1, "mon1").pile(2, "").pile(3, "").before_the_draw(),
                           {"draw 1", "key arc", "end"});
  EXPECT_EQ(to_move(state), kTwo);
  EXPECT_EQ(ruling(state, "draw 1"), "§3");
  EXPECT_EQ(ruling(state, "key arc"), "");
}

// A turn is ended by its own word, also when nothing else can follow.
TEST(S6, EveryTurnHasItsEnd) {
  const State acted = play(Position(), {"key arc"});
  EXPECT_EQ(to_move(acted), kOne);
  EXPECT_EQ(legal_moves(acted), Texts{"end"});
  EXPECT_EQ(to_move(play(acted, {"end"})), kTwo);
}

// Play goes round clockwise from the seat that starts.
TEST(S2, PlayIsClockwise) {
  State state = Position(3).start(kTwo).to_move(kTwo);
  for (const Seat next : {kThree, kOne, kTwo, kThree}) {
    state = play(
        state, {state.open.keys[index(*to_move(state))] == 0 ? "key arc" : "key bank:mon", "end"});
    EXPECT_EQ(to_move(state), next);
    state = play(state, {"draw 1"});
  }
}

// Acting is compulsory.
TEST(P2, TheActIsCompulsory) {
  const State state = Position();
  EXPECT_EQ(ruling(state, "end"), "P2");
  EXPECT_EQ(ruling(state, "pass"), "P2");
  EXPECT_EQ(legal_moves(state).size(), 7U) << "six banks and the Arc, no pass";
}

// Without any act one passes: no key left, and none that can move.
TEST(P2, WhoCannotActPasses) {
  const State state = Position().keys(kOne, "mon8 bank:bat arc").screen_keys(kOne, 0);
  EXPECT_EQ(legal_moves(state), Texts{"pass"});
  const State passed = play(state, {"pass"});
  EXPECT_EQ(legal_moves(passed), Texts{"end"});
  EXPECT_EQ(to_move(play(passed, {"end"})), kTwo);
}

// Keys behind the screen help nobody who has one on every bank and the Arc.
TEST(P2, KeysWithoutAPlaceAreNoAct) {
  const State state =
      Position().keys(kOne, "bank:cha bank:bat bank:mon bank:vil bank:bel bank:ger arc");
  EXPECT_EQ(screen(state.open, kOne).keys, 3);
  EXPECT_EQ(legal_moves(state), Texts{"pass"});
}

// A single possible act of any kind rules the pass out.
TEST(P2, AnyActRulesThePassOut) {
  const Position stuck = Position().keys(kOne, "bank:mon").screen_keys(kOne, 0);
  EXPECT_EQ(ruling(stuck, "pass"), "");
  EXPECT_EQ(ruling(Position(stuck).buildings("mon3"), "pass"), "P2") << "a move";
  EXPECT_EQ(ruling(Position(stuck).screen_keys(kOne, 1), "pass"), "P2") << "a key";
  EXPECT_EQ(ruling(Position(stuck).empty_piles().end_supply("E5"), "pass"), "P2") << "a tile";
  EXPECT_EQ(ruling(Position(stuck).empty_piles().end_supply(""), "pass"), "");
  EXPECT_EQ(ruling(Position(stuck).francs(kOne, 9).tokens(kOne, "marble"), "pass"), "P2")
      << "a new landmark";
}

// A free action may make an act possible, and then one must act.
TEST(P2, AFreeActionMayTakeThePassAway) {
  const State state = Position()
                          .buildings("mon8")
                          .keys(kOne, "mon5")
                          .screen_keys(kOne, 0)
                          .reserve("wood")
                          .francs(kOne, 6);
  EXPECT_EQ(ruling(state, "pass"), "");
  const State bought = play(state, {"buy wood"});
  EXPECT_EQ(ruling(bought, "pass"), "P2");
  EXPECT_EQ(ruling(bought, "move mon5 mon8"), "");
  const State with_tile = Position().keys(kOne, "mon5").screen_keys(kOne, 0).bonuses(kOne, "14");
  EXPECT_EQ(ruling(with_tile, "pass"), "");
  EXPECT_EQ(ruling(play(with_tile, {"use 14"}), "pass"), "P2");
}

// And one may make it impossible.
TEST(P2, AFreeActionMayBringThePass) {
  const State state =
      Position().buildings("mon3").keys(kOne, "bank:mon").screen_keys(kOne, 0).reserve("wood");
  EXPECT_EQ(ruling(state, "pass"), "P2");
  EXPECT_EQ(ruling(play(state, {"buy wood"}), "pass"), "") << "the 3 francs are gone";
}

// After the last turn nothing is legal.
TEST(S5, AfterTheGameNothingIsLegal) {
  const State state = Position().tokens(kOne, "wood").bonuses(kOne, "7").over();
  EXPECT_FALSE(to_move(state));
  EXPECT_TRUE(legal_moves(state).empty());
  for (const std::string_view late : {"draw 1", "key arc", "end", "pass", "use 7", "sell wood"})
    EXPECT_EQ(ruling(state, late), "§5") << late;
}

}  // namespace
}  // namespace belle::paris
