// The last turn of the game: what a good player of Paris sees at once, and Belle must see with
// little thought. Most of these positions decide the game.
#include "tests/players/paris_tactics.h"

#include <gtest/gtest.h>

#include "players/players.h"

namespace belle::paris {
namespace {

// ---- Landmarks and prestige ----

// Prestige tokens that fit are worth nothing after the game: all go.
TEST(ParisTactics, HandInEveryTokenThatFits) {
  const State state = play(last_turn(Position()
                                         .keys(kOne, "bank:mon")
                                         .francs(kOne, 14)
                                         .tokens(kOne, "marble marble gold silver* gold* gold*")
                                         .points(kTwo, 13)),
                           {"move bank:mon mon@14 new"});
  expect_found(state, {"prestige gold* gold* silver*"});
}

// The landmark that takes the tokens at hand is better than the highest one.
TEST(ParisTactics, BuildTheLandmarkThatFitsTheTokens) {
  expect_found(last_turn(Position(3)
                             .keys(kOne, "bank:mon")
                             .francs(kOne, 15)
                             .tokens(kOne, "marble gold gold silver* silver* silver*")
                             .points(kTwo, 11)
                             .points(kThree, 4)),
               {"move bank:mon mon@12 new"});
}

// One resource is missing and lies in the reserve.
TEST(ParisTactics, BuyTheMarbleTheLandmarkNeeds) {
  expect_found(last_turn(Position()
                             .keys(kOne, "mon8 arc")
                             .francs(kOne, 8)
                             .tokens(kOne, "gold silver* silver* silver*")
                             .reserve("wood marble gold")
                             .points(kTwo, 9)),
               {"buy marble"});
}

// One franc is missing: the token that serves nothing is sold, not one that the landmark takes.
TEST(ParisTactics, SellTheTokenThatServesNothing) {
  expect_found(last_turn(Position(4)
                             .keys(kOne, "bank:bel")
                             .screen_keys(kOne, 1)
                             .francs(kOne, 11)
                             .tokens(kOne, "marble gold bronze* silver* silver* silver*")
                             .points(kThree, 11)),
               {"sell bronze*"});
}

// A tile that counts as a resource must count as the one that is missing.
TEST(ParisTactics, Tile10CountsAsTheMissingResource) {
  expect_found(last_turn(Position()
                             .keys(kOne, "bank:ger")
                             .francs(kOne, 12)
                             .tokens(kOne, "gold silver* silver* silver*")
                             .bonuses(kOne, "10")
                             .points(kTwo, 10)),
               {"use 10 marble"});
}

// Two at once, of two kinds.
TEST(ParisTactics, Tile21CountsAsBothMissingResources) {
  expect_found(last_turn(Position(3)
                             .keys(kOne, "bank:ger")
                             .francs(kOne, 15)
                             .tokens(kOne, "gold gold* gold* gold*")
                             .bonuses(kOne, "21")
                             .points(kThree, 12)),
               {"use 21 gold marble"});
}

// Before the tokens are handed in, the tile fills the slot that would stay empty.
TEST(ParisTactics, Tile8CountsAsTheMissingPrestige) {
  const State state = play(last_turn(Position()
                                         .keys(kOne, "bank:mon")
                                         .francs(kOne, 14)
                                         .tokens(kOne, "marble marble gold gold* gold* gold*")
                                         .bonuses(kOne, "8")
                                         .points(kTwo, 13)),
                           {"move bank:mon mon@14 new"});
  expect_found(state, {"use 8 silver*"});
}

// The end-game tile kept for this moment.
TEST(ParisTactics, UseTheEndGameTileOnTheLandmark) {
  const State state = play(last_turn(Position()
                                         .keys(kOne, "bank:mon")
                                         .francs(kOne, 15)
                                         .tokens(kOne, "marble gold gold gold* gold*")
                                         .end_tiles(kOne, "E8")
                                         .points(kTwo, 12)),
                           {"move bank:mon mon@15 new"});
  expect_found(state, {"use E8 gold*"});
}

// Neither tile alone makes the landmark possible, and each alone is lost.
TEST(ParisTactics, TwoEndGameTilesForOneLandmark) {
  expect_found(last_turn(Position()
                             .keys(kOne, "mon8")
                             .screen_keys(kOne, 0)
                             .francs(kOne, 4)
                             .tokens(kOne, "silver* silver* silver*")
                             .end_tiles(kOne, "E2 E3")
                             .points(kTwo, 11)),
               {"use E2", "use E3"});
}

// Two sales and two tiles, and only then the landmark; the silver stays.
TEST(ParisTactics, TwoSalesAndTwoTilesForOneLandmark) {
  expect_found(last_turn(Position(3)
                             .keys(kOne, "mon8")
                             .screen_keys(kOne, 0)
                             .francs(kOne, 2)
                             .tokens(kOne, "wood bronze* silver* silver* silver*")
                             .end_tiles(kOne, "E2 E3")
                             .points(kTwo, 11)),
               {"sell bronze*", "sell wood", "use E2", "use E3"});
}

// A purchase and two tiles before the landmark, a third tile on it.
TEST(ParisTactics, APurchaseAndThreeTilesForOneLandmark) {
  expect_found(last_turn(Position()
                             .keys(kOne, "mon8")
                             .screen_keys(kOne, 0)
                             .francs(kOne, 6)
                             .tokens(kOne, "gold gold* gold*")
                             .reserve("marble")
                             .end_tiles(kOne, "E3 E7 E12")
                             .points(kTwo, 14)),
               {"buy marble", "use E12", "use E3", "use E7"});
}

// ---- Districts ----

// A key that takes the first place of 20/10/5 is worth more than the points of another move.
TEST(ParisTactics, TakeTheFirstPlace) {
  expect_found(last_turn(Position(3)
                             .buildings("mon8 bel1 bel2")
                             .vp_tile(20, "bel")
                             .keys(kOne, "bank:mon bank:bel bel8")
                             .keys(kTwo, "bel5 bel4")
                             .keys(kThree, "bel3")
                             .francs(kOne, 8)
                             .tokens(kOne, "wood")
                             .points(kOne, 20)
                             .points(kTwo, 18)
                             .points(kThree, 20)),
               {"move bank:bel bel1", "move bank:bel bel2"});
}

// A tie goes to the highest single value: one franc is enough.
TEST(ParisTactics, ATieIsEnoughForTheHighestValue) {
  expect_found(last_turn(Position(3)
                             .buildings("mon1 bel1")
                             .used_up(kEveryBonus)
                             .vp_tile(20, "bel")
                             .keys(kOne, "bank:mon bank:bel bel8")
                             .keys(kTwo, "bel5 bel4")
                             .francs(kOne, 1)
                             .points(kTwo, 12)),
               {"move bank:bel bel1"});
}

// It hurts the leader, not the last, who holds the bigger tile.
TEST(ParisTactics, TakeTheFirstPlaceFromTheLeader) {
  expect_found(last_turn(Position(3)
                             .buildings("mon3 bel3")
                             .vp_tile(20, "mon")
                             .vp_tile(18, "bel")
                             .keys(kOne, "bank:mon mon4 bank:bel bel4")
                             .keys(kTwo, "bel5")
                             .keys(kThree, "mon5")
                             .francs(kOne, 3)
                             .points(kOne, 20)
                             .points(kTwo, 30)),
               {"move bank:bel bel3"});
}

// Two players: the second scores only with half of the first's sum; bel4 is one too few.
TEST(ParisTactics, TwoPlayersReachHalfOfTheFirst) {
  expect_found(last_turn(Position()
                             .buildings("mon8 bel4 bel5")
                             .vp_tile(20, "bel")
                             .keys(kOne, "bank:mon bank:bel bel2")
                             .keys(kTwo, "bel@13")
                             .francs(kOne, 8)
                             .tokens(kOne, "wood")
                             .points(kOne, 15)
                             .points(kTwo, 4)),
               {"move bank:bel bel5"});
}

// The same from the other side: a higher first takes the second's points.
TEST(ParisTactics, TwoPlayersPushTheSecondBelowHalf) {
  expect_found(last_turn(Position()
                             .buildings("mon8 bel1")
                             .vp_tile(20, "bel")
                             .keys(kOne, "bank:mon bank:bel bel@12")
                             .keys(kTwo, "bel2 bel4")
                             .francs(kOne, 8)
                             .tokens(kOne, "wood")
                             .used_up(kEveryBonus)
                             .points(kTwo, 15)),
               {"move bank:bel bel1"});
}

// The wood that the eight costs is bought first.
TEST(ParisTactics, BuyTheWoodOfTheEight) {
  expect_found(last_turn(Position(4)
                             .buildings("vil8 vil4")
                             .vp_tile(18, "vil")
                             .keys(kOne, "bank:vil vil2")
                             .keys(kTwo, "vil5 vil3")
                             .keys(kThree, "vil1")
                             .francs(kOne, 11)
                             .reserve("wood")
                             .points(kTwo, 8)),
               {"buy wood"});
}

// A second key on the own eight beats the landmark of the rival.
TEST(ParisTactics, Tile9DoublesTheEight) {
  expect_found(last_turn(Position()
                             .buildings("mon2 mon5")
                             .vp_tile(20, "bel")
                             .keys(kOne, "bank:mon bank:bel bel8")
                             .keys(kTwo, "bel@12")
                             .francs(kOne, 8)
                             .tokens(kOne, "wood")
                             .bonuses(kOne, "9")
                             .points(kTwo, 11)),
               {"use 9"});
}

// Everything is taken: the tile lets the key join the rival where it matters.
TEST(ParisTactics, Tile16JoinsTheRival) {
  expect_found(last_turn(Position(3)
                             .vp_tile(20, "mon")
                             .keys(kOne, "bank:mon mon4")
                             .keys(kTwo, "mon8 mon2")
                             .keys(kThree, "mon5")
                             .francs(kOne, 9)
                             .tokens(kOne, "wood")
                             .bonuses(kOne, "16")
                             .points(kTwo, 8)),
               {"use 16"});
}

// ---- The fourth key ----

// The 20 goes where only seat 1 scores.
TEST(ParisTactics, PutThe20WhereYouLead) {
  const State state = play(last_turn(Position()
                                         .buildings("mon8")
                                         .keys(kOne, "bank:mon mon4 mon3")
                                         .keys(kTwo, "mon2 bel8 bel5")
                                         .francs(kOne, 8)
                                         .tokens(kOne, "wood")
                                         .points(kTwo, 19)),
                           {"move bank:mon mon8"});
  expect_found(state, {"vp 20 mon"});
}

// Where everything free belongs to the rival, the right is declined.
TEST(ParisTactics, DeclineATileThatServesTheRival) {
  const State state = play(last_turn(Position()
                                         .buildings("mon5")
                                         .vp_tile(10, "mon")
                                         .vp_tile(12, "cha")
                                         .vp_tile(14, "ger")
                                         .keys(kOne, "bank:mon mon4")
                                         .keys(kTwo, "mon2 mon1 bel8 bat5 vil3")
                                         .francs(kOne, 5)
                                         .points(kTwo, 9)),
                           {"move bank:mon mon5"});
  expect_found(state, {"vp -"});
}

// Three players: the second place behind a player who is far behind wins; behind the leader it
// does not.
TEST(ParisTactics, PutTheTileWhereTheFirstIsHarmless) {
  const State state = play(last_turn(Position(3)
                                         .buildings("mon1")
                                         .used_up(kEveryBonus)
                                         .vp_tile(10, "mon")
                                         .keys(kOne, "bank:mon mon4 bel5 vil5")
                                         .keys(kTwo, "mon2 vil8")
                                         .keys(kThree, "mon3 bel8")
                                         .francs(kOne, 1)
                                         .points(kOne, 30)
                                         .points(kTwo, 39)),
                           {"move bank:mon mon1", "bonus -"});
  expect_found(state, {"vp 20 bel"});
}

// The cheapest move brings the right and with it the game.
TEST(ParisTactics, MoveTheKeyThatIsTheFourth) {
  expect_found(last_turn(Position(4)
                             .buildings("mon8 bel1")
                             .keys(kOne, "bank:mon mon3 bank:bel bel5")
                             .keys(kTwo, "bel3")
                             .keys(kThree, "bel2")
                             .keys(kFour, "mon2")
                             .used_up(kEveryBonus)
                             .francs(kOne, 8)
                             .tokens(kOne, "wood")
                             .points(kTwo, 8)),
               {"move bank:bel bel1"});
}

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

// ---- Proof ----

// A last turn that is called proven though it was not tried out, or left without an answer.
TEST(ParisTactics, TheLastTurnIsProvenIfItIsSmallEnough) {
  const State state = last_turn(Position(3)
                                    .keys(kOne, "mon8 arc")
                                    .francs(kOne, 8)
                                    .tokens(kOne, "gold silver* silver* silver*")
                                    .reserve("wood marble gold"));
  const auto answer = [&](std::uint64_t positions, const search::Stop& stop) {
    search::Budget budget;
    budget.simulations = 10;
    budget.positions = positions;
    budget.stop = stop;
    return players::think<Paris>(box(), make_view(box(), state, kOne), budget);
  };
  const auto proven = answer(100'000, {});
  EXPECT_TRUE(proven.proven);
  State end = state;
  for (const auto& [seat, move] : proven.principal_variation) {
    EXPECT_EQ(to_move(end), seat);
    apply(box(), end, move);
  }
  EXPECT_FALSE(to_move(end));
  for (const auto& searched : {answer(3, {}), answer(100'000, [] { return true; })}) {
    EXPECT_FALSE(searched.proven);
    EXPECT_EQ(searched.moves.size(), proven.moves.size());
  }
}

}  // namespace
}  // namespace belle::paris
