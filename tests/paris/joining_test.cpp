// Tiles 9 and 16: keys that join others (section 4, P9 to P11).
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "tests/paris/position.h"

namespace belle::paris {
namespace {

using Texts = std::vector<std::string>;

// Seat 1 holds both tiles and a key on Montmartre's bank; own, rivals' and shared keys stand there.
Position montmartre() {
  return Position(3)
      .keys(kOne, "bank:mon mon1 mon4")
      .keys(kTwo, "mon2 mon4 mon5")
      .keys(kThree, "mon5")
      .francs(kOne, 9)
      .bonuses(kOne, "9 16");
}

// Tile 9 opens own spaces, and those alone.
TEST(S4, Tile9OpensOwnSpacesOnly) {
  const State state = montmartre();
  EXPECT_TRUE(legal_moves(state, "move bank:mon").empty());
  const State used = play(state, {"use 9"});
  EXPECT_EQ(legal_moves(used, "move bank:mon"), Texts{"move bank:mon mon1"});
  EXPECT_EQ(ruling(used, "move bank:mon mon2"), "§4");
  EXPECT_EQ(ruling(used, "move bank:mon mon4"), "§4") << "a rival is there too";
}

// Tile 16 opens rivals' spaces, one or several rivals, and those alone.
TEST(S4, Tile16OpensRivalsSpacesOnly) {
  const State used = play(montmartre(), {"use 16"});
  EXPECT_EQ(legal_moves(used, "move bank:mon"),
            (Texts{"move bank:mon mon2", "move bank:mon mon5"}));
  EXPECT_EQ(ruling(used, "move bank:mon mon1"), "§4");
  EXPECT_EQ(ruling(used, "move bank:mon mon4"), "§4") << "the own key is there too";
}

// A space with own and rivals' keys needs both tiles, used in any order.
TEST(S4, ASpaceWithBothNeedsBothTiles) {
  for (const auto& [first, second] : {std::pair{"use 9", "use 16"}, std::pair{"use 16", "use 9"}}) {
    const State used = play(montmartre(), {first, second});
    EXPECT_EQ(legal_moves(used, "move bank:mon").size(), 4U);
    EXPECT_EQ(keys(play(used, {"move bank:mon mon4"}), kOne), "mon1 mon4 mon4");
  }
}

// The tiles open occupied spaces, not lower ones: no key moves onto its own space.
TEST(S4, TheTilesDoNotOpenLowerOrEqualValues) {
  const State used = play(montmartre(), {"use 9", "use 16"});
  EXPECT_EQ(ruling(used, "move mon4 mon4"), "§4");
  EXPECT_EQ(ruling(used, "move mon4 mon1"), "§4");
  EXPECT_EQ(ruling(used, "move mon4 mon2"), "§4");
  EXPECT_EQ(ruling(used, "move mon4 mon5"), "");
}

// Standing landmarks are joined like buildings, at their full price.
TEST(S4, LandmarksAreJoinedAtTheirPrice) {
  const Position position =
      Position().keys(kOne, "mon1").keys(kTwo, "mon@10").francs(kOne, 9).bonuses(kOne, "16");
  EXPECT_EQ(ruling(play(position, {"use 16"}), "move mon1 mon@10"), "§4") << "no gold";
  const State joined =
      play(Position(position).tokens(kOne, "gold"), {"use 16", "move mon1 mon@10"});
  EXPECT_EQ(keys(joined, kOne), "mon@10");
  EXPECT_EQ(keys(joined, kTwo), "mon@10");
  EXPECT_EQ(francs(joined, kOne), 0);
}

// The tiles serve a move of that turn only: unneeded or without a move they are spent.
TEST(S6, UnusedByTheTurnsEndTheTilesAreSpent) {
  const State state = montmartre().screen_keys(kTwo, 5).screen_keys(kThree, 5);
  const State next =
      play(state, {"use 9", "use 16", "key bank:bat", "end", "draw 1", "key bank:cha", "end",
                   "draw 1", "key bank:cha", "end", "draw 1"});
  EXPECT_EQ(bonuses(next, kOne), "");
  EXPECT_TRUE(legal_moves(next, "move bank:mon").empty());
}

// They do not help the next player either.
TEST(S4, TheTilesServeNobodyElse) {
  const State state = play(montmartre().keys(kTwo, "bank:mon").francs(kTwo, 9),
                           {"use 9", "use 16", "key arc", "end", "draw 1"});
  EXPECT_TRUE(legal_moves(state, "move bank:mon").empty());
}

// They may be used though the move needs none, and though no move follows.
TEST(P11, Tiles9And16MayBeUsedNeededOrNot) {
  const State state =
      play(Position().buildings("mon1").keys(kOne, "bank:mon").bonuses(kOne, "9 16"),
           {"use 9", "use 16", "move bank:mon mon1", "bonus -"});
  EXPECT_EQ(bonuses(state, kOne), "");
  EXPECT_EQ(keys(state, kOne), "mon1");
}

// They are used before the act, not after it.
TEST(P11, Tiles9And16AreUsedBeforeTheAct) {
  const State choosing = play(montmartre().buildings("mon3"), {"move bank:mon mon3"});
  EXPECT_EQ(ruling(choosing, "use 9"), "P11");
  EXPECT_EQ(ruling(choosing, "use 16"), "P11");
  const State done = play(choosing, {"bonus -"});
  EXPECT_EQ(ruling(done, "use 9"), "P11");
  EXPECT_EQ(ruling(done, "use 16"), "P11");
}

// A mover who joins a rival gets bonus tile, VP and slots as usual; the token went to the first.
TEST(P9, WithTile16TheBenefitsAreAsUsual) {
  const Position position = Position()
                                .keys(kOne, "bank:mon")
                                .keys(kTwo, "mon2 mon8 mon@9")
                                .vp_tile(20, "mon")
                                .francs(kOne, 9)
                                .bonuses(kOne, "16");
  const State two = play(position, {"use 16", "move bank:mon mon2", "bonus 30"});
  EXPECT_EQ(bonuses(two, kOne), "30");
  EXPECT_EQ(tokens(two, kOne), "");
  const State eight =
      play(Position(position).tokens(kOne, "wood"), {"use 16", "move bank:mon mon8"});
  EXPECT_EQ(points(eight, kOne), 2);
  EXPECT_EQ(tokens(eight, kOne), "");
  const State landmark = play(Position(position).tokens(kOne, "marble bronze*"),
                              {"use 16", "move bank:mon mon@9", "prestige bronze*"});
  EXPECT_EQ(points(landmark, kOne), 3);
}

// With tile 9 they come too, and the price is paid again.
TEST(S4, WithTile9PriceAndBenefitsAreAsUsual) {
  const State state = Position()
                          .keys(kOne, "bank:mon mon8")
                          .francs(kOne, 8)
                          .tokens(kOne, "wood")
                          .bonuses(kOne, "9");
  const State after = play(state, {"use 9", "move bank:mon mon8"});
  EXPECT_EQ(francs(after, kOne), 0);
  EXPECT_EQ(reserve(after), "wood");
  EXPECT_EQ(points(after, kOne), 2);
  EXPECT_EQ(keys(after, kOne), "mon8 mon8");
}

// One of two keys may go on; the other one stays.
TEST(P10, OneOfTwoKeysMayGoOn) {
  const State state = Position().buildings("mon5").keys(kOne, "mon4 mon4").francs(kOne, 1);
  EXPECT_EQ(legal_moves(state, "move "), Texts{"move mon4 mon5"});
  const State after = play(state, {"move mon4 mon5"});
  EXPECT_EQ(keys(after, kOne), "mon4 mon5");
  EXPECT_EQ(value_sum(box(), after.open, kOne, kAllBuildings), 9);
}

// The space counts twice for every tile that counts buildings or landmarks.
TEST(P10, TheSpaceCountsTwiceForTilesThatCount) {
  for (const auto& [space, tile, twice] :
       {std::tuple{"mon1", "6", 2 * 2}, std::tuple{"mon2", "11", 2 * 3},
        std::tuple{"mon3", "15", 2 * 4}, std::tuple{"mon4", "18", 2 * 5},
        std::tuple{"mon5", "26", 2 * 6}, std::tuple{"mon8", "28", 2 * 7},
        std::tuple{"mon@12", "29", 2 * 8}}) {
    const State state = Position().keys(kOne, space).keys(kOne, space).bonuses(kOne, tile);
    EXPECT_EQ(points(play(state, {"use " + std::string(tile)}), kOne), twice) << tile;
  }
}

// District sums and the sum of the whole board count it twice.
TEST(P10, TheSpaceCountsTwiceInSums) {
  const State state =
      Position().keys(kOne, "mon4 mon4 bat1").keys(kTwo, "mon5 mon2").vp_tile(20, "mon");
  EXPECT_EQ(value_sum(box(), state.open, kOne, kAllBuildings | kAllLandmarks), 9);
  EXPECT_EQ(score(box(), state.open, kOne).districts, 20) << "8 against 7";
  EXPECT_EQ(score(box(), state.open, kTwo).districts, 10);
}

// A type is there or not: for tile 30 two keys on a space are one.
TEST(P10, ATypeIsThereOrNot) {
  const State state =
      Position().keys(kOne, "mon1 mon2 mon3 mon3 mon@12 mon@12").bonuses(kOne, "30");
  EXPECT_EQ(points(play(state, {"use 30"}), kOne), 10) << "four types";
  const State three = Position().keys(kOne, "mon1 mon2 mon3 mon3").bonuses(kOne, "30");
  EXPECT_EQ(points(play(three, {"use 30"}), kOne), 0);
}

// The single highest value is there or not: twice 4 does not beat a 5 in a tie.
TEST(P10, TheHighestValueIsThereOrNot) {
  const State state = Position().keys(kOne, "mon4 mon4").keys(kTwo, "mon5 mon3").vp_tile(20, "mon");
  EXPECT_EQ(score(box(), state.open, kOne).districts, 10);
  EXPECT_EQ(score(box(), state.open, kTwo).districts, 20);
}

}  // namespace
}  // namespace belle::paris
