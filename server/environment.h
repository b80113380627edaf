// What the house needs of the world around it: time, chance, and being called back. Everything in
// the house runs on one thread, the house's own; tests bring surroundings that stand still.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "table/fair.h"
#include "table/journal.h"

namespace belle::server {

using Work = std::function<void()>;

struct Surroundings {
  std::function<table::Time()> now;
  /// Does something later on the house's thread; any thread may call it.
  std::function<void(Work)> post;
  /// Does something on the house's thread after so many milliseconds.
  std::function<void(std::int64_t, Work)> after;
  std::function<std::string()> new_table_id;
  std::function<table::Sealed()> new_seed;    // of a deal
  std::function<std::uint64_t()> new_number;  // for Belle's thinking
  /// Says something to whoever runs the house, if there is somebody.
  std::function<void(const std::string&)> warn = {};
};

}  // namespace belle::server
