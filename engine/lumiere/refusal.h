// Why a wished move is not legal. This walks through the rules one by one, apart from `legal`,
// so that it can name the first one broken; tests hold the two against each other.
#pragma once

#include <optional>

#include "engine/core/game.h"
#include "engine/lumiere/moves.h"

namespace belle::lumiere {

/// The ruling that a move from `parse` breaks, in a sentence for the player; nothing exactly if it
/// is legal.
std::optional<Refusal> refusal(const Edition& edition, const State& state, const Move& move);

}  // namespace belle::lumiere
