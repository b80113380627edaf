// Plans of a turn, and the reason for one: legal step by step, made of nothing but the view, and no
// longer than what can be known.
#include "search/plan.h"

#include <algorithm>
#include <memory>
#include <set>

#include <gtest/gtest.h>

#include "apps/knowledge.h"
#include "editions/editions.h"
#include "engine/core/game.h"
#include "engine/lumiere/lumiere.h"
#include "engine/paris/paris.h"
#include "players/players.h"
#include "players/together.h"
#include "tests/players/midgame.h"
#include "tests/players/paris_tactics.h"

namespace belle::players {
namespace {

template <class G>
class Plans : public testing::Test {
 protected:
  using State = typename G::State;
  using Plan = search::Plan<G>;

  static const typename G::Edition& box() { return editions::shipped<G>(); }

  static State after(std::uint64_t seed, std::size_t plies) { return midgame<G>(seed, plies); }

  static typename G::View view(const State& state) {
    return make_view(box(), state, to_move(state));
  }

  static search::Budget budget(std::uint64_t simulations = 80) {
    search::Budget budget;
    budget.simulations = simulations;
    budget.plans = 3;
    return budget;
  }

  static search::Answer<G> planned(const State& state) {
    return think<G>(box(), view(state), budget());
  }

  static void expect_equal(const search::Answer<G>& a, const search::Answer<G>& b) {
    ASSERT_EQ(a.plans.size(), b.plans.size());
    for (std::size_t i = 0; i < a.plans.size(); ++i) {
      EXPECT_EQ(a.plans[i].steps, b.plans[i].steps);
      EXPECT_EQ(a.plans[i].next, b.plans[i].next);
      EXPECT_EQ(a.plans[i].reveals, b.plans[i].reveals);
    }
  }

  static constexpr std::uint64_t kPositions = 14;
};
using BothGames = testing::Types<Lumiere, Paris>;
TYPED_TEST_SUITE(Plans, BothGames);

// A plan with a step that cannot be made, that ends before its turn does, or that goes on after
// something was shown.
TYPED_TEST(Plans, AreLegalStepByStepToTheEndOfTheTurnOrToWhatIsShown) {
  using G = TypeParam;
  for (std::uint64_t seed = 1; seed <= this->kPositions; ++seed) {
    const auto before = this->after(seed, 9 * seed);
    const auto answer = this->planned(before);
    ASSERT_FALSE(answer.plans.empty());
    EXPECT_EQ(answer.plans.front().steps.front(), answer.best().move);
    for (const auto& plan : answer.plans) {
      auto state = before;
      ASSERT_FALSE(plan.steps.empty());
      bool shown = false;
      for (const auto& step : plan.steps) {
        ASSERT_EQ(to_move(state), to_move(before));
        EXPECT_FALSE(shown) << "a step after something hidden was shown";
        ASSERT_FALSE(refusal(this->box(), state, step)) << format(this->box(), step);
        shown = Knowledge<G>::reveals(state, step);
        apply(this->box(), state, step);
      }
      EXPECT_EQ(shown && to_move(state) == to_move(before), plan.reveals);
      if (!shown && plan.steps.size() < search::kLongestPlan) {
        EXPECT_NE(to_move(state), to_move(before)) << "the turn goes on";
      }
      for (const auto& next : plan.next) {
        ASSERT_EQ(to_move(state), next.seat);
        ASSERT_FALSE(refusal(this->box(), state, next.move)) << format(this->box(), next.move);
        apply(this->box(), state, next.move);
      }
      if (!plan.next.empty()) {
        EXPECT_EQ(plan.next.back().seat, to_move(before));
      }
    }
  }
}

// A plan or a reason that gives away what the seat may not know.
TYPED_TEST(Plans, AreTheSameWhateverIsHidden) {
  using G = TypeParam;
  Random random(5);
  for (std::uint64_t seed = 1; seed <= this->kPositions; ++seed) {
    const auto state = this->after(seed, 7 * seed);
    const auto other = redeal(this->box(), this->view(state), random);
    const auto answer = this->planned(state);
    this->expect_equal(answer, this->planned(other));
    EXPECT_EQ(reason<G>(this->box(), this->view(state), answer).sentence,
              reason<G>(this->box(), this->view(other), answer).sentence);
  }
}

// A step that the plan takes for certain although it depends on what is hidden: what a seat sees
// after the plan must be the same however the rest lies, as long as nothing was shown.
TYPED_TEST(Plans, ShowNothingBeforeTheirLastStep) {
  Random random(6);
  for (std::uint64_t seed = 1; seed <= this->kPositions; ++seed) {
    const auto state = this->after(seed, 8 * seed);
    const auto viewer = to_move(state);
    for (const auto& plan : this->planned(state).plans) {
      auto here = state;
      auto there = redeal(this->box(), this->view(state), random);
      for (const auto& step : plan.steps) {
        ASSERT_FALSE(refusal(this->box(), there, step));
        if (Knowledge<TypeParam>::reveals(here, step)) break;
        apply(this->box(), here, step);
        apply(this->box(), there, step);
        ASSERT_TRUE(make_view(this->box(), here, viewer) == make_view(this->box(), there, viewer));
      }
    }
  }
}

// The same plan offered twice, its steps in another order.
TYPED_TEST(Plans, LeadToDifferentEnds) {
  for (std::uint64_t seed = 1; seed <= this->kPositions; ++seed) {
    const auto before = this->after(seed, 11 * seed);
    std::set<std::string> ends;
    const auto answer = this->planned(before);
    for (const auto& plan : answer.plans) {
      auto state = before;
      for (std::size_t i = 0; i + 1 < plan.steps.size(); ++i)
        apply(this->box(), state, plan.steps[i]);
      ends.insert(write_view(this->box(), make_view(this->box(), state, to_move(before))) +
                  format(this->box(), plan.steps.back()));
    }
    EXPECT_EQ(ends.size(), answer.plans.size());
  }
}

// A first word that lets a person wait; an answer that depends on whether somebody listened.
TYPED_TEST(Plans, AreToldOnTheWayAndDependOnTheSimulationsAlone) {
  using G = TypeParam;
  const auto state = this->after(3, 5);
  std::vector<search::Answer<G>> told;
  search::Budget budget = this->budget(300);
  budget.positions = 0;
  const auto last = think_aloud<G>(this->box(), this->view(state), budget,
                                   [&](const auto& answer) { told.push_back(answer); });
  ASSERT_GE(told.size(), 3U);
  EXPECT_LE(told.front().simulations, 64U);
  for (const auto& answer : told) {
    budget.simulations = answer.simulations;
    this->expect_equal(answer, think<G>(this->box(), this->view(state), budget));
  }
  budget.simulations = 300;
  this->expect_equal(last, think<G>(this->box(), this->view(state), budget));
}

// Answers of several cores whose plans begin with another move than the one they agree on.
TYPED_TEST(Plans, AreThoseOfTheBestMoveWhenSeveralCoresThink) {
  using G = TypeParam;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    const auto answer = think_together<G>(this->box(), this->view(this->after(seed, 6 * seed)),
                                          this->budget(90), 3);
    ASSERT_FALSE(answer.plans.empty());
    EXPECT_EQ(answer.plans.front().steps.front(), answer.best().move);
  }
}

// A second plan that seems better than the one advised, or worse than the third: moves that were
// tried little stood by how often they were tried.
TYPED_TEST(Plans, StandInTheOrderOfTheirWorth) {
  using G = TypeParam;
  const auto expect_in_order = [](const search::Answer<G>& answer) {
    EXPECT_EQ(answer.plans.front().steps.front(), answer.best().move);
    EXPECT_TRUE(
        std::ranges::is_sorted(answer.plans, std::ranges::greater{}, &search::utility_of<G>));
  };
  std::size_t plans = 0;
  for (std::uint64_t seed = 1; seed <= this->kPositions; ++seed) {
    const auto view = this->view(this->after(seed, 8 * seed));
    const auto alone = think<G>(this->box(), view, this->budget(300));
    expect_in_order(alone);
    plans += alone.plans.size();
    expect_in_order(think_together<G>(this->box(), view, this->budget(300), 3));
  }
  EXPECT_GT(plans, 2 * this->kPositions) << "others are offered";
}

// A last turn whose plan does not lead to what was proven.
TEST(ParisPlans, OfTheLastTurnLeadToWhatIsProven) {
  using namespace paris;
  const State before = last_turn(Position()
                                     .keys(kOne, "mon8 arc")
                                     .francs(kOne, 8)
                                     .tokens(kOne, "gold silver* silver* silver*")
                                     .reserve("wood marble gold")
                                     .points(kTwo, 9));
  search::Budget budget;
  budget.simulations = 600;
  budget.plans = 2;
  const auto answer = think<Paris>(box(), make_view(box(), before, kOne), budget);
  ASSERT_TRUE(answer.proven);
  State state = before;
  for (const Move& step : answer.plans.front().steps) apply(box(), state, step);
  const auto end = outcome(box(), state);
  ASSERT_TRUE(end.has_value());
  EXPECT_EQ(static_cast<float>(end->totals[0] - end->totals[1]), answer.best().margin);
}

// A draw that is planned beyond what anybody can know.
TEST(ParisPlans, EndWithADraw) {
  using namespace paris;
  const State before = Position().before_the_draw();
  search::Budget budget;
  budget.simulations = 40;
  budget.plans = 3;
  const auto answer = think<Paris>(box(), make_view(box(), before, kOne), budget);
  for (const auto& plan : answer.plans) {
    EXPECT_EQ(plan.steps.size(), 1U);
    EXPECT_EQ(plan.steps.front().kind, Move::Kind::Draw);
    EXPECT_TRUE(plan.reveals);
  }
}

// A weak argument that is told, or a strong one that is not.
TEST(Reason, IsTheStrongestArgumentOrSaysThatThereIsNone) {
  const std::vector<Argument> arguments{{{.word = "weak", .sentence = "a"}, 1},
                                        {{.word = "strong", .sentence = "b"}, 3}};
  EXPECT_EQ(strongest(arguments, {}, Advantage{0.1F, 1}).word, "strong");
  const std::vector<Argument> faint{{{.word = "faint", .sentence = "c"}, 0.1F}};
  EXPECT_EQ(strongest(faint, {}, Advantage{0.1F, 1}).word, "later");
  EXPECT_EQ(strongest(faint, {}, Advantage{0.001F, 0.1F}).word, "equal");
  EXPECT_EQ(strongest(faint, arguments, Advantage{0.1F, 1}).word, "strong");
  EXPECT_EQ(strongest({}, {}, {}).word, "only");
  Argument counted{{.word = "points", .number = 5, .than = 2, .sentence = "d"}, 3};
  EXPECT_EQ(strongest({counted}, {}, Advantage{}).sentence, "d, 3 more than the next best");
  EXPECT_EQ(strongest({}, {counted}, Advantage{}).sentence, "d");
  EXPECT_FALSE(strongest({}, {counted}, Advantage{}).than);
}

// A reason that names what the plan does not bring. A landmark takes the prestige for points.
TEST(Reason, OfParisNamesThePoints) {
  using namespace paris;
  const State before = last_turn(Position()
                                     .keys(kOne, "mon8 arc")
                                     .francs(kOne, 8)
                                     .tokens(kOne, "gold silver* silver* silver*")
                                     .reserve("wood marble gold")
                                     .points(kTwo, 9));
  search::Budget budget;
  budget.simulations = 600;
  budget.plans = 2;
  const View view = make_view(box(), before, kOne);
  const auto answer = think<Paris>(box(), view, budget);
  const Reason why = reason<Paris>(box(), view, answer);
  EXPECT_EQ(why.word, "points") << why.sentence;
  EXPECT_GT(why.number, why.than.value_or(0));
  JsonText json;
  write_reason(json, why);
  EXPECT_TRUE(json.written().starts_with("{\"word\":\"")) << json.written();
}

}  // namespace
}  // namespace belle::players
