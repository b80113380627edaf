// Le Penseur: where the statue goes, where it faces, and the free spaces around it (section 4).
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/lumiere/position.h"

namespace belle::lumiere {
namespace {

using Texts = std::vector<std::string>;

Position statue_on_d4() { return Position('o').statue(kOrange, "d4", Facing::North); }

// The statue stands on the own colour, which mixed is not.
TEST(L4, TheStatueStandsOnTheOwnColourOnly) {
  const State state =
      Position('b').ground('o', "e4").ground('m', "e5").ground('L', "e6").cards("penseur");
  EXPECT_EQ(legal_moves(state, "card penseur"),
            (Texts{"card penseur -", "card penseur e4 east", "card penseur e4 north",
                   "card penseur e4 south", "card penseur e4 west"}));
  EXPECT_EQ(ruling(state, "card penseur e5 north"), "L4");
  EXPECT_EQ(ruling(state, "card penseur a1 north"), "§4");
  EXPECT_EQ(ruling(state, "card penseur e6 north"), "§4");
}

// The statue needs a free space itself.
TEST(L13, TheStatueNeedsAFreeSpace) {
  const State state = Position('o').put(kBlue, "moulin", "e4").cards("penseur");
  EXPECT_EQ(ruling(state, "card penseur e4 north"), "L13");
}

// The space ahead must exist: north is towards row 8, east towards column h.
TEST(Penseur, TheStatueDoesNotFaceTheEdgeOfTheBoard) {
  const State state = Position('b').ground('o', "a1 h8").cards("penseur");
  EXPECT_EQ(legal_moves(state, "card penseur a1"),
            (Texts{"card penseur a1 east", "card penseur a1 north"}));
  EXPECT_EQ(legal_moves(state, "card penseur h8"),
            (Texts{"card penseur h8 south", "card penseur h8 west"}));
  EXPECT_EQ(ruling(state, "card penseur a1 south"), "§4");
}

// The space ahead must be free: no piece may lie on it.
TEST(Penseur, TheSpaceAheadMustBeFree) {
  const State state = Position('o')
                          .put(kBlue, "moulin", "d5")
                          .put(kBlue, "lampadaire", "e4")
                          .build(kBlue, "I3", "c1", 0)
                          .cards("penseur");
  EXPECT_EQ(ruling(state, "card penseur d4 north"), "§4") << "the dancer";
  EXPECT_EQ(ruling(state, "card penseur d4 east"), "§4") << "the Lampadaire's streetlight";
  EXPECT_EQ(ruling(state, "card penseur d2 south"), "§4") << "a building";
  EXPECT_EQ(ruling(state, "card penseur d4 south"), "");
}

// A printed streetlight is a free space, so the statue may look at it; so may it at any colour.
TEST(L4, TheStatueMayFaceAPrintedStreetlight) {
  const State state =
      Position('o').ground('L', "d5").ground('b', "e4").ground('m', "c4").cards("penseur");
  EXPECT_EQ(ruling(state, "card penseur d4 north"), "");
  EXPECT_EQ(ruling(state, "card penseur d4 east"), "");
  EXPECT_EQ(ruling(state, "card penseur d4 west"), "");
}

// Playing it puts the statue there, looking there, and takes its space.
TEST(Penseur, TheStatueStandsAndFacesAsWritten) {
  const State state = play(Position('o').cards("penseur"), {"card penseur d4 west"});
  EXPECT_EQ(format(state.open.statue), "d4");
  EXPECT_EQ(state.open.statue_facing, Facing::West);
  EXPECT_EQ(free_spaces(state.open) & spaces("d4"), 0U);
}

// Two points for each free space beside it, one for each diagonal to it.
TEST(Penseur, EightFreeSpacesAroundAreTwelvePoints) {
  EXPECT_EQ(card_points(statue_on_d4()), 4 * 2 + 4 * 1);
  EXPECT_EQ(card_points(Position('o').statue(kOrange, "a1", Facing::East)), 2 * 2 + 1);
  EXPECT_EQ(card_points(Position('o').statue(kOrange, "d1", Facing::East)), 3 * 2 + 2 * 1);
}

// Printed streetlights, mixed spaces and the rival's colour are free spaces too.
TEST(L4, StreetlightsAndEveryColourAroundTheStatueCount) {
  EXPECT_EQ(card_points(statue_on_d4().ground('L', "d5 e5").ground('b', "c4 c3").ground('m', "e4")),
            12);
}

// A piece beside it takes two points, a piece diagonal to it one.
TEST(Penseur, CoveredSpacesAroundDoNotCount) {
  EXPECT_EQ(card_points(statue_on_d4().put(kBlue, "moulin", "e4")), 10);
  EXPECT_EQ(card_points(statue_on_d4().put(kBlue, "moulin", "e5")), 11);
  EXPECT_EQ(card_points(statue_on_d4().build(kBlue, "I3", "c3")), 12 - 1 - 2 - 1);
}

// A large streetlight makes its space not free, unlike the printed streetlight under it.
TEST(L13, ALargeStreetlightBesideTheStatueDoesNotCount) {
  EXPECT_EQ(card_points(statue_on_d4().ground('L', "e4").put(kBlue, "lumiere", "e4")), 10);
}

// With the space ahead covered by then, the statue scores nothing at all.
TEST(Penseur, NothingIfTheSpaceAheadIsNotFreeByThen) {
  EXPECT_EQ(card_points(statue_on_d4().put(kBlue, "moulin", "d5")), 0);
  EXPECT_EQ(card_points(statue_on_d4().build(kOrange, "garden", "d5")), 0);
  EXPECT_EQ(card_points(statue_on_d4().put(kBlue, "moulin", "d3")), 10) << "behind it";
  const State south = Position('o').statue(kOrange, "d4", Facing::South).put(kBlue, "moulin", "d3");
  EXPECT_EQ(card_points(south), 0);
}

// The rival can blind it by putting the large streetlight on the printed one it looks at.
TEST(L13, ALargeStreetlightAheadBlindsTheStatue) {
  const State state = statue_on_d4().ground('L', "d5").cards("lumiere").to_move(kBlue);
  EXPECT_EQ(card_points(state), 12);
  EXPECT_EQ(card_points(play(state, {"card lumiere d5"})), 0);
}

// The points go to who played the card.
TEST(Penseur, OnlyItsPlayerScores) {
  EXPECT_EQ(score(statue_on_d4().state().open, kBlue).cards, 0);
}

}  // namespace
}  // namespace belle::lumiere
