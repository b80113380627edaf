// Contenders from the weakest to the strongest, and who meets whom to rate them all.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "arena/match.h"

namespace belle::arena {

struct Rung {
  Contender contender;
  Estimate rating;                        // Elo above the lowest rung
  std::optional<Estimate> against_below;  // score against the next lower one, if they met
  Thinking thinking;
};

struct Ladder {
  std::vector<Contender> levels;  // from the weakest; at least one
  std::vector<Contender> guests;  // they meet the strongest level
  std::size_t seats = 2;
  std::uint64_t games = 0;  // of each match
  bool wide = false;        // half as many also against the level after next
};

/// The matches of a ladder, the stronger being side A. Seats are balanced.
std::vector<Match> ladder_matches(const Ladder& ladder);

/// What its matches say of the levels, and then of the guests. Only once every match has a game.
std::vector<Rung> climb(const Ladder& ladder, std::span<const Match> matches);

}  // namespace belle::arena
