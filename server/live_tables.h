// The tables that clients watch. What clients ask for at one table is done one after the other:
// decided into events, which are applied to a copy; that becomes the table only once the store
// keeps them; then the client is answered and the watchers are told. While the store is asked for a
// table, or to keep something, nothing else is read or decided there; other tables do not wait.
// When a write fails nothing was different, and what came since is read, in case another server has
// written there.
//
// Where other servers write to the same store, nobody is refused on old knowledge: what came since
// is read, and it is decided again. What the others write is told to the watchers when it is heard.
//
// Only on the server's thread. What a watcher is told is the snapshot of its own seat, and nothing
// else; those who sit at a table and look elsewhere hear of it as lists show it (followers.h). The
// parts that act on tables by themselves are Belle (belle_turns.h), the clocks (table_clocks.h) and
// ratings (game_ratings.h).
#pragma once

#include <chrono>
#include <cstdint>
#include <expected>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/belle_turns.h"
#include "server/environment.h"
#include "server/followers.h"
#include "server/game_ratings.h"
#include "server/live_table.h"
#include "server/metrics.h"
#include "server/move_finder.h"
#include "server/reply.h"
#include "server/table_clocks.h"
#include "server/warnings.h"
#include "store/store.h"
#include "table/snapshot.h"
#include "table/table.h"

namespace belle::server {

/// Reads the table and decides what is to happen.
using Decide = std::function<table::Decision(const table::Table&)>;

/// What lists show of a table that changed then.
store::Summary summary_of(const std::string& id, const table::Table& table, table::Time changed,
                          const table::Ratings& ratings = {});

/// When the clock that runs at a table runs out, for the store.
std::optional<store::Deadline> deadline_of(const table::Table& table);

class LiveTables {
 public:
  /// `house_key`, `pace`: see BelleTurns.
  LiveTables(const table::Games& games, store::Store& store, const std::string& house_key,
             const Environment& environment, Metrics& metrics, Warnings& warnings,
             Followers& followers, store::Presence* presence,
             std::unique_ptr<MoveFinder> move_finder, std::int64_t pace);
  LiveTables(const LiveTables&) = delete;
  LiveTables& operator=(const LiveTables&) = delete;

  /// Sets a new table at which this is decided first; replies with its id when it is kept. Until
  /// then it is a draft that nobody sees.
  void open(const table::Settings& settings, const std::vector<Decide>& first,
            Reply<std::string> reply);
  /// Writes what is decided at a table; replies when it is kept.
  void submit(const std::string& id, Decide decide, const Reply<void>& reply);
  /// Reads a table while nothing is being written there; `use` must change nothing.
  void read_newest(const std::string& id, const std::function<void(table::Table&)>& use,
                   const Reply<void>& failed);
  /// The same, without a look whether another server has written there just now.
  void read(const std::string& id, std::function<void(table::Table&)> use, Reply<void> failed);

  /// The client is told the whole table now, and every change from then on, unless so many clients
  /// of its address watch the table already.
  void watch(const std::shared_ptr<Client>& client, const std::string& id, const Reply<void>& reply,
             std::size_t most = SIZE_MAX);
  void leave(const std::shared_ptr<Client>& client, const std::string& id);
  /// Another server has written: the journal has so many lines.
  void grown_elsewhere(const std::string& id, std::size_t length);
  /// These watch the table at other servers now.
  void watched_elsewhere(const std::string& id, const std::vector<store::Watcher>& watchers);
  /// Whether a player of the table watches it here now.
  bool has_player_watching(std::string_view id) const;

  /// Does what is due because time has passed; called a few times a second.
  void tick();
  /// The same for Belle alone, in a program that only thinks.
  void tick_belle() { belle_.tick(); }
  /// Belle ends what she thinks about, and others may; `done` is called when they can.
  void stop_belle(std::function<void()> done) { belle_.close(std::move(done)); }
  /// Called once, when the server starts.
  void resume() { clocks_.resume(); }

  // For the parts.

  /// Does a task when everything before it at the table is done.
  void when_free(const std::string& id, Task task);
  /// Applies events that were decided at the table as it is now, and happened then, to a copy; when
  /// the store has kept them, the copy is the table, and they are told. Only from a task at that
  /// table.
  void keep(const std::string& id, LiveTable& live, const table::Events& events, table::Time at,
            Reply<void> reply, std::function<void(LiveTable&)> again = {});
  /// Has the store note anew when the clock there runs out; only from a task at that table.
  void note_deadline(const std::string& id, const LiveTable& live);
  /// Asks Belle, and waits for salts, as the table now needs it.
  void schedule(const std::string& id, LiveTable& live);
  void rate_if_over(const std::string& id) { ratings_.rate_if_over(id); }
  LiveTable* find(std::string_view id);
  std::map<std::string, LiveTable, std::less<>>& all() { return tables_; }

 private:
  void check_clocks();

  /// A table that no client watches any more.
  struct Left {
    table::Time at;
    table::Table table;
  };

  /// Does something at a table, as part of a task.
  using Act = std::function<void(LiveTable&)>;

  /// What the store is asked to keep at a table, and whom to tell. `again`: what to do instead if
  /// another server has written first.
  struct Change {
    std::string id;
    table::Table next;
    std::vector<table::Entry> entries;
    table::Time at;
    Reply<void> reply;
    Act again = {};
    bool ends_turn = false;  // of Belle's
    store::Summary summary = {};
    std::chrono::steady_clock::time_point asked = {};
  };

  /// What a client is told when the store fails, or a journal cannot be read; the operator is told
  /// the reason.
  Problem failed(const store::Failure& failure, const std::string& id);
  Problem unreadable(const std::string& id, const Problem& fault);
  /// Goes on when the ratings of those who sit at `table` are known, which is or will be the one
  /// with this id.
  void with_ratings(const std::string& id, LiveTable& live, const table::Table& table,
                    std::function<void()> then);
  /// Reads the table, then does what waits there; if it cannot be read, all of it is refused.
  void load(const std::string& id, LiveTable& live);
  void loaded(const std::string& id, std::expected<table::Table, Problem> table);
  /// A client may come back soon.
  void keep_for_a_while(const std::string& id, table::Table table);
  void do_tasks(const std::string& id, LiveTable& live);
  /// The store has answered: does this, and then what waits at the table.
  void go_on(const std::string& id, const std::function<void(LiveTable&)>& act);
  /// Keeps what is decided; where others write, a refusal is one of what is so now.
  struct Wish {
    Decide decide;
    Reply<void> reply;
    bool newest = false;  // nothing came since the last refusal
    int tries = 0;        // others were first so many times
  };
  void fulfil(const std::string& id, LiveTable& live, const Wish& wish);
  /// What was kept becomes the table, and is told.
  void written(Change& change, const store::Result<void>& kept);
  /// Reads on in the journal, tells what came since, and goes on; if that cannot be read there is
  /// no table then.
  void catch_up(const std::string& id, LiveTable& live, CatchUp why, const Act& then);
  /// The same before a task, if others write here.
  Task of_newest(const std::string& id, const Task& task);
  /// What another server has written happens here, too; if it cannot be read there is no table.
  void read_on(const std::string& id, LiveTable& live,
               const store::Result<std::vector<table::Entry>>& since);
  /// Tells other servers who watches here.
  void tell_elsewhere(const std::string& id, LiveTable& live, std::vector<store::Watcher> here);
  /// Tells each client that watches what it has missed; after a write also who is there.
  enum class After : std::uint8_t { Write, ComingOrGoing };
  void broadcast(const std::string& id, LiveTable& live, After what);

  const table::Games& games_;
  store::Store& store_;
  const Environment& environment_;
  Metrics& metrics_;
  Warnings& warnings_;
  Followers& followers_;
  store::Presence* const presence_;  // nothing where no other server is
  const bool shared_;                // other servers write to the store, too
  std::map<std::string, LiveTable, std::less<>> tables_;
  std::map<std::string, Left> just_left_;
  GameRatings ratings_;
  TableClocks clocks_;
  BelleTurns belle_;  // the last member: its threads end before all else does
};

}  // namespace belle::server
