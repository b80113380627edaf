// The engine held against the slow reference, over a whole game.
#pragma once

#include "tests/paris/random_play.h"
#include "tests/paris/reference.h"

namespace belle::paris {

/// Turns, legal moves, scores and winners of the game are those of the reference with this box; to
/// be asked within a property.
void expect_same_game(const Edition& edition, const PlayedGame& game,
                      const reference::paris::Box& box);

}  // namespace belle::paris
