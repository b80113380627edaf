#include "players/players.h"

#include <array>

#include "players/instance.h"
#include "players/paris/mind.h"

namespace belle::players {
namespace {

constexpr std::array<Level, 7> kLevels{{
    {"gamin", "Gamin", "A street kid: overlooks half of what could be done.", "greedy:sight=0.53"},
    {"grisette", "Grisette", "Works quickly, overlooks much.", "greedy:sight=0.63"},
    {"flaneur", "Flâneur", "Strolls past one good move in four.", "greedy:sight=0.77"},
    {"concierge", "Concierge", "Takes the best move at first sight, nothing further.", "greedy"},
    {"banquier", "Banquier", "Thinks one turn ahead and of yours, and miscounts a little.",
     "belle:sims=0,noise=0.01"},
    {"academicien", "Académicien", "Thinks one turn ahead and of yours, and seldom errs.",
     "belle:sims=0"},
    {"belle", "Belle", "Belle at her best; tries out the whole last turn.", "belle:sims=1500"},
}};

}  // namespace

template <>
std::span<const Level> levels<Paris>() {
  return kLevels;
}

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
