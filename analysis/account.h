// Where a result came from: what a seat chose, what others chose, and what nobody chose.
//
// A decision t that was a choice has two values for every seat: V before it, which is that of the
// best move, and W, that of the played move. The thinking is the mover's; with two seats the
// other's values are 1 − win and −margin, with more the thinking tells how they share the rest, so
// that the chances of all sum to 1. For each seat the account goes from choice to choice:
//
//   W − V          is play: the mover's own, and for the other seats the effect of others
//   V' − W         from a choice to the next is luck if something came to light in between: tiles
//                  drawn, hidden things shown, what the next mover knows and the last one did not.
//                  Without such news nothing has happened: two opinions of one position differ,
//                  and that is the error of the estimates. (Luck has such errors in it, too: it is
//                  only as good as the thinking.)
//
// and ends with what the end was worth, so that for every seat
//
//   end = start + play + others + luck + error.
//
// A seat's start is its value at the first choice. A game that is not over ends with
// the last W. Who gives up plays all that was left, to a win of 0; the margin stays as it was.
#pragma once

#include <optional>
#include <vector>

#include "analysis/analyse.h"

namespace belle::analysis {

struct Account {
  Value start;
  Value play;    // own; never positive
  Value others;  // with two seats never negative
  Value luck;
  Value error;
  Value end;
};

Account account(const Analysis& analysis, Seat seat);

/// The seat's value before each decision, and at the last place that of the end; nothing where it
/// is not known: at forced moves, and at the end of a game that was not played to its end.
std::vector<std::optional<Value>> graph(const Analysis& analysis, Seat seat);

}  // namespace belle::analysis
