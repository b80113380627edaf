#include "store/sqlite.h"

#include <cerrno>
#include <cstring>
#include <mutex>
#include <system_error>
#include <tuple>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "store/sqlite/database.h"
#include "store/sqlite/persons.h"
#include "store/sqlite/ratings.h"
#include "store/sqlite/schema.h"
#include "store/sqlite/tables.h"
#include "store/sqlite/writer.h"

namespace belle::store {
namespace {

using sqlite::Database;
using sqlite::Refused;

// Does something that throws; what it throws becomes a value.
auto as_value(auto act) -> Result<decltype(act())> {
  try {
    return act();
  } catch (const Refused& refused) {
    return std::unexpected(refused.failure());
  } catch (const std::exception& thrown) {
    return std::unexpected(Failure{Failure::Kind::Broken, thrown.what()});
  }
}

class SqliteStore final : public Store {
 public:
  SqliteStore(Database reading, Database writing, NameRule names)
      : names_(std::move(names)), reading_(std::move(reading)), writer_(std::move(writing)) {}

  void append(Append append, Done<void> done) override {
    writer_.add(
        {[append = std::move(append)](Database& database) { sqlite::append(database, append); },
         std::move(done)});
  }

  Result<std::vector<Entry>> journal(std::string_view table) override {
    return read([=](Database& database) { return sqlite::journal(database, table); });
  }

  Result<Summary> summary(std::string_view table) override {
    return read([=](Database& database) { return sqlite::summary(database, table); });
  }

  Result<std::vector<Summary>> tables(Summary::Stage stage, bool only_listed,
                                      std::size_t most) override {
    return read(
        [=](Database& database) { return sqlite::tables(database, stage, only_listed, most); });
  }

  Result<std::vector<Summary>> tables_of(PersonId person, Time until, std::size_t most) override {
    return read(
        [=](Database& database) { return sqlite::tables_of(database, person, until, most); });
  }

  void add_guest(std::string name, std::string session, Time at, Done<Person> done) override {
    auto guest = std::make_shared<Person>();
    writer_.add(
        {[=](Database& database) { *guest = sqlite::add_guest(database, name, session, at); },
         [guest, done = std::move(done)](const Result<void>& added) {
           if (added)
             done(*guest);
           else
             done(std::unexpected(added.error()));
         }});
  }

  void rename_guest(PersonId person, std::string name, Done<void> done) override {
    writer_.add({[=](Database& database) { sqlite::rename_guest(database, person, name); },
                 std::move(done)});
  }

  void claim_name(PersonId person, std::string name, std::string password_hash, Session session,
                  Done<void> done) override {
    writer_.add({[=, skeletons = names_.skeletons(name)](Database& database) {
                   sqlite::claim_name(database, person, name, skeletons, password_hash);
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

  Result<std::optional<Person>> person_of(std::string_view session) override {
    return read([=](Database& database) { return sqlite::person_of(database, session); });
  }

  Result<Person> person(PersonId id) override {
    return read([=](Database& database) { return sqlite::person(database, id); });
  }

  Result<std::optional<Password>> password_of(std::string_view name) override {
    return read([=, skeletons = names_.skeletons(name)](Database& database) {
      return sqlite::password_of(database, name, skeletons);
    });
  }

  void rate_game(std::string table, std::string game, std::vector<PersonId> persons, Rate rate,
                 Done<void> done) override {
    writer_.add(
        {[=](Database& database) { sqlite::rate_game(database, table, game, persons, rate); },
         std::move(done)});
  }

  Result<std::optional<Rating>> rating_of(PersonId person, std::string_view game) override {
    return read([=](Database& database) { return sqlite::rating_of(database, person, game); });
  }

 private:
  auto read(auto ask) -> Result<decltype(ask(std::declval<Database&>()))> {
    const std::lock_guard lock(mutex_);
    return as_value([&] { return ask(reading_); });
  }

  const NameRule names_;
  std::mutex mutex_;  // of reading
  Database reading_;
  sqlite::Writer writer_;
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
  prepare(writing);
  close_to_others(file);
  if (settings.most_pages)
    writing.run("PRAGMA max_page_count = " + std::to_string(*settings.most_pages));
  sqlite::migrate(writing, sqlite::steps());
  sqlite::compare_names_by(writing, names);
  Database reading(file, settings.patience);
  prepare(reading);
  return std::make_unique<SqliteStore>(std::move(reading), std::move(writing), std::move(names));
}

}  // namespace

Result<std::unique_ptr<Store>> open_sqlite(const std::filesystem::path& file, NameRule names,
                                           const Settings& settings) {
  return as_value(
      [&] { return open(std::filesystem::absolute(file), std::move(names), settings); });
}

}  // namespace belle::store
