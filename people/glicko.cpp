#include "people/glicko.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>
#include <utility>

namespace belle::people {
namespace {

// The names of the formulas are the paper's, and so are the numbers of the steps.

constexpr double kUnit = 173.7178;      // step 2: one unit of the inner scale
constexpr double kTau = 0.5;            // step 1: how fast volatility may change; its example's
constexpr double kMostDeviation = 350;  // of an unknown player (step 1)
constexpr double kClose = 0.000001;     // step 5: when the volatility is found
constexpr double kDay = 24.0 * 60 * 60 * 1000;

double squared(double x) { return x * x; }

double g(double phi) { return 1 / std::sqrt(1 + 3 * squared(phi / std::numbers::pi)); }

// What the encounters say: how much they tell (v) and how far off the rating was (delta).
struct Evidence {
  double v;
  double delta;
};

// Steps 3 and 4.
Evidence weigh(double mu, std::span<const Encounter> encounters) {
  double information = 0;
  double surprise = 0;
  for (const auto& [other, points] : encounters) {
    const double weight = g(other.deviation / kUnit);
    const double expected = 1 / (1 + std::exp(-weight * (mu - (other.rating - 1500) / kUnit)));
    information += squared(weight) * expected * (1 - expected);
    surprise += weight * (points - expected);
  }
  return {1 / information, surprise / information};
}

// Step 5: the new volatility, where f is 0, by the Illinois variant of regula falsi.
double new_volatility(double phi, double sigma, const Evidence& evidence) {
  const double a = std::log(squared(sigma));
  const auto f = [&](double x) {
    const double spread = squared(phi) + evidence.v + std::exp(x);
    return std::exp(x) * (squared(evidence.delta) - spread) / (2 * squared(spread)) -
           (x - a) / squared(kTau);
  };
  double from = a;
  double to = 0;
  if (const double excess = squared(evidence.delta) - squared(phi) - evidence.v; excess > 0)
    to = std::log(excess);
  else
    for (to = a - kTau; f(to) < 0;) to -= kTau;
  double f_from = f(from);
  double f_to = f(to);
  while (std::abs(to - from) > kClose) {
    const double between = from + (from - to) * f_from / (f_to - f_from);
    const double f_between = f(between);
    if (f_between * f_to <= 0) {
      from = to;
      f_from = f_to;
    } else {
      f_from /= 2;
    }
    to = between;
    f_to = f_between;
  }
  return std::exp(from / 2);
}

// Step 6: what a time without games does to the deviation.
double grown(double deviation, double volatility, double days) {
  return std::min(kMostDeviation,
                  kUnit * std::sqrt(squared(deviation / kUnit) + squared(volatility) * days));
}

double days_since(const store::Rating& rating, store::Time at) {
  if (rating.at == 0 || at <= rating.at) return 0;
  return static_cast<double>(at - rating.at) / kDay;
}

// As it is when the last day before this time begins: the period in which the game is played.
store::Rating at_last_day(store::Rating rating, store::Time at) {
  const double idle = std::max(0.0, days_since(rating, at) - 1);
  rating.deviation = grown(rating.deviation, rating.volatility, idle);
  return rating;
}

double points_of(int place, int other) { return place < other ? 1 : place == other ? 0.5 : 0; }

}  // namespace

store::Rating after_period(const store::Rating& before, std::span<const Encounter> encounters,
                           double days) {
  if (encounters.empty()) {
    store::Rating after = before;
    after.deviation = grown(before.deviation, before.volatility, days);
    return after;
  }
  const double mu = (before.rating - 1500) / kUnit;
  const Evidence evidence = weigh(mu, encounters);
  const double sigma = new_volatility(before.deviation / kUnit, before.volatility, evidence);
  const double phi_star = grown(before.deviation, sigma, days) / kUnit;
  // Step 7. delta / v is the sum that the paper has there.
  const double phi = 1 / std::sqrt(1 / squared(phi_star) + 1 / evidence.v);
  const double new_mu = mu + squared(phi) * evidence.delta / evidence.v;
  return {.rating = 1500 + kUnit * new_mu,
          .deviation = kUnit * phi,
          .volatility = sigma,
          .at = before.at};
}

store::Rating at_time(const store::Rating& rating, store::Time at) {
  return after_period(rating, {}, days_since(rating, at));
}

store::Rate by_places(std::vector<int> places, store::Time at) {
  return [places = std::move(places), at](const std::vector<store::Rating>& before) {
    assert(before.size() == places.size());
    std::vector<store::Rating> after;
    for (std::size_t i = 0; i < before.size(); ++i) {
      std::vector<Encounter> encounters;
      for (std::size_t k = 0; k < before.size(); ++k)
        if (k != i)
          encounters.push_back({at_last_day(before[k], at), points_of(places[i], places[k])});
      after.push_back(after_period(at_last_day(before[i], at), encounters,
                                   std::min(1.0, days_since(before[i], at))));
      after.back().at = std::max(before[i].at, at);
    }
    return after;
  };
}

}  // namespace belle::people
