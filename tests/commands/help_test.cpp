#include <gtest/gtest.h>

#include "tests/commands/command_line.h"

namespace belle {
namespace {

constexpr const char* kCommands[] = {
    "play",  "watch",   "random", "check",      "moves",      "perft",      "show",  "explain",
    "hint",  "analyse", "bench",  "solve",      "ratings",    "arena",      "train", "serve",
    "think", "load",    "man",    "completion", "move-house", "check-house"};

// A command that help does not know.
TEST(Help, KnowsEveryCommand) {
  const std::string all = type({"help"}).out;
  EXPECT_EQ(type({}).out, all);
  EXPECT_EQ(type({"--help"}).out, all);
  for (const char* command : kCommands) {
    EXPECT_NE(all.find(command), std::string::npos) << command;
    const Answer one = type({"help", command});
    EXPECT_EQ(one.status, 0);
    EXPECT_NE(one.out.find(std::string("belle ") + command), std::string::npos) << one.out;
    EXPECT_EQ(type({command, "--help"}).out, one.out);
  }
}

// A mistyped word answered with the whole manual, or with nothing.
TEST(Help, SuggestsTheWordThatWasMeant) {
  const auto expect_hint = [](const std::vector<std::string>& words, const std::string& meant) {
    const Answer answer = type(words);
    EXPECT_EQ(answer.status, 2);
    EXPECT_EQ(answer.out, "");
    EXPECT_NE(answer.err.find("Did you mean '" + meant + "'?"), std::string::npos) << answer.err;
  };
  expect_hint({"chek"}, "check");
  expect_hint({"halp"}, "help");
  expect_hint({"help", "expalin"}, "explain");
  expect_hint({"random", "lumiere", "--sed", "7"}, "--seed");
  expect_hint({"show", "-", "--plie", "7"}, "--ply");
}

// Nonsense that is near to nothing still gets an answer.
TEST(Help, AnswersNonsense) {
  const Answer answer = type({"zzzzzzzzz"});
  EXPECT_EQ(answer.status, 2);
  EXPECT_NE(answer.err.find("belle help"), std::string::npos);
  EXPECT_EQ(type({"check"}).status, 2);
  EXPECT_EQ(type({"perft", "-", "minus"}).status, 2);
  EXPECT_EQ(type({"perft", "-", "100"}).status, 2);
}

}  // namespace
}  // namespace belle
