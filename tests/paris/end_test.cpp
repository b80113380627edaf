// How the game ends: the last end-game tile, equally many turns, one more round (section 5).
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/paris/position.h"

namespace belle::paris {
namespace {

// Puts a key wherever one can stand, and ends the turn.
void take_a_turn(State& state) {
  const auto acts = legal_moves(state, "key ");
  ASSERT_FALSE(acts.empty());
  state = play(state, {acts.front(), "end"});
}

// The seats that have a turn after the one that took the last end-game tile.
std::vector<int> turns_after(int players, int start, int taker) {
  State state =
      Position(players).empty_piles().end_supply("E1").start(Seat(start)).to_move(Seat(taker));
  state = play(state, {"flag E1", "end"});
  std::vector<int> seats;
  while (to_move(state) && seats.size() < 20) {
    seats.push_back(static_cast<int>(index(*to_move(state))) + 1);
    take_a_turn(state);
  }
  return seats;
}

using Seats = std::vector<int>;

// Two players: the round is finished, then there is one more, whichever seat took the tile.
TEST(S5, TheEndWithTwoPlayers) {
  EXPECT_EQ(turns_after(2, 0, 0), (Seats{2, 1, 2}));
  EXPECT_EQ(turns_after(2, 0, 1), (Seats{1, 2}));
  EXPECT_EQ(turns_after(2, 1, 1), (Seats{1, 2, 1}));
  EXPECT_EQ(turns_after(2, 1, 0), (Seats{2, 1}));
}

// Three players.
TEST(S5, TheEndWithThreePlayers) {
  EXPECT_EQ(turns_after(3, 0, 0), (Seats{2, 3, 1, 2, 3}));
  EXPECT_EQ(turns_after(3, 0, 1), (Seats{3, 1, 2, 3}));
  EXPECT_EQ(turns_after(3, 0, 2), (Seats{1, 2, 3}));
  EXPECT_EQ(turns_after(3, 1, 0), (Seats{2, 3, 1})) << "seat 1 is last of the round";
  EXPECT_EQ(turns_after(3, 1, 2), (Seats{1, 2, 3, 1}));
  EXPECT_EQ(turns_after(3, 2, 1), (Seats{3, 1, 2}));
}

// Four players.
TEST(S5, TheEndWithFourPlayers) {
  EXPECT_EQ(turns_after(4, 0, 0), (Seats{2, 3, 4, 1, 2, 3, 4}));
  EXPECT_EQ(turns_after(4, 0, 1), (Seats{3, 4, 1, 2, 3, 4}));
  EXPECT_EQ(turns_after(4, 0, 2), (Seats{4, 1, 2, 3, 4}));
  EXPECT_EQ(turns_after(4, 0, 3), (Seats{1, 2, 3, 4}));
  EXPECT_EQ(turns_after(4, 3, 3), (Seats{1, 2, 3, 4, 1, 2, 3}));
  EXPECT_EQ(turns_after(4, 3, 2), (Seats{4, 1, 2, 3}));
}

// Only the last tile triggers it: with one left the game goes on as before.
TEST(S5, OnlyTheLastTileTriggersTheEnd) {
  State state = Position().empty_piles().end_supply("E1 E2");
  state = play(state, {"flag E1", "end"});
  for (int turn = 0; turn < 5; ++turn) take_a_turn(state);
  EXPECT_TRUE(to_move(state));
  EXPECT_EQ(ruling(state, "flag E2"), "");
}

// Empty piles alone do not end the game.
TEST(S5, EmptyPilesDoNotEndTheGame) {
  State state = Position().empty_piles();
  for (int turn = 0; turn < 8; ++turn) take_a_turn(state);
  EXPECT_TRUE(to_move(state));
}

// The last round is a full one: who took the tile may act, use and pass as ever.
TEST(S5, TheLastRoundIsPlayedAsEver) {
  const State state =
      play(Position().empty_piles().end_supply("E9").screen_keys(kOne, 0).bonuses(kOne, "22"),
           {"flag E9", "end", "key arc", "end"});
  EXPECT_EQ(ruling(state, "flag E9"), "§3");
  const State used = play(state, {"use E9", "use 22", "pass", "end"});
  EXPECT_EQ(points(used, kOne), 13);
  EXPECT_FALSE(to_move(play(used, {"key bank:mon", "end"})));
}

// There is no outcome before the end, and one right after the last `end`.
TEST(S5, TheOutcomeComesWithTheEnd) {
  State state = Position().empty_piles().end_supply("E1").to_move(kTwo).points(kTwo, 1);
  state = play(state, {"flag E1", "end", "key arc", "end", "key arc"});
  EXPECT_FALSE(outcome(box(), state));
  state = play(state, {"end"});
  const auto end = outcome(box(), state);
  ASSERT_TRUE(end);
  EXPECT_EQ(end->totals[1], 1);
  EXPECT_TRUE(end->won[1]);
  EXPECT_FALSE(end->won[0]);
}

// What is left unused scores nothing: francs, tokens, keys, bonus and end-game tiles.
TEST(S5, UnusedThingsScoreNothing) {
  const State state = Position()
                          .tokens(kOne, "wood marble gold bronze* silver* gold*")
                          .bonuses(kOne, "7 22 30")
                          .end_tiles(kOne, "E9 E10 E11")
                          .keys(kOne, "mon8 mon@16")
                          .francs(kOne, 50)
                          .over();
  EXPECT_EQ(outcome(box(), state)->totals[0], 0);
}

}  // namespace
}  // namespace belle::paris
