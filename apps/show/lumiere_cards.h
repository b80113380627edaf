// The postcards of La Cité de la Lumière in words: their names, and what became of those that were
// played, as far as the table tells. It does not tell whether Levitation was played with its
// effect, nor whether a streetlight that is not there was built over with Métropolitain.
#pragma once

#include <string>
#include <string_view>

#include "engine/lumiere/components.h"
#include "engine/lumiere/state.h"

namespace belle::show {

std::string_view name(lumiere::Card card);

/// Where its piece stands and what it scores now; ready or used, if it is kept. The seat played it.
std::string what_became_of(const lumiere::Edition& edition, const lumiere::Open& open,
                           lumiere::Card card, Seat seat);

}  // namespace belle::show
