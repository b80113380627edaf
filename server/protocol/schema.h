// The protocol as a JSON Schema (draft 2020-12), for everybody who writes a client.
#pragma once

#include <string>

#include "server/protocol/declaration.h"

namespace belle::server::protocol {

/// One document: it describes what is sent over the WebSocket in either direction, and in `$defs`,
/// each with an anchor of the same name, every message and part of one.
std::string json_schema(const Declaration& declaration);

}  // namespace belle::server::protocol
