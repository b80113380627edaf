// Belle in an edition that reads every ruling the other way and has other components.
#include <string_view>

#include <gtest/gtest.h>

#include "players/players.h"
#include "tests/lumiere/random_play.h"

namespace belle::lumiere {
namespace {

// Plays a whole game against itself and expects every move to be legal.
void plays_legally(std::string_view description, std::uint64_t seed) {
  const Edition& edition = corrected_edition();
  auto player = players::make_player<Lumiere>(edition, description, seed);
  ASSERT_TRUE(player) << player.error();
  Random random(seed);
  State state = start_game(edition, deal_game(edition, {}, random));
  while (const auto seat = to_move(state)) {
    const Move move = (*player)->choose(make_view(edition, state, seat), {});
    const auto broken = refusal(edition, state, move);
    ASSERT_FALSE(broken) << description << ' ' << seed << ": " << format(edition, move) << ": "
                         << broken->reason;
    apply(edition, state, move);
  }
}

// A player that knows a building by its name, or light and free spaces by one reading alone.
TEST(CorrectedEdition, EveryKindOfPlayerPlaysItLegally) {
  for (const std::string_view description :
       {"greedy:sight=0.5", "greedy", "uct:sims=50", "belle:sims=0,noise=0.07", "belle:sims=20"})
    for (std::uint64_t seed = 1; seed <= 5; ++seed) plays_legally(description, seed);
  plays_legally("belle:sims=400", 1);
}

}  // namespace
}  // namespace belle::lumiere
