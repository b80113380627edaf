// What so many games tell, and how sure it is. Intervals are of 95 %.
#pragma once

#include <cstdint>
#include <span>

#include "arena/contest.h"

namespace belle::arena {

/// The normal distribution has 95 % within so many standard deviations.
inline constexpr double kDeviations = 1.959964;

struct Estimate {
  double value = 0;
  double low = 0;
  double high = 0;

  bool operator==(const Estimate&) const = default;
};

/// A's points in a game, 0 to 1. Balanced: the mean over each A against each B, where who won
/// beats who did not, then the higher total the lower, and equals share. One against all: A's share
/// of the victory.
double score(const GameResult& game, Manner manner);

/// The mean total of A's seats, less that of B's.
double lead(const GameResult& game);

/// Games with one deal: how many, and the sum of something over them.
struct Group {
  double games = 0;
  double sum = 0;
};

/// The mean per game. Its variance is that between groups: with the mean m over N games in G
/// groups of sums s and sizes n, it is G/(G-1) · Σ (s - n·m)² / N². Infinitely wide with fewer than
/// two groups.
Estimate mean(std::span<const Group> groups);

/// The mean of something between 0 and 1. Where the groups do not differ, so that they show no
/// variance, Wilson's interval for as many independent games.
Estimate share(std::span<const Group> groups);

/// Wilson's interval for a share of `points` in `games`.
Estimate wilson(double points, double games);

/// The difference of strength that makes a score expected, 400·log10(s / (1 - s)); infinite for 0
/// and 1. And back.
double elo(double score);
Estimate elo(const Estimate& score);
double expected_score(double elo);

}  // namespace belle::arena
