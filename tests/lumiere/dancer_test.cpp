// Moulin Rouge: where the dancer goes, and the free spaces of her region (section 4, L4, L13, L17).
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/lumiere/position.h"

namespace belle::lumiere {
namespace {

// A wall of streetlights leaves the columns a and b: 16 spaces.
Position two_columns() {
  return Position('o').ground('L', "c1 c2 c3 c4 c5 c6 c7 c8").put(kOrange, "moulin", "a1");
}

// She goes on a free space of the own colour; mixed is not the own colour, a streetlight no colour.
TEST(L4, TheDancerStandsOnTheOwnColourOnly) {
  const State state =
      Position('b').ground('o', "e4").ground('m', "e5").ground('L', "e6").cards("moulin");
  EXPECT_EQ(legal_moves(state, "card moulin"),
            (std::vector<std::string>{"card moulin -", "card moulin e4"}));
  EXPECT_EQ(ruling(state, "card moulin e5"), "L4");
  EXPECT_EQ(ruling(state, "card moulin a1"), "§4");
  EXPECT_EQ(ruling(state, "card moulin e6"), "§4");
}

// A space with a piece on it is not free for her.
TEST(L13, TheDancerNeedsAFreeSpace) {
  const State state = Position('o').put(kBlue, "peintre", "e4").cards("moulin");
  EXPECT_EQ(ruling(state, "card moulin e4"), "L13");
  EXPECT_EQ(ruling(state, "card moulin e5"), "");
}

// Played, she stands on her space, which is free for nobody then.
TEST(L13, TheDancersSpaceIsTaken) {
  const State state = play(Position('m').ground('o', "a1").reserve(kBlue, "I3").cards("moulin"),
                           {"card moulin a1"});
  EXPECT_EQ(format(state.open.dancer), "a1");
  EXPECT_EQ(ruling(state, "build I3 a1 r0"), "L13");
  EXPECT_EQ(ruling(state, "build I3 b1 r0"), "");
}

// One point for each free space, of any colour, her own space counted too.
TEST(Moulin, SpacesOfEveryColourCount) {
  EXPECT_EQ(card_points(two_columns()), 16);
  EXPECT_EQ(card_points(two_columns().ground('b', "a2 b2").ground('m', "a3 b3")), 16);
}

// A streetlight bounds her region though it is a free space, and is not counted itself.
TEST(L4, StreetlightsBoundTheDancersRegion) {
  EXPECT_EQ(card_points(two_columns().ground('L', "a3 b3")), 4) << "a1 a2 b1 b2";
  EXPECT_EQ(card_points(two_columns().ground('L', "a3")), 15) << "round it, through b3";
}

// Buildings of both players bound her region.
TEST(Moulin, BuildingsBoundTheRegion) {
  EXPECT_EQ(card_points(two_columns().build(kOrange, "garden", "a3")), 4);
  EXPECT_EQ(card_points(two_columns().build(kBlue, "garden", "a3")), 4);
  EXPECT_EQ(card_points(two_columns().build(kBlue, "I3", "b2", 1)), 13);
}

// Every piece that covers a space bounds it; here each closes the gap beside the streetlight on a3.
TEST(Moulin, EveryOtherPieceBoundsTheRegion) {
  const Position gap = two_columns().ground('L', "a3");
  EXPECT_EQ(card_points(Position(gap).put(kBlue, "peintre", "b3")), 4);
  EXPECT_EQ(card_points(Position(gap).put(kBlue, "fontaine", "b3")), 4);
  EXPECT_EQ(card_points(Position(gap).put(kBlue, "lampadaire", "b3")), 4);
  EXPECT_EQ(card_points(Position(gap).ground('L', "b3").put(kBlue, "lumiere", "b3")), 4);
  EXPECT_EQ(card_points(Position(gap).statue(kBlue, "b3", Facing::North)), 4);
}

// The annex bounds her region like the building it belongs to.
TEST(L17, TheAnnexBoundsTheDancersRegion) {
  const Position wall = two_columns().ground('L', "a3").build(kBlue, "O4", "c3");
  EXPECT_EQ(card_points(Position(wall)), 15);
  EXPECT_EQ(card_points(Position(wall).annex(kBlue, "b3", "O4")), 4);
}

// Regions connect along edges: she does not slip through between two corners.
TEST(L17, TheDancersRegionDoesNotCrossCorners) {
  const State state = Position('o').ground('L', "a2 b1").put(kOrange, "moulin", "a1");
  EXPECT_EQ(card_points(state), 1);
}

// The points go to who played the card, wherever the colours are.
TEST(Moulin, OnlyItsPlayerScores) {
  const State state = two_columns();
  EXPECT_EQ(score(state.open, kBlue).cards, 0);
  const State blues = Position('o').ground('L', "a2 b1").put(kBlue, "moulin", "a1");
  EXPECT_EQ(score(blues.open, kBlue).cards, 1);
  EXPECT_EQ(score(blues.open, kOrange).cards, 0);
}

}  // namespace
}  // namespace belle::lumiere
