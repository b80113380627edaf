// What the search relies on when it asks what Belle knows of a game.
#include "apps/knowledge.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "editions/editions.h"
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

template <search::Knowledge K>
auto looked(const typename K::Game::State& state, Seat seat) {
  search::Features features;
  K::features(editions::shipped<typename K::Game>(), state, seat, features);
  return std::pair(features.flags,
                   std::vector(features.scalars.begin(),
                               features.scalars.begin() + static_cast<long>(K::kScalars)));
}

template <search::Knowledge K>
void knows_nothing_hidden(std::uint64_t seed) {
  const auto& edition = editions::shipped<typename K::Game>();
  Random random(seed);
  for (const auto& state : game_of<typename K::Game>(seed).states) {
    for (const Seat seat : seats(state)) {
      const auto redealt = redeal(edition, make_view(edition, state, seat), random);
      RC_ASSERT(K::key(edition, redealt, seat) == K::key(edition, state, seat));
      RC_ASSERT(looked<K>(redealt, seat) == looked<K>(state, seat));
    }
  }
}

template <search::Knowledge K>
void tells_positions_apart(std::uint64_t seed) {
  const auto& edition = editions::shipped<typename K::Game>();
  Random random(seed);
  const auto game = game_of<typename K::Game>(seed);
  for (const Seat seat : seats(game.states.front())) {
    std::set<std::uint64_t> keys;
    for (const auto& state : game.states) {
      keys.insert(K::key(edition, state, seat));
      // The same open position, with hidden things as anybody might hold them.
      const auto other = redeal(edition, make_view(edition, state, {}), random);
      RC_ASSERT((K::key(edition, other, seat) == K::key(edition, state, seat)) ==
                (make_view(edition, other, seat) == make_view(edition, state, seat)));
    }
    RC_ASSERT(keys.size() == game.states.size());
  }
}

template <search::Knowledge K>
void looks_within_bounds(std::uint64_t seed) {
  for (const auto& state : game_of<typename K::Game>(seed).states) {
    for (const Seat seat : seats(state)) {
      const auto [flags, scalars] = looked<K>(state, seat);
      for (std::size_t word = 0; word < flags.size(); ++word)
        for (const std::size_t bit : Each<std::size_t>(flags[word]))
          RC_ASSERT(word * 64 + bit < K::kFlags);
      for (const float measure : scalars)
        RC_ASSERT(std::isfinite(measure) && std::abs(measure) <= 10);
    }
  }
}

template <search::Knowledge K>
void judges_chances_of_one_victory(std::uint64_t seed) {
  const auto& edition = editions::shipped<typename K::Game>();
  for (const auto& state : game_of<typename K::Game>(seed).states) {
    if (!to_move(state)) continue;
    for (const search::Forecast& forecast :
         {K::evaluate(edition, state), K::baseline(edition, state)}) {
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

template <search::Knowledge K>
void prior_is_a_number(std::uint64_t seed) {
  const auto& edition = editions::shipped<typename K::Game>();
  const auto game = game_of<typename K::Game>(seed);
  for (std::size_t ply = 0; ply < game.moves.size(); ++ply)
    RC_ASSERT(std::abs(K::prior(edition, game.states[ply], game.moves[ply])) < 500);
}

// A key or a look that depends on what the seat may not know lets it play by what it cannot see.
RC_GTEST_PROP(LumiereKnowledge, KnowsNothingHidden, ()) {
  knows_nothing_hidden<LumiereKnowledge>(*any_seed());
}
RC_GTEST_PROP(ParisKnowledge, KnowsNothingHidden, ()) {
  knows_nothing_hidden<ParisKnowledge>(*any_seed());
}

// A key that leaves out something the seat does know makes the search mix up positions.
RC_GTEST_PROP(LumiereKnowledge, TellsPositionsApart, ()) {
  tells_positions_apart<LumiereKnowledge>(*any_seed());
}
RC_GTEST_PROP(ParisKnowledge, TellsPositionsApart, ()) {
  tells_positions_apart<ParisKnowledge>(*any_seed());
}

// An input out of range reads or writes beyond the net's weights.
RC_GTEST_PROP(LumiereKnowledge, LooksWithinBounds, ()) {
  looks_within_bounds<LumiereKnowledge>(*any_seed());
}
RC_GTEST_PROP(ParisKnowledge, LooksWithinBounds, ()) {
  looks_within_bounds<ParisKnowledge>(*any_seed());
}

// Chances that are none.
RC_GTEST_PROP(LumiereKnowledge, JudgesChancesOfOneVictory, ()) {
  judges_chances_of_one_victory<LumiereKnowledge>(*any_seed());
}
RC_GTEST_PROP(ParisKnowledge, JudgesChancesOfOneVictory, ()) {
  judges_chances_of_one_victory<ParisKnowledge>(*any_seed());
}

// A prior that is no number puts moves in no order.
RC_GTEST_PROP(LumiereKnowledge, PriorIsANumber, ()) {
  prior_is_a_number<LumiereKnowledge>(*any_seed());
}
RC_GTEST_PROP(ParisKnowledge, PriorIsANumber, ()) {
  prior_is_a_number<ParisKnowledge>(*any_seed());
}

}  // namespace
}  // namespace belle::players
