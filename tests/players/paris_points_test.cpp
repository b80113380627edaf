// The last turn of the game, as in paris_tactics_test.cpp: tiles that score, and francs.
#include <gtest/gtest.h>

#include "tests/players/paris_tactics.h"

namespace belle::paris {
namespace {

// ---- Tiles that score ----

// What is not used before the end is lost.
TEST(ParisTactics, UseTile22BeforeTheEnd) {
  const State state =
      play(last_turn(Position(4).bonuses(kOne, "22").points(kFour, 9)), {"key bank:mon"});
  expect_found(state, {"use 22"});
}

// First the third building of value 4, then the tile that counts them.
TEST(ParisTactics, Tile18AfterTheMove) {
  expect_found(last_turn(Position()
                             .buildings("mon4")
                             .keys(kOne, "bank:mon bel4 vil4")
                             .francs(kOne, 4)
                             .bonuses(kOne, "18")
                             .points(kTwo, 14)),
               {"move bank:mon mon4"});
}

// First the landmark, then the tile that counts landmarks.
TEST(ParisTactics, Tile29AfterTheLandmark) {
  expect_found(last_turn(Position(3)
                             .keys(kOne, "bank:mon bel@10")
                             .francs(kOne, 9)
                             .tokens(kOne, "marble")
                             .bonuses(kOne, "29")
                             .points(kTwo, 15)),
               {"move bank:mon mon@9 new"});
}

// First the fifth type, then the tile that counts types. A café again adds none.
TEST(ParisTactics, Tile30AfterTheNewType) {
  expect_found(last_turn(Position()
                             .buildings("mon4 ger4")
                             .keys(kOne, "bank:mon bank:ger cha1 bat1 mon1 bel1")
                             .francs(kOne, 4)
                             .bonuses(kOne, "30")
                             .points(kTwo, 14)),
               {"move bank:mon mon4"});
}

// It counts the other unused tiles, so it comes first.
TEST(ParisTactics, Tile20BeforeTheOthers) {
  const State state =
      play(last_turn(Position(4).bonuses(kOne, "7 20 22").points(kTwo, 19)), {"key bank:mon"});
  expect_found(state, {"use 20"});
}

// The best tile of the track is the one that pays most now.
TEST(ParisTactics, TakeTheBonusTileThatPaysMost) {
  const State state = play(last_turn(Position(3)
                                         .buildings("mon1")
                                         .used_up("17")
                                         .keys(kOne, "bank:mon bat5 vil5 bel4 ger4")
                                         .francs(kOne, 1)
                                         .points(kTwo, 11)),
                           {"move bank:mon mon1"});
  expect_found(state, {"bonus 26"});
}

// Tile 27 pays at once for a full purse.
TEST(ParisTactics, TakeTile27WithAFullPurse) {
  const State state = play(last_turn(Position()
                                         .buildings("mon2")
                                         .used_up("17")
                                         .keys(kOne, "bank:mon")
                                         .francs(kOne, 22)
                                         .points(kTwo, 19)),
                           {"move bank:mon mon2"});
  expect_found(state, {"bonus 27"});
}

// On a value 3 a tile costs 2 francs, which tile 27 would pay better.
TEST(ParisTactics, DeclineABonusTileThatCostsMoreThanItGives) {
  const State state =
      play(last_turn(Position()
                         .buildings("mon3")
                         .used_up("1 3 4 5 6 7 8 10 11 12 13 14 15 17 18 19 20 21 22 23 24 25 26 "
                                  "28 29 30")
                         .keys(kOne, "bank:mon")
                         .francs(kOne, 9)
                         .bonuses(kOne, "27")
                         .points(kTwo, 8)),
           {"move bank:mon mon3", "sell gold*"});
  expect_found(state, {"bonus -"});
}

// Tile 17 reaches what the meeple has passed.
TEST(ParisTactics, Tile17TakesWhatLiesBehind) {
  const State state = play(last_turn(Position(3)
                                         .keys(kOne, "bel4 ger4 vil4")
                                         .meeple(kOne, 30)
                                         .bonuses(kOne, "17")
                                         .points(kTwo, 14)),
                           {"key bank:mon"});
  expect_found(state, {"use 17 18"});
}

// Tile 25 goes back to the one of five tiles that scores.
TEST(ParisTactics, Tile25GoesBackToWhatScores) {
  const State state = play(last_turn(Position()
                                         .keys(kOne, "bel@11 ger@12")
                                         .meeple(kOne, 30)
                                         .bonuses(kOne, "25")
                                         .points(kTwo, 15)),
                           {"key bank:mon"});
  expect_found(state, {"use 25 29"});
}

// ---- Francs ----

// Each franc is a point: everything is sold.
TEST(ParisTactics, SellEverythingWithTile27) {
  const State state = play(last_turn(Position(3)
                                         .bonuses(kOne, "27")
                                         .tokens(kOne, "wood gold bronze* gold*")
                                         .points(kTwo, 17)
                                         .francs(kTwo, 40)),
                           {"key bank:ger"});
  expect_found(state, {"sell bronze*", "sell gold", "sell gold*", "sell wood"});
}

// The richest bank, and no move that costs.
TEST(ParisTactics, TheRichestBankWithTile27) {
  expect_found(last_turn(Position()
                             .buildings("bel5")
                             .keys(kOne, "bank:bel")
                             .francs(kOne, 6)
                             .bonuses(kOne, "27")
                             .points(kTwo, 12)),
               {"key bank:ger"});
}

// Pairs are worth 4 VP with four players: more than bronze sells for, less than gold does.
TEST(ParisTactics, HandInBronzePairsAndSellGold) {
  const State state = play(last_turn(Position(4)
                                         .bonuses(kOne, "23 27")
                                         .tokens(kOne, "bronze* bronze* gold* gold*")
                                         .francs(kOne, 0)
                                         .points(kThree, 16)),
                           {"key bank:ger"});
  expect_found(state, {"sell gold*", "use 23 bronze*"});
}

// A tie of points is broken by francs, so the compulsory act must earn.
TEST(ParisTactics, FrancsBreakTheTie) {
  expect_found(last_turn(Position(3)
                             .buildings("mon4 mon5")
                             .keys(kOne, "bank:mon")
                             .francs(kOne, 10)
                             .points(kOne, 30)
                             .points(kTwo, 30)
                             .francs(kTwo, 16)),
               {"key bank:ger"});
}

// A token that is sold breaks it too.
TEST(ParisTactics, SellToBreakTheTie) {
  const State state = play(last_turn(Position()
                                         .tokens(kOne, "gold*")
                                         .francs(kOne, 0)
                                         .points(kOne, 30)
                                         .points(kTwo, 30)
                                         .francs(kTwo, 9)),
                           {"key bank:ger"});
  expect_found(state, {"sell gold*"});
}

// Both keys reach the five that tile 26 counts; the one on the four pays one franc, not five.
TEST(ParisTactics, MoveTheCheapestKey) {
  expect_found(last_turn(Position()
                             .buildings("mon5")
                             .keys(kOne, "bank:mon mon4")
                             .screen_keys(kOne, 0)
                             .francs(kOne, 5)
                             .bonuses(kOne, "26 27")
                             .points(kTwo, 11)),
               {"move mon4 mon5"});
}

// Without a key behind the screen the cheaper of two tiles brings one, and the bank pays for it.
TEST(ParisTactics, TheCheaperTileForOneMoreKey) {
  expect_found(last_turn(Position()
                             .screen_keys(kOne, 0)
                             .francs(kOne, 4)
                             .bonuses(kOne, "13 14 27")
                             .points(kTwo, 7)),
               {"use 14"});
}

// The act is compulsory: the dearest move costs least, for the eight gives it back.
TEST(ParisTactics, TheCompulsoryActThatCostsLeast) {
  expect_found(last_turn(Position()
                             .buildings("mon4 bel8")
                             .keys(kOne, "mon1 bel4")
                             .screen_keys(kOne, 0)
                             .francs(kOne, 6)
                             .tokens(kOne, "wood")
                             .bonuses(kOne, "27")
                             .points(kTwo, 6)),
               {"move bel4 bel8"});
}

// Passing is legal only while nothing can be paid (P2): it comes before the sale.
TEST(ParisTactics, PassBeforeTheSale) {
  expect_found(last_turn(Position()
                             .buildings("mon4")
                             .keys(kOne, "mon1")
                             .screen_keys(kOne, 0)
                             .francs(kOne, 2)
                             .tokens(kOne, "gold*")
                             .bonuses(kOne, "27")
                             .points(kTwo, 4)),
               {"pass"});
}

// The act is done; every token that is left is still worth its francs with tile 27.
TEST(ParisTactics, SellEverythingOneByOneWithTile27) {
  const State state = play(
      last_turn(
          Position(3).bonuses(kOne, "27").tokens(kOne, "wood gold bronze* gold*").points(kTwo, 17)),
      {"key bank:ger"});
  expect_found(state, {"sell bronze*", "sell gold", "sell gold*", "sell wood"});
}

}  // namespace
}  // namespace belle::paris
