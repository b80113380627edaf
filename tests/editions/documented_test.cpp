// The standings that docs/editions.md tells are those of the shipped files.
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "editions/json.h"
#include "tests/editions/sample.h"

namespace belle {
namespace {

using Standings = std::map<std::string, std::string>;  // by their place under `standing`

void add_standings(const editions::Json& json, const std::string& place, Standings& all) {
  if (const auto* word = std::get_if<std::string>(&json.value)) all[place] = *word;
  if (const auto* object = std::get_if<editions::Json::Object>(&json.value))
    for (const auto& [key, value] : *object)
      add_standings(value, editions::member_place(place, key), all);
}

Standings in_the_file(const std::string& bytes) {
  const editions::Json file = editions::parse_json(bytes, "").value();
  Standings all;
  for (const auto& [key, value] : std::get<editions::Json::Object>(file.value))
    if (key == "standing") add_standings(value, "", all);
  return all;
}

// The rows of the table `| fact | standing | but |` below the heading: a fact in backquotes, the
// standing of all that stands under it, and others as `printed: mon.2 mon.5`.
Standings in_the_docs(const std::string& heading, const Standings& file) {
  std::ifstream in(BELLE_SOURCE_DIR "/docs/editions.md");
  std::string line;
  while (std::getline(in, line) && line != heading) continue;
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
    const std::size_t before = all.size();
    for (const auto& [place, known] : file)
      if (place == fact || place.starts_with(fact + '.')) all[place] = standing;
    EXPECT_GT(all.size(), before) << fact << " has no standing";
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

constexpr const char* kLumiere = "## The keys of La Cité de la Lumière";
constexpr const char* kParis = "## The keys of Paris";

void expect_standing(const Standings& file, const std::string& standing,
                     const std::vector<std::string>& places) {
  for (const std::string& place : places) EXPECT_EQ(file.at(place), standing) << place;
}

// Prevents documentation that says more of a fact, or less, than the file does.
TEST(DocumentedStanding, IsThatOfTheFile) {
  const Standings lumiere = in_the_file(lumiere::shipped_file());
  ASSERT_GT(lumiere.size(), 20U);
  EXPECT_EQ(in_the_docs(kLumiere, lumiere), lumiere);
  const Standings paris = in_the_file(paris::shipped_file());
  ASSERT_GT(paris.size(), 100U);
  EXPECT_EQ(in_the_docs(kParis, paris), paris);
}

// Prevents a fact that is claimed to be known better than it is: the rulebook says which building
// pieces there are by their sizes, shows the two of size 3, and says nothing of flipping.
TEST(LumiereStanding, IsThatOfTheRulesPage) {
  const Standings file = in_the_file(lumiere::shipped_file());
  expect_standing(file, "printed",
                  {"sizes", "buildings.I3", "buildings.V3", "chimneys", "tokens", "postcards"});
  expect_standing(file, "reported", {"tiles.counts", "first_game"});
  expect_standing(
      file, "reconstructed",
      {"tiles.faces", "flip", "buildings.O4", "buildings.T4", "buildings.L4", "buildings.S4",
       "buildings.P5", "buildings.U5", "buildings.W5", "buildings.Y5", "buildings.R6",
       "buildings.J6", "rulings.streetlight_pieces", "rulings.large_light"});
}

// The same for Paris.
TEST(ParisStanding, IsThatOfTheRulesPage) {
  const Standings file = in_the_file(paris::shipped_file());
  expect_standing(file, "printed",
                  {"landmarks.10.value", "landmarks.11.value", "landmarks.13.value",
                   "end_tiles.resources", "end_tiles.prestige", "wood_for_eight.needed"});
  expect_standing(file, "reported", {"end_tiles.points", "wood_for_eight.amount"});
  expect_standing(file, "reconstructed",
                  {"buildings.bel.3", "buildings.bel.4", "buildings.bel.5", "landmarks.9.value",
                   "landmarks.14.value", "doubled_with_three.count", "doubled_with_four.count",
                   "end_tiles.francs", "end_tiles.tiles", "rulings.space_30", "rulings.owned",
                   "rulings.count_as_pairs"});
}

}  // namespace
}  // namespace belle
