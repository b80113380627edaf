// Belle's whole thinking about a position: what can be proven within a part of the budget is
// proven, everything else is searched.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "search/last_turn.h"
#include "search/search.h"
#include "search/solve.h"

namespace belle::search {

/// Knowledge of when a game has become open to the end (search/endgame.h).
template <class K>
concept KnowsEndgame = Knowledge<K> && Endgame<typename K::Endgame>;

template <Knowledge K>
class Thinker {
  using G = typename K::Game;
  using State = typename G::State;

 public:
  Thinker(const typename G::Edition& edition, std::span<const Net> nets,
          const Parameters& parameters)
      : edition_(edition), search_(edition, nets, parameters) {}

  /// Ranks the legal moves of the viewer, whose turn it must be. `tell` is given what is thought so
  /// far, at first soon and then whenever the simulations have doubled; it may be empty.
  Answer<G> think(const typename G::View& view, const Budget& budget, const Tell<G>& tell = {}) {
    Random random(budget.seed);
    const State state = redeal(edition_, view, random);
    if (tell) {
      Budget first = budget;
      first.simulations = std::min(kFirstWord, budget.simulations);
      tell(search_.think(view, first));
    }
    const std::uint64_t positions = budget.positions.value_or(
        std::min(kMostPositions, budget.simulations) * kPositionsPerSimulation);
    if constexpr (KnowsEndgame<K>) {
      if (positions > 0 && K::Endgame::open(state))
        if (auto answer = prove(view, state, positions, budget)) return *answer;
    }
    if constexpr (KnowsLastTurn<K>) {
      if (positions > 0 && K::last_turn(state)) {
        const std::uint64_t most =
            std::min({positions, kMostOfLastTurn, budget.memory / kBytesOfLastTurn});
        LastTurnSolver<K> solver(edition_, most, budget.stop);
        if (auto answer = solver.think(state, budget.plans)) return *answer;
      }
    }
    return search_.think(view, budget, tell);
  }

 private:
  // A first word while a proof is tried.
  static constexpr std::uint64_t kFirstWord = 64;

  // As measured: positions of a proof in the time of a simulation, and of a second.
  static constexpr std::uint64_t kPositionsPerSimulation = 8;
  static constexpr std::uint64_t kMostPositions = 300'000 / kPositionsPerSimulation;
  // Positions of a last turn: more are seldom, and would take long to forget.
  static constexpr std::uint64_t kMostOfLastTurn = 200'000;
  static constexpr std::uint64_t kBytesOfLastTurn = 64;  // of each

  std::optional<Answer<G>> prove(const typename G::View& view, const State& state,
                                 std::uint64_t positions, const Budget& budget) {
    const SolveLimits limits{positions, budget.memory / 2, budget.stop};
    const Solution<G> solution = solve<typename K::Endgame>(edition_, state, limits);
    if (!solution.solved || solution.principal_variation.empty()) return {};
    // The other moves are ranked at first sight, but for one that is asked about; none is better
    // than the proven one.
    Budget glance = budget;
    glance.simulations = 0;
    Answer<G> answer = search_.think(view, glance);
    const auto best =
        std::ranges::find(answer.moves, solution.principal_variation.front(), &Ranked<G>::move);
    std::rotate(answer.moves.begin(), best, best + 1);
    Ranked<G>& proven = answer.moves.front();
    write(solution, 1, proven);
    if (budget.asked) {
      const auto moves = std::make_unique<typename G::Moves>();
      legal(edition_, state, *moves);
      const auto asked = std::ranges::find(answer.moves, (*moves)[*budget.asked], &Ranked<G>::move);
      if (asked != answer.moves.begin()) weigh(state, *asked, limits);
    }
    for (Ranked<G>& other : answer.moves) {
      other.win = std::min(other.win, proven.win);
      other.margin = std::min(other.margin, proven.margin);
    }
    answer.principal_variation.clear();
    State on_the_way = state;
    for (const typename G::Move& move : solution.principal_variation) {
      answer.principal_variation.push_back({*to_move(on_the_way), move});
      apply(edition_, on_the_way, move);
    }
    answer.proven = true;
    if (budget.plans > 0) plan_proven(state, budget.plans, answer);
    return answer;
  }

  // The proven one comes first; the plans of the others stay as they were found at first sight.
  void plan_proven(const State& state, std::size_t most, Answer<G>& answer) const {
    Plan<G> proven = plan_of<K>(edition_, state, answer.principal_variation);
    std::erase_if(answer.plans,
                  [&](const Plan<G>& plan) { return plan.steps.front() == proven.steps.front(); });
    answer.plans.insert(answer.plans.begin(), std::move(proven));
    if (answer.plans.size() > most) answer.plans.pop_back();
    for (Plan<G>& plan : answer.plans) {
      const auto ranked = std::ranges::find(answer.moves, plan.steps.front(), &Ranked<G>::move);
      plan.win = ranked->win;
      plan.margin = ranked->margin;
    }
  }

  // What another move leads to, if that can be proven too.
  void weigh(State state, Ranked<G>& ranked, const SolveLimits& limits) {
    const std::optional<Seat> mover = to_move(state);
    apply(edition_, state, ranked.move);
    const Solution<G> after = solve<typename K::Endgame>(edition_, state, limits);
    // Of a game that is over, the solution is told to the first seat.
    const Seat told = to_move(state).value_or(Seat{0});
    if (after.solved) write(after, told == mover ? 1 : -1, ranked);
  }

  static void write(const Solution<G>& solution, int sign, Ranked<G>& ranked) {
    ranked.win = 0.5F + 0.5F * static_cast<float>(sign * solution.victory);
    ranked.margin = static_cast<float>(sign * solution.difference());
  }

  const typename G::Edition& edition_;
  Search<K> search_;
};

}  // namespace belle::search
