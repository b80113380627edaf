// `belle load --cluster`: what a house of three servers on PostgreSQL carries on this machine, and
// how soon people play again when a part of it is killed, stopped or cut off (docs/load.md).
#pragma once

#include "apps/command.h"
#include "apps/commands.h"
#include "apps/load_players.h"

namespace belle {

void measure_cluster(Load load, bool json, Session& session);

/// The games that are played, with as many seats as they have.
std::vector<LoadGame> load_games();

}  // namespace belle
