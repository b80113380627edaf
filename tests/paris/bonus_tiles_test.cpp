// The bonus tiles that give francs, VP or a key, and tile 27 (section 1, P11). Tiles that count as
// tokens are in temporary_test.cpp, 9 and 16 in joining_test.cpp, 17 and 25 in track_test.cpp.
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "tests/paris/position.h"

namespace belle::paris {
namespace {

using Texts = std::vector<std::string>;

// Tiles 1, 5, 7, 12 and 22 give francs, VP or both.
TEST(S1, Tiles1And5And7And12And22GiveWhatTheyShow) {
  struct Gift {
    std::string_view use;
    int francs;
    int points;
  };
  for (const Gift& gift : std::array<Gift, 5>{{{"use 1", 3, 0},
                                               {"use 5", 5, 0},
                                               {"use 7", 0, 4},
                                               {"use 12", 4, 4},
                                               {"use 22", 0, 10}}}) {
    const State after = play(Position().bonuses(kOne, "1 5 7 12 22").francs(kOne, 0), {gift.use});
    EXPECT_EQ(francs(after, kOne), gift.francs) << gift.use;
    EXPECT_EQ(points(after, kOne), gift.points) << gift.use;
    EXPECT_EQ(ruling(after, gift.use), "§3") << "used up: " << gift.use;
  }
}

// Tiles 6 to 28 give VP for each own building of one value, in any district.
TEST(S1, TilesForAValueCountTheBuildingsOfThatValue) {
  struct Reward {
    std::string_view tile;
    std::string_view two_spaces;
    int points;
  };
  for (const Reward& reward : std::array<Reward, 6>{{{"6", "cha1 ger1", 2 * 2},
                                                     {"11", "cha2 ger2", 2 * 3},
                                                     {"15", "cha3 ger3", 2 * 4},
                                                     {"18", "cha4 ger4", 2 * 5},
                                                     {"26", "cha5 ger5", 2 * 6},
                                                     {"28", "cha8 ger8", 2 * 7}}}) {
    const std::string use = "use " + std::string(reward.tile);
    const Position others = Position()
                                .keys(kOne, "vil1 vil2 vil3 vil4 vil5 vil8")
                                .keys(kTwo, "mon1 mon2 mon3 mon4 mon5 mon8")
                                .bonuses(kOne, reward.tile);
    EXPECT_EQ(points(play(others, {use}), kOne), reward.points / 2) << "one of each value: " << use;
    const State three = Position(others).keys(kOne, reward.two_spaces);
    EXPECT_EQ(points(play(three, {use}), kOne), reward.points / 2 * 3) << use;
    EXPECT_EQ(points(play(three, {use}), kTwo), 0) << use;
  }
}

// Tile 29 gives 8 VP for each own landmark.
TEST(S1, Tile29Counts8ForEachLandmark) {
  const State state = Position()
                          .landmarks("bel@13")
                          .keys(kOne, "mon@9 mon@12 bat@16 cha8")
                          .keys(kTwo, "mon@14")
                          .bonuses(kOne, "29");
  EXPECT_EQ(points(play(state, {"use 29"}), kOne), 24);
}

// A building counts at the moment the tile is used, also right after the move there.
TEST(S1, TilesCountWhatIsOccupiedNow) {
  const State state = Position().buildings("mon5").keys(kOne, "mon4").bonuses(kOne, "18 26");
  EXPECT_EQ(points(play(state, {"use 18", "move mon4 mon5", "use 26"}), kOne), 5 + 6);
  EXPECT_EQ(points(play(state, {"use 26", "move mon4 mon5", "use 18"}), kOne), 0);
}

// Tile 30 gives 10, 15, 20, 25 VP for 4, 5, 6, 7 types, nothing for fewer.
TEST(S1, Tile30CountsTypes) {
  const std::array<std::string_view, 7> spaces{"mon1", "mon2", "mon3",  "mon4",
                                               "mon5", "mon8", "mon@12"};
  const std::array<int, 8> expected{0, 0, 0, 0, 10, 15, 20, 25};
  Position position = Position().bonuses(kOne, "30");
  for (std::size_t types = 0; types <= spaces.size(); ++types) {
    EXPECT_EQ(points(play(position, {"use 30"}), kOne), expected[types]) << types;
    if (types < spaces.size()) position.keys(kOne, spaces[types]);
  }
}

// The type is that of the tile, not of the space, where districts are free.
TEST(S1, Tile30LooksAtTheTilesType) {
  const Position three = Position().free_districts().keys(kOne, "mon1 mon2 mon3");
  const State again =
      Position(three).building("bat4", "vil4").keys(kOne, "bat4").bonuses(kOne, "30");
  EXPECT_EQ(building_on(again, "bat4"), "vil4 residence") << "mon1 is a residence, bat4 a bakery";
  EXPECT_EQ(points(play(again, {"use 30"}), kOne), 0);
  const State fourth =
      Position(three).building("bat4", "mon4").keys(kOne, "bat4").bonuses(kOne, "30");
  EXPECT_EQ(points(play(fourth, {"use 30"}), kOne), 10);
}

// Tile 20 gives 1, 2, 3 VP with 2, 3, 4 players for each other unused tile.
TEST(S1, Tile20CountsTheOtherTiles) {
  for (const int players : {2, 3, 4}) {
    const State state = Position(players).bonuses(kOne, "20 1 2 30").bonuses(kTwo, "3 4");
    EXPECT_EQ(points(play(state, {"use 20"}), kOne), 3 * (players - 1)) << players;
    EXPECT_EQ(points(play(state, {"use 1", "use 20"}), kOne), 2 * (players - 1)) << players;
  }
}

// What a tile would give is foretold while it is still in hand; tile 20 does not count itself.
TEST(S1, PointsAreForetoldWithTheTileInHand) {
  const State state = Position(3).keys(kOne, "mon4").bonuses(kOne, "18 20 22");
  EXPECT_EQ(bonus_points(box(), state.open, as_move("use 20")), 2 * 2);
  EXPECT_EQ(bonus_points(box(), state.open, as_move("use 18")), 5);
  EXPECT_EQ(bonus_points(box(), state.open, as_move("use 22")), 10);
}

// Tile 27 counts for it, end-game tiles do not.
TEST(P11, Tile20CountsTile27ButNoEndGameTiles) {
  const State state = Position().bonuses(kOne, "20 27").end_tiles(kOne, "E1 E9");
  EXPECT_EQ(points(play(state, {"use 20"}), kOne), 1);
}

// Tiles 23 and 24 give 2, 3, 4 VP with 2, 3, 4 players for each pair handed in.
TEST(S1, Tiles23And24PayForPairs) {
  for (const int players : {2, 3, 4}) {
    const State state = Position(players)
                            .tokens(kOne, "wood wood wood gold gold")
                            .tokens(kOne, "bronze* bronze* bronze* bronze* silver* gold* gold*")
                            .bonuses(kOne, "23 24");
    const State prestige = play(state, {"use 23 bronze* bronze* gold*"});
    EXPECT_EQ(points(prestige, kOne), 3 * players) << players;
    EXPECT_EQ(tokens(prestige, kOne), "wood wood wood gold gold silver*");
    EXPECT_EQ(reserve(prestige), "") << "prestige leaves the game";
    const State resources = play(prestige, {"use 24 gold wood"});
    EXPECT_EQ(points(resources, kOne), 5 * players) << players;
    EXPECT_EQ(tokens(resources, kOne), "wood silver*");
    EXPECT_EQ(reserve(resources), "wood wood gold gold");
  }
}

// Any number of pairs may be handed in, but only pairs of one kind that one has.
TEST(S1, Tiles23And24OfferEveryChoiceOfPairs) {
  const State state =
      Position().tokens(kOne, "wood wood wood marble gold gold").bonuses(kOne, "23 24");
  EXPECT_EQ(legal_moves(state, "use 24"),
            (Texts{"use 24 gold", "use 24 gold wood", "use 24 wood"}));
  EXPECT_EQ(ruling(state, "use 24 marble"), "P11");
  EXPECT_EQ(ruling(state, "use 24 wood wood"), "P11");
}

// At least one pair is needed for them.
TEST(P11, Tiles23And24NeedAPair) {
  const State state =
      Position().tokens(kOne, "wood marble gold bronze* silver* gold*").bonuses(kOne, "23 24");
  EXPECT_TRUE(legal_moves(state, "use ").empty());
  EXPECT_EQ(ruling(state, "use 23"), "§6");
  EXPECT_EQ(ruling(state, "use 24"), "§6");
  EXPECT_EQ(ruling(state, "use 23 gold*"), "P11");
}

// Tiles that count may be used for nothing.
TEST(P11, TilesThatCountMayBeUsedForNothing) {
  for (const std::string_view tile : {"6", "11", "15", "18", "20", "26", "28", "29", "30"}) {
    const State state = Position().bonuses(kOne, tile);
    const State after = play(state, {"use " + std::string(tile)});
    EXPECT_EQ(points(after, kOne), 0) << tile;
    EXPECT_EQ(bonuses(after, kOne), "") << tile;
  }
}

// Tiles 13 and 14 buy a key from the reserve for 4 and for 3 francs.
TEST(S1, Tiles13And14BuyAKey) {
  for (const auto& [use, cost] : {std::pair{"use 13", 4}, std::pair{"use 14", 3}}) {
    const Position position = Position(4).bonuses(kOne, "13 14");
    const State after = play(Position(position).francs(kOne, cost), {use});
    EXPECT_EQ(francs(after, kOne), 0) << use;
    EXPECT_EQ(screen(after.open, kOne).keys, 8) << use;
    EXPECT_EQ(screen(after.open, kOne).reserve_keys, 1) << use;
    EXPECT_EQ(ruling(Position(position).francs(kOne, cost - 1), use), "P11") << use;
    EXPECT_EQ(ruling(Position(position).francs(kOne, 9).reserve_keys(kOne, 0), use), "P11") << use;
  }
}

// The new key may be put at once, though no other was left.
TEST(S1, TheKeyOfTile13MayBePutAtOnce) {
  const State state = Position().screen_keys(kOne, 0).bonuses(kOne, "13").francs(kOne, 4);
  EXPECT_EQ(francs(play(state, {"use 13", "key bank:ger"}), kOne), 7);
}

// Tile 27 cannot be used, nor any tile that one does not hold.
TEST(S1, Tile27IsNeverUsed) {
  const State state = Position().bonuses(kOne, "27").bonuses(kTwo, "7");
  EXPECT_EQ(ruling(state, "use 27"), "§1");
  EXPECT_EQ(ruling(state, "use 7"), "§3");
  EXPECT_TRUE(legal_moves(state, "use ").empty());
}

}  // namespace
}  // namespace belle::paris
