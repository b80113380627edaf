// What the exact solver must know of a game beyond its rules: the contract between search/solve.h
// and the knowledge in players/<game>/endgame.h. An Endgame is a type with these static functions,
// for a game of two seats, asked only of positions in which nothing is hidden any more.
//
// Every number here is a difference of totals, own minus other's, as the seat to move sees it.
// The solver prunes by `low` and `high` without looking back: they must hold whatever both seats
// do.
#pragma once

#include <concepts>
#include <cstdint>
#include <vector>

#include "engine/core/game.h"

namespace belle::search {

/// The largest difference of totals that a game may have.
inline constexpr int kMostDifference = 10'000;

/// A move to be looked at, and what is known of it before it is played.
template <Game G>
struct Choice {
  typename G::Move move;
  std::int16_t standing;  // the difference right after it
  std::int16_t high;      // the final difference after it is at most this
};

template <class E>
concept Endgame =
    Game<typename E::Game> &&
    requires(const typename E::Game::Edition& edition, const typename E::Game::State& state,
             const typename E::Bounds& bounds, std::vector<Choice<typename E::Game>>& choices) {
      // Nothing is hidden any more, in this position and all that follow.
      { E::open(state) } -> std::same_as<bool>;

      // A number for everything that the rest of the game and its outcome depend on.
      { E::key(state) } -> std::same_as<std::uint64_t>;

      // What can be said of a running game at a glance: the difference if it ended now, and
      // between what the final one lies under best play. May carry more, for `choices`.
      { E::bounds(edition, state) } -> std::same_as<typename E::Bounds>;
      { bounds.standing } -> std::convertible_to<int>;
      { bounds.low } -> std::convertible_to<int>;
      { bounds.high } -> std::convertible_to<int>;

      // Appends legal moves, in an order that depends on the position alone. A legal move may be
      // left out only if another one that is there leads to the same final difference and winner.
      { E::choices(edition, state, bounds, choices) };
    };

}  // namespace belle::search
