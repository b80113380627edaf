// How a fuzz target says that something promised did not hold.
#pragma once

#include <cstdlib>
#include <iostream>

namespace belle {

inline void require(bool held, const char* promise) {
  if (held) return;
  std::cerr << "broken promise: " << promise << '\n';
  std::abort();
}

}  // namespace belle
