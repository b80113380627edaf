#include <string>

#include <gtest/gtest.h>

#include "editions/digest.h"
#include "editions/editions.h"
#include "engine/paris/paris.h"
#include "tests/editions/sample.h"

namespace belle::paris {
namespace {

// An edition as text, so that two can be compared and a test can show where they differ.
std::string in_words(const Edition& edition) {
  std::string text = edition.name;
  const auto add = [&](std::string_view name, const auto& numbers) {
    (text += '\n') += name;
    for (const auto number : numbers) text += ' ' + std::to_string(static_cast<int>(number));
  };
  add("banks", edition.banks);
  add("types", edition.types);
  add("tokens", edition.tokens);
  for (std::size_t i = 0; i < kLandmarks; ++i) {
    text += '\n' + edition.landmark_titles[i] + ' ' + std::to_string(edition.landmarks[i].value);
    add("cost", edition.landmarks[i].cost);
    add("slots", edition.landmarks[i].slots);
  }
  add("prestige", edition.prestige_points);
  for (const auto& tile : edition.vp_tiles) add("vp", tile);
  for (const BonusTile& tile : edition.bonus) {
    (text += '\n') += word(tile.effect);
    add("amounts", std::array<int, 5>{static_cast<int>(tile.token), tile.tokens, tile.francs,
                                      tile.slot, tile.spaces});
    add("points", tile.points);
  }
  for (const auto& copies : edition.copies) add("copies", copies);
  add("zones", edition.zones);
  for (const EndTile& tile : edition.end_tiles)
    add("end", std::array{static_cast<int>(tile.effect), static_cast<int>(tile.token),
                          static_cast<int>(tile.amount)});
  add("buy", edition.buy);
  add("sell", edition.sell);
  add("wood", std::array{edition.wood_for_eight});
  each_ruling(edition.rulings, [&](std::string_view key, auto reading) {
    (((text += '\n') += key) += ' ') += word(reading);
  });
  return text;
}

// Prevents a program that plays with other tables than the file beside its source shows.
TEST(ShippedParis, IsWhatTheFileSays) {
  const auto read = editions::read<Paris>(shipped_file(), "game-brewer-2020.json");
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(in_words(*read), in_words(editions::shipped<Paris>()));
}

// Prevents a slip of the pen in the shipped file: the facts of section 1 of the rules page.
TEST(ShippedParis, HasTheFactsOfTheRulesPage) {
  Tables page;
  page.name = "game-brewer-2020";
  page.banks = {2, 3, 4, 5, 6, 7};
  const std::string rows[kSpacesInDistrict][kDistricts] = {
      {"café", "restaurant", "residence", "hotel", "bakery", "theater"},
      {"residence", "café", "bakery", "restaurant", "theater", "hotel"},
      {"hotel", "theater", "café", "bakery", "residence", "restaurant"},
      {"theater", "bakery", "hotel", "residence", "restaurant", "café"},
      {"restaurant", "residence", "theater", "café", "hotel", "bakery"},
      {"bakery", "hotel", "restaurant", "theater", "café", "residence"}};
  page.buildings.resize(kDistricts);
  for (const auto& row : rows)
    for (std::size_t d = 0; d < kDistricts; ++d) page.buildings[d].push_back(row[d]);
  page.tokens = {"bronze*", "silver*", "gold*", "wood", "marble", "gold"};
  const std::string b = "bronze*";
  const std::string s = "silver*";
  const std::string g = "gold*";
  page.landmarks = {{9, "Opéra Garnier", {"marble"}, {b, b, b}},
                    {10, "Jardin des Tuileries", {"gold"}, {b, b, s}},
                    {11, "Jardin du Luxembourg", {"marble", "marble"}, {b, s, s}},
                    {12, "Grand Palais", {"marble", "gold"}, {s, s, s}},
                    {13, "Sacré-Cœur", {"gold", "gold"}, {s, s, g}},
                    {14, "Notre-Dame", {"marble", "marble", "gold"}, {s, g, g}},
                    {15, "Louvre", {"marble", "gold", "gold"}, {g, g, g}},
                    {16, "Tour Eiffel", {"gold", "gold", "gold"}, {g, g, g}}};
  page.prestige_points = {3, 4, 5};
  page.vp_tiles = {{20, 10, 5}, {18, 9, 4}, {16, 8, 4}, {14, 7, 3}, {12, 6, 3}, {10, 5, 2}};
  page.bonus = {{1, 3, {}},   {5, 5, {}},    {7, 0, {4}},  {12, 4, {4}}, {13, 4, {}},
                {14, 3, {}},  {22, 0, {10}}, {29, 0, {8}}, {6, 0, {2}},  {11, 0, {3}},
                {15, 0, {4}}, {18, 0, {5}},  {26, 0, {6}}, {28, 0, {7}}};
  page.doubled_with_three = {6, 11, 15, 18, 26, 28};
  page.doubled_with_four = {1, 5, 7, 12, 22, 29};
  page.zones = {10, 20, 30};
  page.end_tiles = {"wood",  "marble",       "gold", "any resource", "bronze*", "silver*",
                    "gold*", "any prestige", "3 VP", "4 VP",         "5 VP",    "5 francs"};
  page.buy = {3, 4, 5};
  page.sell = {1, 2, 3, 1, 2, 3};
  const auto edition = make_edition(page);
  ASSERT_TRUE(edition) << edition.error().place << ": " << edition.error().reason;
  EXPECT_EQ(in_words(editions::shipped<Paris>()), in_words(*edition));
}

// Prevents a record that is replayed with other components than it was played with.
TEST(ShippedParis, OnlyCopiesHaveAFingerprint) {
  const auto name_of = [](const std::string& json) {
    const auto edition = editions::read<Paris>(json, "my.json");
    return edition ? edition->name : edition.error();
  };
  EXPECT_EQ(name_of(shipped_file()), "game-brewer-2020");
  const std::string corrected = changed(R"("mon": 4)", R"("mon": 5)");
  EXPECT_EQ(name_of(corrected), "game-brewer-2020+" + editions::sha256(corrected).substr(0, 8));
}

// Prevents a record of yesterday's shipped file that cannot be replayed: it says the same in fewer
// words, so it has the same facts and the same name.
TEST(ShippedParis, IsWhatWasShippedBefore) {
  for (const std::string& file : shipped_before()) {
    const auto read = editions::read<Paris>(file, "game-brewer-2020.json");
    ASSERT_TRUE(read) << read.error();
    EXPECT_EQ(in_words(*read), in_words(editions::shipped<Paris>()));
  }
}

// Prevents a second copy of the tables on every call.
TEST(ShippedParis, IsTheSameObjectEachTime) {
  EXPECT_EQ(&editions::shipped<Paris>(), &editions::shipped<Paris>());
}

}  // namespace
}  // namespace belle::paris
