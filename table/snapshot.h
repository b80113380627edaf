// What a table tells a viewer: everything that leaves it passes through here, and everything here
// comes from the viewer's View, from open lines of the journal, or from what persons said.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/core/json_text.h"
#include "table/table.h"

namespace belle::table {

/// Whole ratings by seat; nothing for a seat without one, and nothing at all where nobody has one.
using Ratings = std::vector<std::optional<int>>;

/// Writes the fields of a message about the table into an open object: all that is so now, and
/// what was played and said since the journal had `since` lines (docs/protocol.md, "table").
/// Chairs show the ratings of those who have one.
void write_table(JsonText& json, const Table& table, Viewer viewer, std::size_t since, Time now,
                 const Ratings& ratings = {});

/// The record as it may be given to the viewer: the own view while the game is on, the whole one
/// when it is over. Nothing before the deal.
std::string record_for(const Table& table, Viewer viewer);

/// The record as it truly is, hidden cards and all, of a game that was dealt: for games that are
/// over, and for tests.
std::string true_record(const Table& table);

/// A JSON object for lists of tables: game, seats, names, clock, whose turn it is, who has won. It
/// is the same for every viewer, so the last move stands there as those who watch may read it.
std::string about(const Table& table, const Ratings& ratings = {});

}  // namespace belle::table
