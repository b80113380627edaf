#include "tests/paris/reference.h"

namespace belle::reference::paris {

// What section 1 of the rules page says.
Box printed_box() {
  Box box;
  box.banks = {{"cha", 2}, {"bat", 3}, {"mon", 4}, {"vil", 5}, {"bel", 6}, {"ger", 7}};
  box.types = {
      {"cha", {"cafe", "residence", "hotel", "theater", "restaurant", "bakery"}},
      {"bat", {"restaurant", "cafe", "theater", "bakery", "residence", "hotel"}},
      {"mon", {"residence", "bakery", "cafe", "hotel", "theater", "restaurant"}},
      {"vil", {"hotel", "restaurant", "bakery", "residence", "cafe", "theater"}},
      {"bel", {"bakery", "theater", "residence", "restaurant", "hotel", "cafe"}},
      {"ger", {"theater", "hotel", "restaurant", "cafe", "bakery", "residence"}},
  };
  box.landmarks = {
      {"9", {9, {{"marble", 1}}, {{"bronze*", 3}}}},
      {"10", {10, {{"gold", 1}}, {{"bronze*", 2}, {"silver*", 1}}}},
      {"11", {11, {{"marble", 2}}, {{"bronze*", 1}, {"silver*", 2}}}},
      {"12", {12, {{"marble", 1}, {"gold", 1}}, {{"silver*", 3}}}},
      {"13", {13, {{"gold", 2}}, {{"silver*", 2}, {"gold*", 1}}}},
      {"14", {14, {{"marble", 2}, {"gold", 1}}, {{"silver*", 1}, {"gold*", 2}}}},
      {"15", {15, {{"marble", 1}, {"gold", 2}}, {{"gold*", 3}}}},
      {"16", {16, {{"gold", 3}}, {{"gold*", 3}}}},
  };
  box.prestige_vp = {{"bronze*", 3}, {"silver*", 4}, {"gold*", 5}};
  box.vp_tiles = {{20, {20, 10, 5}}, {18, {18, 9, 4}}, {16, {16, 8, 4}},
                  {14, {14, 7, 3}},  {12, {12, 6, 3}}, {10, {10, 5, 2}}};
  const auto per_building = [](int value, int vp) {
    return BonusTile{.effect = "per_building", .vp = {vp}, .value = value};
  };
  box.bonus = {
      {1, {.effect = "francs", .francs = 3}},
      {2, {.effect = "token", .token = "wood"}},
      {3, {.effect = "token", .token = "marble"}},
      {4, {.effect = "token", .token = "gold"}},
      {5, {.effect = "francs", .francs = 5}},
      {6, per_building(1, 2)},
      {7, {.effect = "points", .vp = {4}}},
      {8, {.effect = "any_prestige", .tokens = 1}},
      {9, {.effect = "join_own"}},
      {10, {.effect = "any_resources", .tokens = 1}},
      {11, per_building(2, 3)},
      {12, {.effect = "francs_and_points", .vp = {4}, .francs = 4}},
      {13, {.effect = "extra_key", .francs = 4}},
      {14, {.effect = "extra_key", .francs = 3}},
      {15, per_building(3, 4)},
      {16, {.effect = "join_rivals"}},
      {17, {.effect = "any_tile"}},
      {18, per_building(4, 5)},
      {19, {.effect = "any_prestige", .tokens = 2}},
      {20, {.effect = "per_tile", .vp = {1, 2, 3}}},
      {21, {.effect = "any_resources", .tokens = 2}},
      {22, {.effect = "points", .vp = {10}}},
      {23, {.effect = "prestige_pairs", .vp = {2, 3, 4}}},
      {24, {.effect = "resource_pairs", .vp = {2, 3, 4}}},
      {25, {.effect = "step_back", .spaces = 5}},
      {26, per_building(5, 6)},
      {27, {.effect = "kept_francs", .vp = {1}}},
      {28, per_building(8, 7)},
      {29, {.effect = "per_landmark", .vp = {8}}},
      {30, {.effect = "per_type", .vp = {10, 15, 20, 25}}},
  };
  box.second_with_3 = {6, 11, 15, 18, 26, 28};
  box.second_with_4 = {1, 5, 7, 12, 22, 29};
  box.end_tiles = {{"E1", "wood"},    {"E2", "marble"},  {"E3", "gold"},  {"E4", "any resource"},
                   {"E5", "bronze*"}, {"E6", "silver*"}, {"E7", "gold*"}, {"E8", "any prestige"},
                   {"E9", "3 VP"},    {"E10", "4 VP"},   {"E11", "5 VP"}, {"E12", "5 francs"}};
  box.buy = {{"wood", 3}, {"marble", 4}, {"gold", 5}};
  box.sell = {{"wood", 1},    {"marble", 2},  {"gold", 3},
              {"bronze*", 1}, {"silver*", 2}, {"gold*", 3}};
  return box;
}

}  // namespace belle::reference::paris
