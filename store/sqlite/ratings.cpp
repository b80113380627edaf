#include "store/sqlite/ratings.h"

#include <cassert>

#include "engine/core/text.h"
#include "store/sqlite/persons.h"

namespace belle::store::sqlite {

void rate_game(Database& database, std::string_view table, std::string_view game,
               const std::vector<PersonId>& persons, const Rate& rate) {
  if (!database.any("SELECT 1 FROM tables WHERE id = ?1", {table}))
    throw Refused(Failure::Kind::Missing, "there is no table " + in_quotes(table));
  if (database.change("UPDATE tables SET settled = 1 WHERE id = ?1 AND settled = 0", {table}) == 0)
    return;
  std::vector<Rating> before;
  for (const PersonId person : persons) {
    require_person(database, person);
    before.push_back(rating_of(database, person, game).value_or(Rating{}));
  }
  const std::vector<Rating> after = rate(before);
  assert(after.size() == persons.size());
  for (std::size_t i = 0; i < persons.size(); ++i)
    database.change(
        "INSERT OR REPLACE INTO ratings (person, game, rating, deviation, volatility, at)"
        " VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        {persons[i], game, after[i].rating, after[i].deviation, after[i].volatility, after[i].at});
}

std::optional<Rating> rating_of(Database& database, PersonId person, std::string_view game) {
  Rows rows = database.ask(
      "SELECT rating, deviation, volatility, at FROM ratings WHERE person = ?1 AND game = ?2",
      {person, game});
  if (!rows.next()) return {};
  return Rating{.rating = rows.real(0),
                .deviation = rows.real(1),
                .volatility = rows.real(2),
                .at = rows.integer(3)};
}

}  // namespace belle::store::sqlite
