// How long to think. There is no clock and no thread in this room: a caller who wants an answer
// after so many milliseconds, or at the press of a button, says so through `stop`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>

namespace belle::search {

/// Asked between simulations, at least every few milliseconds of thinking.
using Stop = std::function<bool()>;

struct Budget {
  std::uint64_t simulations = UINT64_MAX;
  // Positions that may be looked at to prove the end, before the simulations; if not given, as many
  // as take about half of the whole time, a second of it at most.
  std::optional<std::uint64_t> positions;
  std::size_t memory = std::size_t{256} << 20;  // bytes the tree may take
  std::uint64_t seed = 1889;                    // same seed and simulations, same answer
  Stop stop;                                    // never, if empty
  // A legal move, by its place in the list, that gets a quarter of the simulations at least: to say
  // what it is worth, good or not.
  std::optional<std::size_t> asked;
  // How many plans of the turn are wanted, none of which is another in a different order.
  std::size_t plans = 0;
};

}  // namespace belle::search
