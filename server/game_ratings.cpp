#include "server/game_ratings.h"

#include <cmath>
#include <utility>
#include <vector>

#include "people/glicko.h"
#include "server/live_tables.h"

namespace belle::server {
namespace {

constexpr std::int64_t kRateAgain = 30000;  // milliseconds

}  // namespace

void GameRatings::rate_game(const std::string& id, const table::Table& table) {
  const auto finishers = table.finishers();
  if (!table.settings().listed || finishers.empty()) return;
  std::vector<store::PersonId> persons;
  std::vector<int> places;
  for (const table::Finisher& finisher : finishers) {
    if (!finisher.who.named) return;
    persons.push_back(finisher.who.person);
    places.push_back(static_cast<int>(finisher.rank) + 1);
  }
  store_.rate_game(id, std::string(table.settings().game->name()), persons,
                   people::by_places(places, environment_.now()),
                   [this, id](const store::Result<void>& kept) {
                     environment_.post([this, id, kept] {
                       if (!kept) warnings_.say(kept.error());
                       if (!kept && is_trouble(kept.error())) rate_later(id);
                       if (LiveTable* live = tables_.find(id)) live->rated = {};
                     });
                   });
}

void GameRatings::rate_later(const std::string& id) {
  if (!unrated_.insert(id).second) return;
  environment_.after(kRateAgain, [this, id] {
    unrated_.erase(id);
    rate_if_over(id);
  });
}

void GameRatings::rate_if_over(const std::string& id) {
  tables_.read(
      id, [this, id](const table::Table& table) { rate_game(id, table); },
      [this, id](const std::expected<void, Problem>& read) {
        if (read.error().field == "server") rate_later(id);
      });
}

const table::Ratings& GameRatings::ratings(const table::Settings& settings,
                                           const table::Seating& seating,
                                           RatedPersons& known) const {
  std::vector<store::PersonId> persons;
  persons.reserve(seating.chairs.size());
  for (const table::Chair& chair : seating.chairs)
    persons.push_back(chair.who.named ? chair.who.person : 0);
  if (std::exchange(known.persons, persons) == persons) return known.ratings;
  known.ratings.clear();
  for (const store::PersonId person : persons) {
    auto& rating = known.ratings.emplace_back();
    if (person == 0) continue;
    if (const auto found = store_.rating_of(person, settings.game->name()); found && *found)
      rating = static_cast<int>(std::lround((*found)->rating));
  }
  return known.ratings;
}

}  // namespace belle::server
