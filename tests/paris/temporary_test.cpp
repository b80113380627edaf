// Tiles that count as tokens (P4): 2, 3, 4, 8, 10, 19, 21 and the end-game tiles E1 to E8.
#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "tests/paris/position.h"

namespace belle::paris {
namespace {

using Texts = std::vector<std::string>;

struct CountsAs {
  std::string_view use;
  std::string_view tokens;
};

// Each tile counts as what it shows or what is named; no token is taken from anywhere.
TEST(P4, EachTileCountsAsItsTokens) {
  for (const auto& [use, tokens_then] : std::array<CountsAs, 26>{{
           {"use 2", "wood"},
           {"use 3", "marble"},
           {"use 4", "gold"},
           {"use 8 bronze*", "bronze*"},
           {"use 8 silver*", "silver*"},
           {"use 8 gold*", "gold*"},
           {"use 10 wood", "wood"},
           {"use 10 marble", "marble"},
           {"use 10 gold", "gold"},
           {"use 19 bronze* bronze*", "bronze* bronze*"},
           {"use 19 bronze* silver*", "bronze* silver*"},
           {"use 19 gold* silver*", "silver* gold*"},
           {"use 21 wood wood", "wood wood"},
           {"use 21 gold wood", "wood gold"},
           {"use 21 gold marble", "marble gold"},
           {"use E1", "wood"},
           {"use E2", "marble"},
           {"use E3", "gold"},
           {"use E4 wood", "wood"},
           {"use E4 gold", "gold"},
           {"use E5", "bronze*"},
           {"use E6", "silver*"},
           {"use E7", "gold*"},
           {"use E8 bronze*", "bronze*"},
           {"use E8 silver*", "silver*"},
           {"use E8 gold*", "gold*"},
       }}) {
    const State state = Position()
                            .bonuses(kOne, "2 3 4 8 10 19 21")
                            .end_tiles(kOne, "E1 E2 E3 E4 E5 E6 E7 E8")
                            .reserve("wood marble gold");
    const State after = play(state, {use});
    EXPECT_EQ(temporary(after), tokens_then) << use;
    EXPECT_EQ(tokens(after, kOne), "") << use;
    EXPECT_EQ(reserve(after), "wood marble gold") << use;
    EXPECT_EQ(ruling(after, use), "§3") << "used up: " << use;
  }
}

// Every choice is offered: one of three, or two of three in every mix.
TEST(P4, Tiles19And21AlwaysNameTwo) {
  const State state = Position().bonuses(kOne, "8 10 19 21");
  EXPECT_EQ(legal_moves(state, "use 21"),
            (Texts{"use 21 gold gold", "use 21 gold marble", "use 21 gold wood",
                   "use 21 marble marble", "use 21 marble wood", "use 21 wood wood"}));
  EXPECT_EQ(legal_moves(state, "use 19").size(), 6U);
  EXPECT_EQ(legal_moves(state, "use 8").size(), 3U);
  EXPECT_EQ(legal_moves(state, "use 10").size(), 3U);
  for (const std::string_view wrong :
       {"use 19", "use 19 gold*", "use 19 gold* gold* gold*", "use 21", "use 21 gold",
        "use 21 gold gold gold", "use 19 gold gold", "use 21 gold* gold*"})
    EXPECT_EQ(ruling(state, wrong), "§6") << wrong;
}

// A temporary token pays a price and vanishes: the reserve gets only real ones.
TEST(P4, TemporaryTokensPayAndNeverEnterTheReserve) {
  const State state =
      Position().keys(kOne, "arc").francs(kOne, 15).tokens(kOne, "gold").bonuses(kOne, "3 10");
  EXPECT_EQ(ruling(state, "move arc mon@15 new"), "§4");
  const State after = play(state, {"use 3", "use 10 gold", "move arc mon@15 new"});
  EXPECT_EQ(tokens(after, kOne), "");
  EXPECT_EQ(temporary(after), "");
  EXPECT_EQ(reserve(after), "gold") << "marble and the other gold were tiles";
}

// They are spent before real tokens.
TEST(P4, TemporaryTokensAreSpentFirst) {
  const State state =
      Position().keys(kOne, "mon5").buildings("mon8").tokens(kOne, "wood").bonuses(kOne, "2");
  const State after = play(state, {"use 2", "move mon5 mon8"});
  EXPECT_EQ(tokens(after, kOne), "wood gold") << "the own wood, and the gold beside the 8";
  EXPECT_EQ(temporary(after), "");
  EXPECT_EQ(reserve(after), "");
}

// They are sold before real tokens, at the usual price, and a sold one enters no reserve.
TEST(P4, TemporaryTokensAreSoldFirst) {
  const State state = Position().tokens(kOne, "marble").bonuses(kOne, "3").francs(kOne, 0);
  const State one_sold = play(state, {"use 3", "sell marble"});
  EXPECT_EQ(francs(one_sold, kOne), 2);
  EXPECT_EQ(tokens(one_sold, kOne), "marble");
  EXPECT_EQ(reserve(one_sold), "");
  const State both_sold = play(one_sold, {"sell marble"});
  EXPECT_EQ(francs(both_sold, kOne), 4);
  EXPECT_EQ(reserve(both_sold), "marble") << "the real one";
  EXPECT_EQ(ruling(both_sold, "sell marble"), "§3");
}

// They are handed in before real tokens, for the same VP.
TEST(P4, TemporaryTokensAreHandedInFirst) {
  const State state = Position()
                          .keys(kOne, "arc")
                          .francs(kOne, 13)
                          .tokens(kOne, "gold gold silver* silver*")
                          .bonuses(kOne, "19");
  const State after = play(
      state, {"move arc mon@13 new", "use 19 gold* silver*", "prestige gold* silver* silver*"});
  EXPECT_EQ(points(after, kOne), 13);
  EXPECT_EQ(tokens(after, kOne), "silver*");
  EXPECT_EQ(temporary(after), "");
}

// Unused they vanish with the turn; real tokens stay.
TEST(P4, TemporaryTokensVanishWithTheTurn) {
  const State state = Position().tokens(kOne, "wood").bonuses(kOne, "2 21").end_tiles(kOne, "E7");
  const State ended = play(state, {"use 2", "use 21 gold gold", "use E7", "key arc", "end"});
  EXPECT_EQ(temporary(ended), "");
  EXPECT_EQ(tokens(ended, kOne), "wood");
  EXPECT_EQ(reserve(ended), "");
  EXPECT_EQ(ruling(play(ended, {"draw 1"}), "sell gold"), "§3") << "nor are they the next player's";
}

// They do not make up pairs for tiles 23 and 24.
TEST(P4, TemporaryTokensMakeNoPairs) {
  const State state = Position().tokens(kOne, "wood bronze*").bonuses(kOne, "2 8 19 21 23 24");
  const State after =
      play(state, {"use 2", "use 8 bronze*", "use 19 bronze* bronze*", "use 21 wood wood"});
  EXPECT_EQ(ruling(after, "use 23 bronze*"), "P4");
  EXPECT_EQ(ruling(after, "use 24 wood"), "P4");
}

// Real pairs stay usable, and the temporary tokens stay with the player.
TEST(P4, RealPairsAreHandedInFromRealTokens) {
  const State state = Position().tokens(kOne, "wood wood").bonuses(kOne, "2 24");
  const State after = play(state, {"use 2", "use 24 wood"});
  EXPECT_EQ(tokens(after, kOne), "");
  EXPECT_EQ(temporary(after), "wood");
  EXPECT_EQ(reserve(after), "wood wood");
}

}  // namespace
}  // namespace belle::paris
