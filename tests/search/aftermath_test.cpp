// The quick scores of moves against carrying each move out.
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "editions/editions.h"
#include "players/lumiere/endgame.h"
#include "players/lumiere/score_after.h"
#include "tests/any_seed.h"
#include "tests/lumiere/random_play.h"

namespace belle::lumiere {
namespace {

// A piece, a shadow or a group forgotten in the short way.
TEST(ScoreAfter, EqualsTheScoreOfTheNextPosition) {
  rc::check("every legal move of the second phase is scored right", [](bool corrected) {
    const Edition& edition = corrected ? corrected_edition() : editions::shipped<Lumiere>();
    for (const State& state : play(edition, *any_seed()).states) {
      if (!Endgame::open(state) || !to_move(state)) continue;
      const Seat seat = *to_move(state);
      const ScoreAfter score_after(edition, state, score(edition, state.open, seat),
                                   score(edition, state.open, rival(seat)));
      for (const Move& move : legal_moves(edition, state)) {
        State next = state;
        apply(edition, next, move);
        const After after = score_after.of(move);
        RC_ASSERT(after.own == score(edition, next.open, seat).total());
        RC_ASSERT(after.other == score(edition, next.open, rival(seat)).total());
        RC_ASSERT(after.group == score(edition, next.open, seat).group);
      }
    }
  });
}

}  // namespace
}  // namespace belle::lumiere
