// A position as JSON: everything a page needs to draw the game for one viewer, in the words of the
// notation, and nothing that the viewer may not know, for it is written from a View. Equal views
// give equal bytes. What each field means is declared in shapes.h.
#pragma once

#include "engine/core/json_text.h"
#include "engine/lumiere/view.h"

namespace belle {
struct Shape;
}

namespace belle::lumiere {

void write_position(JsonText& json, const Edition& edition, const View& view);
const Shape& position_shape();

}  // namespace belle::lumiere
