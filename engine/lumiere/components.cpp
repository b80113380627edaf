#include "engine/lumiere/components.h"

#include <algorithm>
#include <set>
#include <utility>

namespace belle::lumiere {
namespace {

using Drawing = std::vector<std::string>;

// --- tiles ---------------------------------------------------------------------------------

constexpr std::string_view kSpaceKinds = "oxmL";
// How many spaces of each kind one player's eight tiles have, in the order of kSpaceKinds.
constexpr std::array<int, 4> kSpaceCounts{16, 7, 5, 4};
constexpr std::array<std::string_view, 4> kSpaceNames{"own", "opponent's", "mixed", "streetlight"};

std::optional<Fault> check_tiles(const std::vector<std::string>& tiles) {
  if (tiles.size() != kTiles) return Fault{"tiles", "there must be 8 tiles"};
  std::array<int, 4> counts{};
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    if (tiles[i].size() != 4) return Fault{entry("tiles", i), "a tile has 4 spaces"};
    for (const char kind : tiles[i]) {
      const std::size_t which = kSpaceKinds.find(kind);
      if (which == std::string_view::npos)
        return Fault{entry("tiles", i), "a space is one of o, x, m and L"};
      ++counts[which];
    }
  }
  for (std::size_t i = 0; i < counts.size(); ++i) {
    if (counts[i] == kSpaceCounts[i]) continue;
    return Fault{"tiles", "the tiles have " + std::to_string(counts[i]) + ' ' +
                              std::string(kSpaceNames[i]) + " spaces, not " +
                              std::to_string(kSpaceCounts[i])};
  }
  return {};
}

// The four spaces of an area, clockwise from the top left.
constexpr std::array<Space, 4> kClockwise{space_at(0, 1), space_at(1, 1), space_at(1, 0),
                                          space_at(0, 0)};

TileFace turned_tile(std::string_view tile, std::size_t turns) {
  TileFace face{};
  for (std::size_t i = 0; i < 4; ++i) {
    const Spaces space = only(kClockwise[(i + turns) % 4]);
    switch (tile[i]) {
      case 'o':
        face.own |= space;
        break;
      case 'x':
        face.opponent |= space;
        break;
      case 'm':
        face.mixed |= space;
        break;
      default:
        face.streetlight |= space;
        break;
    }
  }
  return face;
}

std::uint8_t different_turns(std::string_view tile) {
  if (tile[0] != tile[2] || tile[1] != tile[3]) return 4;
  return tile[0] == tile[1] ? 1 : 2;
}

// --- buildings -----------------------------------------------------------------------------

// How many buildings of each size there are.
constexpr std::array<std::pair<int, int>, 4> kSizeCounts{{{3, 2}, {4, 4}, {5, 4}, {6, 2}}};

int covered(const Drawing& rows) {
  std::ptrdiff_t cells = 0;
  for (const std::string& row : rows) cells += std::ranges::count(row, '#');
  return static_cast<int>(cells);
}

Drawing turned(const Drawing& rows) {
  Drawing result(rows.front().size(), std::string(rows.size(), '.'));
  for (std::size_t r = 0; r < rows.size(); ++r)
    for (std::size_t c = 0; c < rows[r].size(); ++c) result[c][rows.size() - 1 - r] = rows[r][c];
  return result;
}

Drawing mirrored(Drawing rows) {
  for (std::string& row : rows) std::ranges::reverse(row);
  return rows;
}

Way make_way(const Drawing& rows, Turn turn) {
  Way way{};
  way.turn = turn;
  const int height = static_cast<int>(rows.size());
  const int width = static_cast<int>(rows.front().size());
  for (int c = 0; c < width; ++c) {
    for (int r = 0; r < height; ++r) {
      if (rows[static_cast<std::size_t>(height - 1 - r)][static_cast<std::size_t>(c)] != '#')
        continue;
      way.cells |= only(space_at(c, r));
      way.steps[way.size++] = static_cast<std::uint8_t>(space_at(c, r));
    }
  }
  for (int c = 0; c + width <= kSide; ++c)
    for (int r = 0; r + height <= kSide; ++r) way.anchors |= only(space_at(c, r));
  return way;
}

Piece make_piece(std::string id, const Drawing& drawing, bool flip) {
  Piece piece{std::move(id), {}};
  std::set<Drawing> seen;
  for (const bool flipped : {false, true}) {
    if (flipped && !flip) break;
    Drawing rows = flipped ? mirrored(drawing) : drawing;
    for (int turns = 0; turns < 4; ++turns, rows = turned(rows)) {
      const Turn turn{static_cast<std::uint8_t>(turns + (flipped ? 4 : 0))};
      if (seen.insert(rows).second) piece.ways.push(make_way(rows, turn));
    }
  }
  return piece;
}

std::optional<std::string> fault_of_drawing(const Drawing& rows, int size) {
  if (rows.empty() || rows.front().empty()) return "nothing is drawn";
  for (const std::string& row : rows) {
    if (row.size() != rows.front().size()) return "the rows must be equally long";
    if (row.find_first_not_of("#.") != std::string::npos) return "a drawing has only '#' and '.'";
  }
  if (covered(rows) != size)
    return "covers " + std::to_string(covered(rows)) + " spaces, not " + std::to_string(size);
  const auto longest = static_cast<std::size_t>(size);
  if (rows.size() > longest || rows.front().size() > longest) return "the drawing is too large";
  for (const Drawing& side : {rows, turned(rows)})
    for (const std::string* edge : {&side.front(), &side.back()})
      if (edge->find('#') == std::string::npos) return "the drawing has an empty edge";
  const Spaces cells = make_way(rows, Turn{0}).cells;
  if (region(only(first(cells)), cells) != cells) return "its spaces do not hang together";
  return {};
}

bool is_building_id(std::string_view id) {
  return id.size() == 2 && id[0] >= 'A' && id[0] <= 'Z' && id[1] >= '3' && id[1] <= '6';
}

std::optional<Fault> check_buildings(const Tables& tables) {
  if (tables.buildings.size() != kBuildings)
    return Fault{"buildings", "there must be 12 buildings"};
  for (std::size_t i = 0; i < tables.buildings.size(); ++i) {
    const auto& [id, rows] = tables.buildings[i];
    const std::string where = "buildings." + id;
    if (!is_building_id(id))
      return Fault{where, "a building's id is a capital letter and its size from 3 to 6"};
    if (auto reason = fault_of_drawing(rows, id[1] - '0')) return Fault{where, *reason};
    const Piece piece = make_piece(id, rows, tables.flip);
    for (std::size_t j = 0; j < i; ++j) {
      const auto& other = tables.buildings[j];
      if (other.id == id) return Fault{where, "the id stands twice"};
      const Spaces cells = make_way(other.rows, Turn{0}).cells;
      if (std::ranges::any_of(piece.ways, [&](const Way& way) { return way.cells == cells; }))
        return Fault{where, "has the same shape as " + other.id};
    }
  }
  for (const auto& [size, expected] : kSizeCounts) {
    const auto there = std::ranges::count_if(tables.buildings, [wanted = size](const auto& shape) {
      return shape.id[1] - '0' == wanted;
    });
    if (there != expected)
      return Fault{"buildings", std::to_string(there) + " buildings of size " +
                                    std::to_string(size) + ", not " + std::to_string(expected)};
  }
  if (auto reason = fault_of_drawing(tables.garden, 2)) return Fault{"garden", *reason};
  return {};
}

// --- postcards -----------------------------------------------------------------------------

static_assert(!kCardIds.back().empty(), "each postcard has an id");

std::expected<Cards, Fault> first_game_cards(const std::vector<std::string>& ids) {
  Cards cards = 0;
  for (std::size_t i = 0; i < ids.size(); ++i) {
    const auto card = card_named(ids[i]);
    if (!card) return std::unexpected(Fault{entry("first_game", i), "no postcard is called so"});
    if ((cards & only(*card)) != 0)
      return std::unexpected(Fault{entry("first_game", i), "the postcard stands twice"});
    cards |= only(*card);
  }
  if (std::popcount(cards) != kCardsInPlay)
    return std::unexpected(Fault{"first_game", "a first game has 8 postcards"});
  return cards;
}

std::expected<CardPoints, Fault> take_card_points(const std::vector<std::vector<int>>& given) {
  CardPoints points;
  for (std::size_t i = 0; i < given.size() && i < kCards; ++i) {
    const auto shown = points_on(Card(i));
    if (given[i].empty()) continue;
    const std::string where = "postcard_vp." + std::string(kCardIds[i]);
    if (given[i].size() != shown.size())
      return std::unexpected(
          Fault{where, shown.empty() ? "it shows no VP"
                                     : "so many numbers of VP: " + std::to_string(shown.size())});
    for (std::size_t n = 0; n < shown.size(); ++n) {
      if (given[i][n] < 1 || given[i][n] > 99)
        return std::unexpected(Fault{where, "an amount from 1 to 99"});
      points.*shown[n] = given[i][n];
    }
  }
  return points;
}

}  // namespace

List<int CardPoints::*, 2> points_on(Card card) {
  List<int CardPoints::*, 2> shown;
  switch (card) {
    case Card::Moulin:
      shown.push(&CardPoints::region);
      break;
    case Card::Penseur:
      shown.push(&CardPoints::beside);
      shown.push(&CardPoints::diagonal);
      break;
    case Card::Fontaine:
      shown.push(&CardPoints::building);
      break;
    case Card::Peintre:
      shown.push(&CardPoints::streetlight);
      break;
    case Card::Lumiere:
    case Card::Levitation:
    case Card::Metro:
    case Card::Jardin:
    case Card::Sacre:
    case Card::Chartier:
    case Card::Bouquinistes:
    case Card::Lampadaire:
      break;
  }
  return shown;
}

std::optional<Card> card_named(std::string_view id) {
  const auto found = std::ranges::find(kCardIds, id);
  if (found == kCardIds.end()) return {};
  return Card(found - kCardIds.begin());
}

const Way* Piece::way(Turn turn) const {
  const auto* found = std::ranges::find(ways, turn, &Way::turn);
  return found == ways.end() ? nullptr : found;
}

std::expected<Edition, Fault> make_edition(const Tables& tables) {
  if (auto fault = check_tiles(tables.tiles)) return std::unexpected(*fault);
  if (auto fault = check_buildings(tables)) return std::unexpected(*fault);
  const auto first_game = first_game_cards(tables.first_game);
  if (!first_game) return std::unexpected(first_game.error());
  const auto points = take_card_points(tables.card_points);
  if (!points) return std::unexpected(points.error());

  Edition edition;
  edition.name = tables.name;
  edition.flip = tables.flip;
  edition.rulings = tables.rulings;
  edition.first_game = *first_game;
  edition.points = *points;
  for (std::size_t i = 0; i < kTiles; ++i) {
    const std::string& tile = tables.tiles[i];
    for (std::size_t turns = 0; turns < 4; ++turns)
      edition.tiles[i][turns] = turned_tile(tile, turns);
    edition.tile_turns[i] = different_turns(tile);
    edition.tile_face[i] =
        static_cast<std::uint8_t>(std::ranges::find(tables.tiles, tile) - tables.tiles.begin());
    edition.tile_text[i] = tile;
  }
  for (std::size_t i = 0; i < kBuildings; ++i)
    edition.pieces[i] = make_piece(tables.buildings[i].id, tables.buildings[i].rows, tables.flip);
  edition.pieces[index(kGarden)] = make_piece("garden", tables.garden, tables.flip);
  return edition;
}

}  // namespace belle::lumiere
