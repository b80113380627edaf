// The time by which a house goes that is alone with its store: that of the system when it was
// begun, and steady since then, so that nobody wins or loses by a clock that is set. It goes on
// while the process is stopped or the machine sleeps. The server asks for the time many times a
// second; if it has not asked for long, it stood still, and the house counts as opened again.
#pragma once

#include "table/journal.h"

namespace belle::server {

class HouseClock {
 public:
  /// The time of the system, and that of a steady clock (store/steady.h), now.
  HouseClock(table::Time system, table::Time steady)
      : offset_(system - steady), asked_(steady), opened_(system) {}

  table::Time now(table::Time steady) {
    if (steady - asked_ > kStoodStill) opened_ = steady + offset_;
    asked_ = steady;
    return steady + offset_;
  }
  table::Time opened(table::Time steady) {
    now(steady);
    return opened_;
  }

 private:
  static constexpr table::Time kStoodStill = 2000;

  table::Time offset_;
  table::Time asked_;
  table::Time opened_;
};

}  // namespace belle::server
