// A key from behind the screen: banks and the Arc (section 3).
#include <array>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/paris/position.h"

namespace belle::paris {
namespace {

using Texts = std::vector<std::string>;

// Each bank pays its own francs, the Arc nothing.
TEST(S1, EachBankPaysItsFrancs) {
  const State state = Position().francs(kOne, 0);
  for (const auto& [move, paid] : std::array<std::pair<const char*, int>, 7>{{
           {"key bank:cha", 2},
           {"key bank:bat", 3},
           {"key bank:mon", 4},
           {"key bank:vil", 5},
           {"key bank:bel", 6},
           {"key bank:ger", 7},
           {"key arc", 0},
       }})
    EXPECT_EQ(francs(play(state, {move}), kOne), paid) << move;
}

// The key comes from behind the screen, and the act is over with it.
TEST(S3, AKeyComesFromBehindTheScreen) {
  const State after = play(Position(4), {"key bank:mon"});
  EXPECT_EQ(keys(after, kOne), "bank:mon");
  EXPECT_EQ(screen(after.open, kOne).keys, 6);
  EXPECT_EQ(legal_moves(after), Texts{"end"});
}

// A player has at most one key on each bank and on the Arc.
TEST(S3, OneKeyOfAPlayerOnEachBankAndTheArc) {
  const State state = Position().keys(kOne, "bank:mon arc");
  EXPECT_EQ(ruling(state, "key bank:mon"), "§3");
  EXPECT_EQ(ruling(state, "key arc"), "§3");
  EXPECT_EQ(legal_moves(state, "key "), (Texts{"key bank:bat", "key bank:bel", "key bank:cha",
                                               "key bank:ger", "key bank:vil"}));
}

// Rivals' keys close neither banks nor the Arc, and the bank pays everybody.
TEST(S3, PlayersShareBanksAndTheArc) {
  const State state = Position(3).keys(kTwo, "bank:ger arc").keys(kThree, "bank:ger arc");
  EXPECT_EQ(francs(play(state, {"key bank:ger"}), kOne), 10);
  EXPECT_EQ(ruling(state, "key arc"), "");
}

// Once the key has gone on, the bank takes another and pays again.
TEST(S3, ABankPaysAgainOnceItsKeyHasGone) {
  const State moved = play(Position().keys(kOne, "bank:mon").buildings("mon4").francs(kOne, 4),
                           {"move bank:mon mon4", "end"});
  const State again = play(moved, {"draw 1", "key arc", "end", "draw 1", "key bank:mon"});
  EXPECT_EQ(francs(again, kOne), 4);
  EXPECT_EQ(keys(again, kOne), "mon4 bank:mon");
}

// Without a key behind the screen none can be put.
TEST(S3, WithoutAKeyNoneIsPut) {
  const State state = Position().keys(kOne, "arc").buildings("mon1").screen_keys(kOne, 0);
  EXPECT_EQ(ruling(state, "key bank:mon"), "§3");
  EXPECT_TRUE(legal_moves(state, "key ").empty());
}

// A key from behind the screen never goes straight to a building or landmark.
TEST(S3, AKeyNeverGoesStraightToABuilding) {
  const State state = Position().buildings("mon1").landmarks("mon@9");
  EXPECT_EQ(ruling(state, "key mon1"), "§6");
  EXPECT_EQ(ruling(state, "key mon@9"), "§6");
}

}  // namespace
}  // namespace belle::paris
