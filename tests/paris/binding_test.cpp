// Which moves their mover can take back alone: those that end no turn and show nothing hidden.
#include <string_view>

#include <gtest/gtest.h>

#include "tests/paris/position.h"

namespace belle::paris {
namespace {

bool binds(const State& state, std::string_view move) {
  EXPECT_EQ(ruling(state, move), "") << move;
  return binding(box(), state, as_move(move));
}

// Drawing another tile because the first one does not please.
TEST(Binding, ADrawBinds) {
  EXPECT_TRUE(binds(Position().before_the_draw(), "draw 2"));
  EXPECT_TRUE(binds(Position().free_districts().before_the_draw(), "draw 2"));
}

// A tile can be put elsewhere. After the last one its player may look through the end-game tiles,
// but all twelve are still there, as everybody knows.
TEST(Binding, PlacingDoesNotBind) {
  const Position position = Position().free_districts().before_the_draw();
  EXPECT_FALSE(binds(play(position, {"draw 1"}), "place bel"));
  const State last = Position(position).pile(1, "mon5").pile(2, "").pile(3, "");
  EXPECT_FALSE(binds(play(last, {"draw 1"}), "place bel"));
}

// Keys, trade and choices show nothing: everything they bring lies open.
TEST(Binding, ActsAndChoicesDoNotBind) {
  const State state = Position()
                          .keys(kOne, "arc bank:bat")
                          .buildings("mon")
                          .francs(kOne, 20)
                          .tokens(kOne, "gold gold marble silver*")
                          .bonuses(kOne, "7 9 21")
                          .reserve("wood");
  for (const std::string_view move :
       {"key bank:mon", "move arc mon3", "move arc bel@12 new", "sell gold", "buy wood", "use 7",
        "use 9", "use 21 gold wood"})
    EXPECT_FALSE(binds(state, move)) << move;
  const State choice = play(state, {"move arc mon3"});
  EXPECT_FALSE(binds(choice, "bonus 18"));
  EXPECT_FALSE(binds(choice, "bonus -"));
  EXPECT_FALSE(binds(play(state, {"move arc bel@12 new"}), "prestige silver*"));
}

TEST(Binding, TheEndOfATurnBinds) {
  EXPECT_TRUE(binds(play(Position(), {"key arc"}), "end"));
  EXPECT_FALSE(binds(Position().screen_keys(kOne, 0), "pass"));
}

// Taking an end-game tile, whose taker has seen them all, shows nobody anything; using it does.
TEST(Binding, EndGameTilesBindWhenTheyAreUsed) {
  const State state = Position().empty_piles();
  EXPECT_FALSE(binds(state, "flag E7"));
  EXPECT_TRUE(binds(play(state, {"flag E7"}), "use E7"));
  EXPECT_FALSE(binds(Position().empty_piles().end_supply("E7"), "flag E7")) << "the last one";
}

}  // namespace
}  // namespace belle::paris
