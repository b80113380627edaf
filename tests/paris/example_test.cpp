// The worked examples of the rulebook. Where a picture showed the rest of the board, the board here
// is ours and has exactly what the example tells.
#include <array>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/paris/position.h"

namespace belle::paris {
namespace {

using Texts = std::vector<std::string>;
using Points = std::array<int, kMostPlayers>;

// Each VP tile by its place in the edition: 20, 18, 16, 14, 12, 10 for the first.
constexpr std::size_t kTile20 = 0;
constexpr std::size_t kTile18 = 1;
constexpr std::size_t kTile16 = 2;

// Lower values and occupied spaces are closed, however rich the player is in francs.
TEST(Example, KeyFromResidence3MayGoOnlyToRestaurant4) {
  const State state = Position(3)
                          .buildings("bel1 bel2 bel4")
                          .keys(kOne, "bel3")
                          .keys(kTwo, "bel5")
                          .keys(kThree, "bel@13")
                          .francs(kOne, 30);
  EXPECT_EQ(building_on(state, "bel3"), "bel3 residence");
  EXPECT_EQ(building_on(state, "bel4"), "bel4 restaurant");
  EXPECT_EQ(building_on(state, "bel5"), "bel5 hotel");
  EXPECT_EQ(legal_moves(state, "move "), Texts{"move bel3 bel4"});
  for (const char* other : {"move bel3 bel1", "move bel3 bel2", "move bel3 bel5",
                            "move bel3 bel@13", "move bel3 bel@14 new"})
    EXPECT_EQ(ruling(state, other), "§4") << other;
}

// A key that comes from a building pays only the difference.
TEST(Example, BakeryToTheaterInMontmartreCosts3Francs) {
  const Position before = Position().buildings("mon5").keys(kOne, "mon2");
  EXPECT_EQ(building_on(before, "mon2"), "mon2 bakery");
  EXPECT_EQ(building_on(before, "mon5"), "mon5 theater");
  const State after = play(Position(before).francs(kOne, 3), {"move mon2 mon5"});
  EXPECT_EQ(francs(after, kOne), 0);
  EXPECT_EQ(keys(after, kOne), "mon5");
  EXPECT_EQ(ruling(Position(before).francs(kOne, 2), "move mon2 mon5"), "§4");
}

// A new landmark costs the difference too, and its resources in full.
TEST(Example, TheaterInLaVilletteToNewLandmark12) {
  const Position before = Position().keys(kOne, "vil8").francs(kOne, 4);
  EXPECT_EQ(building_on(before, "vil8"), "vil8 theater");
  const State state = Position(before).tokens(kOne, "marble gold");
  const State after = play(state, {"move vil8 vil@12 new"});
  EXPECT_EQ(francs(after, kOne), 0);
  EXPECT_EQ(tokens(after, kOne), "");
  EXPECT_EQ(reserve(after), "marble gold");
  EXPECT_EQ(keys(after, kOne), "vil@12");
  EXPECT_EQ(ruling(Position(before).tokens(kOne, "marble marble"), "move vil8 vil@12 new"), "§4");
  EXPECT_EQ(ruling(Position(before).tokens(kOne, "gold gold"), "move vil8 vil@12 new"), "§4");
  EXPECT_EQ(
      ruling(Position(before).tokens(kOne, "marble gold").francs(kOne, 3), "move vil8 vil@12 new"),
      "§4");
}

// Landmarks of a district rise.
TEST(Example, AfterLandmark12Only13AndMore) {
  const State state = Position()
                          .landmarks("ger@12")
                          .keys(kOne, "bank:ger")
                          .francs(kOne, 16)
                          .tokens(kOne, "marble marble gold gold gold");
  EXPECT_EQ(legal_moves(state, "move "),
            (Texts{"move bank:ger ger@12", "move bank:ger ger@13 new", "move bank:ger ger@14 new",
                   "move bank:ger ger@15 new", "move bank:ger ger@16 new"}));
  for (const char* lower : {"move bank:ger ger@9 new", "move bank:ger ger@10 new",
                            "move bank:ger ger@11 new", "move bank:ger ger@12 new"})
    EXPECT_EQ(ruling(state, lower), "§4") << lower;
}

// From the Arc a key pays the whole value; prestige in the right slots scores.
TEST(Example, ArcToLouvreInBelleville) {
  const State state = Position()
                          .landmarks("bel@10")
                          .keys(kOne, "arc")
                          .francs(kOne, 15)
                          .tokens(kOne, "marble gold gold gold* gold*");
  EXPECT_EQ(ruling(Position()
                       .landmarks("bel@10")
                       .keys(kOne, "arc")
                       .francs(kOne, 14)
                       .tokens(kOne, "marble gold gold"),
                   "move arc bel@15 new"),
            "§4");
  const State moved = play(state, {"move arc bel@15 new"});
  EXPECT_EQ(francs(moved, kOne), 0);
  EXPECT_EQ(reserve(moved), "marble gold gold");
  const State after = play(moved, {"prestige gold* gold*"});
  EXPECT_EQ(points(after, kOne), 10);
  EXPECT_EQ(tokens(after, kOne), "");
  EXPECT_EQ(keys(after, kOne), "bel@15");
}

// Tile 18 pays 5 VP for each building of value 4.
TEST(Example, Tile18WithThreeValue4Buildings) {
  const State state = Position().keys(kOne, "cha4 mon4 ger4").bonuses(kOne, "18");
  EXPECT_EQ(points(play(state, {"use 18"}), kOne), 15);
}

// A bonus tile comes with a building of value 2, and the meeple goes as far as it likes.
TEST(Example, BonusTile18WithABuildingOfValue2) {
  const State state = Position().buildings("bat2").keys(kOne, "bank:bat");
  const State after = play(state, {"move bank:bat bat2", "bonus 18"});
  EXPECT_EQ(bonuses(after, kOne), "18");
  EXPECT_EQ(screen(after.open, kOne).meeple, 18);
  EXPECT_EQ(francs(after, kOne), 1) << "the building's 2, nothing for the tile";
}

// One café, three bakeries, two hotels, a theater and two landmarks are five types.
TEST(Example, Tile30WithFiveTypes) {
  const State state =
      Position().keys(kOne, "cha1 cha8 bat4 mon2 cha3 ger2 cha4 cha@11 bat@16").bonuses(kOne, "30");
  EXPECT_EQ(building_on(state, "cha1"), "cha1 café");
  for (const char* bakery : {"cha8", "bat4", "mon2"})
    EXPECT_EQ(building_on(state, bakery), std::string(bakery) + " bakery");
  for (const char* hotel : {"cha3", "ger2"})
    EXPECT_EQ(building_on(state, hotel), std::string(hotel) + " hotel");
  EXPECT_EQ(building_on(state, "cha4"), "cha4 theater");
  EXPECT_EQ(points(play(state, {"use 30"}), kOne), 15);
}

// Louis 13 (11+2), Raphaël 10 (5+4+1), Julie 13, Charlotte 3: the 13 in one piece comes first.
TEST(Example, BatignollesTieGoesToTheHigherTile) {
  const State state = Position(4)
                          .keys(kOne, "bat@11 bat2")
                          .keys(kTwo, "bat5 bat4 bat1")
                          .keys(kThree, "bat@13")
                          .keys(kFour, "bat3")
                          .vp_tile(20, "bat");
  EXPECT_EQ(district_points(box(), state.open, District::Batignolles, kTile20),
            (Points{10, 5, 20, 0}));
  for (const auto& [seat, districts] :
       {std::pair{kOne, 10}, std::pair{kTwo, 5}, std::pair{kThree, 20}, std::pair{kFour, 0}})
    EXPECT_EQ(score(box(), state.open, seat), (ScoreSheet{0, 0, districts}));
}

// Louis 16 (11+5), Raphaël 21 (15+3+3), Julie 8, Charlotte 21 (15+4+2): two firsts, no second.
TEST(Example, MontmartreSharedLouvre) {
  const State state = Position(4)
                          .keys(kOne, "mon@11 mon5")
                          .keys(kTwo, "mon@15 mon3 mon3")
                          .keys(kThree, "mon8")
                          .keys(kFour, "mon@15 mon4 mon2");
  EXPECT_EQ(district_points(box(), state.open, District::Montmartre, kTile16),
            (Points{4, 16, 0, 16}));
}

// With two players 5 is less than half of 12, and scores nothing.
TEST(Example, TwoPlayersTwelveAgainstFive) {
  const State state = Position().keys(kOne, "bel8 bel4").keys(kTwo, "bel5");
  EXPECT_EQ(district_points(box(), state.open, District::Belleville, kTile18),
            (Points{18, 0, 0, 0}));
}

}  // namespace
}  // namespace belle::paris
