// The time of a database, as a server knows it that asks for it now and then: our own steady clock
// and what is between the two. An answer tells it up to half of the time that it took; what was
// known before grows uncertain, for no two clocks go alike. So one slow answer moves nothing.
#pragma once

#include <algorithm>
#include <cstdlib>

#include "store/clocks.h"

namespace belle::store::postgres {

class SharedTime {
 public:
  /// The database has said this between two times of our steady clock.
  void heard(const HouseTime& said, Time asked, Time answered) {
    const Time offset = said.now - (asked + answered) / 2;
    const Time error = (answered - asked + 1) / 2;
    const Time known = error_ + (answered - measured_) / kDrift;
    const bool was_set = std::abs(offset - offset_) > error + known + kSet;
    if (!was_heard_ || error <= known || was_set) {
      offset_ = offset;
      error_ = error;
      measured_ = answered;
    }
    was_heard_ = true;
    said_ = said;
  }

  /// While nothing is heard, time stands still: the house may be closed, or open for others.
  HouseTime at(Time steady) const {
    return {.now = std::min(steady + offset_, said_.now + kFresh), .opened = said_.opened};
  }

 private:
  static constexpr Time kDrift = 1000;  // a clock goes wrong by a thousandth at most
  static constexpr Time kSet = 100;     // or it was set by more
  static constexpr Time kFresh = 2000;

  bool was_heard_ = false;
  Time offset_ = 0;
  Time error_ = 0;
  Time measured_ = 0;
  HouseTime said_;
};

}  // namespace belle::store::postgres
