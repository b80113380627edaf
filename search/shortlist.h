// The moves worth a closer look: all of them, unless there are very many.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "search/mind.h"

namespace belle::search {

/// Puts the moves that promise most to the front and cuts the list there. Moves of equal promise
/// keep their order.
template <Mind M>
void shorten(const typename M::Game::Edition& edition, const typename M::Game::State& state,
             std::vector<typename M::Game::Move>& moves, std::size_t most) {
  if (moves.size() <= most) return;
  struct Promised {
    typename M::Game::Move move;
    float promise;
  };
  std::vector<Promised> promised;
  promised.reserve(moves.size());
  for (const auto& move : moves) promised.push_back({move, M::promise(edition, state, move)});
  std::ranges::stable_sort(promised, std::ranges::greater{}, &Promised::promise);
  moves.clear();
  for (std::size_t i = 0; i < most; ++i) moves.push_back(promised[i].move);
}

}  // namespace belle::search
