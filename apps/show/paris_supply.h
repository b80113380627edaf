// What lies beside the board of Paris: in its corners the piles, the VP tiles nobody has put on a
// district, the number of end-game tiles left, the reserve and the prices; below it the landmarks,
// with the district in which they stand if they are built.
#pragma once

#include "apps/show/canvas.h"
#include "engine/paris/components.h"
#include "engine/paris/state.h"

namespace belle::show::paris_drawing {

/// Fills the four corners of a board that begins here.
void draw_corners(Canvas& canvas, int x, int y, const paris::Edition& edition,
                  const paris::Open& open);

inline constexpr int kLandmarksHeight = 5;

/// Takes the whole width of the sheet.
void draw_landmarks(Canvas& canvas, int y, const paris::Edition& edition, const paris::Open& open);

}  // namespace belle::show::paris_drawing
