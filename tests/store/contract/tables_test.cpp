// What store.h promises of tables.
#include <algorithm>
#include <atomic>
#include <thread>

#include "tests/store/contract/kinds.h"

namespace belle::store {
namespace {

using enum Failure::Kind;
using Stage = Summary::Stage;
using Ids = std::vector<std::string>;

class TablesContract : public Contract {
 protected:
  Ids list(Stage stage, bool only_listed, std::size_t most) {
    return ids(ask(store(), &Store::list, stage, only_listed, most));
  }
  Ids list_of(PersonId person, Time until, std::size_t most) {
    return ids(ask(store(), &Store::list_of, person, until, most));
  }
  static Ids ids(const Result<std::vector<Summary>>& tables) {
    Ids found;
    for (const Summary& each : tables.value()) found.push_back(each.table);
    return found;
  }
};

class ListsContract : public TablesContract {};    // what is found without a table's id
class LastingContract : public TablesContract {};  // what only lasting stores see to

INSTANTIATE_TEST_SUITE_P(Store, TablesContract, testing::ValuesIn(kinds()), name_of);
INSTANTIATE_TEST_SUITE_P(Store, ListsContract, testing::ValuesIn(kinds_with_people()), name_of);
INSTANTIATE_TEST_SUITE_P(Store, LastingContract, testing::ValuesIn(lasting_kinds()), name_of);

// A line, its time, or part of a summary that comes back changed, also after reopening.
TEST_P(ListsContract, WhatIsWrittenIsRead) {
  Append written = sample("t", 0, 3);
  const PersonId ann = guest(store(), "Ann", "a").id;
  const PersonId ben = guest(store(), "Ben", "b").id;
  written.entries[1] = {.at = -5, .line = "Chloé — Ωмега 🗼 'quoted'; DROP TABLE lines"};
  written.entries[2].line = std::string("a zero \0 within", 15);
  written.summary = {.table = "t",
                     .game = "paris",
                     .stage = Stage::Playing,
                     .listed = true,
                     .changed = 7,
                     .about = R"({"name":"Été"})",
                     .persons = {ben, ann, ben}};
  ASSERT_TRUE(append(store(), written));
  for (int round = 0; round < 2; ++round) {
    EXPECT_EQ(journal(store(), "t").value(), written.entries);
    EXPECT_EQ(shown(store(), "t"), written.summary);
    place_->reopen();
  }
}

// A second writer who does not know of the first one's lines, and overwrites or doubles them.
TEST_P(TablesContract, AJournalGrowsOnlyFromTheLengthItHas) {
  EXPECT_EQ(kind_of(append(store(), sample("t", 2))), Missing);
  ASSERT_TRUE(append(store(), sample("t", 0, 2)));
  for (const std::size_t wrong : {0U, 1U, 3U})
    EXPECT_EQ(kind_of(append(store(), sample("t", wrong))), Conflict);
  EXPECT_EQ(length_of(store(), "t"), 2U);
  ASSERT_TRUE(append(store(), sample("t", 2, 1)));
  EXPECT_EQ(length_of(store(), "t"), 3U);
}

// A summary that cannot be changed alone; a table without a line, which nothing could be added to.
TEST_P(ListsContract, OnlyABeginningNeedsALine) {
  EXPECT_EQ(kind_of(append(store(), sample("t", 0, 0))), Broken);
  ASSERT_TRUE(append(store(), sample("t", 0, 1)));
  Append only_summary = sample("t", 1, 0);
  only_summary.summary.listed = true;
  ASSERT_TRUE(append(store(), only_summary));
  EXPECT_EQ(shown(store(), "t"), only_summary.summary);
  EXPECT_EQ(length_of(store(), "t"), 1U);
}

// A lobby that shows private tables, tables of another stage, or the oldest first.
TEST_P(ListsContract, ListsHaveTheLastChangedFirst) {
  for (const auto& [id, stage, listed, changed] :
       std::vector<std::tuple<std::string, Stage, bool, Time>>{{"a", Stage::Waiting, true, 5},
                                                               {"b", Stage::Waiting, false, 6},
                                                               {"c", Stage::Waiting, true, 7},
                                                               {"d", Stage::Over, true, 8},
                                                               {"e", Stage::Waiting, true, 3}}) {
    Append table = sample(id, 0);
    table.summary.stage = stage;
    table.summary.listed = listed;
    table.summary.changed = changed;
    ASSERT_TRUE(append(store(), table));
  }
  EXPECT_EQ(list(Stage::Waiting, true, 10), (Ids{"c", "a", "e"}));
  EXPECT_EQ(list(Stage::Waiting, true, 2), (Ids{"c", "a"}));
  EXPECT_EQ(list(Stage::Waiting, false, 10), (Ids{"c", "b", "a", "e"}));
  EXPECT_EQ(list(Stage::Over, true, SIZE_MAX), (Ids{"d"}));
  EXPECT_EQ(list(Stage::Playing, false, 10), Ids{});
}

// A person's tables that keep one they left, miss one, or have one twice.
TEST_P(ListsContract, OfAPersonAreThoseWhereTheySit) {
  const PersonId ann = guest(store(), "Ann", "a").id;
  const PersonId ben = guest(store(), "Ben", "b").id;
  Append first = sample("first", 0);
  first.summary.persons = {ann, ann};
  Append second = sample("second", 0);
  second.summary.persons = {ben, ann};
  second.summary.changed = first.summary.changed + 1;
  ASSERT_TRUE(append(store(), first));
  ASSERT_TRUE(append(store(), second));
  EXPECT_EQ(list_of(ann, kEver, 10), (Ids{"second", "first"}));
  EXPECT_EQ(list_of(ann, kEver, 1), (Ids{"second"}));
  EXPECT_EQ(list_of(ann, second.summary.changed, 10), (Ids{"second", "first"}));
  EXPECT_EQ(list_of(ann, first.summary.changed, 10), (Ids{"first"}));
  Append left = sample("second", 1);
  left.summary.persons = {ben};
  ASSERT_TRUE(append(store(), left));
  EXPECT_EQ(list_of(ann, kEver, 10), (Ids{"first"}));
  EXPECT_EQ(list_of(ben, kEver, 10), (Ids{"second"}));
}

// A long history that costs ever more, or of which the last games are missing.
TEST_P(LastingContract, OfAPersonAreAThousandAtMost) {
  const PersonId ann = guest(store(), "Ann", "a").id;
  const auto table = [&](int number) {
    Append each = sample(std::to_string(number), 0);
    each.summary.persons = {ann};
    each.summary.changed = number / 2;  // of two that changed together, the newer comes first
    return each;
  };
  for (int i = 0; i < 1004; ++i) store().append(table(i), [](const Result<void>&) {});
  ASSERT_TRUE(append(store(), table(1004)));
  const auto tables = list_of(ann, kEver, 2000);
  ASSERT_EQ(tables.size(), 1000U);
  for (std::size_t i = 0; i < tables.size(); ++i) EXPECT_EQ(tables[i], std::to_string(1004 - i));
}

// Lines kept of a write that is refused after they were written.
TEST_P(LastingContract, NothingIsKeptForAPersonWhoIsNotThere) {
  Append table = sample("t", 0);
  table.summary.persons = {12};
  const auto refused = append(store(), table);
  EXPECT_EQ(kind_of(refused), Missing);
  EXPECT_EQ(refused.error().reason, "there is no person with the number 12");
  EXPECT_EQ(kind_of(journal(store(), "t")), Missing);
}

// A server that reads all of a long journal for one new line; lines that are left out, or doubled.
TEST_P(TablesContract, WhatCameSinceIsRead) {
  ASSERT_TRUE(append(store(), sample("t", 0, 3)));
  const auto since = [&](std::size_t length) { return ask(store(), &Store::journal, "t", length); };
  EXPECT_EQ(since(1).value(), (std::vector{line(1), line(2)}));
  EXPECT_EQ(since(3).value(), std::vector<Entry>{});
  EXPECT_EQ(kind_of(since(4)), Conflict);
  EXPECT_EQ(kind_of(ask(store(), &Store::journal, "nowhere", 1U)), Missing);
  ASSERT_TRUE(append(store(), sample("t", 3)));
  EXPECT_EQ(since(3).value(), std::vector{line(3)});
}

// A person who may begin no game because of games that are over, or that nobody has touched.
TEST_P(ListsContract, OnlyWhatGoesOnIsCounted) {
  const PersonId ann = guest(store(), "Ann", "a").id;
  const PersonId ben = guest(store(), "Ben", "b").id;
  for (const auto& [id, stage, changed] :
       std::vector<std::tuple<std::string, Stage, Time>>{{"a", Stage::Waiting, 10},
                                                         {"b", Stage::Playing, 11},
                                                         {"c", Stage::Over, 12},
                                                         {"d", Stage::Playing, 5}}) {
    Append table = sample(id, 0);
    table.summary.stage = stage;
    table.summary.changed = changed;
    table.summary.persons = {ann};
    ASSERT_TRUE(append(store(), table));
  }
  const auto unfinished = [&](PersonId person, Time since) {
    return ask(store(), &Store::count_unfinished, person, since).value();
  };
  EXPECT_EQ(unfinished(ann, 0), 3U);
  EXPECT_EQ(unfinished(ann, 5), 2U);
  EXPECT_EQ(unfinished(ann, 10), 1U);
  EXPECT_EQ(unfinished(ben, 0), 0U);
}

// Of many who write at once, at one table and at others, an answer that is wrong or does not come.
TEST_P(TablesContract, OfManyWritersOneIsHeard) {
  constexpr std::size_t kTables = 30;
  std::atomic<std::size_t> kept = 0;
  std::atomic<std::size_t> refused = 0;
  for (std::size_t i = 0; i < kTables; ++i)
    for (int writer = 0; writer < 3; ++writer)
      store().append(sample("t" + std::to_string(i), 0, 2), [&](const Result<void>& result) {
        ++(result ? kept : refused);
        if (!result) {
          EXPECT_EQ(kind_of(result), Conflict);
        }
      });
  std::promise<void> flushed;
  store().flush([&] { flushed.set_value(); });
  flushed.get_future().wait();
  EXPECT_EQ(kept, kTables);
  EXPECT_EQ(refused, 2 * kTables);
  for (std::size_t i = 0; i < kTables; ++i)
    EXPECT_EQ(length_of(store(), "t" + std::to_string(i)), 2U);
}

// An answer that comes before the write can be read.
TEST_P(TablesContract, WhatIsAnsweredCanBeRead) {
  for (std::size_t i = 0; i < 20; ++i) {
    std::promise<std::size_t> seen;
    store().append(sample("t", i), [&](const Result<void>&) {
      store().journal("t", 0, [&](const Result<std::vector<Entry>>& read) {
        seen.set_value(read.value().size());
      });
    });
    EXPECT_EQ(seen.get_future().get(), i + 1);
  }
}

}  // namespace
}  // namespace belle::store
