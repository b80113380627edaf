// Where everything is kept that lasts: tables and people, which are asked separately because one
// day they may lie on different machines. Reading and writing are asked for and answered later, so
// that no caller waits for a disk or a network, and many writes share one trip to it. A write is
// answered only when it would survive a loss of power. Writes are done in the order in which they
// are asked for; a question sees every write that was answered before it was asked.
#pragma once

#include <cstddef>
#include <functional>
#include <string>

#include "store/people.h"
#include "store/tables.h"

namespace belle::store {

/// A table's journal has so many lines now.
using Heard = std::function<void(const std::string& table, std::size_t length)>;

class Store : public Tables, public People {
 public:
  // Several servers may use a store at once; one that nobody else can use leaves these as they are.

  /// Has what other servers write told, as a `Done` is called: at the tables that are followed,
  /// soon and at the latest after a few seconds. False if nobody else writes here.
  virtual bool share(const Heard& heard) { return static_cast<void>(heard), false; }
  virtual void follow(const std::string& table) { static_cast<void>(table); }
  virtual void unfollow(const std::string& table) { static_cast<void>(table); }
  /// Whether no server was there before this one came, so that all clocks have stood still.
  virtual bool was_closed() const { return true; }

  /// Calls back, as a `Done` does, when everything that was asked for before has been answered.
  virtual void flush(std::function<void()> done) = 0;
};

}  // namespace belle::store
