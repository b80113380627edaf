// The boxes of tests/editions/turned, which games are played with so that no fact stays in code,
// differ from the shipped ones in every ruling and every reconstructed fact.
#include <array>
#include <boost/json.hpp>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "engine/core/text.h"
#include "tests/editions/sample.h"

namespace belle {
namespace {

namespace json = boost::json;

json::value turned(const std::string& game) {
  std::ifstream in(BELLE_SOURCE_DIR "/tests/editions/turned/" + game + ".json", std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(in), {}};
  return json::parse(bytes);
}

// The places under `standing` of all reconstructed facts, as `buildings.bel.3`.
void add_reconstructed(const json::value& standing, const std::string& place,
                       std::vector<std::string>& places) {
  if (standing == "reconstructed") places.push_back(place);
  if (const auto* object = standing.if_object())
    for (const auto& [key, value] : *object)
      add_reconstructed(value, place.empty() ? std::string(key) : place + '.' + std::string(key),
                        places);
}

std::vector<std::string> reconstructed(const json::value& file) {
  std::vector<std::string> places;
  add_reconstructed(file.at("standing"), "", places);
  return places;
}

// What stands under a key or in a list; null where there is nothing.
json::value member(const json::value& outer, std::string_view key) {
  if (!outer.is_object() || !outer.as_object().contains(key)) return nullptr;
  return outer.at(key);
}

// The value of a building by its place in the file's lists.
std::size_t slot_of(std::string_view value) { return std::string_view("123458").find(value); }

// The fact that has its standing at this place.
json::value fact(const json::value& file, const std::string& place) {
  std::istringstream words(place);
  std::array<std::string, 3> keys;
  for (std::string& key : keys) std::getline(words, key, '.');
  const auto& [first, second, third] = keys;
  const json::value whole = member(file, first);
  const bool paris = file.at("game") == "paris";
  if (paris && first == "buildings") return whole.at(second).at(slot_of(third));
  if (first == "landmarks" && third == "value") return whole.as_object().contains(second);
  if (first == "landmarks") return member(member(whole, second), third);
  if (first == "vp_tiles") {
    const std::size_t rank = third == "first" ? 0 : third == "second" ? 1 : 2;
    for (const json::value& tile : whole.as_array())
      if (tile.at(0) == number(second).value()) return tile.at(rank);
    return nullptr;
  }
  if (second == "count") return whole.as_array().size();
  const bool of_all = second == "order" || second == "faces" || second == "tiles" ||
                      second == "francs" || second == "numbers" || second == "amount";
  return second.empty() || of_all ? whole : member(whole, second);
}

// Lists in which each place is a fact of its own, but for what the reader demands at the last one.
void expect_other_parts(const std::string& place, const json::value& here,
                        const json::value& there) {
  if (const auto* object = here.if_object()) {
    for (const auto& [key, value] : *object)
      EXPECT_NE(value, there.at(key)) << place << ' ' << std::string(key);
    return;
  }
  const bool last_is_fixed = place == "zones" || place == "tokens.order";
  const std::size_t parts = here.as_array().size() - (last_is_fixed ? 1 : 0);
  for (std::size_t i = 0; i < parts; ++i) EXPECT_NE(here.at(i), there.at(i)) << place << ' ' << i;
}

void expect_turned(const json::value& shipped, const json::value& turned) {
  const std::vector<std::string> places = reconstructed(shipped);
  EXPECT_GT(places.size(), 10U);
  for (const std::string& place : places) {
    const json::value before = fact(shipped, place);
    const json::value after = fact(turned, place);
    EXPECT_FALSE(before.is_null()) << place;
    const bool in_parts = place == "zones" || place == "buy" || place == "sell" ||
                          place == "tokens.order" || place == "banks.order" ||
                          place == "end_tiles.tiles" || place == "tiles.faces";
    if (in_parts)
      expect_other_parts(place, before, after);
    else
      EXPECT_NE(before, after) << place;
  }
}

// Prevents a fact of the shipped box that stays in code because no box of the tests has another.
TEST(TurnedEditions, EveryReconstructedFactIsAnother) {
  expect_turned(json::parse(lumiere::shipped_file()), turned("lumiere"));
  expect_turned(json::parse(paris::shipped_file()), turned("paris"));
}

// The VP of postcards have no standing, and can be corrected as well.
TEST(TurnedEditions, PostcardsShowOtherPoints) {
  const json::value before = json::parse(lumiere::shipped_file()).at("postcard_vp");
  const json::value after = turned("lumiere").at("postcard_vp");
  for (const auto& [card, points] : before.as_object()) {
    EXPECT_NE(points, after.at(card)) << std::string(card);
    if (points.is_array()) expect_other_parts(std::string(card), points, after.at(card));
  }
}

}  // namespace
}  // namespace belle
