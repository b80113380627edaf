// The thoughts that several servers of a test share. Leases end when the test says so.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "store/thoughts.h"

namespace belle::store {

class MemoryThoughts {
 public:
  /// A server's view of them; when it is destroyed, that server wants nothing any more.
  std::unique_ptr<Thoughts> view(std::function<void()> come);
  /// The append of this table's lines has ended the turn there.
  void ended(const std::string& table) { entries_.erase(table); }

  /// Of servers that are not there any more, or hang.
  void let_leases_end();
  /// What is leased is told when it is released.
  bool holds = false;
  void release();
  /// As a crash would.
  void lose_all() { entries_.clear(); }

  std::size_t size() const { return entries_.size(); }
  std::size_t leases() const { return leases_; }  // ever

 private:
  class View;
  struct Entry {
    WantedThought wanted;
    std::set<const View*> servers;
    std::optional<const View*> worker;
    bool lease_over = false;
    std::uint64_t asked = 0;

    bool waits() const { return !servers.empty() && (!worker || lease_over); }
  };
  Entry* find(const Thought& thought);
  Entry* next();
  void tell() const;

  std::map<std::string, Entry> entries_;  // by table
  std::set<View*> views_;
  std::vector<std::function<void()>> held_;
  std::size_t leases_ = 0;
  std::uint64_t asked_ = 0;
};

}  // namespace belle::store
