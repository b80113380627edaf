#include <algorithm>
#include <array>
#include <iterator>

#include "editions/reading.h"
#include "editions/rulings.h"
#include "editions/tables.h"

namespace belle::embedded {
std::string_view lumiere_edition();
}

namespace belle::editions {
namespace {

constexpr std::array<std::string_view, 12> kKeys{"game",   "edition",   "title",      "tiles",
                                                 "flip",   "buildings", "garden",     "chimneys",
                                                 "tokens", "postcards", "first_game", "standing"};

constexpr std::array<std::string_view, 2> kOptional{"postcard_vp", kRulings};

lumiere::Tables read_facts(const Value& top) {
  lumiere::Tables tables;
  tables.name = top["edition"].word();
  tables.tiles = top["tiles"].texts();
  tables.flip = top["flip"].truth();
  tables.rulings = read_rulings<lumiere::Rulings>(top);
  for (const Value& building : top["buildings"].members())
    tables.buildings.push_back({std::string(building.key()), building.texts()});
  tables.garden = top["garden"].texts();
  top["chimneys"].is_number(lumiere::kChimneys);
  top["tokens"].is_number(lumiere::kTokens);
  top["postcards"].has_exactly(lumiere::kCardIds);
  for (const Value& name : top["postcards"].members()) name.line();
  tables.first_game = top["first_game"].texts();
  tables.card_points.resize(lumiere::kCards);
  if (top.has("postcard_vp")) {
    const Value points = top["postcard_vp"];
    points.has_at_most(lumiere::kCardIds);
    for (std::size_t i = 0; i < lumiere::kCards; ++i)
      if (const std::string_view id = lumiere::kCardIds[i]; points.has(id))
        tables.card_points[i] = points[id].number_or_numbers();
  }
  return tables;
}

// Each fact has its standing: the tiles one for how many spaces of each kind there are and one for
// how they are spread, the buildings one for their sizes and one for each shape.
void read_standing(const Value& standing, const lumiere::Tables& tables) {
  constexpr std::array<std::string_view, 8> kWholes{
      "title", "flip", "sizes", "garden", "chimneys", "tokens", "postcards", "first_game"};
  constexpr std::array<std::string_view, 2> kOfTiles{"counts", "faces"};
  constexpr std::array<std::string_view, 1> kReadWithTheRulings{kRulings};
  std::vector<std::string_view> facts(kWholes.begin(), kWholes.end());
  facts.insert(facts.end(), {"tiles", "buildings"});
  standing.has(facts, kReadWithTheRulings);
  for (const std::string_view fact : kWholes) standing[fact].is_standing();

  standing["tiles"].has_standings(kOfTiles);

  std::vector<std::string_view> ids;
  std::ranges::transform(tables.buildings, std::back_inserter(ids), &lumiere::Tables::Shape::id);
  standing["buildings"].has_standings(ids);
}

}  // namespace

template <>
std::expected<lumiere::Tables, std::string> read_tables<Lumiere>(std::string_view json,
                                                                 std::string_view file) {
  return read_file<Lumiere>(json, file, kKeys, kOptional, read_facts, read_standing);
}

template <>
std::string_view shipped_json<Lumiere>() {
  return embedded::lumiere_edition();
}

}  // namespace belle::editions
