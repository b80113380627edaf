// Editions that are JSON but do not describe this game: the place is named.
#include <gtest/gtest.h>

#include "editions/editions.h"
#include "engine/lumiere/lumiere.h"
#include "tests/editions/sample.h"

namespace belle::lumiere {
namespace {

// Prevents an edition of one game from being read for another, with puzzling complaints.
TEST(EditionFacts, TheGameMustBeThisOne) {
  EXPECT_EQ(fault_of(changed(R"("lumiere")", R"("paris")")),
            "my.json: game: this is an edition of another game than lumiere");
  EXPECT_EQ(fault_of(R"({"game": "paris", "districts": 6})"),
            "my.json: game: this is an edition of another game than lumiere");
}

// Prevents a misspelt key from leaving the shipped value in force without a word.
TEST(EditionFacts, UnknownKeysAreRefused) {
  EXPECT_EQ(fault_of(changed(R"("tiles")", R"("tils")")), "my.json: tils: unknown key");
  EXPECT_EQ(fault_of(changed(R"("moulin")", R"("mulin")")),
            "my.json: postcards.mulin: unknown key");
}

// Prevents a default from being used for what a file forgot to say.
TEST(EditionFacts, MissingKeysAreRefused) {
  EXPECT_EQ(fault_of(changed(R"("flip": false,)", "")), "my.json: flip: missing");
  EXPECT_EQ(fault_of(changed(R"("edition": "devir-2019",)", "")), "my.json: edition: missing");
  EXPECT_EQ(fault_of(changed(R"("metro": "Métropolitain",)", "")),
            "my.json: postcards.metro: missing");
}

// Prevents a crash, or a guess, over a value of the wrong kind.
TEST(EditionFacts, WrongTypesAreRefused) {
  EXPECT_EQ(fault_of(changed(R"("lumiere")", "1")), "my.json: game: must be a text in quotes");
  EXPECT_EQ(fault_of(changed("false", R"("false")")), "my.json: flip: must be true or false");
  EXPECT_EQ(fault_of(changed("false", "0")), "my.json: flip: must be true or false");
  EXPECT_EQ(fault_of(changed(R"(["ooxm")", "[null")),
            "my.json: tiles[0]: must be a text in quotes");
  EXPECT_EQ(fault_of(changed(R"(["###"])", R"("###")")),
            "my.json: buildings.I3: must be a list in [ ]");
  EXPECT_EQ(fault_of(changed(R"(["##"])", "{}", R"("garden")")),
            "my.json: garden: must be a list in [ ]");
  EXPECT_EQ(fault_of(changed("7", R"("7")")), "my.json: chimneys: must be a whole number");
  EXPECT_EQ(fault_of(changed(R"("levitation", )", "[], ", R"("first_game")")),
            "my.json: first_game[0]: must be a text in quotes");
}

// Prevents games with numbers that the rules, and the engine, do not know.
TEST(EditionFacts, ChimneysAndTokensAreThoseOfTheRules) {
  EXPECT_EQ(fault_of(changed(R"("chimneys": 7)", R"("chimneys": 8)")),
            "my.json: chimneys: the rules say 7");
  EXPECT_EQ(fault_of(changed(R"("tokens": 4)", R"("tokens": 4.5)")),
            "my.json: tokens: the rules say 4");
  EXPECT_EQ(fault_of(changed(R"("tokens": 4)", R"("tokens": 18446744073709551615)")),
            "my.json: tokens: the rules say 4");
}

// Prevents tiles that together are not the tiles of the box.
TEST(EditionFacts, TilesHaveTheReportedSpaces) {
  EXPECT_EQ(fault_of(changed(R"("oxom")", R"("oxo")")), "my.json: tiles[2]: a tile has 4 spaces");
  EXPECT_EQ(fault_of(changed(R"("oxom")", R"("oxoM")")),
            "my.json: tiles[2]: a space is one of o, x, m and L");
  EXPECT_EQ(fault_of(changed(R"("ooxm")", R"("oomm")")),
            "my.json: tiles: the tiles have 6 opponent's spaces, not 7");
  EXPECT_EQ(fault_of(changed(R"("ooxm", )", "")), "my.json: tiles: there must be 8 tiles");
}

// Prevents buildings that no box can hold: wrong sizes, holes in the drawing, twins.
TEST(EditionFacts, BuildingsHaveTheirSizesAndAreAllDifferent) {
  EXPECT_EQ(fault_of(changed(R"("#..")", R"("##.")", R"("L4")")),
            "my.json: buildings.L4: covers 5 spaces, not 4");
  EXPECT_EQ(fault_of(changed(R"("#..")", R"("..#")", R"("L4")")), "");
  EXPECT_EQ(fault_of(changed(R"("#..")", R"(".#.")", R"("L4")")),
            "my.json: buildings.L4: has the same shape as T4");
  EXPECT_EQ(fault_of(changed(R"("#..")", R"("#")", R"("L4")")),
            "my.json: buildings.L4: the rows must be equally long");
  EXPECT_EQ(fault_of(changed(R"("###")", R"("#.#", ".#.")", R"("I3")")),
            "my.json: buildings.I3: its spaces do not hang together");
  EXPECT_EQ(fault_of(changed(R"("###")", R"("")", R"("I3")")),
            "my.json: buildings.I3: nothing is drawn");
  EXPECT_EQ(fault_of(changed(R"("I3": ["###"],)", "")),
            "my.json: buildings: there must be 12 buildings");
  EXPECT_EQ(fault_of(changed(R"("L4")", R"("L")")),
            "my.json: buildings.L: a building's id is a capital letter and its size from 3 to 6");
  EXPECT_EQ(fault_of(changed(R"("##")", R"("###")", R"("garden")")),
            "my.json: garden: covers 3 spaces, not 2");
}

// Prevents a first game with cards that are not there, or with too few.
TEST(EditionFacts, AFirstGameHasEightPostcards) {
  EXPECT_EQ(fault_of(changed(R"("levitation")", R"("lévitation")", R"("first_game")")),
            "my.json: first_game[0]: no postcard is called so");
  EXPECT_EQ(fault_of(changed(R"("levitation")", R"("metro")", R"("first_game")")),
            "my.json: first_game[1]: the postcard stands twice");
  EXPECT_EQ(fault_of(changed(R"("levitation", )", "", R"("first_game")")),
            "my.json: first_game: a first game has 8 postcards");
}

// Prevents names of the box that cannot be shown on a line.
TEST(EditionFacts, NamesAreShortTextsOnOneLine) {
  for (const std::string& name : {std::string(), std::string(R"(a\nb)"), std::string(101, 'a')}) {
    EXPECT_EQ(fault_of(changed("Chartier", name)),
              "my.json: postcards.chartier: must be a short text on one line");
    EXPECT_EQ(fault_of(changed("Paris: La Cité de la Lumière", name)),
              "my.json: title: must be a short text on one line");
  }
}

// Prevents a corrected shape, tile or flip from being accepted but not played with.
TEST(EditionFacts, CorrectionsCount) {
  const auto flipped = editions::read<Lumiere>(changed("false", "true"), "my.json");
  ASSERT_TRUE(flipped) << flipped.error();
  EXPECT_TRUE(flipped->flip);
  std::string ways;
  for (const auto& piece : flipped->pieces) ways += std::to_string(piece.ways.size());
  EXPECT_EQ(ways, "2414848448282");

  const auto retiled = editions::read<Lumiere>(changed(R"("oxom")", R"("omox")"), "my.json");
  ASSERT_TRUE(retiled) << retiled.error();
  EXPECT_EQ(retiled->tile_text[2], "omox");

  const auto reshaped =
      editions::read<Lumiere>(changed(R"("#..")", R"("..#")", R"("L4")"), "my.json");
  ASSERT_TRUE(reshaped) << reshaped.error();
  EXPECT_NE(reshaped->pieces[4].ways[0].cells,
            editions::shipped<Lumiere>().pieces[4].ways[0].cells);
}

// Prevents mirrored twins from counting as two buildings where pieces may be flipped.
TEST(EditionFacts, MirroredTwinsDifferOnlyWithoutFlip) {
  std::string twins = changed("[\"##\",\n           \"##\"]", R"(["..#", "###"])", R"("O4")");
  EXPECT_EQ(fault_of(twins), "");
  twins.replace(twins.find("false"), 5, "true");
  EXPECT_EQ(fault_of(twins), "my.json: buildings.L4: has the same shape as O4");
}

}  // namespace
}  // namespace belle::lumiere
