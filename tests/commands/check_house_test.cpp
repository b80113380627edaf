#include <gtest/gtest.h>

#include "tests/commands/kept_house.h"

namespace belle {
namespace {

// Spoils a kept house, and expects that the check names it so.
void expect_named(const std::string& sql, const std::string& fault) {
  SCOPED_TRACE(sql);
  const KeptHouse house;
  house.change(sql);
  const std::string bytes = house.bytes();
  const Answer answer = type({"check-house", "--data", house.folder()});
  EXPECT_EQ(answer.status, 1);
  EXPECT_NE(answer.out.find(fault), std::string::npos) << answer.out;
  EXPECT_EQ(house.bytes(), bytes);
}

// A house of an earlier version that is called broken.
TEST(CheckHouse, AHouseThatIsWellIsCalledWell) {
  const KeptHouse house;
  const std::string bytes = house.bytes();
  const Answer answer = type({"check-house", "--data", house.folder()});
  EXPECT_EQ(answer.out, house.folder() + ": 8 tables with 256 lines, all well.\n");
  EXPECT_EQ(answer.status, 0);
  EXPECT_EQ(house.bytes(), bytes);
}

// Lines that are lost, doubled, or out of time, and nobody knows.
TEST(CheckHouse, NamesTheLineOfAJournal) {
  expect_named("DELETE FROM lines WHERE table_number = 4 AND number = 12",
               "table table7: line 13 is missing\n");
  expect_named("DELETE FROM lines WHERE table_number = 4 AND number BETWEEN 12 AND 14",
               "table table7: line 13 to line 15 are missing\n");
  expect_named("DELETE FROM lines WHERE table_number = 4 AND number = 28",
               "table table7: its journal has 28 lines, and its head says 29\n");
  expect_named("UPDATE tables SET length = 30 WHERE number = 4",
               "table table7: its journal has 29 lines, and its head says 30\n");
  expect_named("UPDATE lines SET at = 999999 WHERE table_number = 4 AND number = 12",
               "table table7: line 13 was written before the line before it\n");
  expect_named("UPDATE tables SET changed = 5 WHERE number = 4",
               "table table7: its summary is not as old as its last line\n");
  expect_named("UPDATE lines SET line = 'move orange fly' WHERE table_number = 4 AND number = 20",
               "table table7: line 21: ");
  expect_named("UPDATE lines SET line = '# nonsense' WHERE table_number = 1 AND number = 0",
               "table table1: line 1: ");
}

// Lists that show what was never played.
TEST(CheckHouse, NamesASummaryThatTheJournalDoesNotGive) {
  expect_named("UPDATE tables SET stage = 1 WHERE number = 1",
               "table table1: its summary has a stage");
  expect_named("UPDATE tables SET listed = 0 WHERE number = 1",
               "table table1: its summary has a place in the lobby");
  expect_named("UPDATE tables SET persons = '2 1' WHERE number = 1",
               "table table1: its summary has people");
  expect_named("UPDATE tables SET about = replace(about, 'Alice', 'Alina') WHERE number = 1",
               "table table1: its summary has a description");
  expect_named("UPDATE tables SET about = 'x' WHERE number = 1",
               "table table1: its summary has a description");
}

// Games that their people do not find any more, or find though they do not sit there.
TEST(CheckHouse, NamesWhoIsNotFoundWhereTheySit) {
  expect_named("DELETE FROM sitting WHERE table_number = 4 AND person = 3",
               "table table7: person 3 sits there, and is not found there\n");
  expect_named("INSERT INTO sitting VALUES (2, 4)",
               "table table7: person 2 is found there, and does not sit there\n");
  expect_named("DELETE FROM persons WHERE id = 3",
               "a row of sitting belongs to nothing in persons");
}

// A file that a failing disk has changed.
TEST(CheckHouse, NamesWhatIsBrokenInTheFile) {
  expect_named(
      "UPDATE sqlite_schema SET rootpage ="
      " (SELECT rootpage FROM sqlite_schema WHERE name = 'sessions_of') WHERE name = 'lobby'",
      "the file: ");
}

// The same in a database, where the parts of a table hold together by nothing but our statements.
TEST(CheckHouse, NamesTheSameInADatabase) {
  const KeptHouse house;
  const KeptDatabase database;
  ASSERT_EQ(type({"move-house", "--from", house.folder(), "--to", database.address()}).status, 0);
  const auto expect = [&](const std::string& sql, const std::string& undo,
                          const std::string& fault) {
    SCOPED_TRACE(sql);
    database.run(sql);
    const Answer answer = type({"check-house", "--store", database.address()});
    EXPECT_EQ(answer.status, 1);
    EXPECT_NE(answer.out.find(fault), std::string::npos) << answer.out;
    database.run(undo);
  };
  expect("UPDATE lines SET number = 29 WHERE table_number = 4 AND number = 12",
         "UPDATE lines SET number = 12 WHERE table_number = 4 AND number = 29",
         "table table7: line 13 is missing\n");
  expect("UPDATE tables SET length = 30 WHERE number = 4",
         "UPDATE tables SET length = 29 WHERE number = 4",
         "table table7: its journal has 29 lines, and its head says 30\n");
  expect("UPDATE summaries SET stage = 1, over_at = NULL WHERE table_number = 1",
         "UPDATE summaries SET stage = 2, over_at = changed WHERE table_number = 1",
         "table table1: its summary has a stage");
  expect("UPDATE summaries SET over_at = NULL WHERE table_number = 1",
         "UPDATE summaries SET over_at = changed WHERE table_number = 1",
         "table table1: lists do not find it among those that are over\n");
  expect("UPDATE summaries SET table_number = 99 WHERE table_number = 2",
         "UPDATE summaries SET table_number = 2 WHERE table_number = 99",
         "table table3 has no summary\na summary has the number 99, and no table has it\n");
  expect("UPDATE lines SET table_number = 99 WHERE table_number = 2",
         "UPDATE lines SET table_number = 2 WHERE table_number = 99",
         "lines have the number 99, and no table has it\n");
  expect("UPDATE sitting SET table_number = 99 WHERE table_number = 4 AND person = 3",
         "UPDATE sitting SET table_number = 4 WHERE table_number = 99",
         "table table7: person 3 sits there, and is not found there\n"
         "table 99: person 3 is found there, and does not sit there\n");
  expect("SELECT setval('persons_id_seq', 1)", "SELECT setval('persons_id_seq', 3)",
         "the next person would have a number that was given before: restore the sequences\n");
  EXPECT_EQ(type({"check-house", "--store", database.address()}).status, 0);
}

}  // namespace
}  // namespace belle
