#include "server/hall.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <utility>

#include "people/glicko.h"
#include "server/messages.h"

namespace belle::server {
namespace {

using table::Table;
using Clock = std::chrono::steady_clock;

// Milliseconds until something is tried again, or goes on without somebody.
constexpr std::int64_t kTryAgain = 1000;       // Belle's move was not kept
constexpr table::Time kTryClockAgain = 5000;   // it was not kept that time is over
constexpr std::int64_t kSettleAgain = 30000;   // a rating was not kept
constexpr table::Time kComeAndGo = 1000;       // between two times that who is there is news
constexpr std::int64_t kWaitForSalts = 10000;  // while somebody looks
constexpr std::size_t kMostResumed = 1000000;  // tables
constexpr std::size_t kMostSettled = 200;      // of the tables that ended last
// Tables that nobody looks at any more are kept for a moment: reading a journal takes a while.
constexpr std::size_t kMostJustLeft = 64;
constexpr table::Time kJustLeft = 10 * 1000;  // milliseconds

// What a person is told when the store fails.
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

// Belle may think for most of her pace. The rest is for what comes between: that she notices that
// her time is over, and that the house hears of it. So a thought that was cut short is heard with
// the same beat as one that was not, however long it waited before it began.
std::int64_t most_thinking(std::int64_t pace) { return pace * 8 / 10; }
std::int64_t most_until_told(std::int64_t pace) { return pace * 9 / 10; }

// How long a move waits for its beat, the first at which any thought would be there: this one took
// so long since the question, which waited so long before she began.
std::int64_t until_heard(std::int64_t pace, std::int64_t used, std::int64_t waited) {
  if (pace == 0) return 0;
  const std::int64_t ready = std::max(used, waited + most_until_told(pace));
  return (ready + pace - 1) / pace * pace - used;
}

table::Viewer seat_of(const Table& table, const Visitor& visitor) {
  return visitor.person ? table.seat_of(visitor.person->id) : std::nullopt;
}

double milliseconds_since(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

}  // namespace

store::Summary summary_of(const std::string& id, const Table& table, table::Time changed,
                          const table::Ratings& ratings) {
  store::Summary summary{id,
                         std::string(table.settings().game->name()),
                         table.stage() == table::Stage::Waiting   ? store::Summary::Stage::Waiting
                         : table.stage() == table::Stage::Playing ? store::Summary::Stage::Playing
                                                                  : store::Summary::Stage::Over,
                         table.settings().listed,
                         changed,
                         table::about(table, ratings),
                         table.persons()};
  for (const table::Chair& chair : table.chairs())
    if (chair.left.person != 0) summary.persons.push_back(chair.left.person);
  return summary;
}

Hall::Hall(const table::Games& games, store::Store& store, const Surroundings& world,
           Metrics& metrics, std::unique_ptr<Thinkers> thinkers, std::int64_t pace)
    : games_(games),
      store_(store),
      world_(world),
      metrics_(metrics),
      warnings_(world),
      pace_(pace),
      thinkers_(std::move(thinkers)) {}

Problem Hall::failed(const store::Failure& failure) {
  warnings_.say(failure);
  return in_words(failure);
}

Problem Hall::unreadable(const std::string& id, const Problem& fault) {
  warnings_.say("table " + id + " cannot be read: " + fault.reason);
  return {"table", "the table cannot be read", {}};
}

std::expected<void, Problem> Hall::load(const std::string& id, Room& room) {
  if (auto left = just_left_.extract(id); !left.empty()) {
    room.table.emplace(std::move(left.mapped().table));
    return {};
  }
  const auto journal = store_.journal(id);
  if (!journal) return std::unexpected(failed(journal.error()));
  auto table = Table::replay(games_, *journal);
  if (!table) return std::unexpected(unreadable(id, table.error()));
  room.table.emplace(*std::move(table));
  return {};
}

void Hall::keep_for_a_while(const std::string& id, Table table) {
  just_left_.insert_or_assign(id, Left{world_.now(), std::move(table)});
  if (just_left_.size() <= kMostJustLeft) return;
  const auto earlier = [](const auto& a, const auto& b) { return a.second.at < b.second.at; };
  just_left_.erase(std::ranges::min_element(just_left_, earlier));
}

void Hall::when_free(const std::string& id, Waiting waiting) {
  // A clock that runs keeps its room, so a new one has not gone on yet.
  const bool asleep = asleep_.erase(id) > 0 || (all_asleep_ && !rooms_.contains(id));
  Room& room = rooms_[id];
  metrics_.tables = rooms_.size();
  if (asleep) room.waiting.push_back(waking(id, [] {}));
  room.waiting.push_back(std::move(waiting));
  go_on(id, room);
}

// Whatever waited comes next; a table at which nobody is left is forgotten, its journal is not.
void Hall::go_on(const std::string& id, Room& room) {
  if (room.working) return;
  room.working = true;
  while (!room.writing && !room.waiting.empty()) {
    const Waiting next = std::move(room.waiting.front());
    room.waiting.pop_front();
    if (!room.table) {
      if (const auto loaded = load(id, room); !loaded) {
        next.failed(std::unexpected(loaded.error()));
        continue;
      }
    }
    next.work(room);
  }
  room.working = false;
  if (room.writing || !room.watchers.empty()) return;
  stop_thinking(room);
  if (room.table) room.deadline = room.table->clock().deadline();
  if (room.table) keep_for_a_while(id, *std::move(room.table));
  room.table.reset();
  if (room.deadline) return;
  rooms_.erase(id);
  metrics_.tables = rooms_.size();
}

void Hall::open(const table::Settings& settings, const std::vector<Decide>& first,
                Reply<std::string> reply) {
  const std::string id = world_.new_table_id();
  const table::Time now = world_.now();
  std::vector<table::Entry> journal;
  for (std::string& line : Table::opening(settings, world_.new_seed()))
    journal.push_back({now, std::move(line)});
  auto table = Table::replay(games_, journal);
  if (!table) return reply(std::unexpected(table.error()));
  for (const Decide& decide : first) {
    auto lines = decide(*table);
    if (!lines) return reply(std::unexpected(lines.error()));
    for (std::string& line : *lines) {
      journal.push_back({now, std::move(line)});
      if (const auto accepted = table->accept(journal.back()); !accepted)
        return reply(std::unexpected(unreadable(id, accepted.error())));
    }
  }
  Rated rated;
  store_.append({id, 0, std::move(journal), summary_of(id, *table, now, ratings(*table, rated))},
                [this, id, reply = std::move(reply)](const store::Result<void>& kept) {
                  world_.post([this, id, kept, reply] {
                    if (!kept) ++metrics_.failed_writes;
                    if (!kept) return reply(std::unexpected(failed(kept.error())));
                    reply(id);
                  });
                });
}

void Hall::wish(const std::string& id, Decide decide, const Reply<void>& reply) {
  when_free(id, {[this, id, decide = std::move(decide), reply](Room& room) {
                   const auto lines = decide(*room.table);
                   if (!lines) return reply(std::unexpected(lines.error()));
                   if (!lines->empty()) return write(id, room, *lines, reply);
                   reply({});
                   tell(id, room, To::WhoeverMissedSomething);
                 },
                 reply});
}

void Hall::look(const std::string& id, std::function<void(Table&)> use, Reply<void> failed) {
  when_free(id, {[use = std::move(use)](Room& room) { use(*room.table); }, std::move(failed)});
}

void Hall::write(const std::string& id, Room& room, const table::Lines& lines, Reply<void> reply) {
  const table::Time now = world_.now();
  const std::size_t before = room.table->length();
  std::vector<table::Entry> entries;
  for (const std::string& line : lines) {
    entries.push_back({now, line});
    if (const auto accepted = room.table->accept(entries.back()); !accepted) {
      const Problem problem = unreadable(id, accepted.error());
      load_again(id, room);
      return reply(std::unexpected(problem));
    }
  }
  room.writing = true;
  const auto start = Clock::now();
  store_.append(
      {id, before, std::move(entries),
       summary_of(id, *room.table, now, ratings(*room.table, room.rated))},
      [this, id, start, before, reply = std::move(reply)](const store::Result<void>& kept) {
        world_.post([this, id, start, before, kept, reply] {
          metrics_.wrote(milliseconds_since(start));
          written(id, kept, reply, before);
        });
      });
}

void Hall::written(const std::string& id, const store::Result<void>& kept, const Reply<void>& reply,
                   std::size_t before) {
  Room& room = rooms_.find(id)->second;
  room.writing = false;
  room.working = true;  // whoever is answered may wish something at once, and must find the room
  if (kept) {
    reply({});
    if (room.table->stage() == table::Stage::Over) settle(id, *room.table);
    tell(id, room, To::Everybody);
    attend(id, room);
  } else {
    ++metrics_.failed_writes;
    const Problem problem = failed(kept.error());
    load_again(id, room);
    reply(std::unexpected(problem));
    // Another house may have written; else everything is as everybody was told.
    if (room.table && room.table->length() != before) {
      tell(id, room, To::Everybody);
      attend(id, room);
    }
  }
  room.working = false;
  go_on(id, room);
}

void Hall::load_again(const std::string& id, Room& room) {
  room.deadline = world_.now();  // if it cannot be read, its clock is looked at when it can
  room.table.reset();
  (void)load(id, room);
}

// Listed tables between named persons are rated, once.
void Hall::settle(const std::string& id, const Table& table) {
  const auto finishers = table.finishers();
  if (!table.settings().listed || finishers.empty()) return;
  std::vector<store::PersonId> persons;
  std::vector<int> places;
  for (const table::Finisher& finisher : finishers) {
    if (!finisher.who.named) return;
    persons.push_back(finisher.who.person);
    places.push_back(static_cast<int>(finisher.rank) + 1);
  }
  store_.settle(id, std::string(table.settings().game->name()), persons,
                people::by_places(places, world_.now()),
                [this, id](const store::Result<void>& kept) {
                  world_.post([this, id, kept] {
                    if (!kept) warnings_.say(kept.error());
                    if (!kept && is_trouble(kept.error())) settle_later(id);
                    if (const auto room = rooms_.find(id); room != rooms_.end())
                      room->second.rated = {};
                  });
                });
}

void Hall::settle_later(const std::string& id) {
  if (!unsettled_.insert(id).second) return;
  world_.after(kSettleAgain, [this, id] {
    unsettled_.erase(id);
    settle_if_over(id);
  });
}

void Hall::settle_if_over(const std::string& id) {
  look(
      id, [this, id](const Table& table) { settle(id, table); },
      [this, id](const std::expected<void, Problem>& read) {
        if (read.error().field == "server") settle_later(id);
      });
}

void Hall::watch(const std::shared_ptr<Visitor>& visitor, const std::string& id,
                 const Reply<void>& reply, std::size_t most) {
  const auto is_neighbour = [visitor](const std::shared_ptr<Visitor>& other) {
    return other != visitor && other->address == visitor->address;
  };
  when_free(id, {[this, visitor, id, reply, most, is_neighbour](Room& room) {
                   if (!visitor->here) return;
                   if (std::ranges::count_if(room.watchers, is_neighbour) >=
                       static_cast<std::ptrdiff_t>(std::min<std::size_t>(most, PTRDIFF_MAX)))
                     return reply(table::refuse("table", "too many of you look at this table"));
                   room.watchers.insert(visitor);
                   visitor->watching[id] = 0;
                   reply({});
                   tell(id, room, To::WhoeverMissedSomething);
                   attend(id, room);
                 },
                 reply});
}

void Hall::leave(const std::shared_ptr<Visitor>& visitor, const std::string& id) {
  visitor->watching.erase(id);
  const auto found = rooms_.find(id);
  if (found == rooms_.end()) return;
  Room& room = found->second;
  if (room.watchers.erase(visitor) == 0) return;
  // Where something is being done, everybody is told when it is done.
  if (!room.working && !room.writing && room.table) tell(id, room, To::WhoeverMissedSomething);
  go_on(id, room);
}

// Spectators who come and go are no news, and players only once in a while, or one of them could
// fill everybody's line.
void Hall::tell(const std::string& id, Room& room, To whom) {
  const table::Time now = world_.now();
  std::vector<bool> online(room.table->chairs().size(), false);
  for (const auto& visitor : room.watchers)
    if (const table::Viewer seat = seat_of(*room.table, *visitor)) online[index(*seat)] = true;
  if (room.online != online && std::abs(now - room.online_told) >= kComeAndGo) {
    room.online_told = now;
    whom = To::Everybody;
  }
  if (whom == To::Everybody) room.online = online;
  room.online_changed = room.online != online;
  // Those who see the same are told the same.
  std::map<std::pair<table::Viewer, std::size_t>, std::shared_ptr<const std::string>> texts;
  for (const auto& visitor : room.watchers) {
    std::size_t& since = visitor->watching[id];
    if (whom == To::WhoeverMissedSomething && since == room.table->length()) continue;
    const table::Viewer viewer = seat_of(*room.table, *visitor);
    auto& text = texts[{viewer, since}];
    if (!text)
      text = std::make_shared<const std::string>(table_message(
          id, *room.table, viewer, since, now, room.online, ratings(*room.table, room.rated)));
    visitor->line->send(text);
    since = room.table->length();
  }
}

void Hall::attend(const std::string& id, Room& room) {
  if (!room.table->waits_for_salts())
    room.deals_at.reset();
  else if (!room.deals_at)
    room.deals_at = world_.now() + kWaitForSalts;
  const table::Chair* belle = room.table->belle_to_move();
  const std::size_t ply = belle == nullptr ? 0 : room.table->match()->ply();
  if (room.thinking && (belle == nullptr || room.thinking->ply != ply)) stop_thinking(room);
  if (belle == nullptr || room.thinking || room.watchers.empty()) return;
  const Thinking thinking{std::make_shared<std::atomic<bool>>(false), ply, world_.now()};
  room.thinking = thinking;
  thinkers_->ask(
      {*room.table, belle->level, world_.new_number(), most_thinking(pace_)}, thinking.stopped,
      [this, id, thinking](const std::string& move, std::int64_t waited) {
        world_.post([this, id, thinking, move, waited] { thought(id, thinking, move, waited); });
      });
}

void Hall::thought(const std::string& id, const Thinking& thinking, const std::string& move,
                   std::int64_t waited) {
  if (*thinking.stopped) return;
  const std::int64_t used = std::max<std::int64_t>(0, world_.now() - thinking.asked);
  world_.after(until_heard(pace_, used, waited), [this, id, thinking, move] {
    if (*thinking.stopped) return;
    rooms_.find(id)->second.thinking.reset();
    wish(
        id, [ply = thinking.ply, move](const Table& table) { return table.belle_plays(ply, move); },
        [this, id](const std::expected<void, Problem>& kept) {
          if (kept) ++metrics_.thoughts;
          if (kept) ++metrics_.moves;
          if (!kept) attend_later(id);
        });
  });
}

// When her move was not kept, or the table cannot be read just now.
void Hall::attend_later(const std::string& id) {
  world_.after(kTryAgain, [this, id] {
    if (!rooms_.contains(id)) return;
    when_free(id, {[this, id](Room& room) { attend(id, room); },
                   [this, id](const std::expected<void, Problem>&) { attend_later(id); }});
  });
}

void Hall::stop_thinking(Room& room) {
  if (room.thinking) *room.thinking->stopped = true;
  room.thinking.reset();
}

void Hall::look_at_the_clocks() {
  const table::Time now = world_.now();
  std::erase_if(just_left_, [now](const auto& each) { return now - each.second.at >= kJustLeft; });
  std::vector<std::string> late;
  for (const auto& [id, room] : rooms_) {
    if (room.writing || all_asleep_ || asleep_.contains(id)) continue;
    const auto deadline = room.table ? room.table->clock().deadline() : room.deadline;
    const bool waits = room.tried && std::abs(now - *room.tried) < kTryClockAgain;
    if (deadline && *deadline <= now && !waits) late.push_back(id);
  }
  for (const std::string& id : late)
    wish(
        id, [now](const Table& table) { return table.time_over(now); },
        [this, id, now](const std::expected<void, Problem>& kept) {
          if (const auto room = rooms_.find(id); room != rooms_.end() && !kept)
            room->second.tried = now;
        });
  deal_where_salts_are_late(now);
  for (auto& [id, room] : rooms_)
    if (room.online_changed && room.table && !room.writing)
      tell(id, room, To::WhoeverMissedSomething);
}

// A page that never answers holds nobody up; if the deal is not kept, it is tried again later.
void Hall::deal_where_salts_are_late(table::Time now) {
  std::vector<std::string> late;
  for (auto& [id, room] : rooms_) {
    if (room.watchers.empty()) room.deals_at.reset();  // whoever comes back has the whole time
    if (!room.deals_at || *room.deals_at > now || !room.table || room.writing) continue;
    room.deals_at = now + kWaitForSalts;
    late.push_back(id);
  }
  for (const std::string& id : late)
    wish(
        id, [](const Table& table) { return table.deal_without_the_rest(); },
        [](const std::expected<void, Problem>&) {});
}

void Hall::resume() {
  const bool again = std::exchange(all_asleep_, false);
  const auto playing = store_.tables(store::Summary::Stage::Playing, false, kMostResumed);
  const auto over = store_.tables(store::Summary::Stage::Over, true, kMostSettled);
  if (!playing || !over) {
    warnings_.say((playing ? over : playing).error());
    all_asleep_ = true;
    return world_.after(kTryAgain, [this] { resume(); });
  }
  for (const store::Summary& summary : *playing)
    if (!again || !rooms_.contains(summary.table)) asleep_.insert(summary.table);
  wake_next();
  for (const store::Summary& summary : *over) settle_if_over(summary.table);
}

// One table at a time is in memory, and whoever comes meanwhile is served.
void Hall::wake_next() {
  if (asleep_.empty()) return;
  const std::string id = *asleep_.begin();
  asleep_.erase(id);
  when_free(id, waking(id, [this] { world_.post([this] { wake_next(); }); }));
}

Hall::Waiting Hall::waking(const std::string& id, std::function<void()> then) {
  const Reply<void> woken = [this, id,
                             then = std::move(then)](const std::expected<void, Problem>& kept) {
    if (!kept && kept.error().field == "server") {
      asleep_.insert(id);
      if (std::exchange(wakes_later_, true)) return;
      return world_.after(kTryAgain, [this] {
        wakes_later_ = false;
        wake_next();
      });
    }
    then();
  };
  return {[this, id, woken](Room& room) {
            if (!room.table->clock().deadline()) return woken({});
            write(id, room, Table::resumed(), woken);
          },
          woken};
}

bool Hall::somebody_sits_at(std::string_view id) const {
  const auto found = rooms_.find(id);
  if (found == rooms_.end() || !found->second.table) return false;
  const Room& room = found->second;
  return std::ranges::any_of(room.watchers, [&](const auto& visitor) {
    return seat_of(*room.table, *visitor).has_value();
  });
}

const table::Ratings& Hall::ratings(const Table& table, Rated& rated) const {
  std::vector<store::PersonId> persons;
  for (const table::Chair& chair : table.chairs())
    persons.push_back(chair.who.named ? chair.who.person : 0);
  if (std::exchange(rated.persons, persons) == persons) return rated.ratings;
  rated.ratings.clear();
  for (const store::PersonId person : persons) {
    auto& rating = rated.ratings.emplace_back();
    if (person == 0) continue;
    if (const auto known = store_.rating_of(person, table.settings().game->name()); known && *known)
      rating = static_cast<int>(std::lround((*known)->rating));
  }
  return rated.ratings;
}

}  // namespace belle::server
