#include "apps/version.h"

#include <gtest/gtest.h>

#include "tests/commands/command_line.h"

namespace belle {
namespace {

// A report that does not say which program it is about.
TEST(Version, SaysWhichProgramItIs) {
  const Answer answer = type({"--version"});
  EXPECT_EQ(answer.status, 0) << answer.err;
  const std::vector<std::string> said = lines(answer.out);
  ASSERT_EQ(said.size(), 5U) << answer.out;
  EXPECT_EQ(said[0], "belle " + std::string(version()));
  EXPECT_EQ(said[1], "commit " + std::string(commit()));
  EXPECT_TRUE(said[2].starts_with("compiler ")) << said[2];
  EXPECT_TRUE(said[3].starts_with("edition devir-2019 of lumiere, sha256 ")) << said[3];
  EXPECT_TRUE(said[4].starts_with("edition game-brewer-2020 of paris, sha256 ")) << said[4];
}

// A release whose changelog, or whose page, speaks of another one.
TEST(Version, StandsInOnePlace) {
  const std::string changelog = source_file("CHANGELOG.md");
  const std::size_t newest = changelog.find("\n## [");
  EXPECT_EQ(changelog.find("\n## [" + std::string(version()) + ']'), newest);
  EXPECT_EQ(source_file("web/package.json").find("\"version\""), std::string::npos);
}

}  // namespace
}  // namespace belle
