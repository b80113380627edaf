#include "tests/search/brute_force.h"

#include <vector>

#include "tests/lumiere/random_play.h"

namespace belle::lumiere {
namespace {

std::optional<BestEnd> best_end(const Edition& edition, const State& state, Seat seat,
                                std::uint64_t& left) {
  if (!to_move(state)) return end_of(edition, state, seat);
  const bool own = to_move(state) == seat;
  std::optional<BestEnd> best;
  for (const Move& move : legal_moves(edition, state)) {
    if (left == 0) return {};
    --left;
    State next = state;
    apply(edition, next, move);
    const auto end = best_end(edition, next, seat, left);
    if (!end) return {};
    if (!best || (own ? *end > *best : *end < *best)) best = end;
  }
  return best;
}

}  // namespace

std::optional<BestEnd> brute_force(const Edition& edition, const State& state, std::uint64_t most) {
  return best_end(edition, state, to_move(state).value_or(kOrange), most);
}

BestEnd end_of(const Edition& edition, const State& state, Seat seat) {
  const Outcome end = *outcome(edition, state);
  const std::size_t own = index(seat);
  return {end.totals[own] - end.totals[1 - own],
          (end.won[own] ? 1 : 0) - (end.won[1 - own] ? 1 : 0)};
}

}  // namespace belle::lumiere
