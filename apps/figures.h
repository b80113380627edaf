// What contests tell, as people and programs read it: a value with its 95 % interval.
#pragma once

#include <string>

#include "arena/statistics.h"
#include "engine/core/json_text.h"

namespace belle {

/// Digits after the point of what was measured, for programs.
inline constexpr int kDigits = 6;

/// `61.5 % (58.2 to 64.8)`.
std::string shown_share(const arena::Estimate& share);

/// `+81 (+57 to +106)`, with so many digits after the point; infinite limits as ∞.
std::string shown_difference(const arena::Estimate& difference, int digits);

/// Milliseconds per decision on average, and of the slowest one.
double mean_milliseconds(const arena::Thinking& thinking);
double slowest_milliseconds(const arena::Thinking& thinking);

/// Fields of an open object: `"elo":81.2,"elo_low":57,"elo_high":106`; what is infinite is null.
void write_estimate(JsonText& json, const std::string& name, const arena::Estimate& estimate);

/// The same: `"decisions":7000,"ms_per_decision":12.1,"slowest_ms":80`.
void write_thinking(JsonText& json, const arena::Thinking& thinking);

}  // namespace belle
