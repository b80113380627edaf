// The rules of Paris: La Cité de la Lumière a second time, for tests only.
//
// The engine is fast and therefore easy to get wrong; this is slow and meant to be easy to check
// against the rules page. The board is a grid of spaces, a move is found by trying every building
// in every turn on every space, and hardly anything is kept that can be counted again. The two
// share no code, so where they differ over a random game, one of them is wrong. Rulings of the
// rules page are cited as L1 … L17.
#pragma once

#include <compare>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace belle::reference {

struct Vp {  // what postcards count, and the VP for each
  int dancers_space = 1;
  int beside_statue = 2;
  int diagonal_to_statue = 1;
  int fountains_building = 3;
  int painters_streetlight = 2;
};

using Drawing = std::vector<std::string>;  // rows from top to bottom

struct Box {                                 // what an edition may change
  std::map<std::string, Drawing> buildings;  // the garden among them
  std::map<int, std::string> tiles;          // clockwise from the top left space
  bool flip = false;
  bool streetlight_pieces_free = false;  // the ruling `streetlight_pieces`: `free`
  bool large_light_cross = false;        // the ruling `large_light`: `cross`
  Vp vp{};
};

Box rules_page_box();  // of section 1 of the rules page

struct Setup {                     // all as the record writes them
  std::string start;               // "orange" or "blue"
  std::vector<std::string> cards;  // 8 postcard ids
  std::vector<int> orange_tiles;   // tile numbers 1..8, in draw order (the first is the hand)
  std::vector<int> blue_tiles;
  Box box = rules_page_box();
};

// What a `score` line says (unbuilt is 0 or negative), and the free spaces of the own colour, which
// break a tie.
struct Sheet {
  int lit, group, unbuilt, cards, total;
  int free_own;
};

// Spaces are ordered a1 a2 … a8 b1 … h8, the order in which a building's first space names it.
struct Place {
  int column = 0;
  int row = 0;
  auto operator<=>(const Place&) const = default;
};

enum class Ground { unlaid, orange, blue, mixed, streetlight };
enum class Piece {
  none,
  building,  // the garden and the annex too
  dancer,
  statue,
  fountain,
  painter,
  streetlight,
  large_streetlight
};

struct Space {
  Ground ground = Ground::unlaid;
  Piece piece = Piece::none;
  int building = -1;  // which one, counted in the order of building; -1 without one
};

class Game {
 public:
  explicit Game(const Setup& setup);

  std::string to_move() const;             // "orange", "blue" or "over"
  std::vector<std::string> legal() const;  // every legal move, sorted by bytes; empty when over
  void apply(const std::string& move);     // throws std::invalid_argument unless it is in legal()
  Sheet sheet(const std::string& seat) const;  // by the current position, at any time
  std::vector<std::string> winners() const;    // by the current position, in seat order

 private:
  // Finding moves, for a seat whose turn it would be.
  std::vector<std::string> moves_of(const std::string& seat) const;
  std::vector<std::string> street_moves(const std::string& seat) const;
  std::vector<std::string> building_moves(const std::string& seat) const;
  std::vector<std::string> card_moves(const std::string& card, const std::string& seat) const;
  std::vector<std::string> annex_moves(const std::string& seat) const;
  std::vector<std::string> placements(const std::string& building, const std::string& seat) const;
  bool may_cover(const std::vector<Place>& spaces, const std::string& seat) const;

  // Carrying moves out.
  void lay(Place area, const std::string& turn);
  void build(const std::string& building, const std::string& anchor, const std::string& turn);
  void play(const std::vector<std::string>& words);
  void give_turn_to(const std::string& seat);

  // Reading the position.
  bool is_free(Place place) const;
  bool is_streetlight(Place place) const;
  bool is_free_of_colour(Place place, Ground colour) const;
  bool holds(const std::string& card, const std::string& seat) const;
  bool was_played_by(const std::string& card, const std::string& seat) const;
  int tokens_left(const std::string& seat) const;
  std::vector<int> buildings_of(const std::string& seat) const;
  std::set<Place> spaces_of(int building) const;
  std::set<int> buildings_beside(Place place, const std::string& seat) const;
  std::set<Place> region(Place start, const std::function<bool(Place)>& may_enter) const;

  // Scoring.
  int lit_points(const std::string& seat) const;
  bool lights(Place streetlight, int building) const;
  int group_points(const std::string& seat) const;
  int card_points(const std::string& seat) const;
  int dancer_points(Place dancer) const;
  int statue_points(Place statue) const;
  int painter_points(Place painter) const;

  Box box_;
  std::vector<std::string> cards_;
  std::map<Place, Space> board_;                          // always all 64 spaces
  std::map<std::string, std::vector<int>> tiles_;         // by seat, the hand first
  std::map<std::string, std::set<std::string>> reserve_;  // by seat
  std::set<std::string> pool_;
  std::map<std::string, std::string> played_by_;  // postcard to seat
  std::set<std::string> used_;                    // metro and chartier, once they were used
  std::vector<std::string> owners_;               // of each building on the board
  Place statue_ahead_;
  std::string first_finished_;  // the seat that first laid its eighth tile
  std::string to_move_;
  std::vector<std::string> legal_;
};

}  // namespace belle::reference
