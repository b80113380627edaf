#include <array>
#include <functional>
#include <span>

#include "editions/reading.h"
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

constexpr std::span kTokens(paris::kTokenNames);
constexpr auto kResources = kTokens.first(paris::kResources);
constexpr auto kPrestige = kTokens.subspan(paris::kResources);

paris::Tables::Landmark read_landmark(const Value& landmark) {
  constexpr std::array<std::string_view, 3> kOfLandmark{"title", "cost", "slots"};
  landmark.has_exactly(kOfLandmark);
  return {.value = landmark.number_key(),
          .title = landmark["title"].line(),
          .cost = landmark["cost"].texts(),
          .slots = landmark["slots"].texts()};
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
  return tables;
}

// Standings under numbers: exactly one for each of the list, read one by one.
template <class List, class ToNumber, class ReadOne>
void read_by_number(const Value& standings, const List& list, ToNumber to_number,
                    ReadOne read_one) {
  std::vector<std::string> numbers;
  numbers.reserve(list.size());
  for (const auto& item : list) numbers.push_back(std::to_string(std::invoke(to_number, item)));
  standings.has_exactly(std::vector<std::string_view>(numbers.begin(), numbers.end()));
  for (const std::string& number : numbers) std::invoke(read_one, standings[number]);
}

// Facts that are known in two ways: what there is, and which of it is where.
struct Twofold {
  std::string_view fact;
  std::array<std::string_view, 2> parts;
};
constexpr std::array<Twofold, 5> kTwofold{{{"banks", {"amounts", "order"}},
                                           {"tokens", {"kinds", "order"}},
                                           {"doubled_with_three", {"count", "numbers"}},
                                           {"doubled_with_four", {"count", "numbers"}},
                                           {"end_tiles", {"kinds", "tiles"}}}};

void read_standing(const Value& standing, const paris::Tables& tables) {
  constexpr std::array<std::string_view, 5> kWholes{"title", "districts", "zones", "buy", "sell"};
  constexpr std::array<std::string_view, 4> kOfLandmark{"value", "title", "cost", "slots"};
  constexpr std::array<std::string_view, 3> kRanks{"first", "second", "third"};
  std::vector<std::string_view> facts(kWholes.begin(), kWholes.end());
  for (const Twofold& twofold : kTwofold) facts.push_back(twofold.fact);
  facts.insert(facts.end(), {"buildings", "landmarks", "prestige_points", "vp_tiles", "bonus"});
  standing.has_exactly(facts);
  for (const std::string_view fact : kWholes) standing[fact].is_standing();
  for (const auto& [fact, parts] : kTwofold) standing[fact].has_standings(parts);

  const Value buildings = standing["buildings"];
  buildings.has_exactly(paris::kDistrictIds);
  for (const std::string_view id : paris::kDistrictIds)
    read_by_number(buildings[id], paris::kValues, std::identity{}, &Value::is_standing);
  read_by_number(standing["landmarks"], tables.landmarks, &paris::Tables::Landmark::value,
                 [&](const Value& landmark) { landmark.has_standings(kOfLandmark); });
  standing["prestige_points"].has_standings(kPrestige);
  read_by_number(
      standing["vp_tiles"], tables.vp_tiles, [](const auto& ranks) { return ranks[0]; },
      [&](const Value& tile) { tile.has_standings(kRanks); });
  read_by_number(standing["bonus"], tables.bonus, &paris::Tables::Bonus::number,
                 &Value::is_standing);
}

}  // namespace

template <>
std::expected<paris::Tables, std::string> read_tables<Paris>(std::string_view json,
                                                             std::string_view file) {
  return read_file<Paris>(json, file, kKeys, {}, read_facts, read_standing);
}

template <>
std::string_view shipped_json<Paris>() {
  return embedded::paris_edition();
}

}  // namespace belle::editions
