// What is in the box: the shipped edition is the rules page's, and tables that break section 1 make
// no edition.
#include <functional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/paris/position.h"

namespace belle::paris {
namespace {

// The tables of the rules page.
Tables rules_page() {
  Tables tables;
  tables.name = "rules-page";
  tables.banks = {2, 3, 4, 5, 6, 7};
  tables.buildings = {{"café", "residence", "hotel", "theater", "restaurant", "bakery"},
                      {"restaurant", "café", "theater", "bakery", "residence", "hotel"},
                      {"residence", "bakery", "café", "hotel", "theater", "restaurant"},
                      {"hotel", "restaurant", "bakery", "residence", "café", "theater"},
                      {"bakery", "theater", "residence", "restaurant", "hotel", "café"},
                      {"theater", "hotel", "restaurant", "café", "bakery", "residence"}};
  tables.tokens = {"bronze*", "silver*", "gold*", "wood", "marble", "gold"};
  tables.landmarks = {
      {9, "Opéra Garnier", {"marble"}, {"bronze*", "bronze*", "bronze*"}},
      {10, "Jardin des Tuileries", {"gold"}, {"bronze*", "bronze*", "silver*"}},
      {11, "Jardin du Luxembourg", {"marble", "marble"}, {"bronze*", "silver*", "silver*"}},
      {12, "Grand Palais", {"marble", "gold"}, {"silver*", "silver*", "silver*"}},
      {13, "Sacré-Cœur", {"gold", "gold"}, {"silver*", "silver*", "gold*"}},
      {14, "Notre-Dame", {"marble", "marble", "gold"}, {"silver*", "gold*", "gold*"}},
      {15, "Louvre", {"marble", "gold", "gold"}, {"gold*", "gold*", "gold*"}},
      {16, "Tour Eiffel", {"gold", "gold", "gold"}, {"gold*", "gold*", "gold*"}}};
  tables.prestige_points = {3, 4, 5};
  tables.vp_tiles = {{20, 10, 5}, {18, 9, 4}, {16, 8, 4}, {14, 7, 3}, {12, 6, 3}, {10, 5, 2}};
  tables.bonus = {{1, 3, {}},    {5, 5, {}},   {6, 0, {2}},  {7, 0, {4}},  {11, 0, {3}},
                  {12, 4, {4}},  {13, 4, {}},  {14, 3, {}},  {15, 0, {4}}, {18, 0, {5}},
                  {22, 0, {10}}, {26, 0, {6}}, {28, 0, {7}}, {29, 0, {8}}};
  tables.doubled_with_three = {6, 11, 15, 18, 26, 28};
  tables.doubled_with_four = {1, 5, 7, 12, 22, 29};
  tables.zones = {10, 20, 30};
  tables.end_tiles = {"wood",  "marble",       "gold", "any resource", "bronze*", "silver*",
                      "gold*", "any prestige", "3 VP", "4 VP",         "5 VP",    "5 francs"};
  tables.buy = {3, 4, 5};
  tables.sell = {1, 2, 3, 1, 2, 3};
  return tables;
}

// Where the tables are at fault after this change; empty when they are not.
std::string fault(const std::function<void(Tables&)>& change) {
  Tables tables = rules_page();
  change(tables);
  const auto edition = make_edition(tables);
  if (edition) return "";
  EXPECT_FALSE(edition.error().reason.empty());
  return edition.error().place;
}

// The file that ships has the numbers of the rules page.
TEST(S1, TheShippedEditionIsTheRulesPage) {
  const auto page = make_edition(rules_page());
  ASSERT_TRUE(page) << page.error().place << ": " << page.error().reason;
  EXPECT_EQ(box().banks, page->banks);
  EXPECT_EQ(box().types, page->types);
  EXPECT_EQ(box().tokens, page->tokens);
  EXPECT_EQ(box().landmark_titles, page->landmark_titles);
  for (std::size_t i = 0; i < kLandmarks; ++i) {
    EXPECT_EQ(box().landmarks[i].value, page->landmarks[i].value);
    EXPECT_EQ(box().landmarks[i].cost, page->landmarks[i].cost) << i;
    EXPECT_EQ(box().landmarks[i].slots, page->landmarks[i].slots) << i;
  }
  EXPECT_EQ(box().prestige_points, page->prestige_points);
  EXPECT_EQ(box().vp_tiles, page->vp_tiles);
  EXPECT_EQ(box().bonus, page->bonus);
  EXPECT_EQ(box().copies, page->copies);
  EXPECT_EQ(box().zones, page->zones);
  for (std::size_t i = 0; i < kEndTiles; ++i) {
    EXPECT_EQ(box().end_tiles[i].effect, page->end_tiles[i].effect) << i;
    EXPECT_EQ(box().end_tiles[i].token, page->end_tiles[i].token) << i;
    EXPECT_EQ(box().end_tiles[i].amount, page->end_tiles[i].amount) << i;
  }
  EXPECT_EQ(box().buy, page->buy);
  EXPECT_EQ(box().sell, page->sell);
}

// Six banks, each of which pays something.
TEST(S1, EachDistrictHasABank) {
  EXPECT_EQ(fault([](Tables&) {}), "");
  EXPECT_EQ(fault([](Tables& t) { t.banks.pop_back(); }), "banks");
  EXPECT_EQ(fault([](Tables& t) { t.banks[3] = 0; }), "banks[3]");
}

// Each district has six spaces, each type once.
TEST(S1, ADistrictHasEachTypeOnceAsPrinted) {
  EXPECT_EQ(fault([](Tables& t) { t.buildings.pop_back(); }), "buildings");
  EXPECT_EQ(fault([](Tables& t) { t.buildings[2].pop_back(); }), "buildings.mon");
  EXPECT_EQ(fault([](Tables& t) { t.buildings[2][4] = "bakery"; }), "buildings.mon[4]");
  EXPECT_EQ(fault([](Tables& t) { t.buildings[2][4] = "opera"; }), "buildings.mon[4]");
}

// Prestige lies beside 1, 2, 3 and resources beside 4, 5, 8, gold beside the 8.
TEST(S1, TheBasicTokensAreOfEveryKind) {
  EXPECT_EQ(fault([](Tables& t) { t.tokens.pop_back(); }), "tokens");
  EXPECT_EQ(fault([](Tables& t) { t.tokens[0] = "tin*"; }), "tokens[0]");
  EXPECT_EQ(fault([](Tables& t) { t.tokens[1] = "bronze*"; }), "tokens[1]");
  EXPECT_EQ(fault([](Tables& t) { std::swap(t.tokens[2], t.tokens[3]); }), "tokens[2]");
  EXPECT_EQ(fault([](Tables& t) { std::swap(t.tokens[4], t.tokens[5]); }), "tokens[5]");
  EXPECT_EQ(fault([](Tables& t) { std::swap(t.tokens[0], t.tokens[1]); }), "");
}

// Eight landmarks of rising value above the buildings, with a price and three slots.
TEST(S1, LandmarksRiseAboveTheBuildings) {
  EXPECT_EQ(fault([](Tables& t) { t.landmarks.pop_back(); }), "landmarks");
  EXPECT_EQ(fault([](Tables& t) { t.landmarks[0].value = 8; }), "landmarks.8");
  EXPECT_EQ(fault([](Tables& t) { t.landmarks[3].value = 11; }), "landmarks.11");
  EXPECT_EQ(fault([](Tables& t) { t.landmarks[3].cost = {"silver*"}; }), "landmarks.12.cost");
  EXPECT_EQ(fault([](Tables& t) { t.landmarks[3].cost = {}; }), "landmarks.12.cost");
  EXPECT_EQ(fault([](Tables& t) { t.landmarks[3].slots.pop_back(); }), "landmarks.12.slots");
  EXPECT_EQ(fault([](Tables& t) { t.landmarks[3].slots[1] = "gold"; }), "landmarks.12.slots");
}

// Six VP tiles, told apart by what the first gets, each falling from first to third.
TEST(S1, VpTilesFallFromFirstToThird) {
  EXPECT_EQ(fault([](Tables& t) { t.vp_tiles.pop_back(); }), "vp_tiles");
  EXPECT_EQ(fault([](Tables& t) { t.vp_tiles[1] = {18, 9}; }), "vp_tiles[1]");
  EXPECT_EQ(fault([](Tables& t) { t.vp_tiles[1] = {18, 18, 4}; }), "vp_tiles[1]");
  EXPECT_EQ(fault([](Tables& t) { t.vp_tiles[1] = {18, 9, 9}; }), "vp_tiles[1]");
  EXPECT_EQ(fault([](Tables& t) { t.vp_tiles[1] = {20, 9, 4}; }), "vp_tiles[1]");
}

// Each bonus tile shows the amounts it needs and no others.
TEST(S1, BonusTilesShowTheirAmounts) {
  EXPECT_EQ(fault([](Tables& t) { t.bonus.pop_back(); }), "bonus.29");
  EXPECT_EQ(fault([](Tables& t) { t.bonus.push_back({29, 0, {8}}); }), "bonus.29");
  EXPECT_EQ(fault([](Tables& t) { t.bonus.push_back({30, 0, {8}}); }), "bonus.30");
  EXPECT_EQ(fault([](Tables& t) { t.bonus[0] = {1, 0, {}}; }), "bonus.1");
  EXPECT_EQ(fault([](Tables& t) { t.bonus[0] = {1, 3, {1}}; }), "bonus.1");
  EXPECT_EQ(fault([](Tables& t) { t.bonus[0] = {1, -3, {}}; }), "bonus.1");
}

// Twelve second copies, for the third and for the fourth player, and three rising zones.
TEST(S1, SecondCopiesAndZones) {
  EXPECT_EQ(fault([](Tables& t) { t.doubled_with_three.pop_back(); }), "doubled_with_four");
  EXPECT_EQ(fault([](Tables& t) {
              t.doubled_with_three.pop_back();
              t.doubled_with_four.push_back(28);
            }),
            "");
  EXPECT_EQ(fault([](Tables& t) { t.doubled_with_four[1] = 31; }), "doubled_with_four[1]");
  EXPECT_EQ(fault([](Tables& t) { t.doubled_with_four[1] = 6; }), "doubled_with_four[1]");
  EXPECT_EQ(fault([](Tables& t) { t.zones = {10, 20}; }), "zones");
  EXPECT_EQ(fault([](Tables& t) { t.zones = {10, 10, 30}; }), "zones");
  EXPECT_EQ(fault([](Tables& t) { t.zones = {10, 20, 29}; }), "zones");
}

// Twelve end-game tiles with a token, a choice, VP or francs.
TEST(S1, EndGameTilesGiveSomething) {
  EXPECT_EQ(fault([](Tables& t) { t.end_tiles.pop_back(); }), "end_tiles");
  for (const std::string text : {"any", "stone", "0 VP", "VP", "3", "3 points", "3 VP 3 VP"})
    EXPECT_EQ(fault([&](Tables& t) { t.end_tiles[8] = text; }), "end_tiles[8]") << text;
}

// A resource is sold for less than it is bought for, or a game might never end.
TEST(S6, EveryRoundTripOfTradingLoses) {
  EXPECT_EQ(fault([](Tables& t) { t.sell[1] = 4; }), "sell.marble");
  EXPECT_EQ(fault([](Tables& t) { t.sell[1] = 3; }), "");
  EXPECT_EQ(fault([](Tables& t) { t.buy.pop_back(); }), "buy");
  EXPECT_EQ(fault([](Tables& t) { t.sell[5] = 0; }), "sell[5]");
}

// With a second tile 9 a third own key could join two: such a box is refused, or no key gets lost.
TEST(P10, NoKeyIsLostWhereTile9HasASecondCopy) {
  Tables tables = rules_page();
  tables.doubled_with_three[0] = 9;
  const auto edition = make_edition(tables);
  if (!edition) return;
  const State state = Position(3).keys(kOne, "mon4 mon4 arc").bonuses(kOne, "9").francs(kOne, 4);
  const State joined = play(state, {"use 9", "move arc mon4"}, *edition);
  EXPECT_EQ(keys_on(joined.open, kOne, ~Places{0}), 3);
}

}  // namespace
}  // namespace belle::paris
