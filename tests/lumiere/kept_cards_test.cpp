// Métropolitain and Chartier: what they let a building cover, when, and what becomes of it (L11 to
// L13). Sacré-Cœur is in scoring_test.cpp, Chartier under the fountain in fountain_test.cpp.
#include <string_view>

#include <gtest/gtest.h>

#include "tests/lumiere/position.h"

namespace belle::lumiere {
namespace {

// Orange has row 1, with a streetlight on b1 and a blue space on d1; I3 and V3 are in reserve.
Position row_1() {
  return Position('b')
      .ground('o', "a1 c1 e1 f1 g1 h1 a2")
      .ground('L', "b1")
      .reserve(kOrange, "I3 V3");
}

bool has(const State& state, Card card) { return holds(state.open, kOrange, card); }

// Without the cards a building covers neither a streetlight nor the rival's colour.
TEST(S4, NobodyBuildsOnStreetlightsOrTheRivalsColour) {
  EXPECT_EQ(ruling(row_1(), "build I3 a1 r0"), "§4");
  EXPECT_EQ(ruling(row_1(), "build I3 c1 r0"), "§4");
  EXPECT_EQ(ruling(row_1(), "build I3 e1 r0"), "");
}

// Métropolitain lets one building cover one streetlight, once.
TEST(L11, MetropolitainCoversOneStreetlightOnce) {
  const State state =
      row_1().ground('L', "g1").ground('o', "f2").held(kOrange, "metro").tokens(kBlue, 0);
  ASSERT_EQ(ruling(state, "build V3 f1 r3"), "");
  const State next = play(state, {"build I3 a1 r0"});
  EXPECT_EQ(names(next.open.built[index(building("I3"))]), "a1 b1 c1");
  EXPECT_FALSE(has(next, Card::Metro));
  EXPECT_EQ(to_move(next), kOrange);
  EXPECT_EQ(ruling(next, "build V3 f1 r3"), "§4") << "g1 is a second streetlight";
}

// Two streetlights under one building are one too many.
TEST(L11, MetropolitainDoesNotCoverTwoStreetlights) {
  const State state = row_1().ground('L', "c1").held(kOrange, "metro");
  EXPECT_EQ(ruling(state, "build I3 a1 r0"), "L11");
}

// Chartier lets one building cover one free space of the rival's colour, once.
TEST(L11, ChartierCoversOneRivalSpaceOnce) {
  const State state = row_1().held(kOrange, "chartier").tokens(kBlue, 0);
  const State next = play(state, {"build I3 c1 r0"});
  EXPECT_EQ(names(next.open.built[index(building("I3"))]), "c1 d1 e1");
  EXPECT_FALSE(has(next, Card::Chartier));
  EXPECT_EQ(to_move(next), kOrange);
  EXPECT_EQ(ruling(next, "build V3 f1 r3"), "§4") << "f2 is blue";
  EXPECT_EQ(ruling(state, "build V3 f1 r3"), "") << "it would have been possible before";
}

// Two spaces of the rival's colour are one too many.
TEST(L11, ChartierDoesNotCoverTwoRivalSpaces) {
  EXPECT_EQ(ruling(row_1().held(kOrange, "chartier"), "build I3 c1 r1"), "L11");
}

// Chartier paves a free space only.
TEST(L13, ChartierDoesNotCoverATakenSpace) {
  const State state = row_1().held(kOrange, "chartier").put(kBlue, "moulin", "d1");
  EXPECT_EQ(ruling(state, "build I3 c1 r0"), "L13");
}

// One card does not do the other's work.
TEST(L11, EachCardCoversOnlyItsOwnKind) {
  EXPECT_EQ(ruling(row_1().held(kOrange, "chartier"), "build I3 a1 r0"), "§4");
  EXPECT_EQ(ruling(row_1().held(kOrange, "metro"), "build I3 c1 r0"), "§4");
}

// A card that the rival holds helps nobody else.
TEST(L11, TheRivalsCardsDoNotHelp) {
  const State state = row_1().held(kBlue, "metro chartier");
  EXPECT_EQ(ruling(state, "build I3 a1 r0"), "§4");
  EXPECT_EQ(ruling(state, "build I3 c1 r0"), "§4");
}

// Both may be used by one building, whichever space comes first.
TEST(L11, BothCardsMayBeUsedByOneBuilding) {
  for (const std::string_view rivals : {"a1", "c1"}) {
    const State state = row_1().ground('b', rivals).held(kOrange, "metro chartier");
    const State next = play(state, {"build I3 a1 r0"});
    EXPECT_EQ(names(next.open.built[index(building("I3"))]), "a1 b1 c1");
    EXPECT_FALSE(has(next, Card::Metro)) << rivals;
    EXPECT_FALSE(has(next, Card::Chartier)) << rivals;
  }
}

// Both together still cover one space each.
TEST(L11, BothCardsTogetherCoverOneSpaceEach) {
  const Position both = row_1().held(kOrange, "metro chartier");
  EXPECT_EQ(ruling(Position(both).ground('b', "a1 c1"), "build I3 a1 r0"), "L11");
  EXPECT_EQ(ruling(Position(both).ground('b', "c1").ground('L', "a1"), "build I3 a1 r0"), "L11");
}

// What is covered says what was used: ordinary ground leaves both cards for later.
TEST(L11, OrdinaryGroundUsesNeitherCard) {
  const State next =
      play(row_1().ground('m', "f1").held(kOrange, "metro chartier"), {"build I3 e1 r0"});
  EXPECT_TRUE(has(next, Card::Metro));
  EXPECT_TRUE(has(next, Card::Chartier));
}

// The Lampadaire's space is no longer of its colour: covering the rival's uses Métropolitain alone.
TEST(L11, TheRivalsLampadaireUsesMetropolitainAlone) {
  const State state = row_1().held(kOrange, "metro chartier").cards("lampadaire").to_move(kBlue);
  const State lamp = play(state, {"card lampadaire d1"});
  EXPECT_EQ(ruling(play(state, {"card lampadaire h8"}), "build I3 c1 r0"), "") << "by Chartier";
  const State next = play(lamp, {"build I3 c1 r0"});
  EXPECT_FALSE(has(next, Card::Metro));
  EXPECT_TRUE(has(next, Card::Chartier));
}

// They cost no extra action, but never help in the turn that plays the card.
TEST(L11, ACardHelpsOnlyFromTheNextTurnOn) {
  const State state = row_1().cards("metro chartier sacre");
  EXPECT_EQ(ruling(state, "build I3 a1 r0"), "§4");
  const State played = play(state, {"card metro"});
  EXPECT_EQ(to_move(played), kBlue) << "playing it was the whole turn";
  EXPECT_EQ(ruling(play(played, {"card sacre"}), "build I3 a1 r0"), "");
  EXPECT_EQ(ruling(state, "card metro a1 r0"), "§6");
}

// The garden is a building: both cards may be used under its two spaces.
TEST(L11, BothCardsMayBeUsedByTheGarden) {
  const State state = row_1().ground('b', "c1").held(kOrange, "metro chartier").cards("jardin");
  EXPECT_EQ(ruling(row_1().ground('b', "c1").cards("jardin"), "card jardin b1 r0"), "§4");
  const State next = play(state, {"card jardin b1 r0"});
  EXPECT_EQ(names(next.open.built[index(kGarden)]), "b1 c1");
  EXPECT_FALSE(has(next, Card::Metro));
  EXPECT_FALSE(has(next, Card::Chartier));
}

// So is what Levitation builds.
TEST(L11, BothCardsMayBeUsedByLevitation) {
  const Position none = row_1().cards("levitation");
  const Position held = Position(none).held(kOrange, "metro chartier");
  EXPECT_EQ(ruling(none, "card levitation I3 L4 a1 r0"), "§4");
  const State metro = play(held, {"card levitation I3 L4 a1 r0"});  // a1 a2 b1 c1
  EXPECT_FALSE(has(metro, Card::Metro));
  EXPECT_TRUE(has(metro, Card::Chartier));
  const State both = play(Position(held).ground('b', "c1"), {"card levitation I3 L4 a1 r0"});
  EXPECT_FALSE(has(both, Card::Metro));
  EXPECT_FALSE(has(both, Card::Chartier));
}

// A printed streetlight that is built over shines for nobody and is lost for the painter.
TEST(L12, ACoveredPrintedStreetlightIsGone) {
  const State state =
      row_1().held(kOrange, "metro").put(kOrange, "peintre", "h1").build(kBlue, "O4", "b2");
  EXPECT_EQ(score(state.open, kBlue).lit, 4);
  EXPECT_EQ(score(state.open, kOrange).cards, 2);
  const State next = play(state, {"build I3 a1 r0"});
  EXPECT_EQ(score(next.open, kBlue).lit, 0);
  EXPECT_EQ(score(next.open, kOrange).lit, 0) << "the new building is not lit by what it covers";
  EXPECT_EQ(score(next.open, kOrange).cards, 0);
}

// The Lampadaire's streetlight may be covered like a printed one, though its space is not free.
TEST(L12, MetropolitainMayCoverTheLampadaire) {
  const State state = row_1()
                          .ground('o', "b1")
                          .put(kBlue, "lampadaire", "b1")
                          .held(kOrange, "metro")
                          .put(kOrange, "peintre", "h1")
                          .build(kBlue, "O4", "b2");
  EXPECT_EQ(score(state.open, kBlue).lit, 4);
  const State next = play(state, {"build I3 a1 r0"});
  EXPECT_FALSE(has(next, Card::Metro));
  EXPECT_EQ(score(next.open, kBlue).lit, 0);
  EXPECT_EQ(score(next.open, kOrange).cards, 0);
}

// So may the large streetlight, with all its farther light.
TEST(L12, MetropolitainMayCoverTheLargeStreetlight) {
  const State state = row_1()
                          .put(kBlue, "lumiere", "b1")
                          .held(kOrange, "metro")
                          .put(kOrange, "peintre", "h1")
                          .build(kBlue, "O4", "b3");
  EXPECT_EQ(score(state.open, kBlue).lit, 4) << "b3, two steps from b1";
  EXPECT_EQ(score(state.open, kOrange).cards, 2);
  const State next = play(state, {"build I3 a1 r0"});
  EXPECT_FALSE(has(next, Card::Metro));
  EXPECT_EQ(score(next.open, kBlue).lit, 0);
  EXPECT_EQ(score(next.open, kOrange).cards, 0);
}

// Also where the large streetlight stands on the Lampadaire's: both are gone at once.
TEST(L12, MetropolitainMayCoverBothStreetlightPiecesOnOneSpace) {
  const State state = row_1()
                          .ground('o', "b1")
                          .put(kBlue, "lampadaire", "b1")
                          .put(kBlue, "lumiere", "b1")
                          .held(kOrange, "metro")
                          .put(kOrange, "peintre", "h1")
                          .build(kBlue, "O4", "b3");
  EXPECT_EQ(score(state.open, kBlue).lit, 4);
  const State next = play(state, {"build I3 a1 r0"});
  EXPECT_EQ(score(next.open, kBlue).lit, 0);
  EXPECT_EQ(score(next.open, kOrange).cards, 0);
  EXPECT_EQ(next.open.lampadaire, kNowhere);
  EXPECT_EQ(next.open.large_streetlight, kNowhere);
}

// No other piece may be covered, by Métropolitain or at all.
TEST(L13, MetropolitainCoversNoOtherPiece) {
  const Position clear = Position('o').reserve(kOrange, "I3").held(kOrange, "metro chartier");
  ASSERT_EQ(ruling(clear, "build I3 a1 r0"), "");
  EXPECT_EQ(ruling(Position(clear).put(kBlue, "moulin", "b1"), "build I3 a1 r0"), "L13");
  EXPECT_EQ(ruling(Position(clear).put(kBlue, "peintre", "b1"), "build I3 a1 r0"), "L13");
  EXPECT_EQ(ruling(Position(clear).put(kBlue, "fontaine", "b1"), "build I3 a1 r0"), "L13");
  EXPECT_EQ(ruling(Position(clear).statue(kBlue, "b1", Facing::North), "build I3 a1 r0"), "L13");
  EXPECT_EQ(
      ruling(Position(clear).build(kBlue, "O4", "b2").annex(kBlue, "b1", "O4"), "build I3 a1 r0"),
      "L13");
}

}  // namespace
}  // namespace belle::lumiere
