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

template <>
search::Answer<Lumiere> think_aloud<Lumiere>(
    const lumiere::Edition& edition, const lumiere::View& view, const search::Budget& budget,
    const std::function<void(const search::Answer<Lumiere>&)>& tell) {
  return think_as<LumiereKnowledge>(edition, view, budget, tell);
}

}  // namespace belle::players
