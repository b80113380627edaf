// The thoughts of a server that thinks for itself: they wait in its memory, and no lease ends.
// Everything is answered at once. Only on the server's thread.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "server/environment.h"
#include "server/fair_queue.h"
#include "store/thoughts.h"
#include "table/journal.h"

namespace belle::server {

/// So many may be wanted for one address, and one more for each person there who wants no other.
constexpr std::size_t kMostWanted = 64;

class LocalThoughts final : public store::Thoughts {
  template <class T>
  using Done = store::Done<T>;

 public:
  explicit LocalThoughts(const Environment& environment) : environment_(environment) {}

  void want(store::WantedThought wanted, Done<bool> done) override;
  void unwant(store::Thought thought, Done<bool> done) override;
  void ended(const store::Thought& thought) override {
    unwant(thought, [](const store::Result<bool>&) {});
  }
  void lease(std::size_t most, Done<store::Leases> done) override;
  void renew(std::vector<store::Thought> held, Done<std::vector<store::Thought>> done) override {
    done(std::move(held));
  }
  void give_back(std::vector<store::Thought> held, Done<void> done) override;
  void drop(store::Thought) override {}

 private:
  /// Of a table. One that is not wanted any more may still be in the queue.
  struct Entry {
    store::WantedThought wanted;
    table::Time asked = 0;
    bool is_wanted = true;
    bool is_queued = false;
    bool is_leased = false;
  };

  bool put_in_queue(Entry& entry);

  const Environment& environment_;
  std::map<std::string, Entry> entries_;       // by table
  FairQueue<std::string> queue_{kMostWanted};  // of tables
};

}  // namespace belle::server
