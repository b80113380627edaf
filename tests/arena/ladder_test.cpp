#include "arena/ladder.h"

#include <gtest/gtest.h>

#include "tests/arena/table.h"

namespace belle::arena {
namespace {

Ladder ladder(bool wide) {
  return {
      {contender("one"), contender("two"), contender("three")}, {contender("guest")}, 2, 8, wide};
}

TEST(LadderTest, NeighboursMeetAndGuestsTheStrongest) {
  const auto names = [](bool wide) {
    std::string text;
    for (const Match& match : ladder_matches(ladder(wide)))
      text += match.pairing()[0].name + '-' + match.pairing()[1].name + ' ' +
              std::to_string(match.games()) + '\n';
    return text;
  };
  EXPECT_EQ(names(false), "two-one 8\nthree-two 8\nguest-three 8\n");
  EXPECT_EQ(names(true), "two-one 8\nthree-two 8\nthree-one 4\nguest-three 8\n");
}

// A rung with the figures of another.
TEST(LadderTest, EachRungHasItsOwnFigures) {
  std::vector<Match> matches = ladder_matches(ladder(false));
  for (std::size_t m = 0; m < matches.size(); ++m)
    for (std::uint64_t i = 0; i < 8; ++i) {
      // A wins six of eight, the guest two.
      const bool won = (i < 6) == (m < 2);
      const Side first = i % 2 == 0 ? Side::A : Side::B;
      matches[m].add(two_seats(i, first, won == (first == Side::A) ? 60 : 40, 50));
    }
  const std::vector<Rung> rungs = climb(ladder(false), matches);
  ASSERT_EQ(rungs.size(), 4U);
  const double step = elo(0.75);
  EXPECT_EQ(rungs[0].rating, (Estimate{0, 0, 0}));
  EXPECT_NEAR(rungs[1].rating.value, step, 1e-6);
  EXPECT_NEAR(rungs[2].rating.value, 2 * step, 1e-6);
  EXPECT_NEAR(rungs[3].rating.value, step, 1e-6);
  EXPECT_FALSE(rungs[0].against_below);
  EXPECT_DOUBLE_EQ(rungs[2].against_below->value, 0.75);
  EXPECT_FALSE(rungs[3].against_below);
  EXPECT_EQ(rungs[0].thinking.decisions, 8U);
  EXPECT_EQ(rungs[1].thinking.decisions, 16U);
  EXPECT_EQ(rungs[3].thinking.decisions, 8U);
}

}  // namespace
}  // namespace belle::arena
