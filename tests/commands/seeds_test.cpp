#include <gtest/gtest.h>

#include "tests/commands/command_line.h"

namespace belle {
namespace {

// A rare position that breaks the engine, the writer or the checker: a thousand whole games,
// written and checked (also under the sanitizers).
TEST(Seeds, OneToThousandWriteRecordsThatHold) {
  for (int seed = 1; seed <= 1000; ++seed) {
    const Answer answer = type({"check", "-"}, random_record(seed));
    ASSERT_EQ(answer.status, 0) << seed << ": " << answer.out;
    ASSERT_EQ(answer.out.substr(0, 3), "ok ") << seed;
  }
}

}  // namespace
}  // namespace belle
