// How far before the end the solver can prove the rest of a game.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <ostream>
#include <vector>

#include "engine/lumiere/lumiere.h"
#include "search/solve.h"

namespace belle {

/// The open positions of one game in their order, the last one being its end.
using OpenGame = std::vector<lumiere::State>;

/// The open positions of a game that was played to its end.
OpenGame open_part(const std::vector<lumiere::State>& states);

/// A game of chance in the first phase and of good play in the second: each seat takes what brings
/// most at once, and plays the last moves exactly. The same seed, the same game.
OpenGame survey_game(const lumiere::Edition& edition, std::uint64_t seed);

/// How many moves before the end of the game the first position lies that cannot be proven, less
/// one; walks back from the end, solving each position within `limits()`.
struct Proven {
  std::size_t moves = 0;
  std::size_t whole = 0;  // moves of the open part
};
Proven proven_moves(const lumiere::Edition& edition, const OpenGame& game,
                    const std::function<search::SolveLimits()>& limits);

/// The distribution as a table for people.
void print_survey(std::vector<Proven> games, double seconds, std::ostream& out);

}  // namespace belle
