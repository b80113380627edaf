// Editions that are JSON but do not describe this game: the place is named.
#include <gtest/gtest.h>

#include "editions/editions.h"
#include "engine/paris/paris.h"
#include "tests/editions/sample.h"

namespace belle::paris {
namespace {

// Prevents an edition of one game from being read for another, with puzzling complaints.
TEST(ParisFacts, TheGameMustBeThisOne) {
  EXPECT_EQ(fault_of(lumiere::shipped_file()),
            "my.json: game: this is an edition of another game than paris");
  EXPECT_EQ(lumiere::fault_of(shipped_file()),
            "my.json: game: this is an edition of another game than lumiere");
}

// Prevents a misspelt key from leaving the shipped value in force without a word.
TEST(ParisFacts, UnknownKeysAreRefused) {
  EXPECT_EQ(fault_of(changed(R"("banks")", R"("bank")")), "my.json: bank: unknown key");
  EXPECT_EQ(fault_of(changed(R"("mon")", R"("mont")")), "my.json: districts.mont: unknown key");
  EXPECT_EQ(fault_of(changed(R"("mon")", R"("mont")", R"("banks")")),
            "my.json: banks.mont: unknown key");
  EXPECT_EQ(fault_of(changed(R"("mon")", R"("mont")", R"("buildings")")),
            "my.json: buildings.mont: unknown key");
  EXPECT_EQ(fault_of(changed(R"("cost")", R"("price")", R"("12")")),
            "my.json: landmarks.12.price: unknown key");
  EXPECT_EQ(fault_of(changed(R"("gold*": 5)", R"("gold": 5)")),
            "my.json: prestige_points.gold: unknown key");
  EXPECT_EQ(fault_of(changed(R"("wood": 3)", R"("silver*": 3)")),
            "my.json: buy.silver*: unknown key");
}

// Prevents a default from being used for what a file forgot to say.
TEST(ParisFacts, MissingKeysAreRefused) {
  EXPECT_EQ(fault_of(changed(R"("zones": [10, 20, 30],)", "")), "my.json: zones: missing");
  EXPECT_EQ(fault_of(changed(R"("mon": "Montmartre",)", "")), "my.json: districts.mon: missing");
  EXPECT_EQ(fault_of(changed(R"("mon": 4, )", "")), "my.json: banks.mon: missing");
  EXPECT_EQ(fault_of(changed(R"("cost": ["marble", "gold"],)", "", R"("12")")),
            "my.json: landmarks.12.cost: missing");
  EXPECT_EQ(fault_of(changed(R"("bronze*": 1, )", "")), "my.json: sell.bronze*: missing");
}

// Prevents a correction without effect because the old value stands further down in the file.
TEST(ParisFacts, KeysThatStandTwiceAreRefused) {
  EXPECT_EQ(fault_of(changed(R"("mon": 4)", R"("mon": 4, "mon": 5)")),
            "my.json: banks.mon: stands twice");
  EXPECT_EQ(fault_of(changed(R"("11": {)", R"("12": {)")), "my.json: landmarks.12: stands twice");
}

// Prevents a crash, or a guess, over a value of the wrong kind.
TEST(ParisFacts, WrongTypesAreRefused) {
  EXPECT_EQ(fault_of(changed(R"("mon": 4)", R"("mon": "4")")),
            "my.json: banks.mon: must be a whole number");
  EXPECT_EQ(fault_of(changed("[20, 10, 5]", "20")), "my.json: vp_tiles[0]: must be a list in [ ]");
  EXPECT_EQ(fault_of(changed("[20, 10, 5]", "[20, null, 5]")),
            "my.json: vp_tiles[0][1]: must be a whole number");
  EXPECT_EQ(fault_of(changed("[10, 20, 30]", "{}")), "my.json: zones: must be a list in [ ]");
  EXPECT_EQ(fault_of(changed(R"(["bronze*")", "[3")),
            "my.json: tokens[0]: must be a text in quotes");
  EXPECT_EQ(fault_of(changed(R"(["marble", "gold"])", R"("marble")")),
            "my.json: landmarks.12.cost: must be a list in [ ]");
  EXPECT_EQ(fault_of(changed(R"("12": {)", R"("12": [], "17": {)")),
            "my.json: landmarks.12: must be an object in { }");
}

// Prevents numbers that no component shows and that the engine cannot count with.
TEST(ParisFacts, NumbersGoFromOneToNinetyNine) {
  for (const std::string number : {"0", "-4", "100", "4.5", "1e1", "18446744073709551615"})
    EXPECT_EQ(fault_of(changed(R"("mon": 4)", R"("mon": )" + number)),
              "my.json: banks.mon: must be a whole number from 1 to 99");
  EXPECT_EQ(fault_of(changed(R"("gold*": 5)", R"("gold*": 0)")),
            "my.json: prestige_points.gold*: must be a whole number from 1 to 99");
  EXPECT_EQ(fault_of(changed(R"("wood": 1)", R"("wood": 0)")),
            "my.json: sell.wood: must be a whole number from 1 to 99");
  EXPECT_EQ(fault_of(changed("[18, 9, 4]", "[18, 9, 0]")),
            "my.json: vp_tiles[1][2]: must be a whole number from 1 to 99");
  EXPECT_EQ(fault_of(changed(R"("mon": 4)", R"("mon": 99)")), "");
}

// Prevents districts with other buildings than one of each type.
TEST(ParisFacts, EachDistrictHasEachType) {
  EXPECT_EQ(fault_of(changed(R"("café")", R"("cafe")")),
            "my.json: buildings.cha[0]: no type of building is called so");
  EXPECT_EQ(fault_of(changed(R"("theater", )", R"("hotel", )", R"("mon": [)")),
            "my.json: buildings.mon[4]: the district has this type already");
  EXPECT_EQ(fault_of(changed(R"("residence", )", "", R"("mon": [)")),
            "my.json: buildings.mon: there must be 6 entries, not 5");
}

// Prevents tokens that are not those of the box, or that lie where the rules want another.
TEST(ParisFacts, TokensAreOneOfEachKind) {
  const std::string_view after = R"("tokens")";
  EXPECT_EQ(fault_of(changed(R"("bronze*", )", "", after)),
            "my.json: tokens: there must be 6 entries, not 5");
  EXPECT_EQ(fault_of(changed(R"("bronze*")", R"("bronze")", after)),
            "my.json: tokens[0]: no token is called so");
  EXPECT_EQ(fault_of(changed(R"("bronze*")", R"("silver*")", after)),
            "my.json: tokens[1]: the token stands twice");
  EXPECT_EQ(fault_of(changed(R"("gold*", "wood")", R"("wood", "gold*")", after)),
            "my.json: tokens[2]: prestige lies beside 1, 2, 3, resources beside 4, 5, 8");
  EXPECT_EQ(fault_of(changed(R"("marble", "gold")", R"("gold", "marble")", after)),
            "my.json: tokens[5]: gold lies beside the value 8");
}

// Prevents landmarks that cannot be named, ordered, paid or crowned with prestige.
TEST(ParisFacts, LandmarksRiseAndHaveACostAndThreeSlots) {
  EXPECT_EQ(fault_of(changed(R"("12": {)", R"("twelve": {)")),
            "my.json: landmarks.twelve: the key must be a whole number");
  EXPECT_EQ(fault_of(changed(R"("9": {)", R"("09": {)")),
            "my.json: landmarks.09: the key must be a whole number");
  EXPECT_EQ(fault_of(changed(R"("9": {)", R"("8": {)")),
            "my.json: landmarks.8: a value from 9 to 99");
  EXPECT_EQ(fault_of(changed(R"("12": {)", R"("20": {)")),
            "my.json: landmarks.13: the values must rise");
  EXPECT_EQ(fault_of(changed(R"("Louvre")", R"("")")),
            "my.json: landmarks.15.title: must be a short text on one line");
  EXPECT_EQ(fault_of(changed(R"(["marble"])", "[]")),
            "my.json: landmarks.9.cost: one to six resources");
  EXPECT_EQ(fault_of(changed(R"("marble")", R"("bronze*")", R"("12")")),
            "my.json: landmarks.12.cost: wood, marble or gold");
  EXPECT_EQ(fault_of(changed(R"("silver*", )", "", R"("12")")),
            "my.json: landmarks.12.slots: three prestige slots");
  EXPECT_EQ(fault_of(changed(R"("silver*")", R"("gold")", R"("12")")),
            "my.json: landmarks.12.slots: bronze*, silver* or gold*");
  EXPECT_EQ(fault_of(changed(R"(
    "9": {
      "title": "Opéra Garnier",
      "cost": ["marble"],
      "slots": ["bronze*", "bronze*", "bronze*"]
    },)",
                             "")),
            "my.json: landmarks: there must be 8 entries, not 7");
}

// Prevents a third landmark of a value, a second without a first, and one that no name tells apart.
TEST(ParisFacts, TwoLandmarksMayHaveOneValue) {
  const auto landmarks = [](std::string_view from, std::string_view to) {
    std::string text = changed(from, to, R"("landmarks")");
    const std::size_t standing = text.find(R"("standing")");
    const std::size_t key = text.find(from, text.find(R"("landmarks")", standing));
    return text.replace(key, from.size(), to);
  };
  EXPECT_EQ(fault_of(landmarks(R"("12": {)", R"("11b": {)")), "");
  EXPECT_EQ(fault_of(landmarks(R"("16": {)", R"("11b": {)")), "") << "anywhere after the first";
  EXPECT_EQ(fault_of(landmarks(R"("9": {)", R"("11b": {)")),
            "my.json: landmarks.11b: a second landmark of a value follows the first");
  EXPECT_EQ(fault_of(landmarks(R"("12": {)", R"("20b": {)")),
            "my.json: landmarks.20b: a second landmark of a value follows the first");
  EXPECT_EQ(fault_of(landmarks(R"("12": {)", R"("11c": {)")),
            "my.json: landmarks.11c: the key must be a whole number");
  EXPECT_EQ(fault_of(changed(R"("12": {)", R"("11b": {)")),
            "my.json: standing.landmarks.12: unknown key");
  const auto edition = editions::read<Paris>(landmarks(R"("16": {)", R"("11b": {)"), "my.json");
  ASSERT_TRUE(edition) << edition.error();
  EXPECT_EQ(edition->landmark_titles[3], "Tour Eiffel") << "it comes after the other of its value";
  EXPECT_EQ(edition->landmarks[3].value, 11);
}

// Prevents a building of value 8 that costs no wood, or more than there is.
TEST(ParisFacts, TheWoodForAnEightIsOneToSix) {
  const std::string wood = R"("wood_for_eight": 1)";
  EXPECT_EQ(fault_of(changed(wood, R"("wood_for_eight": 0)")),
            "my.json: wood_for_eight: must be a whole number from 1 to 99");
  EXPECT_EQ(fault_of(changed(wood, R"("wood_for_eight": 7)")),
            "my.json: wood_for_eight: a number from 1 to 6");
  const auto edition = editions::read<Paris>(changed(wood, R"("wood_for_eight": 2)"), "my.json");
  ASSERT_TRUE(edition) << edition.error();
  EXPECT_EQ(edition->wood_for_eight, 2);
}

// Prevents a reader that is busy for minutes because it repeats a long key for every value in it.
TEST(ParisFacts, LongKeysWithManyValuesAreRefusedAtOnce) {
  std::string members;
  for (int i = 0; i < 40'000; ++i) members += '"' + std::to_string(i) + R"(": 1, )";
  const std::string key(400'000, 'k');
  const std::string opening = '"' + key + R"(": {)" + members;
  for (const std::string& text : {changed(R"("12": {)", opening), changed(R"("6": {)", opening),
                                  changed(R"("mon": {)", opening, R"("standing")")}) {
    const std::string fault = fault_of(text);
    EXPECT_TRUE(fault.starts_with("my.json: ")) << fault;
    EXPECT_LT(fault.size(), 200U);
  }
}

// Prevents VP tiles that a record cannot tell apart, or on which the second wins.
TEST(ParisFacts, VpTilesFallAndDifferInTheirFirst) {
  EXPECT_EQ(fault_of(changed("[20, 10, 5],", "")),
            "my.json: vp_tiles: there must be 6 entries, not 5");
  EXPECT_EQ(fault_of(changed("[20, 10, 5]", "[20, 10]")),
            "my.json: vp_tiles[0]: there must be 3 entries, not 2");
  EXPECT_EQ(fault_of(changed("[16, 8, 4]", "[16, 8, 8]")),
            "my.json: vp_tiles[2]: the first must get more than the second, the second more than "
            "the third");
  EXPECT_EQ(fault_of(changed("[18, 9, 4]", "[20, 9, 4]")),
            "my.json: vp_tiles[1]: another VP tile gives the first as much; tiles are named by "
            "that");
}

// Prevents end-game tiles that give nothing the game knows.
TEST(ParisFacts, EndTilesGiveATokenPointsOrFrancs) {
  for (const std::string tile :
       {"any token", "VP", "3 vp", "3  VP", "0 VP", "100 francs", "gold *"})
    EXPECT_EQ(fault_of(changed("3 VP", tile)),
              "my.json: end_tiles[8]: a token, 'any resource', 'any prestige', '3 VP' or "
              "'5 francs'");
  EXPECT_EQ(fault_of(changed(R"("3 VP", )", "")),
            "my.json: end_tiles: there must be 12 entries, not 11");
}

// Prevents a trade that earns francs without end.
TEST(ParisFacts, ResourcesAreSoldForLessThanTheyAreBoughtFor) {
  const std::string fault = fault_of(changed(R"("wood": 1)", R"("wood": 3)"));
  EXPECT_TRUE(fault.starts_with("my.json: sell")) << fault;
  EXPECT_TRUE(fault.ends_with(": a resource must be sold for less than it is bought for")) << fault;
  EXPECT_EQ(fault_of(changed(R"("bronze*": 1)", R"("bronze*": 9)")), "");
}

// Prevents a correction from being accepted but not played with, or credited to another district.
TEST(ParisFacts, CorrectionsCount) {
  const auto swapped = editions::read<Paris>(
      changed(R"("cha": 2, "bat": 3, "mon": 4)", R"("mon": 9, "bat": 3, "cha": 2)"), "my.json");
  ASSERT_TRUE(swapped) << swapped.error();
  EXPECT_EQ(swapped->banks, (std::array<std::uint8_t, kDistricts>{2, 3, 9, 5, 6, 7}));

  const auto renamed = editions::read<Paris>(changed("Louvre", R"(Le \"Louvre\")"), "my.json");
  ASSERT_TRUE(renamed) << renamed.error();
  EXPECT_EQ(renamed->landmark_titles[6], R"(Le "Louvre")");

  const auto dearer = editions::read<Paris>(
      changed(R"(["marble", "gold"])", R"(["gold", "wood", "gold"])"), "my.json");
  ASSERT_TRUE(dearer) << dearer.error();
  EXPECT_EQ(dearer->landmarks[3].cost, (std::array<std::uint8_t, kResources>{1, 0, 2}));
}

}  // namespace
}  // namespace belle::paris
