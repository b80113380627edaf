// A position of Paris as a picture for the terminal: the round board with the supplies in its
// corners, the bonus track beside it, the landmarks and the players below. It is 100 columns wide
// and has two lines for each player and 38 others. Everything can be read without colours.
#pragma once

#include <string>

#include "apps/show/canvas.h"
#include "engine/paris/components.h"
#include "engine/paris/state.h"
#include "engine/paris/view.h"

namespace belle::show {

/// Draws what the viewer may know: end-game tiles of others only as a number, and with closed
/// screens nothing that lies behind those of others. The final scoring opens all screens.
std::string draw(const paris::Edition& edition, const paris::View& view, Colour colour);

/// Draws the whole truth, with every player's end-game tiles: for those who hold the record anyway.
std::string draw(const paris::Edition& edition, const paris::State& state, Colour colour);

}  // namespace belle::show
