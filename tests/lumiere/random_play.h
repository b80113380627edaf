// Random games for property tests. Uniform play seldom reaches the chimney limit or two kept cards
// on one building, so a game is played in one of a few moods that seek such things.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "engine/lumiere/lumiere.h"

namespace belle::lumiere {

enum class Mood : std::uint8_t {
  Uniform,    // every legal move alike
  Builder,    // takes many buildings and builds before anything else
  Collector,  // plays Métropolitain and Chartier early, builds only with them
};

/// A whole game.
struct PlayedGame {
  Options options;
  Deal deal;
  std::vector<Move> moves;
  std::vector<State> states;  // before each move, and the last
};

/// Plays the game of a seed, in the mood that the seed chooses.
PlayedGame play(const Edition& edition, std::uint64_t seed);

/// tests/editions/turned/lumiere.json: every ruling is turned, every reconstructed fact is another
/// one, and so are the VP. Some of the tiles look the same when they are turned, and three of them
/// look alike.
const Edition& corrected_edition();

/// Every legal move of a position, as a vector.
std::vector<Move> legal_moves(const Edition& edition, const State& state);

/// The same in the notation, sorted by bytes.
std::vector<std::string> legal_texts(const Edition& edition, const State& state);

}  // namespace belle::lumiere
