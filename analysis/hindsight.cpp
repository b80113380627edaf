#include "analysis/hindsight.h"

#include <algorithm>

namespace belle::analysis {

void correct(Decision& decision, const Later& later) {
  if (decision.proven) return;
  const bool was_best = decision.alternatives.front().move == decision.move;
  const bool is_better = later.value.win > decision.best.win;
  if (!was_best && !is_better) {
    decision.played.win = later.value.win;
    decision.played.margin = std::min(later.value.margin, decision.best.margin);
    decision.played_to = later.to;
    decision.mark = mark_of(decision.best, decision.loss());
    for (Candidate& candidate : decision.alternatives)
      if (candidate.move == decision.move) candidate.value = decision.played;
    return;
  }
  decision.best = decision.played = later.value;
  decision.best_to = decision.played_to = later.to;
  decision.mark = Mark::Best;
  decision.principal_variation = {{decision.seat, decision.move}};
  decision.principal_variation.insert(decision.principal_variation.end(),
                                      later.principal_variation.begin(),
                                      later.principal_variation.end());
  auto& others = decision.alternatives;
  const std::size_t most = others.size();
  std::erase_if(others, [&](const Candidate& other) { return other.move == decision.move; });
  others.insert(others.begin(), {decision.move, later.value, decision.visits});
  others.resize(std::min(others.size(), most));
}

}  // namespace belle::analysis
