// What a move does, whose turn it is then, and when the game is over.
#pragma once

#include <optional>

#include "engine/core/game.h"
#include "engine/core/random.h"
#include "engine/paris/moves.h"
#include "engine/paris/state.h"

namespace belle::paris {

/// Carries out a legal move; anything else breaks the position.
void apply(const Edition& edition, State& state, const Move& move);

/// Totals and winners once the game is over; nothing before.
std::optional<Outcome> outcome(const Edition& edition, const State& state);

/// A random legal move out of `moves`: uniform among the answers to the question asked, with a
/// free action in one of eight cases instead, where there is one. Uniform over everything, a
/// random player would sell and spend whatever it gets before it could serve.
Move random_move(const Moves& moves, Random& random);

/// The VP that using a bonus tile would give the seat to move now.
int bonus_points(const Edition& edition, const Open& open, const Move& use);

}  // namespace belle::paris
