// Tables in the file: journals and summaries. See store.h for what each function promises.
#pragma once

#include <string_view>
#include <vector>

#include "store/sqlite/database.h"
#include "store/store.h"

namespace belle::store::sqlite {

void append(Database& database, const Append& append);
std::vector<Entry> journal(Database& database, std::string_view table);
Summary summary(Database& database, std::string_view table);
std::vector<Summary> tables(Database& database, Summary::Stage stage, bool only_listed,
                            std::size_t most);
std::vector<Summary> tables_of(Database& database, PersonId person, Time until, std::size_t most);

}  // namespace belle::store::sqlite
