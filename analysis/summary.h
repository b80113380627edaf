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

/// Of one turn: 100 if it loses nothing, and half as much for each further tenth of victory that
/// it does, 100 · 2^(−loss / 0.1). A seat's is the mean over its turns that had a choice, so that
/// one bad turn is one bad turn, and the many small decisions of a turn in Paris do not dilute it.
/// As measured on some twenty games of two, with 300 or 1500 simulations: in La Cité 93 to 100 for
/// strong levels, 49 to 77 for the weakest; in Paris 87 to 90 and 82 to 96; chance has 57 to 66.
double accuracy(double win_loss);

Summary summary(const Analysis& analysis, Seat seat);

}  // namespace belle::analysis
