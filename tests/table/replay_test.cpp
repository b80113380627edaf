// A table that is read again from its journal is the same table.
#include "tests/table/evening.h"

namespace belle::table {
namespace {

// A fact that a table remembers and its journal does not, or the other way round: after a crash the
// game would go on as another one.
TEST(Journal, ReplayedAtAnyMomentGivesTheSameTable) {
  for (std::size_t evening = 0; evening < kEvenings; ++evening) {
    TestTable table = new_evening(evening);
    Random random(evening);
    while (table->stage() == Stage::Playing && !HasFailure()) {
      do_something(table, random);
      if (!table->offer() && random.below(48) != 0) continue;
      ASSERT_EQ(everything(*TestTable(table.journal()), table.now()),
                everything(*table, table.now()))
          << "evening " << evening << " after " << table.journal().size() << " lines";
    }
    EXPECT_EQ(everything(*TestTable(table.journal()), table.now()),
              everything(*table, table.now()));
  }
}

// Lines that are accepted one by one and mean something else than all at once.
TEST(Journal, GrowsLineByLine) {
  for (std::size_t evening = 0; evening < kEvenings; ++evening) {
    TestTable table = new_evening(evening);
    Random random(evening + 100);
    while (table->stage() == Stage::Playing) do_something(table, random);
    const auto& journal = table.journal();
    TestTable again(std::vector<Entry>(journal.begin(), journal.begin() + 2));
    for (std::size_t i = 2; i < journal.size(); ++i)
      ASSERT_TRUE(again->accept(journal[i])) << journal[i].line;
    EXPECT_EQ(everything(*again, table.now()), everything(*table, table.now()));
  }
}

}  // namespace
}  // namespace belle::table
