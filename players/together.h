// Thinking on several cores at once: each core searches a tree of its own from another seed, and
// the answers are put together. The search itself knows nothing of threads.
#pragma once

#include <algorithm>
#include <cstddef>
#include <thread>
#include <vector>

#include "players/players.h"
#include "search/utility.h"

namespace belle::players {

/// One answer from several about the same position: visits add up, values are means over them; the
/// plans are those of one, with the values of all. A proof needs no company.
template <Game G>
search::Answer<G> put_together(const std::vector<search::Answer<G>>& answers) {
  const auto proof = std::ranges::find(answers, true, &search::Answer<G>::proven);
  if (proof != answers.end()) return *proof;
  search::Answer<G> result = answers.front();
  for (std::size_t i = 1; i < answers.size(); ++i) {
    result.simulations += answers[i].simulations;
    for (search::Ranked<G>& ranked : result.moves) {
      const auto same = std::ranges::find(answers[i].moves, ranked.move, &search::Ranked<G>::move);
      // The evaluation at first sight counts as one visit.
      const auto before = static_cast<float>(ranked.visits + 1);
      const auto more = static_cast<float>(same->visits + 1);
      const auto mean = [&](float one, float other) {
        return (one * before + other * more) / (before + more);
      };
      ranked.win = mean(ranked.win, same->win);
      ranked.margin = mean(ranked.margin, same->margin);
      for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
        ranked.worth.win[seat] = mean(ranked.worth.win[seat], same->worth.win[seat]);
        ranked.worth.margin[seat] = mean(ranked.worth.margin[seat], same->worth.margin[seat]);
      }
      ranked.visits += same->visits;
    }
  }
  search::sort_ranked<G>(result.moves);
  result.principal_variation = {{result.principal_variation.front().seat, result.best().move}};
  for (const search::Answer<G>& answer : answers)
    if (answer.principal_variation.front().move == result.best().move)
      result.principal_variation = answer.principal_variation;
  result.plans.clear();
  for (const search::Answer<G>& answer : answers) {
    const auto first =
        std::ranges::find(answer.plans, result.best().move,
                          [](const search::Plan<G>& plan) { return plan.steps.front(); });
    if (first == answer.plans.end()) continue;
    result.plans = answer.plans;
    const auto place = result.plans.begin() + (first - answer.plans.begin());
    std::rotate(result.plans.begin(), place, place + 1);
    for (search::Plan<G>& plan : result.plans) {
      const auto same =
          std::ranges::find(result.moves, plan.steps.front(), &search::Ranked<G>::move);
      plan.win = same->win;
      plan.margin = same->margin;
    }
    search::sort_plans<G>(result.plans);
    break;
  }
  return result;
}

/// Like think, with the simulations shared out among so many threads. `stop` is asked by all of
/// them.
template <Game G>
search::Answer<G> think_together(const typename G::Edition& edition, const typename G::View& view,
                                 const search::Budget& budget, std::size_t threads) {
  std::vector<search::Answer<G>> answers(std::max<std::size_t>(1, threads));
  const auto share = [&](std::size_t i) {
    search::Budget part = budget;
    part.seed = budget.seed + i;
    part.memory = budget.memory / answers.size();
    if (budget.simulations != UINT64_MAX)
      part.simulations = (budget.simulations + answers.size() - 1 - i) / answers.size();
    return part;
  };
  {
    std::vector<std::jthread> thinking;
    for (std::size_t i = 1; i < answers.size(); ++i)
      thinking.emplace_back([&, i] { answers[i] = think<G>(edition, view, share(i)); });
    answers[0] = think<G>(edition, view, share(0));
  }
  return put_together<G>(answers);
}

}  // namespace belle::players
