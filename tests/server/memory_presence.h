// Servers on one store in memory: what one says of people the others hear at once.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "store/presence.h"

namespace belle::store {

/// What is known of all servers.
class MemoryServers {
 public:
  struct One {
    Elsewhere heard;
    std::map<std::string, std::vector<Watcher>> here = {};
    std::map<std::string, std::vector<Watcher>> told = {};  // who is elsewhere
    std::set<PersonId> follows = {};
  };

  std::vector<std::shared_ptr<One>> all;

  void tell_grown(const std::string& table, std::size_t length) const;
  void tell_changed(const Summary& summary, std::size_t length) const;
  void tell_renewed(PersonId person) const;
  /// Tells each server that watches the table who does so elsewhere, if these are others.
  void tell_watched(const std::string& table,
                    const std::function<std::string(PersonId)>& name_of) const;
};

class MemoryPresence final : public Presence {
 public:
  MemoryPresence(std::shared_ptr<MemoryServers> servers, Elsewhere heard,
                 std::function<std::string(PersonId)> name_of);
  /// As when a server dies: the others know it.
  ~MemoryPresence() override;
  MemoryPresence(const MemoryPresence&) = delete;
  MemoryPresence& operator=(const MemoryPresence&) = delete;

  void watch(const std::string& table, std::vector<Watcher> here) override;
  void follow(PersonId person) override { own_->follows.insert(person); }
  void unfollow(PersonId person) override { own_->follows.erase(person); }
  void attended(const std::vector<Summary>& tables, Done<std::vector<std::string>> done) override;

 private:
  std::shared_ptr<MemoryServers> servers_;
  std::shared_ptr<MemoryServers::One> own_;
  std::function<std::string(PersonId)> name_of_;
};

}  // namespace belle::store
