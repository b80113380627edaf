// What happens at tables because time passes: games end whose player has no time left, and games
// are dealt although a salt is missing. After a start of the server, clocks stand still until their
// table is woken: one table after the other, or first where a client comes. While the tables cannot
// be listed, no clock ends a game. Where other servers were there all the time, no clock has stood
// still, and nobody is given time. Only on the server's thread.
#pragma once

#include <functional>
#include <optional>
#include <set>
#include <string>

#include "server/environment.h"
#include "server/live_table.h"
#include "server/warnings.h"
#include "store/store.h"

namespace belle::server {

class LiveTables;

class TableClocks {
 public:
  TableClocks(LiveTables& tables, store::Store& store, const Environment& environment,
              Warnings& warnings)
      : tables_(tables), store_(store), environment_(environment), warnings_(warnings) {}

  void end_late_games(table::Time now);

  /// Notes until when a table waits for salts. Called after every change.
  void await_salts(LiveTable& live) const;
  void deal_where_salts_are_late(table::Time now);

  /// Called once, when the server starts.
  void resume();
  /// What must be done first at a table whose clock stands still; nothing if it does not.
  std::optional<Task> wake_first(const std::string& id, bool in_memory);

 private:
  void rate_what_ended();
  void wake_next();
  Task waking(const std::string& id, std::function<void()> then);

  LiveTables& tables_;
  store::Store& store_;
  const Environment& environment_;
  Warnings& warnings_;
  std::set<std::string> asleep_;  // tables whose clocks stand still
  bool all_asleep_ = false;       // until it is read which these are
  bool wakes_later_ = false;      // they are tried again soon
};

}  // namespace belle::server
