// Fontaine des Mers: where the fountain goes, and the buildings around it (section 4, L11, L13).
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/lumiere/position.h"

namespace belle::lumiere {
namespace {

using Texts = std::vector<std::string>;

// The fountain goes on the own colour or, unlike the other pieces, on a mixed space.
TEST(Fontaine, TheFountainStandsOnTheOwnColourOrMixed) {
  const State state =
      Position('b').ground('o', "e4").ground('m', "e5").ground('L', "e6").cards("fontaine");
  EXPECT_EQ(legal_moves(state, "card fontaine"),
            (Texts{"card fontaine -", "card fontaine e4", "card fontaine e5"}));
  EXPECT_EQ(ruling(state, "card fontaine a1"), "§4");
  EXPECT_EQ(ruling(state, "card fontaine e6"), "§4");
}

// The fountain needs a free space and takes it.
TEST(L13, TheFountainNeedsAndTakesAFreeSpace) {
  const State state =
      Position('m').put(kBlue, "moulin", "e4").reserve(kBlue, "I3").cards("fontaine");
  EXPECT_EQ(ruling(state, "card fontaine e4"), "L13");
  const State next = play(state, {"card fontaine b1"});
  EXPECT_EQ(format(next.open.fountain), "b1");
  EXPECT_EQ(ruling(next, "build I3 a1 r0"), "L13");
}

// Chartier, held from an earlier turn, lies under the fountain on the rival's colour, and is used.
TEST(L11, ChartierMayLieUnderTheFountain) {
  const State state =
      Position('b').held(kOrange, "chartier").cards("fontaine").reserve(kOrange, "I3");
  const State next = play(state, {"card fontaine d4"});
  EXPECT_EQ(format(next.open.fountain), "d4");
  EXPECT_FALSE(holds(next.open, kOrange, Card::Chartier));
  EXPECT_TRUE(holds(state.open, kOrange, Card::Chartier));
}

// On the own colour or mixed the fountain leaves Chartier unused.
TEST(L11, AFountainOnOrdinaryGroundKeepsChartier) {
  const State state =
      Position('b').ground('o', "a1").ground('m', "a2").held(kOrange, "chartier").cards("fontaine");
  EXPECT_TRUE(holds(play(state, {"card fontaine a1"}).open, kOrange, Card::Chartier));
  EXPECT_TRUE(holds(play(state, {"card fontaine a2"}).open, kOrange, Card::Chartier));
}

// Chartier paves a free space only, and the rival's Chartier paves nothing for you.
TEST(L11, ChartierUnderTheFountainNeedsAFreeSpaceAndTheOwnCard) {
  const State covered =
      Position('b').put(kBlue, "moulin", "d4").held(kOrange, "chartier").cards("fontaine");
  EXPECT_EQ(ruling(covered, "card fontaine d4"), "L13");
  const State rivals = Position('b').held(kBlue, "chartier").cards("fontaine");
  EXPECT_EQ(ruling(rivals, "card fontaine d4"), "§4");
}

// Métropolitain is for buildings: the fountain never stands on a streetlight.
TEST(L11, MetropolitainDoesNotHelpTheFountain) {
  const State state = Position('o').ground('L', "d4").held(kOrange, "metro").cards("fontaine");
  EXPECT_EQ(ruling(state, "card fontaine d4"), "§4");
}

// Three points for each own building along an edge of the fountain, up to four of them.
TEST(Fontaine, ThreePointsForEachOwnBuildingBesideIt) {
  Position position = Position('m').put(kOrange, "fontaine", "d4");
  EXPECT_EQ(card_points(position), 0);
  EXPECT_EQ(card_points(position.build(kOrange, "I3", "a4")), 3) << "c4 to its west";
  EXPECT_EQ(card_points(position.build(kOrange, "V3", "d5")), 6) << "d5 to its north";
  EXPECT_EQ(card_points(position.build(kOrange, "O4", "e4")), 9) << "e4 to its east";
  EXPECT_EQ(card_points(position.build(kOrange, "garden", "d2", 1)), 12) << "d3 to its south";
}

// A building that touches it along two edges counts once.
TEST(Fontaine, ABuildingCountsOnce) {
  // U5 open to the north: c3 d3 e3 c4 e4 around the fountain on d4.
  EXPECT_EQ(card_points(Position('m').put(kOrange, "fontaine", "d4").build(kOrange, "U5", "c3")),
            3);
}

// Touching at a corner is not touching.
TEST(Fontaine, CornersDoNotCount) {
  EXPECT_EQ(card_points(Position('m').put(kOrange, "fontaine", "d4").build(kOrange, "O4", "e5")),
            0);
}

// Only buildings of who played the card count, and only for that player.
TEST(Fontaine, OnlyBuildingsOfItsPlayerCount) {
  const State state = Position('m')
                          .put(kOrange, "fontaine", "d4")
                          .build(kBlue, "O4", "e4")
                          .build(kBlue, "I3", "a4");
  EXPECT_EQ(card_points(state), 0);
  EXPECT_EQ(score(state.open, kBlue).cards, 0);
}

}  // namespace
}  // namespace belle::lumiere
