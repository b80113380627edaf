// Moves as text, section 6 of the rules page: `lay c5 r2`, `card levitation L4 P5 c3 r2`.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/game.h"
#include "engine/lumiere/moves.h"

namespace belle::lumiere {

std::string format(const Edition& edition, const Move& move);

/// The same as the viewer may read it, `mover` having played it: nothing in these moves is secret.
inline std::string format_for(std::optional<Seat> /*viewer*/, const Edition& edition,
                              const Move& move, Seat /*mover*/) {
  return format(edition, move);
}

/// Reads a move. It is spelt right, which does not make it legal: ask refusal for that.
std::expected<Move, Refusal> parse(const Edition& edition, std::string_view text);

std::string format(Space space);
std::string format(Turn turn);
std::string_view format(Facing facing);

}  // namespace belle::lumiere
