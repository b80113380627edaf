#include "store/sqlite.h"

#include <cerrno>
#include <cstring>
#include <system_error>
#include <tuple>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "store/sqlite/clocks.h"
#include "store/sqlite/contents.h"
#include "store/sqlite/database.h"
#include "store/sqlite/destination.h"
#include "store/sqlite/persons.h"
#include "store/sqlite/ratings.h"
#include "store/sqlite/reader.h"
#include "store/sqlite/schema.h"
#include "store/sqlite/tables.h"
#include "store/sqlite/writer.h"

namespace belle::store {
namespace {

using sqlite::Database;

class SqliteStore final : public Store {
 public:
  SqliteStore(Database reading, Database writing, NameRule names)
      : names_(std::move(names)), writer_(std::move(writing)), reader_(std::move(reading)) {}

  // What was read may lead to a write, so the writer is asked when the reader is done.
  void flush(std::function<void()> done) override {
    reader_.add([this, done = std::move(done)](Database&) {
      writer_.add({[](Database&) {}, [done](const Result<void>&) { done(); }});
    });
  }

  // Tables.

  void append(Append append, Done<void> done) override {
    writer_.add(
        {[append = std::move(append)](Database& database) { sqlite::append(database, append); },
         std::move(done)});
  }

  void journal(std::string table, std::size_t since, Done<std::vector<Entry>> done) override {
    read(std::move(done), [table = std::move(table), since](Database& database) {
      return sqlite::journal(database, table, since);
    });
  }

  void list(Summary::Stage stage, bool only_listed, std::size_t most,
            Done<std::vector<Summary>> done) override {
    read(std::move(done),
         [=](Database& database) { return sqlite::list(database, stage, only_listed, most); });
  }

  void list_of(PersonId person, Time until, std::size_t most,
               Done<std::vector<Summary>> done) override {
    read(std::move(done),
         [=](Database& database) { return sqlite::list_of(database, person, until, most); });
  }

  void count_unfinished(PersonId person, Time since, Done<std::size_t> done) override {
    read(std::move(done),
         [=](Database& database) { return sqlite::count_unfinished(database, person, since); });
  }

  // Clocks.

  void take_due(DueQuestion question, Done<Due> done) override {
    write<Due>(std::move(done),
               [=](Database& database) { return sqlite::take_due(database, question); });
  }

  void note_opening(Time at, Done<void> done) override {
    writer_.add({[=](Database& database) { sqlite::note_opening(database, at); }, std::move(done)});
  }

  // People.

  void add_guest(std::string name, std::string session, Time at, Done<Person> done) override {
    write<Person>(std::move(done), [=](Database& database) {
      return sqlite::add_guest(database, name, session, at);
    });
  }

  void rename_guest(PersonId person, std::string name, Done<void> done) override {
    writer_.add({[=](Database& database) { sqlite::rename_guest(database, person, name); },
                 std::move(done)});
  }

  void claim_name(PersonId person, std::string name, std::string password_hash, std::string asking,
                  Session session, Done<void> done) override {
    writer_.add({[=, this](Database& database) {
                   sqlite::require_session(database, person, asking);
                   sqlite::claim_name(database, person, name, names_.skeletons(name),
                                      password_hash);
                   sqlite::end_sessions_of(database, person);
                   sqlite::add_session(database, person, session.hash, session.at);
                 },
                 std::move(done)});
  }

  void add_session(Password password, Session session, Done<void> done) override {
    writer_.add({[=](Database& database) {
                   sqlite::require_password(database, password);
                   sqlite::add_session(database, password.person, session.hash, session.at);
                 },
                 std::move(done)});
  }

  void end_session(std::string session, Done<void> done) override {
    writer_.add(
        {[=](Database& database) { sqlite::end_session(database, session); }, std::move(done)});
  }

  void forget(Time sessions_before, Time guests_before, Done<void> done) override {
    writer_.add(
        {[=](Database& database) { sqlite::forget(database, sessions_before, guests_before); },
         std::move(done)});
  }

  void person_of(std::string session, Done<std::optional<Person>> done) override {
    read(std::move(done), [session = std::move(session)](Database& database) {
      return sqlite::person_of(database, session);
    });
  }

  void person(PersonId id, Done<Person> done) override {
    read(std::move(done), [=](Database& database) { return sqlite::person(database, id); });
  }

  void password_of(std::string name, Done<std::optional<Password>> done) override {
    read(std::move(done), [this, name = std::move(name)](Database& database) {
      return sqlite::password_of(database, name, names_.skeletons(name));
    });
  }

  void token_key(std::string proposed, Done<std::string> done) override {
    auto key = std::make_shared<std::string>();
    writer_.add({[=](Database& database) { *key = sqlite::token_key(database, proposed); },
                 [key, done = std::move(done)](const Result<void>& kept) {
                   if (kept)
                     done(*key);
                   else
                     done(std::unexpected(kept.error()));
                 }});
  }

  void rate_game(std::string table, std::string game, std::vector<PersonId> persons, Rate rate,
                 Done<void> done) override {
    writer_.add(
        {[=](Database& database) { sqlite::rate_game(database, table, game, persons, rate); },
         std::move(done)});
  }

  void ratings_of(std::vector<RatedIn> whose,
                  Done<std::vector<std::optional<Rating>>> done) override {
    read(std::move(done), [whose = std::move(whose)](Database& database) {
      std::vector<std::optional<Rating>> ratings;
      for (const auto& [person, game] : whose)
        ratings.push_back(sqlite::rating_of(database, person, game));
      return ratings;
    });
  }

 private:
  /// A write that finds something out.
  template <class T>
  void write(Done<T> done, auto act) {
    auto found = std::make_shared<T>();
    writer_.add({[found, act = std::move(act)](Database& database) { *found = act(database); },
                 [found, done = std::move(done)](const Result<void>& kept) {
                   if (kept)
                     done(std::move(*found));
                   else
                     done(std::unexpected(kept.error()));
                 }});
  }

  template <class T>
  void read(Done<T> done, auto ask) {
    reader_.add([done = std::move(done), ask = std::move(ask)](Database& database) {
      done(as_value([&] { return ask(database); }));
    });
  }

  const NameRule names_;
  sqlite::Writer writer_;
  sqlite::Reader reader_;  // ends first: what it answers may ask for a write
};

constexpr mode_t kForItsOwnerAlone = 0600;

// Makes the file if it is not there. A file that is there must not be opened and closed beside
// SQLite: closing would drop the locks that this process holds on it.
void begin_file(const std::filesystem::path& file) {
  std::filesystem::create_directories(file.parent_path());
  const int made = ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kForItsOwnerAlone);
  if (made >= 0)
    ::close(made);
  else if (errno != EEXIST)
    throw Refused(errno == ENOSPC || errno == EDQUOT ? Failure::Kind::Full : Failure::Kind::Broken,
                  file.string() + ": cannot be made: " + std::strerror(errno));
}

// A file that was copied from elsewhere may be everybody's to read.
void close_to_others(const std::filesystem::path& file) {
  for (const char* part : {"", "-wal", "-shm"})
    std::ignore = ::chmod((file.string() + part).c_str(), kForItsOwnerAlone);
}

// An answered write must survive a loss of power: `synchronous` waits for the disk.
void prepare(Database& database) {
  database.run("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
}

std::unique_ptr<Store> open(const std::filesystem::path& file, NameRule names,
                            const Settings& settings) {
  begin_file(file);
  Database writing(file, settings.patience);
  sqlite::check_owner(writing, sqlite::steps());
  sqlite::require_whole(writing);
  prepare(writing);
  close_to_others(file);
  if (settings.most_pages)
    writing.run("PRAGMA max_page_count = " + std::to_string(*settings.most_pages));
  sqlite::migrate(writing, sqlite::steps());
  if (const auto fault = sqlite::quick_fault(writing))
    throw Refused(Failure::Kind::Broken,
                  writing.about_file(*fault + ": 'belle check-house' says all that is wrong"));
  sqlite::open_house(writing);
  sqlite::compare_names_by(writing, names);
  Database reading(file, settings.patience);
  prepare(reading);
  return std::make_unique<SqliteStore>(std::move(reading), std::move(writing), std::move(names));
}

constexpr std::chrono::milliseconds kPatience{2000};  // of programs that are no house

// A moment of a file that is there.
std::unique_ptr<Contents> contents(const std::filesystem::path& file) {
  Database database(file, kPatience, sqlite::Access::Read);
  sqlite::check_owner(database, sqlite::steps());
  sqlite::require_whole(database);
  if (sqlite::owner(database) == sqlite::Owner::Nobody)
    throw Refused(Failure::Kind::Missing, database.about_file("there is no house in this file"));
  database.run("BEGIN");
  return std::make_unique<sqlite::FileContents>(std::move(database));
}

std::unique_ptr<Destination> destination(const std::filesystem::path& file, NameRule names) {
  begin_file(file);
  Database database(file, kPatience);
  sqlite::check_owner(database, sqlite::steps());
  sqlite::require_no_house(database);
  prepare(database);
  close_to_others(file);
  sqlite::migrate(database, sqlite::steps());
  return std::make_unique<sqlite::FileDestination>(std::move(database), std::move(names));
}

}  // namespace

Result<std::unique_ptr<Store>> open_sqlite(const std::filesystem::path& file, NameRule names,
                                           const Settings& settings) {
  return as_value(
      [&] { return open(std::filesystem::absolute(file), std::move(names), settings); });
}

Result<std::unique_ptr<Contents>> sqlite_contents(const std::filesystem::path& file) {
  return as_value([&] { return contents(std::filesystem::absolute(file)); });
}

Result<std::unique_ptr<Destination>> sqlite_destination(const std::filesystem::path& file,
                                                        NameRule names) {
  return as_value([&] { return destination(std::filesystem::absolute(file), std::move(names)); });
}

}  // namespace belle::store
