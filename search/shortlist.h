// The moves worth a closer look: all of them, unless there are very many.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "search/knowledge.h"

namespace belle::search {

/// Puts the moves with the highest prior to the front and cuts the list there. Moves of equal prior
/// keep their order.
template <Knowledge K>
void shorten(const typename K::Game::Edition& edition, const typename K::Game::State& state,
             std::vector<typename K::Game::Move>& moves, std::size_t most) {
  if (moves.size() <= most) return;
  struct Candidate {
    typename K::Game::Move move;
    float prior;
  };
  std::vector<Candidate> candidates;
  candidates.reserve(moves.size());
  for (const auto& move : moves) candidates.push_back({move, K::prior(edition, state, move)});
  std::ranges::stable_sort(candidates, std::ranges::greater{}, &Candidate::prior);
  moves.clear();
  for (std::size_t i = 0; i < most; ++i) moves.push_back(candidates[i].move);
}

}  // namespace belle::search
