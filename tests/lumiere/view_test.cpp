// What a player may know: the own tile in hand, never the rival's, nor the order of a pile, nor
// which of two equal tiles it is (sections 1 and 2).
#include <utility>

#include <gtest/gtest.h>

#include "tests/lumiere/position.h"

namespace belle::lumiere {
namespace {

// Both see their own hand; a spectator sees none.
TEST(S2, OnlyTheOwnHandIsSeen) {
  State state = first_position();
  std::swap(state.tiles[index(kBlue)][0], state.tiles[index(kBlue)][7]);
  EXPECT_EQ(make_view(box(), state, kOrange).hand, 0);
  EXPECT_EQ(make_view(box(), state, kBlue).hand, 7);
  EXPECT_FALSE(make_view(box(), state, {}).hand);
}

// The rival's hand and both piles may be anything: what is seen stays the same.
TEST(S2, HiddenTilesDoNotShow) {
  const State state = play(first_position(), {"lay a1 r0", "lay a3 r0"});
  State other = state;
  std::swap(other.tiles[index(kBlue)][1], other.tiles[index(kBlue)][6]);      // the rival's hand
  std::swap(other.tiles[index(kOrange)][2], other.tiles[index(kOrange)][5]);  // the own pile
  EXPECT_EQ(make_view(box(), state, kOrange), make_view(box(), other, kOrange));
  EXPECT_NE(make_view(box(), state, kBlue), make_view(box(), other, kBlue)) << "its own hand";
}

// Tiles 3 and 4 look the same: neither in hand nor laid can anybody tell them apart.
TEST(S1, TilesThreeAndFourCannotBeToldApart) {
  State state = first_position();
  std::swap(state.tiles[index(kOrange)][0], state.tiles[index(kOrange)][2]);  // 3 in hand
  State other = state;
  std::swap(other.tiles[index(kOrange)][0], other.tiles[index(kOrange)][3]);  // 4 in hand
  EXPECT_EQ(make_view(box(), state, kOrange), make_view(box(), other, kOrange));
  EXPECT_EQ(make_view(box(), play(state, {"lay a1 r0"}), kBlue),
            make_view(box(), play(other, {"lay a1 r0"}), kBlue));
}

// A tile that was laid is known to be gone from its owner's pile.
TEST(S2, LaidTilesAreKnown) {
  const State state = play(first_position(), {"lay a1 r0"});
  const View view = make_view(box(), state, kBlue);
  EXPECT_EQ(view.open.tiles_left[index(kOrange)][0], 0);
  EXPECT_EQ(view.open.tiles_left[index(kOrange)][2], 2) << "tiles 3 and 4 under one face";
  EXPECT_EQ(view.open.tiles_left[index(kBlue)][0], 1);
}

}  // namespace
}  // namespace belle::lumiere
