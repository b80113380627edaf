// Belle at Ombres: the search of the large games, given nothing but a small Knowledge.
#include <gtest/gtest.h>

#include "editions/editions.h"
#include "players/players.h"
#include "tests/ombres/ombres.h"

namespace belle::ombres {
namespace {

std::string chosen(const State& state, std::string_view player, std::uint64_t seed = 1) {
  const Edition& edition = editions::shipped<Ombres>();
  const auto made = players::make_player<Ombres>(edition, player, seed);
  EXPECT_TRUE(made) << made.error();
  return format(edition, (*made)->choose(make_view(edition, state, *to_move(state)), {}));
}

State after(const Deal& deal, const std::vector<std::string>& moves) {
  const Edition& edition = editions::shipped<Ombres>();
  State state = start_game(edition, deal);
  for (const std::string& move : moves) apply(edition, state, *parse(edition, move));
  return state;
}

// A search that needs a net, or does not see the end of a game.
TEST(OmbresSearch, FindsARowAndPreventsOne) {
  const State win = after({Seat{0}, {7, 8}}, {"mark a1", "mark a2", "mark b1", "mark b2"});
  const State danger = after({Seat{0}, {7, 8}}, {"mark a1", "mark b2", "mark b1"});
  for (const char* player : {"belle", "uct:sims=2000", "greedy", "belle:sims=200,hand=1"}) {
    EXPECT_EQ(chosen(win, player), "mark c1") << player;
    EXPECT_EQ(chosen(danger, player), "mark c1") << player;
  }
}

// A search that forgets the own secret: of the last two squares one is the mover's shadow.
TEST(OmbresSearch, KnowsTheOwnShadow) {
  const std::vector<std::string> moves{"mark a1", "mark c1", "mark b1", "mark a2",
                                       "mark c2", "mark b2", "mark a3"};
  EXPECT_EQ(chosen(after({Seat{0}, {0, 7}}, moves), "belle"), "mark b3");
  EXPECT_EQ(chosen(after({Seat{0}, {0, 8}}, moves), "belle"), "mark c3");
}

TEST(OmbresSearch, RanksEveryMove) {
  const Edition& edition = editions::shipped<Ombres>();
  const State state = after({Seat{0}, {7, 8}}, {"mark a1", "mark a2", "mark b1", "mark b2"});
  search::Budget budget;
  budget.simulations = 500;
  const auto answer = players::think<Ombres>(edition, make_view(edition, state, Seat{0}), budget);
  EXPECT_EQ(answer.moves.size(), 5U);
  EXPECT_EQ(format(edition, answer.best().move), "mark c1");
  EXPECT_GT(answer.best().win, 0.9F);
}

}  // namespace
}  // namespace belle::ombres
