// The rulings of an edition: which reading is in force, and how well it is known.
#include <gtest/gtest.h>

#include "editions/editions.h"
#include "engine/paris/paris.h"
#include "tests/editions/sample.h"

namespace belle::paris {
namespace {

constexpr std::string_view kRulings =
    R"("rulings": {"space_30": "walk", "owned": "unused", "count_as_pairs": "no"},)";

Rulings read_from(std::string_view json) {
  const auto edition = editions::read<Paris>(json, "my.json");
  EXPECT_TRUE(edition) << edition.error();
  return edition ? edition->rulings : Rulings{};
}

// The shipped file without a ruling, and without its standing.
std::string without(std::string_view ruling, std::string_view standing) {
  std::string text = changed(ruling, "");
  return text.replace(text.find(standing), standing.size(), "");
}

// Prevents a ruling that is read as something else than the file says.
TEST(ParisRulings, AreReadByTheirWords) {
  EXPECT_EQ(read_from(shipped_file()), Rulings{});
  EXPECT_EQ(read_from(changed(R"("walk")", R"("final")")), (Rulings{.space_30 = Space30::Final}));
  EXPECT_EQ(read_from(changed(R"("unused")", R"("ever")")), (Rulings{.owned = Owned::Ever}));
  EXPECT_EQ(read_from(changed(R"("no")", R"("yes")")),
            (Rulings{.count_as_pairs = CountAsPairs::Yes}));
}

// Prevents an edition of yesterday that cannot be read, or that is read in another way than it was.
TEST(ParisRulings, LeftOutAreTheDefault) {
  for (const std::string& file : shipped_before()) EXPECT_EQ(read_from(file), Rulings{});
  EXPECT_EQ(read_from(without(R"(, "count_as_pairs": "no")", R"(,
      "count_as_pairs": "reconstructed")")),
            Rulings{});
}

// Prevents a misspelt ruling from leaving the default in force without a word.
TEST(ParisRulings, UnknownWordsAreRefused) {
  EXPECT_EQ(fault_of(changed(R"("walk")", R"("stop")")),
            "my.json: rulings.space_30: walk or final");
  EXPECT_EQ(fault_of(changed(R"("no")", "false")),
            "my.json: rulings.count_as_pairs: must be a text in quotes");
  EXPECT_EQ(fault_of(changed(R"("owned": "unused")", R"("own": "unused")")),
            "my.json: rulings.own: unknown key");
  EXPECT_EQ(fault_of(changed(kRulings, R"("rulings": [],)")),
            "my.json: rulings: must be an object in { }");
}

// Prevents a ruling without a standing, and a standing of a ruling that the file leaves out.
TEST(ParisRulings, EachHasItsStanding) {
  EXPECT_EQ(fault_of(changed(R"("owned": "reconstructed",)", "")),
            "my.json: standing.rulings.owned: missing");
  EXPECT_EQ(fault_of(changed(R"(, "count_as_pairs": "no")", "")),
            "my.json: standing.rulings.count_as_pairs: unknown key");
  EXPECT_EQ(fault_of(changed(kRulings, "")), "my.json: standing.rulings: unknown key");
  EXPECT_EQ(fault_of(changed(R"("wood_for_eight": 1,)", "")),
            "my.json: standing.wood_for_eight: unknown key");
}

}  // namespace
}  // namespace belle::paris
