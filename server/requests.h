// The handlers of requests, by subject: each reads the fields it needs, which are as declared
// (protocol/requests.h), asks the part that does the work, and answers the request. Only on the
// server's thread. A new request is declared there, a handler here and a word in requests.cpp.
#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "server/followers.h"
#include "server/identity.h"
#include "server/live_tables.h"
#include "server/lobby.h"
#include "server/metrics.h"
#include "server/rate_limits.h"
#include "server/rematches.h"
#include "server/request.h"
#include "table/match.h"

namespace belle::server {

/// The parts of a server that handlers work with.
struct Context {
  const table::Games& games;
  const Environment& environment;
  Metrics& metrics;
  RateLimits& rates;
  LiveTables& tables;
  Identity& identity;
  Lobby& lobby;
  Rematches& rematches;
  Followers& followers;
  bool from_records;  // whether a game that began elsewhere may go on here
};

using Handler = void (*)(Context&, const Request&);

/// The handler of the declared request with this word.
Handler handler_of(std::string_view word);

namespace requests {

// table_requests.cpp: tables as a whole
void create(Context& context, const Request& request);
void watch(Context& context, const Request& request);
void leave(Context& context, const Request& request);
void unwatch(Context& context, const Request& request);
void check_edition(Context& context, const Request& request);
void record(Context& context, const Request& request);
void tables(Context& context, const Request& request);
void mine(Context& context, const Request& request);
// seat_requests.cpp: who plays
void name(Context& context, const Request& request);
void sit(Context& context, const Request& request);
void salt(Context& context, const Request& request);
void belle(Context& context, const Request& request);
void rematch(Context& context, const Request& request);
// game_requests.cpp: the game and what is said at it
void play(Context& context, const Request& request);
void undo(Context& context, const Request& request);
void abandon(Context& context, const Request& request);
void resign(Context& context, const Request& request);
void answer(Context& context, const Request& request);
void chat(Context& context, const Request& request);
void explain(Context& context, const Request& request);
void past(Context& context, const Request& request);

// What several of them share.

/// When a request at a table counts as a read of it, which is limited: a table that the client
/// watches is in memory already.
enum class CountsAsRead : std::uint8_t { UnlessWatched, Always };

/// The table that the request names; nothing if the request was refused.
std::optional<std::string> table_of(Context& context, const Request& request,
                                    CountsAsRead counts = CountsAsRead::UnlessWatched);

/// Lets the table that the request names decide for the client's person, and answers.
void submit(Context& context, const Request& request,
            std::function<table::Decision(const table::Table&, store::PersonId)> decide);

/// The seat that a field names; nothing without the field.
std::expected<std::optional<Seat>, Problem> seat_field(const table::Table& table,
                                                       const boost::json::object& fields);

/// The seat that the fields ask for is taken, or any that is free.
table::Decision sit_as_asked(const table::Table& table, const table::Participant& who,
                             const boost::json::object& fields);

/// A client that sits down watches the table from then on, unless it watches too many.
void watch_own(Context& context, const std::shared_ptr<Client>& client, const std::string& table);

}  // namespace requests
}  // namespace belle::server
