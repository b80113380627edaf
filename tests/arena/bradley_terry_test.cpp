#include "arena/bradley_terry.h"

#include <array>
#include <cmath>

#include <gtest/gtest.h>

namespace belle::arena {
namespace {

Encounter exactly(std::size_t a, std::size_t b, double elo_of_a) {
  return {a, b, std::vector<Group>(100, {2, 2 * expected_score(elo_of_a)})};
}

// Ratings that do not add up over a chain, or weigh a cycle wrongly.
TEST(BradleyTerry, RecoversTheStrengthsBehindTheScores) {
  const std::array<double, 4> strengths{0, 120, 90, 450};
  std::vector<Encounter> encounters;
  for (const auto& [a, b] : {std::pair(1, 0), std::pair(2, 1), std::pair(3, 2), std::pair(3, 1)}) {
    const auto i = static_cast<std::size_t>(a);
    const auto j = static_cast<std::size_t>(b);
    encounters.push_back(exactly(i, j, strengths[i] - strengths[j]));
  }
  const std::vector<double> ratings = bradley_terry(4, encounters);
  for (std::size_t i = 0; i < 4; ++i) EXPECT_NEAR(ratings[i], strengths[i], 1e-6);
}

// Two ways to the same player that disagree: 200 games at 0, 200 at 100 and the third fixed.
TEST(BradleyTerry, MakesTheBestOfContradictions) {
  const std::vector<double> ratings =
      bradley_terry(2, std::vector{exactly(1, 0, 0), exactly(1, 0, 100)});
  EXPECT_NEAR(ratings[1], elo((0.5 + expected_score(100)) / 2), 1e-6);
}

// An encounter without a loss that makes everything infinite.
TEST(BradleyTerry, StaysFiniteWithoutALoss) {
  const std::vector<double> ratings =
      bradley_terry(3, std::vector<Encounter>{{1, 0, {{100, 100}}}, {2, 1, {{100, 100}}}});
  EXPECT_NEAR(ratings[1], elo(0.995), 1e-6);
  EXPECT_NEAR(ratings[2], 2 * elo(0.995), 1e-6);
  EXPECT_EQ(bradley_terry(1, {}), std::vector<double>{0});
}

// For one encounter the drawn intervals are those of its score.
TEST(BradleyTerry, IntervalsAreThoseOfTheGroups) {
  std::vector<Group> groups;
  for (int i = 0; i < 100; ++i)
    groups.push_back({2, static_cast<double>(i % 4 == 0 ? 0 : i % 4 == 1 ? 1 : 2)});
  const std::vector<Encounter> encounters{{1, 0, groups}};
  const std::vector<Estimate> ratings = rate(2, encounters);
  const Estimate expected = elo(share(groups));
  EXPECT_EQ(ratings[0], (Estimate{0, 0, 0}));
  EXPECT_NEAR(ratings[1].value, expected.value, 1e-6);
  EXPECT_NEAR(ratings[1].low, expected.low, 12);
  EXPECT_NEAR(ratings[1].high, expected.high, 12);
  EXPECT_EQ(rate(2, encounters), ratings);
}

}  // namespace
}  // namespace belle::arena
