// The thoughts that servers share (store/thoughts.h), a row each. The table is not logged: after a
// crash it is empty, and servers want again what they want. A word without content says that a
// thought has come.
#pragma once

#include <atomic>
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include "store/postgres/link.h"
#include "store/postgres/reader.h"
#include "store/thoughts.h"

namespace belle::store::postgres {

class SharedThoughts final : public Thoughts {
 public:
  /// `ask` has a question answered, on any thread; `come` is called on a thread of its own.
  SharedThoughts(const Address& address, std::string node, std::function<void(Question)> ask,
                 std::function<void()> come);
  ~SharedThoughts() override;
  SharedThoughts(const SharedThoughts&) = delete;
  SharedThoughts& operator=(const SharedThoughts&) = delete;

  void want(WantedThought wanted, Done<bool> done) override;
  void unwant(Thought thought, Done<bool> done) override;
  void lease(std::size_t most, Done<Leases> done) override;
  void renew(std::vector<Thought> held, Done<std::vector<Thought>> done) override;
  void give_back(std::vector<Thought> held, Done<void> done) override;
  void drop(Thought held) override;

 private:
  void listen(const Address& address, const std::function<void()>& come);

  const std::string node_;
  const std::string worker_;  // no other has this name
  const std::function<void(Question)> ask_;
  std::atomic<bool> stopping_ = false;
  std::thread listening_;  // the last member: it uses all others
};

}  // namespace belle::store::postgres
