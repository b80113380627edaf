// Light and points, section 5 of the rules page. Everything here can be asked at any moment: the
// score of a running game is what it would be if it ended now.
#pragma once

#include <string>

#include "engine/lumiere/state.h"

namespace belle::lumiere {

/// What a seat's points are made of.
struct ScoreSheet {
  int lit = 0;      // size × streetlights, over the buildings
  int group = 0;    // spaces of the largest group
  int unbuilt = 0;  // −3 for each building in reserve
  int cards = 0;    // dancer, statue, fountain, painter
  int total() const { return lit + group + unbuilt + cards; }

  friend bool operator==(const ScoreSheet&, const ScoreSheet&) = default;
};
ScoreSheet score(const Edition& edition, const Open& open, Seat seat);

/// What a building that stands brings its owner, and the spaces of a seat's largest group: of equal
/// ones the first.
int lit_points(const Edition& edition, const Open& open, Building building);
Spaces largest_group(const Open& open, Seat seat);

/// What the large streetlight on the one space of the set lights whatever is built around it, and
/// the four spaces two steps straight away, which a building between leaves in the dark (L14).
Spaces near_light(const Edition& edition, Spaces large);
Spaces far_light(Spaces large);

/// The spaces that a streetlight lights; farther if the large one stands there (L14).
Spaces light_of(const Edition& edition, const Open& open, Space streetlight);

/// The streetlights that light at least one of the spaces: those that count for a building there.
Spaces lights_on(const Edition& edition, const Open& open, Spaces building);

/// VP of the pieces as they stand now, whichever seat played them; 0 without the piece.
int dancer_points(const Edition& edition, const Open& open);
int statue_points(const Edition& edition, const Open& open);
int fountain_points(const Edition& edition, const Open& open, Seat seat);
int painter_points(const Edition& edition, const Open& open);

/// What a postcard brings the seat that played it at the end; the Sacré-Cœur's is `unbuilt`.
int card_points(const Edition& edition, const Open& open, Card card, Seat seat);

/// The VP of a statue by the spaces that are free around it, if it sees one ahead.
inline int statue_points(const CardPoints& points, Spaces statue, Spaces free) {
  return points.beside * count(beside(statue) & free) +
         points.diagonal * count(diagonal_to(statue) & free);
}

/// The score line of a record, without its keyword: `orange lit 33 group 15 … total 48`.
std::string score_line(const Edition& edition, const State& state, Seat seat);

}  // namespace belle::lumiere
