// Where a result came from: what a seat chose, what others chose, and what nobody chose.
//
// A decision t that was a choice has two values for its mover: V before it, which is that of the
// best move, and W, that of the played move. With two seats the other seat's values are 1 − win and
// −margin. For each seat the account goes from choice to choice:
//
//   W − V          is play: the mover's own, and for the other seat the effect of others
//   V' − W         from a choice to the next is luck: tiles drawn, hidden things that came to
//                  light, also what the next mover knows and the last one did not; and the error
//                  of the two estimates, which is why luck is only as good as the thinking
//
// and ends with what the end was worth, so that for every seat
//
//   end = start + play + others + luck.
//
// With three or four seats a mover's thinking tells nothing about the others. There a seat's
// account goes from its own choice to its next own one. If another seat had a choice in between,
// the change is `others`, draws included, for the two cannot be told apart; otherwise, as
// between a draw and the act of one turn, it is luck.
//
// A seat's start is its value at the first choice that tells it. A game that is not over ends with
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
  Value end;
};

Account account(const Analysis& analysis, Seat seat);

/// The seat's value before each decision, and at the last place that of the end; nothing where it
/// is not known: at forced moves, with more than two seats at the choices of others, and at the end
/// of a game that was not played to its end.
std::vector<std::optional<Value>> graph(const Analysis& analysis, Seat seat);

}  // namespace belle::analysis
