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
