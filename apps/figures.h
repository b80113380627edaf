// What contests tell, as people and programs read it: a value with its 95 % interval.
#pragma once

#include <string>

#include "arena/statistics.h"

namespace belle {

/// `61.5 % (58.2 to 64.8)`.
std::string shown_share(const arena::Estimate& share);

/// `+81 (+57 to +106)`, with so many digits after the point; infinite limits as ∞.
std::string shown_difference(const arena::Estimate& difference, int digits);

/// Milliseconds per decision on average, and of the slowest one.
double mean_milliseconds(const arena::Thinking& thinking);
double slowest_milliseconds(const arena::Thinking& thinking);

/// `"elo": 81.2, "elo_low": 57, "elo_high": 106`; what is infinite is null.
std::string json_estimate(const std::string& name, const arena::Estimate& estimate);

/// `"decisions": 7000, "ms_per_decision": 12.1, "slowest_ms": 80`.
std::string json_thinking(const arena::Thinking& thinking);

}  // namespace belle
