#include <csignal>

#include <gtest/gtest.h>
#include <sys/resource.h>

#include "tests/store/folder.h"
#include "tests/store/sample.h"

namespace belle::store {
namespace {

using enum Failure::Kind;

// While it lives, no file of this process can grow beyond a size, as on a full disk.
class FullDisk {
 public:
  explicit FullDisk(std::uintmax_t size) : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
    getrlimit(RLIMIT_FSIZE, &before_);
    rlimit tight = before_;
    tight.rlim_cur = size;
    setrlimit(RLIMIT_FSIZE, &tight);
  }
  ~FullDisk() {
    setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, handler_);
  }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;

 private:
  rlimit before_{};
  void (*handler_)(int);
};

// A full disk that goes unnoticed, is called something else, or spoils what was there.
TEST(FullDisk, RefusesTheWholeTripAndKeepsNothingOfIt) {
  const Folder folder;
  const auto store = opened(folder / "belle.db");
  ASSERT_TRUE(append(*store, sample("t", 0)));
  std::vector<Result<void>> answers;
  {
    const FullDisk disk(std::filesystem::file_size(folder / "belle.db-wal") + 100);
    {
      const Pause pause(*store);
      for (std::size_t i = 1; i < 4; ++i)
        store->append(sample("t", i), [&](const Result<void>& each) { answers.push_back(each); });
    }
    const auto refused = append(*store, sample("t", 1));
    EXPECT_EQ(kind_of(refused), Full);
    EXPECT_NE(refused.error().reason.find("no room left"), std::string::npos);
  }
  ASSERT_EQ(answers.size(), 3U);
  for (const auto& each : answers) EXPECT_EQ(kind_of(each), Full) << each.error().reason;
  EXPECT_EQ(length_of(*store, "t"), 1U);
  EXPECT_TRUE(append(*store, sample("t", 1)));
  EXPECT_EQ(length_of(*opened(folder / "belle.db"), "t"), 2U);
}

// A write that does not fit: part of it, or of the ones beside it, kept; small ones refused for
// ever.
TEST(FullDisk, AWriteThatDoesNotFitLeavesTheRoomToOthers) {
  const Folder folder;
  const auto store = opened(folder / "belle.db", {.patience = {}, .most_pages = 40});
  Append large = sample("large", 0);
  large.entries[0].line = std::string(200'000, 'x');
  std::vector<Result<void>> answers;
  {
    const Pause pause(*store);
    for (const Append& each : {sample("a", 0), large, sample("b", 0)})
      store->append(each, [&](const Result<void>& result) { answers.push_back(result); });
  }
  const auto next = append(*store, sample("c", 0));
  EXPECT_TRUE(next || kind_of(next) == Full);  // it may still be of the same trip
  ASSERT_EQ(answers.size(), 3U);
  for (const auto& each : answers) EXPECT_EQ(kind_of(each), Full);
  for (const char* table : {"a", "b", "large"})
    EXPECT_EQ(kind_of(journal(*store, table)), Missing) << table;
  EXPECT_TRUE(append(*store, sample("a", 0)));
  large.entries[0].line.resize(60'000);
  EXPECT_TRUE(append(*store, large));
}

// A file that is Full for ever although room was made in it.
TEST(FullDisk, RoomThatIsMadeIsUsed) {
  const Folder folder;
  const auto store = opened(folder / "belle.db", {.patience = {}, .most_pages = 40});
  Append large = sample("large", 0);
  large.entries[0].line = std::string(60'000, 'x');
  Append second = large;
  second.table = second.summary.table = "second";
  ASSERT_TRUE(append(*store, large));
  EXPECT_EQ(kind_of(append(*store, second)), Full);
  OtherProgram(folder / "belle.db").run("DELETE FROM lines; DELETE FROM tables");
  EXPECT_TRUE(append(*store, second));
}

}  // namespace
}  // namespace belle::store
