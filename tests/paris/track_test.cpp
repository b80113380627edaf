// Bonus tiles that take another one: 17 from anywhere, 25 from behind the meeple; and "never two
// of a number" (P5, P11, P12).
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "tests/paris/position.h"

namespace belle::paris {
namespace {

using Texts = std::vector<std::string>;

constexpr std::string_view kShuffledTrack =
    "10 9 8 7 6 5 4 3 2 1 20 19 18 17 16 15 14 13 12 11 30 29 28 27 26 25 24 23 22 21";

int meeple(const State& state, Seat seat) { return screen(state.open, seat).meeple; }

// Tile 17 takes a tile from before or behind the meeple, which stays.
TEST(S1, Tile17TakesAnyTileAndTheMeepleStays) {
  const State state = Position().bonuses(kOne, "17").meeple(kOne, 12);
  EXPECT_EQ(legal_moves(state, "use 17").size(), 29U);
  for (const auto& [use, taken] : {std::pair{"use 17 3", "3"}, std::pair{"use 17 30", "30"}}) {
    const State after = play(state, {use});
    EXPECT_EQ(bonuses(after, kOne), taken);
    EXPECT_EQ(meeple(after, kOne), 12);
    EXPECT_EQ(ruling(play(after, {"key arc", "end", "draw 1"}), use), "§3");
    EXPECT_EQ(after.open.bonus_left[static_cast<std::size_t>(std::stoi(taken))], 0) << taken;
  }
}

// It needs a tile that lies there and that one may own.
TEST(P11, Tile17NeedsATileThatMayBeTaken) {
  const Position position = Position(3).bonuses(kOne, "17 18 3").used_up("30");
  EXPECT_EQ(ruling(position, "use 17 30"), "§4");
  EXPECT_EQ(ruling(position, "use 17 18"), "P5") << "its second copy lies there";
  EXPECT_EQ(ruling(position, "use 17 17"), "§4") << "it has no second copy";
  const State none = Position(position).used_up(
      "1 2 4 5 6 7 8 9 10 11 12 13 14 15 16 19 20 21 22 23 24 25 26 27 28 29");
  EXPECT_TRUE(legal_moves(none, "use 17").empty());
}

// Tile 25 takes from one to five spaces back, and the meeple goes there.
TEST(S1, Tile25TakesFromOneToFiveSpacesBack) {
  const State state = Position().bonuses(kOne, "25").meeple(kOne, 12);
  EXPECT_EQ(legal_moves(state, "use 25"),
            (Texts{"use 25 10", "use 25 11", "use 25 7", "use 25 8", "use 25 9"}));
  EXPECT_EQ(ruling(state, "use 25 12"), "P12") << "its own space";
  EXPECT_EQ(ruling(state, "use 25 6"), "P12") << "six spaces";
  EXPECT_EQ(ruling(state, "use 25 13"), "P12") << "forward";
  const State after = play(state, {"use 25 7"});
  EXPECT_EQ(bonuses(after, kOne), "7");
  EXPECT_EQ(meeple(after, kOne), 7);
}

// Where the meeple went back, it may later go forward again over the same spaces.
TEST(P12, AfterTile25TheMeepleGoesForwardFromThere) {
  const State state =
      play(Position().buildings("mon1").keys(kOne, "arc").bonuses(kOne, "25").meeple(kOne, 30),
           {"use 25 26", "move arc mon1"});
  EXPECT_EQ(legal_moves(state, "bonus "),
            (Texts{"bonus -", "bonus 27", "bonus 28", "bonus 29", "bonus 30"}));
}

// It may bring a meeple back from the last space; near the start there are fewer spaces or none.
TEST(P12, Tile25AtTheEndsOfTheTrack) {
  const Position position = Position().bonuses(kOne, "25");
  EXPECT_EQ(legal_moves(Position(position).meeple(kOne, 30), "use 25"),
            (Texts{"use 25 26", "use 25 27", "use 25 28", "use 25 29"}))
      << "25 itself is in the hand";
  EXPECT_EQ(legal_moves(Position(position).meeple(kOne, 3), "use 25"),
            (Texts{"use 25 1", "use 25 2"}));
  EXPECT_TRUE(legal_moves(Position(position).meeple(kOne, 1), "use 25").empty());
  EXPECT_TRUE(legal_moves(Position(position).meeple(kOne, 0), "use 25").empty());
  EXPECT_EQ(ruling(Position(position).meeple(kOne, 1), "use 25 1"), "P12");
  EXPECT_EQ(ruling(Position(position).meeple(kOne, 0), "use 25 1"), "P12");
}

// Taken spaces count as spaces, and cannot be taken from.
TEST(P12, Tile25CountsSpacesNotTiles) {
  const State state = Position().bonuses(kOne, "25 10 11").used_up("9").meeple(kOne, 12);
  EXPECT_EQ(legal_moves(state, "use 25"), (Texts{"use 25 7", "use 25 8"}));
  EXPECT_EQ(ruling(state, "use 25 9"), "§4");
  EXPECT_EQ(ruling(state, "use 25 6"), "P12");
}

// It needs a tile that one may own: the second copy of a number in hand is none.
TEST(P11, Tile25NeedsATileThatMayBeTaken) {
  const State state = Position(3).bonuses(kOne, "25 11").meeple(kOne, 12).used_up("7 8 9 10");
  EXPECT_EQ(ruling(state, "use 25 11"), "P5");
  EXPECT_TRUE(legal_moves(state, "use 25").empty());
}

// A meeple goes nowhere without a tile: declining leaves it where it is.
TEST(P12, AMeepleMovesOnlyToTakeATile) {
  const State state = play(Position().buildings("mon1").keys(kOne, "arc").meeple(kOne, 4),
                           {"move arc mon1", "bonus -"});
  EXPECT_EQ(meeple(state, kOne), 4);
}

// On a shuffled track both tiles name numbers; 25 counts spaces.
TEST(P12, OnAShuffledTrackTheArgumentsAreNumbers) {
  const State state = Position().track(kShuffledTrack).bonuses(kOne, "17 25").meeple(kOne, 12);
  EXPECT_EQ(legal_moves(state, "use 25"),
            (Texts{"use 25 1", "use 25 2", "use 25 20", "use 25 3", "use 25 4"}))
      << "spaces 7 to 11";
  const State back = play(state, {"use 25 4"});
  EXPECT_EQ(bonuses(back, kOne), "4 17");
  EXPECT_EQ(meeple(back, kOne), 7);
  EXPECT_EQ(ruling(state, "use 25 7"), "P12") << "number 7 lies on space 4";
  EXPECT_EQ(ruling(state, "use 25 11"), "P12") << "number 11 lies on space 20";
  const State taken = play(state, {"use 17 21"});
  EXPECT_EQ(bonuses(taken, kOne), "21 25");
  EXPECT_EQ(meeple(taken, kOne), 12);
}

// A tile can be used at once after it was taken, also one taken by 17 or 25.
TEST(S3, ATakenTileMayBeUsedAtOnce) {
  const State state = Position().bonuses(kOne, "17").meeple(kOne, 8);
  EXPECT_EQ(points(play(state, {"use 17 25", "use 25 7", "use 7"}), kOne), 4);
}

// A number in hand closes its second copy, wherever a tile is taken.
TEST(P5, NobodyHoldsTwoOfANumber) {
  const State state =
      play(Position(3).buildings("mon1").keys(kOne, "arc").bonuses(kOne, "18"), {"move arc mon1"});
  EXPECT_EQ(ruling(state, "bonus 18"), "P5");
  EXPECT_EQ(ruling(state, "bonus 15"), "");
}

// A used tile is gone and closes nothing.
TEST(P5, AUsedTileClosesNothing) {
  const State state = play(Position(3).buildings("mon1").keys(kOne, "arc").bonuses(kOne, "18"),
                           {"use 18", "move arc mon1", "bonus 18"});
  EXPECT_EQ(bonuses(state, kOne), "18");
}

// What rivals hold closes nothing.
TEST(P5, RivalsTilesCloseNothing) {
  const State state =
      play(Position(3).buildings("mon1").keys(kOne, "arc").bonuses(kTwo, "18"), {"move arc mon1"});
  EXPECT_EQ(ruling(state, "bonus 18"), "");
}

// The tile being used does not count: where 17 and 25 have second copies, they can take those.
TEST(P5, TheTileBeingUsedIsNotCounted) {
  State state = Position(3).bonuses(kOne, "17 25").meeple(kOne, 28);
  state.open.bonus_left[17] = 1;
  state.open.bonus_left[25] = 1;
  EXPECT_EQ(ruling(state, "use 17 17"), "");
  EXPECT_EQ(ruling(state, "use 25 25"), "");
  EXPECT_EQ(ruling(state, "use 17 25"), "P5");
}

}  // namespace
}  // namespace belle::paris
