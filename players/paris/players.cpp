#include "players/players.h"

#include "players/instance.h"
#include "players/paris/knowledge.h"

namespace belle::players {

template <>
std::expected<std::unique_ptr<search::Player<Paris>>, std::string> make_player<Paris>(
    const paris::Edition& edition, std::string_view description, std::uint64_t seed) {
  return make_player_of<ParisKnowledge>(edition, description, seed);
}

template <>
search::Answer<Paris> think<Paris>(const paris::Edition& edition, const paris::View& view,
                                   const search::Budget& budget) {
  return think_as<ParisKnowledge>(edition, view, budget);
}

template <>
search::Answer<Paris> think_aloud<Paris>(
    const paris::Edition& edition, const paris::View& view, const search::Budget& budget,
    const std::function<void(const search::Answer<Paris>&)>& tell) {
  return think_as<ParisKnowledge>(edition, view, budget, tell);
}

}  // namespace belle::players
