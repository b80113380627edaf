#include "apps/figures.h"

#include <cmath>

#include <fmt/format.h>

namespace belle {
namespace {

constexpr double kNanosecondsPerMillisecond = 1e6;

std::string signed_number(double number, int digits) {
  if (std::isinf(number)) return number > 0 ? "+∞" : "-∞";
  return fmt::format("{:+.{}f}", number, digits);
}

std::string json_number(double number) {
  return std::isfinite(number) ? fmt::format("{:.6g}", number) : "null";
}

}  // namespace

std::string shown_share(const arena::Estimate& share) {
  return fmt::format("{:.1f} % ({:.1f} to {:.1f})", 100 * share.value, 100 * share.low,
                     100 * share.high);
}

std::string shown_difference(const arena::Estimate& difference, int digits) {
  return fmt::format("{} ({} to {})", signed_number(difference.value, digits),
                     signed_number(difference.low, digits), signed_number(difference.high, digits));
}

double mean_milliseconds(const arena::Thinking& thinking) {
  if (thinking.decisions == 0) return 0;
  return static_cast<double>(thinking.nanoseconds) / kNanosecondsPerMillisecond /
         static_cast<double>(thinking.decisions);
}

double slowest_milliseconds(const arena::Thinking& thinking) {
  return static_cast<double>(thinking.slowest) / kNanosecondsPerMillisecond;
}

std::string json_estimate(const std::string& name, const arena::Estimate& estimate) {
  return fmt::format("\"{0}\": {1}, \"{0}_low\": {2}, \"{0}_high\": {3}", name,
                     json_number(estimate.value), json_number(estimate.low),
                     json_number(estimate.high));
}

std::string json_thinking(const arena::Thinking& thinking) {
  return fmt::format("\"decisions\": {}, \"ms_per_decision\": {:.6g}, \"slowest_ms\": {:.6g}",
                     thinking.decisions, mean_milliseconds(thinking),
                     slowest_milliseconds(thinking));
}

}  // namespace belle
