#include "store/sqlite/schema.h"

#include <array>

#include <gtest/gtest.h>

#include "tests/store/folder.h"
#include "tests/store/sample.h"

namespace belle::store::sqlite {
namespace {

using namespace std::chrono_literals;

constexpr std::array kThree = {"CREATE TABLE one (a); INSERT INTO one VALUES (1)",
                               "ALTER TABLE one ADD COLUMN b DEFAULT 2",
                               "UPDATE one SET a = a + b"};

std::span<const char* const> first(std::size_t count) { return std::span(kThree).first(count); }

class Schema : public testing::Test {
 protected:
  static Database begun(const std::filesystem::path& file) {
    write_bytes(file, "");
    return {file, 0ms};
  }

  Folder folder_;
  Database database_ = begun(folder_ / "belle.db");
};

// A step that is left out or done twice.
TEST_F(Schema, EachStepIsDoneOnceFromWhereverAFileStands) {
  for (const std::size_t version : {0U, 1U, 1U, 2U, 3U, 3U}) migrate(database_, first(version));
  EXPECT_EQ(database_.number("SELECT a FROM one"), 3);
  EXPECT_EQ(database_.number("PRAGMA user_version"), 3);
}

// A file between two versions, which no program understands.
TEST_F(Schema, AFailingStepLeavesTheFileAsItWas) {
  migrate(database_, first(1));
  const std::array steps = {kThree[0], kThree[1], "UPDATE nowhere SET a = 1"};
  EXPECT_THROW(migrate(database_, steps), Refused);
  EXPECT_FALSE(database_.in_transaction());
  EXPECT_EQ(database_.number("PRAGMA user_version"), 1);
  EXPECT_THROW(database_.number("SELECT b FROM one"), Refused);
  migrate(database_, kThree);
  EXPECT_EQ(database_.number("SELECT a FROM one"), 3);
}

// Tables and people of an earlier version that are not there after an update.
TEST_F(Schema, AFileOfTheFirstVersionBecomesTheNewestWithAllThatIsInIt) {
  migrate(database_, steps().first(1));
  database_.run(
      "INSERT INTO persons VALUES (7, 'Ann', NULL, NULL, 1);"
      "INSERT INTO sessions VALUES ('phone', 7, 1);"
      "INSERT INTO tables VALUES (1, 't', 1, 'paris', 0, 1, 5, '{}', '7', 0);"
      "INSERT INTO lines VALUES (1, 0, 5, 'a line'); INSERT INTO sitting VALUES (7, 1)");
  const auto store = opened(folder_ / "belle.db");
  EXPECT_EQ(database_.number("PRAGMA user_version"), static_cast<std::int64_t>(steps().size()));
  EXPECT_EQ(ask(*store, &Store::person_of, "phone").value()->name, "Ann");
  EXPECT_EQ(journal(*store, "t").value().front().line, "a line");
  EXPECT_EQ(ask(*store, &Store::list_of, 7, kEver, 10U).value().size(), 1U);
}

// An empty file, as a version before the first, that does not become a whole one.
TEST_F(Schema, AnEmptyFileBecomesTheNewestVersion) {
  const auto store = opened(folder_ / "belle.db");
  EXPECT_TRUE(append(*store, sample("t", 0)));
  EXPECT_EQ(database_.number("PRAGMA user_version"), static_cast<std::int64_t>(steps().size()));
}

// A search through all sessions for those of one person, whenever a person is forgotten.
TEST(Sessions, OfAPersonAreFoundAtOnce) {
  const Folder folder;
  const auto store = opened(folder / "belle.db");
  Database database(folder / "belle.db", 0ms);
  Rows plan = database.ask("EXPLAIN QUERY PLAN DELETE FROM sessions WHERE person = 1");
  ASSERT_TRUE(plan.next());
  EXPECT_NE(plan.text(3).find("sessions_of (person=?)"), std::string::npos) << plan.text(3);
}

}  // namespace
}  // namespace belle::store::sqlite
