#include <ctime>
#include <memory>
#include <numeric>
#include <type_traits>

#include <gtest/gtest.h>

#include "apps/knowledge.h"
#include "editions/editions.h"
#include "engine/lumiere/lumiere.h"
#include "engine/paris/paris.h"
#include "players/players.h"
#include "players/together.h"
#include "search/search.h"
#include "tests/players/midgame.h"

namespace belle::players {
namespace {

template <class G>
class Thinking : public testing::Test {
 protected:
  using State = typename G::State;

  static const typename G::Edition& box() { return editions::shipped<G>(); }

  static State after(std::uint64_t seed, std::size_t plies) { return midgame<G>(seed, plies); }

  static typename G::View view(const State& state) {
    return make_view(box(), state, to_move(state));
  }

  static search::Budget simulations(std::uint64_t number) {
    search::Budget budget;
    budget.simulations = number;
    return budget;
  }

  static void expect_equal(const search::Answer<G>& a, const search::Answer<G>& b) {
    ASSERT_EQ(a.moves.size(), b.moves.size());
    for (std::size_t i = 0; i < a.moves.size(); ++i) {
      EXPECT_EQ(a.moves[i].move, b.moves[i].move);
      EXPECT_EQ(a.moves[i].win, b.moves[i].win);
      EXPECT_EQ(a.moves[i].margin, b.moves[i].margin);
      EXPECT_EQ(a.moves[i].visits, b.moves[i].visits);
    }
    EXPECT_EQ(a.principal_variation, b.principal_variation);
  }

  static constexpr std::uint64_t kSeeds = 6;
};
using BothGames = testing::Types<Lumiere, Paris>;
TYPED_TEST_SUITE(Thinking, BothGames);

// Thinking that could be handed the truth instead of a view.
TYPED_TEST(Thinking, TakesNothingButAView) {
  using G = TypeParam;
  using Asked =
      search::Answer<G>(const typename G::Edition&, const typename G::View&, const search::Budget&);
  static_assert(std::is_same_v<decltype(think<G>), Asked>);
  static_assert(!std::is_convertible_v<typename G::State, typename G::View>);
  static_assert(!std::is_invocable_v<decltype(&search::Player<G>::choose), search::Player<G>&,
                                     const typename G::State&, const search::Stop&>);
}

// A thought that depends on something hidden from the seat.
TYPED_TEST(Thinking, IsTheSameWhateverIsHidden) {
  using G = TypeParam;
  Random random(5);
  for (std::uint64_t seed = 1; seed <= this->kSeeds; ++seed) {
    const auto state = this->after(seed, 5 * seed);
    const auto other = redeal(this->box(), this->view(state), random);
    ASSERT_TRUE(this->view(state) == this->view(other));
    this->expect_equal(think<G>(this->box(), this->view(state), this->simulations(40)),
                       think<G>(this->box(), this->view(other), this->simulations(40)));
  }
}

// Chance that comes from elsewhere than the seed.
TYPED_TEST(Thinking, IsTheSameForTheSameSeedAndSimulations) {
  using G = TypeParam;
  for (std::uint64_t seed = 1; seed <= this->kSeeds; ++seed) {
    const auto state = this->after(seed, 6 * seed);
    this->expect_equal(think<G>(this->box(), this->view(state), this->simulations(60)),
                       think<G>(this->box(), this->view(state), this->simulations(60)));
  }
}

// An answer with a move that is not legal, one too few, or one twice.
TYPED_TEST(Thinking, RanksExactlyTheLegalMoves) {
  using G = TypeParam;
  const auto moves = std::make_unique<typename G::Moves>();
  for (std::uint64_t seed = 1; seed <= 2 * this->kSeeds; ++seed) {
    const auto state = this->after(seed, 3 * seed);
    const auto answer = think<G>(this->box(), this->view(state), this->simulations(20));
    legal(this->box(), state, *moves);
    EXPECT_EQ(answer.moves.size(), moves->size());
    for (const auto& move : *moves)
      EXPECT_EQ(std::ranges::count(answer.moves, move, &search::Ranked<G>::move), 1);
    for (const auto& ranked : answer.moves) {
      EXPECT_GE(ranked.win, 0);
      EXPECT_LE(ranked.win, 1);
      if (seat_count(state) == 2) continue;
      EXPECT_NEAR(std::accumulate(ranked.worth.win.begin(), ranked.worth.win.end(), 0.0), 1, 1e-3);
      EXPECT_NEAR(ranked.worth.win[index(*to_move(state))], ranked.win, 1e-3);
    }
    ASSERT_FALSE(answer.principal_variation.empty());
    EXPECT_EQ(answer.principal_variation.front().move, answer.best().move);
    EXPECT_EQ(answer.principal_variation.front().seat, to_move(state));
    EXPECT_FALSE(refusal(this->box(), state, answer.principal_variation.front().move));
  }
}

// A move that was played and never looked at, so that nobody can say what it was worth.
TYPED_TEST(Thinking, LooksCloselyAtTheMoveItIsAskedAbout) {
  using G = TypeParam;
  constexpr std::uint64_t kSimulations = 100;
  const auto moves = std::make_unique<typename G::Moves>();
  for (std::uint64_t seed = 1; seed <= this->kSeeds; ++seed) {
    const auto state = this->after(seed, 2 * seed);
    legal(this->box(), state, *moves);
    for (const std::size_t place : {std::size_t{0}, moves->size() - 1}) {
      search::Budget budget = this->simulations(kSimulations);
      budget.positions = 0;
      budget.asked = place;
      const auto answer = think<G>(this->box(), this->view(state), budget);
      const auto asked = std::ranges::find(answer.moves, (*moves)[place], &search::Ranked<G>::move);
      EXPECT_GE(asked->visits, kSimulations / 4);
      EXPECT_EQ(answer.moves.size(), moves->size());
    }
  }
}

// A level, or a baseline, that plays an illegal move or never ends.
TYPED_TEST(Thinking, NoPlayerEverPlaysAnIllegalMove) {
  using G = TypeParam;
  std::vector<std::string> players{"random",
                                   "greedy",
                                   "uct:sims=4",
                                   "belle:sims=3,noise=0.1,sight=0.5",
                                   "belle:sims=2,hand",
                                   "belle:sims=2,paranoid"};
  for (const Level& level : levels<G>())
    if (level.description.find("sims=") == std::string_view::npos ||
        level.description.find("sims=0") != std::string_view::npos)
      players.emplace_back(level.name);
  for (const std::string& name : players) {
    auto state = this->after(7, 0);
    std::vector<std::unique_ptr<search::Player<G>>> seats;
    for (std::size_t seat = 0; seat < seat_count(state); ++seat)
      seats.push_back(std::move(*make_player<G>(this->box(), name, seat)));
    std::size_t plies = 0;
    while (const auto seat = to_move(state)) {
      const auto move = seats[index(*seat)]->choose(this->view(state), {});
      ASSERT_FALSE(refusal(this->box(), state, move)) << name << " at ply " << plies;
      apply(this->box(), state, move);
      ASSERT_LT(++plies, 3000U) << name;
    }
  }
}

// A person who has left and still waits for Belle.
TYPED_TEST(Thinking, StopsWhenItIsAsked) {
  using G = TypeParam;
  // Counted in time on the processor: what else the machine does is not Belle's fault.
  const auto milliseconds = [] {
    return 1000.0 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
  };
  double longest = 0;
  for (std::uint64_t seed = 1; seed <= this->kSeeds; ++seed) {
    const auto view = this->view(this->after(seed, 6 * seed));
    const double asked = milliseconds() + 15;
    search::Budget budget;
    budget.stop = [=] { return milliseconds() >= asked; };
    const auto answer = think<G>(this->box(), view, budget);
    longest = std::max(longest, milliseconds() - asked);
    EXPECT_FALSE(answer.moves.empty());
  }
#if defined(BELLE_SANITIZED)
  EXPECT_LT(longest, 400);  // sanitizers slow everything down
#else
  EXPECT_LT(longest, 20);
#endif
}

// A tree that grows past what it was given.
TYPED_TEST(Thinking, KeepsWithinItsMemory) {
  using G = TypeParam;
  using M = Knowledge<G>;
  const auto state = this->after(3, 8);
  search::Search<M> search(this->box(), {}, M::kParameters);
  search::Budget budget = this->simulations(3000);
  budget.memory = std::size_t{2} << 20;
  const auto answer = search.think(this->view(state), budget);
  EXPECT_EQ(answer.simulations, 3000U);
  // One more block of edges and one of nodes may be begun.
  EXPECT_LT(search.memory(), budget.memory + (std::size_t{1} << 19));
}

// Threads that count a simulation twice, or lose moves when answers are put together.
TYPED_TEST(Thinking, SharesItsSimulationsAmongThreads) {
  using G = TypeParam;
  const auto view = this->view(this->after(4, 4));
  const auto alone = think<G>(this->box(), view, this->simulations(101));
  const auto together = think_together<G>(this->box(), view, this->simulations(101), 3);
  EXPECT_EQ(together.simulations, alone.simulations);
  EXPECT_EQ(together.moves.size(), alone.moves.size());
  std::uint64_t visits = 0;
  for (const auto& ranked : together.moves) visits += ranked.visits;
  EXPECT_EQ(visits, together.simulations);
  EXPECT_EQ(together.principal_variation.front().move, together.best().move);
}

// A description that is misread instead of refused.
TYPED_TEST(Thinking, RefusesPlayersItDoesNotUnderstand) {
  using G = TypeParam;
  for (const char* wrong : {"", "belle:sims=-1", "belle:sims=many", "belle:depth=3",
                            "greedy:sims=4", "belle:sims=1,sims=2", "nobody", "belle:=3"})
    EXPECT_FALSE(make_player<G>(this->box(), wrong, 1)) << wrong;
  for (const Level& level : levels<G>()) {
    EXPECT_TRUE(make_player<G>(this->box(), level.name, 1)) << level.name;
    EXPECT_FALSE(level.about.empty());
  }
  EXPECT_GE(levels<G>().size(), 6U);
}

}  // namespace
}  // namespace belle::players
