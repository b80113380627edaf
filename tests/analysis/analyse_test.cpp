#include <gtest/gtest.h>

#include "analysis/together.h"
#include "tests/analysis/fake.h"

namespace belle::analysis {
namespace {

const Lumiere::Edition& box() { return editions::shipped<Lumiere>(); }

// A player who likes these moves of the start, in this order.
search::Answer<Lumiere> start_answer(std::vector<search::Ranked<Lumiere>> moves) {
  return {.moves = std::move(moves),
          .principal_variation = {},
          .plans = {},
          .simulations = 100,
          .proven = true};
}

lumiere::Move taking(std::string_view building) {
  return *parse(box(), "take " + std::string(building));
}

Decision judged(std::string_view building, const search::Answer<Lumiere>& answer) {
  return judge<Lumiere>(box(), 0, kFirst, taking(building), answer);
}

// A loss below zero where the estimate of the played move is by chance above that of the best.
TEST(Evaluator, NeverGainsOnTheBestMove) {
  const auto answer = start_answer({{taking("L4"), 0.5F, 2.0F, 90},
                                    {taking("P5"), 0.25F, 3.0F, 5},
                                    {taking("V3"), 0.75F, 4.0F, 3},
                                    {taking("O4"), 0.5F, 1.5F, 2}});
  EXPECT_EQ(judged("L4", answer).mark, Mark::Best);
  EXPECT_EQ(judged("L4", answer).loss(), (Value{0, 0}));
  EXPECT_EQ(judged("P5", answer).loss(), (Value{0.25, 0}));
  EXPECT_EQ(judged("P5", answer).mark, Mark::Mistake);
  EXPECT_EQ(judged("V3", answer).loss(), (Value{0, 0}));
  EXPECT_EQ(judged("V3", answer).mark, Mark::Best);
  EXPECT_EQ(judged("O4", answer).loss(), (Value{0, 0.5}));
  EXPECT_EQ(judged("O4", answer).mark, Mark::Good);
  const Decision decision = judged("O4", answer);
  EXPECT_EQ(decision.visits, 2U);
  EXPECT_TRUE(decision.proven);
  ASSERT_EQ(decision.alternatives.size(), kAlternatives);
  EXPECT_EQ(decision.alternatives[0].move, "take L4");
  EXPECT_EQ(decision.alternatives[2].visits, 3U);
}

// A move called a mistake because hardly anybody looked at it: the best of many estimates is too
// high, and what one look says is little.
TEST(Evaluator, CountsWhatStandsOutFromTheDoubt) {
  const auto loss = [](std::uint32_t best, std::uint32_t played) {
    auto answer =
        start_answer({{taking("L4"), 0.5F, 2.0F, best}, {taking("P5"), 0.375F, 0.0F, played}});
    answer.proven = false;
    return judged("P5", answer).loss();
  };
  EXPECT_EQ(loss(30, 2), Value{});
  EXPECT_GT(loss(300, 100).win, 0.08);
  EXPECT_GT(loss(3000, 1000).win, loss(300, 100).win);
  EXPECT_NEAR(loss(10'000'000, 10'000'000).win, 0.125, 0.001);
}

// Time spent on moves that are no choice, or thinking for the wrong seat.
TEST(Analyse, ThinksOfEveryChoiceFromTheMoversView) {
  const Replay<Paris> game = random_game<Paris>(3, 5);
  const Paris::Edition& edition = editions::shipped<Paris>();
  std::vector<bool> thought(game.moves.size());
  const Analysis analysis = analyse<Paris>(
      edition, game,
      [&](const Paris::View& view, std::size_t ply, std::size_t place) {
        EXPECT_EQ(view, make_view(edition, game.states[ply], to_move(game.states[ply])));
        const auto moves = std::make_unique<Paris::Moves>();
        legal(edition, game.states[ply], *moves);
        EXPECT_EQ((*moves)[place], game.moves[ply]);
        thought[ply] = true;
        return fancy<Paris>(view, ply, place);
      },
      1, {});
  ASSERT_EQ(analysis.decisions.size(), game.moves.size());
  EXPECT_TRUE(analysis.complete());
  std::size_t forced = 0;
  for (std::size_t ply = 0; ply < thought.size(); ++ply) {
    const Decision& decision = analysis.decisions[ply];
    EXPECT_EQ(decision.ply, ply);
    EXPECT_EQ(decision.seat, *to_move(game.states[ply]));
    EXPECT_EQ(decision.move, format(edition, game.moves[ply]));
    EXPECT_EQ(thought[ply], !decision.forced());
    if (decision.forced()) ++forced;
    EXPECT_GE(decision.loss().win, 0);
    EXPECT_GE(decision.loss().margin, 0);
  }
  EXPECT_GT(forced, 0U);
  EXPECT_LT(forced, thought.size() / 2);
}

// Numbers that change with the threads.
TEST(Analyse, IsTheSameOnAnyNumberOfThreads) {
  const Replay<Lumiere> game = random_game<Lumiere>(2, 3);
  const Analysis alone = fancied(game);
  std::size_t told = 0;
  const Analysis together = fancied(
      game, 4, {.stop = {}, .progress = [&](std::size_t done) { EXPECT_EQ(done, ++told); }});
  EXPECT_EQ(told, game.moves.size());
  ASSERT_EQ(alone.decisions.size(), together.decisions.size());
  for (std::size_t i = 0; i < alone.decisions.size(); ++i) {
    EXPECT_EQ(alone.decisions[i].best, together.decisions[i].best);
    EXPECT_EQ(alone.decisions[i].played, together.decisions[i].played);
  }
  EXPECT_EQ(alone.result, together.result);
}

// A thought that was cut short counted as whole, or a result beside half an analysis.
TEST(Analyse, KeepsWhatWasDoneWhenStopped) {
  const Replay<Lumiere> game = random_game<Lumiere>(2, 3);
  std::atomic<bool> enough = false;
  const Watch watch{.stop = [&] { return enough.load(); },
                    .progress = [&](std::size_t done) { enough = done >= 7; }};
  const Analysis analysis = fancied(game, 1, watch);
  EXPECT_EQ(analysis.decisions.size(), 7U);
  EXPECT_FALSE(analysis.complete());
  EXPECT_FALSE(analysis.result);
  EXPECT_EQ(analysis.moves, game.moves.size());
}

// A running or resigned game with a result, or refused.
TEST(Analyse, TakesGamesThatAreNotOver) {
  Replay<Lumiere> game = random_game<Lumiere>(2, 3);
  game.moves.resize(5);
  game.states.resize(6);
  const Analysis running = fancied(game, 2);
  EXPECT_TRUE(running.complete());
  EXPECT_EQ(running.decisions.size(), 5U);
  EXPECT_FALSE(running.result || running.gave_up);
  game.given_up = RecordEvent{RecordEvent::Kind::Resign, {0, "blue", ""}};
  EXPECT_EQ(*fancied(game).gave_up, kSecond);
}

// A shared victory that gives each a whole one, or the lead over a seat that is not there.
TEST(Values, SplitSharedVictoriesAndLookAtTheBestOther) {
  const Outcome shared{.totals = {-5, -7, -5}, .won = {true, false, true}};
  EXPECT_EQ(values(shared, 3), (std::vector<Value>{{0.5, 0}, {0, -2}, {0.5, 0}}));
  const Outcome alone{.totals = {40, 57}, .won = {false, true}};
  EXPECT_EQ(values(alone, 2), (std::vector<Value>{{0, -17}, {1, 17}}));
}

}  // namespace
}  // namespace belle::analysis
