// The journal of another truth that a viewer cannot tell from this one.
#pragma once

#include <vector>

#include "engine/core/random.h"
#include "engine/lumiere/lumiere.h"
#include "engine/paris/paris.h"
#include "table/journal.h"
#include "table/match.h"

namespace belle::table {

using Journal = std::vector<Entry>;

/// The journal of a game that nobody has sealed: one that was would give another deal away, because
/// it is not what its seed deals.
Journal unsealed(Journal journal);

/// The same moves, with other secrets of a game with the shipped edition. Others may have taken
/// other end-game tiles of Paris: `move 2 flag E7` is another one, which reads the same.
Journal other_journal(Lumiere, const Journal& journal, Viewer viewer, Random& random);
Journal other_journal(Paris, const Journal& journal, Viewer viewer, Random& random);

}  // namespace belle::table
