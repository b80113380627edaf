// Le Peintre: where the painter goes, and the streetlights of his region (section 4, L13, L17).
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/lumiere/position.h"

namespace belle::lumiere {
namespace {

// A wall of buildings on row 3 with a gap on h3: the painter and one streetlight are south of it,
// two streetlights north.
Position wall_with_a_gap() {
  return Position('o')
      .ground('L', "c1 b7 g7")
      .build(kBlue, "I3", "a3")
      .build(kOrange, "Y5", "d3", 2)
      .put(kOrange, "peintre", "a1");
}

// He goes on a free space of the own colour.
TEST(L4, ThePainterStandsOnTheOwnColourOnly) {
  const State state =
      Position('b').ground('o', "e4").ground('m', "e5").ground('L', "e6").cards("peintre");
  EXPECT_EQ(legal_moves(state, "card peintre"),
            (std::vector<std::string>{"card peintre -", "card peintre e4"}));
  EXPECT_EQ(ruling(state, "card peintre e5"), "L4");
  EXPECT_EQ(ruling(state, "card peintre a1"), "§4");
  EXPECT_EQ(ruling(state, "card peintre e6"), "§4");
}

// He needs a free space and takes it.
TEST(L13, ThePainterNeedsAndTakesAFreeSpace) {
  const State state = Position('m')
                          .ground('o', "a1 a2")
                          .put(kBlue, "fontaine", "a2")
                          .reserve(kBlue, "I3")
                          .cards("peintre");
  EXPECT_EQ(ruling(state, "card peintre a2"), "L13");
  const State next = play(state, {"card peintre a1"});
  EXPECT_EQ(format(next.open.painter), "a1");
  EXPECT_EQ(ruling(next, "build I3 a1 r0"), "L13");
}

// Two points for each streetlight that he can walk to.
TEST(Peintre, TwoPointsForEachStreetlightOfTheRegion) {
  EXPECT_EQ(card_points(wall_with_a_gap()), 6);
  EXPECT_EQ(card_points(Position('o').put(kOrange, "peintre", "a1")), 0);
}

// Buildings of both players bound his region, the garden too.
TEST(Peintre, BuildingsBoundTheRegion) {
  EXPECT_EQ(card_points(wall_with_a_gap().build(kBlue, "garden", "h3", 1)), 2);
  EXPECT_EQ(card_points(wall_with_a_gap().build(kOrange, "garden", "h3", 1)), 2);
}

// The annex bounds his region too: it is part of a building.
TEST(L17, TheAnnexBoundsThePaintersRegion) {
  EXPECT_EQ(card_points(wall_with_a_gap().annex(kOrange, "h3", "Y5")), 2);
}

// Streetlights do not bound it, and the one in the gap is counted itself: printed, the
// Lampadaire's or the large one.
TEST(Peintre, StreetlightsDoNotBoundTheRegion) {
  EXPECT_EQ(card_points(wall_with_a_gap().ground('L', "h3")), 8);
  EXPECT_EQ(card_points(wall_with_a_gap().put(kBlue, "lampadaire", "h3")), 8);
  EXPECT_EQ(card_points(wall_with_a_gap().ground('L', "h3").put(kBlue, "lumiere", "h3")), 8);
}

// Other pieces do not bound it.
TEST(Peintre, OtherPiecesDoNotBoundTheRegion) {
  EXPECT_EQ(card_points(wall_with_a_gap().put(kBlue, "moulin", "h3")), 6);
  EXPECT_EQ(card_points(wall_with_a_gap().put(kBlue, "fontaine", "h3")), 6);
  EXPECT_EQ(card_points(wall_with_a_gap().statue(kBlue, "h3", Facing::North)), 6);
}

// Regions connect along edges, not over corners.
TEST(L17, ThePaintersRegionDoesNotCrossCorners) {
  const State state = Position('o')
                          .ground('L', "b2 g7")
                          .build(kBlue, "I3", "a2", 1)
                          .build(kBlue, "garden", "b1")
                          .put(kOrange, "peintre", "a1");
  EXPECT_EQ(card_points(state), 0);
}

// The points go to who played the card.
TEST(Peintre, OnlyItsPlayerScores) {
  EXPECT_EQ(score(wall_with_a_gap().state().open, kBlue).cards, 0);
}

}  // namespace
}  // namespace belle::lumiere
