// Every fact of an edition says how well it is known, and nothing else does.
#include <gtest/gtest.h>

#include "tests/editions/sample.h"

namespace belle::lumiere {
namespace {

// Prevents a fact whose standing players cannot see.
TEST(EditionStanding, EveryFactHasOne) {
  EXPECT_EQ(fault_of(changed(R"("title": "printed",)", "")), "my.json: standing.title: missing");
  EXPECT_EQ(fault_of(changed(R"("sizes": "printed",)", "")), "my.json: standing.sizes: missing");
  EXPECT_EQ(fault_of(changed(R"("counts": "reported",)", "")),
            "my.json: standing.tiles.counts: missing");
  EXPECT_EQ(fault_of(changed(R"("L4": "reconstructed",)", "")),
            "my.json: standing.buildings.L4: missing");
}

// Prevents a standing of something that the file does not say.
TEST(EditionStanding, EveryStandingBelongsToAFact) {
  EXPECT_EQ(fault_of(changed(R"("sizes")", R"("board": "printed", "sizes")")),
            "my.json: standing.board: unknown key");
  EXPECT_EQ(fault_of(changed(R"("faces")", R"("backs")")),
            "my.json: standing.tiles.backs: unknown key");
  EXPECT_EQ(fault_of(changed(R"("L4")", R"("N4")", R"("standing")")),
            "my.json: standing.buildings.N4: unknown key");
  EXPECT_EQ(fault_of(changed(R"("L4")", R"("N4")")), "my.json: standing.buildings.L4: unknown key");
}

// Prevents a fourth word whose meaning nobody knows.
TEST(EditionStanding, IsOneOfThreeWords) {
  const std::string reason = "a standing is printed, reported or reconstructed";
  EXPECT_EQ(fault_of(changed(R"("chimneys": "printed")", R"("chimneys": "certain")")),
            "my.json: standing.chimneys: " + reason);
  EXPECT_EQ(fault_of(changed(R"("faces": "reconstructed")", R"("faces": "Printed")")),
            "my.json: standing.tiles.faces: " + reason);
  EXPECT_EQ(fault_of(changed(R"("L4": "reconstructed")", R"("L4": "")")),
            "my.json: standing.buildings.L4: " + reason);
  EXPECT_EQ(fault_of(changed(R"("L4": "reconstructed")", R"("L4": 3)")),
            "my.json: standing.buildings.L4: must be a text in quotes");
  EXPECT_EQ(fault_of(changed(R"("flip": "reconstructed")", R"("flip": "printed")")), "");
}

// Prevents one standing for all tiles, which hides that only their counts are reported.
TEST(EditionStanding, OfTheTilesIsTwofold) {
  EXPECT_EQ(fault_of(changed(R"({
      "counts": "reported",
      "faces": "reconstructed"
    })",
                             R"("reported")")),
            "my.json: standing.tiles: must be an object in { }");
  EXPECT_EQ(fault_of(changed(R"("garden": "printed")", R"("garden": {})")),
            "my.json: standing.garden: must be a text in quotes");
}

}  // namespace
}  // namespace belle::lumiere
