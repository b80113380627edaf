// Thinking for so long; search/ itself has no clock.
#pragma once

#include <chrono>
#include <cstdint>
#include <utility>

#include "search/budget.h"

namespace belle::players {

/// Ends the thinking after so many milliseconds from now, or earlier if its `stop` says so; up to
/// about half of them go into proving the end.
inline void hold_to_time(search::Budget& budget, double milliseconds) {
  constexpr double kPositionsPerMillisecond = 150;
  budget.positions = static_cast<std::uint64_t>(kPositionsPerMillisecond * milliseconds);
  using Clock = std::chrono::steady_clock;
  const auto end =
      Clock::now() + std::chrono::microseconds(static_cast<std::int64_t>(milliseconds * 1e3));
  budget.stop = [earlier = std::move(budget.stop), end] {
    return Clock::now() >= end || (earlier && earlier());
  };
}

}  // namespace belle::players
