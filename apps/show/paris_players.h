// The players of Paris as a table, two lines each: points as if the game ended now, keys, francs
// and tokens; then the tiles they hold, what they have for this turn only, and the bonus tiles
// that lie used beside the screen. A closed screen is
// drawn as such, and nothing behind it can be read off other numbers either.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "apps/show/canvas.h"
#include "engine/paris/components.h"
#include "engine/paris/state.h"

namespace belle::show::paris_drawing {

/// What may be shown of a player besides what lies on the table.
struct Known {
  bool screen = false;                     // what is behind the screen
  std::optional<std::uint16_t> end_tiles;  // those held, a bit each; nothing: only how many
};
using AllKnown = std::array<Known, paris::kMostPlayers>;

/// Takes the whole width of the sheet.
void draw_players(Canvas& canvas, int y, const paris::Edition& edition, const paris::Open& open,
                  const AllKnown& known);

}  // namespace belle::show::paris_drawing
