#include "arena/sprt.h"

#include <cmath>

#include <gtest/gtest.h>

#include "arena/statistics.h"

namespace belle::arena {
namespace {

// The formula of the header, by hand: groups 1, ½, 1, ½ have the mean ¾ and the squared deviations
// 4/16, with the one of ½ beside them (4/16 + 1/4) / 4 = 1/8.
TEST(SprtTest, TheRatioIsThatOfTheHeader) {
  Sprt test({0, 400});
  for (const double score : {1.0, 0.5, 1.0, 0.5}) test.add(score);
  const double s1 = 10.0 / 11;
  EXPECT_NEAR(test.log_likelihood_ratio(), 4 * (s1 - 0.5) * (1.5 - 0.5 - s1) / (2.0 / 8), 1e-12);
  EXPECT_EQ(test.verdict(), Verdict::Open);
}

// Each decision at its bound, log 19.
TEST(SprtTest, DecidesEitherWay) {
  const auto run = [](double better, double worse) {
    Sprt test({0, 50});
    int groups = 0;
    while (test.verdict() == Verdict::Open && groups < 10000)
      test.add(++groups % 2 == 0 ? better : worse);
    EXPECT_GE(std::abs(test.log_likelihood_ratio()), std::log(19.0));
    return test.verdict();
  };
  EXPECT_EQ(run(1, 0.5), Verdict::Elo1);
  EXPECT_EQ(run(0.5, 0), Verdict::Elo0);
  EXPECT_EQ(run(0.5, 0.5), Verdict::Elo0);
  EXPECT_EQ(run(1, 1), Verdict::Elo1);
}

// A test that decides after one lucky deal.
TEST(SprtTest, AFewVictoriesDecideNothing) {
  Sprt test({0, 10});
  for (int i = 0; i < 8; ++i) test.add(1);
  EXPECT_EQ(test.verdict(), Verdict::Open);
}

}  // namespace
}  // namespace belle::arena
