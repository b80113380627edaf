// Where a command reads and writes. Commands never touch the process's own streams, so that tests
// can run them inside the test program.
#pragma once

#include <istream>
#include <ostream>

namespace belle {

struct Console {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  bool colour = false;    // out understands colours
  bool animate = false;   // out is a terminal that may be drawn anew
  bool progress = false;  // err is a terminal
};

/// How a command ends, as the process's exit status.
enum Exit : int { kFine = 0, kRefused = 1, kUsage = 2, kInterrupted = 130 };

}  // namespace belle
