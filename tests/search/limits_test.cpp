// What ends the solver, and what it does with the memory it is given.
#include <algorithm>

#include <gtest/gtest.h>

#include "editions/editions.h"
#include "players/lumiere/endgame.h"
#include "search/solve.h"
#include "tests/lumiere/random_play.h"

namespace belle::lumiere {
namespace {

const Edition& box() { return editions::shipped<Lumiere>(); }

// A position so many moves before the end of a random game.
State before_the_end(std::uint64_t seed, std::size_t moves) {
  const PlayedGame game = play(box(), seed);
  return game.states[game.states.size() - 1 - moves];
}

// The first open position of a random game: too far from the end for the limits of these tests.
State first_open(std::uint64_t seed) {
  const PlayedGame game = play(box(), seed);
  return *std::ranges::find_if(game.states, Endgame::open);
}

search::SolveLimits limits(std::uint64_t nodes) {
  search::SolveLimits result;
  result.nodes = nodes;
  result.memory = std::size_t{1} << 20;
  return result;
}

// A limit that is only looked at now and then.
TEST(SolveLimits, TheNumberOfPositionsIsKept) {
  const auto solution = search::solve<Endgame>(box(), first_open(3), limits(1'000));
  EXPECT_FALSE(solution.solved);
  EXPECT_LE(solution.nodes, 1'000U);
  EXPECT_LE(solution.low, solution.high);
}

// A stop that is asked too seldom to be answered at once.
TEST(SolveLimits, StopEndsItSoon) {
  search::SolveLimits soon = limits(UINT64_MAX);
  int asked = 0;
  soon.stop = [&asked] { return ++asked > 3; };
  const auto solution = search::solve<Endgame>(box(), first_open(3), soon);
  EXPECT_FALSE(solution.solved);
  EXPECT_EQ(asked, 4);
  EXPECT_LE(solution.nodes, 2'000U);
}

// A table that grows past what it was given, or answers that depend on what it forgot.
TEST(SolveLimits, MemoryIsKeptAndChangesNoValue) {
  for (const std::size_t bytes : {std::size_t{1}, std::size_t{1000}, std::size_t{1} << 22}) {
    search::Transpositions table(bytes);
    for (std::uint64_t i = 1; i < 200'000; ++i)
      table.keep({i * 0x9e3779b97f4a7c15U, 0, 0, 0, search::Finding::Kind::Exact, 1});
    EXPECT_LE(table.bytes(), std::max(bytes, std::size_t{256}));
    EXPECT_GE(table.bytes(), bytes / 2);
  }
  const State state = before_the_end(11, 4);
  search::SolveLimits large = limits(UINT64_MAX);
  search::SolveLimits small = large;
  small.memory = 0;
  const auto with = search::solve<Endgame>(box(), state, large);
  const auto without = search::solve<Endgame>(box(), state, small);
  EXPECT_TRUE(with.solved && without.solved);
  EXPECT_EQ(with.difference(), without.difference());
  EXPECT_EQ(with.victory, without.victory);
}

// An answer that depends on what was solved before, or on where things lie in memory.
TEST(SolveLimits, TheSamePositionHasTheSameAnswer) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const State state = before_the_end(seed, 4);
    const auto once = search::solve<Endgame>(box(), state, limits(5'000));
    const auto again = search::solve<Endgame>(box(), state, limits(5'000));
    EXPECT_EQ(once.solved, again.solved);
    EXPECT_EQ(once.nodes, again.nodes);
    EXPECT_EQ(once.principal_variation, again.principal_variation);
  }
}

// A finished game has an outcome and no line.
TEST(SolveLimits, AFinishedGameIsSolved) {
  const auto solution = search::solve<Endgame>(box(), before_the_end(2, 0), limits(1));
  EXPECT_TRUE(solution.solved);
  EXPECT_TRUE(solution.principal_variation.empty());
  EXPECT_EQ(solution.nodes, 0U);
}

}  // namespace
}  // namespace belle::lumiere
