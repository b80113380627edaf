// The journal of a table: lines that only grow, each with its time. Replayed from the first line it
// gives the table back. What a line says is an event (event.h), its only reader and writer.
#pragma once

#include <cstdint>
#include <string>

namespace belle::table {

/// Milliseconds since 1970, UTC.
using Time = std::int64_t;

/// A person, as the house knows them.
using PersonId = std::int64_t;

/// A person at a table, as the table shows them.
struct Participant {
  PersonId person = 0;
  std::string name;
  bool named = false;  // the name is theirs alone
};

/// One line of a journal, and when it was written.
struct Entry {
  Time at = 0;
  std::string line;

  friend bool operator==(const Entry&, const Entry&) = default;
};

}  // namespace belle::table
