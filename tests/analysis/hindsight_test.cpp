#include "analysis/hindsight.h"

#include <gtest/gtest.h>

#include "tests/analysis/fake.h"

namespace belle::analysis {
namespace {

Decision weighed(const std::string& move, const Value& best, const Value& played) {
  Decision decision;
  decision.move = move;
  decision.best = best;
  decision.played = played;
  decision.mark = mark_of(best, best - played);
  decision.alternatives = {{"best", best, 90}, {"second", played, 30}, {"third", {}, 10}};
  decision.visits = 30;
  decision.principal_variation = {{kFirst, "best"}, {kSecond, "answer"}};
  return decision;
}

const Later kLater{{0.4, 3}, {{kFirst, "next"}, {kSecond, "last"}}};

// A good move called a mistake because it was hardly looked at.
TEST(Hindsight, TheLaterOpinionOfAMoveCounts) {
  Decision decision = weighed("second", {0.47, 5}, {0.2, -9});
  EXPECT_EQ(decision.mark, Mark::Blunder);
  correct(decision, kLater);
  EXPECT_EQ(decision.played, (Value{0.4, 3}));
  EXPECT_EQ(decision.best, (Value{0.47, 5}));
  EXPECT_EQ(decision.mark, Mark::Inaccuracy);
  EXPECT_EQ(decision.alternatives[1].value, decision.played);
  EXPECT_EQ(decision.principal_variation,
            (std::vector<Follow>{{kFirst, "best"}, {kSecond, "answer"}}));
}

// A loss below nothing, or a best move that is worse than the played one.
TEST(Hindsight, AMoveThatTurnsOutBetterBecomesTheBest) {
  Decision decision = weighed("second", {0.3, 5}, {0.2, -9});
  correct(decision, kLater);
  EXPECT_EQ(decision.mark, Mark::Best);
  EXPECT_EQ(decision.loss(), Value{});
  EXPECT_EQ(decision.principal_variation,
            (std::vector<Follow>{{kFirst, "second"}, {kFirst, "next"}, {kSecond, "last"}}));
  ASSERT_EQ(decision.alternatives.size(), 3U);
  EXPECT_EQ(decision.alternatives[0].move, "second");
  EXPECT_EQ(decision.alternatives[0].value, kLater.value);
  EXPECT_EQ(decision.alternatives[1].move, "best");
  EXPECT_EQ(decision.alternatives[2].move, "third");
}

// A loss for the very move that was advised.
TEST(Hindsight, TheBestMoveStaysTheBest) {
  Decision decision = weighed("best", {0.7, 9}, {0.7, 9});
  correct(decision, kLater);
  EXPECT_EQ(decision.mark, Mark::Best);
  EXPECT_EQ(decision.best, kLater.value);
  EXPECT_EQ(decision.alternatives.size(), 3U);
}

TEST(Hindsight, AProofNeedsNoSecondOpinion) {
  Decision decision = weighed("second", {0.5, 5}, {0.5, 1});
  decision.proven = true;
  correct(decision, kLater);
  EXPECT_EQ(decision.played, (Value{0.5, 1}));
}

// Drawn tiles taken for something the mover had decided; or everything taken for a draw.
TEST(Hindsight, KnowsWhichMovesReveal) {
  const Paris::Edition& edition = editions::shipped<Paris>();
  const Replay<Paris> game = random_game<Paris>(2, 8);
  std::size_t quiet = 0;
  std::size_t shown = 0;
  for (std::size_t ply = 0; ply < game.moves.size(); ++ply) {
    const std::string text = format(edition, game.moves[ply]);
    const bool reveals_it = reveals<Paris>(edition, game.states[ply], game.moves[ply]);
    EXPECT_TRUE(text.starts_with("draw ") || !reveals_it) << text;
    ++(reveals_it ? shown : quiet);
  }
  EXPECT_GT(quiet, 0U);
  EXPECT_GT(shown, 0U);
}

// Everything that a turn decided without a draw is accounted to play, nothing to luck.
TEST(Hindsight, NothingIsLuckWhereNothingWasDrawn) {
  const Replay<Paris> game = random_game<Paris>(3, 5);
  const Paris::Edition& edition = editions::shipped<Paris>();
  const Analysis analysis = fancied(game);
  std::size_t met = 0;
  for (std::size_t ply = 0; ply + 1 < analysis.decisions.size(); ++ply) {
    const Decision& now = analysis.decisions[ply];
    const Decision& next = analysis.decisions[ply + 1];
    if (now.forced() || next.forced() || now.seat != next.seat) continue;
    if (reveals<Paris>(edition, game.states[ply], game.moves[ply])) continue;
    EXPECT_EQ(now.played.win, next.best.win);
    EXPECT_FALSE(now.news);
    for (std::size_t seat = 0; seat < 3; ++seat)
      EXPECT_EQ(now.played_to[seat].win, next.best_to[seat].win);
    ++met;
  }
  EXPECT_GT(met, 10U);
}

}  // namespace
}  // namespace belle::analysis
