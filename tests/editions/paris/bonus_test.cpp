// The bonus tiles of an edition: their amounts, second copies and zones.
#include <gtest/gtest.h>

#include "editions/editions.h"
#include "engine/paris/paris.h"
#include "tests/editions/sample.h"

namespace belle::paris {
namespace {

// Prevents an amount on a tile that shows none, and a tile without the amount it shows.
TEST(ParisBonus, TilesShowTheirAmounts) {
  EXPECT_EQ(fault_of(changed(R"("1": {"francs": 3})", R"("2": {"francs": 3})")),
            "my.json: bonus.2: this tile shows no amount");
  EXPECT_EQ(fault_of(changed(R"("1": {"francs": 3},)", "")), "my.json: bonus.1: is missing");
  EXPECT_EQ(fault_of(changed(R"({"vp": 2})", R"({"francs": 2, "vp": 2})")),
            "my.json: bonus.6: it shows no francs");
  EXPECT_EQ(fault_of(changed(R"({"francs": 3})", "{}")),
            "my.json: bonus.1: its francs are missing");
  EXPECT_EQ(fault_of(changed(R"({"francs": 4, "vp": 4})", R"({"francs": 4})")),
            "my.json: bonus.12: its VP are missing");
}

// Prevents amounts that are read as nothing because of how they are written.
TEST(ParisBonus, AmountsAreNumbersUnderTheirNames) {
  EXPECT_EQ(fault_of(changed(R"({"vp": 2})", R"({"points": 2})")),
            "my.json: bonus.6.points: unknown key");
  EXPECT_EQ(fault_of(changed(R"({"vp": 2})", R"({"vp": 0})")),
            "my.json: bonus.6.vp: must be a whole number from 1 to 99");
  EXPECT_EQ(fault_of(changed(R"({"vp": 2})", R"({"vp": "2"})")),
            "my.json: bonus.6.vp: must be a whole number");
  EXPECT_EQ(fault_of(changed(R"({"vp": 2})", "2")), "my.json: bonus.6: must be an object in { }");
  EXPECT_EQ(fault_of(changed(R"("6": {)", R"("six": {)")),
            "my.json: bonus.six: the key must be a whole number");
}

// Prevents a third copy of a number, and piles that a player count does not have.
TEST(ParisBonus, SecondCopiesAreSixAndSix) {
  EXPECT_EQ(fault_of(changed("[6, 11, 15,", "[11, 15,")),
            "my.json: doubled_with_three: there must be 6 entries, not 5");
  EXPECT_EQ(fault_of(changed("[6, 11, 15,", "[6, 6, 15,")),
            "my.json: doubled_with_three[1]: the number stands twice");
  EXPECT_EQ(fault_of(changed("[1, 5, 7,", "[6, 5, 7,")),
            "my.json: doubled_with_four[0]: the number stands twice");
  EXPECT_EQ(fault_of(changed("[1, 5, 7,", "[31, 5, 7,")),
            "my.json: doubled_with_four[0]: a number from 1 to 30");
}

// Prevents zones that leave out a space of the track.
TEST(ParisBonus, ZonesRiseToTheLastSpace) {
  for (const std::string zones : {"[10, 10, 30]", "[20, 10, 30]", "[10, 20, 29]"})
    EXPECT_EQ(fault_of(changed("[10, 20, 30]", zones)),
              "my.json: zones: the last number of each zone, rising to 30");
  EXPECT_EQ(fault_of(changed("[10, 20, 30]", "[10, 30]")),
            "my.json: zones: there must be 3 entries, not 2");
  EXPECT_EQ(fault_of(changed("[10, 20, 30]", "[8, 19, 30]")), "");
}

// Prevents a corrected tile from being accepted but not played with.
TEST(ParisBonus, CorrectionsCount) {
  const auto edition = editions::read<Paris>(
      changed(R"({"francs": 4, "vp": 4})", R"({"vp": 6, "francs": 7})"), "my.json");
  ASSERT_TRUE(edition) << edition.error();
  EXPECT_EQ(edition->bonus_francs[12], 7);
  EXPECT_EQ(edition->bonus_points[12], 6);
}

}  // namespace
}  // namespace belle::paris
