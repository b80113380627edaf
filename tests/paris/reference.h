// The rules of Paris by Kramer and Kiesling a second time, for tests only.
//
// The engine is fast and therefore easy to get wrong; this is slow and meant to be easy to check
// against the rules page. The board is a list of keys, each lying on a named place; a move is found
// by trying every place, token and tile in turn, and hardly anything is kept that can be counted
// again. The two share no code, so where they differ over a random game, one of them is wrong.
// Rulings of the rules page are cited as P1 … P15. What is in the box is data, too, so that other
// boxes can be played.
#pragma once

#include <compare>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace belle::reference::paris {

using Words = std::vector<std::string>;
using Tokens = std::map<std::string, int>;  // how many of each token; gold and gold* are two kinds

struct Landmark {
  int value;
  Tokens cost;
  Tokens slots;
};

struct BonusTile {
  std::string effect;  // in the words of an edition file
  std::vector<int> vp = {};
  int francs = 0;
  std::string token = {};
  int tokens = 0;
  int value = 0;
  int spaces = 0;
};

// What is in a box, in the words of an edition file.
struct Box {
  std::map<std::string, int> banks;
  std::map<std::string, Words> types;         // of the buildings of value 1, 2, 3, 4, 5, 8
  std::map<std::string, Landmark> landmarks;  // by "11"; a second of that value by "11b"
  std::map<std::string, int> prestige_vp;
  std::map<int, std::vector<int>> vp_tiles;  // by what the first gets
  std::map<int, BonusTile> bonus;
  std::set<int> second_with_3;  // numbers with a second copy, with 3 or 4 players
  std::set<int> second_with_4;
  std::map<std::string, std::string> end_tiles;
  std::map<std::string, int> buy;
  std::map<std::string, int> sell;
  int wood_for_8 = 1;
  // The other readings of section 7.
  bool space_30_is_final = false;
  bool used_tiles_are_owned = false;
  bool temporary_pairs = false;
};
Box printed_box();

struct Setup {                                             // all as the record writes them
  int players;                                             // 2..4; seats "1".."4"
  bool free_districts = false;                             // option districts free
  std::string start;                                       // "1".."4"
  std::vector<std::vector<std::string>> piles;             // three, top first, tiles like "mon5"
  std::map<std::string, std::vector<std::string>> tokens;  // by district: beside 1 2 3 4 5 8
  std::vector<int> track;                                  // the bonus number on each space 1..30
  Box box = printed_box();
};

// What a `score` line says, and the francs and the sum of the whole board, which break ties.
struct Sheet {
  int play, tile27, districts, total;
  int francs;
  int board_sum;
};

// A building has value 1..8, a landmark 9 and more; the bank of a district and the Arc have no
// value, and the Arc has no district either.
struct Place {
  std::string district;
  int value = 0;
  bool is_building() const { return value >= 1 && value <= 8; }
  bool is_landmark() const { return value >= 9; }
  auto operator<=>(const Place&) const = default;
};

struct Key {
  std::string seat;
  Place place;
};

struct Player {
  int francs = 3;
  int vp = 0;
  int keys = 0;          // behind the screen
  int reserve_keys = 2;  // for bonus tiles 13 and 14
  int meeple = 0;        // the track space
  Tokens tokens;
  Tokens temporary;                 // P4
  std::set<int> bonus;              // unused bonus tiles
  std::set<int> used;               // numbers of used ones
  std::set<std::string> end_tiles;  // unused end-game tiles
};

struct TrackSpace {
  int number = 0;
  int tiles = 0;  // that still lie there
};

// What the player to move has to do next; free actions do not change it.
enum class Step { draw, place, act, bonus, prestige, vp, end, over };

class Game {
 public:
  explicit Game(const Setup& setup);

  std::string to_move() const;             // "1".."4" or "over"
  std::vector<std::string> legal() const;  // every legal move, sorted by bytes; empty when over
  void apply(const std::string& move);     // throws std::invalid_argument unless it is in legal()
  Sheet sheet(const std::string& seat) const;  // final scoring as if the game ended now
  std::vector<std::string> winners() const;    // by the current position, in seat order

 private:
  // Finding moves, for the seat to move.
  Words acts() const;
  Words key_acts() const;
  Words move_acts() const;
  Words bonus_choices() const;
  Words prestige_choices() const;
  Words vp_choices() const;
  Words free_actions() const;
  Words uses_of_bonus(int number) const;
  bool may_move(const Place& from, const Place& to, const Tokens& cost) const;
  bool may_add(const Place& landmark) const;
  bool may_take(const TrackSpace& space, int being_used) const;
  std::string name_in_supply(const std::string& landmark) const;
  std::vector<std::string> districts_for(const std::string& tile) const;

  // Carrying moves out, for the seat to move.
  void draw(const std::string& pile);
  void place(const std::string& district);
  void put_key(const Place& place);
  void move_key(const Place& from, const Place& to);
  void add_landmark(const std::string& name);
  void take_bonus(int number, bool with_meeple);
  void use_bonus(int number, const Words& arguments);
  void use_end_tile(const std::string& tile, const Words& arguments);
  void hand_in_pairs(const Words& kinds);
  void spend(const std::string& token);
  void start_turn(const std::string& seat);
  void end_turn();

  // Reading the position.
  const Player& mover() const;
  Player& mover();
  bool piles_are_empty() const;
  int available(const std::string& token) const;
  std::string type_of(const std::string& tile) const;
  Tokens cost_of(const Place& place) const;
  std::vector<Place> occupied(const std::string& seat) const;
  int keys_in(const std::string& district) const;

  // Scoring.
  int vp_of_tile(const BonusTile& tile, const std::string& seat) const;
  std::pair<int, int> standing(const std::string& seat, const std::string& district) const;
  int district_points(const std::string& seat, const std::string& district) const;

  // The table.
  Box box_;
  bool free_districts_;
  std::string start_;
  std::vector<std::string> seats_;
  std::map<std::string, Player> players_;
  std::map<std::string, Words> piles_;         // by "1", "2", "3", top first
  std::map<Place, std::string> buildings_;     // on the board, with their types
  std::map<Place, std::string> landmarks_;     // on the board, by their keys in the box
  std::map<Place, std::string> tokens_;        // still beside their spaces
  std::vector<Key> keys_;                      // on the board
  std::map<int, TrackSpace> track_;            // by space 1..30
  Tokens reserve_;                             // resources that may be bought
  std::set<std::string> landmark_supply_;      // keys in the box
  std::set<int> vp_supply_;                    // VP tiles by the first place's VP
  std::map<std::string, int> district_tiles_;  // VP tiles by district
  std::set<std::string> end_supply_;
  int round_ = 1;
  int last_round_ = 0;  // 0 until the end is triggered

  // The turn.
  std::string to_move_;
  Step step_ = Step::draw;
  std::string drawn_;        // the tile that waits for its district
  Place arrived_;            // where the key was moved to
  bool fourth_key_ = false;  // the move gave the right to a VP tile
  bool used_9_ = false;
  bool used_16_ = false;
};

}  // namespace belle::reference::paris
