#include "analysis/analyse.h"

#include <algorithm>
#include <limits>

namespace belle::analysis {

std::vector<Value> values(const Outcome& outcome, std::size_t seats) {
  const auto winners = static_cast<double>(std::ranges::count(outcome.won, true));
  std::vector<Value> result(seats);
  for (std::size_t seat = 0; seat < seats; ++seat) {
    int best_other = std::numeric_limits<int>::min();
    for (std::size_t other = 0; other < seats; ++other)
      if (other != seat) best_other = std::max<int>(best_other, outcome.totals[other]);
    if (outcome.won[seat]) result[seat].win = 1 / winners;
    result[seat].margin = outcome.totals[seat] - best_other;
  }
  return result;
}

}  // namespace belle::analysis
