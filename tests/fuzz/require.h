// How a fuzz target says that something did not hold.
#pragma once

#include <cstdlib>
#include <iostream>

namespace belle {

inline void require(bool held, const char* what) {
  if (held) return;
  std::cerr << "not held: " << what << '\n';
  std::abort();
}

}  // namespace belle
