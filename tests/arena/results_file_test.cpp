#include "arena/results_file.h"

#include <algorithm>
#include <csignal>

#include <gtest/gtest.h>
#include <sys/resource.h>

#include "tests/arena/table.h"

namespace belle::arena {
namespace {

const Terms kTerms{"lumiere", "devir-2019", {"start blue"}, 2, Manner::Balanced, UINT64_MAX};

std::string our_header() { return header(kTerms, lumiere_match(2).pairing()); }

// Plays the match with this file as long as it has fewer than so many games.
Match play_with(const NewFile& file, std::uint64_t enough) {
  Match match = lumiere_match(20);
  auto results = ResultsFile::open(file.path(), our_header());
  EXPECT_TRUE(results) << results.error();
  EXPECT_TRUE(results->take_up({&match, 1}));
  std::atomic<bool> interrupted = match.finished() >= enough;
  EXPECT_TRUE(play_lumiere(
      match, 2,
      [&](const Match& played, const GameResult& result) {
        if (played.finished() >= enough) interrupted = true;
        return results->add(played.pairing(), result);
      },
      interrupted));
  return match;
}

// Games lost or played twice by an interruption, also in the middle of a line.
TEST(ResultsFileTest, AResumedMatchIsTheSame) {
  Match uninterrupted = lumiere_match(20);
  ASSERT_TRUE(play_lumiere(uninterrupted, 1));
  const NewFile file;
  const Match part = play_with(file, 7);
  EXPECT_GE(part.finished(), 7U);
  EXPECT_LT(part.finished(), 20U);
  const std::string bytes = file.bytes();
  file.write(bytes.substr(0, bytes.size() - 9));
  EXPECT_EQ(play_with(file, 0).finished(), part.finished() - 1);
  EXPECT_EQ(file.bytes(), bytes.substr(0, bytes.rfind('\n', bytes.size() - 2) + 1));
  EXPECT_EQ(told(play_with(file, 20)), told(uninterrupted));
  const std::string whole = file.bytes();
  EXPECT_EQ(std::ranges::count(whole, '\n'), 21);
  EXPECT_EQ(told(play_with(file, 20)), told(uninterrupted));
  EXPECT_EQ(file.bytes(), whole);
}

TEST(ResultsFileTest, BeginsAFileWhoseFirstLineIsTorn) {
  for (const std::string& begun : {std::string(), our_header().substr(0, 20), our_header()}) {
    const NewFile file;
    file.write(begun);
    ASSERT_TRUE(ResultsFile::open(file.path(), our_header()));
    EXPECT_EQ(file.bytes(), our_header() + '\n');
  }
}

// A person's file destroyed, or another match's games counted.
TEST(ResultsFileTest, RefusesAndKeepsTheFilesOfOthers) {
  Terms other = kTerms;
  other.seed = 8;
  for (const auto& [bytes, reason] : std::vector<std::pair<std::string, std::string>>{
           {header(other, lumiere_match(2).pairing()) + '\n', "'seed' is 8, not 18446744073709"},
           {header(kTerms) + '\n', "no 'a'"},
           {header(kTerms, {contender("x"), contender("first")}) + '\n', "'a' is \"x\""},
           {"Dear diary", "not a file of results"},
           {"Dear\ndiary\n", "not a file of results"},
           {our_header() + "\n{\"a\": 7}\n", ":2: "}}) {
    const NewFile file;
    file.write(bytes);
    const auto opened = ResultsFile::open(file.path(), our_header());
    ASSERT_FALSE(opened) << bytes;
    EXPECT_NE(opened.error().find(file.path()), std::string::npos);
    EXPECT_NE(opened.error().find(reason), std::string::npos) << opened.error();
    EXPECT_EQ(file.bytes(), bytes);
  }
  const NewFile pairing;
  pairing.write(our_header() + '\n');
  EXPECT_FALSE(ResultsFile::open(pairing.path(), header(kTerms)));
}

// A game that a changed file seats otherwise, or has twice.
TEST(ResultsFileTest, RefusesGamesThatCannotBe) {
  for (const std::vector<GameResult>& games :
       {std::vector{two_seats(0, Side::B, 60, 50)},
        std::vector{GameResult{0, {{Side::A, 5, true, {}}}}},
        std::vector{two_seats(0, Side::A, 60, 50), two_seats(0, Side::A, 60, 50)}}) {
    const NewFile file;
    Match match = lumiere_match(2);
    auto results = ResultsFile::open(file.path(), our_header());
    for (const GameResult& game : games) ASSERT_TRUE(results->add(match.pairing(), game));
    results = std::unexpected("closed");
    EXPECT_FALSE(ResultsFile::open(file.path(), our_header())->take_up({&match, 1}));
  }
}

// A forfeited game that counts as a usual one when the contest is taken up again.
TEST(ResultsFileTest, KeepsForfeits) {
  const NewFile file;
  GameResult lost = two_seats(0, Side::A, 0, 0);
  lost.seats[0].won = false;
  lost.forfeit = {0, "it said \"no\""};
  Match match = lumiere_match(2);
  ASSERT_TRUE(ResultsFile::open(file.path(), our_header())->add(match.pairing(), lost));
  ASSERT_TRUE(ResultsFile::open(file.path(), our_header())->take_up({&match, 1}));
  EXPECT_EQ(match.summary().forfeits[0], 1U);
  EXPECT_EQ(match.summary().reasons[0], "game 0: it said \"no\"");
  EXPECT_EQ(match.summary().score.value, 0);

  const std::string bytes = file.bytes();
  file.write(std::string(bytes).replace(bytes.find("\"seat\":0"), 8, "\"seat\":2"));
  EXPECT_FALSE(ResultsFile::open(file.path(), our_header()));
}

TEST(ResultsFileTest, TwoCannotWriteTheSameFile) {
  const NewFile file;
  const auto first = ResultsFile::open(file.path(), our_header());
  ASSERT_TRUE(first);
  const auto second = ResultsFile::open(file.path(), our_header());
  ASSERT_FALSE(second);
  EXPECT_NE(second.error().find("another arena"), std::string::npos) << second.error();
}

// A full disk that goes unnoticed.
TEST(ResultsFileTest, SaysWhenItCannotWrite) {
  EXPECT_FALSE(ResultsFile::open("/nowhere/at/all", our_header()));
  EXPECT_FALSE(ResultsFile::open("/dev/null", our_header()));
  EXPECT_FALSE(ResultsFile::open("/tmp", our_header()));
  const NewFile file;
  auto results = ResultsFile::open(file.path(), our_header());
  rlimit before{};
  getrlimit(RLIMIT_FSIZE, &before);
  const auto handler = std::signal(SIGXFSZ, SIG_IGN);
  rlimit tight = before;
  tight.rlim_cur = our_header().size() + 10;
  setrlimit(RLIMIT_FSIZE, &tight);
  const auto added = results->add(lumiere_match(2).pairing(), two_seats(0, Side::A, 60, 50));
  setrlimit(RLIMIT_FSIZE, &before);
  std::signal(SIGXFSZ, handler);
  ASSERT_FALSE(added);
  EXPECT_NE(added.error().find("cannot be written"), std::string::npos) << added.error();
}

}  // namespace
}  // namespace belle::arena
