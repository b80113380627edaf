// What servers on one store tell each other: which journals have grown, who watches which table,
// whose tables a client follows, which of these have changed, and of whom the name or the sessions
// have. It lasts as long as the server that says it: its clients are not there any more when it has
// said goodbye, or has been silent for some seconds. Nothing of it holds up a write.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "store/failure.h"
#include "store/tables.h"

namespace belle::store {

/// Who watches a table: a person, or so many browsers that are nobody's (person 0).
struct Watcher {
  PersonId person = 0;
  std::size_t count = 1;
  std::string name = {};  // today's; told of a person elsewhere

  friend bool operator==(const Watcher&, const Watcher&) = default;
};

/// What is heard of other servers, each as a `Done` is called.
struct Elsewhere {
  /// A journal has so many lines now: told of tables that the store was asked to follow, soon and
  /// at the latest after a few seconds.
  std::function<void(const std::string& table, std::size_t length)> grown;
  /// All who watch this table there, each person once; told when they are others than before, of
  /// tables that are watched here.
  std::function<void(const std::string& table, const std::vector<Watcher>&)> watched;
  /// A table of a person who is followed here has changed, and its journal is so long. It may be
  /// told twice.
  std::function<void(const Summary&, std::size_t length)> changed;
  /// A person has another name, or fewer sessions.
  std::function<void(PersonId)> renewed;
};

/// One server's part in it, which ends with this object.
class Presence {
 public:
  Presence() = default;
  virtual ~Presence() = default;
  Presence(const Presence&) = delete;
  Presence& operator=(const Presence&) = delete;

  /// These watch a table here from now on, without their names; if nobody does, nothing is told of
  /// it any more.
  virtual void watch(const std::string& table, std::vector<Watcher> here) = 0;
  /// A client of this person is connected here and is told of the person's tables.
  virtual void follow(PersonId person) = 0;
  virtual void unfollow(PersonId person) = 0;
  /// Which of these tables have a player who watches them at another server, or who follows there.
  virtual void attended(const std::vector<Summary>& tables,
                        Done<std::vector<std::string>> done) = 0;
};

}  // namespace belle::store
