#include "players/players.h"

#include "players/instance.h"
#include "players/paris/mind.h"

namespace belle::players {

template <>
std::expected<std::unique_ptr<search::Player<Paris>>, std::string> make_player<Paris>(
    const paris::Edition& edition, std::string_view description, std::uint64_t seed) {
  return make_player_of<ParisMind>(edition, description, seed);
}

template <>
search::Answer<Paris> think<Paris>(const paris::Edition& edition, const paris::View& view,
                                   const search::Budget& budget) {
  return think_as<ParisMind>(edition, view, budget);
}

}  // namespace belle::players
