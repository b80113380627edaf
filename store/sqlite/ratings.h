// Ratings in the file. See store.h for what each function promises.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "store/sqlite/database.h"
#include "store/store.h"

namespace belle::store::sqlite {

void rate_game(Database& database, std::string_view table, std::string_view game,
               const std::vector<PersonId>& persons, const Rate& rate);
std::optional<Rating> rating_of(Database& database, PersonId person, std::string_view game);

}  // namespace belle::store::sqlite
