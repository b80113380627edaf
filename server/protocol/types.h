// The protocol as TypeScript types, for the page.
#pragma once

#include <string>

#include "table/match.h"

namespace belle::server::protocol {

/// Messages, and what can be asked: web/src/client/protocol.ts.
std::string message_types();

/// What a game tells of its positions and moves: web/src/games/<game>/protocol.ts.
std::string game_types(const table::GameKind& game);

}  // namespace belle::server::protocol
