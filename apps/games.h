// The games there are. Commands are written once, as templates, and meet a game here by its name.
#pragma once

#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "apps/suggest.h"
#include "engine/lumiere/lumiere.h"
#include "engine/paris/paris.h"

namespace belle {

using Games = std::tuple<Lumiere, Paris>;

/// Calls `use(G{})` with the game of that name; false if there is none.
template <class Use>
bool with_game(std::string_view name, Use use) {
  bool found = false;
  std::apply(
      [&]<class... G>(G...) {
        const auto try_one = [&]<class Candidate>(Candidate game) {
          if (Candidate::kName != name) return;
          found = true;
          use(game);
        };
        (try_one(G{}), ...);
      },
      Games{});
  return found;
}

/// Calls `use(G{})` with each game.
template <class Use>
void for_each_game(Use use) {
  std::apply([&]<class... G>(G... game) { (use(game), ...); }, Games{});
}

inline std::vector<std::string> game_names() {
  std::vector<std::string> names;
  for_each_game([&]<class G>(G) { names.emplace_back(G::kName); });
  return names;
}

/// What to say of a game that does not exist.
inline std::string unknown_game(const std::string& name) {
  return "no game is called '" + name + "'." + suggestion(name, game_names());
}

}  // namespace belle
