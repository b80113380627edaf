// What stands below the table where there is something to say: tiles that left the game, and
// rulings that are not read as usual.
#pragma once

#include "apps/show/canvas.h"
#include "engine/paris/state.h"

namespace belle::show::paris_drawing {

/// Takes the whole width of the sheet, and as many lines as there are notes.
void draw_notes(Canvas& canvas, int y, const paris::Edition& edition, const paris::Open& open);

}  // namespace belle::show::paris_drawing
