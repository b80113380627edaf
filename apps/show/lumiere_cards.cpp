#include "apps/show/lumiere_cards.h"

#include <array>
#include <optional>

#include "apps/show/lumiere_signs.h"
#include "engine/lumiere/notation.h"
#include "engine/lumiere/scoring.h"

namespace belle::show {
namespace {

using namespace lumiere;

constexpr std::array<std::string_view, kCards> kCardNames{
    "Moulin Rouge", "Le Penseur",    "Fontaine des Mers",         "La Grande Lumière",
    "Levitation",   "Métropolitain", "Jardin des Plantes",        "Sacré-Cœur",
    "Le Peintre",   "Chartier",      "Bouquinistes sur la Seine", "Lampadaire"};
static_assert(!kCardNames.back().empty(), "each postcard has a name");

std::string on(Space space, std::optional<int> points = {}) {
  if (space == kNowhere) return "without effect";
  return "on " + format(space) + (points ? ", +" + std::to_string(*points) : "");
}

std::string light_on(const Open& open, Space space) {
  const auto player = player_of(open, Card::Metro);
  const bool metro_used = player && !holds(open, *player, Card::Metro);
  return space == kNowhere && metro_used ? "played" : on(space);
}

}  // namespace

std::string_view name(Card card) { return kCardNames[index(card)]; }

std::string what_became_of(const Edition& edition, const Open& open, Card card, Seat seat) {
  const Spaces garden = open.built[index(kGarden)];
  switch (card) {
    case Card::Moulin:
      return on(open.dancer, dancer_points(edition, open));
    case Card::Penseur:
      return on(open.statue, statue_points(edition, open));
    case Card::Fontaine:
      return on(open.fountain, fountain_points(edition, open, seat));
    case Card::Peintre:
      return on(open.painter, painter_points(edition, open));
    case Card::Lumiere:
      return light_on(open, open.large_streetlight);
    case Card::Lampadaire:
      return light_on(open, open.lampadaire);
    case Card::Bouquinistes:
      return on(open.annex);
    case Card::Jardin:
      return on(garden == 0 ? kNowhere : first(garden));
    case Card::Levitation:
      return "played";
    case Card::Sacre:
      return "no penalty";
    case Card::Metro:
    case Card::Chartier:
      return holds(open, seat, card) ? "ready" : "used";
  }
  return {};
}

}  // namespace belle::show
