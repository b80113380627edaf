// The rulebook's worked example of the scoring, 48 to 57. It prints the parts but shows the board
// only in a picture; this board is ours, with exactly those parts and paved with the real tiles.
#include <string_view>

#include <gtest/gtest.h>

#include "engine/core/replay.h"
#include "tests/lumiere/position.h"

namespace belle::lumiere {
namespace {

constexpr std::string_view kBoard = R"(
    obobobbo
    mbbmLoLo
    LbbbLobo
    mbLomoom
    bmooobbo
    obLbomom
    bLbLomom
    obboobbb)";

constexpr std::string_view kOrangeScore = "orange lit 33 group 15 unbuilt 0 cards 0 total 48";
constexpr std::string_view kBlueScore = "blue lit 43 group 13 unbuilt -3 cards 4 total 57";

Position example() {
  return Position(kBoard)
      .build(kOrange, "R6", "e2")
      .build(kOrange, "J6", "d4")
      .build(kOrange, "garden", "f6", 1)
      .annex(kOrange, "c4", "J6")
      .held(kOrange, "sacre")
      .reserve(kOrange, "U5 W5")
      .build(kBlue, "Y5", "a5", 1)
      .build(kBlue, "S4", "a3", 1)
      .build(kBlue, "O4", "c6")
      .build(kBlue, "V3", "b1", 2)
      .build(kBlue, "I3", "h1", 1)
      .put(kBlue, "peintre", "f1")
      .reserve(kBlue, "P5")
      .over();
}

// Size and streetlights of one building.
struct Part {
  std::string_view id;
  int size;
  int streetlights;
};

// Every building has the size and the light that the rulebook gives it.
TEST(Example, EveryBuildingHasItsSizeAndLight) {
  const Open open = example().state().open;
  for (const auto& [id, size, streetlights] :
       {Part{"R6", 6, 1}, Part{"J6", 7, 3}, Part{"garden", 2, 3}, Part{"Y5", 5, 2},
        Part{"S4", 4, 3}, Part{"O4", 4, 3}, Part{"V3", 3, 3}, Part{"I3", 3, 0}}) {
    const Spaces cells = open.built[index(building(id))];
    EXPECT_EQ(count(cells), size) << id;
    EXPECT_EQ(count(lights_on(box(), open, cells)), streetlights) << id;
  }
}

// The parts add up to the printed totals, and Blue wins.
TEST(Example, TheTotalsAre48And57) {
  const State state = example();
  EXPECT_EQ(score_line(box(), state, kOrange), kOrangeScore);
  EXPECT_EQ(score_line(box(), state, kBlue), kBlueScore);
  const auto end = outcome(box(), state);
  ASSERT_TRUE(end);
  EXPECT_FALSE(end->won[index(kOrange)]);
  EXPECT_TRUE(end->won[index(kBlue)]);
}

// A whole game that leads to the example: takes, passes, skipped turns, cards with and without
// effect; its last lines only stand if the rules lead there.
TEST(Example, AWholeGameReachesIt) {
  constexpr std::string_view kRecord = R"(belle-record 1
game lumiere
edition devir-2019
option postcards first-game
seat orange Alice
seat blue Belle
deal start orange
deal cards levitation metro jardin sacre peintre chartier bouquinistes lampadaire
deal tiles orange 1 2 3 4 5 6 7 8
deal tiles blue 1 2 3 4 5 6 7 8
move orange take R6
move blue take Y5
move orange take J6
move blue take S4
move orange take U5
move blue take O4
move orange take W5
move blue take V3
move orange lay e3 r3
move blue take I3
move orange lay e1 r3
move blue take P5
move orange lay g3 r3
move blue lay g1 r2
move orange lay g5 r3
move blue lay a7 r1
move orange lay c3 r0
move blue lay a3 r2
move orange lay g7 r1
move blue lay c7 r3
move orange lay e7 r0
move blue lay c5 r0
move orange lay e5 r1
move blue lay c1 r3
move orange pass
move blue lay a1 r2
move orange pass
move blue lay a5 r1
move orange build R6 e2 r0
move blue build Y5 a5 r1
move orange build J6 d4 r0
move blue build S4 a3 r1
move orange card jardin f6 r1
move blue build O4 c6 r0
move orange card bouquinistes c4
move blue build V3 b1 r2
move orange card sacre
move blue build I3 h1 r1
move orange card levitation -
move blue card peintre f1
move blue card metro
move blue card chartier
move blue card lampadaire -
score orange lit 33 group 15 unbuilt 0 cards 0 total 48
score blue lit 43 group 13 unbuilt -3 cards 4 total 57
result blue
)";
  const auto record = read_record(kRecord);
  ASSERT_TRUE(record) << record.error().line << ": " << record.error().reason;
  const auto game = replay<Lumiere>(box(), *record);
  ASSERT_TRUE(game) << game.error().line << ": " << game.error().reason;
  EXPECT_TRUE(game->closed);
  const State drawn = Position(kBoard);
  const State& paved = game->states[28];  // after the sixteen tiles
  EXPECT_EQ(paved.open.phase, Phase::City);
  EXPECT_EQ(paved.open.colour, drawn.open.colour);
  EXPECT_EQ(paved.open.mixed, drawn.open.mixed);
  EXPECT_EQ(paved.open.streetlights, drawn.open.streetlights);
}

}  // namespace
}  // namespace belle::lumiere
