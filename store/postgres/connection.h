// A connection to PostgreSQL, no more than needed: statements go in, rows come out. Each statement
// is prepared once for a connection. Several may be sent before the first answer is awaited: then
// they travel together, and each is a transaction of its own. Any of it can fail at any line, so
// inside this folder a failure is thrown (store/refused.h).
#pragma once

#include <chrono>
#include <cstddef>
#include <deque>
#include <exception>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "store/postgres/values.h"
#include "store/refused.h"

struct pg_conn;

namespace belle::store::postgres {

/// The connection is gone, or does not answer: what was sent and not answered is done or not.
class Lost : public std::exception {
 public:
  explicit Lost(std::string reason) : reason_(std::move(reason)) {}
  const char* what() const noexcept override { return reason_.c_str(); }

 private:
  std::string reason_;
};

/// Where a database is: `postgresql://…` or `host=… dbname=…`, as libpq understands it.
class Address {
 public:
  /// Refused if it cannot be understood, or a part of a password may be taken for something else;
  /// what is wrong is not repeated.
  explicit Address(std::string given);

  const std::string& given() const { return given_; }  // with its password: for libpq alone
  const std::string& shown() const { return shown_; }  // hosts and database

 private:
  std::string given_;
  std::string shown_;
};

/// For one thread at a time.
class Connection {
 public:
  using Values = std::vector<Value>;

  /// Refused if there is no database that takes writes, with the reason in words.
  Connection(const Address& address, std::chrono::milliseconds patience);
  ~Connection();
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  /// The SQL must be a literal, for it is kept.
  void send(const char* sql, const Values& values);
  /// The answer to the first that was sent and not answered; Refused if it could not be done.
  Rows receive();
  Rows ask(const char* sql, const Values& values = {});
  /// Statements without values, not kept.
  void run(const std::string& script) { run(script, patience_); }
  void run(const std::string& script, std::chrono::milliseconds longest);
  /// Keeps all that `act` asks for or, if it throws, nothing.
  void transact(const std::function<void()>& act);
  /// What was notified since, or comes within this time; after a LISTEN.
  std::vector<std::string> notices(std::chrono::milliseconds longest);
  /// False if the server has closed it meanwhile, or has refused a write because it is a copy now.
  /// Only while nothing is awaited.
  bool is_of_use();

 private:
  pg_result* next_result(std::chrono::steady_clock::time_point end);
  [[noreturn]] void lost();
  /// What a result was refused with; Lost if the server says farewell with it.
  Failure refusal(const pg_result* result);

  struct Finish {
    void operator()(pg_conn* connection) const;
  };

  std::unique_ptr<pg_conn, Finish> connection_;
  std::string place_;
  std::chrono::milliseconds patience_;
  struct Sent {
    const char* sql;
    bool is_first;  // and so it was to be prepared
  };

  std::unordered_map<const char*, std::string> prepared_;  // names of statements
  std::size_t names_ = 0;                                  // so many were given
  std::deque<Sent> sent_;                                  // and not answered
  bool takes_writes_ = true;
};

}  // namespace belle::store::postgres
