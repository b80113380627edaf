// The right to a VP tile (section 4, benefit 5; P8, P15).
#include <algorithm>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "tests/paris/position.h"

namespace belle::paris {
namespace {

// Three keys stand in Montmartre, on buildings and a landmark; the fourth can come to 4 or 5.
Position three_keys() {
  return Position()
      .buildings("mon4 mon5")
      .keys(kOne, "mon1 mon3")
      .keys(kTwo, "mon@12")
      .francs(kOne, 20)
      .francs(kTwo, 20);
}

bool has_the_right(const State& state) { return state.open.stage == Stage::VpTile; }

// The fourth key gives the right, whether it comes from the bank or the Arc.
TEST(S4, TheFourthKeyComesFromTheBankOrTheArc) {
  EXPECT_TRUE(has_the_right(play(three_keys().keys(kOne, "bank:mon"), {"move bank:mon mon4"})));
  EXPECT_TRUE(has_the_right(play(three_keys().keys(kOne, "arc"), {"move arc mon4"})));
}

// Who moves the fourth key has the right, however many of the four are others'.
TEST(S4, TheRightIsOfWhoMovesTheFourthKey) {
  const State state = play(three_keys().keys(kTwo, "arc").to_move(kTwo), {"move arc mon5"});
  EXPECT_TRUE(has_the_right(state));
  EXPECT_EQ(to_move(state), kTwo);
  const State rivals = Position(4)
                           .buildings("mon4")
                           .keys(kTwo, "mon1")
                           .keys(kThree, "mon2")
                           .keys(kFour, "mon3")
                           .keys(kOne, "arc")
                           .francs(kOne, 4);
  EXPECT_TRUE(has_the_right(play(rivals, {"move arc mon4"})));
}

// A new landmark is as good a place for the fourth key; the slots are asked first.
TEST(S4, TheFourthKeyMayComeToALandmark) {
  const State state =
      play(three_keys().keys(kOne, "arc").tokens(kOne, "gold gold"), {"move arc mon@13 new"});
  EXPECT_EQ(ruling(state, "vp 20 mon"), "§4");
  EXPECT_TRUE(has_the_right(play(state, {"prestige -"})));
}

// A bonus tile is asked for before the VP tile.
TEST(S6, TheBonusTileComesBeforeTheVpTile) {
  const State state = play(three_keys().buildings("mon2").keys(kOne, "arc"), {"move arc mon2"});
  EXPECT_EQ(ruling(state, "vp 20 mon"), "§4");
  EXPECT_TRUE(has_the_right(play(state, {"bonus 5"})));
  EXPECT_TRUE(has_the_right(play(state, {"bonus -"})));
}

// Neither the third nor the fifth key gives it.
TEST(S4, NoOtherThanTheFourthKeyGivesTheRight) {
  const State third =
      Position().buildings("mon4").keys(kOne, "mon1 arc").keys(kTwo, "mon@12").francs(kOne, 4);
  EXPECT_FALSE(has_the_right(play(third, {"move arc mon4"})));
  const State fifth = three_keys().keys(kTwo, "mon2").keys(kOne, "arc");
  EXPECT_FALSE(has_the_right(play(fifth, {"move arc mon4"})));
}

// Keys on the bank do not count, nor those of other districts or on the Arc.
TEST(S4, KeysOnBanksAndElsewhereDoNotCount) {
  const State state = Position()
                          .buildings("mon4")
                          .keys(kOne, "mon1 mon3 bank:mon arc bat1 bat2")
                          .keys(kTwo, "bank:mon arc bat3")
                          .francs(kOne, 4);
  EXPECT_FALSE(has_the_right(play(state, {"move bank:mon mon4"})));
}

// A move inside the district leaves four keys four, and never brings the right.
TEST(P15, AMoveInsideTheDistrictNeverBringsTheRight) {
  const State four = three_keys().keys(kTwo, "mon2");
  EXPECT_FALSE(has_the_right(play(four, {"move mon3 mon4"})));
  EXPECT_FALSE(has_the_right(play(Position(three_keys()), {"move mon3 mon4"}))) << "still three";
}

// Keys are counted, not spaces: two keys on one space are two.
TEST(P15, TwoKeysOnOneSpaceAreTwo) {
  const State own = Position().buildings("mon4").keys(kOne, "mon1 mon3 mon3 arc").francs(kOne, 4);
  EXPECT_TRUE(has_the_right(play(own, {"move arc mon4"})));
  const State shared =
      Position().buildings("mon4").keys(kOne, "mon3 arc").keys(kTwo, "mon3 mon1").francs(kOne, 4);
  EXPECT_TRUE(has_the_right(play(shared, {"move arc mon4"})));
}

// A key that joins another by tile 9 or 16 can be the fourth, on the third space.
TEST(P15, TheFourthKeyMayJoinAnother) {
  const Position position = three_keys().keys(kOne, "bank:mon").bonuses(kOne, "9 16");
  const State own = play(position, {"use 9", "move bank:mon mon3", "bonus -"});
  EXPECT_TRUE(has_the_right(own));
  const State rivals = play(Position(position).tokens(kOne, "marble gold"),
                            {"use 16", "move bank:mon mon@12", "prestige -"});
  EXPECT_TRUE(has_the_right(rivals));
}

// Any VP tile may go to any district: six times six answers, and none.
TEST(S4, AnyVpTileGoesToAnyDistrict) {
  const State state = play(three_keys().keys(kOne, "arc"), {"move arc mon4"});
  EXPECT_EQ(legal_moves(state, "vp ").size(), 37U);
  for (const std::string_view district : {"cha", "bat", "mon", "vil", "bel", "ger"})
    for (const std::string_view tile : {"20", "18", "16", "14", "12", "10"})
      EXPECT_EQ(ruling(state, "vp " + std::string(tile) + ' ' + std::string(district)), "");
  const State placed = play(state, {"vp 14 ger"});
  EXPECT_EQ(placed.open.vp_district[3], static_cast<std::uint8_t>(District::Germain));
  EXPECT_EQ(std::ranges::count(placed.open.vp_district, kSupply), 5);
  EXPECT_EQ(placed.open.stage, Stage::End);
}

// A district has one VP tile, and each tile lies on one district.
TEST(S4, ADistrictHasOneVpTile) {
  const State state = play(three_keys().keys(kOne, "arc").vp_tile(14, "ger"), {"move arc mon4"});
  EXPECT_EQ(legal_moves(state, "vp ").size(), 26U) << "five tiles, five districts, and none";
  EXPECT_EQ(ruling(state, "vp 20 ger"), "§4");
  EXPECT_EQ(ruling(state, "vp 14 mon"), "§4");
}

// The right may be declined, but it must be answered.
TEST(P8, TheRightMayBeDeclined) {
  const State state = play(three_keys().keys(kOne, "arc"), {"move arc mon4"});
  EXPECT_EQ(ruling(state, "end"), "P8");
  const State declined = play(state, {"vp -"});
  EXPECT_EQ(std::ranges::count(declined.open.vp_district, kSupply), 6);
  EXPECT_EQ(ruling(declined, "vp 20 mon"), "§3");
  EXPECT_EQ(declined.open.stage, Stage::End);
}

// Declined, it is lost: no later key of the district brings it back.
TEST(P8, ADeclinedRightIsLost) {
  const State declined = play(three_keys().keys(kOne, "arc").keys(kTwo, "bank:mon"),
                              {"move arc mon4", "vp -", "end", "draw 1"});
  const State fifth = play(declined, {"move bank:mon mon5"});
  EXPECT_EQ(fifth.open.stage, Stage::End);
  const State inside = play(declined, {"key arc", "end", "draw 1", "move mon4 mon5"});
  EXPECT_EQ(inside.open.stage, Stage::End);
}

// Each district gives the right once, of its own; the tile of one district closes no other.
TEST(S4, EachDistrictGivesTheRightOnce) {
  const State state =
      three_keys().keys(kOne, "arc").keys(kTwo, "bat1 bat2 bat3 bank:bat").buildings("bat4");
  const State placed = play(state, {"move arc mon4", "vp 20 bat", "end", "draw 1"});
  const State second = play(placed, {"move bank:bat bat4"});
  EXPECT_TRUE(has_the_right(second)) << "though Batignolles has its VP tile already";
  EXPECT_EQ(ruling(second, "vp 18 bat"), "§4");
  EXPECT_EQ(ruling(second, "vp 18 mon"), "");
}

}  // namespace
}  // namespace belle::paris
