// Deadlines of tables in the file. See store/clocks.h for what each function promises.
#pragma once

#include <cstdint>
#include <optional>

#include "store/clocks.h"
#include "store/sqlite/database.h"

namespace belle::store::sqlite {

/// The deadline of the table with this number, or that it has none, with an append.
void note_deadline(Database& database, std::int64_t table, const std::optional<Deadline>& deadline);
Due take_due(Database& database, const DueQuestion& question);
void note_opening(Database& database, Time at);

}  // namespace belle::store::sqlite
