#include "server/table_clocks.h"

#include <cstdlib>
#include <utility>
#include <vector>

#include "server/live_tables.h"

namespace belle::server {
namespace {

using Summaries = store::Result<std::vector<store::Summary>>;

constexpr std::int64_t kWakeAgain = 1000;      // milliseconds, when the store could not be read
constexpr table::Time kEndAgain = 5000;        // when it was not kept that time is over
constexpr table::Time kWaitForSalts = 10000;   // while a client watches
constexpr std::size_t kMostResumed = 1000000;  // tables
constexpr std::size_t kMostRated = 200;        // of the tables that ended last

}  // namespace

void TableClocks::end_late_games(table::Time now) {
  std::vector<std::string> late;
  for (const auto& [id, live] : tables_.all()) {
    if (live.waiting || all_asleep_ || asleep_.contains(id)) continue;
    const auto deadline = live.table ? live.table->clock().deadline() : live.deadline;
    const bool waits = live.tried && std::abs(now - *live.tried) < kEndAgain;
    if (deadline && *deadline <= now && !waits) late.push_back(id);
  }
  for (const std::string& id : late)
    tables_.submit(
        id, [now](const table::Table& table) { return table.time_over(now); },
        [this, id, now](const std::expected<void, Problem>& kept) {
          if (LiveTable* live = tables_.find(id); live != nullptr && !kept) live->tried = now;
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
        [](const std::expected<void, Problem>&) {});
}

// Until it is known which tables these are, all sleep that are not in memory.
void TableClocks::resume() {
  all_asleep_ = true;
  store_.list(store::Summary::Stage::Playing, false, kMostResumed,
              [this](const Summaries& playing) {
                if (!playing) {
                  warnings_.say(playing.error());
                  return environment_.after(kWakeAgain, [this] { resume(); });
                }
                all_asleep_ = false;
                for (const store::Summary& summary : *playing)
                  if (tables_.find(summary.table) == nullptr) asleep_.insert(summary.table);
                wake_next();
                rate_what_ended();
              });
}

// The server may have been stopped between the end of a game and its rating.
void TableClocks::rate_what_ended() {
  store_.list(store::Summary::Stage::Over, true, kMostRated, [this](const Summaries& over) {
    if (!over) {
      warnings_.say(over.error());
      return environment_.after(kWakeAgain, [this] { rate_what_ended(); });
    }
    for (const store::Summary& summary : *over) tables_.rate_if_over(summary.table);
  });
}

// A clock that runs keeps its table in memory, so one that is not has not gone on yet.
std::optional<Task> TableClocks::wake_first(const std::string& id, bool in_memory) {
  const bool asleep = asleep_.erase(id) > 0 || (all_asleep_ && !in_memory);
  if (!asleep) return {};
  return waking(id, [] {});
}

// One table at a time is in memory, and clients that come meanwhile are served.
void TableClocks::wake_next() {
  if (asleep_.empty()) return;
  const std::string id = *asleep_.begin();
  asleep_.erase(id);
  tables_.when_free(id, waking(id, [this] { environment_.post([this] { wake_next(); }); }));
}

Task TableClocks::waking(const std::string& id, std::function<void()> then) {
  const Reply<void> woken = [this, id,
                             then = std::move(then)](const std::expected<void, Problem>& kept) {
    if (!kept && kept.error().field == "server") {
      asleep_.insert(id);
      if (std::exchange(wakes_later_, true)) return;
      return environment_.after(kWakeAgain, [this] {
        wakes_later_ = false;
        wake_next();
      });
    }
    then();
  };
  return {[this, id, woken](LiveTable& live) {
            if (!store_.was_closed() || !live.table->clock().deadline()) return woken({});
            tables_.keep(id, live, table::Table::resumed(), woken);
          },
          woken};
}

}  // namespace belle::server
