#include <gtest/gtest.h>
#include <sys/stat.h>

#include "tests/store/folder.h"
#include "tests/store/sample.h"

namespace belle::store {
namespace {

void expect_refused(const std::filesystem::path& file, const std::string& reason) {
  const std::string bytes = bytes_of(file);
  const auto store = open_sqlite(file, small_letters());
  ASSERT_FALSE(store) << reason;
  EXPECT_EQ(store.error().kind, Failure::Kind::Broken);
  EXPECT_EQ(store.error().reason.find(file.string() + ": "), 0U) << store.error().reason;
  EXPECT_NE(store.error().reason.find(reason), std::string::npos) << store.error().reason;
  EXPECT_EQ(bytes_of(file), bytes);
  EXPECT_FALSE(std::filesystem::exists(file.string() + "-wal"));
}

// A first start that asks for a folder; passwords that every user of the machine can copy.
TEST(Opening, BeginsAFileForItsOwnerAlone) {
  const Folder folder;
  const auto file = folder / "deep/er/belle.db";
  const auto store = opened(file);
  ASSERT_TRUE(append(*store, sample("t", 0)));
  for (const char* part : {"", "-wal", "-shm"}) {
    struct stat about{};
    ASSERT_EQ(stat((file.string() + part).c_str(), &about), 0) << part;
    EXPECT_EQ(about.st_mode & 0777U, 0600U) << part;
  }
}

// The same passwords in a backup that was put back with a program that makes files for everybody.
TEST(Opening, AFileThatEverybodyCouldReadIsItsOwnersAgain) {
  const Folder folder;
  const auto file = folder / "belle.db";
  ASSERT_TRUE(append(*opened(file), sample("t", 0)));
  std::filesystem::permissions(file, std::filesystem::perms(0644));
  const auto store = opened(file);
  ASSERT_TRUE(append(*store, sample("t", 1)));
  for (const char* part : {"", "-wal", "-shm"})
    EXPECT_EQ(std::filesystem::status(file.string() + part).permissions(),
              std::filesystem::perms(0600))
        << part;
}

// A person's file destroyed because it was named by mistake.
TEST(Opening, RefusesAndKeepsWhatIsNotOurs) {
  const Folder folder;
  write_bytes(folder / "letter.txt", std::string(5000, 'x'));
  expect_refused(folder / "letter.txt", "this is not a database");
  write_bytes(folder / "short.txt", "Dear diary");
  expect_refused(folder / "short.txt", "this is not a database");
  OtherProgram(folder / "photos.db").run("CREATE TABLE photos (name)");
  expect_refused(folder / "photos.db", "a database of another program");
  OtherProgram(folder / "tables.db")
      .run("CREATE TABLE tables (name); PRAGMA application_id = 7; PRAGMA user_version = 1");
  expect_refused(folder / "tables.db", "a database of another program");
}

// An old program that writes to a file it does not understand.
TEST(Opening, RefusesAFileOfANewerVersion) {
  const Folder folder;
  ASSERT_TRUE(append(*opened(folder / "belle.db"), sample("t", 0)));
  OtherProgram(folder / "belle.db").run("PRAGMA user_version = 1000");
  expect_refused(folder / "belle.db", "a newer version of Belle Époque");
}

// A house that opens on half a backup, and whose people find other games than they played.
TEST(Opening, RefusesAFileThatIsBroken) {
  const Folder folder;
  ASSERT_TRUE(append(*opened(folder / "belle.db"), sample("t", 0, 3)));
  OtherProgram(folder / "belle.db").run("DELETE FROM lines WHERE number = 2");
  expect_refused(folder / "belle.db", "the journal of table t is not as long as its head says");
  OtherProgram(folder / "belle.db").run("INSERT INTO lines VALUES (1, 2, 1002, 'line 2')");
  ASSERT_TRUE(append(*opened(folder / "belle.db"), sample("t", 3)));
  OtherProgram(folder / "belle.db")
      .run(
          "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage ="
          " (SELECT rootpage FROM sqlite_schema WHERE name = 'sessions_of') WHERE name = 'lobby'");
  expect_refused(folder / "belle.db", "2nd reference to page");
}

// A crash, or a silent start without memory, where nothing can be written.
TEST(Opening, SaysWhyAFileCannotBeMade) {
  const Folder folder;
  write_bytes(folder / "file", "x");
  for (const std::filesystem::path& path : {folder / "file/belle.db", folder / "."}) {
    const auto store = open_sqlite(path, small_letters());
    ASSERT_FALSE(store);
    EXPECT_EQ(store.error().kind, Failure::Kind::Broken);
    EXPECT_FALSE(store.error().reason.empty());
  }
}

// A name that SQLite takes for a database in memory, which is gone at the end.
TEST(Opening, EveryNameIsAFile) {
  const Folder folder;
  const auto before = std::filesystem::current_path();
  std::filesystem::current_path(folder / "");
  const auto store = open_sqlite(":memory:", small_letters());
  std::filesystem::current_path(before);
  ASSERT_TRUE(store);
  ASSERT_TRUE(append(**store, sample("t", 0)));
  EXPECT_EQ(length_of(*opened(folder / ":memory:"), "t"), 1U);
}

}  // namespace
}  // namespace belle::store
