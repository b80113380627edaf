// What Belle answers in positions whose best moves are known. The exact solver vouches for them, so
// that no wrong expectation can stand there.
#include "tests/players/lumiere_tactics.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "players/lumiere/endgame.h"
#include "players/players.h"
#include "search/solve.h"
#include "tests/lumiere/position.h"

namespace belle::lumiere {

void PrintTo(const Tactic& tactic, std::ostream* out) { *out << tactic.mistake; }

namespace {

// A value of the end of the game under best play: the difference of the totals, then the victory.
struct Value {
  int difference;
  int victory;
  Value operator-() const { return {-difference, -victory}; }
  friend auto operator<=>(const Value&, const Value&) = default;
};

// What the position is worth to the seat. In the first phase everything is tried; each player may
// have one tile there, which is then no secret.
Value value(const State& state, Seat seat) {
  if (state.open.phase != Phase::Streets) {
    search::SolveLimits limits;
    limits.nodes = 50'000;
    limits.memory = std::size_t{1} << 20;
    const auto solution = search::solve<Endgame>(box(), state, limits);
    EXPECT_TRUE(solution.solved);
    const Value found{solution.difference(), solution.victory};
    return to_move(state).value_or(kOrange) == seat ? found : -found;
  }
  const auto moves = std::make_unique<Moves>();
  legal(box(), state, *moves);
  std::vector<Value> values;
  for (const Move& move : *moves) {
    State next = state;
    apply(box(), next, move);
    values.push_back(value(next, seat));
  }
  return state.open.to_move == seat ? std::ranges::max(values) : std::ranges::min(values);
}

// Every move that no other one is better than, sorted.
std::vector<std::string> proven_best(const State& state) {
  const auto moves = std::make_unique<Moves>();
  legal(box(), state, *moves);
  std::optional<Value> most;
  std::vector<std::string> best;
  for (const Move& move : *moves) {
    State next = state;
    apply(box(), next, move);
    const Value found = value(next, state.open.to_move);
    if (most && found < *most) continue;
    if (found != most) best.clear();
    most = found;
    best.push_back(format(box(), move));
  }
  std::ranges::sort(best);
  return best;
}

search::Answer<Lumiere> think(const State& state, const search::Budget& budget) {
  return players::think<Lumiere>(box(), make_view(box(), state, state.open.to_move), budget);
}

bool is_best(const Tactic& tactic, const search::Answer<Lumiere>& answer) {
  return std::ranges::binary_search(tactic.best, format(box(), answer.best().move));
}

class Tactics : public testing::TestWithParam<Tactic> {};

INSTANTIATE_TEST_SUITE_P(Lumiere, Tactics, testing::ValuesIn(tactics()),
                         [](const auto& tactic) { return std::string(tactic.param.name); });

// An expectation that is wrong, or one of several moves that are equally good.
TEST_P(Tactics, TheExpectedMovesAreAllTheBest) {
  EXPECT_EQ(proven_best(GetParam().state), GetParam().best);
}

// The proof as it is given its share of a usual budget. It waits for the second phase.
TEST_P(Tactics, AreProven) {
  search::Budget budget;
  budget.simulations = 1000;
  const auto answer = think(GetParam().state, budget);
  EXPECT_TRUE(is_best(GetParam(), answer)) << format(box(), answer.best().move);
  EXPECT_EQ(answer.proven, GetParam().state.open.phase == Phase::City);
}

// The tree search on its own, which has to find them long before the end can be proven.
TEST_P(Tactics, AreFoundWithoutAProof) {
  search::Budget budget;
  budget.simulations = 400;
  budget.positions = 0;
  const auto answer = think(GetParam().state, budget);
  EXPECT_TRUE(is_best(GetParam(), answer)) << format(box(), answer.best().move);
  EXPECT_FALSE(answer.proven);
}

}  // namespace
}  // namespace belle::lumiere
