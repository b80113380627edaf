// What the later decisions of a turn say about the earlier ones. If the same seat decides again and
// has learnt nothing in between, its next thinking looks at the very position that its move led to,
// with all its care; that is a better opinion of the move than the one it had beside all others.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "analysis/decision.h"
#include "engine/core/random.h"
#include "engine/core/replay.h"

namespace belle::analysis {

/// Whether a legal move shows its mover something that could have been otherwise: a draw, or a
/// thing that was hidden. Tried out on a few deals that the mover cannot tell apart.
template <Game G>
bool reveals(const typename G::Edition& edition, const typename G::State& state,
             const typename G::Move& move) {
  constexpr std::size_t kDeals = 8;
  const Seat seat = *to_move(state);
  const auto seen_after = [&](typename G::State dealt) {
    apply(edition, dealt, move);
    return make_view(edition, dealt, seat);
  };
  const typename G::View view = make_view(edition, state, seat);
  const typename G::View shown = seen_after(state);
  Random random(0);
  for (std::size_t deal = 0; deal < kDeals; ++deal)
    if (seen_after(redeal(edition, view, random)) != shown) return true;
  return false;
}

/// What the next choice of the same turn found.
struct Later {
  Value value;
  std::vector<Follow> line;
};

/// Gives the played move of a choice that value. It stays the best one if it was, and becomes it if
/// it turns out better.
void correct(Decision& decision, const Later& later);

/// Corrects the decisions of a game, or its first ones.
template <Game G>
void look_back(const typename G::Edition& edition, const Replay<G>& replay,
               std::vector<Decision>& decisions) {
  std::optional<Later> later;
  for (std::size_t ply = decisions.size(); ply-- > 0;) {
    Decision& decision = decisions[ply];
    const bool goes_on = ply + 1 < decisions.size() && decisions[ply + 1].seat == decision.seat &&
                         !reveals<G>(edition, replay.states[ply], replay.moves[ply]);
    if (!goes_on) later.reset();
    if (decision.forced()) {
      if (later) later->line.insert(later->line.begin(), {decision.seat, decision.move});
      continue;
    }
    if (later) correct(decision, *later);
    later = Later{decision.best, decision.line};
  }
}

}  // namespace belle::analysis
