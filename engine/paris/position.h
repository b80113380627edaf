// A position as JSON: everything a page needs to draw the game for one viewer, in the words of the
// notation, and nothing that the viewer may not see, for it is written from a View. Equal views
// give equal bytes. With closed screens less is written than a view has: the francs, tokens and
// bonus tiles of others can be counted by a viewer who follows the moves, but are not shown before
// the game is over (docs/rulings.md). What each field means is declared in shapes.h.
#pragma once

#include "engine/core/json_text.h"
#include "engine/paris/view.h"

namespace belle {
struct Shape;
}

namespace belle::paris {

void write_position(JsonText& json, const Edition& edition, const View& view);
const Shape& position_shape();

}  // namespace belle::paris
