// One table in memory: what LiveTables and its parts (belle_turns.h, table_clocks.h,
// game_ratings.h) know of it beyond its journal. Only on the server's thread.
#pragma once

#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "server/client.h"
#include "server/reply.h"
#include "store/store.h"
#include "table/snapshot.h"
#include "table/table.h"

namespace belle::server {

struct LiveTable;

/// Something to be done at a table when its turn comes.
struct Task {
  std::function<void(LiveTable&)> work;
  Reply<void> failed;       // called instead if the table cannot be read
  bool wakes_clock = true;  // if it stands still since the house was closed
};

/// The ratings of the persons at a table, by seat, and which persons these are: 0 for who has none.
struct RatedPersons {
  std::vector<store::PersonId> persons;
  table::Ratings ratings;
};

/// Who watches a table and has no seat there: each person once, and each browser of nobody.
struct Audience {
  std::size_t count = 0;
  std::vector<std::string> names;  // in the order of the alphabet

  friend bool operator==(const Audience&, const Audience&) = default;
};

struct LiveTable {
  bool working = false;               // a task is being done, which may add others
  bool waiting = false;               // the store has not answered yet: nothing is done meanwhile
  std::optional<table::Table> table;  // nothing while nobody watches, or it cannot be read
  std::deque<Task> tasks;
  std::set<std::shared_ptr<Client>> watchers;
  bool followed = false;  // what other servers write here is heard

  std::vector<store::Watcher> here;       // who watches, as other servers were told
  std::vector<store::Watcher> elsewhere;  // and who does at theirs

  std::vector<bool> online;  // the seats whose persons watch, as the watchers were told
  table::Time online_told = 0;
  bool online_changed = false;  // since then
  Audience audience;            // who looks on, as the watchers were told
  table::Time audience_told = 0;

  RatedPersons rated;               // of those who sit at `table`
  std::optional<std::size_t> turn;  // of Belle's: her move is wanted for those who watch

  std::optional<table::Time> deadline;  // of a table that could not be read and is watched
  std::optional<table::Time> tried;     // when it was not kept that time is over, or goes on
  std::optional<table::Time> deals_at;  // with or without the salts that are awaited
};

}  // namespace belle::server
