#include "arena/sprt.h"

#include <cmath>

#include "arena/statistics.h"

namespace belle::arena {
namespace {

constexpr double kWrong = 0.05;  // of the decisions, either way

}  // namespace

Sprt::Sprt(const Hypotheses& hypotheses)
    : score0_(expected_score(hypotheses.elo0)), score1_(expected_score(hypotheses.elo1)) {}

void Sprt::add(double score) {
  ++groups_;
  sum_ += score;
  squares_ += score * score;
}

double Sprt::log_likelihood_ratio() const {
  if (groups_ == 0) return 0;
  const double mean = sum_ / groups_;
  const double variance = (squares_ - groups_ * mean * mean + 0.25) / groups_;
  return groups_ * (score1_ - score0_) * (2 * mean - score0_ - score1_) / (2 * variance);
}

Verdict Sprt::verdict() const {
  const double bound = std::log((1 - kWrong) / kWrong);
  const double ratio = log_likelihood_ratio();
  if (ratio >= bound) return Verdict::Elo1;
  return ratio <= -bound ? Verdict::Elo0 : Verdict::Open;
}

}  // namespace belle::arena
