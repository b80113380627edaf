#include "arena/statistics.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace belle::arena {
namespace {

double against(const SeatResult& one, const SeatResult& other) {
  if (one.won != other.won) return one.won ? 1 : 0;
  if (one.won || one.total == other.total) return 0.5;
  return one.total > other.total ? 1 : 0;
}

double share_of_victory(const GameResult& game) {
  double winners = 0;
  double winners_of_a = 0;
  for (const SeatResult& seat : game.seats) {
    if (!seat.won) continue;
    ++winners;
    if (seat.side == Side::A) ++winners_of_a;
  }
  return winners_of_a / winners;
}

Group together(std::span<const Group> groups) {
  Group all;
  for (const Group& group : groups) {
    all.games += group.games;
    all.sum += group.sum;
  }
  return all;
}

// The square of how far the mean is likely to be off.
double variance_of_mean(std::span<const Group> groups, const Group& all) {
  const double value = all.sum / all.games;
  double squares = 0;
  for (const Group& group : groups) {
    const double off = group.sum - group.games * value;
    squares += off * off;
  }
  const auto count = static_cast<double>(groups.size());
  return count / (count - 1) * squares / (all.games * all.games);
}

}  // namespace

double score(const GameResult& game, Manner manner) {
  if (manner == Manner::OneAgainstAll) return share_of_victory(game);
  double points = 0;
  double pairs = 0;
  for (const SeatResult& a : game.seats)
    for (const SeatResult& b : game.seats) {
      if (a.side != Side::A || b.side != Side::B) continue;
      points += against(a, b);
      ++pairs;
    }
  return points / pairs;
}

double lead(const GameResult& game) {
  std::array<double, 2> total{};
  std::array<double, 2> seats{};
  for (const SeatResult& seat : game.seats) {
    total[index(seat.side)] += seat.total;
    ++seats[index(seat.side)];
  }
  return total[0] / seats[0] - total[1] / seats[1];
}

Estimate mean(std::span<const Group> groups) {
  constexpr double kInfinite = std::numeric_limits<double>::infinity();
  if (groups.empty()) return {0, -kInfinite, kInfinite};
  const Group all = together(groups);
  const double value = all.sum / all.games;
  if (groups.size() < 2) return {value, -kInfinite, kInfinite};
  const double off = kDeviations * std::sqrt(variance_of_mean(groups, all));
  return {value, value - off, value + off};
}

Estimate share(std::span<const Group> groups) {
  constexpr double kRounding = 1e-12;
  const Group all = together(groups);
  if (groups.size() < 2 || variance_of_mean(groups, all) < kRounding)
    return wilson(all.sum, all.games);
  const Estimate wide = mean(groups);
  return {wide.value, std::max(0.0, wide.low), std::min(1.0, wide.high)};
}

Estimate wilson(double points, double games) {
  if (games == 0) return {0, 0, 1};
  constexpr double kSquare = kDeviations * kDeviations;
  const double part = points / games;
  const double centre = (part + kSquare / (2 * games)) / (1 + kSquare / games);
  const double off = kDeviations / (1 + kSquare / games) *
                     std::sqrt(part * (1 - part) / games + kSquare / (4 * games * games));
  return {part, std::max(0.0, centre - off), std::min(1.0, centre + off)};
}

double elo(double score) { return 400 * std::log10(score / (1 - score)); }

Estimate elo(const Estimate& score) { return {elo(score.value), elo(score.low), elo(score.high)}; }

double expected_score(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

}  // namespace belle::arena
