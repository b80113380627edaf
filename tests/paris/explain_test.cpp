// What a move costs and brings, told to people.
#include <algorithm>

#include <gtest/gtest.h>

#include "tests/paris/position.h"

namespace belle::paris {
namespace {

std::string explained(const State& state, std::string_view move) {
  std::string text;
  for (const std::string& line : explain(box(), state, as_move(move))) text += line + "\n";
  return text;
}

bool tells(const State& state, std::string_view move, std::string_view words) {
  return explained(state, move).find(words) != std::string::npos;
}

// A price without its parts: the difference of two values, and the resources.
TEST(Explain, APriceHasItsParts) {
  const State state =
      Position().keys(kOne, "vil8").francs(kOne, 10).tokens(kOne, "marble gold silver*");
  EXPECT_TRUE(tells(state, "move vil8 vil@12 new", "costs 4 francs (12 − 8), 1 marble, 1 gold"))
      << explained(state, "move vil8 vil@12 new");
  EXPECT_TRUE(tells(state, "move vil8 vil@12 new", "silver* for 4 VP"));
  EXPECT_TRUE(tells(state, "move vil8 vil@12 new", "10 → 6 francs"));
}

// What a building brings: its token, and the right to a bonus tile.
TEST(Explain, ABuildingBringsItsToken) {
  const State state = Position().buildings("mon3").keys(kOne, "bank:mon").francs(kOne, 5);
  EXPECT_TRUE(tells(state, "move bank:mon mon3", "brings gold*"));
  EXPECT_TRUE(tells(state, "move bank:mon mon3", "for 2 francs"));
  EXPECT_TRUE(tells(state, "key bank:ger", "pays 7 francs"));
}

// The VP a bonus tile would give now: with three buildings of value 4, fifteen.
TEST(Explain, ABonusTileTellsItsPointsNow) {
  const State state = Position().keys(kOne, "mon4 bel4 cha4").bonuses(kOne, "2 18");
  EXPECT_TRUE(tells(state, "use 18", "gives 15 VP now")) << explained(state, "use 18");
  EXPECT_TRUE(tells(state, "use 2", "1 wood"));
  EXPECT_FALSE(tells(state, "use 2", "VP now"));
}

// A draw that tells more than the back of the tile.
TEST(Explain, ADrawTellsOnlyTheDistrict) {
  const State state = start_game(box(), basic_deal());
  EXPECT_EQ(explained(state, "draw 1"), "seat 1 draws a tile of Chaillot\n");
}

// Tiles named by a number alone.
TEST(Explain, TilesAreTold) {
  const State state = Position().empty_piles().bonuses(kOne, "17").francs(kOne, 3);
  EXPECT_TRUE(tells(state, "flag E12", "E12 (5 francs)"));
  EXPECT_TRUE(tells(state, "use 17 22", "takes tile 22 (10 VP)"));
}

}  // namespace
}  // namespace belle::paris
