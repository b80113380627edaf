// A clock that nobody sets, and that goes on while the machine sleeps: only differences mean
// something.
#pragma once

#include <ctime>

#include "table/journal.h"

namespace belle::store {

inline table::Time steady_now() {
  timespec now{};
  clock_gettime(CLOCK_BOOTTIME, &now);
  return static_cast<table::Time>(now.tv_sec) * 1000 + now.tv_nsec / 1000000;
}

}  // namespace belle::store
