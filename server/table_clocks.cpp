#include "server/table_clocks.h"

#include <algorithm>
#include <cstdlib>
#include <utility>
#include <vector>

#include "server/live_tables.h"

namespace belle::server {
namespace {

using Kept = std::expected<void, Problem>;
using Summaries = store::Result<std::vector<store::Summary>>;

constexpr std::int64_t kOpenAgain = 1000;     // milliseconds, when nothing could be kept or read
constexpr table::Time kTryAgain = 5000;       // at one table
constexpr table::Time kWaitForSalts = 10000;  // while a client watches
constexpr std::size_t kMostRated = 200;       // of the tables that ended last

constexpr table::Time kDueAgain = 1000;        // for what is due
constexpr table::Time kAhead = 2 * kDueAgain;  // what is due so soon
constexpr table::Time kLeftToOthers = 1500;    // who may have the table in memory
constexpr table::Time kToldAgain = 10000;      // if the one who was told does nothing
constexpr std::size_t kMostAsked = 1000;
// Tables that are read one after the other, so that clients are served between them.
constexpr std::size_t kMostAtOnce = 4;

}  // namespace

void TableClocks::check(table::Time now) {
  look_at_tables(now);
  deal_where_salts_are_late(now);
  look_at_due(now);
  ask_for_due(now);
}

table::Time TableClocks::opened() const { return std::max(opened_, environment_.opened()); }

bool TableClocks::stands_still(const LiveTable& live) const {
  if (!live.table->clock().deadline() || live.table->changed() >= opened()) return false;
  return !was_tried(live);
}

bool TableClocks::was_tried(const LiveTable& live) const {
  return live.tried && std::abs(environment_.now() - *live.tried) < kTryAgain;
}

// A line that is kept tells that the house is open.
void TableClocks::wake(const std::string& id, LiveTable& live) {
  const table::Time at = is_open_ ? opened() : environment_.now();
  tables_.keep(
      id, live, table::Table::resumed(), at,
      [this, id, at](const Kept& kept) {
        if (!kept) return tried_in_vain(id);
        if (!std::exchange(is_open_, true)) opened_ = at;
      },
      [](LiveTable&) {});  // another server was first: what it wrote is read now
}

void TableClocks::tried_in_vain(const std::string& id) {
  if (LiveTable* live = tables_.find(id)) live->tried = environment_.now();
}

void TableClocks::look_at_tables(table::Time now) {
  std::vector<std::string> still;
  std::vector<std::string> late;
  for (const auto& [id, live] : tables_.all()) {
    if (live.waiting) continue;
    if (live.table && stands_still(live)) {
      still.push_back(id);
      continue;
    }
    const auto deadline = live.table ? live.table->clock().deadline() : live.deadline;
    if (is_open_ && deadline && *deadline <= now && !was_tried(live)) late.push_back(id);
  }
  for (const std::string& id : still)
    tables_.when_free(id, {[](LiveTable&) {}, [](const Kept&) {}});
  for (const std::string& id : late) end_game(id, now);
}

void TableClocks::end_game(const std::string& id, table::Time now) {
  tables_.submit(
      id, [now](const table::Table& table) { return table.time_over(now); },
      [this, id](const Kept& kept) {
        if (!kept) tried_in_vain(id);
      });
}

void TableClocks::await_salts(LiveTable& live) const {
  if (!live.table->waits_for_salts())
    live.deals_at.reset();
  else if (!live.deals_at)
    live.deals_at = environment_.now() + kWaitForSalts;
}

// A page that never answers holds nobody up; if the deal is not kept, it is tried again later.
void TableClocks::deal_where_salts_are_late(table::Time now) {
  std::vector<std::string> late;
  for (auto& [id, live] : tables_.all()) {
    if (live.watchers.empty()) live.deals_at.reset();  // who comes back has the whole time
    if (!live.deals_at || *live.deals_at > now || !live.table || live.waiting) continue;
    live.deals_at = now + kWaitForSalts;
    late.push_back(id);
  }
  for (const std::string& id : late)
    tables_.submit(
        id, [](const table::Table& table) { return table.deal_without_the_rest(); },
        [](const Kept&) {});
}

// Where there are other servers, the store knows since when one of them is there.
void TableClocks::resume() {
  rate_what_ended();
  if (shared_) return;
  opened_ = environment_.now();
  is_open_ = false;
  open_house();
}

void TableClocks::open_house() {
  store_.note_opening(environment_.now(), [this](const store::Result<void>& kept) {
    if (!kept) {
      warnings_.say(kept.error());
      return environment_.after(kOpenAgain, [this] { open_house(); });
    }
    if (!std::exchange(is_open_, true)) opened_ = environment_.now();
  });
}

// The server may have been stopped between the end of a game and its rating.
void TableClocks::rate_what_ended() {
  store_.list(store::Summary::Stage::Over, true, kMostRated, [this](const Summaries& over) {
    if (!over) {
      warnings_.say(over.error());
      return environment_.after(kOpenAgain, [this] { rate_what_ended(); });
    }
    for (const store::Summary& summary : *over) tables_.rate_if_over(summary.table);
  });
}

// The store will tell of it if it is late already, and nothing came of that.
void TableClocks::forget_table(const std::string& id, const table::Table& table) {
  const auto deadline = deadline_of(table);
  if (!deadline) return;
  const table::Time now = environment_.now();
  const table::Time at = deadline->after_opening(opened());
  if (at > now && at < now + kAhead) near_.emplace(at, Near{id, false});
}

void TableClocks::ask_for_due(table::Time now) {
  if (!is_open_ || asking_ || looking_at_ > 0) return;
  if (!more_ && std::abs(now - asked_) < kDueAgain) return;
  asked_ = now;
  asking_ = true;
  const table::Time until = shared_ ? now - kLeftToOthers : now + kAhead;
  store_.take_due(
      {.opened = opened(), .until = until, .again = now + kToldAgain, .most = kMostAsked},
      [this](const store::Result<store::Due>& due) {
        asking_ = false;
        more_ = due && !due->is_all;
        if (!due) return warnings_.say(due.error());
        for (const auto& [id, at] : due->tables)
          if (!unreadable_.contains(id)) near_.emplace(at, Near{id, true});
        go_on();
      });
}

void TableClocks::look_at_due(table::Time now) {
  while (is_open_ && looking_at_ < kMostAtOnce && !near_.empty() && near_.begin()->first <= now) {
    ++looking_at_;
    look_at(near_.extract(near_.begin()).mapped());
  }
}

// What gathered while the house was closed is worked off without a pause.
void TableClocks::go_on() {
  const table::Time now = environment_.now();
  look_at_due(now);
  if (more_) ask_for_due(now);
}

// What the store knows may be too early: then nothing is written in the journal.
void TableClocks::look_at(const Near& near) {
  const auto looked = [this] {
    --looking_at_;
    environment_.post([this] { go_on(); });
  };
  const auto work = [this, near, looked](LiveTable& live) {
    const table::Time now = environment_.now();
    const auto deadline = deadline_of(*live.table);
    const bool is_late = deadline && deadline->after_opening(opened()) <= now;
    if (is_late && !was_tried(live)) end_game(near.table, now);
    if (!is_late && near.by_store) tables_.note_deadline(near.table, live);
    looked();
  };
  const auto failed = [this, near, looked](const Kept& read) {
    if (read.error().field != "server") unreadable_.insert(near.table);
    looked();
  };
  tables_.when_free(near.table, {work, failed, false});
}

}  // namespace belle::server
