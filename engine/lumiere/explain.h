// What a legal move does: the points it changes now, and the light. Speaks in sentences for people;
// the numbers behind them are an Effect.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/core/json_text.h"
#include "engine/lumiere/moves.h"
#include "engine/lumiere/scoring.h"

namespace belle {
struct Shape;
}

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

/// The effect as a JSON object, for pages that speak any language; its fields are declared in
/// shapes.h. Lists that would be empty are left out.
void write_effect(JsonText& json, const Edition& edition, const State& state, const Move& move);
const Shape& effect_shape();

}  // namespace belle::lumiere
