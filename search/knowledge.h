// What a player of a game knows beyond its rules: the contract between the search and the
// knowledge of each game in players/<game>. A Knowledge is a type with these static functions. They
// are given states that the search has redealt, and look only at what lies open in them and at
// the own hand of the seat that is asked.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>

#include "engine/core/game.h"
#include "search/features.h"
#include "search/parameters.h"
#include "search/worth.h"

namespace belle::search {

template <class K>
concept Knowledge =
    Game<typename K::Game> &&
    requires(const typename K::Game::Edition& edition, const typename K::Game::State& state,
             const typename K::Game::Move& move, Seat seat, Features& features) {
      // Nets for different stages of the game or numbers of players: how many there are, which one
      // evaluates a position, for how many seats each is.
      { K::kNets } -> std::convertible_to<std::size_t>;
      { K::net_of(state) } -> std::same_as<std::size_t>;
      { K::seats_of(std::size_t{}) } -> std::same_as<std::size_t>;
      { K::kParameters } -> std::convertible_to<Parameters>;  // of its search
      { K::kFlags } -> std::convertible_to<std::size_t>;      // how many different flags there are
      { K::kScalars } -> std::convertible_to<std::size_t>;    // how many scalars

      // The options of the nth training game: whatever people may choose.
      { K::training_options(std::size_t{}) } -> std::same_as<typename K::Game::Options>;

      // A number for what the seat may know: equal in positions that it cannot tell apart,
      // different in others but for chance hits in 2^64.
      { K::key(edition, state, seat) } -> std::same_as<std::uint64_t>;

      // What the net is shown, as the seat sees it: own things first, then the others in turn
      // order.
      { K::features(edition, state, seat, features) };

      // The hand-made evaluation of a running game; and what its nets set out from and correct,
      // which may be the same or simpler.
      { K::evaluate(edition, state) } -> std::same_as<Forecast>;
      { K::baseline(edition, state) } -> std::same_as<Forecast>;

      // Whether a turn is made of several decisions. Then positions within a turn cannot be
      // compared with others, and a simulation plays on by the hand-made evaluation until the
      // viewer's next turn begins before it is evaluated by the net.
      { K::kMultiDecisionTurns } -> std::convertible_to<bool>;

      // Whether a legal move shows a seat something hidden on which what it does next depends.
      { K::reveals(state, move) } -> std::same_as<bool>;

      // How good a legal move looks at first sight to the seat to move, in about VP; cheap.
      { K::prior(edition, state, move) } -> std::convertible_to<float>;
    };

}  // namespace belle::search
