// Where the plans of an answer lead, for games that say what speaks for them.
#pragma once

#include <cstddef>
#include <optional>

#include "players/reason.h"
#include "search/answer.h"

namespace belle::players {

/// Positions that the viewer cannot tell from the true ones, in whatever is compared.
template <Game G>
struct PlanEnds {
  typename G::State before;
  typename G::State first;   // after the first plan
  typename G::State second;  // after the next best; as before if there is none
  std::optional<Advantage> advantage;

  /// As if there were no other plan.
  PlanEnds alone() const { return {before, first, before, {}}; }
};

/// An answer must have a plan. A step that shows something hidden within the turn is left out.
template <Game G>
PlanEnds<G> plan_ends(const typename G::Edition& edition, const typename G::View& view,
                      const search::Answer<G>& answer) {
  Random random(1);
  PlanEnds<G> ends;
  ends.before = redeal(edition, view, random);
  const auto after = [&](const search::Plan<G>& plan) {
    typename G::State state = ends.before;
    for (std::size_t i = 0; i + (plan.reveals ? 1 : 0) < plan.steps.size(); ++i)
      apply(edition, state, plan.steps[i]);
    return state;
  };
  ends.first = after(answer.plans[0]);
  ends.second = ends.before;
  if (answer.plans.size() > 1) {
    ends.second = after(answer.plans[1]);
    ends.advantage = {answer.plans[0].win - answer.plans[1].win,
                      answer.plans[0].margin - answer.plans[1].margin};
  }
  return ends;
}

}  // namespace belle::players
