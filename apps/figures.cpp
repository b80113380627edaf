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

void write_estimate(JsonText& json, const std::string& name, const arena::Estimate& estimate) {
  const auto write = [&](const std::string& key, double number) {
    json.key(key);
    if (std::isfinite(number))
      json.number(number, kDigits);
    else
      json.null();
  };
  write(name, estimate.value);
  write(name + "_low", estimate.low);
  write(name + "_high", estimate.high);
}

void write_thinking(JsonText& json, const arena::Thinking& thinking) {
  json.key("decisions").whole(thinking.decisions);
  json.key("ms_per_decision").number(mean_milliseconds(thinking), kDigits);
  json.key("slowest_ms").number(slowest_milliseconds(thinking), kDigits);
}

}  // namespace belle
