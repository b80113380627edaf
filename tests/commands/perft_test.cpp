#include <gtest/gtest.h>

#include "engine/core/text.h"
#include "tests/commands/command_line.h"

namespace belle {
namespace {

// Counts that any other implementation can check: each file of tests/perft is an unfinished
// record with its counts in comments, `# perft <depth> <count>`.
TEST(Perft, EveryCommittedPositionHasItsCounts) {
  const std::vector<std::string> files = source_files("tests/perft");
  EXPECT_GE(files.size(), 20U);
  for (const std::string& file : files) {
    int counts = 0;
    for (const std::string& line : lines(source_file(file))) {
      if (!line.starts_with("# perft ")) continue;
      const auto list = words(line);
      const Answer answer = type({"perft", file, std::string(list.at(2))});
      EXPECT_EQ(answer.out, std::string(list.at(3)) + "\n") << file << ' ' << line;
      ++counts;
    }
    EXPECT_GE(counts, 2) << file;
  }
}

// First moves that do not add up to the whole.
TEST(Perft, DivideAddsUp) {
  const std::string start = joined(lines(random_record(4)), 9);
  const std::vector<std::string> divided = lines(type({"perft", "-", "2", "--divide"}, start).out);
  ASSERT_EQ(divided.size(), 77U);
  EXPECT_EQ(divided.back(), "5508");
  EXPECT_EQ(divided.front(), "lay a1 r0: 72");
  int sum = 0;
  for (std::size_t i = 0; i < 76; ++i) sum += *number(divided[i].substr(divided[i].rfind(' ') + 1));
  EXPECT_EQ(sum, 5508);
}

// A finished game has one sequence of no moves and no other.
TEST(Perft, CountsNothingAfterTheEnd) {
  EXPECT_EQ(type({"perft", "-", "0"}, random_record(4)).out, "1\n");
  EXPECT_EQ(type({"perft", "-", "1"}, random_record(4)).out, "0\n");
  EXPECT_EQ(type({"perft", "-", "3", "--divide"}, random_record(4)).out, "0\n");
}

}  // namespace
}  // namespace belle
