// A position as JSON: everything a page needs to draw the game for one viewer, in the words of the
// notation, and nothing that the viewer may not know, for it is written from a View. Equal views
// give equal bytes.
//
//   viewer, to_move   a seat, or null for a spectator and after the end
//   phase             streets, city or over
//   ground            eight rows, row 8 first, a to h: o Orange, b Blue, m mixed, L streetlight,
//                     '.' without a tile, '-' a streetlight that was built over
//   buildings         those that stand: id, owner, spaces, and by how many streetlights it is `lit`
//   pieces            those that lie on a space, by name: space and owner; the statue's facing;
//                     the points it brings now; what the large streetlight lights, and which spaces
//                     in its reach are dark (L14)
//   pool              buildings; so is each seat's reserve
//   cards             the eight of this game: id, `by` whom it was played, and whether it is still
//                     `held` to be used or counted
//   seats             by name: reserve, action tokens and chimneys left, the faces of the tiles not
//                     laid yet, and the score as if the game ended now
//   hand              the face of the viewer's tile, or null
//   winners           seats, once the game is over
//
// A face is four letters of the ground, clockwise from the top left space.
#pragma once

#include "engine/core/json_text.h"
#include "engine/lumiere/view.h"

namespace belle::lumiere {

void write_position(JsonText& json, const Edition& edition, const View& view);

}  // namespace belle::lumiere
