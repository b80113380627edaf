// What a legal move does: its price with its parts, what it brings, the points it changes now.
#pragma once

#include <string>
#include <vector>

#include "engine/core/json_text.h"
#include "engine/paris/moves.h"

namespace belle::paris {

/// The effect in English sentences, one per line, for whoever makes the move. Never tells which
/// tile a draw turns up, nor, with closed screens, what others have: of them only what changes.
std::vector<std::string> explain(const Edition& edition, const State& state, const Move& move);

/// The effect as a JSON object, for pages that speak any language. Of a draw nothing is told.
///
///   price        of a key's move: francs, the value it goes to and the one it comes from (0 on a
///                bank or the Arc), and tokens by name
///   bonus        the meeple may then move on, for so many francs
///   slots        of the landmark reached, prestige tokens by name
///   fourth_key   true if the move brings the right to a VP tile
///   points       what the tile gives now, of tiles that are used for points
///   seats        by name, of those for whom something changes: francs and VP (before, after);
///                tokens, temporary, keys and reserve_keys (the change); bonus (the tile taken);
///                parts of the score if it ended now (the change of play, tile27, districts)
///   district     where a key arrives or a VP tile is put: its id, sums, ranks and what it pays
///                then, as in a position
///
/// What is not there, or would be 0, is left out. Of others a move changes only what districts pay
/// them, so nothing of what stands behind their screens is told.
void write_effect(JsonText& json, const Edition& edition, const State& state, const Move& move);

}  // namespace belle::paris
