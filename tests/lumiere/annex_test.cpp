// Bouquinistes sur la Seine: where the annex goes, which building it joins, and that it is part of
// that building for everything (section 4, L10).
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "tests/lumiere/position.h"

namespace belle::lumiere {
namespace {

using Texts = std::vector<std::string>;

// Two buildings of Orange with d4 between them: I3 on a4 b4 c4, O4 on e4 e5 f4 f5.
Position two_buildings() {
  return Position('o').build(kOrange, "I3", "a4").build(kOrange, "O4", "e4").cards("bouquinistes");
}

// The annex touches an own building along an edge; a corner is not enough, nor a rival's building.
TEST(Bouquinistes, TheAnnexTouchesAnOwnBuildingAlongAnEdge) {
  const State state =
      Position('o').build(kOrange, "O4", "d4").build(kBlue, "I3", "a1").cards("bouquinistes");
  EXPECT_EQ(legal_moves(state, "card bouquinistes"),
            (Texts{"card bouquinistes -", "card bouquinistes c4", "card bouquinistes c5",
                   "card bouquinistes d3", "card bouquinistes d6", "card bouquinistes e3",
                   "card bouquinistes e6", "card bouquinistes f4", "card bouquinistes f5"}));
  EXPECT_EQ(ruling(state, "card bouquinistes c3"), "§4") << "corner";
  EXPECT_EQ(ruling(state, "card bouquinistes a2"), "§4") << "rival's";
}

// It stands on a free space of the own colour.
TEST(Bouquinistes, TheAnnexStandsOnAFreeSpaceOfTheOwnColour) {
  const State state = Position('o')
                          .build(kOrange, "O4", "d4")
                          .ground('m', "c4")
                          .ground('b', "c5")
                          .ground('L', "d3")
                          .put(kBlue, "moulin", "e3")
                          .cards("bouquinistes");
  EXPECT_EQ(ruling(state, "card bouquinistes c4"), "L4");
  EXPECT_EQ(ruling(state, "card bouquinistes c5"), "§4");
  EXPECT_EQ(ruling(state, "card bouquinistes d3"), "§4");
  EXPECT_EQ(ruling(state, "card bouquinistes e3"), "L13");
  EXPECT_EQ(ruling(state, "card bouquinistes d4"), "L4") << "the building itself";
}

// Without a building of the own there is nothing to join.
TEST(Bouquinistes, WithoutABuildingThereIsNoAnnex) {
  const State state = Position('o').build(kBlue, "O4", "d4").cards("bouquinistes");
  EXPECT_EQ(legal_moves(state, "card bouquinistes"), Texts{"card bouquinistes -"});
}

// With one building beside it, that one is meant and not named, though two of its spaces touch.
TEST(L10, OneTouchingBuildingIsNotNamed) {
  EXPECT_EQ(ruling(two_buildings(), "card bouquinistes b5"), "");
  EXPECT_EQ(ruling(two_buildings(), "card bouquinistes b5 a4"), "§6");
  const State nook = Position('o').build(kOrange, "U5", "c3").cards("bouquinistes");
  EXPECT_EQ(legal_moves(nook, "card bouquinistes d4"), Texts{"card bouquinistes d4"});
}

// With several, the one meant is named by its first space, and only by that.
TEST(L10, SeveralTouchingBuildingsAreNamedByTheirFirstSpace) {
  EXPECT_EQ(legal_moves(two_buildings(), "card bouquinistes d4"),
            (Texts{"card bouquinistes d4 a4", "card bouquinistes d4 e4"}));
  EXPECT_EQ(ruling(two_buildings(), "card bouquinistes d4"), "L10");
  EXPECT_EQ(ruling(two_buildings(), "card bouquinistes d4 c4"), "L10") << "not the first space";
  EXPECT_EQ(ruling(two_buildings(), "card bouquinistes d4 h8"), "L10");
}

// The first space is the first in the order a1 a2 … h8: by column, then by row.
TEST(L10, TheFirstSpaceIsTheFirstByColumn) {
  // S4 turned once stands on c5 c6 d4 d5, so that it begins at c5, not at the lower d4.
  const State state =
      Position('o').build(kOrange, "S4", "c4", 1).build(kOrange, "I3", "e3").cards("bouquinistes");
  EXPECT_EQ(names(state.open.built[index(building("S4"))]), "c5 c6 d4 d5");
  EXPECT_EQ(legal_moves(state, "card bouquinistes d3"),
            (Texts{"card bouquinistes d3 c5", "card bouquinistes d3 e3"}));
}

// A rival's building beside the annex is no choice.
TEST(L10, TheRivalsBuildingIsNoChoice) {
  const State state =
      Position('o').build(kOrange, "I3", "a4").build(kBlue, "O4", "e4").cards("bouquinistes");
  EXPECT_EQ(legal_moves(state, "card bouquinistes d4"), Texts{"card bouquinistes d4"});
}

// The annex joins the named building and no other.
TEST(L10, TheAnnexJoinsTheNamedBuilding) {
  const State first = play(two_buildings(), {"card bouquinistes d4 a4"});
  EXPECT_EQ(names(first.open.built[index(building("I3"))]), "a4 b4 c4 d4");
  EXPECT_EQ(names(first.open.built[index(building("O4"))]), "e4 e5 f4 f5");
  const State second = play(two_buildings(), {"card bouquinistes d4 e4"});
  EXPECT_EQ(names(second.open.built[index(building("I3"))]), "a4 b4 c4");
  EXPECT_EQ(names(second.open.built[index(building("O4"))]), "d4 e4 e5 f4 f5");
}

// The choice matters for the light: only the joined building grows and is lit through the annex.
TEST(L10, OnlyTheJoinedBuildingGrowsAndIsLitThroughTheAnnex) {
  const State state = two_buildings().ground('L', "d3 b3");
  EXPECT_EQ(score(state.open, kOrange).lit, 3) << "b3 lights I3, nothing lights O4";
  const State long_row = play(state, {"card bouquinistes d4 a4"});
  EXPECT_EQ(score(long_row.open, kOrange).lit, 4 * 2 + 4 * 0) << "I3 by b3 and now d3";
  const State square = play(state, {"card bouquinistes d4 e4"});
  EXPECT_EQ(score(square.open, kOrange).lit, 3 * 1 + 5 * 1) << "O4 by d3";
}

// All that the annex touches are one group, whichever it belongs to.
TEST(L10, AllThatTheAnnexTouchesAreOneGroup) {
  const State state = two_buildings().build(kOrange, "garden", "d2", 1);
  EXPECT_EQ(score(state.open, kOrange).group, 4);
  for (const std::string_view joined : {"a4", "e4", "d2"}) {
    const State next = play(state, {"card bouquinistes d4 " + std::string(joined)});
    EXPECT_EQ(score(next.open, kOrange).group, 3 + 4 + 2 + 1) << joined;
  }
}

// The garden is a building that an annex can join.
TEST(L10, TheGardenCanHaveTheAnnex) {
  const State state =
      play(Position('o').ground('L', "f4").build(kOrange, "garden", "d4").cards("bouquinistes"),
           {"card bouquinistes e5"});
  EXPECT_EQ(score(state.open, kOrange).lit, 3);
  EXPECT_EQ(score(state.open, kOrange).group, 3);
}

// The building touches the fountain through its annex.
TEST(Bouquinistes, TheAnnexTouchesTheFountainForItsBuilding) {
  const State state =
      Position('o').build(kOrange, "I3", "a4").put(kOrange, "fontaine", "d5").cards("bouquinistes");
  EXPECT_EQ(score(state.open, kOrange).cards, 0);
  EXPECT_EQ(score(play(state, {"card bouquinistes d4"}).open, kOrange).cards, 3);
}

// A building that touches the fountain itself and through its annex still counts once.
TEST(Bouquinistes, AnAnnexIsNoSecondBuildingAtTheFountain) {
  const State state =
      Position('o').build(kOrange, "O4", "c3").put(kOrange, "fontaine", "e3").cards("bouquinistes");
  EXPECT_EQ(score(state.open, kOrange).cards, 3) << "d3 beside e3";
  EXPECT_EQ(score(play(state, {"card bouquinistes e4"}).open, kOrange).cards, 3);
}

// Its space is free for nobody then, and the card's token is spent.
TEST(L13, TheAnnexTakesItsSpace) {
  const State state =
      play(two_buildings().ground('m', "c2 d3").reserve(kBlue, "V3"), {"card bouquinistes c3"});
  EXPECT_EQ(format(state.open.annex), "c3");
  EXPECT_EQ(ruling(state, "build V3 c2 r0"), "L13");
  EXPECT_EQ(tokens_left(state.open, kOrange), 3);
}

}  // namespace
}  // namespace belle::lumiere
