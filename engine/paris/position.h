// A position as JSON: everything a page needs to draw the game for one viewer, in the words of the
// notation, and nothing that the viewer may not see, for it is written from a View. Equal views
// give equal bytes. With closed screens less is written than a view has: the francs, tokens and
// bonus tiles of others can be counted by whoever follows the moves, but are not shown before the
// game is over (docs/rulings.md).
//
//   viewer, start, to_move   a seat, or null for a spectator and after the end
//   stage             what is asked: draw, place, act, bonus, prestige, vp, end; or over
//   ending            null, `next round` or `this round`: after which the game is over
//   options           screens closed or open, districts printed or free
//   arc               whose keys stand there
//   districts         by id: the places there by name, each with its `keys` (a seat for each key)
//                     and, if it is a building's space, its building's type, with free districts
//                     its tile too, and the token beside it; where it lies the VP tile (first,
//                     second, third) and what it `pays` now; sums and ranks of the seats there
//   landmarks, vp_tiles, reserve   what is left of each in the supply
//   track             the bonus number on each space; copies: how many lie there
//   piles             how many tiles are left, and the district on top
//   gone              tiles that left the game
//   drawn             the tile to be placed and its type
//   target            where the key just moved stands; joins: whose keys it may meet this turn
//   temporary         tokens of the seat to move
//   end_supply        how many end-game tiles are left; end_tiles_left: which, if the viewer has
//                     seen them as they are now
//   end_tiles         the viewer's
//   seats             by name: VP, keys behind the screen and in the reserve, meeple's space,
//                     end-game tiles held and used; if they are shown, francs, tokens and bonus
//                     tiles; the score as if the game ended now
//   winners           seats, once the game is over
//
// Lists by seat have an entry for each in the order of the seats. What is not there is left out.
#pragma once

#include "engine/core/json_text.h"
#include "engine/paris/view.h"

namespace belle::paris {

void write_position(JsonText& json, const Edition& edition, const View& view);

}  // namespace belle::paris
