// The option free districts: where a drawn tile may go (sections 2 and 6).
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "tests/paris/position.h"

namespace belle::paris {
namespace {

using Texts = std::vector<std::string>;

// The tile that is drawn first is the theater of value 5.
Position theater5() { return Position().free_districts().pile(1, "mon5 cha1").before_the_draw(); }

// On an empty board a tile goes to any district, on the space of its value.
TEST(S2, ATileGoesToAnyDistrict) {
  const State drawn = play(theater5(), {"draw 1"});
  EXPECT_EQ(legal_moves(drawn),
            (Texts{"place bat", "place bel", "place cha", "place ger", "place mon", "place vil"}));
  const State placed = play(drawn, {"place ger"});
  EXPECT_EQ(building_on(placed, "ger5"), "mon5 theater");
  EXPECT_EQ(building_on(placed, "mon5"), "");
}

// Not where the space of its value is taken.
TEST(S2, TheSpaceOfItsValueMustBeFree) {
  const State drawn = play(theater5().building("bel5", "bel5"), {"draw 1"});
  EXPECT_EQ(ruling(drawn, "place bel"), "§2");
  EXPECT_EQ(legal_moves(drawn).size(), 5U);
}

// Not where a building of its type stands, whichever district's tile that is.
TEST(S2, ADistrictHasEachTypeOnce) {
  const Position position = theater5().building("vil8", "vil8").building("cha1", "ger1");
  EXPECT_EQ(building_on(position, "vil8"), "vil8 theater");
  EXPECT_EQ(building_on(position, "cha1"), "ger1 theater");
  const State drawn = play(position, {"draw 1"});
  EXPECT_EQ(legal_moves(drawn), (Texts{"place bat", "place bel", "place ger", "place mon"}));
  EXPECT_EQ(ruling(drawn, "place vil"), "§2");
  EXPECT_EQ(ruling(drawn, "place cha"), "§2");
}

// The type that counts is the tile's, not the one printed on the space.
TEST(S2, TheTypeOfTheSpaceDoesNotCount) {
  const State drawn = play(theater5().building("vil8", "mon8"), {"draw 1"});
  EXPECT_EQ(building_on(drawn, "vil8"), "mon8 restaurant");
  EXPECT_EQ(ruling(drawn, "place vil"), "");
}

// One district left is still asked for.
TEST(S6, APlacementIsWrittenEvenWhenForced) {
  const State drawn = play(theater5().buildings("cha5 bat5 mon1 vil5 bel5 ger5"), {"draw 1"});
  EXPECT_EQ(legal_moves(drawn), Texts{"place mon"});
}

// A tile that fits nowhere leaves the game without a line, and the turn goes on.
TEST(S2, ATileThatFitsNowhereLeavesTheGame) {
  const Position position =
      theater5().buildings("cha5 bat5 vil5 bel5 ger5").building("mon2", "bel2");
  EXPECT_EQ(building_on(position, "mon2"), "bel2 theater");
  const State drawn = play(position, {"draw 1"});
  EXPECT_EQ(building_on(drawn, "mon5"), "");
  EXPECT_EQ(ruling(drawn, "place mon"), "§3");
  EXPECT_EQ(ruling(drawn, "key arc"), "");
  const State next = play(drawn, {"key arc", "end", "draw 1"});
  EXPECT_EQ(legal_moves(next, "place").size(), 5U) << "the café below; vil5 is one too";
}

// The tile is placed before anything else happens.
TEST(S3, ThePlacementComesFirst) {
  const State drawn = play(theater5(), {"draw 1"});
  for (const std::string_view early : {"key arc", "draw 2", "pass", "end"})
    EXPECT_EQ(ruling(drawn, early), "§3") << early;
}

// Value, price and token belong to the space where the tile lies.
TEST(S2, TheSpaceGivesValueAndToken) {
  const State placed = play(theater5().keys(kOne, "bank:ger").francs(kOne, 5),
                            {"draw 1", "place ger", "move bank:ger ger5"});
  EXPECT_EQ(francs(placed, kOne), 0);
  EXPECT_EQ(tokens(placed, kOne), "marble");
  EXPECT_EQ(keys(placed, kOne), "ger5");
}

// With districts as printed nothing is placed by hand.
TEST(S2, AsPrintedTheTileSaysWhere) {
  const State drawn = play(Position().pile(1, "mon5").before_the_draw(), {"draw 1"});
  EXPECT_EQ(building_on(drawn, "mon5"), "mon5 theater");
  EXPECT_EQ(ruling(drawn, "place ger"), "§3");
}

}  // namespace
}  // namespace belle::paris
