// The value of small endgames by plain minimax: no window, no memory, no knowledge of the game.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/lumiere/lumiere.h"

namespace belle::lumiere {

/// The final difference under best play and who wins then, as the seat to move sees it; of a
/// finished game, as Orange sees it.
struct BestEnd {
  int difference;
  int victory;  // 1, 0 if it is shared, -1
  friend auto operator<=>(const BestEnd&, const BestEnd&) = default;
};

/// Nothing if there are more than `most` positions to look at.
std::optional<BestEnd> brute_force(const Edition& edition, const State& state, std::uint64_t most);

/// How a finished game ended, as the seat sees it.
BestEnd end_of(const Edition& edition, const State& state, Seat seat);

}  // namespace belle::lumiere
