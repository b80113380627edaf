// Lampadaire and La Grande Lumière: where their streetlights go and what becomes of the space
// (section 4, L13). How far they shine is in light_test.cpp.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/lumiere/position.h"

namespace belle::lumiere {
namespace {

using Texts = std::vector<std::string>;

// The streetlight goes on a free space of the own colour.
TEST(L4, TheLampadaireStandsOnTheOwnColourOnly) {
  const State state =
      Position('b').ground('o', "e4").ground('m', "e5").ground('L', "e6").cards("lampadaire");
  EXPECT_EQ(legal_moves(state, "card lampadaire"),
            (Texts{"card lampadaire -", "card lampadaire e4"}));
  EXPECT_EQ(ruling(state, "card lampadaire e5"), "L4");
  EXPECT_EQ(ruling(state, "card lampadaire a1"), "§4");
  EXPECT_EQ(ruling(state, "card lampadaire e6"), "§4");
}

// The streetlight piece needs a free space.
TEST(L13, TheLampadaireNeedsAFreeSpace) {
  const State state = Position('o').put(kBlue, "moulin", "e4").cards("lampadaire");
  EXPECT_EQ(ruling(state, "card lampadaire e4"), "L13");
}

// Nothing is put on a streetlight piece: not by its owner, and nothing on the large one.
TEST(L13, NothingIsPutOnAStreetlightPiece) {
  const State state = Position('o')
                          .ground('L', "h8")
                          .put(kOrange, "lampadaire", "d4")
                          .put(kBlue, "lumiere", "h8")
                          .cards("moulin fontaine");
  EXPECT_EQ(ruling(state, "card moulin d4"), "L13");
  EXPECT_EQ(ruling(state, "card fontaine d4"), "L13");
  EXPECT_EQ(ruling(state, "card fontaine h8"), "L13");
}

// Its space is a streetlight from then on and nothing else: it lights the buildings beside it.
TEST(Lampadaire, ItsSpaceIsAStreetlight) {
  const State state =
      Position('o').build(kOrange, "O4", "d5").build(kBlue, "I3", "d3").cards("lampadaire");
  EXPECT_EQ(score(state.open, kOrange).lit, 0);
  const State next = play(state, {"card lampadaire d4"});
  EXPECT_EQ(score(next.open, kOrange).lit, 4);
  EXPECT_EQ(score(next.open, kBlue).lit, 3);
}

// Its colour no longer counts, neither for putting pieces nor for breaking a tie.
TEST(Lampadaire, ItsColourNoLongerCounts) {
  const State state = play(Position('o').cards("lampadaire moulin"), {"card lampadaire d4"});
  EXPECT_EQ(count(free_of_colour(state.open, kOrange)), 63);
  EXPECT_EQ(state.open.colour[index(kOrange)] & spaces("d4"), 0U);
}

// Nobody builds over it without Métropolitain, its owner no more than the rival.
TEST(Lampadaire, ItsSpaceCannotBeBuiltOn) {
  const State state = Position('o').put(kOrange, "lampadaire", "b1").reserve(kOrange, "I3");
  EXPECT_EQ(ruling(state, "build I3 a1 r0"), "§4");
  EXPECT_EQ(ruling(state, "build I3 c1 r0"), "");
}

// Unlike a printed streetlight it is not free: the statue beside it has one free space less.
TEST(Lampadaire, ItsSpaceIsNotFree) {
  const State printed = Position('o').ground('L', "e4").statue(kOrange, "d4", Facing::North);
  EXPECT_EQ(score(printed.open, kOrange).cards, 12);
  const State piece = play(Position('o').statue(kOrange, "d4", Facing::North).cards("lampadaire"),
                           {"card lampadaire e4"});
  EXPECT_EQ(score(piece.open, kOrange).cards, 10);
}

// The large streetlight goes on any streetlight that is not covered: printed or the Lampadaire's.
TEST(Lumiere, TheLargeStreetlightGoesOnAnyStreetlight) {
  const State state =
      Position('o').ground('L', "e6 h8").put(kBlue, "lampadaire", "d4").cards("lumiere");
  EXPECT_EQ(legal_moves(state, "card lumiere"),
            (Texts{"card lumiere -", "card lumiere d4", "card lumiere e6", "card lumiere h8"}));
  EXPECT_EQ(ruling(state, "card lumiere a1"), "§4");
}

// Under a building there is no streetlight to put it on.
TEST(Lumiere, ACoveredStreetlightIsNoPlaceForIt) {
  const State state = Position('o')
                          .ground('L', "b1")
                          .reserve(kOrange, "I3")
                          .held(kOrange, "metro")
                          .cards("lumiere");
  EXPECT_EQ(ruling(state, "card lumiere b1"), "");
  const State next = play(state, {"build I3 a1 r0"});
  EXPECT_EQ(ruling(next, "card lumiere b1"), "§4");
  EXPECT_EQ(legal_moves(next, "card lumiere"), Texts{"card lumiere -"});
}

// It counts as one streetlight still, for a building beside it and for the painter.
TEST(Lumiere, ItStillCountsAsOneStreetlight) {
  const State state = Position('o')
                          .ground('L', "d4")
                          .build(kOrange, "O4", "d5")
                          .put(kOrange, "peintre", "a1")
                          .cards("lumiere");
  EXPECT_EQ(score(state.open, kOrange).lit, 4);
  EXPECT_EQ(score(state.open, kOrange).cards, 2);
  const State next = play(state, {"card lumiere d4"});
  EXPECT_EQ(score(next.open, kOrange).lit, 4);
  EXPECT_EQ(score(next.open, kOrange).cards, 2);
}

// It shines for both players, whichever played it, and farther than a small one.
TEST(Lumiere, ItLightsFartherForBothPlayers) {
  const State state = Position('o')
                          .ground('L', "d4")
                          .build(kOrange, "I3", "e5")
                          .build(kBlue, "V3", "d6")
                          .cards("lumiere");
  EXPECT_EQ(score(state.open, kOrange).lit, 0);
  EXPECT_EQ(score(state.open, kBlue).lit, 0);
  const State next = play(state, {"card lumiere d4"});
  EXPECT_EQ(score(next.open, kOrange).lit, 3) << "e5, diagonal to d4";
  EXPECT_EQ(score(next.open, kBlue).lit, 3) << "d6, two steps north of d4";
}

// On the Lampadaire's space the large streetlight shines as on a printed one.
TEST(Lumiere, ItShinesOnTheLampadairesSpace) {
  const State state =
      play(Position('o').put(kBlue, "lampadaire", "d4").build(kOrange, "I3", "e5").cards("lumiere"),
           {"card lumiere d4"});
  EXPECT_EQ(score(state.open, kOrange).lit, 3);
}

// A streetlight under the large one is still none to be built on.
TEST(Lumiere, ItsSpaceCannotBeBuiltOn) {
  const State state =
      Position('o').ground('L', "b1").put(kBlue, "lumiere", "b1").reserve(kOrange, "I3");
  EXPECT_EQ(ruling(state, "build I3 a1 r0"), "§4");
}

}  // namespace
}  // namespace belle::lumiere
