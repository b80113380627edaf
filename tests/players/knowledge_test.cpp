// What the search relies on when it asks what Belle knows of a game.
#include <algorithm>
#include <cmath>
#include <set>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "editions/editions.h"
#include "players/minds.h"
#include "tests/any_seed.h"
#include "tests/lumiere/random_play.h"
#include "tests/paris/random_play.h"

namespace belle::players {
namespace {

template <class State>
std::vector<Seat> seats(const State& state) {
  std::vector<Seat> all;
  for (std::size_t i = 0; i < seat_count(state); ++i) all.push_back(static_cast<Seat>(i));
  return all;
}

template <Game G>
auto game_of(std::uint64_t seed) {
  return play(editions::shipped<G>(), seed);
}

template <search::Mind M>
auto looked(const typename M::Game::State& state, Seat seat) {
  search::Inputs inputs;
  M::look(editions::shipped<typename M::Game>(), state, seat, inputs);
  return std::pair(inputs.marks,
                   std::vector(inputs.measures.begin(),
                               inputs.measures.begin() + static_cast<long>(M::kMeasures)));
}

template <search::Mind M>
void knows_nothing_hidden(std::uint64_t seed) {
  const auto& edition = editions::shipped<typename M::Game>();
  Random random(seed);
  for (const auto& state : game_of<typename M::Game>(seed).states) {
    for (const Seat seat : seats(state)) {
      const auto redealt = redeal(edition, make_view(edition, state, seat), random);
      RC_ASSERT(M::key(edition, redealt, seat) == M::key(edition, state, seat));
      RC_ASSERT(looked<M>(redealt, seat) == looked<M>(state, seat));
    }
  }
}

template <search::Mind M>
void tells_positions_apart(std::uint64_t seed) {
  const auto& edition = editions::shipped<typename M::Game>();
  Random random(seed);
  const auto game = game_of<typename M::Game>(seed);
  for (const Seat seat : seats(game.states.front())) {
    std::set<std::uint64_t> keys;
    for (const auto& state : game.states) {
      keys.insert(M::key(edition, state, seat));
      // The same open position, with hidden things as anybody might hold them.
      const auto other = redeal(edition, make_view(edition, state, {}), random);
      RC_ASSERT((M::key(edition, other, seat) == M::key(edition, state, seat)) ==
                (make_view(edition, other, seat) == make_view(edition, state, seat)));
    }
    RC_ASSERT(keys.size() == game.states.size());
  }
}

template <search::Mind M>
void looks_within_bounds(std::uint64_t seed) {
  for (const auto& state : game_of<typename M::Game>(seed).states) {
    for (const Seat seat : seats(state)) {
      const auto [marks, measures] = looked<M>(state, seat);
      for (std::size_t word = 0; word < marks.size(); ++word)
        for (const std::size_t bit : Each<std::size_t>(marks[word]))
          RC_ASSERT(word * 64 + bit < M::kMarks);
      for (const float measure : measures)
        RC_ASSERT(std::isfinite(measure) && std::abs(measure) <= 10);
    }
  }
}

template <search::Mind M>
void judges_chances_of_one_victory(std::uint64_t seed) {
  const auto& edition = editions::shipped<typename M::Game>();
  for (const auto& state : game_of<typename M::Game>(seed).states) {
    if (!to_move(state)) continue;
    for (const search::Forecast& forecast :
         {M::judge(edition, state), M::set_out(edition, state)}) {
      float sum = 0;
      for (const Seat seat : seats(state)) {
        RC_ASSERT(forecast.win[index(seat)] >= 0 && forecast.win[index(seat)] <= 1);
        RC_ASSERT(std::isfinite(forecast.totals[index(seat)]));
        sum += forecast.win[index(seat)];
      }
      RC_ASSERT(std::abs(sum - 1) < 1e-4F);
    }
  }
}

template <search::Mind M>
void promises_numbers(std::uint64_t seed) {
  const auto& edition = editions::shipped<typename M::Game>();
  const auto game = game_of<typename M::Game>(seed);
  for (std::size_t ply = 0; ply < game.moves.size(); ++ply)
    RC_ASSERT(std::abs(M::promise(edition, game.states[ply], game.moves[ply])) < 500);
}

// A key or a look that depends on what the seat may not know lets it play by what it cannot see.
RC_GTEST_PROP(LumiereMind, KnowsNothingHidden, ()) {
  knows_nothing_hidden<LumiereMind>(*any_seed());
}
RC_GTEST_PROP(ParisMind, KnowsNothingHidden, ()) { knows_nothing_hidden<ParisMind>(*any_seed()); }

// A key that leaves out something the seat does know makes the search mix up positions.
RC_GTEST_PROP(LumiereMind, TellsPositionsApart, ()) {
  tells_positions_apart<LumiereMind>(*any_seed());
}
RC_GTEST_PROP(ParisMind, TellsPositionsApart, ()) { tells_positions_apart<ParisMind>(*any_seed()); }

// An input out of range reads or writes beyond the net's weights.
RC_GTEST_PROP(LumiereMind, LooksWithinBounds, ()) { looks_within_bounds<LumiereMind>(*any_seed()); }
RC_GTEST_PROP(ParisMind, LooksWithinBounds, ()) { looks_within_bounds<ParisMind>(*any_seed()); }

// Chances that are none.
RC_GTEST_PROP(LumiereMind, JudgesChancesOfOneVictory, ()) {
  judges_chances_of_one_victory<LumiereMind>(*any_seed());
}
RC_GTEST_PROP(ParisMind, JudgesChancesOfOneVictory, ()) {
  judges_chances_of_one_victory<ParisMind>(*any_seed());
}

// A promise that is no number puts moves in no order.
RC_GTEST_PROP(LumiereMind, PromisesNumbers, ()) { promises_numbers<LumiereMind>(*any_seed()); }
RC_GTEST_PROP(ParisMind, PromisesNumbers, ()) { promises_numbers<ParisMind>(*any_seed()); }

}  // namespace
}  // namespace belle::players
