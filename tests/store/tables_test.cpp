#include <gtest/gtest.h>

#include "tests/store/folder.h"
#include "tests/store/sample.h"

namespace belle::store {
namespace {

using enum Failure::Kind;
using Stage = Summary::Stage;

// A line, its time, or part of a summary that comes back changed, also after reopening.
TEST(Tables, WhatIsWrittenIsRead) {
  const Folder folder;
  Append written = sample("t", 0, 3);
  std::unique_ptr<Store> store = opened(folder / "belle.db");
  const PersonId ann = guest(*store, "Ann", "a").id;
  const PersonId ben = guest(*store, "Ben", "b").id;
  written.entries[1] = {.at = -5, .line = "Chloé — Ωмега 🗼 'quoted'; DROP TABLE lines"};
  written.entries[2].line = std::string("a zero \0 within", 15);
  written.summary = {.table = "t",
                     .game = "paris",
                     .stage = Stage::Playing,
                     .listed = true,
                     .changed = 7,
                     .about = R"({"name":"Été"})",
                     .persons = {ben, ann, ben}};
  ASSERT_TRUE(append(*store, written));
  for (int round = 0; round < 2; ++round) {
    EXPECT_EQ(store->journal("t").value(), written.entries);
    EXPECT_EQ(store->summary("t").value(), written.summary);
    store.reset();
    store = opened(folder / "belle.db");
  }
}

// A second writer who does not know of the first one's lines, and overwrites or doubles them.
TEST(Tables, AJournalGrowsOnlyFromTheLengthItHas) {
  const Folder folder;
  const auto store = opened(folder / "belle.db");
  EXPECT_EQ(kind_of(append(*store, sample("t", 2))), Missing);
  ASSERT_TRUE(append(*store, sample("t", 0, 2)));
  for (const std::size_t wrong : {0U, 1U, 3U})
    EXPECT_EQ(kind_of(append(*store, sample("t", wrong))), Conflict);
  EXPECT_EQ(append(*store, sample("t", 0)).error().reason,
            "the journal of table 't' has 2 lines, not 0");
  EXPECT_EQ(length_of(*store, "t"), 2U);
  ASSERT_TRUE(append(*store, sample("t", 2, 1)));
  EXPECT_EQ(length_of(*store, "t"), 3U);
}

// A summary that cannot be changed alone; a table without a line, which nothing could be added to.
TEST(Tables, OnlyABeginningNeedsALine) {
  const Folder folder;
  const auto store = opened(folder / "belle.db");
  EXPECT_EQ(kind_of(append(*store, sample("t", 0, 0))), Broken);
  EXPECT_EQ(kind_of(store->summary("t")), Missing);
  ASSERT_TRUE(append(*store, sample("t", 0, 1)));
  Append only_summary = sample("t", 1, 0);
  only_summary.summary.listed = true;
  ASSERT_TRUE(append(*store, only_summary));
  EXPECT_EQ(store->summary("t").value(), only_summary.summary);
  EXPECT_EQ(length_of(*store, "t"), 1U);
}

std::vector<std::string> ids(const Result<std::vector<Summary>>& tables) {
  std::vector<std::string> result;
  for (const Summary& each : tables.value()) result.push_back(each.table);
  return result;
}

// A lobby that shows private tables, tables of another stage, or the oldest first.
TEST(Tables, ListsHaveTheLastChangedFirst) {
  const Folder folder;
  const auto store = opened(folder / "belle.db");
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
    ASSERT_TRUE(append(*store, table));
  }
  using Ids = std::vector<std::string>;
  EXPECT_EQ(ids(store->tables(Stage::Waiting, true, 10)), (Ids{"c", "a", "e"}));
  EXPECT_EQ(ids(store->tables(Stage::Waiting, true, 2)), (Ids{"c", "a"}));
  EXPECT_EQ(ids(store->tables(Stage::Waiting, false, 10)), (Ids{"c", "b", "a", "e"}));
  EXPECT_EQ(ids(store->tables(Stage::Over, true, SIZE_MAX)), (Ids{"d"}));
  EXPECT_EQ(ids(store->tables(Stage::Playing, false, 10)), Ids{});
}

// A person's tables that keep one they left, miss one, or have one twice.
TEST(Tables, OfAPersonAreThoseWhereTheySit) {
  const Folder folder;
  const auto store = opened(folder / "belle.db");
  const PersonId ann = guest(*store, "Ann", "a").id;
  const PersonId ben = guest(*store, "Ben", "b").id;
  Append first = sample("first", 0);
  first.summary.persons = {ann, ann};
  Append second = sample("second", 0);
  second.summary.persons = {ben, ann};
  second.summary.changed = first.summary.changed + 1;
  ASSERT_TRUE(append(*store, first));
  ASSERT_TRUE(append(*store, second));
  using Ids = std::vector<std::string>;
  EXPECT_EQ(ids(store->tables_of(ann, kEver, 10)), (Ids{"second", "first"}));
  EXPECT_EQ(ids(store->tables_of(ann, kEver, 1)), (Ids{"second"}));
  EXPECT_EQ(ids(store->tables_of(ann, second.summary.changed, 10)), (Ids{"second", "first"}));
  EXPECT_EQ(ids(store->tables_of(ann, first.summary.changed, 10)), (Ids{"first"}));
  Append left = sample("second", 1);
  left.summary.persons = {ben};
  ASSERT_TRUE(append(*store, left));
  EXPECT_EQ(ids(store->tables_of(ann, kEver, 10)), (Ids{"first"}));
  EXPECT_EQ(ids(store->tables_of(ben, kEver, 10)), (Ids{"second"}));
}

// A long history that costs ever more, or of which the last games are missing.
TEST(Tables, OfAPersonAreAThousandAtMost) {
  const Folder folder;
  const auto store = opened(folder / "belle.db");
  const PersonId ann = guest(*store, "Ann", "a").id;
  const auto table = [&](int number) {
    Append each = sample(std::to_string(number), 0);
    each.summary.persons = {ann};
    each.summary.changed = number / 2;  // of two that changed together, the newer comes first
    return each;
  };
  for (int i = 0; i < 1004; ++i) store->append(table(i), [](const Result<void>&) {});
  ASSERT_TRUE(append(*store, table(1004)));
  const auto tables = ids(store->tables_of(ann, kEver, 2000));
  ASSERT_EQ(tables.size(), 1000U);
  for (std::size_t i = 0; i < tables.size(); ++i) EXPECT_EQ(tables[i], std::to_string(1004 - i));
}

// Lines kept of a write that is refused after they were written.
TEST(Tables, NothingIsKeptForAPersonWhoIsNotThere) {
  const Folder folder;
  const auto store = opened(folder / "belle.db");
  Append table = sample("t", 0);
  table.summary.persons = {12};
  const auto refused = append(*store, table);
  EXPECT_EQ(kind_of(refused), Missing);
  EXPECT_EQ(refused.error().reason, "there is no person with the number 12");
  EXPECT_EQ(kind_of(store->journal("t")), Missing);
  EXPECT_EQ(kind_of(store->summary("t")), Missing);
}

}  // namespace
}  // namespace belle::store
