// What the later decisions of a turn say about the earlier ones. If the same seat decides again and
// has learnt nothing in between, its next thinking looks at the very position that its move led to,
// with all its care; that is a better opinion of the move than the one it had beside all others.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "analysis/decision.h"
#include "engine/core/random.h"
#include "engine/core/replay.h"

namespace belle::analysis {

/// Whether what `see` makes of the position after a legal move could have been otherwise, as far as
/// its mover knows. Tried out on a few deals that the mover cannot tell apart.
template <Game G, class See>
bool could_differ(const typename G::Edition& edition, const typename G::State& state,
                  const typename G::Move& move, const See& see) {
  constexpr std::size_t kDeals = 8;
  const auto seen_after = [&](typename G::State dealt) {
    apply(edition, dealt, move);
    return see(dealt);
  };
  const typename G::View view = make_view(edition, state, to_move(state));
  const auto seen = seen_after(state);
  Random random(0);
  for (std::size_t deal = 0; deal < kDeals; ++deal)
    if (seen_after(redeal(edition, view, random)) != seen) return true;
  return false;
}

/// Whether a legal move shows its mover something that could have been otherwise: a draw, or a
/// thing that was hidden.
template <Game G>
bool reveals(const typename G::Edition& edition, const typename G::State& state,
             const typename G::Move& move) {
  return could_differ<G>(edition, state, move, [&, seat = *to_move(state)](const auto& after) {
    return make_view(edition, after, seat);
  });
}

/// Whether it leads to something that its mover could not know: what the next mover sees, or the
/// totals of the end. Without news two opinions of a game differ by their errors alone.
template <Game G>
bool brings_news(const typename G::Edition& edition, const typename G::State& state,
                 const typename G::Move& move) {
  return could_differ<G>(edition, state, move, [&](const auto& after) {
    std::pair<std::optional<typename G::View>, std::optional<decltype(Outcome::totals)>> seen;
    if (const auto seat = to_move(after)) seen.first = make_view(edition, after, seat);
    if (const auto end = outcome(edition, after)) seen.second = end->totals;
    return seen;
  });
}

/// What the next choice of the same turn found.
struct Later {
  Value value;
  std::vector<Follow> principal_variation;
  Values to{};  // every seat
};

/// Gives the played move of a choice that value. It stays the best one if it was, and becomes it if
/// it turns out better.
void correct(Decision& decision, const Later& later);

/// Corrects the decisions of a game, or its first ones, and says which brought news.
template <Game G>
void look_back(const typename G::Edition& edition, const Replay<G>& replay,
               std::vector<Decision>& decisions) {
  std::optional<Later> later;
  for (std::size_t ply = decisions.size(); ply-- > 0;) {
    Decision& decision = decisions[ply];
    decision.news = brings_news<G>(edition, replay.states[ply], replay.moves[ply]);
    const bool goes_on = ply + 1 < decisions.size() && decisions[ply + 1].seat == decision.seat &&
                         !reveals<G>(edition, replay.states[ply], replay.moves[ply]);
    if (!goes_on) later.reset();
    if (decision.forced()) {
      if (later)
        later->principal_variation.insert(later->principal_variation.begin(),
                                          {decision.seat, decision.move});
      continue;
    }
    if (later) correct(decision, *later);
    later = Later{decision.best, decision.principal_variation, decision.best_to};
  }
}

}  // namespace belle::analysis
