// How well a seat played, over all its decisions that were choices.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "analysis/account.h"
#include "analysis/analyse.h"

namespace belle::analysis {

struct Summary {
  std::array<std::size_t, kMarkNames.size()> marks{};  // how often each was given
  std::size_t choices = 0;                             // decisions that were not forced
  Value mean_loss;                                     // per choice
  std::optional<double> accuracy;                      // in percent; none without a choice
  Account account;
};

/// 100 for somebody who never loses anything, and half as much for each further 0.05 of victory
/// that a choice loses on average: 100 · 2^(−loss / 0.05).
double accuracy(double mean_win_loss);

Summary summary(const Analysis& analysis, Seat seat);

}  // namespace belle::analysis
