// A random game of any kind, as `belle random` writes it and `belle play` shows it.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/core/playout.h"
#include "engine/core/replay.h"

namespace belle {

template <Game G>
struct RandomGame {
  typename G::Deal deal;
  std::vector<typename G::Move> moves;
};

/// Deals and plays with the numbers of one seed: the same game with every compiler.
template <Game G>
RandomGame<G> random_game(const typename G::Edition& edition, const typename G::Options& options,
                          std::uint64_t seed) {
  Random random(seed);
  RandomGame<G> game{deal_game(edition, options, random), {}};
  typename G::State state = start_game(edition, game.deal);
  const auto moves = std::make_unique<typename G::Moves>();
  play_out<G>(edition, state, *moves, random,
              [&](const typename G::Move& move) { game.moves.push_back(move); });
  return game;
}

/// A record with nothing but so many seats, at each of which chance plays.
template <Game G>
Record record_with_seats(std::size_t seats) {
  Record record;
  for (std::size_t i = 0; i < seats; ++i)
    record.seats.push_back({0, std::string(G::kSeatNames[i]), "Chance"});
  return record;
}

}  // namespace belle
