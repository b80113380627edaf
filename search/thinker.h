// Belle's whole thinking about a position: what can be proven within a part of the budget is
// proven, everything else is searched.
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "search/search.h"
#include "search/solve.h"

namespace belle::search {

/// A mind that knows when its game has become open to the end (search/endgame.h).
template <class M>
concept KnowsEndgame = Mind<M> && Endgame<typename M::Endgame>;

template <Mind M>
class Thinker {
  using G = typename M::Game;

 public:
  Thinker(const typename G::Edition& edition, std::span<const Net> nets, const Style& style)
      : edition_(edition), search_(edition, nets, style) {}

  /// Ranks the legal moves of the viewer, whose turn it must be.
  Answer<G> think(const typename G::View& view, const Budget& budget) {
    if constexpr (KnowsEndgame<M>) {
      if (auto answer = prove(view, budget)) return *answer;
    }
    return search_.think(view, budget);
  }

 private:
  // As measured: positions of a proof in the time of a simulation, and of a second.
  static constexpr std::uint64_t kPositionsPerSimulation = 8;
  static constexpr std::uint64_t kMostPositions = 300'000 / kPositionsPerSimulation;

  std::optional<Answer<G>> prove(const typename G::View& view, const Budget& budget) {
    Random random(budget.seed);
    const typename G::State state = redeal(edition_, view, random);
    const std::uint64_t positions = budget.positions.value_or(
        std::min(kMostPositions, budget.simulations) * kPositionsPerSimulation);
    if (positions == 0 || !M::Endgame::open(state)) return {};
    const Solution<G> solution =
        solve<typename M::Endgame>(edition_, state, {positions, budget.memory / 2, budget.stop});
    if (!solution.solved || solution.line.empty()) return {};
    // The other moves are ranked at first sight; none is better than the proven one.
    Budget glance = budget;
    glance.simulations = 0;
    Answer<G> answer = search_.think(view, glance);
    const auto best = std::ranges::find(answer.moves, solution.line.front(), &Ranked<G>::move);
    std::rotate(answer.moves.begin(), best, best + 1);
    Ranked<G>& proven = answer.moves.front();
    proven.win = 0.5F + 0.5F * static_cast<float>(solution.victory);
    proven.margin = static_cast<float>(solution.difference());
    for (Ranked<G>& other : answer.moves) {
      other.win = std::min(other.win, proven.win);
      other.margin = std::min(other.margin, proven.margin);
    }
    answer.main_line = solution.line;
    answer.proven = true;
    return answer;
  }

  const typename G::Edition& edition_;
  Search<M> search_;
};

}  // namespace belle::search
