// What thinking about a position says.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <tuple>
#include <vector>

#include "engine/core/game.h"
#include "search/utility.h"

namespace belle::search {

/// A legal move as the search sees it, for the seat to move.
template <Game G>
struct Ranked {
  typename G::Move move;
  float win = 0;             // probability of victory after it; a shared one is split
  float margin = 0;          // expected VP ahead of the best other seat
  std::uint32_t visits = 0;  // simulations that went through it
  Worth worth{};             // to every seat, where more than two play; the wins sum to 1
};

/// A move that is expected, and who makes it.
template <Game G>
struct Expected {
  Seat seat{};
  typename G::Move move;

  friend bool operator==(const Expected&, const Expected&) = default;
};

/// The rest of a turn, as far as it can be planned: to its end, or to where something hidden is
/// shown on which the rest depends.
template <Game G>
struct Plan {
  std::vector<typename G::Move> steps;  // of the seat to move, one at least
  std::vector<Expected<G>> next;        // the answers and then its own next move, where nothing
                                        // hidden is shown before; else empty
  bool reveals = false;  // the last step shows something hidden, and the turn goes on
  float win = 0;         // as of its first step
  float margin = 0;
};

template <Game G>
float utility_of(const Plan<G>& plan) {
  return utility(plan.win, plan.margin);
}

template <Game G>
struct Answer {
  std::vector<Ranked<G>> moves;                  // every legal move, best first
  std::vector<Expected<G>> principal_variation;  // the best move and what is expected to follow
  std::vector<Plan<G>> plans;                    // the best move's, then by their worth, none above
                                                 // it; as many as were asked for at most
  std::uint64_t simulations = 0;
  bool proven = false;  // solved to the end: the best move's margin is exact

  const Ranked<G>& best() const { return moves.front(); }
};

/// Best first. Of the moves that were tried about as often as any, what was seen of them decides;
/// of the others, how often they were tried.
template <Game G>
void sort_ranked(std::vector<Ranked<G>>& moves) {
  const std::uint32_t most = std::ranges::max(moves, {}, &Ranked<G>::visits).visits;
  const auto worth = [most](const Ranked<G>& ranked) {
    const bool often = 2 * std::uint64_t{ranked.visits} >= most;
    return std::tuple(often, often ? 0U : ranked.visits, utility(ranked.win, ranked.margin));
  };
  std::ranges::stable_sort(moves, std::ranges::greater{}, worth);
}

/// The plans after the first as a person reads them: by their worth. What stands above the first
/// was tried too little to be believed, and is left out.
template <Game G>
void sort_plans(std::vector<Plan<G>>& plans) {
  if (plans.empty()) return;
  const float best = utility_of<G>(plans.front());
  std::erase_if(plans, [best](const Plan<G>& plan) { return utility_of<G>(plan) > best; });
  std::stable_sort(plans.begin() + 1, plans.end(), [](const Plan<G>& a, const Plan<G>& b) {
    return utility_of<G>(a) > utility_of<G>(b);
  });
}

}  // namespace belle::search
