// The functions of players.h for a game, made of its mind: included by one source file for each
// game, so that the search is compiled once.
#pragma once

#include <algorithm>
#include <cassert>
#include <vector>

#include "players/kinds.h"
#include "players/players.h"
#include "players/weights.h"

namespace belle::players {

/// The nets of a mind as they were learnt.
template <search::Mind M>
const std::vector<search::Net>& nets() {
  static const std::vector<search::Net> read = [] {
    const std::string_view bytes = weights<typename M::Game>();
    auto learnt =
        search::read_nets({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()},
                          search::net_shapes<M>());
    assert(learnt);
    return std::move(*learnt);
  }();
  return read;
}

template <search::Mind M>
std::expected<std::unique_ptr<search::Player<typename M::Game>>, std::string> make_player_of(
    const typename M::Game::Edition& edition, std::string_view description, std::uint64_t seed) {
  using G = typename M::Game;
  const auto level = std::ranges::find(levels<G>(), description, &Level::name);
  const auto how = read_description(level == levels<G>().end() ? description : level->description);
  if (!how) return std::unexpected(how.error());
  if (how->kind == "random") return std::make_unique<RandomPlayer<M>>(edition, seed);
  if (how->kind == "uct") return std::make_unique<UctPlayer<M>>(edition, *how, seed);
  const bool by_hand = how->kind == "greedy" || how->get("hand", 0) != 0;
  return std::make_unique<BellePlayer<M>>(
      edition, by_hand ? std::span<const search::Net>{} : std::span<const search::Net>(nets<M>()),
      *how, seed);
}

template <search::Mind M>
search::Answer<typename M::Game> think_as(const typename M::Game::Edition& edition,
                                          const typename M::Game::View& view,
                                          const search::Budget& budget) {
  return search::Thinker<M>(edition, nets<M>(), M::kStyle).think(view, budget);
}

}  // namespace belle::players
