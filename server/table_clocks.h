// What happens at tables because time passes: games end whose player has no time left, and games
// are dealt although a salt is missing.
//
// A table that nobody watches is not in memory. The store knows when its clock runs out, is asked
// every second for those that do so soon, and tells its journal's reader, who decides. Where there
// are other servers, each ends what it has in memory in time, and any of them what is a little late
// already, because its server may be gone; the journal decides who was first.
//
// When the house was closed, or stood still, the clock of a table goes on from the opening: that is
// written in its journal (`# resumed`) when something happens there next, and until then the store
// reckons with it. So a house that opens writes in no journal, however many there are. Until
// something can be kept, the house is not open, and no clock ends a game.
//
// Only on the server's thread.
#pragma once

#include <cstddef>
#include <map>
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
  /// `shared`: other servers use the store.
  TableClocks(LiveTables& tables, store::Store& store, const Environment& environment,
              Warnings& warnings, bool shared)
      : tables_(tables),
        store_(store),
        environment_(environment),
        warnings_(warnings),
        shared_(shared) {}

  /// Does what is due at the tables in memory, and at those that are not.
  void check(table::Time now);

  /// Notes until when a table waits for salts. Called after every change.
  void await_salts(LiveTable& live) const;

  /// Called once, when the server starts.
  void resume();
  /// Whether the clock of a table in memory has not gone on since the house was opened.
  bool stands_still(const LiveTable& live) const;
  /// Has it go on; only from a task at that table.
  void wake(const std::string& id, LiveTable& live);
  /// Nobody watches the table any more, and it leaves the memory.
  void forget_table(const std::string& id, const table::Table& table);

 private:
  /// A table that is not watched here, whose clock runs out soon.
  struct Near {
    std::string table;
    bool by_store;  // which must be told if that is wrong
  };

  void open_house();
  void rate_what_ended();
  void look_at_tables(table::Time now);
  void deal_where_salts_are_late(table::Time now);
  void ask_for_due(table::Time now);
  void look_at_due(table::Time now);
  void look_at(const Near& near);
  void go_on();
  void end_game(const std::string& id, table::Time now);
  void tried_in_vain(const std::string& id);
  bool was_tried(const LiveTable& live) const;  // just now
  /// When the house was opened last.
  table::Time opened() const;

  LiveTables& tables_;
  store::Store& store_;
  const Environment& environment_;
  Warnings& warnings_;
  const bool shared_;
  bool is_open_ = true;                    // what is written is kept
  table::Time opened_ = 0;                 // since then
  table::Time asked_ = 0;                  // when the store was asked last
  bool asking_ = false;                    // it has not answered yet
  bool more_ = false;                      // it knows of more
  std::size_t looking_at_ = 0;             // tables
  std::multimap<table::Time, Near> near_;  // by the time
  std::set<std::string> unreadable_;       // journals that nobody can read
};

}  // namespace belle::server
