#include "analysis/mark.h"

#include <gtest/gtest.h>

#include "analysis/summary.h"
#include "tests/analysis/fake.h"

namespace belle::analysis {
namespace {

Mark mark_at(double win, double win_loss, double point_loss) {
  return mark_of({win, 0}, {win_loss, point_loss});
}

// A threshold that slips, or a loss in points that counts in an open game.
TEST(Mark, FollowsTheLossOfVictory) {
  EXPECT_EQ(mark_at(0.5, 0, 0), Mark::Best);
  EXPECT_EQ(mark_at(0.5, 0.001, 0), Mark::Good);
  EXPECT_EQ(mark_at(0.5, 0.04, 0), Mark::Good);
  EXPECT_EQ(mark_at(0.5, 0.05, 0), Mark::Inaccuracy);
  EXPECT_EQ(mark_at(0.5, 0.11, 0), Mark::Mistake);
  EXPECT_EQ(mark_at(0.5, 0.26, 0), Mark::Blunder);
  EXPECT_EQ(mark_at(0.5, 0, 6), Mark::Good);
}

// Points thrown away in a decided game that nobody is shown.
TEST(Mark, CountsPointsInADecidedGame) {
  for (const double win : {0.0, 0.03, 0.97, 1.0}) {
    EXPECT_EQ(mark_at(win, 0, 1.5), Mark::Good);
    EXPECT_EQ(mark_at(win, 0, 3), Mark::Inaccuracy);
    EXPECT_EQ(mark_at(win, 0, 6), Mark::Mistake);
    EXPECT_EQ(mark_at(win, 0, 13), Mark::Blunder);
  }
  EXPECT_EQ(mark_at(0.98, 0.3, 0), Mark::Blunder);
}

// An accuracy that rewards a loss, or leaves 0 to 100.
TEST(Accuracy, FallsWithTheLoss) {
  EXPECT_EQ(accuracy(0), 100);
  EXPECT_NEAR(accuracy(0.1), 50, 1e-9);
  for (double loss = 0; loss < 1; loss += 0.01) {
    EXPECT_GT(accuracy(loss), accuracy(loss + 0.01));
    EXPECT_GE(accuracy(loss + 0.01), 0);
  }
}

// Forced moves that make a seat look better than it played.
TEST(Summary, CountsChoicesOnly) {
  Analysis game = told(2);
  game.decisions = {choice(kFirst, {0.7, 2}, {0.5, 0}), no_choice(kFirst),
                    choice(kSecond, {0.5, 0}, {0.5, 0}), choice(kFirst, {0.5, 1}, {0.5, 1})};
  const Summary first = summary(game, kFirst);
  EXPECT_EQ(first.choices, 2U);
  EXPECT_EQ(first.marks[index(Mark::Forced)], 1U);
  EXPECT_EQ(first.marks[index(Mark::Best)], 1U);
  EXPECT_EQ(first.marks[index(Mark::Mistake)], 1U);
  EXPECT_NEAR(first.mean_loss.win, 0.1, 1e-9);
  EXPECT_NEAR(first.mean_loss.margin, 1, 1e-9);
  EXPECT_NEAR(*first.accuracy, 62.5, 1e-6);
  EXPECT_EQ(*summary(game, kSecond).accuracy, 100);
  game.decisions = {no_choice(kFirst)};
  EXPECT_FALSE(summary(game, kFirst).accuracy);
}

// A turn of many decisions that hides its loss among those that were easy.
TEST(Summary, IsAccurateByTheTurn) {
  const Decision right = choice(kFirst, {0.5, 0}, {0.5, 0});
  const Decision slip = choice(kFirst, {0.5, 0}, {0.4, 0});
  const Decision other = choice(kSecond, {0.5, 0}, {0.5, 0});
  EXPECT_NEAR(*summary(told(2, {slip, right, right, right}), kFirst).accuracy, 50, 1e-6);
  EXPECT_NEAR(*summary(told(2, {slip, right, slip}), kFirst).accuracy, 25, 1e-6);
  EXPECT_NEAR(*summary(told(2, {slip, other, right}), kFirst).accuracy, 75, 1e-6);
}

}  // namespace
}  // namespace belle::analysis
