// What the server counts, as text for Prometheus.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "store/state.h"

namespace belle::server {

/// Why it was read what another server has written at a table.
enum class CatchUp : std::uint8_t {
  Conflict,  // a write came second
  Refusal,   // a client was about to be refused
  Notice,    // the other server has said so
  Coming,    // a client comes, or wants the record
  Failure,   // a write has failed, and nobody knows why
};
inline constexpr std::array<std::string_view, 5> kCatchUps{"conflict", "refusal", "notice",
                                                           "coming", "failure"};

/// How long something took, each time.
struct Times {
  static constexpr std::array<int, 8> kMilliseconds{1, 2, 5, 10, 20, 50, 100, 500};
  std::array<std::uint64_t, kMilliseconds.size() + 1> counts{};
  double seconds = 0;

  void took(double milliseconds) {
    const auto bound = std::ranges::lower_bound(kMilliseconds, milliseconds);
    ++counts[static_cast<std::size_t>(bound - kMilliseconds.begin())];
    seconds += milliseconds / 1000;
  }
};

struct Metrics {
  std::uint64_t connections = 0;       // open now
  std::uint64_t connected = 0;         // ever
  std::uint64_t messages = 0;          // received
  std::uint64_t refusals = 0;          // answered with an error
  std::uint64_t moves = 0;             // acknowledged, people's and Belle's
  std::uint64_t thoughts = 0;          // moves that Belle found and played
  std::uint64_t thoughts_waiting = 0;  // for a thread, anywhere, as it was heard last
  std::uint64_t leases_expired = 0;    // thoughts taken on here that another did not finish
  std::uint64_t failed_writes = 0;
  std::uint64_t conflicts = 0;  // another server had written first, and it was decided again
  std::uint64_t tables = 0;     // in memory now

  std::uint64_t turned_away = 0;  // connections, by a limit
  std::array<std::uint64_t, kCatchUps.size()> catch_ups{};
  Times writes;   // until they were durable
  Times notices;  // from another server's word until the watchers were told

  std::string in_prometheus_text(const store::State& store) const;
};

}  // namespace belle::server
