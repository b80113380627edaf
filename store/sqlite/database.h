// A connection to SQLite, no more than needed: SQL and the values for its ?1, ?2 … go in, rows
// come out. Each SQL text is prepared once and kept. Any of it can fail at any line, so inside this
// folder a failure is thrown; store/sqlite.cpp and the writer turn it into a value again.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>

#include "store/refused.h"

struct sqlite3;
struct sqlite3_stmt;

namespace belle::store::sqlite {

using Value = std::variant<std::int64_t, double, std::string_view>;

/// What a question found, row by row. The same question must not be asked again meanwhile.
class Rows {
 public:
  /// Goes to the next row, at first to the first; false when there is none.
  bool next();
  std::int64_t integer(int column) const;
  double real(int column) const;
  std::string text(int column) const;

 private:
  friend class Database;
  explicit Rows(sqlite3_stmt* statement) : statement_(statement) {}

  struct Reset {
    void operator()(sqlite3_stmt* statement) const;
  };
  std::unique_ptr<sqlite3_stmt, Reset> statement_;
};

enum class Access : std::uint8_t { Read, Write };

/// For one thread at a time.
class Database {
 public:
  /// Opens a file that must be there.
  Database(const std::filesystem::path& file, std::chrono::milliseconds patience,
           Access access = Access::Write);
  Database(Database&&) = default;

  /// A question. The SQL must be a literal, for it is kept.
  Rows ask(std::string_view sql, std::initializer_list<Value> values = {});
  /// A single number, as pragmas and counts give it.
  std::int64_t number(std::string_view sql, std::initializer_list<Value> values = {});
  /// Whether there is any row.
  bool any(std::string_view sql, std::initializer_list<Value> values = {});
  /// A change; says how many rows it met.
  std::int64_t change(std::string_view sql, std::initializer_list<Value> values = {});
  /// Several statements without values, not kept.
  void run(const std::string& script);

  /// Keeps all that `act` writes or, if it throws, nothing; others wait meanwhile.
  void transact(const std::function<void()>& act);
  /// Ends a transaction, if there still is one, and keeps nothing of it.
  void roll_back() noexcept;

  /// The number of the row that was inserted last.
  std::int64_t last_inserted() const;
  /// False also when a failure made SQLite give up the transaction by itself.
  bool in_transaction() const;
  /// The file's path and what is to be said about it.
  std::string about_file(std::string_view what) const;

 private:
  struct Close {
    void operator()(sqlite3* connection) const;
  };
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const;
  };

  sqlite3_stmt* prepared(std::string_view sql);

  std::unique_ptr<sqlite3, Close> connection_;
  std::unordered_map<std::string_view, std::unique_ptr<sqlite3_stmt, Finalize>> statements_;
};

}  // namespace belle::store::sqlite
