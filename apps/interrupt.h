// Ctrl-C during long work: while an Interrupt lives, it does not end the program but asks the work
// to stop. At most one lives at a time.
#pragma once

#include <atomic>

#include <signal.h>

namespace belle {

class Interrupt {
 public:
  Interrupt();
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  /// Whether it was pressed during the latest Interrupt.
  static const std::atomic<bool>& asked();

 private:
  struct sigaction before_{};
};

}  // namespace belle
