// Moves as text, section 6 of the rules page: `move bank:mon mon3`, `use 21 gold wood`.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/game.h"
#include "engine/paris/moves.h"

namespace belle::paris {

std::string format(const Edition& edition, const Move& move);

/// The same as the viewer may read it, `mover` having played it: only the mover knows which
/// end-game tile was taken.
std::string format_for(std::optional<Seat> viewer, const Edition& edition, const Move& move,
                       Seat mover);

/// Reads a move. It is spelt right, which does not make it legal: ask refusal for that.
std::expected<Move, Refusal> parse(const Edition& edition, std::string_view text);

/// `arc`, `bank:mon` or `mon5`; a landmark needs its district, and is the place that names it.
std::string format(Place place);
std::string format_landmark(const Edition& edition, Place place, District district);

}  // namespace belle::paris
