// What a move does, whose turn it is then, and when the game is over.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/random.h"
#include "engine/core/tie_break.h"
#include "engine/lumiere/moves.h"
#include "engine/lumiere/state.h"

namespace belle::lumiere {

/// Carries out a legal move; anything else breaks the position. Seats that cannot act are skipped
/// (L5), so the seat to move afterwards can act, or the game is over (L7).
void apply(const Edition& edition, State& state, const Move& move);

/// Whether a legal move cannot be taken back by its mover alone. A turn is one move: all bind.
inline bool binding(const Edition& /*edition*/, const State& /*before*/, const Move& /*move*/) {
  return true;
}

/// Totals and winners once the game is over; nothing before.
std::optional<Outcome> outcome(const Edition& edition, const State& state);

/// What decides after equal totals, and what it decided in a game that is over (L15).
inline constexpr std::array<TieBreakKind, 1> kTieBreakKinds{
    {{"free_spaces", "free spaces of the own colour"}}};
std::vector<TieBreak> tie_breaks(const Edition& edition, const State& state);

/// A random legal move out of `moves`, each as likely as the others.
inline Move random_move(const Moves& moves, Random& random) {
  return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
}

/// The spaces a move puts a building or the garden on; none for other moves.
Spaces building_cells(const Edition& edition, const Move& move);

}  // namespace belle::lumiere
