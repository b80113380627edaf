#include <array>

#include "engine/lumiere/lumiere.h"
#include "players/players.h"

namespace belle::players {
namespace {

constexpr std::array<Level, 10> kLevels{{
    {"gamin", "Gamin", "A street kid: sees one move in four and takes what glitters.",
     "greedy:sight=0.25", 20},
    {"grisette", "Grisette", "Works quickly, overlooks every second move.", "greedy:sight=0.5", 20},
    {"flaneur", "Flâneur", "Strolls from one good-looking move to the next.", "greedy", 20},
    {"concierge", "Concierge", "Knows the houses of the quarter, misjudges the neighbours.",
     "belle:sims=0,noise=0.07", 20},
    {"bouquiniste", "Bouquiniste", "Has read about every street, hesitates between two.",
     "belle:sims=0,noise=0.03", 20},
    {"allumeur", "Allumeur", "The lamplighter: a sure eye for light, no plan beyond it.",
     "belle:sims=0", 20},
    {"caricaturiste", "Caricaturiste", "Looks at you before every move, briefly.", "belle:sims=20",
     40},
    {"impressionniste", "Impressionniste", "Sees the whole picture a moment ahead.",
     "belle:sims=100", 120},
    {"academicien", "Académicien", "Considers, compares, seldom errs.", "belle:sims=500", 350},
    {"belle", "Belle", "Belle at her best; proves the end where she can.", "belle:sims=4000"},
}};

}  // namespace

template <>
std::span<const Level> levels<Lumiere>() {
  return kLevels;
}

}  // namespace belle::players
