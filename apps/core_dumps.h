// A program that holds passwords and what players may not know leaves no picture of its memory
// behind when it crashes, neither in a file nor with a service that collects them.
#pragma once

#include <sys/prctl.h>
#include <sys/resource.h>

namespace belle {

inline void forbid_core_dumps() {
  const rlimit none{0, 0};
  setrlimit(RLIMIT_CORE, &none);
  prctl(PR_SET_DUMPABLE, 0);
}

}  // namespace belle
