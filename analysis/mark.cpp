#include "analysis/mark.h"

#include <algorithm>

namespace belle::analysis {
namespace {

// How far down the scale a loss is: 0 while it is good.
std::size_t step(double loss, const std::array<double, 3>& scale) {
  return static_cast<std::size_t>(
      std::ranges::count_if(scale, [&](double most) { return loss > most; }));
}

}  // namespace

Mark mark_of(const Value& best, const Value& loss) {
  if (loss == Value{}) return Mark::Best;
  std::size_t down = step(loss.win, kWinLosses);
  const bool decided = best.win <= kDecided || best.win >= 1 - kDecided;
  if (decided) down = std::max(down, step(loss.margin, kPointLosses));
  return static_cast<Mark>(index(Mark::Good) + down);
}

}  // namespace belle::analysis
