#include <array>

#include "engine/paris/paris.h"
#include "players/players.h"

namespace belle::players {
namespace {

constexpr std::array<Level, 7> kLevels{{
    {"gamin", "Gamin", "A street kid: overlooks half of what could be done.", "greedy:sight=0.53",
     20},
    {"grisette", "Grisette", "Works quickly, overlooks much.", "greedy:sight=0.63", 20},
    {"flaneur", "Flâneur", "Strolls past one good move in four.", "greedy:sight=0.77", 20},
    {"concierge", "Concierge", "Takes the best move at first sight, nothing further.", "greedy",
     20},
    {"banquier", "Banquier", "Thinks one turn ahead and of yours, and miscounts a little.",
     "belle:sims=0,noise=0.01", 60},
    {"academicien", "Académicien", "Thinks one turn ahead and of yours, and seldom errs.",
     "belle:sims=0", 60},
    {"belle", "Belle", "Belle at her best; tries out the whole last turn.", "belle:sims=1500"},
}};

}  // namespace

template <>
std::span<const Level> levels<Paris>() {
  return kLevels;
}

}  // namespace belle::players
