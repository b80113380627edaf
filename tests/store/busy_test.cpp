#include <gtest/gtest.h>

#include "tests/store/folder.h"
#include "tests/store/sample.h"

namespace belle::store {
namespace {

using enum Failure::Kind;
using namespace std::chrono_literals;

// A write lost or half done because a second program, a backup for example, holds the file; a store
// that stays unusable afterwards.
TEST(BusyFile, AWriteIsRefusedAndCanBeAskedForAgain) {
  const Folder folder;
  const auto store = opened(folder / "belle.db", {.patience = 20ms, .most_pages = {}});
  ASSERT_TRUE(append(*store, sample("t", 0)));
  const OtherProgram other(folder / "belle.db");
  other.run("BEGIN IMMEDIATE");
  const auto refused = append(*store, sample("t", 1));
  EXPECT_EQ(kind_of(refused), Busy);
  EXPECT_EQ(refused.error().reason,
            (folder / "belle.db").string() + ": another program holds the file");
  EXPECT_EQ(length_of(*store, "t"), 1U) << "reading goes on";
  other.run("COMMIT");
  EXPECT_TRUE(append(*store, sample("t", 1)));
  EXPECT_EQ(length_of(*store, "t"), 2U);
}

// A short wait that is already called busy.
TEST(BusyFile, TheWriterWaitsForAWhile) {
  const Folder folder;
  const auto store = opened(folder / "belle.db");
  const OtherProgram other(folder / "belle.db");
  other.run("BEGIN IMMEDIATE");
  std::promise<Result<void>> written;
  store->append(sample("t", 0), [&](Result<void> result) { written.set_value(result); });
  auto answer = written.get_future();
  EXPECT_EQ(answer.wait_for(50ms), std::future_status::timeout);
  other.run("COMMIT");
  EXPECT_TRUE(answer.get());
}

// Two servers on one file that each believe to be alone.
TEST(BusyFile, TwoStoresSeeEachOthersLines) {
  const Folder folder;
  const auto one = opened(folder / "belle.db");
  const auto two = opened(folder / "belle.db");
  ASSERT_TRUE(append(*one, sample("t", 0)));
  EXPECT_EQ(kind_of(append(*two, sample("t", 0))), Conflict);
  ASSERT_TRUE(append(*two, sample("t", 1)));
  EXPECT_EQ(kind_of(append(*one, sample("t", 1))), Conflict);
  EXPECT_EQ(length_of(*one, "t"), 2U);
}

}  // namespace
}  // namespace belle::store
