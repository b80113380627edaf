// The board of La Cité de la Lumière as a picture: 8×8 spaces of five columns and two lines, with
// a line of the grid between any two. Heavy lines are the walls of a building; light ones the
// border of the board and, while tiles are laid, of its areas.
#pragma once

#include "apps/show/canvas.h"
#include "engine/lumiere/components.h"
#include "engine/lumiere/state.h"

namespace belle::show {

inline constexpr int kBoardWidth = 51;   // row numbers, then 8 × 6 columns and the east border
inline constexpr int kBoardHeight = 26;  // 8 × 3 lines and the south border, then column letters

void draw_board(Canvas& canvas, int x, int y, const lumiere::Edition& edition,
                const lumiere::Open& open);

}  // namespace belle::show
