// A position of La Cité de la Lumière as a picture for the terminal: title, board and panel, and a
// legend. It is never wider than 100 columns, and 32 lines high unless an edition has taller
// buildings than ours. Everything can be read without colours.
#pragma once

#include <string>

#include "apps/show/canvas.h"
#include "engine/lumiere/components.h"
#include "engine/lumiere/state.h"
#include "engine/lumiere/view.h"

namespace belle::show {

/// Draws what the viewer may know.
std::string draw(const lumiere::Edition& edition, const lumiere::View& view, Colour colour);

/// Draws the whole truth, the tiles in both hands included: for those who hold the record anyway.
std::string draw(const lumiere::Edition& edition, const lumiere::State& state, Colour colour);

}  // namespace belle::show
