// Positions for tests: a board that is drawn, and pieces, reserves and postcards that are told,
// without playing the game that leads there. A position starts in the second phase with Orange to
// move, nothing built and all twelve buildings in the pool. Buildings are put wherever the test
// wants them, whatever the ground; only moves obey the rules.
//
// Wherever the functions below read text that makes no sense, they throw, which fails the test.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/lumiere/lumiere.h"

namespace belle::lumiere {

/// The edition the game ships with.
const Edition& box();

/// With its points.
inline ScoreSheet score(const Open& open, Seat seat) { return score(box(), open, seat); }

/// The tables of the rules page, for tests that change one of them.
Tables rules_page();

/// The first position of a first game in which both draw their tiles in the order 1 … 8.
State first_position(Seat start = kOrange);

/// The set of the named spaces: "c4 d4 e4".
Spaces spaces(std::string_view names);

/// The names of a set, in the order a1 a2 … h8.
std::string names(Spaces spaces);

/// The building of that id in the shipped edition; "garden" too.
Building building(std::string_view id);

/// What Orange's postcards are worth.
int card_points(const State& state);

class Position {
 public:
  /// Eight rows, row 8 first: o Orange, b Blue, m mixed, L streetlight, '.' without a tile. White
  /// space only makes the drawing readable.
  explicit Position(std::string_view drawing);
  /// A board whose 64 spaces are all of this kind.
  explicit Position(char kind);

  Position& ground(char kind, std::string_view where);
  Position& reserve(Seat seat, std::string_view buildings);
  Position& build(Seat seat, std::string_view id, std::string_view anchor, int turns = 0);
  /// Puts the annex at a building that stands.
  Position& annex(Seat seat, std::string_view space, std::string_view joined);
  /// A postcard played before, and its piece: dancer, fountain, painter or a streetlight.
  Position& put(Seat seat, std::string_view card, std::string_view space);
  Position& statue(Seat seat, std::string_view space, Facing facing);
  /// Kept when it was played, and not used yet.
  Position& held(Seat seat, std::string_view cards);
  /// Played, and without effect by now.
  Position& played(Seat seat, std::string_view cards);
  /// Among the eight of this game and not played yet. Others fill up the eight.
  Position& cards(std::string_view cards);
  /// How many tokens the seat has left; the others lie on postcards taken without effect.
  Position& tokens(Seat seat, int left);
  Position& to_move(Seat seat);
  Position& over();

  State state() const;
  operator State() const { return state(); }  // NOLINT(google-explicit-constructor)

 private:
  void play(Seat seat, Card card);

  Open open_;
  Cards wished_ = 0;
  std::array<int, kSeats> tokens_{-1, -1};  // negative: as many as are left
};

/// The move spelt so, legal or not.
Move as_move(std::string_view text);

/// The position after these moves, each of which must be legal.
State play(State state, std::initializer_list<std::string_view> moves);

/// The ruling that the move breaks, be it in its spelling; empty when the move is legal. Fails the
/// test when legal and refusal disagree about the move.
std::string ruling(const State& state, std::string_view text, const Edition& edition = box());

/// The legal moves that begin so, sorted.
std::vector<std::string> legal_moves(const State& state, std::string_view beginning = "",
                                     const Edition& edition = box());

}  // namespace belle::lumiere
