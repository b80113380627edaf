// Belle with another box than the one she learnt with: every ruling turned, every reconstructed
// fact changed, two landmarks of one value.
#include <memory>
#include <utility>

#include <gtest/gtest.h>

#include "apps/knowledge.h"
#include "players/players.h"
#include "tests/paris/other_boxes.h"

namespace belle::players {
namespace {

using namespace paris;

State start(std::size_t game) {
  Random random(game);
  return start_game(turned_edition(),
                    deal_game(turned_edition(), ParisKnowledge::training_options(game), random));
}

// A player who knows a fact or a ruling of the shipped box by heart, and plays what is not legal.
TEST(TurnedBox, NoPlayerEverPlaysAnIllegalMove) {
  const Edition& edition = turned_edition();
  std::size_t game = 0;
  for (const std::string name : {"greedy", "uct:sims=4", "belle:sims=3,noise=0.1,sight=0.5",
                                 "belle:sims=2,hand", "belle:sims=2,paranoid"}) {
    for (int i = 0; i < 6; ++i) {
      State state = start(game++);
      std::vector<std::unique_ptr<search::Player<Paris>>> seats;
      for (std::size_t seat = 0; seat < seat_count(state); ++seat)
        seats.push_back(std::move(*make_player<Paris>(edition, name, seat)));
      std::size_t plies = 0;
      while (const auto seat = to_move(state)) {
        const auto move = seats[index(*seat)]->choose(make_view(edition, state, seat), {});
        const auto refused = refusal(edition, state, move);
        ASSERT_FALSE(refused) << name << " at ply " << plies << ": " << format(edition, move)
                              << ": " << refused->reason;
        apply(edition, state, move);
        ASSERT_LT(++plies, 3000U) << name;
      }
    }
  }
}

// A search that takes two positions for one, of which one allows a tile that the other forbids: who
// used which tile counts where used ones are owned.
TEST(TurnedBox, TheKeyTellsWhoUsedWhichTile) {
  State state = start(0);
  const std::uint64_t before = ParisKnowledge::key(turned_edition(), state, Seat(0));
  state.open.screens[1].used = only_bonus(17);
  const std::uint64_t after = ParisKnowledge::key(turned_edition(), state, Seat(0));
  EXPECT_NE(before, after);
  state.open.screens[0].used = std::exchange(state.open.screens[1].used, 0U);
  EXPECT_NE(after, ParisKnowledge::key(turned_edition(), state, Seat(0)));
}

}  // namespace
}  // namespace belle::players
