// A position that chance has led to, for tests that must hold in any.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "editions/editions.h"
#include "engine/core/game.h"
#include "engine/core/random.h"
#include "engine/core/record.h"

namespace belle::players {

/// The last position with a choice within so many random moves of a game with the most seats.
template <Game G>
typename G::State midgame(std::uint64_t seed, std::size_t plies) {
  const typename G::Edition& box = editions::shipped<G>();
  Random random(seed);
  Record record;
  for (const std::string_view seat : G::kSeatNames)
    record.seats.push_back({0, std::string(seat), "Chance"});
  typename G::State state = start_game(box, deal_game(box, *G::read_options(record), random));
  const auto moves = std::make_unique<typename G::Moves>();
  typename G::State choice = state;
  for (std::size_t ply = 0; ply <= plies && to_move(state); ++ply) {
    legal(box, state, *moves);
    if (moves->size() > 1) choice = state;
    apply(box, state, random_move(*moves, random));
  }
  return choice;
}

}  // namespace belle::players
