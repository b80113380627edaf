// What a legal move does: its price with its parts, what it brings, the points it changes now.
#pragma once

#include <string>
#include <vector>

#include "engine/paris/moves.h"

namespace belle::paris {

/// The effect in English sentences, one per line. Never tells which tile a draw turns up.
std::vector<std::string> explain(const Edition& edition, const State& state, const Move& move);

}  // namespace belle::paris
