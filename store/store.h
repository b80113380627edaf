// Where everything is kept that lasts: tables and people, which are asked separately because one
// day they may lie on different machines. Reading and writing are asked for and answered later, so
// that no caller waits for a disk or a network, and many writes share one trip to it. A write is
// answered only when it would survive a loss of power. Writes are done in the order in which they
// are asked for; a question sees every write that was answered before it was asked.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>

#include "store/clocks.h"
#include "store/keys.h"
#include "store/people.h"
#include "store/presence.h"
#include "store/state.h"
#include "store/tables.h"
#include "store/thoughts.h"
#include "store/tries.h"

namespace belle::store {

class Store : public Tables,
              public Clocks,
              public People,
              public Tries,
              public Keys,
              public Observed {
 public:
  // Several servers may use a store at once; one that nobody else can use leaves these as they are.

  /// This server is one of several from now on, until its part in it ends; nothing if nobody else
  /// writes here.
  // NOLINTNEXTLINE(performance-unnecessary-value-param): others keep it
  virtual std::unique_ptr<Presence> enter(Elsewhere /*heard*/) { return nullptr; }
  /// Whether it is told when another server writes at this table.
  virtual void follow(const std::string& table) { static_cast<void>(table); }
  virtual void unfollow(const std::string& table) { static_cast<void>(table); }
  /// The thoughts that all share; nothing if each server thinks for itself. `come` is called, as a
  /// `Done` is, when one may have come, until the queue is destroyed. It is of no use without the
  /// store.
  // NOLINTNEXTLINE(performance-unnecessary-value-param): others keep it
  virtual std::unique_ptr<Thoughts> share_thoughts(std::function<void()> /*come*/) {
    return nullptr;
  }

  /// Calls back, as a `Done` does, when everything that was asked for before has been answered.
  virtual void flush(std::function<void()> done) = 0;
};

}  // namespace belle::store
