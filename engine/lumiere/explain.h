// What a legal move does: the points it changes now, and the light. Speaks in sentences for people;
// the numbers behind them are an Effect.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/core/json_text.h"
#include "engine/lumiere/moves.h"
#include "engine/lumiere/scoring.h"

namespace belle::lumiere {

struct Effect {
  std::array<ScoreSheet, kSeats> before;
  std::array<ScoreSheet, kSeats> after;
  Spaces building = 0;      // the spaces that the move builds on
  Spaces streetlights = 0;  // those that light the new building
  Spaces newly_lit = 0;     // laid spaces that no streetlight lit before
};

/// The effect of a legal move.
Effect effect(const Edition& edition, const State& state, const Move& move);

/// The effect in English sentences, one per line. Never tells which tile is drawn next.
std::vector<std::string> explain(const Edition& edition, const State& state, const Move& move);

/// The effect as a JSON object, for pages that speak any language:
///
///   seats       by name, of those whose points change: `change`, and the parts of it that are not
///               0 (lit, group, unbuilt, cards)
///   covers      the spaces that are built on; lamps: the streetlights that light the building
///   newly_lit   laid spaces that no streetlight lit before
///
/// Lists that would be empty are left out.
void write_effect(JsonText& json, const Edition& edition, const State& state, const Move& move);

}  // namespace belle::lumiere
