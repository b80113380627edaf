// How long people waited, told from a history.
#pragma once

#include <chrono>
#include <cstdint>

#include "tests/cluster/history.h"

namespace belle::history {

/// How long it took, at the longest, until all who watched a table then were told what anybody was
/// told or acknowledged in this span of time; counted until the end where they never were.
std::chrono::milliseconds longest_lag(const History& history, std::int64_t from, std::int64_t to);

}  // namespace belle::history
