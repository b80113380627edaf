// The quick scores of moves against carrying each move out.
#include "players/lumiere/aftermath.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "editions/editions.h"
#include "players/lumiere/endgame.h"
#include "tests/any_seed.h"
#include "tests/lumiere/random_play.h"

namespace belle::lumiere {
namespace {

// A piece, a shadow or a group forgotten in the short way.
TEST(Aftermath, EqualsTheScoreOfTheNextPosition) {
  rc::check("every legal move of the second phase is scored right", [] {
    const Edition& edition = editions::shipped<Lumiere>();
    for (const State& state : play(edition, *any_seed()).states) {
      if (!Endgame::open(state) || !to_move(state)) continue;
      const Seat seat = *to_move(state);
      const Aftermath aftermath(edition, state, score(state.open, seat),
                                score(state.open, rival(seat)));
      for (const Move& move : legal_moves(edition, state)) {
        State next = state;
        apply(edition, next, move);
        const After after = aftermath.of(move);
        RC_ASSERT(after.own == score(next.open, seat).total());
        RC_ASSERT(after.other == score(next.open, rival(seat)).total());
        RC_ASSERT(after.group == score(next.open, seat).group);
      }
    }
  });
}

}  // namespace
}  // namespace belle::lumiere
