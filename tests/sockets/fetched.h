// What the house answers over HTTP; what it answers under /api/ is held against the declaration of
// the protocol.
#pragma once

#include <cstdint>
#include <optional>

#include <gtest/gtest.h>

#include "server/simulated_clients.h"
#include "tests/server/declared.h"

namespace belle::server {

/// Nothing if there is no answer, as from a house that is killed.
inline std::optional<Fetched> fetched_if_any(std::uint16_t port, const Fetch& wanted) {
  auto answer = fetch(port, wanted);
  if (answer && wanted.method != "HEAD" && wanted.target.starts_with("/api/"))
    expect_declared(wanted.method, wanted.target, answer->status, answer->body);
  return answer;
}

/// It must answer.
inline Fetched fetched(std::uint16_t port, const Fetch& wanted) {
  const auto answer = fetched_if_any(port, wanted);
  EXPECT_TRUE(answer) << wanted.method << ' ' << wanted.target;
  return answer.value_or(Fetched{});
}

}  // namespace belle::server
