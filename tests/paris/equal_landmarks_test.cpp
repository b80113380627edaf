// Two landmarks of equal value, section 1 of the rules page: which is meant by a name, and that a
// new one must still be higher than every landmark of its district.
#include <gtest/gtest.h>

#include "editions/tables.h"
#include "tests/paris/position.h"
#include "tests/written.h"

namespace belle::paris {
namespace {

using Texts = std::vector<std::string>;

// The box with a second 11 for the 9: it costs wood, and has three slots for gold.
const Edition& two_elevens() {
  static const Edition edition = [] {
    Tables tables = editions::read_tables<Paris>(editions::shipped_json<Paris>(), "").value();
    tables.landmarks.erase(tables.landmarks.begin());
    tables.landmarks.push_back({.value = 11,
                                .title = "Palais de Justice",
                                .cost = {"wood"},
                                .slots = {"gold*", "gold*", "gold*"},
                                .second = true});
    return make_edition(tables).value();
  }();
  return edition;
}

State rich() {
  return Position()
      .keys(kOne, "arc bank:mon bank:bel")
      .francs(kOne, 60)
      .tokens(kOne, "wood wood marble marble gold gold gold*");
}

State after(std::initializer_list<std::string_view> moves) {
  return play(rich(), moves, two_elevens());
}

// The same seat moves again.
State again(State state) {
  state.open.stage = Stage::Act;
  return state;
}

// Two moves of one name while both are there.
TEST(EqualLandmarks, AreToldApartInTheSupply) {
  EXPECT_EQ(legal_moves(after({}), "move bank:mon mon@11", two_elevens()),
            (Texts{"move bank:mon mon@11 new", "move bank:mon mon@11b new"}));
  const State first = after({"move bank:mon mon@11 new"});
  EXPECT_EQ(tokens(first, kOne), "wood wood gold gold gold*") << "two marble";
  const State second = after({"move bank:mon mon@11b new"});
  EXPECT_EQ(tokens(second, kOne), "wood marble marble gold gold gold*") << "a wood";
  EXPECT_EQ(legal_moves(first, "prestige", two_elevens()), Texts{"prestige -"});
  EXPECT_EQ(legal_moves(second, "prestige", two_elevens()),
            (Texts{"prestige -", "prestige gold*"}));
}

// A name that stays when the other of the two is gone.
TEST(EqualLandmarks, AloneInTheSupplyGoByTheValue) {
  const State second_stands = again(after({"move bank:mon mon@11b new"}));
  const State first_stands = again(after({"move bank:mon mon@11 new"}));
  for (const State& state : {first_stands, second_stands})
    EXPECT_EQ(legal_moves(state, "move bank:bel bel@11", two_elevens()),
              Texts{"move bank:bel bel@11 new"});
  EXPECT_EQ(ruling(first_stands, "move bank:bel bel@11b new", two_elevens()), "§6");
  EXPECT_EQ(ruling(second_stands, "move bank:bel bel@11b new", two_elevens()), "§4");
  EXPECT_EQ(tokens(play(first_stands, {"move bank:bel bel@11 new"}, two_elevens()), kOne),
            "wood gold gold gold*")
      << "a wood";
  const State none = play(first_stands, {"move bank:bel bel@11 new"}, two_elevens());
  EXPECT_EQ(ruling(again(none), "move arc cha@11 new", two_elevens()), "§4") << "both stand";
}

// A key on the second that cannot be named, moved on, or joined.
TEST(EqualLandmarks, GoByTheValueOnTheBoard) {
  const State state = again(after({"move bank:mon mon@11b new"}));
  EXPECT_EQ(legal_moves(state, "move mon@11", two_elevens()),
            (Texts{"move mon@11 mon@12 new", "move mon@11 mon@13 new", "move mon@11 mon@14 new",
                   "move mon@11 mon@15 new"}));
  EXPECT_EQ(ruling(state, "move mon@11b mon@12 new", two_elevens()), "§6");
  EXPECT_EQ(ruling(state, "move arc mon@11b", two_elevens()), "§6");
  EXPECT_EQ(ruling(state, "move arc mon@11", two_elevens()), "§4") << "the own key is there";
  const State on = play(state, {"move mon@11 mon@12 new"}, two_elevens());
  EXPECT_EQ(francs(on, kOne), 60 - 11 - 1);
  const State free = again(on);
  EXPECT_EQ(ruling(free, "move arc mon@11", two_elevens()), "");
  EXPECT_EQ(tokens(play(free, {"move arc mon@11"}, two_elevens()), kOne), "marble gold gold*")
      << "the wood of the second, not the marble of the first";
}

// A second landmark of equal value beside the first: higher than every one there stays strict.
TEST(EqualLandmarks, NeverStandInOneDistrict) {
  for (const std::string_view first : {"move bank:mon mon@11 new", "move bank:mon mon@11b new"}) {
    const State state = again(after({first}));
    EXPECT_EQ(ruling(state, "move arc mon@11 new", two_elevens()), "§4") << first;
    EXPECT_EQ(ruling(state, "move arc bel@11 new", two_elevens()), "") << first;
    EXPECT_EQ(ruling(state, "move arc mon@10 new", two_elevens()), "§4") << first;
    EXPECT_EQ(ruling(state, "move arc mon@13 new", two_elevens()), "") << first;
  }
}

// An explanation with the price or the slots of the other one.
TEST(EqualLandmarks, AreExplainedByTheirOwnFacts) {
  const auto lines =
      explain(two_elevens(), after({}), as_move("move bank:mon mon@11b new", two_elevens()));
  EXPECT_EQ(lines[1], "costs 11 francs, 1 wood");
  EXPECT_EQ(lines[2].substr(0, 17), "Palais de Justice");
  const State first_stands = again(after({"move bank:mon mon@11 new"}));
  EXPECT_EQ(
      explain(two_elevens(), first_stands, as_move("move bank:bel bel@11 new", two_elevens()))[1],
      "costs 11 francs, 1 wood");
}

// A page that draws the one for the other: the position has their keys.
TEST(EqualLandmarks, ThePositionHasTheirKeys) {
  const auto page = [](const State& state) {
    return written_position<Paris>(two_elevens(), state, kOne);
  };
  const std::string before = page(after({}));
  EXPECT_NE(before.find(R"("landmarks":[10,11,11,12,)"), std::string::npos);
  EXPECT_NE(before.find(R"("landmark_keys":["10","11","11b","12",)"), std::string::npos);
  const std::string then = page(after({"move bank:mon mon@11b new"}));
  EXPECT_NE(then.find(R"("mon@11":{"landmark":"11b","keys":["1"]})"), std::string::npos);
  EXPECT_NE(then.find(R"("landmark_keys":["10","11","12",)"), std::string::npos);
  EXPECT_NE(then.find(R"("target":"mon@11")"), std::string::npos);
}

// A view from anywhere with both in one district, where no name could tell them apart.
TEST(EqualLandmarks, AViewWithBothInADistrictIsRefused) {
  State state = start_game(two_elevens(), basic_deal());
  state.open.landmarks[index(District::Montmartre)] = 0b010;
  const View one = make_view(two_elevens(), state, kOne);
  EXPECT_TRUE(read_view(two_elevens(), write_view(two_elevens(), one)));
  state.open.landmarks[index(District::Montmartre)] = 0b110;
  const auto both =
      read_view(two_elevens(), write_view(two_elevens(), make_view(two_elevens(), state, kOne)));
  ASSERT_FALSE(both);
  EXPECT_EQ(both.error(), "this is no view: a district has two landmarks of equal value");
}

}  // namespace
}  // namespace belle::paris
