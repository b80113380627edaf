// Where everything is kept that lasts: tables and people, which are asked separately because one
// day they may lie on different machines. Reading and writing are asked for and answered later, so
// that no caller waits for a disk or a network, and many writes share one trip to it. A write is
// answered only when it would survive a loss of power. Writes are done in the order in which they
// are asked for; a question sees every write that was answered before it was asked.
#pragma once

#include <functional>

#include "store/people.h"
#include "store/tables.h"

namespace belle::store {

class Store : public Tables, public People {
 public:
  /// Calls back, as a `Done` does, when everything that was asked for before has been answered.
  virtual void flush(std::function<void()> done) = 0;
};

}  // namespace belle::store
