// What store/clocks.h promises: which tables have a clock that runs out.
#include <algorithm>
#include <atomic>

#include "tests/store/contract/kinds.h"

namespace belle::store {
namespace {

using Ids = std::vector<std::string>;

class ClocksContract : public Contract {
 protected:
  /// The table as it is, with this deadline from now on.
  void write(const std::string& table, const std::optional<Deadline>& deadline) {
    Append append = sample(table, length_of(store(), table));
    append.summary.stage = Summary::Stage::Playing;
    append.deadline = deadline;
    ASSERT_TRUE(ask(store(), &Store::append, append));
  }
  Due due(const DueQuestion& question) { return ask(store(), &Store::take_due, question).value(); }
  Ids due(Time until, Time opened = 0) {
    Ids ids;
    for (const DueTable& each :
         due({.opened = opened, .until = until, .again = until + 1000, .most = 100}).tables)
      ids.push_back(each.table);
    return ids;
  }
};

INSTANTIATE_TEST_SUITE_P(Store, ClocksContract, testing::ValuesIn(kinds()), name_of);

// A clock that is never looked at, or before its time, or at a table where none runs any more.
TEST_P(ClocksContract, WhoseTimeIsOverIsTold) {
  write("late", Deadline{.at = 100});
  write("later", Deadline{.at = 200});
  write("none", {});
  write("over", Deadline{.at = 100});
  write("over", {});
  EXPECT_EQ(due(99), Ids{});
  const Due first = due({.opened = 0, .until = 150, .again = 400, .most = 100});
  EXPECT_EQ(first.tables, std::vector{(DueTable{.table = "late", .at = 100})});
  EXPECT_TRUE(first.is_all);
  EXPECT_EQ(due(300), Ids{"later"}) << "and the other one is told already";
  EXPECT_EQ(due(400), Ids{"late"}) << "nothing has come of it";
  EXPECT_EQ(due(9000), (Ids{"late", "later"})) << "the first deadline first";
}

// A move in the last second that is not noticed, and ends the game; one that brings the deadline
// nearer, and the clock is looked at late.
TEST_P(ClocksContract, ADeadlineMovesWithEveryLine) {
  write("t", Deadline{.at = 100});
  for (Time at = 200; at <= 1000; at += 100) write("t", Deadline{.at = at});
  EXPECT_EQ(due(999), Ids{});
  EXPECT_EQ(due(1000), Ids{"t"});
  write("t", Deadline{.at = 5000});
  EXPECT_EQ(due(4999), Ids{});
  write("t", Deadline{.at = 3000});
  EXPECT_EQ(due(4999), Ids{"t"});
}

// A game that is lost because the house was closed, or one that cannot be lost any more.
TEST_P(ClocksContract, AGraceRunsFromTheOpening) {
  write("t", Deadline{.at = 100, .grace = 50});
  EXPECT_EQ(due(1000, 1000), Ids{});
  EXPECT_EQ(due(1049, 1000), Ids{});
  EXPECT_EQ(due(2010, 2000), Ids{}) << "and the house was closed again";
  const Due late = due({.opened = 2000, .until = 2050, .again = 9000, .most = 9});
  EXPECT_EQ(late.tables, std::vector{(DueTable{.table = "t", .at = 2050})});
}

// Ten thousand clocks that run out in one night, told at once; or some of them never.
TEST_P(ClocksContract, ManyAreToldOneAfterTheOther) {
  for (int i = 0; i < 10; ++i) write("t" + std::to_string(i), Deadline{.at = 100 + i});
  Ids all;
  bool is_all = false;
  for (int times = 0; times < 10 && !is_all; ++times) {
    const Due some = due({.opened = 0, .until = 1000, .again = 2000, .most = 4});
    EXPECT_LE(some.tables.size(), 4U);
    for (const DueTable& each : some.tables) all.push_back(each.table);
    is_all = some.is_all;
  }
  EXPECT_TRUE(is_all);
  std::ranges::sort(all);
  EXPECT_EQ(all.size(), 10U);
  EXPECT_EQ(std::ranges::unique(all).begin(), all.end());
}

// A clock that is forgotten when the store is closed, or that only begins with a second line.
TEST_P(ClocksContract, DeadlinesLast) {
  Append begun = sample("t", 0, 2);
  begun.deadline = Deadline{.at = 100, .grace = 7};
  ASSERT_TRUE(append(store(), begun));
  place_->reopen();
  EXPECT_EQ(due(100), Ids{"t"});
}

// Two servers that both end a game, or neither.
TEST_P(ClocksContract, OfManyWhoAskOneIsTold) {
  for (int i = 0; i < 20; ++i) write("t" + std::to_string(i), Deadline{.at = 100});
  std::atomic<std::size_t> told = 0;
  for (int i = 0; i < 10; ++i)
    store().take_due({.opened = 0, .until = 200, .again = 1000, .most = 5},
                     [&](const Result<Due>& some) { told += some.value().tables.size(); });
  std::promise<void> flushed;
  store().flush([&] { flushed.set_value(); });
  flushed.get_future().wait();
  EXPECT_EQ(told, 20U);
}

// A house that is said to be open although nothing can be kept there.
TEST_P(ClocksContract, AnOpeningIsNoted) { EXPECT_TRUE(ask(store(), &Store::note_opening, 1000)); }

}  // namespace
}  // namespace belle::store
