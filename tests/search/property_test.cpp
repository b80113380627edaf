// The exact solver against plain minimax, over the last moves of random games.
#include <algorithm>

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "editions/editions.h"
#include "players/lumiere/endgame.h"
#include "search/solve.h"
#include "tests/any_seed.h"
#include "tests/lumiere/random_play.h"
#include "tests/search/brute_force.h"

namespace belle::lumiere {
namespace {

search::Solution<Lumiere> solved(const Edition& edition, const State& state) {
  search::SolveLimits limits;
  limits.memory = std::size_t{1} << 16;
  return search::solve<Endgame>(edition, state, limits);
}

// A bound that is too tight, a move wrongly left out, a table that mixes up two positions, a seat
// that moves twice: each gives another value than trying everything.
void expect_the_best(const Edition& edition, const State& state, const BestEnd& best) {
  const auto solution = solved(edition, state);
  RC_ASSERT(solution.solved);
  RC_ASSERT(solution.low == solution.high);
  RC_ASSERT((BestEnd{solution.difference(), solution.victory} == best));

  // The line is legal and leads there.
  State last = state;
  for (const Move& move : solution.principal_variation) {
    RC_ASSERT(!refusal(edition, last, move));
    apply(edition, last, move);
  }
  RC_ASSERT(!to_move(last));
  RC_ASSERT(end_of(edition, last, to_move(state).value_or(kOrange)) == best);
}

// The positions of a game from its end backwards, as long as everything can be tried.
void compare_from_the_end(const Edition& edition, std::uint64_t seed, std::uint64_t most) {
  const PlayedGame game = play(edition, seed);
  for (auto state = game.states.rbegin(); state != game.states.rend(); ++state) {
    if (!Endgame::open(*state)) return;
    const auto best = brute_force(edition, *state, most);
    if (!best) return;
    expect_the_best(edition, *state, *best);
  }
}

TEST(Solver, AgreesWithTryingEverything) {
  rc::check("solve equals plain minimax",
            [] { compare_from_the_end(editions::shipped<Lumiere>(), *any_seed(), 20'000); });
}

TEST(Solver, AgreesWithTryingEverythingInACorrectedEdition) {
  rc::check("solve equals plain minimax with flipped buildings and the other rulings",
            [] { compare_from_the_end(corrected_edition(), *any_seed(), 5'000); });
}

}  // namespace
}  // namespace belle::lumiere
