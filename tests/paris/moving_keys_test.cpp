// Where a key may go and what the way costs (section 4). Joining other keys is in joining_test.cpp.
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

// From the Arc a key reaches every district.
TEST(S4, AKeyOnTheArcReachesEveryDistrict) {
  const State state = Position().buildings("cha3 bat2 mon1 vil2 bel3 ger1").keys(kOne, "arc");
  EXPECT_EQ(legal_moves(state, "move "),
            (Texts{"move arc bat2", "move arc bel3", "move arc cha3", "move arc ger1",
                   "move arc mon1", "move arc vil2"}));
}

// From a bank it stays in the bank's district, whatever the value.
TEST(S4, AKeyOnABankStaysInItsDistrict) {
  const State state = Position().buildings("mon1 mon5 bat2").keys(kOne, "bank:mon").francs(kOne, 5);
  EXPECT_EQ(legal_moves(state, "move "), (Texts{"move bank:mon mon1", "move bank:mon mon5"}));
  EXPECT_EQ(ruling(state, "move bank:mon bat2"), "§4");
  EXPECT_EQ(ruling(state, "move bank:mon bat@9 new"), "§4");
}

// From a building it goes up within its district, and stays out of all others.
TEST(S4, AKeyOnABuildingOnlyGoesUpInItsDistrict) {
  const State state =
      Position().buildings("mon1 mon2 mon4 mon5 bat5").keys(kOne, "mon3").francs(kOne, 9);
  EXPECT_EQ(legal_moves(state, "move "), (Texts{"move mon3 mon4", "move mon3 mon5"}));
  for (const std::string_view wrong : {"move mon3 mon1", "move mon3 mon2", "move mon3 bat5"})
    EXPECT_EQ(ruling(state, wrong), "§4") << wrong;
}

// From a landmark it goes up to other landmarks of the district, not down and not to buildings.
TEST(S4, AKeyOnALandmarkOnlyGoesToHigherOnes) {
  const State state = Position()
                          .buildings("mon")
                          .landmarks("mon@9 mon@12 bel@13")
                          .keys(kOne, "mon@10")
                          .francs(kOne, 9)
                          .tokens(kOne, "wood marble marble gold gold gold");
  EXPECT_EQ(legal_moves(state, "move "),
            (Texts{"move mon@10 mon@12", "move mon@10 mon@14 new", "move mon@10 mon@15 new",
                   "move mon@10 mon@16 new"}));
  for (const std::string_view wrong :
       {"move mon@10 mon@9", "move mon@10 mon8", "move mon@10 bel@13", "move mon@10 mon@13",
        "move mon@10 mon@10"})
    EXPECT_EQ(ruling(state, wrong), "§4") << wrong;
}

// A key never goes back to a bank or the Arc.
TEST(S4, AKeyNeverGoesBack) {
  const State state = Position().keys(kOne, "mon3 bank:mon arc");
  for (const std::string_view back :
       {"move mon3 bank:mon", "move mon3 arc", "move bank:mon arc", "move arc bank:mon"})
    EXPECT_EQ(ruling(state, back), "§4") << back;
}

// A building that nobody has drawn yet is no target.
TEST(S4, TheTargetMustBeOnTheBoard) {
  const State state = Position().keys(kOne, "arc bank:mon").tokens(kOne, "marble gold");
  EXPECT_EQ(ruling(state, "move arc mon1"), "§4");
  EXPECT_EQ(ruling(Position(2).keys(kOne, "arc").francs(kOne, 9).tokens(kOne, "marble"),
                   "move arc mon@9"),
            "§4")
      << "it is in the supply: that is written with 'new'";
  EXPECT_EQ(ruling(Position().buildings("mon1").keys(kOne, "arc"), "move arc mon1"), "");
}

// A key on the target closes it, own or not.
TEST(S4, TheTargetMustHoldNoKey) {
  const State state = Position()
                          .keys(kOne, "bank:mon mon3")
                          .keys(kTwo, "mon2 mon@9")
                          .francs(kOne, 9)
                          .tokens(kOne, "marble");
  EXPECT_EQ(ruling(state, "move bank:mon mon3"), "§4");
  EXPECT_EQ(ruling(state, "move bank:mon mon2"), "§4");
  EXPECT_EQ(ruling(state, "move bank:mon mon@9"), "§4");
}

// Only own keys on the board can be moved, from where they stand.
TEST(S4, OnlyOwnKeysMove) {
  const State state = Position()
                          .buildings("mon")
                          .keys(kTwo, "arc bank:mon mon3 mon@12")
                          .francs(kOne, 20)
                          .tokens(kOne, "gold gold gold");
  for (const std::string_view wrong : {"move arc mon4", "move bank:mon mon4", "move mon3 mon4",
                                       "move mon@12 mon@13 new", "move bank:bat bat@10 new"})
    EXPECT_EQ(ruling(state, wrong), "§4") << wrong;
  EXPECT_TRUE(legal_moves(state, "move ").empty());
}

// A landmark is named with the district where it stands; another one is not the key's place.
TEST(S4, ALandmarkIsNamedWithItsDistrict) {
  const State state = Position().keys(kOne, "mon@12").francs(kOne, 9).tokens(kOne, "gold gold");
  EXPECT_EQ(ruling(state, "move mon@12 mon@13 new"), "");
  EXPECT_EQ(ruling(state, "move bel@12 bel@13 new"), "§4");
}

// From a bank or the Arc the whole value is paid, to the franc.
TEST(S4, FromBankAndArcTheWholeValueIsPaid) {
  for (const std::string from : {"bank:mon", "arc"}) {
    const Position position = Position().buildings("mon5").keys(kOne, from);
    const std::string move = "move " + from + " mon5";
    EXPECT_EQ(ruling(Position(position).francs(kOne, 4), move), "§4");
    EXPECT_EQ(francs(play(Position(position).francs(kOne, 5), {move}), kOne), 0);
  }
}

// From a landmark only the difference is paid, and the resources in full.
TEST(S4, BetweenLandmarksTheDifferenceIsPaidAndAllResources) {
  const Position position = Position().keys(kOne, "mon@14");
  const State state = Position(position).francs(kOne, 2).tokens(kOne, "gold gold gold wood");
  const State after = play(state, {"move mon@14 mon@16 new"});
  EXPECT_EQ(francs(after, kOne), 0);
  EXPECT_EQ(tokens(after, kOne), "wood");
  EXPECT_EQ(keys(after, kOne), "mon@16");
  EXPECT_EQ(ruling(Position(position).francs(kOne, 1).tokens(kOne, "gold gold gold"),
                   "move mon@14 mon@16 new"),
            "§4");
  EXPECT_EQ(ruling(Position(position).francs(kOne, 2).tokens(kOne, "gold gold"),
                   "move mon@14 mon@16 new"),
            "§4");
}

// A value-8 building costs a wood besides, also for a key from below.
TEST(S4, AValue8BuildingCostsAWood) {
  const Position position = Position().buildings("mon8").keys(kOne, "mon5").francs(kOne, 3);
  EXPECT_EQ(ruling(Position(position).tokens(kOne, "marble gold"), "move mon5 mon8"), "§4");
  const State after = play(Position(position).tokens(kOne, "wood"), {"move mon5 mon8"});
  EXPECT_EQ(francs(after, kOne), 0);
  EXPECT_EQ(tokens(after, kOne), "gold") << "the token beside it";
  EXPECT_EQ(reserve(after), "wood");
}

struct Cost {
  std::string_view value;
  std::string_view resources;    // in the order of the reserve
  std::string_view one_too_few;  // everything else in plenty
};

// Every landmark costs what the rules page says, and nothing can be left out.
TEST(S1, EveryLandmarkHasItsCost) {
  for (const Cost& cost : std::array<Cost, 8>{{
           {"9", "marble", "wood gold gold gold"},
           {"10", "gold", "wood marble marble"},
           {"11", "marble marble", "wood marble gold gold gold"},
           {"12", "marble gold", "wood marble marble"},
           {"13", "gold gold", "wood marble marble gold"},
           {"14", "marble marble gold", "wood marble gold gold gold"},
           {"15", "marble gold gold", "wood marble marble gold"},
           {"16", "gold gold gold", "wood marble marble gold gold"},
       }}) {
    const std::string move = "move arc cha@" + std::string(cost.value) + " new";
    const int value = number(cost.value).value_or(0);
    const Position position = Position().keys(kOne, "arc").francs(kOne, value);
    const State after = play(Position(position).tokens(kOne, cost.resources), {move});
    EXPECT_EQ(francs(after, kOne), 0) << move;
    EXPECT_EQ(reserve(after), cost.resources) << move;
    EXPECT_EQ(tokens(after, kOne), "") << move;
    EXPECT_EQ(ruling(Position(position).tokens(kOne, cost.one_too_few), move), "§4") << move;
    EXPECT_EQ(ruling(Position(position).tokens(kOne, cost.resources).francs(kOne, value - 1), move),
              "§4")
        << move;
  }
}

// A landmark that stands costs its resources again for everybody who comes.
TEST(S4, AStandingLandmarkCostsItsResourcesToo) {
  const Position position = Position().landmarks("mon@10").keys(kOne, "bank:mon").francs(kOne, 10);
  EXPECT_EQ(ruling(position, "move bank:mon mon@10"), "§4");
  const State after = play(Position(position).tokens(kOne, "gold"), {"move bank:mon mon@10"});
  EXPECT_EQ(francs(after, kOne), 0);
  EXPECT_EQ(reserve(after), "gold");
}

// A new landmark comes into the key's own district; from the Arc into any.
TEST(S4, ANewLandmarkComesIntoTheKeysDistrict) {
  const Position rich = Position().francs(kOne, 9).tokens(kOne, "marble");
  EXPECT_EQ(legal_moves(Position(rich).keys(kOne, "bank:vil"), "move "),
            Texts{"move bank:vil vil@9 new"});
  EXPECT_EQ(legal_moves(Position(rich).keys(kOne, "vil5"), "move "), Texts{"move vil5 vil@9 new"});
  EXPECT_EQ(legal_moves(Position(rich).keys(kOne, "arc"), "move "),
            (Texts{"move arc bat@9 new", "move arc bel@9 new", "move arc cha@9 new",
                   "move arc ger@9 new", "move arc mon@9 new", "move arc vil@9 new"}));
}

// Each landmark exists once; what another district has does not limit this one.
TEST(S4, ALandmarkStandsOnceAndLimitsOnlyItsDistrict) {
  const State state = Position()
                          .landmarks("bel@12")
                          .keys(kOne, "bank:mon")
                          .francs(kOne, 12)
                          .tokens(kOne, "marble marble gold");
  EXPECT_EQ(
      legal_moves(state, "move "),
      (Texts{"move bank:mon mon@10 new", "move bank:mon mon@11 new", "move bank:mon mon@9 new"}));
  EXPECT_EQ(ruling(state, "move bank:mon mon@12 new"), "§4");
}

// A district may have lower landmarks below: only the highest counts for a new one.
TEST(S4, ANewLandmarkMustBeHigherThanEveryOther) {
  const State state = Position()
                          .landmarks("mon@9 mon@13")
                          .keys(kOne, "bank:mon")
                          .francs(kOne, 14)
                          .tokens(kOne, "marble marble gold gold");
  EXPECT_EQ(legal_moves(state, "move "),
            (Texts{"move bank:mon mon@13", "move bank:mon mon@14 new", "move bank:mon mon@9"}));
}

// Buildings cannot be fetched from a supply.
TEST(S6, OnlyALandmarkCanBeNew) {
  EXPECT_EQ(ruling(Position().keys(kOne, "arc"), "move arc mon1 new"), "§6");
}

}  // namespace
}  // namespace belle::paris
