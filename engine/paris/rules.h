// What a move does, whose turn it is then, and when the game is over.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/random.h"
#include "engine/core/tie_break.h"
#include "engine/paris/moves.h"
#include "engine/paris/state.h"

namespace belle::paris {

/// Carries out a legal move; anything else breaks the position.
void apply(const Edition& edition, State& state, const Move& move);

/// Whether a legal move cannot be taken back by its mover alone: it ends the turn, or shows
/// a seat something hidden (a tile of a pile, an end-game tile).
/// A look through the end-game tiles comes with a draw or at the end of a turn, but for the one
/// that opens when the very last tile is placed: then all twelve are still there. Taking one shows
/// nothing, for its taker has seen them and the others do not see which it is.
inline bool binding(const Edition& /*edition*/, const State& /*before*/, const Move& move) {
  return move.kind == Move::Kind::Draw || move.kind == Move::Kind::UseEnd ||
         move.kind == Move::Kind::End;
}

/// Totals and winners once the game is over; nothing before.
std::optional<Outcome> outcome(const Edition& edition, const State& state);

/// What decides after equal totals, and what it decided in a game that is over (§5).
inline constexpr std::array<TieBreakKind, 2> kTieBreakKinds{
    {{"francs", "francs"}, {"values", "values on the whole board"}}};
std::vector<TieBreak> tie_breaks(const Edition& edition, const State& state);

/// A random legal move out of `moves`: uniform among the answers to the question asked, with a
/// free action in one of eight cases instead, where there is one. Uniform over everything, a
/// random player would sell and spend whatever it gets before it could serve.
Move random_move(const Moves& moves, Random& random);

/// The VP that using a bonus tile would give a seat now, with so many pairs where it hands in any;
/// and the seat to move with this move.
int bonus_points(const Edition& edition, const Open& open, Seat seat, int number, int pairs);
int bonus_points(const Edition& edition, const Open& open, const Move& use);

}  // namespace belle::paris
