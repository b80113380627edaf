// The functions of players.h for a game, made of what Belle knows of it: included by one source
// file for each game, so that the search is compiled once.
#pragma once

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "players/kinds.h"
#include "players/players.h"
#include "players/weights.h"

namespace belle::players {

/// The nets of a game as they were learnt; or, where they do not fit the features, why.
template <search::Knowledge K>
const std::expected<std::vector<search::Net>, std::string>& nets() {
  using Nets = std::expected<std::vector<search::Net>, std::string>;
  static const Nets read = []() -> Nets {
    if constexpr (K::kNets == 0) {
      return {};  // the game is evaluated by hand
    } else {
      const std::string_view bytes = weights<typename K::Game>();
      auto learnt =
          search::read_nets({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()},
                            search::net_shapes<K>());
      if (!learnt)
        learnt = std::unexpected("the weights of " + std::string(K::Game::kName) + ": " +
                                 learnt.error());
      return learnt;
    }
  }();
  return read;
}

template <search::Knowledge K>
std::expected<std::unique_ptr<search::Player<typename K::Game>>, std::string> make_player_of(
    const typename K::Game::Edition& edition, std::string_view description, std::uint64_t seed) {
  using G = typename K::Game;
  const auto level = std::ranges::find(levels<G>(), description, &Level::name);
  const auto how = read_description(level == levels<G>().end() ? description : level->description);
  if (!how) return std::unexpected(how.error());
  if (how->kind == "random") return std::make_unique<RandomPlayer<K>>(edition, seed);
  if (how->kind == "uct") return std::make_unique<UctPlayer<K>>(edition, *how, seed);
  const bool by_hand = how->kind == "greedy" || how->get("hand", 0) != 0;
  if (!by_hand && !nets<K>()) return std::unexpected(nets<K>().error());
  return std::make_unique<BellePlayer<K>>(
      edition, by_hand ? std::span<const search::Net>{} : std::span<const search::Net>(*nets<K>()),
      *how, seed);
}

template <search::Knowledge K>
search::Answer<typename K::Game> think_as(const typename K::Game::Edition& edition,
                                          const typename K::Game::View& view,
                                          const search::Budget& budget,
                                          const search::Tell<typename K::Game>& tell = {}) {
  if (!nets<K>()) {  // no caller could think without them
    std::fprintf(stderr, "%s\n", nets<K>().error().c_str());
    std::abort();
  }
  return search::Thinker<K>(edition, *nets<K>(), K::kParameters).think(view, budget, tell);
}

}  // namespace belle::players
