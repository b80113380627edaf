// The messages that the server sends, as JSON text. docs/protocol.md has each with an example.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/json_text.h"
#include "people/names.h"
#include "server/live_table.h"
#include "store/store.h"
#include "table/snapshot.h"
#include "table/table.h"

namespace belle::server {

/// The version of the protocol. Clients name it in the address of the WebSocket.
inline constexpr int kProtocol = 1;

/// The first message of every connection: the games that can be played, their options and levels.
std::string welcome_message(const table::Games& games, const std::optional<store::Person>& person);

/// What is so at a table, for a viewer; `online` by seat, `audience` as all who watch are told it.
std::string table_message(const std::string& id, const table::Table& table, table::Viewer viewer,
                          std::size_t since, table::Time now, const std::vector<bool>& online,
                          const Audience& audience, const table::Ratings& ratings = {});

/// What a person who follows their own tables is told when one of them has changed.
std::string own_message(const store::Summary& summary, store::PersonId person);

/// The answer to a request that went well; `more` adds fields.
std::string reply_message(std::int64_t request, const std::function<void(JsonText&)>& more);

/// The answer to a request that cannot be fulfilled; without a number if it could not be read.
std::string refusal_message(std::optional<std::int64_t> request, const table::Problem& problem);

/// The same over HTTP, where the status says that it is one.
std::string refusal_body(const table::Problem& problem);

/// The longest list of tables.
inline constexpr std::size_t kMostListed = 100;

/// Lists, as fields of an open object; with `you`, the seat of the person who asks for their own
/// tables.
void write_tables(JsonText& json, const std::vector<store::Summary>& tables,
                  store::PersonId asking = 0);
/// Why something is no name.
table::Problem name_problem(people::NameFault fault);

void write_person(JsonText& json, const std::optional<store::Person>& person);

}  // namespace belle::server
