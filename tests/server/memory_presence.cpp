#include "tests/server/memory_presence.h"

#include <algorithm>
#include <utility>

namespace belle::store {

void MemoryServers::tell_grown(const std::string& table, std::size_t length) const {
  for (const auto& one : all) one->heard.grown(table, length);
}

void MemoryServers::tell_changed(const Summary& summary, std::size_t length) const {
  for (const auto& one : all)
    if (std::ranges::any_of(summary.persons,
                            [&](PersonId each) { return one->follows.contains(each); }))
      one->heard.changed(summary, length);
}

void MemoryServers::tell_renewed(PersonId person) const {
  for (const auto& one : all) one->heard.renewed(person);
}

void MemoryServers::tell_watched(const std::string& table,
                                 const std::function<std::string(PersonId)>& name_of) const {
  for (const auto& one : all) {
    if (!one->here.contains(table)) continue;
    std::map<PersonId, Watcher> there;
    for (const auto& other : all) {
      if (other == one || !other->here.contains(table)) continue;
      for (Watcher watcher : other->here.at(table)) {
        if (watcher.person == 0 && there.contains(0)) watcher.count += there[0].count;
        if (watcher.person != 0) watcher.name = name_of(watcher.person);
        there[watcher.person] = watcher;
      }
    }
    std::vector<Watcher> now;
    for (const auto& [person, watcher] : there) now.push_back(watcher);
    if (std::exchange(one->told[table], now) != now) one->heard.watched(table, now);
  }
}

MemoryPresence::MemoryPresence(std::shared_ptr<MemoryServers> servers, Elsewhere heard,
                               std::function<std::string(PersonId)> name_of)
    : servers_(std::move(servers)),
      own_(std::make_shared<MemoryServers::One>(MemoryServers::One{std::move(heard)})),
      name_of_(std::move(name_of)) {
  servers_->all.push_back(own_);
}

MemoryPresence::~MemoryPresence() {
  std::erase(servers_->all, own_);
  if (servers_->all.empty()) return;  // and perhaps no store any more
  for (const auto& [table, watchers] : own_->here) servers_->tell_watched(table, name_of_);
}

void MemoryPresence::watch(const std::string& table, std::vector<Watcher> here) {
  if (here.empty()) {
    own_->here.erase(table);
    own_->told.erase(table);
  } else {
    own_->here[table] = std::move(here);
  }
  servers_->tell_watched(table, name_of_);
}

void MemoryPresence::attended(const std::vector<Summary>& tables,
                              Done<std::vector<std::string>> done) {
  std::vector<std::string> attended;
  for (const Summary& table : tables) {
    const auto is_there = [&](const auto& one) {
      const auto found = one->here.find(table.table);
      return one != own_ && std::ranges::any_of(table.persons, [&](PersonId person) {
               return one->follows.contains(person) ||
                      (found != one->here.end() &&
                       std::ranges::count(found->second, person, &Watcher::person) > 0);
             });
    };
    if (std::ranges::any_of(servers_->all, is_there)) attended.push_back(table.table);
  }
  done(attended);
}

}  // namespace belle::store
