// Where Belle sits down to think: as many desks as moves can be found at the same time. A thought
// is leased when a desk is free; the table is read, the move is asked for with the written view of
// the mover, waits for its beat, and is played, at tables that nobody watches here, too.
//
// How long she took tells what she holds, and where she thinks for many, it would tell those whose
// thought is next. So a thought takes a desk for a slot that follows from what is public, the level
// and the pace, however soon it is done; a search is cut at the end of its slot; and her move is
// heard at the first beat at which any thought of that level would be done that began as late. If
// the machine is so slow that even a search which was cut comes later, it takes another slot. What
// a stranger can measure is then who asks when, and nothing of what was found. Slots are short at
// weak levels, so that they wait for each other no longer than it takes.
//
// Only on the server's thread; the move finder answers from its own.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/environment.h"
#include "server/metrics.h"
#include "server/move_finder.h"
#include "store/thoughts.h"
#include "table/table.h"

namespace belle::server {

class LiveTables;

/// The turn of Belle's at a table, which no other turn there has: the length of the journal when a
/// move was played or taken back last. Nothing if she does not have the turn.
std::optional<std::size_t> turn_of_belle(const table::Table& table);
/// For how long the thought there takes a desk, at this pace.
std::int64_t slot_of(const table::Table& table, std::int64_t pace);

class BelleDesks {
 public:
  BelleDesks(LiveTables& tables, store::Thoughts& queue, const Environment& environment,
             Metrics& metrics, std::unique_ptr<MoveFinder> move_finder, std::int64_t pace);

  /// Takes thoughts to the desks that are free.
  void poll();
  /// It is not needed any more.
  void stop(const store::Thought& thought);
  /// Called a few times a second: renews leases, and polls now and then.
  void tick();
  /// Nothing is begun any more; what is thought about, or leased just now, is given back.
  void close(std::function<void()> done);

 private:
  /// A thought that is leased. The desk is free again before it is played, as a rule.
  struct Work {
    store::Thought thought;
    StopFlag stopped;
    table::Time began = 0;
    std::int64_t waited = 0;  // until it began
    std::int64_t slot = 0;
    std::size_t ply = 0;
    bool has_desk = true;
  };
  using SharedWork = std::shared_ptr<Work>;

  void begin(const store::LeasedThought& leased);
  void ask(const SharedWork& work, const table::Table& table);
  void found(const SharedWork& work, const std::string& move, std::int64_t waited);
  void play(const SharedWork& work, const std::string& move);
  /// It was not kept, or the table cannot be read just now.
  void try_again(const SharedWork& work);
  void leave_desk(const SharedWork& work);
  /// Of a server that closes.
  void give_back(std::vector<store::Thought> thoughts);
  /// It is nothing of ours any more.
  void forget(const SharedWork& work);

  LiveTables& tables_;
  store::Thoughts& queue_;
  const Environment& environment_;
  Metrics& metrics_;
  std::int64_t pace_;
  std::map<store::Thought, SharedWork> work_;
  std::size_t taken_ = 0;  // desks
  bool polling_ = false;
  bool poll_again_ = false;
  bool closed_ = false;
  int giving_back_ = 0;  // so often, and not answered
  std::function<void()> when_given_back_;
  table::Time polled_ = 0;
  table::Time renewed_ = 0;
  std::unique_ptr<MoveFinder> move_finder_;  // the last member: its threads end first
};

}  // namespace belle::server
