#include "arena/match.h"

#include <gtest/gtest.h>

#include "tests/arena/table.h"

namespace belle::arena {
namespace {

// Games that are not a whole number of groups would favour a seat.
TEST(MatchTest, GamesAreWholeGroups) {
  const auto games = [](std::size_t seats, Manner manner, std::uint64_t wanted) {
    return Match({contender("a"), contender("b")}, seats, manner, wanted).games();
  };
  EXPECT_EQ(games(2, Manner::Balanced, 5), 6U);
  EXPECT_EQ(games(3, Manner::Balanced, 6), 6U);
  EXPECT_EQ(games(4, Manner::Balanced, 7), 12U);
  EXPECT_EQ(games(4, Manner::OneAgainstAll, 9), 12U);
}

// Swapped games on two different deals.
TEST(MatchTest, AGroupSharesItsDeal) {
  const Match match = lumiere_match(6);
  EXPECT_EQ(match.fixture(2).deal, match.fixture(3).deal);
  EXPECT_NE(match.fixture(3).deal, match.fixture(4).deal);
  EXPECT_NE(match.fixture(2).seating, match.fixture(3).seating);
}

TEST(MatchTest, SaysWhatItsGamesSay) {
  Match match = lumiere_match(4);
  match.add(two_seats(0, Side::A, 60, 50));
  match.add(two_seats(1, Side::B, 55, 55));
  match.add(two_seats(2, Side::A, 40, 50));
  const Summary summary = match.summary();
  EXPECT_EQ(summary.games, 3U);
  EXPECT_DOUBLE_EQ(summary.score.value, 0.5);
  EXPECT_DOUBLE_EQ(match.running_score(), 0.5);
  EXPECT_DOUBLE_EQ(summary.lead.value, 0);
  EXPECT_EQ(summary.thinking[0], (Thinking{3, 10 + 30 + 10, 30}));
}

// A decision that depends on which game was finished first, or on games after it.
TEST(MatchTest, TheTestSeesGroupsInOrder) {
  Match match = lumiere_match(40, Hypotheses{0, 200});
  for (std::uint64_t i = 2; i < 40; ++i)
    match.add(two_seats(i, i % 2 == 0 ? Side::A : Side::B, i % 2 == 0 ? 60 : 40, 50));
  EXPECT_FALSE(match.decided());
  match.add(two_seats(1, Side::B, 60, 50));
  EXPECT_FALSE(match.decided());
  match.add(two_seats(0, Side::A, 40, 50));
  ASSERT_TRUE(match.decided());
  EXPECT_EQ(match.test()->verdict(), Verdict::Elo1);
  const std::uint64_t counted = match.summary().games;
  EXPECT_LT(counted, 40U);
  EXPECT_EQ(counted % 2, 0U);
  EXPECT_EQ(match.scores().size(), counted / 2);
}

}  // namespace
}  // namespace belle::arena
