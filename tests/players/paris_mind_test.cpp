// What the search relies on when it asks what Belle knows of Paris.
#include <algorithm>
#include <cmath>
#include <set>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "editions/editions.h"
#include "players/paris/mind.h"
#include "tests/any_seed.h"
#include "tests/paris/random_play.h"

namespace belle::players {
namespace {

using paris::PlayedGame;
using paris::State;

const paris::Edition& edition() { return editions::shipped<Paris>(); }

std::vector<Seat> seats(const State& state) {
  std::vector<Seat> all;
  all.reserve(seat_count(state));
  for (std::size_t i = 0; i < seat_count(state); ++i) all.emplace_back(static_cast<Seat>(i));
  return all;
}

std::pair<std::vector<std::uint16_t>, std::vector<float>> looked(const State& state, Seat seat) {
  search::Inputs inputs;
  ParisMind::look(edition(), state, seat, inputs);
  return {{inputs.marks.begin(), inputs.marks.end()},
          {inputs.measures.begin(), inputs.measures.begin() + ParisMind::kMeasures}};
}

// A key or a look that depends on what the seat may not know lets it play by what it cannot see.
RC_GTEST_PROP(ParisMind, KnowsNothingHidden, ()) {
  const std::uint64_t seed = *any_seed();
  const PlayedGame game = paris::play(edition(), seed);
  Random random(seed);
  for (const State& state : game.states) {
    for (const Seat seat : seats(state)) {
      const State redealt = redeal(edition(), make_view(edition(), state, seat), random);
      RC_ASSERT(ParisMind::key(edition(), redealt, seat) == ParisMind::key(edition(), state, seat));
      RC_ASSERT(looked(redealt, seat) == looked(state, seat));
    }
  }
}

// A key that leaves out something the seat does know makes the search mix up positions.
RC_GTEST_PROP(ParisMind, TellsPositionsApart, ()) {
  const std::uint64_t seed = *any_seed();
  const PlayedGame game = paris::play(edition(), seed);
  Random random(seed);
  for (const Seat seat : seats(game.states.front())) {
    std::set<std::uint64_t> keys;
    for (const State& state : game.states) {
      keys.insert(ParisMind::key(edition(), state, seat));
      // The same open position, with end-game tiles as anybody might hold them.
      const State other = redeal(edition(), make_view(edition(), state, {}), random);
      RC_ASSERT(
          (ParisMind::key(edition(), other, seat) == ParisMind::key(edition(), state, seat)) ==
          (make_view(edition(), other, seat) == make_view(edition(), state, seat)));
    }
    RC_ASSERT(keys.size() == game.states.size());
  }
}

// An input out of range reads or writes beyond the net's weights.
RC_GTEST_PROP(ParisMind, LooksWithinBounds, ()) {
  const PlayedGame game = paris::play(edition(), *any_seed());
  for (const State& state : game.states) {
    for (const Seat seat : seats(state)) {
      auto [marks, measures] = looked(state, seat);
      RC_ASSERT(marks.size() <= search::kMostMarks);
      std::ranges::sort(marks);
      RC_ASSERT(marks.back() < ParisMind::kMarks);
      RC_ASSERT(std::ranges::adjacent_find(marks) == marks.end());
      RC_ASSERT(std::ranges::all_of(measures,
                                    [](float x) { return std::isfinite(x) && std::abs(x) <= 4; }));
    }
  }
}

// Chances that are none.
RC_GTEST_PROP(ParisMind, JudgesChancesOfOneVictory, ()) {
  const PlayedGame game = paris::play(edition(), *any_seed());
  for (const State& state : game.states) {
    if (!to_move(state)) continue;
    const search::Forecast worth = ParisMind::judge(edition(), state);
    float sum = 0;
    for (const Seat seat : seats(state)) {
      RC_ASSERT(worth.win[index(seat)] >= 0 && worth.win[index(seat)] <= 1);
      RC_ASSERT(std::isfinite(worth.totals[index(seat)]));
      sum += worth.win[index(seat)];
    }
    RC_ASSERT(std::abs(sum - 1) < 1e-4F);
  }
}

// A promise that is no number puts moves in no order.
RC_GTEST_PROP(ParisMind, PromisesNumbers, ()) {
  const PlayedGame game = paris::play(edition(), *any_seed());
  for (std::size_t ply = 0; ply < game.moves.size(); ++ply)
    RC_ASSERT(std::abs(ParisMind::promise(edition(), game.states[ply], game.moves[ply])) < 100);
}

// The judgement is worth having: whoever follows it, looking one move ahead, beats random players.
TEST(ParisMind, FollowingTheJudgementBeatsRandomPlay) {
  Random random(1889);
  const auto moves = std::make_unique<paris::Moves>();
  for (std::uint8_t players = 2; players <= 4; ++players) {
    constexpr int kGames = 10;
    int won = 0;
    for (int i = 0; i < kGames; ++i) {
      paris::Options options;
      options.players = players;
      State state = start_game(edition(), deal_game(edition(), options, random));
      const Seat judge = static_cast<Seat>(random.below(players));
      while (to_move(state)) {
        legal(edition(), state, *moves);
        paris::Move move = random_move(*moves, random);
        if (to_move(state) == judge && state.open.stage != paris::Stage::Draw) {
          move = *std::ranges::max_element(*moves, {}, [&](const paris::Move& candidate) {
            State next = state;
            apply(edition(), next, candidate);
            return ParisMind::judge(edition(), next).margin[index(judge)];
          });
        }
        apply(edition(), state, move);
      }
      won += outcome(edition(), state)->won[index(judge)] ? 1 : 0;
    }
    EXPECT_GE(won, kGames - 1) << int{players} << " players";
  }
}

}  // namespace
}  // namespace belle::players
