// Between what a seat's final total must lie. Light, group and the fountain's points never shrink
// but for Métropolitain and the shadows of the large streetlight; dancer, statue and painter only
// shrink, but for the Lampadaire under the painter; the ground to build on shrinks unless
// Métropolitain or Chartier widen it. So each part of the final total can be bounded by what lies
// on the table now.
//
// `high` is what a rival can hold the seat down to who puts no streetlights, spends the tokens
// first, each on the card that could bring the seat most, and then builds what nobody can
// prevent. `low` is what the seat makes sure of by playing so itself.
#pragma once

#include <array>

#include "engine/lumiere/lumiere.h"

namespace belle::lumiere {

/// The ground that a seat has, or can still get by a card it may play.
struct Reach {
  Ground ground{};
  Spaces spaces = 0;                // a building of the seat may come to lie here
  Spaces reserve = 0;               // one of its reserve
  std::array<int, kPieces> best{};  // by piece: the most light points a placement brings; -1: none
};
Reach reach(const Edition& edition, const Open& open, Seat seat);

struct SeatBounds {
  ScoreSheet now;
  int low = 0;

  // The most that the seat can still win, beside the points of now.
  int builds = 0;                    // buildings of the reserve that can still be built
  std::array<int, kPieces> build{};  // the most light points of each, 0 if it cannot be built
  std::array<int, kCards> card{};    // the most points of each card the seat can still play
  int group = 0;                     // the largest group at the end
  int pieces = 0;                    // points the seat's fountain and painter can still gain
};

/// The seat_bounds of both seats of a position in the second phase.
std::array<SeatBounds, kSeats> seat_bounds(const Edition& edition, const Open& open,
                                           const std::array<Reach, kSeats>& reaches);

/// The sum of the `number` largest values.
int largest(const std::array<int, kPieces>& values, int number);

/// What a seat can get of the unplayed cards if the rival always takes the one that is worth most
/// to it. A card that cannot be had any more counts as 0.
int share(const std::array<int, kCards>& worth, int tokens, int rivals_tokens, bool begins);

}  // namespace belle::lumiere
