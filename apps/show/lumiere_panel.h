// What lies beside the board of La Cité de la Lumière: what each player has left, the tiles in hand
// as far as they are known, the buildings that nobody has built yet, the eight postcards and what
// became of them, and the score if the game ended now.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "apps/show/canvas.h"
#include "engine/lumiere/components.h"
#include "engine/lumiere/state.h"

namespace belle::show {

/// The tile in each player's hand; none if there is none, or if it must not be shown.
using Hands = std::array<std::optional<std::uint8_t>, lumiere::kSeats>;

inline constexpr int kPanelWidth = 47;

/// Returns how many lines it takes.
int draw_panel(Canvas& canvas, int x, int y, const lumiere::Edition& edition,
               const lumiere::Open& open, const Hands& hands);

}  // namespace belle::show
