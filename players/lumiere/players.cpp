#include "players/players.h"

#include <array>

#include "players/instance.h"
#include "players/lumiere/mind.h"

namespace belle::players {
namespace {

constexpr std::array<Level, 1> kLevels{{
    {"belle", "Belle at her best.", "belle:ms=500"},
}};

}  // namespace

template <>
std::span<const Level> levels<Lumiere>() {
  return kLevels;
}

template <>
std::expected<std::unique_ptr<search::Player<Lumiere>>, std::string> make_player<Lumiere>(
    const lumiere::Edition& edition, std::string_view description, std::uint64_t seed) {
  return make_player_of<LumiereMind>(edition, description, seed);
}

template <>
search::Answer<Lumiere> think<Lumiere>(const lumiere::Edition& edition, const lumiere::View& view,
                                       const search::Budget& budget) {
  return think_as<LumiereMind>(edition, view, budget);
}

}  // namespace belle::players
