// What a move costs and brings, told to people.
#include <algorithm>

#include <gtest/gtest.h>

#include "tests/paris/position.h"

namespace belle::paris {
namespace {

std::string explained(const State& state, std::string_view move) {
  std::string text;
  for (const std::string& line : explain(box(), state, as_move(move))) text += line + "\n";
  return text;
}

std::string effect_of(const State& state, std::string_view move) {
  JsonText json;
  write_effect(json, box(), state, as_move(move));
  return json.written();
}

Refusal refused(const State& state, std::string_view move) {
  const auto parsed = parse(box(), move);
  if (!parsed) return parsed.error();
  return refusal(box(), state, *parsed).value();
}

bool tells(const State& state, std::string_view move, std::string_view words) {
  return explained(state, move).find(words) != std::string::npos;
}

// A price without its parts: the difference of two values, and the resources.
TEST(Explain, APriceHasItsParts) {
  const State state =
      Position().keys(kOne, "vil8").francs(kOne, 10).tokens(kOne, "marble gold silver*");
  EXPECT_TRUE(tells(state, "move vil8 vil@12 new", "costs 4 francs (12 − 8), 1 marble, 1 gold"))
      << explained(state, "move vil8 vil@12 new");
  EXPECT_TRUE(tells(state, "move vil8 vil@12 new", "silver* for 4 VP"));
  EXPECT_TRUE(tells(state, "move vil8 vil@12 new", "10 → 6 francs"));
}

// What a building brings: its token, and the right to a bonus tile.
TEST(Explain, ABuildingBringsItsToken) {
  const State state = Position().buildings("mon3").keys(kOne, "bank:mon").francs(kOne, 5);
  EXPECT_TRUE(tells(state, "move bank:mon mon3", "brings gold*"));
  EXPECT_TRUE(tells(state, "move bank:mon mon3", "for 2 francs"));
  EXPECT_TRUE(tells(state, "key bank:ger", "pays 7 francs"));
}

// The VP a bonus tile would give now: with three buildings of value 4, fifteen.
TEST(Explain, ABonusTileTellsItsPointsNow) {
  const State state = Position().keys(kOne, "mon4 bel4 cha4").bonuses(kOne, "2 18");
  EXPECT_TRUE(tells(state, "use 18", "gives 15 VP now")) << explained(state, "use 18");
  EXPECT_TRUE(tells(state, "use 2", "1 wood"));
  EXPECT_FALSE(tells(state, "use 2", "VP now"));
}

// A draw that tells more than the back of the tile.
TEST(Explain, ADrawTellsOnlyTheDistrict) {
  const State state = start_game(box(), basic_deal());
  EXPECT_EQ(explained(state, "draw 1"), "seat 1 draws a tile of Chaillot\n");
}

// Tiles named by a number alone.
TEST(Explain, TilesAreTold) {
  const State state = Position().empty_piles().bonuses(kOne, "17").francs(kOne, 3);
  EXPECT_TRUE(tells(state, "flag E12", "E12 (5 francs)"));
  EXPECT_TRUE(tells(state, "use 17 22", "takes tile 22 (10 VP)"));
}

// A rival's total behind a closed screen, which holds the francs that tile 27 counts.
TEST(Explain, ClosedScreensHideWhatOthersHave) {
  State state = Position()
                    .buildings("mon5")
                    .keys(kOne, "bank:mon")
                    .keys(kTwo, "mon4")
                    .vp_tile(20, "mon")
                    .francs(kOne, 9)
                    .francs(kTwo, 17)
                    .bonuses(kTwo, "27");
  EXPECT_TRUE(tells(state, "move bank:mon mon5", "seat 1: 9 → 4 francs, 0 → 20 points"))
      << explained(state, "move bank:mon mon5");
  EXPECT_TRUE(tells(state, "move bank:mon mon5", "seat 2: -10 points (districts -10)"))
      << explained(state, "move bank:mon mon5");
  EXPECT_EQ(effect_of(state, "move bank:mon mon5"),
            R"({"price":{"francs":5,"value":5,"from":0},"seats":{)"
            R"("1":{"francs":[9,4],"tokens":{"marble":1},"districts":20},"2":{"districts":-10}},)"
            R"("district":{"id":"mon","sums":[5,4],"ranks":[1,2],"pays":[20,10]}})");
  state.open.screens_open = true;
  EXPECT_TRUE(tells(state, "move bank:mon mon5", "seat 2: 37 → 27 points (districts -10)"))
      << explained(state, "move bank:mon mon5");
}

// A page that has to read sentences: price, token, bonus and standing as numbers.
TEST(Effect, AKeyMoveInNumbers) {
  const State state = Position().buildings("mon3").keys(kOne, "bank:mon").francs(kOne, 5);
  EXPECT_EQ(effect_of(state, "move bank:mon mon3"),
            R"({"price":{"francs":3,"value":3,"from":0},"bonus":2,)"
            R"("seats":{"1":{"francs":[5,2],"tokens":{"gold*":1}}},)"
            R"("district":{"id":"mon","sums":[3,0],"ranks":[1,0]}})");
}

// A landmark whose resources or slots are not told.
TEST(Effect, ALandmarkTellsPriceAndSlots) {
  const State state =
      Position().keys(kOne, "vil8").francs(kOne, 10).tokens(kOne, "marble gold silver*");
  EXPECT_EQ(effect_of(state, "move vil8 vil@12 new"),
            R"({"price":{"francs":4,"value":12,"from":8,"tokens":{"marble":1,"gold":1}},)"
            R"("slots":{"silver*":3},)"
            R"("seats":{"1":{"francs":[10,6],"tokens":{"marble":-1,"gold":-1}}},)"
            R"("district":{"id":"vil","sums":[12,0],"ranks":[1,0]}})");
}

// Points of a tile that are worked out twice, once by the page.
TEST(Effect, ATileTellsItsPointsNow) {
  const State state = Position().keys(kOne, "mon4 bel4 cha4").bonuses(kOne, "2 18");
  EXPECT_EQ(effect_of(state, "use 18"), R"({"points":15,"seats":{"1":{"vp":[0,15],"play":15}}})");
  EXPECT_EQ(effect_of(state, "use 2"), R"({"seats":{"1":{"temporary":{"wood":1}}}})");
}

// A draw that tells more than the back of the tile.
TEST(Effect, ADrawTellsNothing) {
  EXPECT_EQ(effect_of(start_game(box(), basic_deal()), "draw 1"), "{}");
}

// A refusal that a page can say only in English.
TEST(Refusal, HasAWordAndWhatItIsAbout) {
  const State state =
      Position().buildings("mon3 mon5").keys(kOne, "bank:mon").keys(kTwo, "mon5").francs(kOne, 2);
  const Refusal poor = refused(state, "move bank:mon mon3");
  EXPECT_EQ(poor.word, "costs_francs");
  EXPECT_EQ(poor.needs, 3);
  EXPECT_EQ(poor.has, 2);
  const Refusal taken = refused(state, "move bank:mon mon5");
  EXPECT_EQ(taken.word, "rival_key");
  EXPECT_EQ(taken.at, "mon5");
  EXPECT_EQ(refused(state, "move bank:mon mon4").word, "not_on_board");
  EXPECT_EQ(refused(state, "move bank:mon bel4").word, "other_district");
  EXPECT_EQ(refused(state, "dance").word, "spelling");
}

}  // namespace
}  // namespace belle::paris
