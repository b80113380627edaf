// Hidden facts, changed: for tests that they change nothing else.
#pragma once

#include <optional>

#include "engine/core/random.h"
#include "engine/paris/paris.h"

namespace belle::paris {

/// Changes, by hand and at random, only what the viewer may not know: the tiles below the top of
/// each pile, and which of the tiles it never saw in the supply others took.
State with_other_secrets(const State& state, std::optional<Seat> viewer, Random& random);

/// The deal with which the game would have come to this state, as far as its piles tell.
Deal deal_of(const State& state, Deal deal);

}  // namespace belle::paris
