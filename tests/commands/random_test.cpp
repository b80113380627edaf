#include <gtest/gtest.h>

#include "tests/commands/command_line.h"

namespace belle {
namespace {

// Another compiler or platform dealing another game for the same seed.
TEST(Random, SeedSevenIsTheGameItAlwaysWas) {
  EXPECT_EQ(random_record(7), source_file("tests/records/lumiere-007.belle"));
  EXPECT_EQ(type({"random", "paris", "--seed", "7"}).out,
            source_file("tests/records/paris-2-basic-printed-7.belle"));
}

// Seeds that are not used, or used only in part.
TEST(Random, OtherSeedsGiveOtherGames) { EXPECT_NE(random_record(7), random_record(8)); }

// Options that are dropped on the way into the record.
TEST(Random, WritesTheOptionsThatAreNotTheDefault) {
  const Answer first_game =
      type({"random", "lumiere", "--seed", "1", "--postcards", "first-game", "--start", "blue"});
  EXPECT_NE(first_game.out.find("\noption postcards first-game\noption start blue\n"),
            std::string::npos);
  EXPECT_NE(first_game.out.find("\ndeal start blue\n"), std::string::npos);
  EXPECT_EQ(type({"check", "-"}, first_game.out).out.substr(0, 3), "ok ");
  EXPECT_EQ(random_record(1).find("option"), std::string::npos);
}

// Eight named postcards: typed apart, or joined by commas.
TEST(Random, TakesEightNamedPostcards) {
  const Answer apart = type({"random", "lumiere", "--seed", "1", "--postcards", "moulin", "penseur",
                             "fontaine", "lumiere", "levitation", "metro", "jardin", "sacre"});
  const Answer by_commas = type({"random", "lumiere", "--seed", "1", "--postcards",
                                 "moulin,penseur,fontaine,lumiere,levitation,metro,jardin,sacre"});
  EXPECT_NE(apart.out.find("deal cards moulin penseur fontaine lumiere levitation metro jardin "
                           "sacre\n"),
            std::string::npos);
  EXPECT_EQ(apart.out, by_commas.out);
  EXPECT_EQ(type({"check", "-"}, apart.out).out.substr(0, 3), "ok ");
}

// Bad options that are taken for something else instead of being refused with a hint.
TEST(Random, RefusesBadWordsAndSuggests) {
  const Answer game = type({"random", "lumier", "--seed", "1"});
  EXPECT_EQ(game.status, 2);
  EXPECT_NE(game.err.find("Did you mean 'lumiere'?"), std::string::npos) << game.err;
  const Answer card = type({"random", "lumiere", "--seed", "1", "--postcards", "moulon"});
  EXPECT_EQ(card.status, 2);
  EXPECT_NE(card.err.find("Did you mean 'moulin'?"), std::string::npos) << card.err;
  const Answer seven = type({"random", "lumiere", "--seed", "1", "--postcards",
                             "moulin,penseur,fontaine,lumiere,levitation,metro,jardin"});
  EXPECT_EQ(seven.status, 2);
  EXPECT_NE(seven.err.find("8 postcards"), std::string::npos) << seven.err;
  for (const char* seed : {"-1", "x", "1.5", "99999999999999999999"}) {
    const Answer answer = type({"random", "lumiere", "--seed", seed});
    EXPECT_EQ(answer.status, 2) << seed;
    EXPECT_NE(answer.err.find("--seed"), std::string::npos) << answer.err;
  }
}

// An option of one game taken by the other, or a table with too many seats.
TEST(Random, KnowsWhichOptionsAndSeatsAGameHas) {
  const Answer players = type({"random", "paris", "--players", "5", "--seed", "1"});
  EXPECT_EQ(players.status, 2);
  EXPECT_NE(players.err.find("2 to 4"), std::string::npos) << players.err;
  EXPECT_EQ(type({"random", "lumiere", "--players", "3", "--seed", "1"}).status, 2);
  EXPECT_EQ(type({"random", "paris", "--postcards", "random", "--seed", "1"}).status, 2);
  EXPECT_EQ(type({"random", "paris", "--start", "3", "--seed", "1"}).status, 2);
  const Answer setup = type({"random", "paris", "--setup", "shufled", "--seed", "1"});
  EXPECT_NE(setup.err.find("Did you mean 'shuffled'?"), std::string::npos) << setup.err;
}

// A game that cannot be dealt again because nobody knows its seed.
TEST(Random, NamesTheSeedItDraws) {
  const Answer answer = type({"random", "lumiere"});
  ASSERT_EQ(answer.err.substr(0, 5), "seed ");
  const std::string seed = answer.err.substr(5, answer.err.size() - 6);
  EXPECT_EQ(type({"random", "lumiere", "--seed", seed}).out, answer.out);
}

// A corrected edition: the record names it and can be read only together with it.
TEST(Random, AnEditionFileNamesTheRecord) {
  std::string json = source_file("editions/devir-2019.json");
  const std::string before = "\"flip\": false";
  json.replace(json.find(before), before.size(), "\"flip\": true");
  const TemporaryFile edition(json);
  const std::string record =
      type({"random", "lumiere", "--seed", "3", "--edition", edition.path()}).out;
  EXPECT_NE(record.find("\nedition devir-2019+"), std::string::npos) << record;
  const Answer with = type({"check", "-", "--edition", edition.path()}, record);
  EXPECT_EQ(with.out.substr(0, 3), "ok ") << with.out;
  const Answer without = type({"check", "-"}, record);
  EXPECT_EQ(without.status, 1);
  EXPECT_EQ(without.out.substr(0, 5), "-:3: ") << without.out;
  const Answer wrong = type({"check", "-", "--edition", edition.path()}, random_record(3));
  EXPECT_EQ(wrong.status, 1);
  EXPECT_EQ(wrong.out.substr(0, 5), "-:3: ") << wrong.out;
}

}  // namespace
}  // namespace belle
