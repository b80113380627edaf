#include <cstdlib>

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

// The same for paris: every number of players with every set-up.
class ParisSeeds : public testing::TestWithParam<const char*> {};

TEST_P(ParisSeeds, FromOneOnWriteRecordsThatHold) {
  const int last = std::getenv("BELLE_LONG") == nullptr ? 80 : 300;
  for (const char* setup : {"basic", "shuffled"}) {
    for (const char* districts : {"printed", "free"}) {
      for (int seed = 1; seed <= last; ++seed) {
        const Answer record = type({"random", "paris", "--players", GetParam(), "--setup", setup,
                                    "--districts", districts, "--seed", std::to_string(seed)});
        const Answer answer = type({"check", "-"}, record.out);
        ASSERT_EQ(answer.status, 0) << seed << ": " << answer.out;
        ASSERT_EQ(answer.out.substr(0, 3), "ok ") << seed;
      }
    }
  }
}
INSTANTIATE_TEST_SUITE_P(Players, ParisSeeds, testing::Values("2", "3", "4"));

}  // namespace
}  // namespace belle
