// Jardin des Plantes and Levitation: cards that build at once (section 4, L9).
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/lumiere/position.h"

namespace belle::lumiere {
namespace {

using Texts = std::vector<std::string>;

// Orange has six spaces in two rows: room for I3, O4, S4 and the like, and for R6 exactly.
Position six_spaces() { return Position('b').ground('o', "c3 d3 e3 c4 d4 e4"); }

// The garden is built at once by the rules of building, in two turns that look different.
TEST(Jardin, TheGardenIsBuiltLikeABuilding) {
  const State state =
      Position('b').ground('o', "c3 c4").ground('m', "d3").ground('L', "e3").cards("jardin");
  EXPECT_EQ(legal_moves(state, "card jardin"),
            (Texts{"card jardin -", "card jardin c3 r0", "card jardin c3 r1"}));
  EXPECT_EQ(ruling(state, "card jardin d3 r0"), "§4") << "a streetlight";
  EXPECT_EQ(ruling(state, "card jardin c4 r0"), "§4") << "the rival's colour";
}

// It needs free spaces and the board under it.
TEST(Jardin, TheGardenNeedsFreeSpaces) {
  const State state = Position('o').put(kBlue, "moulin", "c3").cards("jardin");
  EXPECT_EQ(ruling(state, "card jardin c3 r1"), "L13");
  EXPECT_EQ(ruling(state, "card jardin h1 r0"), "§4");
}

// It is a building of size 2 with a chimney: lit, in a group, and in nobody's reserve.
TEST(Jardin, TheGardenCountsAsABuildingOfSizeTwo) {
  const State state =
      play(Position('o').ground('L', "b3 f3").build(kOrange, "I3", "c4").cards("jardin"),
           {"card jardin d3 r0"});
  EXPECT_EQ(names(state.open.built[index(kGarden)]), "d3 e3");
  EXPECT_EQ(chimneys_left(state.open, kOrange), 5);
  EXPECT_EQ(score_line(box(), state, kOrange), "orange lit 2 group 5 unbuilt 0 cards 0 total 7");
}

// Only its card brings the garden.
TEST(Jardin, TheGardenIsNeitherTakenNorBuiltOtherwise) {
  const State state = Position('o').reserve(kOrange, "I3").cards("jardin levitation");
  EXPECT_EQ(ruling(state, "build garden c3 r0"), "§6");
  EXPECT_EQ(ruling(state, "card levitation I3 garden c3 r0"), "§6");
  EXPECT_EQ(ruling(first_position(), "take garden"), "§6");
}

// The given building goes to the pool, the other comes from it and stands at once.
TEST(Levitation, OneBuildingIsGivenAndAnotherBuilt) {
  const State state = six_spaces().reserve(kOrange, "L4 I3").cards("levitation");
  const State next = play(state, {"card levitation L4 R6 c3 r0"});
  EXPECT_EQ(next.open.reserve[index(kOrange)], only(building("I3")));
  EXPECT_EQ(next.open.pool & only(building("L4")), only(building("L4")));
  EXPECT_EQ(next.open.pool & only(building("R6")), 0);
  EXPECT_EQ(names(next.open.built[index(building("R6"))]), "c3 c4 d3 d4 e3 e4");
  EXPECT_EQ(chimneys_left(next.open, kOrange), 6);
  EXPECT_EQ(score(next.open, kOrange).unbuilt, -3) << "I3 alone";
}

// Each building of the reserve may be given for the same one.
TEST(Levitation, AnyBuildingOfTheReserveMayBeGiven) {
  const State state = six_spaces().reserve(kOrange, "L4 I3").cards("levitation");
  EXPECT_EQ(ruling(state, "card levitation L4 R6 c3 r0"), "");
  EXPECT_EQ(ruling(state, "card levitation I3 R6 c3 r0"), "");
}

// The new building obeys the rules of building.
TEST(Levitation, TheNewBuildingObeysTheRulesOfBuilding) {
  const State state = six_spaces().ground('L', "e4").reserve(kOrange, "I3").cards("levitation");
  EXPECT_EQ(ruling(state, "card levitation I3 R6 c3 r0"), "§4") << "a streetlight";
  EXPECT_EQ(ruling(state, "card levitation I3 O4 b3 r0"), "§4") << "the rival's colour";
  EXPECT_EQ(ruling(state, "card levitation I3 O4 c3 r1"), "§6") << "O4 has one turn";
  EXPECT_EQ(ruling(state, "card levitation I3 O4 h3 r0"), "§4") << "the edge of the board";
  EXPECT_EQ(ruling(state, "card levitation I3 O4 c3 r0"), "");
}

// The new building is in the pool before the swap: not the given one, nor one of a reserve.
TEST(L9, TheNewBuildingIsInThePoolBeforeTheSwap) {
  const State state =
      six_spaces().reserve(kOrange, "L4 I3").reserve(kBlue, "O4").cards("levitation");
  EXPECT_EQ(ruling(state, "card levitation L4 L4 c3 r0"), "L9");
  EXPECT_EQ(ruling(state, "card levitation L4 I3 c3 r0"), "L9");
  EXPECT_EQ(ruling(state, "card levitation L4 O4 c3 r0"), "L9");
}

// The given one is of the own reserve: not of the pool, of the rival's, nor one that stands.
TEST(L9, TheGivenBuildingIsInTheOwnReserve) {
  const State state = six_spaces()
                          .reserve(kOrange, "I3")
                          .reserve(kBlue, "O4")
                          .build(kOrange, "V3", "a7")
                          .cards("levitation");
  EXPECT_EQ(ruling(state, "card levitation P5 R6 c3 r0"), "L9");
  EXPECT_EQ(ruling(state, "card levitation O4 R6 c3 r0"), "L9");
  EXPECT_EQ(ruling(state, "card levitation V3 R6 c3 r0"), "L9");
}

// With nothing to give, or nothing in the pool that fits, only taking it without effect is left.
TEST(L9, WithoutALegalSwapLevitationHasNoEffect) {
  EXPECT_EQ(legal_moves(six_spaces().cards("levitation"), "card levitation"),
            Texts{"card levitation -"});
  const State no_room =
      Position('b').ground('o', "c3 d3").reserve(kOrange, "I3").cards("levitation");
  EXPECT_EQ(legal_moves(no_room, "card levitation"), Texts{"card levitation -"});
  const State pool_too_large =
      Position('b').ground('o', "c3 d3 e3").reserve(kOrange, "I3 V3").cards("levitation");
  EXPECT_EQ(legal_moves(pool_too_large, "card levitation"), Texts{"card levitation -"});
}

}  // namespace
}  // namespace belle::lumiere
