#include "arena/bradley_terry.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "engine/core/random.h"

namespace belle::arena {
namespace {

// One unit of log-odds in Elo.
constexpr double kEloPerUnit = 400 / std::numbers::ln10;

struct Pair {
  std::size_t a;
  std::size_t b;
  double games;
  double points;  // of a
};

// Solves matrix · x = right for a symmetric, positive definite matrix.
std::vector<double> solve(std::vector<std::vector<double>> matrix, std::vector<double> right) {
  const std::size_t size = right.size();
  for (std::size_t pivot = 0; pivot < size; ++pivot)
    for (std::size_t row = pivot + 1; row < size; ++row) {
      const double factor = matrix[row][pivot] / matrix[pivot][pivot];
      for (std::size_t column = pivot; column < size; ++column)
        matrix[row][column] -= factor * matrix[pivot][column];
      right[row] -= factor * right[pivot];
    }
  for (std::size_t row = size; row-- > 0;) {
    for (std::size_t column = row + 1; column < size; ++column)
      right[row] -= matrix[row][column] * right[column];
    right[row] /= matrix[row][row];
  }
  return right;
}

// Newton's method on the logarithm of the likelihood, which has one maximum. Player 0 stays at 0,
// so row and column i of the system belong to player i + 1.
std::vector<double> likeliest(std::size_t players, std::span<const Pair> pairs) {
  std::vector<double> strengths(players, 0.0);
  if (players < 2) return strengths;
  for (int round = 0; round < 200; ++round) {
    std::vector<std::vector<double>> curve(players - 1, std::vector<double>(players - 1, 0.0));
    std::vector<double> slope(players - 1, 0.0);
    for (const auto& [a, b, games, points] : pairs) {
      const double expected = 1 / (1 + std::exp(strengths[b] - strengths[a]));
      const double bend = games * expected * (1 - expected);
      if (a > 0) slope[a - 1] += points - games * expected;
      if (b > 0) slope[b - 1] -= points - games * expected;
      if (a > 0) curve[a - 1][a - 1] += bend;
      if (b > 0) curve[b - 1][b - 1] += bend;
      if (a > 0 && b > 0) {
        curve[a - 1][b - 1] -= bend;
        curve[b - 1][a - 1] -= bend;
      }
    }
    const std::vector<double> step = solve(std::move(curve), std::move(slope));
    double longest = 0;
    for (const double each : step) longest = std::max(longest, std::abs(each));
    const double part = longest > 1 ? 1 / longest : 1;  // never so far that the curve is left
    for (std::size_t i = 1; i < players; ++i) strengths[i] += part * step[i - 1];
    if (longest < 1e-10) break;
  }
  for (double& strength : strengths) strength *= kEloPerUnit;
  return strengths;
}

Pair pair_of(const Encounter& encounter, std::span<const Group> scores) {
  Pair pair{encounter.a, encounter.b, 0, 0};
  for (const Group& group : scores) {
    pair.games += group.games;
    pair.points += group.sum;
  }
  pair.points = std::clamp(pair.points, 0.5, std::max(0.5, pair.games - 0.5));
  return pair;
}

}  // namespace

std::vector<double> bradley_terry(std::size_t players, std::span<const Encounter> encounters) {
  std::vector<Pair> pairs;
  for (const Encounter& encounter : encounters)
    pairs.push_back(pair_of(encounter, encounter.scores));
  return likeliest(players, pairs);
}

std::vector<Estimate> rate(std::size_t players, std::span<const Encounter> encounters) {
  constexpr std::size_t kDraws = 1000;
  constexpr std::size_t kLow = kDraws / 40;  // 2.5 % lie below
  Random random(1889);
  std::vector<std::vector<double>> drawn(players);
  for (std::size_t draw = 0; draw < kDraws; ++draw) {
    std::vector<Pair> pairs;
    for (const Encounter& encounter : encounters) {
      const auto count = static_cast<std::uint32_t>(encounter.scores.size());
      std::vector<Group> scores(count);
      for (Group& group : scores) group = encounter.scores[random.below(count)];
      pairs.push_back(pair_of(encounter, scores));
    }
    const std::vector<double> ratings = likeliest(players, pairs);
    for (std::size_t i = 0; i < players; ++i) drawn[i].push_back(ratings[i]);
  }
  const std::vector<double> ratings = bradley_terry(players, encounters);
  std::vector<Estimate> result;
  for (std::size_t i = 0; i < players; ++i) {
    std::ranges::sort(drawn[i]);
    result.push_back({ratings[i], drawn[i][kLow], drawn[i][kDraws - 1 - kLow]});
  }
  return result;
}

}  // namespace belle::arena
