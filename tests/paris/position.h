// Positions for tests: what stands on the board and what lies behind the screens is told, without
// playing the game that leads there. A position starts after the draw of seat 1, who began, with an
// empty board, the basic set-up and every tile in the piles. What is told brings along what must
// be there: a key its building or landmark, without the token that went to the first key there.
//
// Wherever the functions below read text that makes no sense, they throw, which fails the test.
#pragma once

#include <array>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/paris/paris.h"

namespace belle::paris {

inline constexpr Seat kOne{0};
inline constexpr Seat kTwo{1};
inline constexpr Seat kThree{2};
inline constexpr Seat kFour{3};

/// The edition the game ships with.
const Edition& box();

/// The deal of a basic game that seat 1 starts: cha1 … bat5 in pile 1, bat8 … vil4 in pile 2,
/// vil5 … ger3 in pile 3, top first; ger4, ger5 and ger8 are set aside.
Deal basic_deal(int players = 2);

class Position {
 public:
  explicit Position(int players = 2);

  /// Buildings on the spaces that their tiles name; "mon" stands for all six of Montmartre.
  Position& buildings(std::string_view spaces);
  /// A building where another district's tile was placed (option free districts).
  Position& building(std::string_view space, std::string_view tile);
  /// Landmarks that stand without a key: "mon@12 bel@9".
  Position& landmarks(std::string_view places);
  /// Keys from behind the seat's screen: "arc bank:mon mon5 mon@12". Said twice, two stand there.
  Position& keys(Seat seat, std::string_view places);
  /// How many keys are left behind the screen, and in the reserve.
  Position& screen_keys(Seat seat, int number);
  Position& reserve_keys(Seat seat, int number);
  Position& francs(Seat seat, int number);
  Position& points(Seat seat, int number);
  Position& tokens(Seat seat, std::string_view names);
  Position& meeple(Seat seat, int space);
  /// Unused bonus tiles, taken from the track: "9 16".
  Position& bonuses(Seat seat, std::string_view numbers);
  /// Bonus tiles that nobody can take any more.
  Position& used_up(std::string_view numbers);
  /// The numbers on the track's 30 spaces.
  Position& track(std::string_view numbers);
  /// Resources in the reserve.
  Position& reserve(std::string_view names);
  /// A VP tile, named by what the first gets, on a district.
  Position& vp_tile(int first, std::string_view district);
  /// The tiles of a pile, top first; nothing for an empty one. The others share what is left.
  Position& pile(int number, std::string_view tiles);
  Position& empty_piles();
  /// End-game tiles taken and not used.
  Position& end_tiles(Seat seat, std::string_view tiles);
  /// The only end-game tiles still in the supply; the seat took and used all others.
  Position& end_supply(std::string_view tiles, Seat taker = kTwo);

  Position& free_districts();
  Position& start(Seat seat);
  Position& to_move(Seat seat);
  /// Before the draw; after the last turn.
  Position& before_the_draw();
  Position& over();

  State state() const;
  operator State() const { return state(); }  // NOLINT(google-explicit-constructor)

 private:
  Screen& screen_of(Seat seat) { return state_.open.screens[index(seat)]; }
  void take(Seat seat, std::size_t end_tile);

  State state_;
  std::array<bool, kPiles> told_{};
};

/// What a seat has, as text in the order of the rules page: "wood gold*", "9 16", "mon5 arc".
std::string tokens(const State& state, Seat seat);
std::string bonuses(const State& state, Seat seat);
std::string keys(const State& state, Seat seat);
int francs(const State& state, Seat seat);
int points(const State& state, Seat seat);
std::string temporary(const State& state);
std::string reserve(const State& state);

/// The building on a space: "mon5 theater"; empty where there is none.
std::string building_on(const State& state, std::string_view space);

/// The move spelt so, legal or not.
Move as_move(std::string_view text, const Edition& edition = box());

/// The position after these moves, each of which must be legal.
State play(State state, std::initializer_list<std::string_view> moves,
           const Edition& edition = box());

/// The ruling that the move breaks, be it in its spelling; empty when the move is legal. Fails the
/// test when legal and refusal disagree about the move.
std::string ruling(const State& state, std::string_view text, const Edition& edition = box());

/// The legal moves that begin so, sorted.
std::vector<std::string> legal_moves(const State& state, std::string_view beginning = "",
                                     const Edition& edition = box());

}  // namespace belle::paris
