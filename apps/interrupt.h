// Ctrl-C during long work: the work is told to stop, and what it has done is not lost.
#pragma once

namespace belle {

/// While it lives, the first Ctrl-C is only remembered. A second one ends the program at once.
class Interrupt {
 public:
  Interrupt();
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  /// Whether it came; any thread may ask.
  static bool came();

 private:
  void (*before_)(int);  // who handled it
};

}  // namespace belle
