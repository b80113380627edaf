// When Belle plays: she is asked for a move while a client watches a table where she has the turn,
// and her move is submitted at a steady pace, so that the time she took tells nothing. A question
// is given up when the game moves on or the last watcher leaves. Only on the server's thread; the
// move finder answers from its own.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "server/environment.h"
#include "server/live_table.h"
#include "server/metrics.h"
#include "server/move_finder.h"

namespace belle::server {

class LiveTables;

class BelleTurns {
 public:
  /// `pace`: milliseconds after which her move comes, or a multiple of it if she needs longer.
  BelleTurns(LiveTables& tables, const Environment& environment, Metrics& metrics,
             std::unique_ptr<MoveFinder> move_finder, std::int64_t pace);

  /// Asks for her move if it is her turn and a client watches. Called after every change.
  void schedule_belle(const std::string& id, LiveTable& live);
  static void stop_thinking(LiveTable& live);

 private:
  /// She has found a move, after a question that waited so long until she began.
  void found(const std::string& id, const Thinking& thinking, const std::string& move,
             std::int64_t waited);
  void schedule_again(const std::string& id);

  LiveTables& tables_;
  const Environment& environment_;
  Metrics& metrics_;
  std::int64_t pace_;
  std::unique_ptr<MoveFinder> move_finder_;  // the last member: its threads end first
};

}  // namespace belle::server
