// What the server needs from outside: time, chance, and being called back. Everything in the server
// runs on one thread, its own; tests bring an environment in which time stands still.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>

#include "server/log.h"
#include "table/fair.h"
#include "table/journal.h"

namespace belle::server {

using Work = std::function<void()>;

struct Environment {
  std::function<table::Time()> now;
  /// Does something later on the server's thread; any thread may call it.
  std::function<void(Work)> post;
  /// Does something on the server's thread after so many milliseconds.
  std::function<void(std::int64_t, Work)> after;
  std::function<std::string()> new_table_id;
  std::function<table::Sealed()> new_seed;    // of a deal
  std::function<std::uint64_t()> new_number;  // for Belle's thinking
  /// Says something to the operator, if there is one.
  std::function<void(const LogLine&)> log = {};
  /// When the house was opened last, or stood still until then: clocks go on from there. At the
  /// beginning of time where they never stand still.
  std::function<table::Time()> opened = [] { return table::Time{0}; };
  /// Goes on while the time of the house stands still, because its database is away: by this go
  /// limits. Only differences mean something.
  std::function<table::Time()> steady = [] {
    using namespace std::chrono;
    return table::Time{duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count()};
  };
};

}  // namespace belle::server
