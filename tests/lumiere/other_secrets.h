// Hidden facts, changed: for tests that they change nothing else.
#pragma once

#include <optional>

#include "engine/core/random.h"
#include "engine/lumiere/lumiere.h"

namespace belle::lumiere {

/// Changes, by hand and at random, only what the viewer may not know: the order of every pile, the
/// hands of others, and which of two equal-looking tiles is which.
State with_other_secrets(const State& state, std::optional<Seat> viewer, Random& random);

}  // namespace belle::lumiere
