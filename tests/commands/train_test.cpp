#include <fstream>
#include <iterator>

#include <gtest/gtest.h>

#include "tests/commands/command_line.h"

namespace belle {
namespace {

std::string bytes_of(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// Weights that nobody can make again, or go on with.
TEST(TrainCommand, SameCommandSameWeights) {
  const std::vector<std::string> words{"train",     "lumiere", "--rounds", "1",         "--games",
                                       "8",         "--sims",  "2",        "--threads", "1",
                                       "--repeats", "8",       "--out"};
  const auto trained = [&](const TemporaryFile& file, std::vector<std::string> more) {
    std::vector<std::string> all = words;
    all.push_back(file.path());
    all.insert(all.end(), more.begin(), more.end());
    const Answer answer = type(all);
    EXPECT_EQ(answer.status, 0) << answer.err;
    EXPECT_TRUE(answer.out.starts_with("round 1 of 1: ")) << answer.out;
    return bytes_of(file.path());
  };
  const TemporaryFile first("");
  const TemporaryFile second("");
  const std::string weights = trained(first, {});
  EXPECT_EQ(weights.size(),
            bytes_of(std::string(BELLE_SOURCE_DIR) + "/players/lumiere/weights.net").size());
  EXPECT_EQ(trained(second, {}), weights);
  EXPECT_NE(trained(second, {"--from", first.path()}), weights);
}

TEST(TrainCommand, RefusesWhatItCannotLearnFrom) {
  const TemporaryFile junk("not a net");
  const Answer wrong = type({"train", "lumiere", "--from", junk.path(), "--out", junk.path()});
  EXPECT_EQ(wrong.status, 1);
  EXPECT_NE(wrong.err.find("these are not the weights of nets"), std::string::npos) << wrong.err;
  EXPECT_EQ(bytes_of(junk.path()), "not a net");
  EXPECT_EQ(type({"train", "lumiere", "--games", "0", "--out", junk.path()}).status, 2);
  EXPECT_EQ(type({"train", "lumiere", "--out", "/nowhere/weights.net"}).status, 1);
}

}  // namespace
}  // namespace belle
