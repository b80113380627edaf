// What a legal move does: its price with its parts, what it brings, the points it changes now.
#pragma once

#include <string>
#include <vector>

#include "engine/core/json_text.h"
#include "engine/paris/moves.h"

namespace belle {
struct Shape;
}

namespace belle::paris {

/// The effect in English sentences, one per line, for the mover. Never tells which
/// tile a draw turns up, nor, with closed screens, what others have: of them only what changes.
std::vector<std::string> explain(const Edition& edition, const State& state, const Move& move);

/// The effect as a JSON object, for pages that speak any language; its fields are declared in
/// shapes.h. Of a draw nothing is told. What is not there, or would be 0, is left out. Of others a
/// move changes only what districts pay them, so nothing of what stands behind their screens is
/// told.
void write_effect(JsonText& json, const Edition& edition, const State& state, const Move& move);
const Shape& effect_shape();

}  // namespace belle::paris
