// What is known of a store without asking it: for the operator's metrics, and for `/api/ready`.
#pragma once

#include <cstddef>
#include <cstdint>

namespace belle::store {

/// As a store is that only one server uses, and that cannot be lost.
struct State {
  bool answers = true;      // the last attempts to reach it went well
  bool hears = true;        // what other servers say
  std::size_t servers = 1;  // that use it now
  double clock_offset = 0;  // seconds by which its clock is ahead of this machine's
};

class Observed {
 public:
  virtual ~Observed() = default;

  /// Any thread may ask, often.
  virtual State state() const { return {}; }
};

}  // namespace belle::store
