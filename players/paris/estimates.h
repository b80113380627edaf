// What both the evaluation and the features ask about a seat's future.
#pragma once

#include "engine/paris/state.h"

namespace belle::players {

/// Turns of the seat still to come after the one being played: exact once the last end-game tile is
/// taken, before that a guess with so many turns for each end-game tile left.
float turns_to_come(const paris::Open& open, Seat seat, float turns_per_end_tile);

/// The VP that using a bonus tile would give the seat now, with as many pairs as it has; its
/// francs for tile 27. The tile counts as held.
int points_now(const paris::Edition& edition, const paris::Open& open, Seat seat, int number);

/// The buildings among `free` to which a key of the seat could climb in its district or from the
/// bank there, whatever the price.
paris::Places in_reach(const paris::Open& open, Seat seat, paris::Places free);

}  // namespace belle::players
