// How well people play, after Mark Glickman, "Example of the Glicko-2 system" (2022): a rating, how
// sure it is (the deviation), and how much the person's strength changes (the volatility). Who has
// not played for a while is less surely known, so the deviation grows with time; a rating period
// is a day. A game of three or four counts as one game of each against each other.
#pragma once

#include <span>
#include <vector>

#include "store/store.h"

namespace belle::people {

/// A game as one of two sees it.
struct Encounter {
  store::Rating other;  // as it was before
  double points;        // 1 won, ½ drawn, 0 lost
};

/// A rating after the encounters of one period: the steps of the paper, with τ = 0.5. The period
/// lasted so many days, at most 1: one in which people play often is less than a day long. The
/// time of the rating is left as it is.
store::Rating after_period(const store::Rating& before, std::span<const Encounter> encounters,
                           double days);

/// A rating as it is at this time if nothing was played since: with a larger deviation, which
/// never passes that of an unknown player.
store::Rating at_time(const store::Rating& rating, store::Time at);

/// What a game that ended at this time does to the ratings of those who played it. The places are
/// theirs in the same order: 1 is the best, and equal places are a draw.
store::Rate by_places(std::vector<int> places, store::Time at);

}  // namespace belle::people
