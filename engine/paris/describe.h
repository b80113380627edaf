// What tiles do, in a few words for people: on the drawing of the track, in explanations.
#pragma once

#include <string>

#include "engine/paris/components.h"

namespace belle::paris {

/// What a bonus tile does with so many players, in at most 19 characters.
std::string describe_bonus(const Edition& edition, int number, int players);

/// What an end-game tile gives.
std::string describe(const EndTile& tile);

}  // namespace belle::paris
