// Ratings from many matches, after Bradley and Terry: those strengths, in Elo, under which the
// scores that were reached are the likeliest. Player 0 is rated 0.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "arena/statistics.h"

namespace belle::arena {

/// What two players scored against each other.
struct Encounter {
  std::size_t a;
  std::size_t b;
  std::vector<Group> scores;  // of a
};

/// The ratings by player. The encounters must connect all of them. An encounter without a point
/// for a player would make the difference infinite; it counts as if they had made half a point.
std::vector<double> bradley_terry(std::size_t players, std::span<const Encounter> encounters);

/// The same with intervals: those of 1000 ratings after drawing as many groups of each encounter
/// anew, by chance but always the same (bootstrap). They tell nothing of encounters that one side
/// won altogether.
std::vector<Estimate> rate(std::size_t players, std::span<const Encounter> encounters);

}  // namespace belle::arena
