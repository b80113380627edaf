// The end-game tiles: when they are taken and what they give (sections 1 and 3, P13). Those that
// count as tokens are in temporary_test.cpp.
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "tests/paris/position.h"

namespace belle::paris {
namespace {

using Texts = std::vector<std::string>;

// Once the piles are empty all twelve are to be had, one at a time, for the whole act.
TEST(S3, TakingAnEndGameTileIsTheAct) {
  const State state = Position().empty_piles();
  EXPECT_EQ(legal_moves(state, "flag ").size(), 12U);
  const State taken = play(state, {"flag E7"});
  EXPECT_EQ(ruling(taken, "flag E8"), "§3");
  EXPECT_EQ(ruling(taken, "key arc"), "§3");
  EXPECT_EQ(legal_moves(taken), (Texts{"end", "use E7"}));
}

// A tile that a player took is not there any more.
TEST(S3, AnEndGameTileIsTakenOnce) {
  const State state = play(Position().empty_piles(), {"flag E7", "end"});
  EXPECT_EQ(ruling(state, "flag E7"), "§3");
  EXPECT_EQ(legal_moves(state, "flag ").size(), 11U);
  const State few = Position().empty_piles().end_supply("E3 E11");
  EXPECT_EQ(legal_moves(few, "flag "), (Texts{"flag E11", "flag E3"}));
}

// While any pile has a tile none can be taken.
TEST(S3, NoEndGameTileBeforeAllPilesAreEmpty) {
  const State state = Position().pile(1, "").pile(2, "").pile(3, "mon5");
  EXPECT_EQ(ruling(state, "flag E1"), "§3");
  EXPECT_TRUE(legal_moves(state, "flag ").empty());
}

// The very turn that draws the last building tile may take one.
TEST(P13, TheTurnOfTheLastTileMayTakeOne) {
  const State state = Position().pile(1, "").pile(2, "mon5").pile(3, "").before_the_draw();
  const State drawn = play(state, {"draw 2"});
  EXPECT_EQ(building_on(drawn, "mon5"), "mon5 theater");
  EXPECT_EQ(legal_moves(drawn, "flag ").size(), 12U);
}

// Also where districts are free and that tile fitted nowhere or had to be placed first.
TEST(P13, TheLastTileOfFreeDistrictsMayLeaveTheGame) {
  const Position position = Position().free_districts().pile(1, "").pile(2, "").before_the_draw();
  const State lost = play(
      Position(position).buildings("cha5 bat5 mon5 vil5 bel5 ger5").pile(3, "mon5"), {"draw 3"});
  EXPECT_EQ(ruling(lost, "flag E1"), "");
  const State placing = play(Position(position).pile(3, "mon5"), {"draw 3"});
  EXPECT_EQ(ruling(placing, "flag E1"), "§3");
  EXPECT_EQ(ruling(play(placing, {"place bel"}), "flag E1"), "");
}

// It may be used in the turn that takes it, or later.
TEST(P13, AnEndGameTileMayBeUsedInItsTurn) {
  const State taken = play(Position().empty_piles(), {"flag E11"});
  EXPECT_EQ(points(play(taken, {"use E11"}), kOne), 5);
  const State later = play(taken, {"end", "key arc", "end", "use E11"});
  EXPECT_EQ(points(later, kOne), 5);
}

// Three tiles give VP and one francs, once.
TEST(S1, E9ToE12GiveWhatTheyShow) {
  struct Gift {
    std::string_view use;
    int francs;
    int points;
  };
  for (const Gift& gift : std::array<Gift, 4>{
           {{"use E9", 0, 3}, {"use E10", 0, 4}, {"use E11", 0, 5}, {"use E12", 5, 0}}}) {
    const State after =
        play(Position().end_tiles(kOne, "E9 E10 E11 E12").francs(kOne, 0), {gift.use});
    EXPECT_EQ(francs(after, kOne), gift.francs) << gift.use;
    EXPECT_EQ(points(after, kOne), gift.points) << gift.use;
    EXPECT_EQ(ruling(after, gift.use), "§3") << gift.use;
  }
}

// Only who holds a tile uses it; those in the supply and rivals' are out of reach.
TEST(S3, OnlyOwnEndGameTilesAreUsed) {
  const State state = Position().end_tiles(kTwo, "E9").empty_piles();
  EXPECT_EQ(ruling(state, "use E9"), "§3");
  EXPECT_EQ(ruling(state, "use E10"), "§3");
}

// E4 and E8 name a token of their kind; the others name none.
TEST(S6, OnlyE4AndE8NameAToken) {
  const State state = Position().end_tiles(kOne, "E1 E4 E8 E9");
  EXPECT_EQ(legal_moves(state, "use "),
            (Texts{"use E1", "use E4 gold", "use E4 marble", "use E4 wood", "use E8 bronze*",
                   "use E8 gold*", "use E8 silver*", "use E9"}));
  for (const std::string_view wrong :
       {"use E4", "use E4 gold*", "use E4 gold gold", "use E8", "use E8 gold", "use E1 wood"})
    EXPECT_EQ(ruling(state, wrong), "§6") << wrong;
}

// A resource of an end-game tile pays the last landmark and stays out of the reserve.
TEST(P4, EndGameTilesPayLikeTokens) {
  const State state =
      Position().empty_piles().keys(kOne, "bank:mon").francs(kOne, 10).end_tiles(kOne, "E4 E5");
  const State after =
      play(state, {"use E4 gold", "move bank:mon mon@10 new", "use E5", "prestige bronze*"});
  EXPECT_EQ(points(after, kOne), 3);
  EXPECT_EQ(reserve(after), "");
}

}  // namespace
}  // namespace belle::paris
