// Points, section 5 of the rules page. Everything here can be asked at any moment: the score of a
// running game is what it would be if it ended now.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "engine/paris/state.h"

namespace belle::paris {

/// What a seat's points are made of.
struct ScoreSheet {
  int play = 0;         // won before the final scoring
  int kept_francs = 0;  // VP for them, which tile 27 of the box of 2020 pays
  int districts = 0;    // from the VP tiles
  int total() const { return play + kept_francs + districts; }

  friend bool operator==(const ScoreSheet&, const ScoreSheet&) = default;
};
ScoreSheet score(const Edition& edition, const Open& open, Seat seat);

/// The VP for each franc at the end, with these bonus tiles.
int points_for_francs(const Edition& edition, Bonuses held);

/// The sum of the values under a seat's keys on these places (P10: two keys count twice).
int value_sum(const Edition& edition, const Open& open, Seat seat, Places places);

/// How a seat stands in a district: its sum and, by that and its single highest value there, its
/// rank from 1; 0 for a seat without a key there.
struct Standing {
  int sum = 0;
  int rank = 0;
};
std::array<Standing, kMostPlayers> standings(const Edition& edition, const Open& open,
                                             District district);

/// What each seat would get for a district if the VP tile there were this one.
std::array<int, kMostPlayers> district_points(const Edition& edition, const Open& open,
                                              District district, std::size_t vp_tile);

/// How many types a seat occupies, all landmarks being one; and the VP of a tile that counts types.
int types_of(const Edition& edition, const Open& open, Seat seat);
int type_points(const BonusTile& tile, int types);

/// The score line of a record, without its keyword: `1 play 43 tile27 0 districts 36 total 79`.
std::string score_line(const Edition& edition, const State& state, Seat seat);

}  // namespace belle::paris
