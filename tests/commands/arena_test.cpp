#include <filesystem>

#include <gtest/gtest.h>

#include "tests/commands/command_line.h"

namespace belle {
namespace {

const std::vector<std::string> kMatch{"arena", "lumiere", "random", "random", "--games", "20"};

std::vector<std::string> with(std::vector<std::string> words,
                              const std::vector<std::string>& more) {
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

// The lines of a table that do not tell the time.
std::string lasting(const std::string& table) { return joined(lines(table), 5); }

// A table that depends on the threads, on an interruption, or not on the seed.
TEST(ArenaCommand, SameSeedSameTable) {
  const Answer one = type(with(kMatch, {"--threads", "1"}));
  ASSERT_EQ(one.status, 0) << one.err;
  EXPECT_EQ(one.err, "");
  EXPECT_NE(one.out.find("seed 1889 · 20 games\n"), std::string::npos) << one.out;
  EXPECT_EQ(lasting(type(with(kMatch, {"--threads", "2"})).out), lasting(one.out));
  EXPECT_NE(lasting(type(with(kMatch, {"--seed", "2"})).out), lasting(one.out));

  const TemporaryFile file("");
  ASSERT_EQ(
      type({"arena", "lumiere", "random", "random", "--games", "7", "--file", file.path()}).status,
      0);
  EXPECT_EQ(lasting(type(with(kMatch, {"--file", file.path()})).out), lasting(one.out));
  const Answer other = type(with(kMatch, {"--file", file.path(), "--start", "blue"}));
  EXPECT_EQ(other.status, 1);
  EXPECT_NE(other.err.find("its 'options' is [], not [\"start blue\"]"), std::string::npos)
      << other.err;
}

TEST(ArenaCommand, JsonHasEveryFigure) {
  const std::string json = type(with(kMatch, {"--json", "--sprt", "-5,5"})).out;
  for (const char* name : {"game",
                           "edition",
                           "options",
                           "players",
                           "seating",
                           "seed",
                           "games",
                           "a",
                           "b",
                           "name",
                           "description",
                           "decisions",
                           "ms_per_decision",
                           "slowest_ms",
                           "score",
                           "score_low",
                           "score_high",
                           "elo",
                           "vp",
                           "sprt",
                           "llr",
                           "verdict"})
    EXPECT_NE(json.find("\"" + std::string(name) + "\":"), std::string::npos) << name << json;
  const std::string alone = type({"arena", "paris", "random", "random", "--players", "3", "--games",
                                  "3", "--alone", "--json"})
                                .out;
  EXPECT_NE(alone.find("\"seating\":\"alone\""), std::string::npos) << alone;
  EXPECT_EQ(alone.find("elo"), std::string::npos) << alone;
}

// Records that are not those of the match, or that nobody can read.
TEST(ArenaCommand, WritesRecordsThatCheck) {
  const TemporaryFile place("");
  const std::string folder = place.path() + "-records";
  ASSERT_EQ(type({"arena", "paris", "random", "random", "--players", "4", "--games", "6",
                  "--records", folder})
                .status,
            0);
  std::size_t files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    ++files;
    EXPECT_EQ(type({"check", entry.path().string()}).out.substr(0, 3), "ok ") << entry.path();
  }
  EXPECT_EQ(files, 6U);
  EXPECT_TRUE(std::filesystem::exists(folder + "/000005.belle"));
  std::filesystem::remove_all(folder);
}

// Nonsense that is played, or refused without a word of help.
TEST(ArenaCommand, RefusesWhatCannotBePlayed) {
  const auto expect_refusal = [](const std::vector<std::string>& words, const std::string& part) {
    const Answer answer = type(words);
    EXPECT_EQ(answer.status, 2);
    EXPECT_EQ(answer.out, "");
    EXPECT_NE(answer.err.find(part), std::string::npos) << answer.err;
  };
  expect_refusal({"arena", "lumier", "random", "random"}, "Did you mean 'lumiere'?");
  expect_refusal({"arena", "lumiere", "random"}, "B is required");
  expect_refusal({"arena", "lumiere", "random", "zzzzz"}, "The levels are: ");
  expect_refusal(with(kMatch, {"--players", "3"}), "--players");
  expect_refusal(with(kMatch, {"--sprt", "10"}), "--sprt");
  expect_refusal(with(kMatch, {"--sprt", "10,0"}), "--sprt");
  expect_refusal(with(kMatch, {"--sprt", "0,10", "--alone"}), "--alone");
  expect_refusal({"ratings", "lumiere", "--with", "zzzzz"}, "The levels are: ");
}

}  // namespace
}  // namespace belle
