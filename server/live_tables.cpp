#include "server/live_tables.h"

#include <algorithm>
#include <chrono>
#include <string_view>
#include <utility>

namespace belle::server {
namespace {

using table::Table;
using Clock = std::chrono::steady_clock;
using Entries = store::Result<std::vector<table::Entry>>;

// Tables that no client watches any more are kept for a moment: reading a journal takes a while.
constexpr std::size_t kMostJustLeft = 64;
constexpr table::Time kJustLeft = 10000;  // milliseconds
constexpr int kMostTries = 20;            // where another server was first

// What a client is told when the store fails.
Problem in_words(const store::Failure& failure) {
  using Kind = store::Failure::Kind;
  switch (failure.kind) {
    case Kind::Conflict:
      return {"table", "the table has moved on: look again", {}};
    case Kind::Missing:
      return {"table", "there is no such table", {}};
    case Kind::Full:
      return {"server", "the server's disk is full: nothing was changed, try again later", {}};
    case Kind::Busy:
      return {"server", "the server's records are locked: nothing was changed, try again", {}};
    default:
      return {"server", "the server's records fail just now: nothing was changed, try again", {}};
  }
}

// Another server's lines could not be read, or not understood: the operator is told which.
const Problem kUnreadNow = {"server", "the table cannot be read just now: try again", {}};

double milliseconds_since(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

}  // namespace

store::Summary summary_of(const std::string& id, const Table& table, table::Time changed,
                          const table::Ratings& ratings) {
  const table::Settings& settings = table.settings();
  const table::Seating& seating = table.seating();
  store::Summary summary{id,
                         std::string(settings.game->name()),
                         seating.stage == table::Stage::Waiting   ? store::Summary::Stage::Waiting
                         : seating.stage == table::Stage::Playing ? store::Summary::Stage::Playing
                                                                  : store::Summary::Stage::Over,
                         settings.listed,
                         changed,
                         table::about(table, ratings),
                         seating.persons()};
  for (const table::Chair& chair : seating.chairs)
    if (chair.left.person != 0) summary.persons.push_back(chair.left.person);
  return summary;
}

std::optional<store::Deadline> deadline_of(const Table& table) {
  const table::Clock& clock = table.clock();
  const auto at = clock.deadline();
  return at ? std::optional(store::Deadline{*at, clock.grace()}) : std::nullopt;
}

LiveTables::LiveTables(const table::Games& games, store::Store& store, const std::string& house_key,
                       const Environment& environment, Metrics& metrics, Warnings& warnings,
                       Followers& followers, store::Presence* presence,
                       std::unique_ptr<MoveFinder> move_finder, std::int64_t pace)
    : games_(games),
      store_(store),
      environment_(environment),
      metrics_(metrics),
      warnings_(warnings),
      followers_(followers),
      presence_(presence),
      shared_(presence != nullptr),
      ratings_(*this, store, environment, warnings),
      clocks_(*this, store, environment, warnings, shared_),
      belle_(*this, store, house_key, environment, metrics, std::move(move_finder), pace) {}

Problem LiveTables::failed(const store::Failure& failure, const std::string& id) {
  warnings_.say(failure, id);
  return in_words(failure);
}

Problem LiveTables::unreadable(const std::string& id, const Problem& fault) {
  warnings_.say({Level::Warning, "the table cannot be read: " + fault.reason, id});
  return {"table", "the table cannot be read", {}};
}

void LiveTables::with_ratings(const std::string& id, LiveTable& live, const Table& table,
                              std::function<void()> then) {
  if (GameRatings::are_of(live.rated, table)) return then();
  ratings_.read(table, [this, id, then = std::move(then)](RatedPersons rated) {
    find(id)->rated = std::move(rated);
    then();
  });
}

void LiveTables::load(const std::string& id, LiveTable& live) {
  live.waiting = true;
  if (auto left = just_left_.extract(id); !left.empty())
    return loaded(id, std::move(left.mapped().table));
  store_.journal(id, 0, [this, id](const Entries& journal) {
    if (!journal) return loaded(id, std::unexpected(failed(journal.error(), id)));
    auto table = Table::replay(games_, *journal);
    if (!table) return loaded(id, std::unexpected(unreadable(id, table.error())));
    loaded(id, *std::move(table));
  });
}

void LiveTables::loaded(const std::string& id, std::expected<Table, Problem> table) {
  LiveTable& live = *find(id);
  if (!table)
    return go_on(id, [&](LiveTable&) {
      for (const Task& task : std::exchange(live.tasks, {}))
        task.failed(std::unexpected(table.error()));
    });
  live.table.emplace(*std::move(table));
  with_ratings(id, live, *live.table, [this, id, &live] {
    if (!live.watchers.empty()) {  // it could not be read before
      broadcast(id, live, After::Write);
      schedule(id, live);
    }
    live.waiting = false;
    do_tasks(id, live);
  });
}

void LiveTables::go_on(const std::string& id, const std::function<void(LiveTable&)>& act) {
  LiveTable& live = *find(id);
  live.waiting = false;
  live.working = true;  // who is answered may ask for more at once, and must find the table
  act(live);
  live.working = false;
  do_tasks(id, live);
}

void LiveTables::keep_for_a_while(const std::string& id, Table table) {
  if (shared_) return;  // others may write meanwhile
  just_left_.insert_or_assign(id, Left{environment_.now(), std::move(table)});
  if (just_left_.size() <= kMostJustLeft) return;
  const auto earlier = [](const auto& a, const auto& b) { return a.second.at < b.second.at; };
  just_left_.erase(std::ranges::min_element(just_left_, earlier));
}

LiveTable* LiveTables::find(std::string_view id) {
  const auto found = tables_.find(id);
  return found == tables_.end() ? nullptr : &found->second;
}

void LiveTables::when_free(const std::string& id, Task task) {
  LiveTable& live = tables_[id];
  metrics_.tables = tables_.size();
  live.tasks.push_back(std::move(task));
  do_tasks(id, live);
}

// A table that no client watches is forgotten when all is done there; its journal is not.
void LiveTables::do_tasks(const std::string& id, LiveTable& live) {
  if (live.working) return;
  live.working = true;
  while (!live.waiting && !live.tasks.empty()) {
    if (!live.table) {
      load(id, live);
      continue;
    }
    if (live.tasks.front().wakes_clock && clocks_.stands_still(live)) {
      clocks_.wake(id, live);
      continue;
    }
    const Task next = std::move(live.tasks.front());
    live.tasks.pop_front();
    next.work(live);
  }
  live.working = false;
  if (live.waiting || !live.watchers.empty()) return;
  if (std::exchange(live.followed, false)) store_.unfollow(id);
  tell_elsewhere(id, live, {});
  live.elsewhere.clear();
  belle_.stop_thinking(id, live);
  if (live.table) clocks_.forget_table(id, *live.table);
  if (live.table) keep_for_a_while(id, *std::move(live.table));
  tables_.erase(id);
  metrics_.tables = tables_.size();
}

void LiveTables::open(const table::Settings& settings, const std::vector<Decide>& first,
                      Reply<std::string> reply) {
  const std::string id = environment_.new_table_id();
  const table::Time now = environment_.now();
  table::Events events = Table::opening(settings, environment_.new_seed());
  auto draft = Table::draft(games_, events, now);
  if (!draft) return reply(std::unexpected(draft.error()));
  for (const Decide& decide : first) {
    const auto decided = decide(*draft);
    if (!decided) return reply(std::unexpected(decided.error()));
    for (const table::Event& event : *decided) {
      events.push_back(event);
      if (const auto applied = draft->apply(event, now); !applied)
        return reply(std::unexpected(unreadable(id, applied.error())));
    }
  }
  auto entries = draft->entries(events, now);
  const auto table = std::make_shared<const Table>(*std::move(draft));
  ratings_.read(*table, [this, id, now, table, entries = std::move(entries),
                         reply = std::move(reply)](const RatedPersons& rated) mutable {
    const auto summary =
        std::make_shared<const store::Summary>(summary_of(id, *table, now, rated.ratings));
    const std::size_t length = entries.size();
    store_.append({id, 0, std::move(entries), *summary, deadline_of(*table)},
                  [this, id, summary, length, reply](const store::Result<void>& kept) {
                    if (!kept) ++metrics_.failed_writes;
                    if (!kept) return reply(std::unexpected(failed(kept.error(), id)));
                    reply(id);
                    followers_.tell(*summary, length);
                  });
  });
}

void LiveTables::submit(const std::string& id, Decide decide, const Reply<void>& reply) {
  when_free(id, {[this, id, decide = std::move(decide), reply](LiveTable& live) {
                   fulfil(id, live, {decide, reply});
                 },
                 reply});
}

void LiveTables::fulfil(const std::string& id, LiveTable& live, const Wish& wish) {
  if (!live.table) return wish.reply(std::unexpected(kUnreadNow));
  const auto events = wish.decide(*live.table);
  if (!events && (!shared_ || wish.newest)) return wish.reply(std::unexpected(events.error()));
  if (!events)
    return catch_up(id, live, CatchUp::Refusal, [this, id, wish](LiveTable& found) {
      fulfil(id, found, {wish.decide, wish.reply, true, wish.tries});
    });
  if (events->empty()) {
    wish.reply({});
    return broadcast(id, live, After::ComingOrGoing);
  }
  Act again;
  if (shared_ && wish.tries < kMostTries)
    again = [this, id, wish](LiveTable& found) {
      ++metrics_.conflicts;
      fulfil(id, found, {wish.decide, wish.reply, false, wish.tries + 1});
    };
  keep(id, live, *events, environment_.now(), wish.reply, std::move(again));
}

void LiveTables::read_newest(const std::string& id, const std::function<void(Table&)>& use,
                             const Reply<void>& failed) {
  when_free(id, of_newest(id, {[use](LiveTable& live) { use(*live.table); }, failed}));
}

void LiveTables::read(const std::string& id, std::function<void(Table&)> use, Reply<void> failed) {
  when_free(id, {[use = std::move(use)](LiveTable& live) { use(*live.table); }, std::move(failed)});
}

void LiveTables::keep(const std::string& id, LiveTable& live, const table::Events& events,
                      table::Time at, Reply<void> reply, Act again) {
  const table::Time now = live.table->time_of_next(at);
  auto applied = live.table->after(events, now);
  if (!applied) return reply(std::unexpected(unreadable(id, applied.error())));
  const auto change =
      std::make_shared<Change>(Change{id, *std::move(applied), live.table->entries(events, now),
                                      now, std::move(reply), std::move(again)});
  const auto turn = turn_of_belle(*live.table);
  change->ends_turn = turn && turn != turn_of_belle(change->next);
  live.waiting = true;
  with_ratings(id, live, change->next, [this, &live, change] {
    change->summary = summary_of(change->id, change->next, change->at, live.rated.ratings);
    change->asked = Clock::now();
    const std::size_t length = live.table->length();
    store_.append(
        {change->id, length, std::move(change->entries), change->summary, deadline_of(change->next),
         change->ends_turn, change->next.is_news(Seat(0), length)},
        [this, change](const store::Result<void>& kept) { written(*change, kept); });
  });
}

void LiveTables::note_deadline(const std::string& id, const LiveTable& live) {
  const Table& table = *live.table;
  store_.append({id,
                 table.length(),
                 {},
                 summary_of(id, table, table.changed(), live.rated.ratings),
                 deadline_of(table),
                 false},
                [](const store::Result<void>&) {});  // if it was not kept, it is asked for again
}

// Nothing was different until now: what is kept is the table, and told; what is not has never been.
void LiveTables::written(Change& change, const store::Result<void>& kept) {
  metrics_.writes.took(milliseconds_since(change.asked));
  if (!kept) {
    const bool others_were_first = kept.error().kind == store::Failure::Kind::Conflict;
    if (!others_were_first || !change.again) ++metrics_.failed_writes;
    const Problem problem = failed(kept.error(), change.id);
    return catch_up(change.id, *find(change.id),
                    others_were_first ? CatchUp::Conflict : CatchUp::Failure,
                    [again = others_were_first ? change.again : Act{}, problem,
                     reply = change.reply](LiveTable& live) {
                      if (again) return again(live);
                      reply(std::unexpected(problem));
                    });
  }
  go_on(change.id, [&](LiveTable& live) {
    const std::size_t before = live.table->length();
    live.table = std::move(change.next);
    change.reply({});
    if (live.table->stage() == table::Stage::Over) ratings_.rate_game(change.id, *live.table);
    broadcast(change.id, live, After::Write);
    if (live.table->is_news(Seat(0), before)) followers_.tell(change.summary, live.table->length());
    schedule(change.id, live);
  });
}

// Unless another server has written, everything is as the watchers were told.
void LiveTables::catch_up(const std::string& id, LiveTable& live, CatchUp why, const Act& then) {
  ++metrics_.catch_ups[static_cast<std::size_t>(why)];
  live.waiting = true;
  const std::size_t before = live.table->length();
  store_.journal(id, before, [this, id, before, then](const Entries& since) {
    LiveTable& found = *find(id);
    read_on(id, found, since);
    const auto told = [this, id, before, then] {
      go_on(id, [&](LiveTable& caught_up) {
        then(caught_up);
        if (!caught_up.table || caught_up.table->length() == before) return;
        broadcast(id, caught_up, After::Write);
        schedule(id, caught_up);
      });
    };
    if (!found.table) return told();
    with_ratings(id, found, *found.table, told);
  });
}

Task LiveTables::of_newest(const std::string& id, const Task& task) {
  if (!shared_) return task;
  return {[this, id, task](LiveTable& live) {
            catch_up(id, live, CatchUp::Coming, [task](LiveTable& found) {
              if (found.table) return task.work(found);
              task.failed(std::unexpected(kUnreadNow));
            });
          },
          task.failed};
}

void LiveTables::grown_elsewhere(const std::string& id, std::size_t length) {
  const LiveTable* live = find(id);
  if (live == nullptr || (live->table && live->table->length() >= length)) return;
  const auto told = [this, since = Clock::now()](LiveTable&) {
    metrics_.notices.took(milliseconds_since(since));
  };
  when_free(id, {[this, id, length, told](LiveTable& found) {
                   if (found.table->length() < length) catch_up(id, found, CatchUp::Notice, told);
                 },
                 [](const std::expected<void, Problem>&) {}});
}

void LiveTables::read_on(const std::string& id, LiveTable& live, const Entries& since) {
  std::expected<void, Problem> read;
  if (!since) read = std::unexpected(failed(since.error(), id));
  for (std::size_t i = 0; read && i < since->size(); ++i) {
    read = live.table->accept((*since)[i]);
    if (!read) unreadable(id, read.error());
  }
  if (read) return;
  live.table.reset();
  live.deadline = environment_.now();  // its clock is checked when it can be read
}

void LiveTables::schedule(const std::string& id, LiveTable& live) {
  clocks_.await_salts(live);
  belle_.schedule_belle(id, live);
}

void LiveTables::check_clocks() {
  const table::Time now = environment_.now();
  std::erase_if(just_left_, [now](const auto& each) { return now - each.second.at >= kJustLeft; });
  clocks_.check(now);
  for (auto& [id, live] : tables_)
    if (live.online_changed && live.table && !live.waiting)
      broadcast(id, live, After::ComingOrGoing);
}

void LiveTables::tick() {
  check_clocks();
  belle_.tick();
}

}  // namespace belle::server
