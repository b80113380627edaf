// Points and who wins: groups, unbuilt buildings, ties (section 5, L15).
#include <array>
#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "tests/lumiere/position.h"

namespace belle::lumiere {
namespace {

int group(const State& state, Seat seat = kOrange) { return score(state.open, seat).group; }

std::pair<bool, bool> winners(const State& state) {
  const auto end = outcome(box(), state);
  if (!end) return {false, false};
  return {end->won[index(kOrange)], end->won[index(kBlue)]};
}

constexpr std::pair kOrangeWins{true, false};
constexpr std::pair kBlueWins{false, true};
constexpr std::pair kBothWin{true, true};

// Without a building there is no group.
TEST(S5, WithoutBuildingsThereAreNoPoints) {
  EXPECT_EQ(score_line(box(), Position('m').state(), kOrange),
            "orange lit 0 group 0 unbuilt 0 cards 0 total 0");
}

// Buildings that share an edge are one group, and all its spaces count.
TEST(S5, BuildingsThatTouchAlongAnEdgeAreOneGroup) {
  const State state = Position('m')
                          .build(kOrange, "I3", "a1")
                          .build(kOrange, "O4", "d1")
                          .build(kOrange, "V3", "d3");
  EXPECT_EQ(group(state), 3 + 4 + 3);
}

// Corners do not join buildings.
TEST(S5, CornersDoNotJoinBuildings) {
  EXPECT_EQ(group(Position('m').build(kOrange, "I3", "a1").build(kOrange, "O4", "d2")), 4);
}

// Only the largest group counts, and it is the one with most spaces, not with most buildings.
TEST(S5, OnlyTheLargestGroupCounts) {
  const State state = Position('m')
                          .build(kOrange, "garden", "a1")
                          .build(kOrange, "I3", "a2")
                          .build(kOrange, "R6", "f6");
  EXPECT_EQ(group(state), 6);
}

// The rival's buildings neither count nor connect.
TEST(S5, TheRivalsBuildingsDoNotConnect) {
  const State state =
      Position('m').build(kOrange, "I3", "a1").build(kBlue, "O4", "d1").build(kOrange, "V3", "f1");
  EXPECT_EQ(group(state, kOrange), 3);
  EXPECT_EQ(group(state, kBlue), 4);
}

// Light plays no part in groups.
TEST(S5, AGroupNeedsNoLight) {
  const State state =
      Position('m').ground('L', "d1").build(kOrange, "I3", "a1").build(kOrange, "V3", "a2");
  EXPECT_EQ(score_line(box(), state, kOrange), "orange lit 3 group 6 unbuilt 0 cards 0 total 9");
}

// Every building left in reserve costs three points, whatever its size.
TEST(S5, UnbuiltBuildingsCostThreeEach) {
  const State state = Position('m').reserve(kOrange, "I3 R6").reserve(kBlue, "T4");
  EXPECT_EQ(score(state.open, kOrange).unbuilt, -6);
  EXPECT_EQ(score(state.open, kBlue).unbuilt, -3);
}

// Sacré-Cœur forgives its owner, and nobody else.
TEST(Sacre, ItForgivesItsOwner) {
  const State state = Position('m').reserve(kOrange, "I3 R6").reserve(kBlue, "T4").cards("sacre");
  const State next = play(state, {"card sacre"});
  EXPECT_EQ(score(next.open, kOrange).unbuilt, 0);
  EXPECT_EQ(score(next.open, kBlue).unbuilt, -3);
}

// The parts add up to the total.
TEST(S5, TheTotalIsTheSumOfItsParts) {
  const State state = Position('m')
                          .ground('L', "d1 e5")
                          .ground('o', "h8")
                          .build(kOrange, "I3", "a1")
                          .reserve(kOrange, "R6")
                          .put(kOrange, "peintre", "h8");
  EXPECT_EQ(score_line(box(), state, kOrange), "orange lit 3 group 3 unbuilt -3 cards 4 total 7");
}

// Several cards of one player add up.
TEST(S5, CardPointsAddUp) {
  const State state = Position('m')
                          .ground('L', "a2 b1")
                          .put(kOrange, "moulin", "a1")
                          .put(kOrange, "peintre", "h8")
                          .build(kOrange, "O4", "f1")
                          .put(kOrange, "fontaine", "e1")
                          .statue(kOrange, "d5", Facing::North);
  EXPECT_EQ(score(state.open, kOrange).cards, 1 + 4 + 3 + 12);
}

// The higher total wins, though the other has more free spaces.
TEST(S5, TheHigherTotalWins) {
  EXPECT_EQ(winners(Position('b').build(kOrange, "I3", "a1").over()), kOrangeWins);
  EXPECT_EQ(winners(Position('o').build(kBlue, "I3", "a1").over()), kBlueWins);
  const auto end =
      outcome(box(), Position('b').build(kOrange, "I3", "a1").reserve(kBlue, "T4").over());
  EXPECT_EQ(end->totals, (std::array<std::int16_t, kMaxSeats>{3, -3, 0, 0}));
}

// One point more beats any number of free spaces.
TEST(S5, FreeSpacesOnlyBreakTies) {
  const State state = Position('b').build(kOrange, "R6", "a1").build(kBlue, "P5", "f6").over();
  EXPECT_EQ(winners(state), kOrangeWins) << "6 to 5, with 0 to 53 free spaces";
}

// Tied totals: more free spaces of the own colour win.
TEST(S5, FreeSpacesOfTheOwnColourBreakATie) {
  EXPECT_EQ(winners(Position('m').ground('o', "a1 a2").ground('b', "h8").over()), kOrangeWins);
  EXPECT_EQ(winners(Position('m').ground('o', "a1").ground('b', "h8 h7").over()), kBlueWins);
}

// For the tie any piece hides its space, also the own building on the own colour.
TEST(S5, CoveredSpacesDoNotBreakATie) {
  const Position board = Position('m').ground('o', "a1 a2 a3 a4").ground('b', "h6 h7 h8");
  ASSERT_EQ(winners(Position(board).over()), kOrangeWins);
  EXPECT_EQ(winners(Position(board).build(kOrange, "I3", "a1", 1).build(kBlue, "V3", "d4").over()),
            kBlueWins);
  EXPECT_EQ(winners(Position(board).put(kBlue, "fontaine", "a1").over()), kBothWin);
}

// The Lampadaire's space has no colour any more and breaks no tie.
TEST(S5, TheLampadairesSpaceBreaksNoTie) {
  const Position board = Position('m').ground('o', "a1 a2").ground('b', "h8");
  EXPECT_EQ(winners(Position(board).put(kOrange, "lampadaire", "a1").over()), kBothWin);
}

// Still tied, both win; mixed spaces and streetlights count for nobody.
TEST(L15, AFullTieIsASharedVictory) {
  EXPECT_EQ(winners(Position('m').over()), kBothWin);
  EXPECT_EQ(winners(Position('m').ground('o', "a1").ground('b', "h8").ground('L', "d4").over()),
            kBothWin);
}

// What decided, with the numbers of both; nothing where the totals did.
TEST(L15, TheTieBreakTellsBothNumbers) {
  const auto told = [](const State& state) {
    const auto breaks = tie_breaks(box(), state);
    return breaks.empty() ? "" : tie_break_text(kSeatNames, breaks);
  };
  const Position board = Position('m').ground('o', "a1 a2").ground('b', "h8");
  EXPECT_EQ(told(Position(board).over()),
            "equal totals; free spaces of the own colour: orange has 2, blue has 1; orange wins");
  EXPECT_EQ(told(Position(board).ground('b', "h7").over()),
            "equal totals; free spaces of the own colour: orange has 2, blue has 2; the victory is "
            "shared");
  EXPECT_EQ(told(Position(board).build(kBlue, "I3", "d4").over()), "");
  EXPECT_EQ(told(board), "") << "it is not over";
}

// A tie at negative totals is broken as any other.
TEST(S5, ATieBelowZeroIsBrokenTheSameWay) {
  const Position board = Position('m').reserve(kOrange, "I3").reserve(kBlue, "R6");
  EXPECT_EQ(winners(Position(board).ground('b', "h8").over()), kBlueWins);
  EXPECT_EQ(winners(Position(board).ground('o', "a1").over()), kOrangeWins);
}

// Before the end nobody has won.
TEST(L7, ThereIsNoOutcomeBeforeTheEnd) {
  EXPECT_FALSE(outcome(box(), Position('m').build(kOrange, "I3", "a1")));
}

}  // namespace
}  // namespace belle::lumiere
