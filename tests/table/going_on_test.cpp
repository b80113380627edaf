// Games that began elsewhere and go on at a table.
#include <array>
#include <string>

#include "engine/core/text.h"
#include "tests/table/table_test_kit.h"

namespace belle::table {
namespace {

constexpr const char* kSettings = R"({"game":"lumiere","seats":2,"options":{}})";
const std::array<std::string, 2> kLevels{"gamin", "gamin"};

// A game of Alice and Bruno after so many moves, as its table knows it.
std::string begun(int moves) {
  TestTable table(kSettings);
  table.seat({kAlice, kBruno});
  Random random(7);
  for (int i = 0; i < moves && table->to_move(); ++i) table.play_any(random);
  return true_record(*table);
}

std::string position(const std::string& text, int moves) {
  TestTable table(kSettings);
  table.write(table->go_on(kAlice, kTwo, kLevels, text));
  EXPECT_EQ(table->match()->ply(), static_cast<std::size_t>(moves));
  return table->match()->position(std::nullopt);
}

// A table that begins with another position, other seats, or a seal that it has not.
TEST(GoingOn, TheTableStandsWhereTheRecordEnds) {
  TestTable original(kSettings);
  original.seat({kAlice, kBruno});
  Random random(7);
  for (int i = 0; i < 9; ++i) original.play_any(random);
  EXPECT_EQ(position(begun(9), 9), original->match()->position(std::nullopt));

  TestTable table(kSettings);
  table.write(table->go_on(kAlice, kTwo, kLevels, begun(9)));
  EXPECT_EQ(table->seat_of(kAlice.person), kTwo);
  EXPECT_EQ(table->chairs()[0].kind, Chair::Kind::Belle);
  EXPECT_EQ(message(*table, kTwo, 0, table.now()).find("\"commit\""), std::string::npos);
  const auto again = Table::replay(games(), table.journal());
  ASSERT_TRUE(again);
  EXPECT_EQ(everything(*again, 0), everything(*table, 0));
}

// A record of a game that went on that cannot be read, because a seed was opened that sealed
// nothing.
TEST(GoingOn, ItsRecordHoldsWithoutASeal) {
  for (const bool resigns : {false, true}) {
    TestTable table(kSettings);
    table.write(table->go_on(kAlice, kTwo, kLevels, begun(9)));
    Random random(3);
    if (resigns) table.write(table->resign(kAlice.person));
    table.play_to_the_end(random);
    EXPECT_EQ(table->stage(), Stage::Over);
    const std::string record = record_for(*table, {});
    EXPECT_EQ(record.find("fair"), std::string::npos);
    EXPECT_TRUE(read_record(record)) << record;
  }
}

TEST(GoingOn, NothingBeginsFromWhatDoesNotHold) {
  const TestTable table(kSettings);
  const auto wished = [&](const std::string& record) {
    return refused(table->go_on(kAlice, kTwo, kLevels, record)).substr(0, 7);
  };
  EXPECT_EQ(wished(begun(4)), "");
  EXPECT_EQ(wished("not a record"), "record:");
  EXPECT_EQ(wished(begun(4) + "move orange lay a1 r9\n"), "record:");
  EXPECT_EQ(wished(begun(4) + "resign orange\nresult blue\n"), "record:");
  EXPECT_EQ(wished(begun(1000)), "record:");
  const std::array<std::string, 2> nobody{"nobody", "nobody"};
  EXPECT_EQ(refused(table->go_on(kAlice, kTwo, nobody, begun(4))).substr(0, 6), "level:");
}

}  // namespace
}  // namespace belle::table
