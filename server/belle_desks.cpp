#include "server/belle_desks.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <ranges>
#include <utility>
#include <variant>
#include <vector>

#include "server/live_tables.h"

namespace belle::server {
namespace {

constexpr std::int64_t kAskAgain = 1000;  // milliseconds, when her move was not kept
constexpr table::Time kPoll = 1000;       // what nobody told us of
constexpr table::Time kRenew = 500;       // a third of a lease

// Belle may think for most of her slot, which is most of her pace at the strongest levels. The rest
// is for what comes between: that she notices that her time is over, and that the server hears of
// it.
std::int64_t whole_slot(std::int64_t pace) { return pace * 9 / 10; }
std::int64_t most_thinking(std::int64_t slot) { return slot * 8 / 9; }
std::int64_t until_noticed(std::int64_t pace) { return pace / 10; }

// How long a move waits for its beat, the first at which any search of its slot would be done: this
// one took so long since the question, which waited so long before she began.
std::int64_t until_played(std::int64_t pace, std::int64_t slot, std::int64_t used,
                          std::int64_t waited) {
  if (pace == 0) return 0;
  const std::int64_t ready = std::max(used, waited + most_thinking(slot) + until_noticed(pace));
  return (ready + pace - 1) / pace * pace - used;
}

// How long the desk is taken yet: until the end of the slot, or of another one.
std::int64_t until_slot_ends(std::int64_t slot, std::int64_t used) {
  if (slot == 0) return 0;
  return std::max<std::int64_t>(1, (used + slot - 1) / slot) * slot - used;
}

std::vector<store::Thought> thoughts_of(const std::vector<store::LeasedThought>& leased) {
  std::vector<store::Thought> thoughts;
  thoughts.reserve(leased.size());
  for (const store::LeasedThought& each : leased) thoughts.push_back(each.thought);
  return thoughts;
}

}  // namespace

std::optional<std::size_t> turn_of_belle(const table::Table& table) {
  if (table.belle_to_move() == nullptr) return {};
  const auto changes_turn = [](const table::LogEntry& entry) {
    return std::holds_alternative<table::LoggedMove>(entry.what) ||
           std::holds_alternative<table::event::TakenBack>(entry.what);
  };
  const auto backwards = std::views::reverse(table.log());
  const auto last = std::ranges::find_if(backwards, changes_turn);
  return last == backwards.end() ? 0 : last->length;
}

std::int64_t slot_of(const table::Table& table, std::int64_t pace) {
  const auto* level = table::find_level(*table.settings().game, table.belle_to_move()->level);
  const std::int64_t whole = whole_slot(pace);
  return level == nullptr || level->slot == 0 ? whole : std::min(level->slot, whole);
}

BelleDesks::BelleDesks(LiveTables& tables, store::Thoughts& queue, const Environment& environment,
                       Metrics& metrics, std::unique_ptr<MoveFinder> move_finder, std::int64_t pace)
    : tables_(tables),
      queue_(queue),
      environment_(environment),
      metrics_(metrics),
      pace_(pace),
      move_finder_(std::move(move_finder)) {}

void BelleDesks::poll() {
  poll_again_ = true;
  if (polling_) return;
  while (poll_again_ && !polling_ && !closed_ && taken_ < move_finder_->threads()) {
    polling_ = true;
    poll_again_ = false;
    queue_.lease(move_finder_->threads() - taken_, [this](const store::Result<store::Leases>& got) {
      polling_ = false;
      if (closed_) return give_back(got ? thoughts_of(got->leased) : std::vector<store::Thought>());
      if (!got) return;
      metrics_.thoughts_waiting = got->waiting;
      for (const store::LeasedThought& leased : got->leased) begin(leased);
      if (poll_again_) poll();
    });
  }
}

void BelleDesks::begin(const store::LeasedThought& leased) {
  if (leased.again) ++metrics_.leases_expired;
  stop(leased.thought);  // a lease of ours that has ended
  const auto work =
      std::make_shared<Work>(Work{leased.thought, std::make_shared<std::atomic<bool>>(false),
                                  environment_.now(), leased.waited});
  work_[leased.thought] = work;
  ++taken_;
  tables_.read_newest(
      leased.thought.table, [this, work](const table::Table& table) { ask(work, table); },
      [this, work](const std::expected<void, Problem>&) { try_again(work); });
}

void BelleDesks::ask(const SharedWork& work, const table::Table& table) {
  if (*work->stopped) return;
  if (turn_of_belle(table) != work->thought.turn) {
    queue_.drop(work->thought);
    return forget(work);
  }
  work->slot = slot_of(table, pace_);
  const table::Match& match = *table.match();
  work->ply = match.ply();
  const table::Settings& settings = table.settings();
  move_finder_->ask(
      {std::string(settings.game->name()), settings.setup.edition, match.view(match.to_move()),
       table.belle_to_move()->level, environment_.new_number(), most_thinking(work->slot)},
      work->stopped, [this, work](const std::string& move, std::int64_t waited) {
        environment_.post([this, work, move, waited] { found(work, move, waited); });
      });
}

void BelleDesks::found(const SharedWork& work, const std::string& move, std::int64_t waited) {
  if (*work->stopped) return;
  const std::int64_t used = std::max<std::int64_t>(0, environment_.now() - work->began);
  const std::int64_t taken = until_slot_ends(work->slot, used - std::min(used, waited));
  if (taken == 0)
    leave_desk(work);
  else
    environment_.after(taken, [this, work] { leave_desk(work); });
  environment_.after(until_played(pace_, work->slot, work->waited + used, work->waited + waited),
                     [this, work, move] { play(work, move); });
}

void BelleDesks::play(const SharedWork& work, const std::string& move) {
  if (*work->stopped) return;
  tables_.submit(
      work->thought.table,
      [ply = work->ply, move](const table::Table& table) { return table.belle_plays(ply, move); },
      [this, work](const std::expected<void, Problem>& kept) {
        if (!kept) return try_again(work);
        ++metrics_.thoughts;
        ++metrics_.moves;
        forget(work);
      });
}

void BelleDesks::try_again(const SharedWork& work) {
  leave_desk(work);
  if (*work->stopped) return;
  environment_.after(kAskAgain, [this, work] {
    if (*work->stopped) return;
    forget(work);
    queue_.give_back({work->thought}, [this](const store::Result<void>&) { poll(); });
  });
}

void BelleDesks::stop(const store::Thought& thought) {
  if (const auto found = work_.find(thought); found != work_.end())
    forget(SharedWork(found->second));
}

void BelleDesks::forget(const SharedWork& work) {
  *work->stopped = true;
  leave_desk(work);
  if (const auto found = work_.find(work->thought); found != work_.end() && found->second == work)
    work_.erase(found);
}

// Called while something else is done at a table: the next thought begins after that.
void BelleDesks::leave_desk(const SharedWork& work) {
  if (!std::exchange(work->has_desk, false)) return;
  --taken_;
  environment_.post([this] { poll(); });
}

void BelleDesks::tick() {
  const table::Time now = environment_.now();
  if (std::abs(now - polled_) >= kPoll) {
    polled_ = now;
    poll();
  }
  if (work_.empty() || std::abs(now - renewed_) < kRenew) return;
  renewed_ = now;
  const auto held = std::views::keys(work_);
  queue_.renew({held.begin(), held.end()},
               [this, held = std::vector(held.begin(), held.end())](
                   const store::Result<std::vector<store::Thought>>& ours) {
                 if (!ours) return;
                 for (const store::Thought& thought : held)
                   if (std::ranges::find(*ours, thought) == ours->end()) stop(thought);
               });
}

void BelleDesks::close(std::function<void()> done) {
  closed_ = true;
  when_given_back_ = std::move(done);
  const auto held = std::views::keys(work_);
  std::vector<store::Thought> ours(held.begin(), held.end());
  for (const store::Thought& thought : ours) stop(thought);
  give_back(std::move(ours));
}

// What is being leased is given back when it is known.
void BelleDesks::give_back(std::vector<store::Thought> thoughts) {
  ++giving_back_;
  queue_.give_back(std::move(thoughts), [this](const store::Result<void>&) {
    if (--giving_back_ > 0 || polling_ || !when_given_back_) return;
    std::exchange(when_given_back_, nullptr)();
  });
}

}  // namespace belle::server
