#include "people/glicko.h"

#include <array>

#include <gtest/gtest.h>

namespace belle::people {
namespace {

using store::Rating;

constexpr store::Time kDay = 86'400'000;

// A formula that differs from Glickman's: the numbers are those of his paper's example.
TEST(Glicko, ThePapersExample) {
  const Rating player{1500, 200, 0.06, 0};
  const std::array encounters = {Encounter{{1400, 30, 0.06, 0}, 1},
                                 Encounter{{1550, 100, 0.06, 0}, 0},
                                 Encounter{{1700, 300, 0.06, 0}, 0}};
  const Rating after = after_period(player, encounters, 1);
  EXPECT_NEAR(after.rating, 1464.06, 0.01);
  EXPECT_NEAR(after.deviation, 151.52, 0.01);
  EXPECT_NEAR(after.volatility, 0.05999, 0.00001);
}

// Points made of nothing: between equals one wins what the other loses, and a draw changes nothing.
TEST(Glicko, EqualsShareWhatThereIs) {
  const std::vector<Rating> unknown(2);
  const auto decided = by_places({2, 1}, kDay)(unknown);
  EXPECT_LT(decided[0].rating, 1500);
  EXPECT_NEAR(decided[0].rating + decided[1].rating, 3000, 1e-9);
  EXPECT_LT(decided[0].deviation, 350);
  EXPECT_EQ(decided[0].at, kDay);
  for (const Rating& each : by_places({1, 1}, kDay)(unknown)) {
    EXPECT_NEAR(each.rating, 1500, 1e-9);
    EXPECT_LT(each.deviation, 350);
  }
}

// A game of four that counts only the winner, or is not the same from every seat.
TEST(Glicko, AGameOfFourOrdersAllOfThem) {
  const auto after = by_places({3, 1, 4, 2}, kDay)(std::vector<Rating>(4));
  EXPECT_GT(after[1].rating, after[3].rating);
  EXPECT_GT(after[3].rating, after[0].rating);
  EXPECT_GT(after[0].rating, after[2].rating);
  EXPECT_NEAR(after[1].rating + after[2].rating, 3000, 1e-9);
  const auto shared = by_places({1, 1, 3}, kDay)(std::vector<Rating>(3));
  EXPECT_DOUBLE_EQ(shared[0].rating, shared[1].rating);
}

// A rating that is as sure after years as it was, or less sure than that of an unknown player.
TEST(Glicko, DeviationGrowsWithTimeUpToThatOfAnUnknownPlayer) {
  const Rating rating{1600, 50, 0.06, kDay};
  EXPECT_DOUBLE_EQ(at_time(rating, kDay).deviation, 50);
  EXPECT_DOUBLE_EQ(at_time(rating, 0).deviation, 50) << "a clock that was set back";
  EXPECT_NEAR(at_time(rating, 11 * kDay).deviation, 59.89, 0.01);  // √(50² + 10·(0.06·173.7178)²)
  EXPECT_DOUBLE_EQ(at_time(rating, 100'000 * kDay).deviation, 350);
  EXPECT_EQ(at_time(Rating{}, kDay), Rating{});
}

// Time that counts twice or not at all when a game ends it.
TEST(Glicko, AGameCountsTheTimeBeforeItOnce) {
  const Rating known{1500, 60, 0.06, kDay};
  const auto deviation = [&](store::Time at) {
    return by_places({1, 2}, at)({known, known})[0].deviation;
  };
  EXPECT_LT(deviation(kDay), deviation(kDay + kDay / 2));
  EXPECT_LT(deviation(kDay + kDay / 2), deviation(2 * kDay));
  EXPECT_LT(deviation(2 * kDay), deviation(100 * kDay));
  const Encounter won{known, 1};
  EXPECT_DOUBLE_EQ(deviation(2 * kDay), after_period(known, {&won, 1}, 1).deviation);
}

// A search for the volatility that does not end, or numbers that are none, with odd results.
TEST(Glicko, SurprisesHaveAnAnswer) {
  for (const double difference : {0.0, 500.0, 3000.0})
    for (const double deviation : {10.0, 350.0}) {
      const auto after = by_places({1, 2}, kDay)(
          {{1500 - difference, deviation, 0.06, 1}, {1500 + difference, deviation, 0.06, 1}});
      EXPECT_GT(after[0].rating, 1500 - difference);
      EXPECT_GT(after[0].deviation, 0);
      EXPECT_LE(after[0].deviation, 350);
      EXPECT_GT(after[0].volatility, 0.01);
      EXPECT_LT(after[0].volatility, 0.5);
    }
}

}  // namespace
}  // namespace belle::people
