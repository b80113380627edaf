// Light: which buildings a streetlight lights, and the large one's reach and shadows (L14).
#include <array>
#include <string_view>

#include <gtest/gtest.h>

#include "tests/lumiere/position.h"

namespace belle::lumiere {
namespace {

int lit(const State& state, Seat seat = kOrange) { return score(state.open, seat).lit; }

Position large_streetlight_on_d4() {
  return Position('m').ground('L', "d4").put(kBlue, "lumiere", "d4");
}

// A streetlight lights the four spaces that share an edge with it.
TEST(Light, AStreetlightLightsTheFourSpacesBesideIt) {
  const State state = Position('m').ground('L', "d4 a1 h8");
  EXPECT_EQ(names(light_of(box(), state.open, as_move("card lumiere d4").space)), "c4 d3 d5 e4");
  EXPECT_EQ(names(light_of(box(), state.open, as_move("card lumiere a1").space)), "a2 b1");
  EXPECT_EQ(names(light_of(box(), state.open, as_move("card lumiere h8").space)), "g8 h7");
}

// Size times streetlights, for a building of each size.
TEST(Light, ALitBuildingScoresItsSize) {
  const Position board = Position('m').ground('L', "d4");
  EXPECT_EQ(lit(Position(board).build(kOrange, "garden", "e4")), 2);
  EXPECT_EQ(lit(Position(board).build(kOrange, "I3", "e4")), 3);
  EXPECT_EQ(lit(Position(board).build(kOrange, "O4", "e4")), 4);
  EXPECT_EQ(lit(Position(board).build(kOrange, "P5", "e4")), 5);
  EXPECT_EQ(lit(Position(board).build(kOrange, "R6", "e4")), 6);
}

// Without a streetlight beside it a building scores nothing: a corner is not enough, nor are two
// steps.
TEST(Light, ABuildingInTheDarkScoresNothing) {
  const Position board = Position('m').ground('L', "d4");
  EXPECT_EQ(lit(Position(board).build(kOrange, "O4", "e5")), 0) << "corner";
  EXPECT_EQ(lit(Position(board).build(kOrange, "O4", "f4")), 0) << "two steps";
}

// A streetlight counts once for a building, however many of its spaces it touches.
TEST(Light, AStreetlightCountsOncePerBuilding) {
  const State around = Position('m').ground('L', "d4").build(kOrange, "U5", "c3");
  EXPECT_EQ(lit(around), 5) << "c4, d3 and e4 all touch d4";
}

// It lights every building that it touches, of both players.
TEST(Light, AStreetlightLightsSeveralBuildings) {
  const State state = Position('m')
                          .ground('L', "d4")
                          .build(kOrange, "O4", "e4")
                          .build(kOrange, "I3", "a4")
                          .build(kBlue, "V3", "d5")
                          .build(kBlue, "garden", "d2", 1);
  EXPECT_EQ(lit(state, kOrange), 4 + 3);
  EXPECT_EQ(lit(state, kBlue), 3 + 2);
}

// Every streetlight that touches a building multiplies its size.
TEST(Light, SeveralStreetlightsMultiply) {
  const State state = Position('m').ground('L', "c3 e2 g4").build(kOrange, "R6", "d3");
  EXPECT_EQ(names(lights_on(box(), state.open, spaces("d3 e3 f3 d4 e4 f4"))), "c3 e2 g4");
  EXPECT_EQ(lit(state), 6 * 3);
}

// The large streetlight lights the twelve spaces within two steps, at the edge those that exist.
TEST(L14, TheLargeStreetlightLightsTwelveSpaces) {
  const State middle = large_streetlight_on_d4();
  EXPECT_EQ(names(light_of(box(), middle.open, middle.open.large_streetlight)),
            "b4 c3 c4 c5 d2 d3 d5 d6 e3 e4 e5 f4");
  const State corner = Position('m').ground('L', "a1").put(kBlue, "lumiere", "a1");
  EXPECT_EQ(names(light_of(box(), corner.open, corner.open.large_streetlight)), "a2 a3 b1 b2 c1");
}

// The other streetlights shine as before.
TEST(L14, OnlyTheLargeStreetlightShinesFarther) {
  const State state = large_streetlight_on_d4().ground('L', "h8").build(kOrange, "O4", "e7");
  EXPECT_EQ(lit(state), 0) << "f8 is two steps from h8";
}

// However it is reached, near, far or on the diagonal, it counts once for a building.
TEST(L14, TheLargeStreetlightCountsOncePerBuilding) {
  EXPECT_EQ(lit(large_streetlight_on_d4().build(kOrange, "R6", "e4")), 6);
}

// One of the four spaces two steps straight away, and what lies between.
struct Shadow {
  std::string_view dark_anchor;  // V3 here touches the light on one space only
  int dark_turns;
  std::string_view between_anchor;  // I3 or the garden here lies in between
  int between_turns;
};
constexpr std::array<Shadow, 4> kShadows{{
    {"d6", 0, "d5", 0},  // north: d6 d7 e7 behind d5
    {"f4", 0, "e4", 1},  // east: f4 f5 g5 behind e4
    {"c1", 1, "d3", 0},  // south: d2 c2 d1 behind d3
    {"a3", 1, "c4", 1},  // west: b4 a4 b3 behind c4
}};

// A building beside it darkens the space straight behind, whichever seats own the two; the garden
// too.
TEST(L14, ABuildingDarkensTheSpaceStraightBehindIt) {
  for (const auto& [dark, dark_turns, between, between_turns] : kShadows) {
    const Position clear = large_streetlight_on_d4().build(kOrange, "V3", dark, dark_turns);
    EXPECT_EQ(lit(clear), 3) << dark;
    for (const Seat seat : {kOrange, kBlue}) {
      for (const std::string_view id : {"I3", "garden"}) {
        const State state = Position(clear).build(seat, id, between, between_turns);
        const int shader = seat == kBlue ? 0 : id == "I3" ? 3 : 2;
        EXPECT_EQ(lit(state), shader) << dark << ' ' << id << ": only what stands nearer is lit";
      }
    }
  }
}

// The annex is part of a building and casts its shadow.
TEST(L14, TheAnnexCastsAShadow) {
  const Position beside =
      large_streetlight_on_d4().build(kOrange, "V3", "d6").build(kBlue, "garden", "c5", 1);
  EXPECT_EQ(lit(beside), 3);
  EXPECT_EQ(lit(Position(beside).annex(kBlue, "d5", "garden")), 0);
}

// The diagonal spaces are never dark, not even with buildings on both spaces between.
TEST(L14, TheDiagonalSpacesAreNeverDark) {
  const State state = large_streetlight_on_d4()
                          .build(kOrange, "V3", "e5")
                          .build(kBlue, "I3", "d5", 1)
                          .build(kBlue, "garden", "e4");
  EXPECT_EQ(lit(state), 3);
}

// Nothing but a building casts a shadow; a small streetlight in between even adds its light.
TEST(L14, NoOtherPieceCastsAShadow) {
  const Position behind = large_streetlight_on_d4().build(kOrange, "V3", "d6");
  EXPECT_EQ(lit(Position(behind).put(kBlue, "moulin", "d5")), 3);
  EXPECT_EQ(lit(Position(behind).put(kBlue, "peintre", "d5")), 3);
  EXPECT_EQ(lit(Position(behind).put(kBlue, "fontaine", "d5")), 3);
  EXPECT_EQ(lit(Position(behind).statue(kBlue, "d5", Facing::East)), 3);
  EXPECT_EQ(lit(Position(behind).ground('L', "d5")), 6);
  EXPECT_EQ(lit(Position(behind).put(kBlue, "lampadaire", "d5")), 6);
}

// A building shaded at one space is still lit through another.
TEST(L14, ABuildingShadedAtOneSpaceIsLitThroughAnother) {
  const State state = large_streetlight_on_d4()
                          .build(kOrange, "V3", "c5")  // c5 c6 d6: d6 is dark, c5 is not
                          .build(kBlue, "garden", "d5");
  EXPECT_EQ(lit(state), 3);
}

// A building's own space in between is no shadow on itself.
TEST(L14, ABuildingDoesNotShadeItself) {
  EXPECT_EQ(lit(large_streetlight_on_d4().build(kOrange, "I3", "d5", 1)), 3);
}

// A shadow takes the large streetlight's light away, not that of another streetlight.
TEST(L14, AShadedBuildingKeepsItsOtherLight) {
  const State state = large_streetlight_on_d4()
                          .ground('L', "c6")
                          .build(kOrange, "V3", "d6")
                          .build(kBlue, "I3", "d5");
  EXPECT_EQ(lit(state), 3) << "c6 beside d6";
}

}  // namespace
}  // namespace belle::lumiere
