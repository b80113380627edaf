// Every fact of an edition says how well it is known, and nothing else does.
#include <gtest/gtest.h>

#include "tests/editions/sample.h"

namespace belle::paris {
namespace {

// The shipped file with a change under `standing`, at or after the word.
std::string restated(std::string_view from, std::string_view to, std::string_view word) {
  const std::string_view text = shipped_file();
  const std::string_view standing = text.substr(text.find(R"("standing")"));
  return changed(from, to, standing.substr(standing.find(word)));
}

// Prevents a fact whose standing players cannot see.
TEST(ParisStanding, EveryFactHasOne) {
  EXPECT_EQ(fault_of(restated(R"("title": "printed",)", "", "")),
            "my.json: standing.title: missing");
  EXPECT_EQ(fault_of(restated(R"("zones": "reconstructed",)", "", "")),
            "my.json: standing.zones: missing");
  EXPECT_EQ(fault_of(restated(R"("amounts": "reported",)", "", "banks")),
            "my.json: standing.banks.amounts: missing");
  EXPECT_EQ(fault_of(restated(R"("5": "printed",)", "", R"("mon")")),
            "my.json: standing.buildings.mon.5: missing");
  EXPECT_EQ(fault_of(restated(R"("cost": "printed",)", "", R"("12")")),
            "my.json: standing.landmarks.12.cost: missing");
  EXPECT_EQ(fault_of(restated(R"("silver*": "reconstructed",)", "", "prestige")),
            "my.json: standing.prestige_points.silver*: missing");
  EXPECT_EQ(fault_of(restated(R"("second": "reconstructed",)", "", R"("18")")),
            "my.json: standing.vp_tiles.18.second: missing");
  EXPECT_EQ(fault_of(restated(R"("6": "reconstructed",)", "", "bonus")),
            "my.json: standing.bonus.6: missing");
}

// Prevents a standing of something that the file does not say.
TEST(ParisStanding, EveryStandingBelongsToAFact) {
  EXPECT_EQ(fault_of(restated(R"("buy")", R"("prices")", "")),
            "my.json: standing.prices: unknown key");
  EXPECT_EQ(fault_of(restated(R"("5")", R"("6")", R"("mon")")),
            "my.json: standing.buildings.mon.6: unknown key");
  EXPECT_EQ(fault_of(restated(R"("mon")", R"("mont")", "")),
            "my.json: standing.buildings.mont: unknown key");
  EXPECT_EQ(fault_of(restated(R"("29")", R"("31")", "bonus")),
            "my.json: standing.bonus.31: unknown key");
  EXPECT_EQ(fault_of(restated(R"("first")", R"("fourth")", R"("18")")),
            "my.json: standing.vp_tiles.18.fourth: unknown key");
}

// Prevents a landmark or VP tile that is corrected above and forgotten below.
TEST(ParisStanding, FollowsTheNumbersOfTheFacts) {
  EXPECT_EQ(fault_of(changed(R"("16": {)", R"("17": {)")),
            "my.json: standing.landmarks.16: unknown key");
  EXPECT_EQ(fault_of(changed("[18, 9, 4]", "[19, 9, 4]")),
            "my.json: standing.vp_tiles.18: unknown key");
}

// Prevents a fourth word whose meaning nobody knows, and one word for several facts.
TEST(ParisStanding, IsOneOfThreeWords) {
  const std::string reason = "a standing is printed, reported or reconstructed";
  EXPECT_EQ(fault_of(restated(R"("reported")", R"("certain")", "districts")),
            "my.json: standing.districts: " + reason);
  EXPECT_EQ(fault_of(restated(R"("printed")", R"("Printed")", R"("mon")")),
            "my.json: standing.buildings.mon.2: " + reason);
  EXPECT_EQ(fault_of(restated(R"("reconstructed")", "4", "bonus")),
            "my.json: standing.bonus.1: must be a text in quotes");
  EXPECT_EQ(fault_of(restated(R"({
      "kinds": "reported",
      "order": "reconstructed"
    })",
                              R"("reported")", R"("tokens")")),
            "my.json: standing.tokens: must be an object in { }");
  EXPECT_EQ(fault_of(restated(R"("reconstructed")", R"("printed")", "bonus")), "");
}

}  // namespace
}  // namespace belle::paris
