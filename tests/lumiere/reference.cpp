#include "tests/lumiere/reference.h"

#include <algorithm>
#include <cstdlib>
#include <sstream>
#include <stdexcept>
#include <utility>

namespace belle::reference {
namespace {

const std::map<std::string, Place> kFacings = {
    {"north", {0, 1}}, {"east", {1, 0}}, {"south", {0, -1}}, {"west", {-1, 0}}};

constexpr int kTokens = 4;
constexpr int kChimneys = 7;

Drawing tile_drawing(const std::string& clockwise) {
  return {{clockwise[0], clockwise[1]},  //
          {clockwise[3], clockwise[2]}};
}

Drawing turned_clockwise(const Drawing& drawing) {
  // The left column, read upwards, becomes the top row.
  Drawing turned;
  for (std::size_t column = 0; column < drawing.front().size(); ++column) {
    std::string row;
    for (const std::string& old_row : drawing) row.insert(row.begin(), old_row[column]);
    turned.push_back(row);
  }
  return turned;
}

Drawing flipped(Drawing drawing) {
  for (std::string& row : drawing) std::reverse(row.begin(), row.end());
  return drawing;
}

struct Turn {
  std::string name;
  Drawing drawing;
};

// Equal-looking turns have one spelling: the smallest number of turns, without f where possible.
std::vector<Turn> different_turns(const Drawing& drawing, bool flip) {
  std::vector<Turn> different;
  std::set<Drawing> seen;
  for (const std::string f : {"", "f"}) {
    if (f == "f" && !flip) continue;
    Drawing turned = f == "f" ? flipped(drawing) : drawing;
    for (const std::string name : {"r0", "r1", "r2", "r3"}) {
      if (seen.insert(turned).second) different.push_back({name + f, turned});
      turned = turned_clockwise(turned);
    }
  }
  return different;
}

Drawing drawing_in_turn(const Drawing& drawing, bool flip, const std::string& name) {
  for (const Turn& turn : different_turns(drawing, flip))
    if (turn.name == name) return turn.drawing;
  throw std::invalid_argument("no such turn: " + name);
}

// Where each mark of a drawing comes to lie when its bottom-left corner lies on the anchor.
std::vector<std::pair<Place, char>> marks_at(const Drawing& drawing, Place anchor) {
  std::vector<std::pair<Place, char>> marks;
  int row = anchor.row + static_cast<int>(drawing.size()) - 1;
  for (const std::string& line : drawing) {
    int column = anchor.column;
    for (const char mark : line) marks.push_back({{column++, row}, mark});
    --row;
  }
  return marks;
}

std::vector<Place> covered_at(const Drawing& drawing, Place anchor) {
  std::vector<Place> covered;
  for (const auto& [place, mark] : marks_at(drawing, anchor))
    if (mark == '#') covered.push_back(place);
  return covered;
}

bool on_board(Place place) {
  return place.column >= 0 && place.column < 8 && place.row >= 0 && place.row < 8;
}

std::vector<Place> all_places() {
  std::vector<Place> places;
  for (int column = 0; column < 8; ++column)
    for (int row = 0; row < 8; ++row) places.push_back({column, row});
  return places;
}

Place step(Place from, Place by) { return {from.column + by.column, from.row + by.row}; }

std::vector<Place> places_beside(Place place) {
  std::vector<Place> beside;
  for (const auto& [name, direction] : kFacings)
    if (on_board(step(place, direction))) beside.push_back(step(place, direction));
  return beside;
}

std::string name_of(Place place) {
  return {static_cast<char>('a' + place.column), static_cast<char>('1' + place.row)};
}

Place place_named(const std::string& name) { return {name.at(0) - 'a', name.at(1) - '1'}; }

std::string opponent_of(const std::string& seat) { return seat == "orange" ? "blue" : "orange"; }

Ground colour_of(const std::string& seat) {
  return seat == "orange" ? Ground::orange : Ground::blue;
}

std::vector<std::string> words_of(const std::string& move) {
  std::istringstream in(move);
  std::vector<std::string> words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

}  // namespace

Box rules_page_box() {
  Box box;
  box.buildings = {
      {"I3", Drawing{"###"}},
      {"V3", Drawing{"##",  //
                     "#."}},
      {"O4", Drawing{"##",  //
                     "##"}},
      {"T4", Drawing{"###",  //
                     ".#."}},
      {"L4", Drawing{"#..",  //
                     "###"}},
      {"S4", Drawing{".##",  //
                     "##."}},
      {"P5", Drawing{"##.",  //
                     "###"}},
      {"U5", Drawing{"#.#",  //
                     "###"}},
      {"W5", Drawing{"##.",  //
                     ".##",  //
                     "..#"}},
      {"Y5", Drawing{"####",  //
                     ".#.."}},
      {"R6", Drawing{"###",  //
                     "###"}},
      {"J6", Drawing{"####",  //
                     "##.."}},
      {"garden", Drawing{"##"}},
  };
  // Own o, opponent's x, mixed m, streetlight L.
  box.tiles = {
      {1, "ooxm"}, {2, "oomx"}, {3, "oxom"}, {4, "oxom"},
      {5, "ooxL"}, {6, "ooLx"}, {7, "oxoL"}, {8, "oomL"},
  };
  return box;
}

Game::Game(const Setup& setup)
    : box_(setup.box),
      cards_(setup.cards),
      tiles_{{"orange", setup.orange_tiles}, {"blue", setup.blue_tiles}},
      reserve_{{"orange", {}}, {"blue", {}}} {
  for (const Place place : all_places()) board_[place] = Space{};
  for (const auto& [building, drawing] : box_.buildings)
    if (building != "garden") pool_.insert(building);
  give_turn_to(setup.start);
}

std::string Game::to_move() const { return to_move_; }

std::vector<std::string> Game::legal() const { return legal_; }

// ---- Finding moves ----

std::vector<std::string> Game::moves_of(const std::string& seat) const {
  const bool streets = !tiles_.at("orange").empty() || !tiles_.at("blue").empty();  // L3
  std::vector<std::string> moves = streets ? street_moves(seat) : building_moves(seat);
  std::sort(moves.begin(), moves.end());
  return moves;
}

std::vector<std::string> Game::street_moves(const std::string& seat) const {
  std::vector<std::string> moves;
  for (const std::string& building : pool_) moves.push_back("take " + building);
  if (tiles_.at(seat).empty()) {
    moves.push_back("pass");  // L2; with a tile in hand there is no pass (L1)
    return moves;
  }
  for (const Turn& turn :
       different_turns(tile_drawing(box_.tiles.at(tiles_.at(seat).front())), false))
    for (int column = 0; column < 8; column += 2)
      for (int row = 0; row < 8; row += 2)
        if (board_.at({column, row}).ground == Ground::unlaid)
          moves.push_back("lay " + name_of({column, row}) + " " + turn.name);
  return moves;
}

std::vector<std::string> Game::building_moves(const std::string& seat) const {
  std::vector<std::string> moves;
  for (const std::string& building : reserve_.at(seat))
    for (const std::string& placement : placements(building, seat))
      moves.push_back("build " + building + " " + placement);
  if (tokens_left(seat) > 0)
    for (const std::string& card : cards_)
      if (!played_by_.contains(card))
        for (const std::string& move : card_moves(card, seat)) moves.push_back(move);
  return moves;
}

std::vector<std::string> Game::card_moves(const std::string& card, const std::string& seat) const {
  const std::string text = "card " + card;
  if (card == "metro" || card == "chartier" || card == "sacre") return {text};  // L16

  std::vector<std::string> moves = {text + " -"};  // L8
  const Ground own = colour_of(seat);
  const Ground opponents = colour_of(opponent_of(seat));

  if (card == "moulin" || card == "peintre" || card == "lampadaire")
    for (const Place place : all_places())
      if (is_free_of_colour(place, own)) moves.push_back(text + " " + name_of(place));

  if (card == "penseur")
    for (const Place place : all_places())
      for (const auto& [facing, direction] : kFacings)
        if (is_free_of_colour(place, own) && on_board(step(place, direction)) &&
            is_free(step(place, direction)))
          moves.push_back(text + " " + name_of(place) + " " + facing);

  if (card == "fontaine")
    for (const Place place : all_places())
      if (is_free_of_colour(place, own) || is_free_of_colour(place, Ground::mixed) ||
          (is_free_of_colour(place, opponents) && holds("chartier", seat)))  // L11
        moves.push_back(text + " " + name_of(place));

  if (card == "lumiere")
    for (const Place place : all_places())
      if (is_streetlight(place)) moves.push_back(text + " " + name_of(place));

  if (card == "levitation")
    for (const std::string& get : pool_)  // L9: in the pool before the swap
      for (const std::string& placement : placements(get, seat))
        for (const std::string& give : reserve_.at(seat))
          moves.push_back(text + " " + give + " " + get + " " + placement);

  if (card == "jardin")
    for (const std::string& placement : placements("garden", seat))
      moves.push_back(text + " " + placement);

  if (card == "bouquinistes")
    for (const std::string& move : annex_moves(seat)) moves.push_back(move);

  return moves;
}

// L10: the building is named only where the annex touches several.
std::vector<std::string> Game::annex_moves(const std::string& seat) const {
  std::vector<std::string> moves;
  for (const Place place : all_places()) {
    if (!is_free_of_colour(place, colour_of(seat))) continue;
    const std::string text = "card bouquinistes " + name_of(place);
    const std::set<int> touched = buildings_beside(place, seat);
    if (touched.size() == 1) moves.push_back(text);
    if (touched.size() > 1)
      for (const int building : touched)
        moves.push_back(text + " " + name_of(*spaces_of(building).begin()));
  }
  return moves;
}

// Every way to build it now, as anchor and turn: "c5 r1".
std::vector<std::string> Game::placements(const std::string& building,
                                          const std::string& seat) const {
  std::vector<std::string> found;
  if (buildings_of(seat).size() >= kChimneys) return found;  // L6
  for (const Turn& turn : different_turns(box_.buildings.at(building), box_.flip))
    for (const Place anchor : all_places())
      if (may_cover(covered_at(turn.drawing, anchor), seat))
        found.push_back(name_of(anchor) + " " + turn.name);
  return found;
}

// Own and mixed free spaces, with Métropolitain one streetlight (L12: also one that is not free),
// and with Chartier one free space of the opponent's colour; both may be used at once (L11).
bool Game::may_cover(const std::vector<Place>& spaces, const std::string& seat) const {
  int streetlights = 0;
  int opponents = 0;
  for (const Place place : spaces) {
    if (!on_board(place)) return false;
    if (is_streetlight(place))
      ++streetlights;
    else if (is_free_of_colour(place, colour_of(opponent_of(seat))))
      ++opponents;
    else if (!is_free_of_colour(place, colour_of(seat)) && !is_free_of_colour(place, Ground::mixed))
      return false;
  }
  return streetlights <= (holds("metro", seat) ? 1 : 0) &&
         opponents <= (holds("chartier", seat) ? 1 : 0);
}

// ---- Carrying moves out ----

void Game::apply(const std::string& move) {
  if (std::find(legal_.begin(), legal_.end(), move) == legal_.end())
    throw std::invalid_argument("not a legal move: " + move);
  const std::vector<std::string> words = words_of(move);
  std::string next = opponent_of(to_move_);

  if (words[0] == "lay") {
    lay(place_named(words[1]), words[2]);
    if (tiles_.at(to_move_).empty() && first_finished_.empty()) first_finished_ = to_move_;
    if (tiles_.at("orange").empty() && tiles_.at("blue").empty()) next = first_finished_;  // L3
  } else if (words[0] == "take") {
    pool_.erase(words[1]);
    reserve_.at(to_move_).insert(words[1]);
  } else if (words[0] == "build") {
    reserve_.at(to_move_).erase(words[1]);
    build(words[1], words[2], words[3]);
  } else if (words[0] == "card") {
    play(words);
  }
  give_turn_to(next);
}

// L5: a seat that cannot act is skipped. L7: the game is over when neither can act; a seat with a
// token always can, for there are as many postcards as tokens and each can be taken.
void Game::give_turn_to(const std::string& seat) {
  to_move_ = "over";
  legal_.clear();
  for (const std::string& candidate : {seat, opponent_of(seat)}) {
    const std::vector<std::string> moves = moves_of(candidate);
    if (moves.empty()) continue;
    to_move_ = candidate;
    legal_ = moves;
    return;
  }
}

void Game::lay(Place area, const std::string& turn) {
  std::vector<int>& tiles = tiles_.at(to_move_);
  const std::map<char, Ground> grounds = {{'o', colour_of(to_move_)},
                                          {'x', colour_of(opponent_of(to_move_))},
                                          {'m', Ground::mixed},
                                          {'L', Ground::streetlight}};
  const Drawing drawing = drawing_in_turn(tile_drawing(box_.tiles.at(tiles.front())), false, turn);
  for (const auto& [place, mark] : marks_at(drawing, area))
    board_.at(place).ground = grounds.at(mark);
  tiles.erase(tiles.begin());
}

void Game::build(const std::string& building, const std::string& anchor, const std::string& turn) {
  const Drawing drawing = drawing_in_turn(box_.buildings.at(building), box_.flip, turn);
  const int number = static_cast<int>(owners_.size());
  owners_.push_back(to_move_);
  for (const Place place : covered_at(drawing, place_named(anchor))) {
    Space& space = board_.at(place);
    if (space.ground == Ground::streetlight) used_.insert("metro");                  // L11
    if (space.ground == colour_of(opponent_of(to_move_))) used_.insert("chartier");  // L11
    space.piece = Piece::building;
    space.building = number;
  }
}

void Game::play(const std::vector<std::string>& words) {
  const std::string& card = words[1];
  played_by_[card] = to_move_;
  if (words.size() == 2 || words[2] == "-") return;  // L16, L8

  if (card == "levitation") {
    reserve_.at(to_move_).erase(words[2]);
    pool_.erase(words[3]);
    pool_.insert(words[2]);  // L9
    build(words[3], words[4], words[5]);
    return;
  }
  if (card == "jardin") {
    build("garden", words[2], words[3]);
    return;
  }

  const Place place = place_named(words[2]);
  Space& space = board_.at(place);
  if (card == "moulin") space.piece = Piece::dancer;
  if (card == "penseur") {
    space.piece = Piece::statue;
    statue_ahead_ = step(place, kFacings.at(words[3]));
  }
  if (card == "fontaine") {
    if (space.ground == colour_of(opponent_of(to_move_))) used_.insert("chartier");  // L11
    space.piece = Piece::fountain;
  }
  if (card == "lumiere") space.piece = Piece::large_streetlight;
  if (card == "peintre") space.piece = Piece::painter;
  if (card == "lampadaire") {
    space.ground = Ground::streetlight;
    space.piece = Piece::streetlight;
  }
  if (card == "bouquinistes") {
    const int building = words.size() == 4 ? board_.at(place_named(words[3])).building
                                           : *buildings_beside(place, to_move_).begin();
    space.piece = Piece::building;
    space.building = building;
  }
}

// ---- Reading the position ----

// L4, L13: no piece lies on it; a printed streetlight is free, and where the edition says so any
// other streetlight, too.
bool Game::is_free(Place place) const {
  if (box_.streetlight_pieces_free && is_streetlight(place)) return true;
  return board_.at(place).piece == Piece::none;
}

// L12: under a building there is no streetlight any more.
bool Game::is_streetlight(Place place) const {
  const Space& space = board_.at(place);
  return space.ground == Ground::streetlight && space.piece != Piece::building;
}

bool Game::is_free_of_colour(Place place, Ground colour) const {
  return is_free(place) && board_.at(place).ground == colour;
}

// Métropolitain or Chartier: played by the seat on an earlier turn and not yet used.
bool Game::holds(const std::string& card, const std::string& seat) const {
  return was_played_by(card, seat) && !used_.contains(card);
}

bool Game::was_played_by(const std::string& card, const std::string& seat) const {
  return played_by_.contains(card) && played_by_.at(card) == seat;
}

int Game::tokens_left(const std::string& seat) const {
  int tokens = kTokens;
  for (const std::string& card : cards_)
    if (was_played_by(card, seat)) --tokens;
  return tokens;
}

std::vector<int> Game::buildings_of(const std::string& seat) const {
  std::vector<int> buildings;
  int number = 0;
  for (const std::string& owner : owners_) {
    if (owner == seat) buildings.push_back(number);
    ++number;
  }
  return buildings;
}

std::set<Place> Game::spaces_of(int building) const {
  std::set<Place> spaces;
  for (const auto& [place, space] : board_)
    if (space.building == building) spaces.insert(place);
  return spaces;
}

std::set<int> Game::buildings_beside(Place place, const std::string& seat) const {
  std::set<int> beside;
  for (const int building : buildings_of(seat))
    for (const Place neighbour : places_beside(place))
      if (board_.at(neighbour).building == building) beside.insert(building);
  return beside;
}

// L17: regions connect along edges.
std::set<Place> Game::region(Place start, const std::function<bool(Place)>& may_enter) const {
  std::set<Place> reached = {start};
  std::vector<Place> to_visit = {start};
  while (!to_visit.empty()) {
    const Place place = to_visit.back();
    to_visit.pop_back();
    for (const Place neighbour : places_beside(place))
      if (may_enter(neighbour) && reached.insert(neighbour).second) to_visit.push_back(neighbour);
  }
  return reached;
}

// ---- Scoring ----

Sheet Game::sheet(const std::string& seat) const {
  Sheet sheet{};
  sheet.lit = lit_points(seat);
  sheet.group = group_points(seat);
  if (!was_played_by("sacre", seat))
    sheet.unbuilt = -3 * static_cast<int>(reserve_.at(seat).size());
  sheet.cards = card_points(seat);
  sheet.total = sheet.lit + sheet.group + sheet.unbuilt + sheet.cards;
  for (const Place place : all_places())
    if (is_free_of_colour(place, colour_of(seat))) ++sheet.free_own;
  return sheet;
}

std::vector<std::string> Game::winners() const {
  const Sheet orange = sheet("orange");
  const Sheet blue = sheet("blue");
  const std::pair<int, int> orange_result = {orange.total, orange.free_own};
  const std::pair<int, int> blue_result = {blue.total, blue.free_own};
  if (orange_result > blue_result) return {"orange"};
  if (blue_result > orange_result) return {"blue"};
  return {"orange", "blue"};  // L15
}

int Game::lit_points(const std::string& seat) const {
  int points = 0;
  for (const int building : buildings_of(seat))
    for (const Place place : all_places())
      if (is_streetlight(place) && lights(place, building))
        points += static_cast<int>(spaces_of(building).size());
  return points;
}

bool Game::lights(Place streetlight, int building) const {
  const bool large = board_.at(streetlight).piece == Piece::large_streetlight;
  for (const Place place : spaces_of(building)) {
    const int columns = place.column - streetlight.column;
    const int rows = place.row - streetlight.row;
    const int steps = std::abs(columns) + std::abs(rows);
    if (steps == 1) return true;
    if (!large || steps != 2) continue;
    if (columns != 0 && rows != 0) {
      if (box_.large_light_cross) continue;
      return true;  // L14: a diagonal space is never dark
    }
    const Space& between = board_.at(step(streetlight, {columns / 2, rows / 2}));
    if (between.piece != Piece::building || between.building == building) return true;  // L14
  }
  return false;
}

int Game::group_points(const std::string& seat) const {
  int largest = 0;
  for (const int building : buildings_of(seat)) {
    const std::set<Place> group = region(*spaces_of(building).begin(), [&](Place place) {
      const Space& space = board_.at(place);
      return space.piece == Piece::building &&
             owners_.at(static_cast<std::size_t>(space.building)) == seat;
    });
    largest = std::max(largest, static_cast<int>(group.size()));
  }
  return largest;
}

int Game::card_points(const std::string& seat) const {
  int points = 0;
  for (const auto& [place, space] : board_) {
    if (space.piece == Piece::dancer && was_played_by("moulin", seat))
      points += dancer_points(place);
    if (space.piece == Piece::statue && was_played_by("penseur", seat))
      points += statue_points(place);
    if (space.piece == Piece::fountain && was_played_by("fontaine", seat))
      points += box_.vp.fountains_building * static_cast<int>(buildings_beside(place, seat).size());
    if (space.piece == Piece::painter && was_played_by("peintre", seat))
      points += painter_points(place);
  }
  return points;
}

int Game::dancer_points(Place dancer) const {
  const std::set<Place> hers = region(dancer, [&](Place place) {
    return is_free(place) && !is_streetlight(place);  // L4: streetlights bound her region
  });
  return box_.vp.dancers_space * static_cast<int>(hers.size());
}

int Game::statue_points(Place statue) const {
  if (!is_free(statue_ahead_)) return 0;
  int points = 0;
  for (const Place place : all_places()) {
    const int columns = std::abs(place.column - statue.column);
    const int rows = std::abs(place.row - statue.row);
    if (is_free(place) && columns + rows == 1) points += box_.vp.beside_statue;
    if (is_free(place) && columns == 1 && rows == 1) points += box_.vp.diagonal_to_statue;
  }
  return points;
}

int Game::painter_points(Place painter) const {
  const std::set<Place> his = region(painter, [&](Place place) {
    return board_.at(place).piece != Piece::building;  // L17: the annex bounds it too
  });
  int points = 0;
  for (const Place place : his)
    if (is_streetlight(place)) points += box_.vp.painters_streetlight;
  return points;
}

}  // namespace belle::reference
