// What must hold of a house, whatever died or was cut off while people played there. Each check
// answers with what is wrong, in words, and with nothing if all is well; it looks at nothing but
// the history and the journals.
#pragma once

#include <string>
#include <vector>

#include "table/match.h"
#include "tests/cluster/history.h"

namespace belle::history {

using Faults = std::vector<std::string>;

/// What was acknowledged stands in the journal exactly once, what was not answered at most once,
/// what was refused not at all, and what nobody sent is not there. Of two deeds at a table, one
/// acknowledged before the other was sent, the first stands before the second.
Faults check_lines(const History& history, const House& house);

/// Whoever watches a table is never told of fewer lines than before, at whichever node; who comes
/// to a table is told at least what anybody was told or acknowledged before; and at the end all
/// who watch were told the whole journal.
Faults check_watchers(const History& history, const House& house);

/// At most one timeout for a seat, and never one before its time was over: neither by the times of
/// the journal, nor by what the clients saw on their own clock.
Faults check_clocks(const table::Games& games, const History& history, const House& house);

/// Whoever plays for Belle has begun to think about that turn before, and nobody thinks about one
/// anew unless something was away meanwhile. Says nothing where no thoughts were written down.
Faults check_thoughts(const History& history, const House& house);

/// Whoever was told of a table was told what their seat may know of it at that length and not a
/// letter more, and nobody the secret of a deal before the end; and whoever asked for a record, the
/// record as they may know it at that length or a later one than anybody was told before.
Faults check_telling(const table::Games& games, const History& history, const House& house);

/// Ratings are those that follow from the journals.
Faults check_ratings(const table::Games& games, const House& house);

/// All of these.
Faults check(const table::Games& games, const History& history, const House& house);

}  // namespace belle::history
