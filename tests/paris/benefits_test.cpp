// What a key finds where it arrives (section 4): the token, a bonus tile, 2 VP, prestige. The right
// to a VP tile is in fourth_key_test.cpp.
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "engine/core/text.h"
#include "tests/paris/position.h"

namespace belle::paris {
namespace {

using Texts = std::vector<std::string>;

// Seat 1 moves a key from the Arc to a building of Montmartre with this value.
State arrival(int value, int francs_left = 0) {
  const std::string space = "mon" + std::to_string(value);
  return play(Position()
                  .buildings(space)
                  .keys(kOne, "arc")
                  .francs(kOne, value + francs_left)
                  .tokens(kOne, "wood"),
              {"move arc " + space});
}

// The token beside the space goes with the key: the basic set-up.
TEST(S1, EachSpaceHasItsBasicToken) {
  for (const auto& [value, found] : std::array<std::pair<int, const char*>, 6>{{
           {1, "wood bronze*"},
           {2, "wood silver*"},
           {3, "wood gold*"},
           {4, "wood wood"},
           {5, "wood marble"},
           {8, "gold"},
       }})
    EXPECT_EQ(tokens(arrival(value), kOne), found) << value;
}

// The token is taken without being asked, and only the first key finds one.
TEST(P7, TheTokenIsAlwaysTakenAndOnlyOnce) {
  const State state = Position()
                          .buildings("mon1 mon2")
                          .keys(kOne, "arc")
                          .keys(kTwo, "arc")
                          .francs(kOne, 9)
                          .bonuses(kTwo, "16");
  const State first = play(state, {"move arc mon1", "bonus -", "end", "draw 1"});
  EXPECT_EQ(tokens(first, kOne), "bronze*");
  EXPECT_EQ(tokens(play(first, {"use 16", "move arc mon1"}), kTwo), "");
  const State gone_on =
      play(first, {"key bank:mon", "end", "draw 1", "move mon1 mon2", "bonus -", "end", "draw 1"});
  EXPECT_EQ(tokens(play(gone_on, {"move arc mon1"}), kTwo), "") << "also once the key has gone on";
}

// Values 1, 2 and 3 ask for a bonus tile, 4, 5 and 8 do not.
TEST(S4, ValuesOneToThreeAskForABonusTile) {
  for (const int value : {1, 2, 3}) {
    const State state = arrival(value);
    EXPECT_EQ(state.open.stage, Stage::Bonus) << value;
    EXPECT_EQ(ruling(state, "end"), "§4") << value;
  }
  for (const int value : {4, 5, 8}) {
    const State state = arrival(value);
    EXPECT_EQ(state.open.stage, Stage::End) << value;
    EXPECT_EQ(ruling(state, "bonus 1"), "§3") << value;
    EXPECT_EQ(ruling(state, "bonus -"), "§3") << value;
  }
}

// At values 1 and 2 the tile is free; without a meeple's step none is taken.
TEST(S4, ABonusTileIsFreeAtValues1And2) {
  for (const int value : {1, 2}) {
    const State taken = play(arrival(value), {"bonus 7"});
    EXPECT_EQ(bonuses(taken, kOne), "7");
    EXPECT_EQ(screen(taken.open, kOne).meeple, 7);
    EXPECT_EQ(francs(taken, kOne), 0);
    const State declined = play(arrival(value), {"bonus -"});
    EXPECT_EQ(bonuses(declined, kOne), "");
    EXPECT_EQ(screen(declined.open, kOne).meeple, 0);
  }
}

// At value 3 it costs 2 francs, and declining costs nothing.
TEST(S4, ABonusTileCosts2FrancsAtValue3) {
  EXPECT_EQ(francs(play(arrival(3, 2), {"bonus 30"}), kOne), 0);
  EXPECT_EQ(francs(play(arrival(3, 2), {"bonus -"}), kOne), 2);
  EXPECT_EQ(ruling(arrival(3, 1), "bonus 30"), "§4");
  EXPECT_EQ(legal_moves(arrival(3, 1), "bonus "), Texts{"bonus -"});
}

// The meeple goes forward only, any number of spaces, and stops for good on the last.
TEST(S4, TheMeepleGoesForwardOnly) {
  const Position position = Position().buildings("mon1").keys(kOne, "arc");
  const State at_27 = play(Position(position).meeple(kOne, 27), {"move arc mon1"});
  EXPECT_EQ(legal_moves(at_27, "bonus "), (Texts{"bonus -", "bonus 28", "bonus 29", "bonus 30"}));
  EXPECT_EQ(ruling(at_27, "bonus 27"), "§4");
  EXPECT_EQ(ruling(at_27, "bonus 1"), "§4");
  const State at_30 = play(Position(position).meeple(kOne, 30), {"move arc mon1"});
  EXPECT_EQ(legal_moves(at_30, "bonus "), Texts{"bonus -"});
}

// In the shuffled set-up the meeple counts spaces, whatever numbers lie on them.
TEST(S4, TheMeepleCountsSpacesNotNumbers) {
  const State state = play(Position()
                               .track("10 9 8 7 6 5 4 3 2 1 11 12 13 14 15 16 17 18 19 20 "
                                      "30 29 28 27 26 25 24 23 22 21")
                               .buildings("mon1")
                               .keys(kOne, "arc")
                               .meeple(kOne, 29),
                           {"move arc mon1"});
  EXPECT_EQ(legal_moves(state, "bonus "), (Texts{"bonus -", "bonus 21"}));
  EXPECT_EQ(screen(play(state, {"bonus 21"}).open, kOne).meeple, 30);
  EXPECT_EQ(ruling(state, "bonus 30"), "§4") << "it lies on space 21";
}

// A tile that is gone cannot be taken; of two copies the second one still can.
TEST(S4, OnlyTilesOnTheTrackAreTaken) {
  const Position position = Position(3)
                                .buildings("mon1 bat1")
                                .keys(kOne, "arc")
                                .keys(kTwo, "bank:bat")
                                .bonuses(kThree, "18 17");
  const State first = play(position, {"move arc mon1"});
  EXPECT_EQ(ruling(first, "bonus 17"), "§4");
  const State second = play(first, {"bonus 18", "end", "draw 1", "move bank:bat bat1"});
  EXPECT_EQ(ruling(second, "bonus 18"), "§4") << "seats 1 and 3 have both copies";
  EXPECT_EQ(ruling(second, "bonus 15"), "");
}

// Several meeples may stand on one space.
TEST(S4, MeeplesShareASpace) {
  const State state =
      play(Position(3).buildings("mon1 bat1").keys(kOne, "arc").keys(kTwo, "arc"),
           {"move arc mon1", "bonus 26", "end", "draw 1", "move arc bat1", "bonus 26"});
  EXPECT_EQ(screen(state.open, kOne).meeple, 26);
  EXPECT_EQ(screen(state.open, kTwo).meeple, 26);
  EXPECT_EQ(bonuses(state, kTwo), "26");
}

// A building of value 8 gives 2 VP, the others none.
TEST(S4, OnlyValue8Gives2Points) {
  for (const int value : {1, 2, 3, 4, 5}) EXPECT_EQ(points(arrival(value), kOne), 0) << value;
  EXPECT_EQ(points(arrival(8), kOne), 2);
}

struct Slots {
  std::string_view value;
  std::string_view most;  // the fullest answer
  int points;
  std::vector<std::string_view> too_many;
};

// Every landmark takes prestige of its own kinds, at 3, 4 and 5 VP.
TEST(S1, EveryLandmarkHasItsSlots) {
  const std::vector<Slots> all{
      {"9", "bronze* bronze* bronze*", 9, {"silver*", "gold*"}},
      {"10", "bronze* bronze* silver*", 10, {"bronze* bronze* bronze*", "gold*"}},
      {"11",
       "bronze* silver* silver*",
       11,
       {"bronze* bronze*", "silver* silver* silver*", "gold*"}},
      {"12", "silver* silver* silver*", 12, {"bronze*", "gold*"}},
      {"13", "gold* silver* silver*", 13, {"gold* gold*", "silver* silver* silver*", "bronze*"}},
      {"14", "gold* gold* silver*", 14, {"gold* gold* gold*", "silver* silver*", "bronze*"}},
      {"15", "gold* gold* gold*", 15, {"bronze*", "silver*"}},
      {"16", "gold* gold* gold*", 15, {"bronze*", "silver*"}},
  };
  for (const Slots& slots : all) {
    const std::string move = "move arc cha@" + std::string(slots.value) + " new";
    const State state =
        play(Position()
                 .keys(kOne, "arc")
                 .francs(kOne, 16)
                 .tokens(kOne,
                         "marble marble gold gold gold bronze* bronze* bronze* silver* "
                         "silver* silver* gold* gold* gold*"),
             {move});
    EXPECT_EQ(points(play(state, {"prestige " + std::string(slots.most)}), kOne), slots.points)
        << move;
    for (const std::string_view tokens : slots.too_many)
      EXPECT_EQ(ruling(state, "prestige " + std::string(tokens)), "§4") << move << ' ' << tokens;
  }
}

// Seat 1, with these tokens, has just come to the Jardin du Luxembourg: bronze, silver, silver.
State at_luxembourg(std::string_view prestige) {
  const Position position = Position().keys(kOne, "arc").francs(kOne, 11);
  return play(Position(position).tokens(kOne, "marble marble").tokens(kOne, prestige),
              {"move arc mon@11 new"});
}

// Any part of the slots may be filled, none too; only with tokens that one has.
TEST(S4, AnyPartOfTheSlotsMayBeFilled) {
  EXPECT_EQ(
      legal_moves(at_luxembourg("bronze* silver* silver* silver*"), "prestige "),
      (Texts{"prestige -", "prestige bronze*", "prestige bronze* silver*",
             "prestige bronze* silver* silver*", "prestige silver*", "prestige silver* silver*"}));
  EXPECT_EQ(legal_moves(at_luxembourg("silver*"), "prestige "),
            (Texts{"prestige -", "prestige silver*"}));
  EXPECT_EQ(ruling(at_luxembourg("silver*"), "prestige silver* silver*"), "§4");
  EXPECT_EQ(ruling(at_luxembourg(""), "end"), "§4") << "the question is asked all the same";
}

// Prestige handed in leaves the game: it is in no reserve.
TEST(S4, PrestigeHandedInLeavesTheGame) {
  const State state = play(at_luxembourg("bronze* silver* gold*"), {"prestige bronze* silver*"});
  EXPECT_EQ(tokens(state, kOne), "gold*");
  EXPECT_EQ(points(state, kOne), 7);
  EXPECT_EQ(reserve(state), "marble marble") << "the price of the landmark";
}

// The slots are there anew for the next arrival, though the first one filled them.
TEST(P15, TheSlotsAreThereForEveryArrival) {
  const State first = play(Position()
                               .keys(kOne, "arc")
                               .keys(kTwo, "bank:mon")
                               .bonuses(kTwo, "16")
                               .francs(kOne, 9)
                               .francs(kTwo, 9)
                               .tokens(kOne, "marble bronze* bronze* bronze*")
                               .tokens(kTwo, "marble bronze* bronze* bronze*"),
                           {"move arc mon@9 new", "prestige bronze* bronze* bronze*", "end"});
  const State second =
      play(first, {"draw 1", "use 16", "move bank:mon mon@9", "prestige bronze* bronze* bronze*"});
  EXPECT_EQ(points(second, kOne), 9);
  EXPECT_EQ(points(second, kTwo), 9);
}

// A landmark gives no token, bonus tile or VP by itself.
TEST(S4, ALandmarkGivesOnlyItsSlots) {
  const State state = at_luxembourg("");
  EXPECT_EQ(points(state, kOne), 0);
  EXPECT_EQ(tokens(state, kOne), "");
  EXPECT_EQ(ruling(state, "bonus 1"), "§4");
  EXPECT_EQ(legal_moves(play(state, {"prestige -"})), Texts{"end"});
}

}  // namespace
}  // namespace belle::paris
