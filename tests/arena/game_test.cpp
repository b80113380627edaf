#include <gtest/gtest.h>

#include "arena/play.h"
#include "arena/run.h"
#include "editions/editions.h"
#include "engine/core/replay.h"
#include "tests/arena/table.h"

namespace belle::arena {
namespace {

const search::Stop kNever = [] { return false; };

template <Game G>
Venue<G> venue(typename G::Options options = {}) {
  const auto& edition = editions::shipped<G>();
  return {edition, options, 7, simple_players<G>(edition)};
}

Pairing pairing(const std::string& a, const std::string& b) { return {contender(a), contender(b)}; }

// A result that the record of the game does not bear out.
TEST(ArenaGame, IsAGameByTheRules) {
  Paris::Options four;
  four.players = 4;
  const auto table = venue<Paris>(four);
  const Match match(pairing("random", "first"), 4, Manner::Balanced, 6);
  const auto played = play_game(table, match.fixture(4), kNever);
  ASSERT_TRUE(played && *played);
  const PlayedGame<Paris>& game = **played;
  const Record record = make_record<Paris>(table.edition, table.options, game.deal, game.moves,
                                           {"first", "random", "first", "random"});
  const auto replayed = replay<Paris>(table.edition, record);
  ASSERT_TRUE(replayed);
  EXPECT_TRUE(replayed->closed);
  const Outcome end = *outcome(table.edition, replayed->last());
  std::uint64_t decisions = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(game.result.seats[i].total, end.totals[i]);
    EXPECT_EQ(game.result.seats[i].won, end.won[i]);
    EXPECT_EQ(game.result.seats[i].side, i % 2 == 0 ? Side::B : Side::A);
    EXPECT_LE(game.result.seats[i].thinking.slowest, game.result.seats[i].thinking.nanoseconds);
    decisions += game.result.seats[i].thinking.decisions;
  }
  EXPECT_GT(decisions, 0U);
  EXPECT_LE(decisions, game.moves.size());
}

// Deals that depend on who plays, or that are the same in every group.
TEST(ArenaGame, TheDealIsOfTheGroup) {
  const auto table = venue<Lumiere>();
  const Match match = lumiere_match(4);
  const Match other(pairing("first", "first"), 2, Manner::Balanced, 4);
  const auto deal = [&](const Match& of, std::uint64_t number) {
    std::string text;
    for (const RecordLine& line : deal_lines((*play_game(table, of.fixture(number), kNever))->deal))
      text += line.key + ' ' + line.value + '\n';
    return text;
  };
  EXPECT_EQ(deal(match, 0), deal(match, 1));
  EXPECT_EQ(deal(match, 0), deal(other, 0));
  EXPECT_NE(deal(match, 0), deal(match, 2));
}

// A player that gains by breaking the rules.
TEST(ArenaGame, AnIllegalMoveIsFound) {
  const Match match(pairing("cheat", "random"), 2, Manner::Balanced, 2);
  const auto played = play_game(venue<Lumiere>(), match.fixture(1), kNever);
  ASSERT_FALSE(played);
  for (const char* part :
       {"cheat made an illegal move in game 1 of lumiere", "seed 7", ", ply 2", "seat blue: '"})
    EXPECT_NE(played.error().find(part), std::string::npos) << played.error();
}

// A player that has no move and still takes something from the game, or keeps the others from it.
TEST(ArenaGame, WhoHasNoMoveLosesToAllOthers) {
  Paris::Options four;
  four.players = 4;
  const Match match(pairing("silent", "random"), 4, Manner::OneAgainstAll, 4);
  const auto played = play_game(venue<Paris>(four), match.fixture(1), kNever);
  ASSERT_TRUE(played && *played);
  const GameResult& result = (*played)->result;
  EXPECT_EQ(result.forfeit, (Forfeit{1, "it says nothing"}));
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(result.seats[i].won, i != 1);
    EXPECT_EQ(result.seats[i].total, 0);
  }
  EXPECT_EQ(score(result, Manner::OneAgainstAll), 0);
  EXPECT_GT((*played)->moves.size(), 10U);

  Match lost(pairing("random", "silent"), 2, Manner::Balanced, 6);
  ASSERT_TRUE(play_lumiere(lost, 1));
  EXPECT_EQ(lost.summary().score.value, 1);
  EXPECT_EQ(lost.summary().lead.value, 0);
  EXPECT_EQ(lost.summary().forfeits[1], 6U);
  EXPECT_EQ(lost.summary().reasons[1], "game 0: it says nothing");
}

TEST(ArenaGame, NobodyComesUncalled) {
  const Match match(pairing("random", "nobody"), 2, Manner::Balanced, 2);
  const auto played = play_game(venue<Lumiere>(), match.fixture(0), kNever);
  ASSERT_FALSE(played);
  EXPECT_EQ(played.error(), "nobody is called nobody");
}

// A game given up that counts as played.
TEST(ArenaGame, StopsAtOnce) {
  int asked = 0;
  const auto played =
      play_game(venue<Lumiere>(), lumiere_match(2).fixture(0), [&] { return ++asked > 9; });
  ASSERT_TRUE(played);
  EXPECT_FALSE(*played);
  EXPECT_EQ(asked, 10);
}

// Results that depend on the order in which threads finish.
TEST(ArenaRun, ThreadsDoNotChangeTheTable) {
  for (const auto& test : {std::optional<Hypotheses>(), std::optional<Hypotheses>({0, 30})}) {
    Match one = lumiere_match(40, test);
    Match two = lumiere_match(40, test);
    ASSERT_TRUE(play_lumiere(one, 1));
    ASSERT_TRUE(play_lumiere(two, 2));
    EXPECT_EQ(told(one), told(two));
    EXPECT_EQ(one.decided(), test.has_value());
    EXPECT_EQ(one.finished() == 40, !test);
  }
}

// An error that is lost in its thread, or that others play on after.
TEST(ArenaRun, EndsWithTheFirstError) {
  Match match(pairing("random", "cheat"), 2, Manner::Balanced, 2000);
  const auto played = play_lumiere(match, 2);
  ASSERT_FALSE(played);
  EXPECT_NE(played.error().find("illegal move"), std::string::npos);
  EXPECT_EQ(match.finished(), 0U);
}

}  // namespace
}  // namespace belle::arena
