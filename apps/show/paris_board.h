// The round board of Paris: in the middle the Arc de Triomphe, around it the six districts in
// three columns of which the middle one reaches further out, so that the outline is that of a
// disc. Its four corners are left to what lies beside the board.
#pragma once

#include "apps/show/canvas.h"
#include "engine/paris/components.h"
#include "engine/paris/state.h"

namespace belle::show::paris_drawing {

inline constexpr int kColumnWidth = 22;                   // of a district without its borders
inline constexpr int kBoardWidth = 3 * kColumnWidth + 4;  // neighbours share a border
inline constexpr int kBoardHeight = 31;

/// The size of a corner: as wide as a district, as high as the middle column reaches out.
inline constexpr int kCornerWidth = kColumnWidth;
inline constexpr int kCornerHeight = 4;

void draw_board(Canvas& canvas, int x, int y, const paris::Edition& edition,
                const paris::Open& open);

}  // namespace belle::show::paris_drawing
