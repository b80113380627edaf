// Numbers of decision sequences, counted by hand.
#include <gtest/gtest.h>

#include "engine/core/playout.h"
#include "tests/paris/position.h"

namespace belle::paris {
namespace {

// Three piles; six banks and the Arc; nothing to trade, so `end` alone; and the same for seat 2.
TEST(Perft, TheFirstTwoTurns) {
  const State state = start_game(box(), basic_deal());
  EXPECT_EQ(perft<Paris>(box(), state, 0), 1U);
  EXPECT_EQ(perft<Paris>(box(), state, 1), 3U);
  EXPECT_EQ(perft<Paris>(box(), state, 2), 3U * 7);
  EXPECT_EQ(perft<Paris>(box(), state, 3), 3U * 7 * 1);
  EXPECT_EQ(perft<Paris>(box(), state, 4), 3U * 7 * 3);
  EXPECT_EQ(perft<Paris>(box(), state, 5), 3U * 7 * 3 * 7);
  EXPECT_EQ(perft<Paris>(box(), state, 7), 3U * 7 * 3 * 7 * 3);
}

// In the third turn seat 1 has six places left for a key, or moves the one on the board. The 8s
// need wood, and from the Arc 3 francs are too few for a 4; from the bank of its district each 4
// can be paid. Of the 27 ways to draw three tiles 12, 6 and 1 bring one, two and three 4s: over
// the seven places of seat 1's key that is 27 * 42 acts with a key and 12 + 12 + 3 moves, for each
// of the seven places of seat 2's key.
TEST(Perft, TheThirdTurnWithFoursAndEights) {
  const State state = Position()
                          .pile(1, "cha8 bat8 mon8")
                          .pile(2, "vil8 bel8 ger8")
                          .pile(3, "cha4 bat4 mon4")
                          .before_the_draw();
  EXPECT_EQ(perft<Paris>(box(), state, 8), 7U * (27 * 42 + 27));
}

// With free districts the first tile can go to each of the six.
TEST(Perft, TheFirstTurnOfFreeDistricts) {
  Deal deal = basic_deal();
  deal.free_districts = true;
  const State state = start_game(box(), deal);
  EXPECT_EQ(perft<Paris>(box(), state, 1), 3U);
  EXPECT_EQ(perft<Paris>(box(), state, 2), 3U * 6);
  EXPECT_EQ(perft<Paris>(box(), state, 3), 3U * 6 * 7);
}

// A last tile, then twelve end-game tiles or seven places for a key; after a tile it can be used.
TEST(Perft, TheTurnOfTheLastTile) {
  const State state = Position().pile(1, "").pile(2, "").pile(3, "mon1").before_the_draw();
  EXPECT_EQ(perft<Paris>(box(), state, 1), 1U);
  EXPECT_EQ(perft<Paris>(box(), state, 2), 7U + 12);
  EXPECT_EQ(perft<Paris>(box(), state, 3), 7U + 12 * 2 + 2 * 2) << "E4 and E8 in three ways";
}

// A finished game has no sequences.
TEST(Perft, AFinishedGameHasNone) {
  EXPECT_EQ(perft<Paris>(box(), Position().over().state(), 1), 0U);
}

}  // namespace
}  // namespace belle::paris
