// What the server counts, as text for Prometheus.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

namespace belle::server {

struct Metrics {
  std::uint64_t connections = 0;  // open now
  std::uint64_t connected = 0;    // ever
  std::uint64_t messages = 0;     // received
  std::uint64_t refusals = 0;     // answered with an error
  std::uint64_t moves = 0;        // acknowledged, people's and Belle's
  std::uint64_t thoughts = 0;     // moves that Belle found and played
  std::uint64_t failed_writes = 0;
  std::uint64_t conflicts = 0;  // another server had written first, and it was decided again
  std::uint64_t tables = 0;     // in memory now

  // How long a write took until it was durable.
  static constexpr std::array<int, 8> kMilliseconds{1, 2, 5, 10, 20, 50, 100, 500};
  std::array<std::uint64_t, kMilliseconds.size() + 1> writes{};
  double write_seconds = 0;

  void wrote(double milliseconds) {
    const auto bound = std::ranges::lower_bound(kMilliseconds, milliseconds);
    ++writes[static_cast<std::size_t>(bound - kMilliseconds.begin())];
    write_seconds += milliseconds / 1000;
  }
  std::string in_prometheus_text() const;
};

}  // namespace belle::server
