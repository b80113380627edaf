// The bonus tiles of an edition: their amounts, second copies and zones.
#include <gtest/gtest.h>

#include "editions/editions.h"
#include "engine/paris/paris.h"
#include "tests/editions/sample.h"

namespace belle::paris {
namespace {

constexpr std::string_view kTile6 = R"({"effect": "per_building", "value": 1, "vp": 2})";

// Prevents an amount on a tile that shows none, and a tile without the amount it shows.
TEST(ParisBonus, TilesShowTheirAmounts) {
  const std::string first = R"("1": {"effect": "francs", "francs": 3})";
  EXPECT_EQ(fault_of(changed(first + ',', "")), "my.json: bonus.1: is missing");
  EXPECT_EQ(fault_of(changed(first, R"("1": {})")), "my.json: bonus.1: its francs are missing");
  EXPECT_EQ(fault_of(changed(R"("token": "wood")", R"("francs": 2)")),
            "my.json: bonus.2.token: no token is called so");
  EXPECT_EQ(fault_of(changed(R"("value": 1, "vp": 2)", R"("value": 1, "francs": 2, "vp": 2)")),
            "my.json: bonus.6: it shows no francs");
  EXPECT_EQ(fault_of(changed(R"("francs": 4, "vp": 4)", R"("francs": 4)")),
            "my.json: bonus.12: its VP are missing");
}

// Prevents amounts that are read as nothing because of how they are written.
TEST(ParisBonus, AmountsAreNumbersUnderTheirNames) {
  EXPECT_EQ(fault_of(changed(R"("vp": 2)", R"("points": 2)")),
            "my.json: bonus.6.points: unknown key");
  EXPECT_EQ(fault_of(changed(R"("vp": 2)", R"("vp": 0)")),
            "my.json: bonus.6.vp: must be a whole number from 1 to 99");
  EXPECT_EQ(fault_of(changed(R"("vp": 2)", R"("vp": "2")")),
            "my.json: bonus.6.vp: must be a whole number");
  EXPECT_EQ(fault_of(changed(kTile6, "2")), "my.json: bonus.6: must be an object in { }");
  EXPECT_EQ(fault_of(changed(R"("6": {)", R"("six": {)")),
            "my.json: bonus.six: the key must be a whole number");
}

// Prevents a range that is wider than what the board and the notation have room for.
TEST(ParisBonus, AmountsHaveTheirRanges) {
  const auto with = [](const std::string& tile) { return fault_of(changed(kTile6, tile)); };
  EXPECT_EQ(with(R"({"effect": "step_back", "spaces": 29})"), "");
  EXPECT_EQ(with(R"({"effect": "step_back", "spaces": 30})"),
            "my.json: bonus.6: an amount from 1 to 29");
  EXPECT_EQ(with(R"({"effect": "any_prestige", "tokens": 3})"), "");
  EXPECT_EQ(with(R"({"effect": "any_prestige", "tokens": 4})"),
            "my.json: bonus.6: an amount from 1 to 3");
  EXPECT_EQ(with(R"({"effect": "per_building", "value": 6, "vp": 2})"),
            "my.json: bonus.6.value: buildings have 1, 2, 3, 4, 5, 8");
}

// Prevents a third copy of a number, and piles that a player count does not have.
TEST(ParisBonus, SecondCopiesAreTwelve) {
  EXPECT_EQ(fault_of(changed("[6, 11, 15,", "[11, 15,")),
            "my.json: doubled_with_four: both lists together have 12 numbers, not 11");
  EXPECT_EQ(fault_of(changed("[6, 11, 15,", "[6, 11, 15, 2,")),
            "my.json: doubled_with_four: both lists together have 12 numbers, not 13");
  EXPECT_EQ(fault_of(changed("[6, 11, 15,", "[6, 6, 15,")),
            "my.json: doubled_with_three[1]: the number stands twice");
  EXPECT_EQ(fault_of(changed("[1, 5, 7,", "[6, 5, 7,")),
            "my.json: doubled_with_four[0]: the number stands twice");
  EXPECT_EQ(fault_of(changed("[1, 5, 7,", "[31, 5, 7,")),
            "my.json: doubled_with_four[0]: a number from 1 to 30");
  EXPECT_EQ(fault_of(changed("[1, 5, 7,", "[9, 5, 7,")),
            "my.json: doubled_with_four[0]: tile 9 is in the game once");
}

// Prevents a count of second copies that is known to the code: how many of them come with the third
// player is ours.
TEST(ParisBonus, SecondCopiesMayComeWithAnyPlayer) {
  const auto edition =
      editions::read<Paris>(changed("[6, 11, 15, 18, 26, 28],\n  \"doubled_with_four\": [1,",
                                    "[6],\n  \"doubled_with_four\": [11, 15, 18, 26, 28, 1,"),
                            "my.json");
  ASSERT_TRUE(edition) << edition.error();
  EXPECT_EQ(edition->copies[3][6], 2);
  EXPECT_EQ(edition->copies[3][11], 1);
  EXPECT_EQ(edition->copies[4][11], 2);
}

// Prevents zones that leave out a space of the track.
TEST(ParisBonus, ZonesRiseToTheLastSpace) {
  for (const std::string zones : {"[10, 10, 30]", "[20, 10, 30]", "[10, 20, 29]"})
    EXPECT_EQ(fault_of(changed("[10, 20, 30]", zones)),
              "my.json: zones: the last number of each zone, rising to 30");
  EXPECT_EQ(fault_of(changed("[10, 20, 30]", "[10, 30]")),
            "my.json: zones: there must be 3 entries, not 2");
  EXPECT_EQ(fault_of(changed("[10, 20, 30]", "[8, 19, 30]")), "");
}

// Prevents a corrected tile from being accepted but not played with.
TEST(ParisBonus, CorrectionsCount) {
  const auto edition = editions::read<Paris>(
      changed(R"("francs": 4, "vp": 4)", R"("vp": 6, "francs": 7)"), "my.json");
  ASSERT_TRUE(edition) << edition.error();
  EXPECT_EQ(edition->bonus[12].francs, 7);
  EXPECT_EQ(edition->bonus[12].points[0], 6);
}

// What the reader makes of tile 6 when it is written so.
std::string tile_6(const std::string& written) {
  const auto edition = editions::read<Paris>(changed(kTile6, written), "my.json");
  if (!edition) return edition.error();
  const BonusTile& tile = edition->bonus[6];
  std::string text(word(tile.effect));
  const Amounts shown = amounts_of(tile.effect);
  if (shown.token) text += ' ' + std::string(kTokenNames[index(tile.token)]);
  if (shown.value) text += ' ' + std::to_string(kValues[tile.slot]);
  for (const int amount : {tile.tokens, tile.francs, tile.spaces})
    if (amount != 0) text += ' ' + std::to_string(amount);
  for (std::size_t i = 0; i < shown.points; ++i) text += ' ' + std::to_string(tile.points[i]);
  return text;
}

// Prevents a tile that needs code to do what another tile does already.
TEST(ParisBonus, ATileHasTheEffectThatTheFileGivesIt) {
  EXPECT_EQ(tile_6(R"({"vp": 2})"), "per_building 1 2");
  EXPECT_EQ(tile_6(R"({"effect": "per_building", "value": 8, "vp": 9})"), "per_building 8 9");
  EXPECT_EQ(tile_6(R"({"effect": "token", "token": "silver*"})"), "token silver*");
  EXPECT_EQ(tile_6(R"({"effect": "any_prestige", "tokens": 3})"), "any_prestige 3");
  EXPECT_EQ(tile_6(R"({"effect": "extra_key", "francs": 6})"), "extra_key 6");
  EXPECT_EQ(tile_6(R"({"effect": "step_back", "spaces": 2})"), "step_back 2");
  EXPECT_EQ(tile_6(R"({"effect": "per_tile", "vp": [3, 2, 1]})"), "per_tile 3 2 1");
  EXPECT_EQ(tile_6(R"({"effect": "per_type", "vp": [1, 2, 3, 4]})"), "per_type 1 2 3 4");
  EXPECT_EQ(tile_6(R"({"effect": "any_tile"})"), "any_tile");
}

// Prevents an effect without the amounts it needs, or with some that mean nothing.
TEST(ParisBonus, AnEffectHasItsAmounts) {
  EXPECT_EQ(tile_6(R"({"effect": "fly"})"), "my.json: bonus.6.effect: no effect is called so");
  EXPECT_EQ(tile_6(R"({"effect": "token"})"), "my.json: bonus.6.token: no token is called so");
  EXPECT_EQ(tile_6(R"({"effect": "any_tile", "token": "wood"})"),
            "my.json: bonus.6: it shows no token");
  EXPECT_EQ(tile_6(R"({"effect": "any_tile", "value": 1})"), "my.json: bonus.6: it shows no value");
  EXPECT_EQ(tile_6(R"({"effect": "per_building", "vp": 2})"),
            "my.json: bonus.6.value: buildings have 1, 2, 3, 4, 5, 8");
  EXPECT_EQ(tile_6(R"({"effect": "any_resources", "tokens": 4})"),
            "my.json: bonus.6: an amount from 1 to 3");
  EXPECT_EQ(tile_6(R"({"effect": "any_resources"})"), "my.json: bonus.6: its tokens are missing");
  EXPECT_EQ(tile_6(R"({"effect": "per_tile", "vp": 2})"),
            "my.json: bonus.6: so many numbers of VP: 3");
  EXPECT_EQ(tile_6(R"({"effect": "join_own"})"),
            "my.json: bonus: one tile at most lets a key join an own one");
}

}  // namespace
}  // namespace belle::paris
