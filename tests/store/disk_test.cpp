// Whether answers wait for the disk, and how often they do: the system is asked to wait through the
// two functions here, which stand before its own.
#include <atomic>
#include <thread>

#include <gtest/gtest.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "tests/store/folder.h"
#include "tests/store/sample.h"

namespace {

std::atomic<int> waits = 0;  // for the disk, in this process

}  // namespace

extern "C" int fsync(int file) {
  ++waits;
  return static_cast<int>(syscall(SYS_fsync, file));
}

extern "C" int fdatasync(int file) {
  ++waits;
  return static_cast<int>(syscall(SYS_fdatasync, file));
}

namespace belle::store {
namespace {

// A move that is acknowledged while it is only in the system's memory, and gone when the power
// fails.
TEST(Disk, EveryAnswerHasWaitedForIt) {
  const Folder folder;
  const auto store = opened(folder / "belle.db");
  for (std::size_t i = 0; i < 20; ++i) {
    const int before = waits;
    ASSERT_TRUE(append(*store, sample("t", i)));
    EXPECT_GT(waits, before) << i;
  }
}

// A trip to the disk for each of many moves that come at the same time.
TEST(Disk, ManyAnswersShareOneWait) {
  const Folder folder;
  const auto store = opened(folder / "belle.db");
  std::atomic<int> answered = 0;
  int before = 0;
  {
    const Pause pause(*store);
    for (int i = 0; i < 200; ++i)
      store->append(sample("t" + std::to_string(i), 0), [&](const Result<void>& kept) {
        EXPECT_TRUE(kept);
        ++answered;
      });
    before = waits;
  }
  while (answered < 200) std::this_thread::yield();
  EXPECT_LE(waits, before + 4);
}

}  // namespace
}  // namespace belle::store
