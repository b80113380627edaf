#include <array>
#include <csignal>
#include <semaphore>

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/store/folder.h"
#include "tests/store/sample.h"

namespace belle::store {
namespace {

// Appends for ever, several writes on their way at once, and reports each journal's length through
// the pipe as soon as it is answered.
[[noreturn]] void append_for_ever(const std::filesystem::path& file, int report) {
  const auto store = opened(file);
  std::counting_semaphore<> room(8);
  for (std::size_t length = length_of(*store, "t");; ++length) {
    room.acquire();
    store->append(sample("t", length), [&, length](const Result<void>& result) {
      const std::size_t now = length + 1;
      if (!result || write(report, &now, sizeof now) != sizeof now) _exit(1);
      room.release();
    });
  }
}

// The longest length that was reported before the program was killed in the middle of its work.
std::size_t last_reported_before_kill(const std::filesystem::path& file, int reports) {
  std::array<int, 2> ends{};
  EXPECT_EQ(pipe(ends.data()), 0);
  const pid_t child = fork();
  if (child == 0) append_for_ever(file, ends[1]);
  close(ends[1]);
  std::size_t last = 0;
  std::size_t now = 0;
  for (int i = 0; read(ends[0], &now, sizeof now) == sizeof now; ++i) {
    EXPECT_GT(now, last);
    last = now;
    if (i == reports) kill(child, SIGKILL);
  }
  close(ends[0]);
  int status = 0;
  waitpid(child, &status, 0);
  EXPECT_TRUE(WIFSIGNALED(status)) << "the program ended by itself";
  return last;
}

// A move that people saw, gone after a crash.
TEST(Crash, LosesNothingThatWasAnswered) {
  const Folder folder;
  std::size_t before = 0;
  for (int round = 0; round < 10; ++round) {
    const std::size_t reported = last_reported_before_kill(folder / "belle.db", 3 + 7 * round);
    EXPECT_GT(reported, before);
    before = length_of(*opened(folder / "belle.db"), "t");
    EXPECT_GE(before, reported);
  }
}

}  // namespace
}  // namespace belle::store
