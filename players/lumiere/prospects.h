// Between what a seat's final total must lie. Light, group and the fountain's points never shrink
// but for Métropolitain and the shadows of the large streetlight; dancer, statue and painter only
// shrink, but for the Lampadaire under the painter; the ground to build on shrinks unless
// Métropolitain or Chartier widen it. So each part of the final total can be bounded by what lies
// on the table now.
//
// `high` holds against a rival who puts no streetlights: the rival may always do without. `low`
// likewise holds if the seat itself puts none.
#pragma once

#include <array>

#include "engine/lumiere/lumiere.h"

namespace belle::lumiere {

/// The ground that a seat has, or can still get by a card it may play.
struct Reach {
  Ground ground;
  Spaces spaces = 0;                // a building of the seat may come to lie here
  std::array<int, kPieces> best{};  // by piece: the most light points a placement brings; -1: none
};
Reach reach(const Edition& edition, const Open& open, Seat seat);

struct Prospect {
  ScoreSheet now;
  int low = 0;
  int high = 0;

  // What `high` is made of, beside the points of now.
  int builds = 0;                    // buildings of the reserve that can still be built
  std::array<int, kPieces> build{};  // the most light points of each, 0 if it cannot be built
  int tokens = 0;
  std::array<int, kCards> card{};  // the most points of each card the seat can still play
  int group = 0;                   // the largest group at the end
  int unbuilt = 0;                 // points won back for buildings in reserve
  int pieces = 0;                  // points the seat's fountain and painter can still gain
};

/// The prospects of both seats of a position in the second phase.
std::array<Prospect, kSeats> prospects(const Edition& edition, const Open& open,
                                       const std::array<Reach, kSeats>& reaches);

/// The sum of the `number` largest values.
template <std::size_t N>
int largest(std::array<int, N> values, int number);

}  // namespace belle::lumiere
