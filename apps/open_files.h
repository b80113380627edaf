// A socket is an open file, and a system allows a program few of them unless it asks.
#pragma once

#include <cstddef>

#include <sys/resource.h>

namespace belle {

/// Asks for as many as can be had; how many that are.
inline std::size_t open_files() {
  rlimit limit{};
  getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
  getrlimit(RLIMIT_NOFILE, &limit);
  return limit.rlim_cur;
}

}  // namespace belle
