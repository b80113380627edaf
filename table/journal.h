// The journal of a table: lines that only grow, each with its time. Replayed from the first line it
// gives the table back. It is a game record (docs/record.md) whose comments carry what only a table
// knows: who sits where, what was said, when the cards were dealt.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace belle::table {

/// Milliseconds since 1970, UTC.
using Time = std::int64_t;

/// A person, as the house knows them.
using PersonId = std::int64_t;

/// One line of a journal, and when it was written.
struct Entry {
  Time at = 0;
  std::string line;

  friend bool operator==(const Entry&, const Entry&) = default;
};

using Lines = std::vector<std::string>;

}  // namespace belle::table
