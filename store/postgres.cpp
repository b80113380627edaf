#include "store/postgres.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/text.h"
#include "store/postgres/attendance.h"
#include "store/postgres/clocks.h"
#include "store/postgres/contents.h"
#include "store/postgres/destination.h"
#include "store/postgres/heartbeat.h"
#include "store/postgres/news.h"
#include "store/postgres/persons.h"
#include "store/postgres/reader.h"
#include "store/postgres/schema.h"
#include "store/postgres/tables.h"
#include "store/postgres/thoughts.h"
#include "store/postgres/tries.h"
#include "store/postgres/writer.h"

namespace belle::store {
namespace {

using postgres::Connection;
using postgres::Question;
using postgres::Rows;
using postgres::Value;

std::int64_t limit(std::size_t most) {
  return static_cast<std::int64_t>(std::min<std::size_t>(most, INT64_MAX));
}

std::optional<Person> read_person(const Rows& rows) {
  if (rows.size() == 0) return {};
  return Person{.id = rows.whole(0, 0), .name = rows.text(0, 1), .named = rows.whole(0, 2) != 0};
}

// What a server says and hears of people; it may outlive the store, but then it asks nothing more.
class PostgresPresence final : public Presence {
 public:
  PostgresPresence(std::shared_ptr<postgres::Attendance> attendance, Elsewhere heard,
                   std::function<void(Question)> ask)
      : attendance_(std::move(attendance)), ask_(std::move(ask)) {
    attendance_->enter(std::move(heard));
  }
  ~PostgresPresence() override { attendance_->leave(); }
  PostgresPresence(const PostgresPresence&) = delete;
  PostgresPresence& operator=(const PostgresPresence&) = delete;

  void watch(const std::string& table, std::vector<Watcher> here) override {
    attendance_->watch(table, std::move(here));
  }
  void follow(PersonId person) override { attendance_->follow(person); }
  void unfollow(PersonId person) override { attendance_->unfollow(person); }
  void attended(const std::vector<Summary>& tables, Done<std::vector<std::string>> done) override {
    ask_(attendance_->attended(tables, std::move(done)));
  }

 private:
  std::shared_ptr<postgres::Attendance> attendance_;
  std::function<void(Question)> ask_;
};

class PostgresStore final : public Store {
 public:
  PostgresStore(const postgres::Address& address, const postgres::Patience& patience,
                NameRule names, const std::string& node, Connection& first)
      : address_(address),
        node_(node),
        names_(std::move(names)),
        heartbeat_(address, node, first),
        attendance_(std::make_shared<postgres::Attendance>(node)),
        news_(address, node, *attendance_,
              [this](Question question) { reader_.add(std::move(question)); }),
        writer_(address, patience),
        reader_(address, patience) {}
  // The writer tells what it writes to the last, so news end after it.
  ~PostgresStore() override { news_.stop_listening(); }
  PostgresStore(const PostgresStore&) = delete;
  PostgresStore& operator=(const PostgresStore&) = delete;

  void follow(const std::string& table) override { news_.follow(table); }
  void unfollow(const std::string& table) override { news_.unfollow(table); }
  std::optional<HouseTime> time() const override { return heartbeat_.time(); }
  std::unique_ptr<Thoughts> share_thoughts(std::function<void()> come) override {
    return std::make_unique<postgres::SharedThoughts>(
        address_, node_, [this](Question question) { reader_.add(std::move(question)); },
        std::move(come));
  }

  State state() const override {
    State state;
    state.answers = news_.speaks();
    state.hears = news_.hears();
    state.servers = news_.servers();
    const auto here = std::chrono::floor<std::chrono::milliseconds>(
        std::chrono::system_clock::now().time_since_epoch());
    state.clock_offset = static_cast<double>(heartbeat_.time().now - here.count()) / 1000;
    return state;
  }
  std::unique_ptr<Presence> enter(Elsewhere heard) override {
    auto presence = std::make_unique<PostgresPresence>(
        attendance_, std::move(heard),
        [this](Question question) { reader_.add(std::move(question)); });
    news_.start();
    return presence;
  }

  // What was read may lead to a write, so the writer is asked when the reader is done.
  void flush(std::function<void()> done) override {
    reader_.add({.values = {}, .done = [this, done = std::move(done)](const auto&) {
                   write([](Connection&, bool) {}, [done](const Result<void>&) { done(); });
                 }});
  }

  // Tables.

  void append(Append append, Done<void> done) override {
    auto told = [this, table = append.table,
                 persons = append.is_news ? append.summary.persons : std::vector<PersonId>(),
                 done = std::move(done)](const Result<void>& kept) {
      if (kept) news_.wrote(table, persons);
      done(kept);
    };
    writer_.add({.append = std::move(append), .act = {}, .done = std::move(told)});
  }

  // The database holds no other texts: nothing that a client makes up is there.
  void journal(std::string table, std::size_t since, Done<std::vector<Entry>> done) override {
    if (!is_plain_text(table))
      return done(std::unexpected(Failure{Failure::Kind::Missing, "there is no such table"}));
    const Connection::Values values{table, limit(since)};
    read(std::move(done), postgres::journal_sql(), values,
         [table = std::move(table), since](const Rows& rows) {
           return postgres::read_journal(rows, table, since);
         });
  }

  void list(Summary::Stage stage, bool only_listed, std::size_t most,
            Done<std::vector<Summary>> done) override {
    read(std::move(done), postgres::list_sql(stage), {Value::truth(only_listed), limit(most)},
         postgres::read_summaries);
  }

  void list_of(PersonId person, Time until, std::size_t most,
               Done<std::vector<Summary>> done) override {
    read(std::move(done), postgres::list_of_sql(), {person, until, limit(most)},
         postgres::read_summaries);
  }

  void count_unfinished(PersonId person, Time since, Done<std::size_t> done) override {
    read(std::move(done), postgres::count_unfinished_sql(), {person, since},
         [](const Rows& rows) { return static_cast<std::size_t>(rows.whole(0, 0)); });
  }

  // Clocks. Deadlines are taken by the reader: no write waits for it, and nothing is lost with it.

  void take_due(DueQuestion question, Done<Due> done) override {
    read(std::move(done), postgres::take_due_sql(),
         {question.opened, question.until, question.again, limit(question.most)},
         [question](const Rows& rows) { return postgres::read_due(rows, question); });
  }

  // People.

  void add_guest(std::string name, std::string session, Time at, Done<Person> done) override {
    auto guest = std::make_shared<Person>();
    write([=](Connection& connection,
              bool again) { *guest = postgres::add_guest(connection, name, session, at, again); },
          [guest, done = std::move(done)](const Result<void>& added) {
            if (added)
              done(*guest);
            else
              done(std::unexpected(added.error()));
          });
  }

  void rename_guest(PersonId person, std::string name, Done<void> done) override {
    write([=, this](Connection& connection,
                    bool) { postgres::rename_guest(connection, person, name, news_.speaker()); },
          std::move(done));
  }

  void claim_name(PersonId person, std::string name, std::string password_hash, std::string asking,
                  Session session, Done<void> done) override {
    write(
        [=, this](Connection& connection, bool again) {
          postgres::claim_name(connection, person, {name, names_.skeletons(name), password_hash},
                               asking, session, news_.speaker(), again);
        },
        std::move(done));
  }

  void add_session(Password password, Session session, Done<void> done) override {
    write(
        [=](Connection& connection, bool) { postgres::add_session(connection, password, session); },
        std::move(done));
  }

  void end_session(std::string session, Done<void> done) override {
    write([=, this](Connection& connection,
                    bool) { postgres::end_session(connection, session, news_.speaker()); },
          std::move(done));
  }

  void forget(Time sessions_before, Time guests_before, Done<void> done) override {
    forget_after(0, sessions_before, guests_before, std::move(done));
  }

  void person_of(std::string session, Done<std::optional<Person>> done) override {
    read(std::move(done),
         "SELECT id, name, key IS NOT NULL FROM sessions JOIN persons ON id = person"
         " WHERE hash = $1::text",
         {session}, read_person);
  }

  void person(PersonId id, Done<Person> done) override {
    read(std::move(done), "SELECT id, name, key IS NOT NULL FROM persons WHERE id = $1::int8", {id},
         [id](const Rows& rows) {
           auto found = read_person(rows);
           if (!found)
             throw Refused(Failure::Kind::Missing,
                           "there is no person with the number " + std::to_string(id));
           return *std::move(found);
         });
  }

  // By how many skeletons they share, and the one whose name it is before all.
  void password_of(std::string name, Done<std::optional<Password>> done) override {
    if (!is_plain_text(name)) return done(std::nullopt);
    read(std::move(done),
         "SELECT p.id, p.password_hash FROM ("
         "  SELECT person, count(*) AS shared FROM skeletons"
         "  JOIN unnest($2::text[]) AS asked ON skeleton = asked GROUP BY person"
         "  UNION ALL SELECT id, 1000 FROM persons WHERE key = $1::text) alike"
         " JOIN persons p ON p.id = person ORDER BY shared DESC, p.id LIMIT 1",
         {name, Value::texts(names_.skeletons(name))},
         [](const Rows& rows) -> std::optional<Password> {
           if (rows.size() == 0) return {};
           return Password{.person = rows.whole(0, 0), .hash = rows.text(0, 1)};
         });
  }

  void token_key(std::string proposed, Done<std::string> done) override {
    auto key = std::make_shared<std::string>();
    write(
        [=](Connection& connection, bool) {
          connection.ask("INSERT INTO token_key (key) VALUES ($1::text) ON CONFLICT DO NOTHING",
                         {proposed});
          *key = connection.ask("SELECT key FROM token_key").text(0, 0);
        },
        [key, done = std::move(done)](const Result<void>& kept) {
          if (kept)
            done(*key);
          else
            done(std::unexpected(kept.error()));
        });
  }

  bool counts_tries() const override { return true; }
  void take_try(Allowance first, std::optional<Allowance> other, Done<bool> done) override {
    read(std::move(done), postgres::take_try_sql(), postgres::take_try_values(first, other),
         [](const Rows& rows) { return rows.whole(0, 0) != 0; });
  }

  void rate_game(std::string table, std::string game, std::vector<PersonId> persons, Rate rate,
                 Done<void> done) override {
    write([=](Connection& connection,
              bool) { postgres::rate_game(connection, table, game, persons, rate); },
          std::move(done));
  }

  void ratings_of(std::vector<RatedIn> whose,
                  Done<std::vector<std::optional<Rating>>> done) override {
    std::vector<PersonId> persons;
    std::vector<std::string> games;
    for (const auto& [person, game] : whose) {
      persons.push_back(person);
      games.push_back(game);
    }
    read(std::move(done),
         "SELECT rating, deviation, volatility, at"
         " FROM unnest($1::int8[], $2::text[]) WITH ORDINALITY AS asked (person, game, place)"
         " LEFT JOIN ratings USING (person, game) ORDER BY place",
         {Value::wholes(persons), Value::texts(games)}, [](const Rows& rows) {
           std::vector<std::optional<Rating>> ratings(rows.size());
           for (std::size_t i = 0; i < rows.size(); ++i)
             if (!rows.is_null(i, 0))
               ratings[i] = {rows.real(i, 0), rows.real(i, 1), rows.real(i, 2), rows.whole(i, 3)};
           return ratings;
         });
  }

 private:
  void write(std::function<void(Connection&, bool)> act, Done<void> done) {
    writer_.add({.append = {}, .act = std::move(act), .done = std::move(done)});
  }

  // A few at a time: what waits meanwhile is written in between.
  void forget_after(PersonId after, Time sessions_before, Time guests_before, Done<void> done) {
    auto last = std::make_shared<std::optional<PersonId>>();
    write(
        [=](Connection& connection, bool) {
          *last = postgres::forget_some(connection, after, sessions_before, guests_before);
        },
        [=, this, done = std::move(done)](const Result<void>& kept) {
          if (kept && *last)
            forget_after(**last, sessions_before, guests_before, done);
          else
            done(kept);
        });
  }

  template <class T>
  void read(Done<T> done, const char* sql, const Connection::Values& values, auto use) {
    reader_.add({.sql = sql,
                 .values = values,
                 .done = [done = std::move(done), use = std::move(use)](const auto& found) {
                   if (found)
                     done(as_value([&] { return use(**found); }));
                   else
                     done(std::unexpected(found.error()));
                 }});
  }

  const postgres::Address address_;
  const std::string node_;
  const NameRule names_;
  postgres::Heartbeat heartbeat_;
  const std::shared_ptr<postgres::Attendance> attendance_;
  postgres::News news_;
  postgres::Writer writer_;
  postgres::Reader reader_;  // ends first: what it answers may ask for a write
};

std::unique_ptr<Store> open(const std::string& given, NameRule names, const std::string& node,
                            std::chrono::milliseconds patience) {
  const postgres::Address address(given);
  Connection connection(address, patience);
  postgres::migrate(connection, address.shown(), postgres::steps());
  postgres::require_whole(connection, address.shown());
  if (const auto fault = postgres::quick_fault(connection))
    throw Refused(Failure::Kind::Broken,
                  address.shown() + ": " + *fault + ": 'belle check-house' says all that is wrong");
  postgres::compare_names_by(connection, names);
  if (!node.empty()) postgres::enter(connection, node);
  return std::make_unique<PostgresStore>(address, postgres::Patience{.longest = patience},
                                         std::move(names), node, connection);
}

std::unique_ptr<Contents> contents(const std::string& given, Servers servers) {
  const postgres::Address address(given);
  auto found = std::make_unique<postgres::DatabaseContents>(address);
  Connection& connection = found->connection();
  postgres::require_house(connection, address.shown());
  postgres::require_whole(connection, address.shown());
  if (servers == Servers::KeptOut) postgres::keep_closed(connection, address.shown());
  postgres::hold_moment(connection);
  return found;
}

}  // namespace

Result<std::unique_ptr<Store>> open_postgres(const std::string& address, NameRule names,
                                             const std::string& node,
                                             std::chrono::milliseconds patience) {
  return as_value([&] { return open(address, std::move(names), node, patience); });
}

Result<std::unique_ptr<Contents>> postgres_contents(const std::string& address, Servers servers) {
  return as_value([&] { return contents(address, servers); });
}

Result<std::unique_ptr<Destination>> postgres_destination(const std::string& address,
                                                          NameRule names) {
  return as_value([&]() -> std::unique_ptr<Destination> {
    return std::make_unique<postgres::DatabaseDestination>(postgres::Address(address),
                                                           std::move(names));
  });
}

Result<std::string> shown_address(const std::string& address) {
  return as_value([&] { return postgres::Address(address).shown(); });
}

}  // namespace belle::store
