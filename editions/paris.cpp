#include <array>
#include <functional>
#include <span>

#include "editions/reading.h"
#include "editions/rulings.h"
#include "editions/tables.h"

namespace belle::embedded {
std::string_view paris_edition();
}

namespace belle::editions {
namespace {

constexpr std::array<std::string_view, 18> kKeys{
    "game",      "edition", "title",     "districts",          "banks",
    "buildings", "tokens",  "landmarks", "prestige_points",    "vp_tiles",
    "bonus",     "zones",   "end_tiles", "doubled_with_three", "doubled_with_four",
    "buy",       "sell",    "standing"};

constexpr std::string_view kWood = "wood_for_eight";
constexpr std::array<std::string_view, 2> kOptional{kWood, kRulings};

constexpr std::span kTokens(paris::kTokenNames);
constexpr auto kResources = kTokens.first(paris::kResources);
constexpr auto kPrestige = kTokens.subspan(paris::kResources);

paris::Tables::Landmark read_landmark(const Value& landmark) {
  constexpr std::array<std::string_view, 3> kOfLandmark{"title", "cost", "slots"};
  landmark.has_exactly(kOfLandmark);
  return {.value = landmark.number_key("b"),
          .title = landmark["title"].line(),
          .cost = landmark["cost"].texts(),
          .slots = landmark["slots"].texts(),
          .second = landmark.key().ends_with('b')};
}

paris::Tables::Bonus read_bonus(const Value& bonus) {
  constexpr std::array<std::string_view, 7> kOfBonus{"effect", "francs", "vp",    "token",
                                                     "tokens", "value",  "spaces"};
  bonus.has_at_most(kOfBonus);
  const auto amount = [&](std::string_view key) {
    return bonus.has(key) ? bonus[key].number() : 0;
  };
  const auto word = [&](std::string_view key) {
    return bonus.has(key) ? bonus[key].line() : std::string();
  };
  return {.number = bonus.number_key(),
          .francs = amount("francs"),
          .points = bonus.has("vp") ? bonus["vp"].number_or_numbers() : std::vector<int>(),
          .effect = word("effect"),
          .token = word("token"),
          .tokens = amount("tokens"),
          .value = amount("value"),
          .spaces = amount("spaces")};
}

paris::Tables read_facts(const Value& top) {
  paris::Tables tables;
  tables.name = top["edition"].word();
  top["districts"].has_exactly(paris::kDistrictIds);
  for (const Value& name : top["districts"].members()) name.line();
  tables.banks = top["banks"].numbers_by(paris::kDistrictIds);
  top["buildings"].has_exactly(paris::kDistrictIds);
  for (const std::string_view id : paris::kDistrictIds)
    tables.buildings.push_back(top["buildings"][id].texts());
  tables.tokens = top["tokens"].texts();
  for (const Value& landmark : top["landmarks"].members())
    tables.landmarks.push_back(read_landmark(landmark));
  tables.prestige_points = top["prestige_points"].numbers_by(kPrestige);
  for (const Value& tile : top["vp_tiles"].items()) tables.vp_tiles.push_back(tile.numbers());
  for (const Value& bonus : top["bonus"].members()) tables.bonus.push_back(read_bonus(bonus));
  tables.doubled_with_three = top["doubled_with_three"].numbers();
  tables.doubled_with_four = top["doubled_with_four"].numbers();
  tables.zones = top["zones"].numbers();
  tables.end_tiles = top["end_tiles"].texts();
  tables.buy = top["buy"].numbers_by(kResources);
  tables.sell = top["sell"].numbers_by(kTokens);
  if (has_fact(top, kWood)) {
    constexpr std::array<std::string_view, 2> kOfWood{"needed", "amount"};
    tables.wood_for_eight = top[kWood].number();
    top["standing"][kWood].has_standings(kOfWood);
  }
  tables.rulings = read_rulings<paris::Rulings>(top);
  return tables;
}

// Standings under keys: exactly one for each of the list, read one by one.
template <class List, class ToKey, class ReadOne>
void read_by_key(const Value& standings, const List& list, ToKey to_key, ReadOne read_one) {
  std::vector<std::string> keys;
  keys.reserve(list.size());
  for (const auto& item : list) keys.push_back(to_key(item));
  standings.has_exactly(std::vector<std::string_view>(keys.begin(), keys.end()));
  for (const std::string& key : keys) std::invoke(read_one, standings[key]);
}

// Facts that are known in two ways: what there is, and which of it is where.
struct Twofold {
  std::string_view fact;
  std::array<std::string_view, 2> parts;
};
constexpr std::array<Twofold, 4> kTwofold{{{"banks", {"amounts", "order"}},
                                           {"tokens", {"kinds", "order"}},
                                           {"doubled_with_three", {"count", "numbers"}},
                                           {"doubled_with_four", {"count", "numbers"}}}};

// Of the end-game tiles: which kinds of things they give, and which tile gives which. Older files
// have one word for all kinds.
void read_end_tiles(const Value& end_tiles) {
  constexpr std::array<std::string_view, 5> kParts{"resources", "prestige", "points", "francs",
                                                   "tiles"};
  constexpr std::array<std::string_view, 2> kOlder{"kinds", "tiles"};
  if (end_tiles.has("kinds"))
    end_tiles.has_standings(kOlder);
  else
    end_tiles.has_standings(kParts);
}

void read_standing(const Value& standing, const paris::Tables& tables) {
  constexpr std::array<std::string_view, 5> kWholes{"title", "districts", "zones", "buy", "sell"};
  constexpr std::array<std::string_view, 4> kOfLandmark{"value", "title", "cost", "slots"};
  constexpr std::array<std::string_view, 3> kRanks{"first", "second", "third"};
  std::vector<std::string_view> facts(kWholes.begin(), kWholes.end());
  for (const Twofold& twofold : kTwofold) facts.push_back(twofold.fact);
  facts.insert(facts.end(),
               {"buildings", "landmarks", "prestige_points", "vp_tiles", "bonus", "end_tiles"});
  standing.has(facts, kOptional);
  for (const std::string_view fact : kWholes) standing[fact].is_standing();
  for (const auto& [fact, parts] : kTwofold) standing[fact].has_standings(parts);
  read_end_tiles(standing["end_tiles"]);

  const Value buildings = standing["buildings"];
  buildings.has_exactly(paris::kDistrictIds);
  for (const std::string_view id : paris::kDistrictIds)
    read_by_key(
        buildings[id], paris::kValues, [](int value) { return std::to_string(value); },
        &Value::is_standing);
  read_by_key(
      standing["landmarks"], tables.landmarks,
      [](const auto& landmark) { return paris::landmark_key(landmark.value, landmark.second); },
      [&](const Value& landmark) { landmark.has_standings(kOfLandmark); });
  standing["prestige_points"].has_standings(kPrestige);
  read_by_key(
      standing["vp_tiles"], tables.vp_tiles,
      [](const auto& ranks) { return std::to_string(ranks[0]); },
      [&](const Value& tile) { tile.has_standings(kRanks); });
  read_by_key(
      standing["bonus"], tables.bonus,
      [](const auto& bonus) { return std::to_string(bonus.number); }, &Value::is_standing);
}

}  // namespace

template <>
std::expected<paris::Tables, std::string> read_tables<Paris>(std::string_view json,
                                                             std::string_view file) {
  return read_file<Paris>(json, file, kKeys, kOptional, read_facts, read_standing);
}

template <>
std::string_view shipped_json<Paris>() {
  return embedded::paris_edition();
}

}  // namespace belle::editions
