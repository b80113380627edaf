#include "store/sqlite/database.h"

#include <cassert>
#include <cerrno>
#include <cstring>

#include <sqlite3.h>

namespace belle::store::sqlite {
namespace {

std::string path_of(sqlite3* connection) {
  const char* path = sqlite3_db_filename(connection, "main");
  return path == nullptr ? "" : path;
}

// What the last call on this connection failed with. SQLite does not keep the system's reason when
// a COMMIT fails, so errno is cleared before every call that may reach the disk. A limit of the
// file's size or of the owner's quota leaves as little room as a full disk does.
Failure failure_of(sqlite3* connection) {
  using enum Failure::Kind;
  const int system = errno;
  const int primary = sqlite3_errcode(connection) & 0xff;
  const bool disk = primary == SQLITE_IOERR || primary == SQLITE_CANTOPEN;
  const bool no_room = system == ENOSPC || system == EDQUOT || system == EFBIG;
  const std::string place = path_of(connection) + ": ";
  if (primary == SQLITE_FULL || (disk && no_room))
    return {Full, place + "there is no room left; nothing can be kept until there is"};
  if (primary == SQLITE_BUSY || primary == SQLITE_LOCKED)
    return {Busy, place + "another program holds the file"};
  if (primary == SQLITE_NOTADB) return {Broken, place + "this is not a database"};
  std::string reason = place + sqlite3_errmsg(connection);
  if (disk && system != 0) reason += std::string(": ") + std::strerror(system);
  return {Broken, reason};
}

void check(sqlite3* connection, int result) {
  if (result != SQLITE_OK) throw Refused(failure_of(connection));
}

int bind(sqlite3_stmt* statement, int place, std::int64_t value) {
  return sqlite3_bind_int64(statement, place, value);
}

int bind(sqlite3_stmt* statement, int place, double value) {
  return sqlite3_bind_double(statement, place, value);
}

int bind(sqlite3_stmt* statement, int place, std::string_view value) {
  const char* text = value.data() == nullptr ? "" : value.data();  // else it would be NULL
  return sqlite3_bind_text64(statement, place, text, value.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
}

}  // namespace

bool Rows::next() {
  errno = 0;
  const int result = sqlite3_step(statement_.get());
  if (result != SQLITE_ROW && result != SQLITE_DONE)
    throw Refused(failure_of(sqlite3_db_handle(statement_.get())));
  return result == SQLITE_ROW;
}

std::int64_t Rows::integer(int column) const {
  return sqlite3_column_int64(statement_.get(), column);
}

double Rows::real(int column) const { return sqlite3_column_double(statement_.get(), column); }

std::string Rows::text(int column) const {
  const unsigned char* text = sqlite3_column_text(statement_.get(), column);
  if (text == nullptr) return {};
  const int size = sqlite3_column_bytes(statement_.get(), column);
  return {reinterpret_cast<const char*>(text), static_cast<std::size_t>(size)};
}

void Rows::Reset::operator()(sqlite3_stmt* statement) const { sqlite3_reset(statement); }

void Database::Close::operator()(sqlite3* connection) const { sqlite3_close(connection); }

void Database::Finalize::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

Database::Database(const std::filesystem::path& file, std::chrono::milliseconds patience,
                   Access access) {
  errno = 0;
  sqlite3* connection = nullptr;
  const int flags = access == Access::Read ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE;
  const int result =
      sqlite3_open_v2(file.c_str(), &connection, flags | SQLITE_OPEN_NOMUTEX, nullptr);
  connection_.reset(connection);
  if (connection == nullptr) throw std::bad_alloc();
  sqlite3_extended_result_codes(connection, 1);
  check(connection, result);
  check(connection, sqlite3_busy_timeout(connection, static_cast<int>(patience.count())));
}

Rows Database::ask(std::string_view sql, std::initializer_list<Value> values) {
  sqlite3_stmt* statement = prepared(sql);
  assert(sqlite3_stmt_busy(statement) == 0);
  assert(sqlite3_bind_parameter_count(statement) == static_cast<int>(values.size()));
  int place = 0;
  for (const Value& value : values) {
    ++place;
    check(connection_.get(),
          std::visit([&](auto each) { return bind(statement, place, each); }, value));
  }
  return Rows(statement);
}

std::int64_t Database::number(std::string_view sql, std::initializer_list<Value> values) {
  Rows rows = ask(sql, values);
  return rows.next() ? rows.integer(0) : 0;
}

bool Database::any(std::string_view sql, std::initializer_list<Value> values) {
  return ask(sql, values).next();
}

std::int64_t Database::change(std::string_view sql, std::initializer_list<Value> values) {
  Rows rows = ask(sql, values);
  while (rows.next()) {
  }
  return sqlite3_changes64(connection_.get());
}

void Database::run(const std::string& script) {
  errno = 0;
  check(connection_.get(),
        sqlite3_exec(connection_.get(), script.c_str(), nullptr, nullptr, nullptr));
}

// Rolling back cannot fail in a way that leaves the transaction open.
void Database::transact(const std::function<void()>& act) {
  change("BEGIN IMMEDIATE");
  try {
    act();
    change("COMMIT");
  } catch (...) {
    roll_back();
    throw;
  }
}

void Database::roll_back() noexcept {
  if (in_transaction()) sqlite3_exec(connection_.get(), "ROLLBACK", nullptr, nullptr, nullptr);
}

std::int64_t Database::last_inserted() const {
  return sqlite3_last_insert_rowid(connection_.get());
}

bool Database::in_transaction() const { return sqlite3_get_autocommit(connection_.get()) == 0; }

std::string Database::about_file(std::string_view what) const {
  return path_of(connection_.get()) + ": " + std::string(what);
}

sqlite3_stmt* Database::prepared(std::string_view sql) {
  const auto known = statements_.find(sql);
  if (known != statements_.end()) return known->second.get();
  errno = 0;
  sqlite3_stmt* statement = nullptr;
  check(connection_.get(),
        sqlite3_prepare_v3(connection_.get(), sql.data(), static_cast<int>(sql.size()),
                           SQLITE_PREPARE_PERSISTENT, &statement, nullptr));
  statements_.emplace(sql, statement);
  return statement;
}

}  // namespace belle::store::sqlite
