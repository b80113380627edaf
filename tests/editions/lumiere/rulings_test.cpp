// What an edition file says of the rulings that tables differ on.
#include <string>

#include <gtest/gtest.h>

#include "editions/editions.h"
#include "engine/lumiere/lumiere.h"
#include "tests/editions/sample.h"

namespace belle::lumiere {
namespace {

constexpr std::string_view kFacts =
    R"(  "rulings": {"streetlight_pieces": "cover", "large_light": "diamond"},
)";
constexpr std::string_view kStandings = R"(    "rulings": {
      "streetlight_pieces": "reconstructed",
      "large_light": "reconstructed"
    },
)";

Rulings rulings_of(const std::string& json) {
  const auto edition = editions::read<Lumiere>(json, "my.json");
  if (!edition) ADD_FAILURE() << edition.error();
  return edition ? edition->rulings : Rulings{};
}

std::string without(std::string json, std::string_view part) {
  const std::size_t place = json.find(part);
  if (place == std::string::npos) ADD_FAILURE() << "the shipped file has no " << part;
  return place == std::string::npos ? json : json.erase(place, part.size());
}

// Prevents a reading that is accepted but not played with.
TEST(EditionRulings, EachReadingCounts) {
  EXPECT_EQ(rulings_of(shipped_file()), (Rulings{}));
  EXPECT_EQ(rulings_of(changed(R"("cover")", R"("free")")),
            (Rulings{StreetlightPieces::Free, LargeLight::Diamond}));
  EXPECT_EQ(rulings_of(changed(R"("diamond")", R"("cross")")),
            (Rulings{StreetlightPieces::Cover, LargeLight::Cross}));
}

// Prevents files from before the rulings, or from the time of one of them, from being refused.
TEST(EditionRulings, WhatIsNotSaidIsTheDefault) {
  EXPECT_EQ(rulings_of(without(without(shipped_file(), kFacts), kStandings)), (Rulings{}));
  const std::string one =
      without(changed(R"("diamond")", R"("cross")"), R"("streetlight_pieces": "cover", )");
  EXPECT_EQ(rulings_of(without(one, R"("streetlight_pieces": "reconstructed",)")),
            (Rulings{StreetlightPieces::Cover, LargeLight::Cross}));
  EXPECT_EQ(rulings_of(without(changed(kFacts, "  \"rulings\": {},\n"), kStandings)), (Rulings{}));
}

// Prevents a misspelt reading or ruling that leaves the default in force without a word.
TEST(EditionRulings, UnknownWordsAreRefused) {
  EXPECT_EQ(fault_of(changed(R"("diamond")", R"("star")")),
            "my.json: rulings.large_light: diamond or cross");
  EXPECT_EQ(fault_of(changed(R"("cover")", "true")),
            "my.json: rulings.streetlight_pieces: must be a text in quotes");
  EXPECT_EQ(fault_of(changed(R"("large_light")", R"("big_light")")),
            "my.json: rulings.big_light: unknown key");
  EXPECT_EQ(fault_of(changed(R"({"streetlight_pieces": "cover", "large_light": "diamond"})", "[]")),
            "my.json: rulings: must be an object in { }");
}

// Prevents a ruling whose standing players cannot see, and a standing of one that is not there.
TEST(EditionRulings, EachHasItsStanding) {
  EXPECT_EQ(fault_of(without(shipped_file(), kStandings)), "my.json: standing.rulings: missing");
  EXPECT_EQ(fault_of(without(shipped_file(), R"("streetlight_pieces": "reconstructed",)")),
            "my.json: standing.rulings.streetlight_pieces: missing");
  EXPECT_EQ(fault_of(without(shipped_file(), kFacts)), "my.json: standing.rulings: unknown key");
  EXPECT_EQ(fault_of(changed(R"("large_light": "reconstructed")", R"("large_light": "sure")")),
            "my.json: standing.rulings.large_light: a standing is printed, reported or "
            "reconstructed");
}

}  // namespace
}  // namespace belle::lumiere
