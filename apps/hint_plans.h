// The plans of a hint as JSON, for the command line and the page.
#pragma once

#include <cstddef>

#include "engine/core/json_text.h"
#include "players/players.h"

namespace belle {

/// How many plans a hint has at most.
inline constexpr std::size_t kPlans = 3;

/// The plans, best first: the steps, what each does as far as the mover can know it, whether the
/// last shows something hidden, the value of the first, and what is expected next.
template <Game G>
void write_plans(JsonText& json, const typename G::Edition& edition, const typename G::View& view,
                 const search::Answer<G>& answer) {
  Random random(1);
  const typename G::State before = redeal(edition, view, random);
  json.open_list();
  for (const search::Plan<G>& plan : answer.plans) {
    json.open_object();
    json.key("steps").open_list();
    for (const auto& step : plan.steps) json.text(format(edition, step));
    json.close_list();
    json.key("effects").open_list();
    typename G::State state = before;
    for (const auto& step : plan.steps) {
      write_effect(json, edition, state, step);
      apply(edition, state, step);
    }
    json.close_list();
    if (plan.reveals) json.key("reveals").truth(true);
    json.key("win").number(plan.win, 4);
    json.key("margin").number(plan.margin, 2);
    if (!plan.next.empty()) {
      json.key("next").open_list();
      for (const search::Expected<G>& expected : plan.next) {
        json.open_object();
        json.key("seat").text(G::kSeatNames[index(expected.seat)]);
        json.key("move").text(format(edition, expected.move));
        json.close_object();
      }
      json.close_list();
    }
    json.close_object();
  }
  json.close_list();
}

}  // namespace belle
