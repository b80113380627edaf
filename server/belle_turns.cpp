#include "server/belle_turns.h"

#include <algorithm>
#include <atomic>
#include <utility>

#include "server/live_tables.h"

namespace belle::server {
namespace {

constexpr std::int64_t kAskAgain = 1000;  // milliseconds, when her move was not kept

// Belle may think for most of her pace. The rest is for what comes between: that she notices that
// her time is over, and that the server hears of it. So a search that was cut short is played with
// the same beat as one that was not, however long it waited before it began.
std::int64_t most_thinking(std::int64_t pace) { return pace * 8 / 10; }
std::int64_t most_until_found(std::int64_t pace) { return pace * 9 / 10; }

// How long a move waits for its beat, the first at which any search would be done: this one took
// so long since the question, which waited so long before she began.
std::int64_t until_played(std::int64_t pace, std::int64_t used, std::int64_t waited) {
  if (pace == 0) return 0;
  const std::int64_t ready = std::max(used, waited + most_until_found(pace));
  return (ready + pace - 1) / pace * pace - used;
}

}  // namespace

BelleTurns::BelleTurns(LiveTables& tables, const Environment& environment, Metrics& metrics,
                       std::unique_ptr<MoveFinder> move_finder, std::int64_t pace)
    : tables_(tables),
      environment_(environment),
      metrics_(metrics),
      pace_(pace),
      move_finder_(std::move(move_finder)) {}

void BelleTurns::schedule_belle(const std::string& id, LiveTable& live) {
  const table::Chair* belle = live.table->belle_to_move();
  const std::size_t ply = belle == nullptr ? 0 : live.table->match()->ply();
  if (live.thinking && (belle == nullptr || live.thinking->ply != ply)) stop_thinking(live);
  if (belle == nullptr || live.thinking || live.watchers.empty()) return;
  const Thinking thinking{std::make_shared<std::atomic<bool>>(false), ply, environment_.now()};
  live.thinking = thinking;
  const table::Match& match = *live.table->match();
  const table::Settings& settings = live.table->settings();
  move_finder_->ask(
      {std::string(settings.game->name()), settings.setup.edition, match.view(match.to_move()),
       belle->level, environment_.new_number(), most_thinking(pace_)},
      thinking.stopped, [this, id, thinking](const std::string& move, std::int64_t waited) {
        environment_.post(
            [this, id, thinking, move, waited] { found(id, thinking, move, waited); });
      });
}

void BelleTurns::found(const std::string& id, const Thinking& thinking, const std::string& move,
                       std::int64_t waited) {
  if (*thinking.stopped) return;
  const std::int64_t used = std::max<std::int64_t>(0, environment_.now() - thinking.asked);
  environment_.after(until_played(pace_, used, waited), [this, id, thinking, move] {
    if (*thinking.stopped) return;
    tables_.find(id)->thinking.reset();
    tables_.submit(
        id,
        [ply = thinking.ply, move](const table::Table& table) {
          return table.belle_plays(ply, move);
        },
        [this, id](const std::expected<void, Problem>& kept) {
          if (kept) ++metrics_.thoughts;
          if (kept) ++metrics_.moves;
          if (!kept) schedule_again(id);
        });
  });
}

// When her move was not kept, or the table cannot be read just now.
void BelleTurns::schedule_again(const std::string& id) {
  environment_.after(kAskAgain, [this, id] {
    if (tables_.find(id) == nullptr) return;
    tables_.when_free(id,
                      {[this, id](LiveTable& live) { tables_.schedule(id, live); },
                       [this, id](const std::expected<void, Problem>&) { schedule_again(id); }});
  });
}

void BelleTurns::stop_thinking(LiveTable& live) {
  if (live.thinking) *live.thinking->stopped = true;
  live.thinking.reset();
}

}  // namespace belle::server
