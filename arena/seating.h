// Who sits where. A match goes through all seatings of its manner with one deal, then through all
// of them with the next: neither the deal nor the seat favours anybody. The games with one deal
// are a group; statistics count groups, because games of one deal resemble each other.
#pragma once

#include <cstdint>
#include <vector>

#include "arena/contest.h"

namespace belle::arena {

/// All seatings, in the order in which games use them: with two seats AB and BA; balanced with
/// three seats one A and one B alone in turn, with four two A and two B in all six ways; alone, A
/// on each seat. So many games make a group.
std::vector<Seating> seatings(std::size_t seats, Manner manner);

/// A seed for one of many purposes, from the seed of the whole.
std::uint64_t derived_seed(std::uint64_t seed, std::uint64_t purpose);

}  // namespace belle::arena
