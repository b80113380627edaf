// What a player of a game knows beyond its rules: the contract between the search and the
// knowledge of each game in players/<game>. A Mind is a type with these static functions. They
// are given states that the search has redealt, and look only at what lies open in them and at
// the own hand of the seat that is asked.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>

#include "engine/core/game.h"
#include "search/inputs.h"
#include "search/style.h"
#include "search/worth.h"

namespace belle::search {

template <class M>
concept Mind =
    Game<typename M::Game> &&
    requires(const typename M::Game::Edition& edition, const typename M::Game::State& state,
             const typename M::Game::Move& move, Seat seat, Inputs& inputs) {
      // Nets for different stages of the game or numbers of players: how many there are, which one
      // judges a position, for how many seats each is.
      { M::kNets } -> std::convertible_to<std::size_t>;
      { M::net_of(state) } -> std::same_as<std::size_t>;
      { M::seats_of(std::size_t{}) } -> std::same_as<std::size_t>;
      { M::kStyle } -> std::convertible_to<Style>;           // of its search
      { M::kMarks } -> std::convertible_to<std::size_t>;     // how many different marks there are
      { M::kMeasures } -> std::convertible_to<std::size_t>;  // how many measures

      // The options of the nth game of practice: whatever people may choose.
      { M::practice(std::size_t{}) } -> std::same_as<typename M::Game::Options>;

      // A number for what the seat may know: equal in positions that it cannot tell apart,
      // different in others but for chance hits in 2^64.
      { M::key(edition, state, seat) } -> std::same_as<std::uint64_t>;

      // What the net is shown, as the seat sees it: own things first, then the others in turn
      // order.
      { M::look(edition, state, seat, inputs) };

      // The hand-made judgement of a running game; and what its nets set out from and correct,
      // which may be the same or simpler.
      { M::judge(edition, state) } -> std::same_as<Forecast>;
      { M::set_out(edition, state) } -> std::same_as<Forecast>;

      // Whether a turn is made of several decisions. Then positions within a turn cannot be
      // compared with others, and a simulation plays on by the hand-made judgement until the
      // viewer's next turn begins before it is judged by the net.
      { M::kPlaysOn } -> std::convertible_to<bool>;

      // How good a legal move looks at first sight to the seat to move, in about VP; cheap.
      { M::promise(edition, state, move) } -> std::convertible_to<float>;
    };

}  // namespace belle::search
