#include "arena/statistics.h"

#include <array>
#include <cmath>
#include <vector>

#include <gtest/gtest.h>

#include "tests/arena/table.h"

namespace belle::arena {
namespace {

// Wilson, by hand for 8 of 10: centre (0.8 + 3.8415/20) / 1.38415, and so on.
TEST(Statistics, WilsonsInterval) {
  const Estimate eight = wilson(8, 10);
  EXPECT_DOUBLE_EQ(eight.value, 0.8);
  EXPECT_NEAR(eight.low, 0.4902, 1e-4);
  EXPECT_NEAR(eight.high, 0.9433, 1e-4);
  const Estimate all = wilson(100, 100);
  EXPECT_NEAR(all.low, 100 / (100 + 3.841459), 1e-6);
  EXPECT_NEAR(all.high, 1, 1e-12);
}

TEST(Statistics, EloOfAScore) {
  EXPECT_DOUBLE_EQ(elo(0.5), 0);
  EXPECT_NEAR(elo(10.0 / 11), 400, 1e-9);
  EXPECT_NEAR(elo(0.25), -190.8485, 1e-4);
  EXPECT_TRUE(std::isinf(elo(1.0)));
  EXPECT_NEAR(expected_score(400), 10.0 / 11, 1e-12);
  EXPECT_NEAR(expected_score(elo(0.37)), 0.37, 1e-12);
}

// Pairs of games taken as independent: an interval as wide as if the deal were nothing. Four
// groups of two with the points 2, 1, 1, 2: the mean is 0.75, and the variance of the mean
// 4/3 · 4·0.25 / 64 = 1/48.
TEST(Statistics, TheVarianceIsThatBetweenDeals) {
  const std::array<Group, 4> groups{{{2, 2}, {2, 1}, {2, 1}, {2, 2}}};
  const Estimate score = share(groups);
  EXPECT_DOUBLE_EQ(score.value, 0.75);
  EXPECT_NEAR(score.low, 0.75 - 1.959964 * std::sqrt(1.0 / 48), 1e-12);
  EXPECT_EQ(score.high, 1);
  EXPECT_NEAR(mean(groups).high, 0.75 + 1.959964 * std::sqrt(1.0 / 48), 1e-12);
}

// A match won altogether shown as certain.
TEST(Statistics, WithoutVarianceWilsonSpeaks) {
  const std::vector<Group> won(50, {2, 2});
  EXPECT_EQ(share(won), wilson(100, 100));
  const std::vector<Group> even(50, {2, 1});
  EXPECT_EQ(share(even), wilson(50, 100));
  EXPECT_EQ(share(std::vector<Group>{}), (Estimate{0, 0, 1}));
  EXPECT_TRUE(std::isinf(mean(std::vector<Group>{{2, 3}}).high));
}

GameResult four_seats(const std::array<int, 4>& totals, const std::array<bool, 4>& won,
                      const Seating& sides) {
  GameResult game;
  for (std::size_t i = 0; i < sides.size(); ++i)
    game.seats.push_back({sides[i], totals[i], won[i], {}});
  return game;
}

// A victory by tiebreak counted as a draw, or a shared one as a whole.
TEST(Statistics, PointsOfAGame) {
  constexpr auto A = Side::A;
  constexpr auto B = Side::B;
  EXPECT_EQ(score(two_seats(0, A, 60, 50), Manner::Balanced), 1);
  EXPECT_EQ(score(two_seats(0, B, 60, 50), Manner::Balanced), 0);
  EXPECT_EQ(score(two_seats(0, B, 60, 60), Manner::Balanced), 0.5);
  EXPECT_EQ(lead(two_seats(0, B, 60, 50)), -10);
  const GameResult tiebreak =
      four_seats({60, 60, 50, 40}, {false, true, false, false}, {A, B, A, B});
  // The first A loses to the winner and beats the last; so does the second A.
  EXPECT_EQ(score(tiebreak, Manner::Balanced), 0.5);
  EXPECT_EQ(lead(tiebreak), 5);
  const GameResult ties = four_seats({50, 60, 50, 50}, {false, true, false, false}, {A, A, B, B});
  EXPECT_EQ(score(ties, Manner::Balanced), 0.75);
  const GameResult shared = four_seats({60, 60, 50, 50}, {true, true, false, false}, {A, B, B, B});
  EXPECT_EQ(score(shared, Manner::OneAgainstAll), 0.5);
  EXPECT_EQ(score(shared, Manner::Balanced), (0.5 + 1 + 1) / 3);
}

}  // namespace
}  // namespace belle::arena
