// A principal variation cut to what can be planned: the steps of the seat to move, and what is
// expected then, as far as nothing hidden is shown on the way.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "search/answer.h"
#include "search/knowledge.h"

namespace belle::search {

/// More steps than a turn has but for trading to and fro.
inline constexpr std::size_t kLongestPlan = 24;

/// The plan that a principal variation from this position begins with.
template <Knowledge K>
Plan<typename K::Game> plan_of(const typename K::Game::Edition& edition,
                               typename K::Game::State state,
                               const std::vector<Expected<typename K::Game>>& variation) {
  Plan<typename K::Game> plan;
  const Seat mover = variation.front().seat;
  std::size_t i = 0;
  bool reveals = false;
  for (; i < variation.size() && variation[i].seat == mover && !reveals; ++i) {
    plan.steps.push_back(variation[i].move);
    reveals = K::reveals(state, variation[i].move);
    apply(edition, state, variation[i].move);
  }
  plan.reveals = reveals && to_move(state) == mover;
  for (; i < variation.size() && !reveals; ++i) {
    plan.next.push_back(variation[i]);
    if (variation[i].seat == mover) return plan;
    reveals = K::reveals(state, variation[i].move);
    apply(edition, state, variation[i].move);
  }
  plan.next.clear();  // the variation ends before the mover's next move can be told
  return plan;
}

/// Plans to tell apart: two that reach the same position in a different order, and then end
/// alike, are one.
template <Knowledge K>
class DifferentPlans {
  using G = typename K::Game;

 public:
  /// Whether a plan from this position leads elsewhere than those before it.
  bool add(const typename G::Edition& edition, typename G::State state, const Plan<G>& plan) {
    const Seat mover = *to_move(state);
    for (std::size_t i = 0; i + 1 < plan.steps.size(); ++i) apply(edition, state, plan.steps[i]);
    const std::pair end{K::key(edition, state, mover), plan.steps.back()};
    for (const auto& other : ends_)
      if (other == end) return false;
    ends_.push_back(end);
    return true;
  }

 private:
  std::vector<std::pair<std::uint64_t, typename G::Move>> ends_;
};

}  // namespace belle::search
