// Ombres at a table: agreed upon, dealt under a seal, played, told, taken up again from its
// journal.
#include "tests/table/table_test_kit.h"

namespace belle::table {
namespace {

constexpr const char* kSettings = R"({"game":"ombres","seats":2,"options":{"start":"sun"}})";

// A table that knows the large games only: whole games, which their journals give again.
TEST(OmbresTable, WholeGamesAreKept) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    TestTable table(kSettings);
    table.seat({kAlice, kBruno});
    Random random(seed);
    table.play_to_the_end(random);
    EXPECT_EQ(table->stage(), Stage::Over);
    const TestTable again(table.journal());
    EXPECT_EQ(everything(*again, table.now()), everything(*table, table.now()));
  }
}

// A secret of one seat that the other, or a spectator, is told.
TEST(OmbresTable, EachIsToldTheOwnShadowOnly) {
  TestTable table(kSettings);
  table.seat({kAlice, kBruno});
  const auto told = [&](Viewer viewer) { return message(*table, viewer, 0, table.now()); };
  EXPECT_NE(told(kOne).find(R"("moon":null})"), std::string::npos) << told(kOne);
  EXPECT_NE(told(kTwo).find(R"("shadows":{"sun":null)"), std::string::npos) << told(kTwo);
  EXPECT_NE(told({}).find(R"("shadows":{"sun":null,"moon":null})"), std::string::npos);
}

TEST(OmbresTable, O2ARefusalNamesItsRule) {
  TestTable table(kSettings);
  table.seat({kAlice, kBruno});
  table.play("mark b2");
  EXPECT_EQ(refused(table->play(kBruno.person, 1, "mark b2")), "move: b2 is marked already");
}

}  // namespace
}  // namespace belle::table
