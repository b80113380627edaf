#include "players/players.h"

#include "players/instance.h"
#include "players/lumiere/knowledge.h"

namespace belle::players {

template <>
std::expected<std::unique_ptr<search::Player<Lumiere>>, std::string> make_player<Lumiere>(
    const lumiere::Edition& edition, std::string_view description, std::uint64_t seed) {
  return make_player_of<LumiereKnowledge>(edition, description, seed);
}

template <>
search::Answer<Lumiere> think<Lumiere>(const lumiere::Edition& edition, const lumiere::View& view,
                                       const search::Budget& budget) {
  return think_as<LumiereKnowledge>(edition, view, budget);
}

}  // namespace belle::players
