// Tables in the file: journals and summaries. See store.h for what each function promises.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "store/sqlite/database.h"
#include "store/store.h"

namespace belle::store::sqlite {

void append(Database& database, const Append& append);
std::vector<Entry> journal(Database& database, std::string_view table, std::size_t since);
std::vector<Summary> list(Database& database, Summary::Stage stage, bool only_listed,
                          std::size_t most);
std::vector<Summary> list_of(Database& database, PersonId person, Time until, std::size_t most);
std::size_t count_unfinished(Database& database, PersonId person, Time since);

/// From the columns id, game, stage, listed, changed, about, persons.
Summary read_summary(const Rows& rows);

}  // namespace belle::store::sqlite
