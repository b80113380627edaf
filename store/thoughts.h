// The moves that Belle is to find, shared by all who use a store: servers, where clients watch the
// tables, and programs that only think. A thought is known by the table and by when its turn began;
// it waits there while a server wants it, is leased to one who thinks, and ends with the append
// that ends the turn. A lease that is not renewed ends soon, and the thought is another's. Those
// who wait are served in turn by who made her think, as server/fair_queue.h does within one server.
//
// Nothing stands here of what a seat may not know: no view, no position. Who thinks reads the
// table.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "store/failure.h"

namespace belle::store {

struct Thought {
  std::string table;
  std::size_t turn = 0;  // the length of the journal when it began, or 0 at the first

  friend auto operator<=>(const Thought&, const Thought&) = default;
};

struct WantedThought {
  Thought thought;
  // Shares, from the widest to the narrowest: fingerprints that are the same at every server.
  std::vector<std::string> whose;
  std::int64_t slot = 0;  // milliseconds of a thread
};

struct LeasedThought {
  Thought thought;
  std::int64_t waited = 0;  // milliseconds since it was first wanted
  bool again = false;       // the lease of another has ended
};

struct Leases {
  std::vector<LeasedThought> leased;
  std::size_t waiting = 0;  // others
};

/// The queue as one server sees it, or one program that thinks.
class Thoughts {
 public:
  Thoughts() = default;
  virtual ~Thoughts() = default;
  Thoughts(const Thoughts&) = delete;
  Thoughts& operator=(const Thoughts&) = delete;

  /// This server has clients who watch the table. Wanted again nothing changes, unless the thought
  /// was lost: what lies here need not outlive a crash. A later turn takes the place of an earlier
  /// one. False if too much is wanted for the same already: ask again later.
  virtual void want(WantedThought wanted, Done<bool> done) = 0;
  /// It has none any more. Tells whether another server wants the thought still; else it is gone.
  virtual void unwant(Thought thought, Done<bool> done) = 0;
  /// The turn has ended, as far as the caller knows. A queue that ends thoughts with the append
  /// need not hear it.
  virtual void ended(const Thought& thought) { static_cast<void>(thought); }

  /// Takes on so many that wait and are wanted, if there are as many.
  virtual void lease(std::size_t most, Done<Leases> done) = 0;
  /// Tells which of these are still leased to the caller, and go on to be.
  virtual void renew(std::vector<Thought> held, Done<std::vector<Thought>> done) = 0;
  /// Others may think about them; once `done`, they can.
  virtual void give_back(std::vector<Thought> held, Done<void> done) = 0;
  /// The table has no such turn any more.
  virtual void drop(Thought held) = 0;
};

}  // namespace belle::store
