#include "store/postgres/connection.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <ranges>
#include <utility>

#include <libpq-fe.h>
#include <poll.h>

#include "store/postgres/words.h"

namespace belle::store::postgres {
namespace {

using SteadyClock = std::chrono::steady_clock;

constexpr int kBinary = 1;

// A write is answered when it is on the disk. A stalled program holds up nobody for long. What
// takes too long is refused before a house gives up waiting (Patience::longest): else it would be
// in doubt, and done again for ever. Plans are made once: for the append it takes longer than the
// append.
constexpr const char* kSettings =
    "SET search_path = belle;"
    "SET synchronous_commit = on;"
    "SET lock_timeout = '2s';"
    "SET statement_timeout = '4s';"
    "SET idle_in_transaction_session_timeout = '5s';"
    "SET plan_cache_mode = force_generic_plan;"
    "SET client_min_messages = warning;";

struct Options {
  explicit Options(const std::string& address) {
    char* fault = nullptr;
    list.reset(PQconninfoParse(address.c_str(), &fault));
    PQfreemem(fault);  // it may repeat the password
  }
  std::string value(std::string_view keyword) const {
    for (const PQconninfoOption* each = list.get(); each != nullptr && each->keyword; ++each)
      if (each->keyword == keyword && each->val != nullptr) return each->val;
    return {};
  }
  struct Free {
    void operator()(PQconninfoOption* given) const { PQconninfoFree(given); }
  };
  std::unique_ptr<PQconninfoOption, Free> list;
};

// An unescaped / or @ in a password ends it early for libpq, and a part of it would be taken for a
// host, a port or a database, and shown. Base64 has both.
bool begins_after_last_at(std::string_view address) {
  const std::size_t begin = address.find("://");
  const std::size_t at = address.rfind('@');
  if (begin == std::string_view::npos || at == std::string_view::npos) return true;
  return address.substr(0, at).find_first_of("/@", begin + 3) == std::string_view::npos;
}

// One for each host; nothing stands for the usual one.
bool are_ports(std::string_view list) {
  return std::ranges::all_of(list | std::views::split(','), [](const auto& port) {
    return std::ranges::distance(port) <= 5 &&
           std::ranges::all_of(port, [](char each) { return each >= '0' && each <= '9'; });
  });
}

bool is_clear(const std::string& address, const Options& options) {
  return begins_after_last_at(address) && are_ports(options.value("port")) &&
         !options.value("host").contains('@') && !options.value("dbname").contains('@');
}

}  // namespace

Address::Address(std::string given) : given_(std::move(given)) {
  const Options options(given_);
  if (!options.list)
    throw Refused(Failure::Kind::Broken,
                  "the address of the database cannot be understood: write one like "
                  "postgresql://USER@HOST/DATABASE");
  if (!is_clear(given_, options))
    throw Refused(Failure::Kind::Broken,
                  "the address of the database cannot be understood: in a user or a password write "
                  "%2F for / and %40 for @, or write the password in ~/.pgpass");
  shown_ = "PostgreSQL at " + options.value("host");
  if (const std::string port = options.value("port"); !port.empty()) shown_ += ':' + port;
  if (const std::string name = options.value("dbname"); !name.empty()) shown_ += '/' + name;
}

void Connection::Finish::operator()(pg_conn* connection) const { PQfinish(connection); }

// What the address says counts more than what stands before it.
Connection::Connection(const Address& address, std::chrono::milliseconds patience)
    : place_(address.shown()), patience_(patience) {
  constexpr const char* kKeywords[] = {"application_name",
                                       "client_encoding",
                                       "connect_timeout",
                                       "target_session_attrs",
                                       "tcp_user_timeout",
                                       "dbname",
                                       nullptr};
  const char* const values[] = {
      "belle", "UTF8", "3", "read-write", "10000", address.given().c_str(), nullptr};
  connection_.reset(PQconnectdbParams(kKeywords, values, 1));
  pg_conn* const connection = connection_.get();
  if (PQstatus(connection) != CONNECTION_OK)
    throw Refused(connection_failure(place_, PQerrorMessage(connection)));
  PQsetNoticeProcessor(connection, [](void*, const char*) {}, nullptr);  // nobody reads them
  if (auto fault = version_fault(place_, PQserverVersion(connection))) throw Refused(*fault);
  run(kSettings);
  if (PQsetnonblocking(connection, 1) != 0 || PQenterPipelineMode(connection) != 1) lost();
}

Connection::~Connection() = default;

void Connection::lost() { throw Lost(place_ + ": " + PQerrorMessage(connection_.get())); }

void Connection::send(const char* sql, const Values& values) {
  pg_conn* const connection = connection_.get();
  const auto [known, is_first] = prepared_.try_emplace(sql);
  if (is_first) known->second = "belle" + std::to_string(names_++);
  const char* const name = known->second.c_str();
  if (is_first && PQsendPrepare(connection, name, sql, 0, nullptr) != 1) lost();
  std::vector<const char*> bytes;
  std::vector<int> lengths;
  const std::vector<int> formats(values.size(), kBinary);
  for (const Value& value : values) {
    bytes.push_back(value.written().data());
    lengths.push_back(static_cast<int>(value.written().size()));
  }
  if (PQsendQueryPrepared(connection, name, static_cast<int>(values.size()), bytes.data(),
                          lengths.data(), formats.data(), kBinary) != 1 ||
      PQpipelineSync(connection) != 1)
    lost();
  sent_.push_back({sql, is_first});
}

// The results of a statement, and of preparing it, end with a mark.
Rows Connection::receive() {
  const auto end = SteadyClock::now() + patience_;
  std::optional<Rows> rows;
  std::optional<Failure> refused;
  for (;;) {
    pg_result* const result = next_result(end);
    if (result == nullptr) continue;  // between two results
    const ExecStatusType status = PQresultStatus(result);
    Rows found(result);
    if (status == PGRES_PIPELINE_SYNC) break;
    if (status == PGRES_FATAL_ERROR && !refused) refused = refusal(result);
    if (status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK) rows.emplace(std::move(found));
  }
  const Sent answered = sent_.front();
  sent_.pop_front();
  if (refused && answered.is_first) prepared_.erase(answered.sql);  // perhaps it is not prepared
  if (refused) throw Refused(*refused);
  return *std::move(rows);
}

Failure Connection::refusal(const pg_result* result) {
  const char* state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
  const char* message = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
  if (state == nullptr || message == nullptr || is_farewell(state)) lost();
  if (is_read_only(state)) takes_writes_ = false;
  return statement_failure(place_, state, message);
}

pg_result* Connection::next_result(SteadyClock::time_point end) {
  pg_conn* const connection = connection_.get();
  for (;;) {
    const int unsent = PQflush(connection);
    if (unsent < 0) lost();
    if (PQisBusy(connection) == 0) break;
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(end - SteadyClock::now()).count();
    pollfd socket{PQsocket(connection), static_cast<short>(unsent > 0 ? POLLIN | POLLOUT : POLLIN),
                  0};
    if (left <= 0 || ::poll(&socket, 1, static_cast<int>(left)) == 0)
      throw Lost(place_ + ": the database does not answer");
    if (PQconsumeInput(connection) != 1) lost();
  }
  pg_result* const result = PQgetResult(connection);
  if (result == nullptr && PQstatus(connection) == CONNECTION_BAD) lost();
  return result;
}

std::vector<std::string> Connection::notices(std::chrono::milliseconds longest) {
  struct Free {
    void operator()(PGnotify* notice) const { PQfreemem(notice); }
  };
  pg_conn* const connection = connection_.get();
  std::vector<std::string> texts;
  const auto take = [&] {
    while (const std::unique_ptr<PGnotify, Free> notice{PQnotifies(connection)})
      texts.emplace_back(notice->extra);
  };
  take();
  pollfd socket{PQsocket(connection), POLLIN, 0};
  if (texts.empty() && ::poll(&socket, 1, static_cast<int>(longest.count())) > 0) {
    if (PQconsumeInput(connection) != 1) lost();
    take();
  }
  return texts;
}

bool Connection::is_of_use() {
  pollfd socket{PQsocket(connection_.get()), POLLIN, 0};
  while (takes_writes_ && ::poll(&socket, 1, 0) > 0)
    if (PQconsumeInput(connection_.get()) != 1) return false;
  return takes_writes_;
}

Rows Connection::ask(const char* sql, const Values& values) {
  send(sql, values);
  return receive();
}

// Outside the pipeline, which takes one statement at a time.
void Connection::run(const std::string& script, std::chrono::milliseconds longest) {
  pg_conn* const connection = connection_.get();
  const bool in_pipeline = PQpipelineStatus(connection) != PQ_PIPELINE_OFF;
  if (in_pipeline && PQexitPipelineMode(connection) != 1) lost();
  if (PQsendQuery(connection, script.c_str()) != 1) lost();
  const auto end = SteadyClock::now() + longest;
  std::optional<Failure> refused;
  while (pg_result* const result = next_result(end)) {
    const Rows found(result);
    if (PQresultStatus(result) == PGRES_FATAL_ERROR && !refused) refused = refusal(result);
  }
  if (in_pipeline && PQenterPipelineMode(connection) != 1) lost();
  if (refused) throw Refused(*refused);
}

void Connection::transact(const std::function<void()>& act) {
  ask("BEGIN");
  try {
    act();
    ask("COMMIT");
  } catch (const Lost&) {
    throw;
  } catch (...) {
    ask("ROLLBACK");
    throw;
  }
}

}  // namespace belle::store::postgres
