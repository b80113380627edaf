// Random games for property tests. Uniform play seldom has two keys of one owner on one space or
// many tiles in hand, so a game is played in one of a few moods that seek such things.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/paris/paris.h"

namespace belle::paris {

enum class Mood : std::uint8_t {
  Seldom,  // free actions seldom, as `belle random` plays
  Joiner,  // wants tiles 9, 16 and 17, and moves keys where keys are
  Busy,    // free actions and key moves as often as anything else
};

/// A whole game.
struct PlayedGame {
  Options options;
  Deal deal;
  std::vector<Move> moves;
  std::vector<State> states;  // before each move, and the last
};

/// Plays the game of a seed, with the options and in the mood that the seed chooses.
PlayedGame play(const Edition& edition, std::uint64_t seed);
/// The same with these options.
PlayedGame play(const Edition& edition, std::uint64_t seed, const Options& options);

/// Every legal move of a position, as a vector.
std::vector<Move> legal_moves(const Edition& edition, const State& state);

/// The same in the notation, sorted by bytes.
std::vector<std::string> legal_texts(const Edition& edition, const State& state);

}  // namespace belle::paris
