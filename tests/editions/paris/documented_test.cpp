// The standings that docs/editions.md tells are those of the shipped file.
#include <fstream>
#include <map>
#include <sstream>

#include <gtest/gtest.h>

#include "editions/json.h"
#include "tests/editions/sample.h"

namespace belle::paris {
namespace {

using Standings = std::map<std::string, std::string>;  // by their place under `standing`

void add_standings(const editions::Json& json, const std::string& place, Standings& all) {
  if (const auto* word = std::get_if<std::string>(&json.value)) all[place] = *word;
  if (const auto* object = std::get_if<editions::Json::Object>(&json.value))
    for (const auto& [key, value] : *object)
      add_standings(value, editions::member_place(place, key), all);
}

Standings in_the_file() {
  const editions::Json file = editions::parse_json(shipped_file(), "").value();
  Standings all;
  for (const auto& [key, value] : std::get<editions::Json::Object>(file.value))
    if (key == "standing") add_standings(value, "", all);
  return all;
}

// The rows of the table `| fact | standing | but |`: a fact in backquotes, the standing of all
// that stands under it, and others as `printed: mon.2 mon.5`.
Standings in_the_docs(const Standings& file) {
  std::ifstream in(BELLE_SOURCE_DIR "/docs/editions.md");
  std::string line;
  while (std::getline(in, line) && line != "| fact | standing | but |") continue;
  std::getline(in, line);
  Standings all;
  while (std::getline(in, line) && line.starts_with("| `")) {
    std::istringstream row(line);
    std::string bar;
    std::string fact;
    std::string standing;
    row >> bar >> fact >> bar >> standing >> bar;
    fact = fact.substr(1, fact.size() - 2);
    for (const auto& [place, known] : file)
      if (place == fact || place.starts_with(fact + '.')) all[place] = standing;
    for (std::string word; row >> word && word != "|";) {
      if (word.ends_with(':')) {
        standing = word.substr(0, word.size() - 1);
      } else {
        const std::string place = fact + '.' + word.substr(1, word.size() - 2);
        EXPECT_TRUE(file.contains(place)) << place << " has no standing";
        all[place] = standing;
      }
    }
  }
  return all;
}

// Prevents documentation that says more of a fact, or less, than the file does.
TEST(ParisStanding, IsWhatTheDocumentationSays) {
  const Standings file = in_the_file();
  ASSERT_GT(file.size(), 100U);
  EXPECT_EQ(in_the_docs(file), file);
}

// Prevents a fact that is claimed to be known better than it is: the rules page decides these.
TEST(ParisStanding, IsThatOfTheRulesPage) {
  const Standings file = in_the_file();
  for (const std::string place :
       {"landmarks.10.value", "landmarks.11.value", "landmarks.13.value", "end_tiles.resources",
        "end_tiles.prestige", "wood_for_eight.needed"})
    EXPECT_EQ(file.at(place), "printed") << place;
  for (const std::string place : {"end_tiles.points", "wood_for_eight.amount"})
    EXPECT_EQ(file.at(place), "reported") << place;
  for (const std::string place :
       {"buildings.bel.3", "buildings.bel.4", "buildings.bel.5", "landmarks.9.value",
        "landmarks.14.value", "doubled_with_three.count", "doubled_with_four.count",
        "end_tiles.francs", "end_tiles.tiles", "rulings.space_30", "rulings.owned",
        "rulings.count_as_pairs"})
    EXPECT_EQ(file.at(place), "reconstructed") << place;
}

}  // namespace
}  // namespace belle::paris
