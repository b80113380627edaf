// When Belle plays: her move is wanted while a client watches a table where she has the turn, and
// not any more when the game moves on or the last watcher leaves. It waits among others
// (store/thoughts.h): in this server's memory, or in a store that several share; belle_desks.h
// finds and plays it. Only on the server's thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "server/belle_desks.h"
#include "server/environment.h"
#include "server/fair_queue.h"
#include "server/live_table.h"
#include "server/metrics.h"
#include "server/move_finder.h"
#include "store/store.h"

namespace belle::server {

class LiveTables;

class BelleTurns {
 public:
  /// `pace`: milliseconds after which her move comes, or a multiple of it if she needs longer.
  /// `house_key`: by which all servers know for whom she thinks, as soon as it is known.
  BelleTurns(LiveTables& tables, store::Store& store, const std::string& house_key,
             const Environment& environment, Metrics& metrics,
             std::unique_ptr<MoveFinder> move_finder, std::int64_t pace);

  /// Wants her move if it is her turn and a client watches. Called after every change.
  void schedule_belle(const std::string& id, LiveTable& live);
  /// The last watcher has left.
  void stop_thinking(const std::string& id, LiveTable& live);
  /// Called a few times a second.
  void tick();
  /// What is thought about here is given back to others; `done` is called when they have it.
  void close(std::function<void()> done) { desks_.close(std::move(done)); }

 private:
  void want(const std::string& id, const LiveTable& live);
  void schedule_again(const std::string& id);

  LiveTables& tables_;
  const std::string& house_key_;
  const Environment& environment_;
  std::int64_t pace_;
  std::unique_ptr<store::Thoughts> queue_;
  table::Time wanted_at_ = 0;  // all of them, again
  BelleDesks desks_;           // the last member: its threads end first
};

}  // namespace belle::server
