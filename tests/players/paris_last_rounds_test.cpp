// The turns before the last one, with two players: what a good player of Paris sees at once, and
// Belle must see with little thought.
#include <string_view>

#include <gtest/gtest.h>

#include "tests/players/paris_tactics.h"

namespace belle::paris {
namespace {

// Seat 1 is to move, seat 2 after it, and that is the end.
State last_round(Position position) {
  State state = position.empty_piles().end_supply("");
  state.open.ending = Ending::AfterThisRound;
  return state;
}

// So that Montmartre can have the Louvre and nothing else.
constexpr std::string_view kOtherLandmarks = "cha@9 cha@10 cha@11 cha@12 cha@13 cha@14 cha@16";

// The rival's key needs the one space that is free; a franc takes it away.
TEST(ParisTactics, TakeTheSpaceTheRivalNeeds) {
  expect_found(last_round(Position()
                              .buildings("bel1 mon2")
                              .used_up(kEveryBonus)
                              .vp_tile(20, "bel")
                              .keys(kOne, "bel5 bel3 bank:bel bank:mon")
                              .keys(kTwo, "bel8 bank:bel")
                              .screen_keys(kOne, 1)
                              .screen_keys(kTwo, 0)
                              .francs(kOne, 2)
                              .francs(kTwo, 1)
                              .points(kTwo, 8)),
               {"move bank:bel bel1"});
}

// Both must take an end-game tile: the bigger one first.
TEST(ParisTactics, TakeTheBiggerEndGameTile) {
  expect_found(Position()
                   .empty_piles()
                   .end_supply("E9 E11")
                   .screen_keys(kOne, 0)
                   .screen_keys(kTwo, 0)
                   .state(),
               {"flag E11"});
}

// The resource that makes next turn's landmark possible is worth more than 5 VP.
TEST(ParisTactics, TakeTheEndGameTileTheLandmarkNeeds) {
  expect_found(Position()
                   .empty_piles()
                   .end_supply("E3 E11")
                   .landmarks(kOtherLandmarks)
                   .keys(kOne, "mon8")
                   .screen_keys(kOne, 0)
                   .screen_keys(kTwo, 0)
                   .francs(kOne, 7)
                   .tokens(kOne, "marble gold gold* gold* gold*")
                   .points(kTwo, 9)
                   .state(),
               {"flag E3"});
}

// Taking the last tile would end the game one turn before the landmark can be paid.
TEST(ParisTactics, DoNotEndTheGameBeforeTheLandmark) {
  expect_found(Position()
                   .empty_piles()
                   .end_supply("E9")
                   .start(kTwo)
                   .landmarks(kOtherLandmarks)
                   .keys(kOne, "mon8")
                   .screen_keys(kOne, 1)
                   .screen_keys(kTwo, 0)
                   .francs(kOne, 0)
                   .tokens(kOne, "marble gold gold gold* gold* gold*")
                   .points(kTwo, 9)
                   .state(),
               {"key bank:ger"});
}

// The rival needs two turns for a landmark and has one, if the last tile is taken now.
TEST(ParisTactics, EndTheGameBeforeTheRivalsLandmark) {
  expect_found(Position()
                   .empty_piles()
                   .end_supply("E9")
                   .start(kTwo)
                   .landmarks(kOtherLandmarks)
                   .keys(kOne, "arc bank:cha bank:bat bank:mon bank:vil bank:bel")
                   .keys(kTwo, "mon8 arc bank:cha bank:bat bank:mon bank:vil bank:bel")
                   .screen_keys(kOne, 1)
                   .screen_keys(kTwo, 1)
                   .francs(kOne, 0)
                   .francs(kTwo, 0)
                   .tokens(kTwo, "marble gold gold gold* gold*")
                   .points(kOne, 4)
                   .state(),
               {"flag E9"});
}

// Seat 1 has this turn and one more, seat 2 none in between that could matter.
State last_but_one(Position position) {
  State state =
      position.empty_piles().end_supply("").start(kTwo).screen_keys(kOne, 1).screen_keys(kTwo, 0);
  state.open.ending = Ending::AfterNextRound;
  return play(state, {"key bank:ger"});
}

// Next turn everything is needed; nothing is sold now.
TEST(ParisTactics, DoNotSellWhatTheNextTurnNeeds) {
  expect_found(last_but_one(Position()
                                .keys(kOne, "mon8")
                                .francs(kOne, 1)
                                .tokens(kOne, "gold gold gold gold* gold* gold*")
                                .points(kTwo, 14)),
               {"end"});
}

// The tile that counts fours waits for the one that comes next turn.
TEST(ParisTactics, KeepTile18ForTheNextTurn) {
  expect_found(last_but_one(Position()
                                .buildings("ger4")
                                .keys(kOne, "bel4")
                                .francs(kOne, 0)
                                .bonuses(kOne, "18")
                                .points(kTwo, 9)),
               {"end"});
}

}  // namespace
}  // namespace belle::paris
