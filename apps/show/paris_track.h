// The bonus track of Paris as a ladder: a line for each of its 30 spaces with the meeples there,
// the number of its tiles, how many are left, and what they do.
#pragma once

#include "apps/show/canvas.h"
#include "engine/paris/components.h"
#include "engine/paris/state.h"

namespace belle::show::paris_drawing {

inline constexpr int kTrackWidth = 28;
inline constexpr int kTrackHeight = 1 + static_cast<int>(paris::kBonusNumbers);  // with a heading

void draw_track(Canvas& canvas, int x, int y, const paris::Edition& edition,
                const paris::Open& open);

}  // namespace belle::show::paris_drawing
