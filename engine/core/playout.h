// Random games and counts of move sequences, for every game through its contract.
#pragma once

#include <cassert>
#include <cstdint>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/random.h"

namespace belle {

/// Plays random legal moves until the game is over and hands each to `played` before it
/// is carried out. `moves` is working space, left with the last legal set that was not empty.
template <Game G, class Played>
void play_out(const typename G::Edition& edition, typename G::State& state,
              typename G::Moves& moves, Random& random, Played played) {
  while (to_move(state)) {
    legal(edition, state, moves);
    assert(!moves.empty());
    const typename G::Move move = random_move(moves, random);
    played(move);
    apply(edition, state, move);
  }
}

/// The number of sequences of exactly `depth` moves from here. Skipped turns are no moves; games
/// that end earlier count nothing; there is one sequence of no moves.
template <Game G>
std::uint64_t perft(const typename G::Edition& edition, const typename G::State& state,
                    std::size_t depth) {
  if (depth == 0) return 1;
  std::vector<typename G::Moves> levels(depth);
  const auto count = [&](const auto& self, const typename G::State& from,
                         std::size_t left) -> std::uint64_t {
    typename G::Moves& moves = levels[left - 1];
    legal(edition, from, moves);
    if (left == 1) return moves.size();
    std::uint64_t sum = 0;
    for (const typename G::Move& move : moves) {
      typename G::State next = from;
      apply(edition, next, move);
      sum += self(self, next, left - 1);
    }
    return sum;
  };
  return count(count, state, depth);
}

}  // namespace belle
