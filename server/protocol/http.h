// What is asked over plain HTTP. An answer without fields is no JSON.
#pragma once

#include "server/protocol/lists.h"
#include "server/protocol/refusal.h"

namespace belle::server::protocol {

struct HttpCall {
  std::string_view name;  // in the schema
  std::string_view call;  // method and address
  std::span<const Field> body;
  std::span<const Field> answer;
  std::string_view about;
};

inline constexpr Field kOk[]{{"ok", kTrue}};
inline constexpr Field kNameOnly[]{{"name", kText}};

inline constexpr Field kRatingFields[]{{"rating", kWhole}, {"deviation", kWhole}};
inline constexpr Shape kRating = object(kRatingFields);
inline constexpr Shape kRatings = map_of(kRating);
inline constexpr Field kMeFields[]{
    {"person", kPersonOrNull},
    {"ratings", kRatings, "By game (Glicko-2)."},
};
inline constexpr Shape kMe = object(kMeFields, "Me");

inline constexpr Field kNameAndPassword[]{{"name", kText}, {"password", kText}};
inline constexpr Field kPasswords[]{{"password", kText}, {"new_password", kText}};

inline constexpr Field kErrorBody[]{{"error", kProblem}};

inline constexpr HttpCall kHttpCalls[]{
    {"page",
     "GET /`, `GET /t/ID`, `GET /tables",
     {},
     {},
     "the page, for every address that is none of the others"},
    {"assets",
     "GET /assets/…",
     {},
     {},
     "its files; their names change with their contents, so a browser may keep them for ever"},
    {"health", "GET /api/health", {}, kOk, "whether the house and its store answer; else 503"},
    {"ready",
     "GET /api/ready",
     {},
     kOk,
     "the same, and 503 also when the house is about to close: for a proxy before several servers; "
     "`store-lost` where its store has been silent for two seconds"},
    {"schema", "GET /api/schema/1", {}, {}, "all that is described here, as a JSON Schema"},
    {"tables", "GET /api/tables", {}, kTableList, "the tables that everybody may find"},
    {"record",
     "GET /api/tables/ID/record",
     {},
     {},
     "the record: while the game is on as the asking seat may know it, whole when it is over"},
    {"me", "GET /api/me", {}, kMeFields, "who the cookie says one is"},
    {"me_tables",
     "GET /api/me/tables",
     {},
     kTableList,
     "like `/api/tables`, the own ones, each with the own seat in `you`; `?until=1763200000000` as "
     "in the request `mine`"},
    {"claim", "POST /api/claim", kNameAndPassword, kNameOnly,
     "the name, of at most 24 characters (`people/names.h`), with a password of 8 to 128 bytes, "
     "belongs to this person from now on, who has a new cookie; with the one before, nobody is "
     "anybody any more, and WebSockets that were opened with it elsewhere end"},
    {"log_in", "POST /api/log-in", kNameAndPassword, kOk,
     "a new cookie, on this device. A guest who logs in, or out, has no way back to the seats of "
     "that guest but the old cookie"},
    {"password", "POST /api/password", kPasswords, kNameOnly,
     "another password for the own name, and a new cookie; the person is logged out everywhere "
     "else"},
    {"log_out",
     "POST /api/log-out",
     {},
     kOk,
     "the session ends, and the house ends every WebSocket that was opened with it"},
};

/// The call of that method and address; nothing if there is none.
constexpr const HttpCall* call_named(std::string_view call) {
  for (const HttpCall& each : kHttpCalls)
    if (each.call == call) return &each;
  return nullptr;
}

}  // namespace belle::server::protocol
