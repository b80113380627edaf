// The ways in which a database fails, in words for the person who runs the server. No password and
// nothing that was to be written stands in them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "store/failure.h"

namespace belle::store::postgres {

/// Why no connection came about, from what libpq says of it.
Failure connection_failure(const std::string& place, std::string_view message);

/// Why a statement was refused: `state` is its SQLSTATE.
Failure statement_failure(const std::string& place, std::string_view state,
                          std::string_view message);

/// A server that is too old; its version as libpq says it: 150004 is 15.4.
std::optional<Failure> version_fault(const std::string& place, int version);

/// Whether the server ends the connection with it.
bool is_farewell(std::string_view state);
/// Whether the server takes no writes any more: another may.
bool is_read_only(std::string_view state);

}  // namespace belle::store::postgres
