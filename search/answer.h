// What thinking about a position says.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
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
};

template <Game G>
struct Answer {
  std::vector<Ranked<G>> moves;             // every legal move, best first
  std::vector<typename G::Move> main_line;  // the best move and what is expected to follow
  std::uint64_t simulations = 0;
  bool proven = false;  // solved to the end: the best move's margin is exact

  const Ranked<G>& best() const { return moves.front(); }
};

/// Best first: by visits, then by what was seen of them.
template <Game G>
void sort_ranked(std::vector<Ranked<G>>& moves) {
  std::ranges::stable_sort(moves, [](const Ranked<G>& a, const Ranked<G>& b) {
    if (a.visits != b.visits) return a.visits > b.visits;
    return utility(a.win, a.margin) > utility(b.win, b.margin);
  });
}

}  // namespace belle::search
