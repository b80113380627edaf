// The games that can be played at a table of the house.
#pragma once

#include "table/match.h"

namespace belle {

table::Games house_games();

}  // namespace belle
