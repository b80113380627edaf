// Positions whose best moves a good player sees at once, for tests: they are so near the end of the
// game that everything can be tried out, and Belle must find what that proves.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tests/paris/position.h"

namespace belle::paris {

/// To be used up, where the track would lead astray.
inline constexpr std::string_view kEveryBonus =
    "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30";

/// Seat 1, to move, has the last turn of the game.
State last_turn(Position position);

/// These moves of seat 1, sorted, are best: nothing else is as good but a sale that changes
/// nothing. Belle, with little thought, plays her whole turn without losing anything of what they
/// promise. With more than two players it must be the last turn.
void expect_found(const State& state, const std::vector<std::string>& best);

}  // namespace belle::paris
