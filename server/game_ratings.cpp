#include "server/game_ratings.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "people/glicko.h"
#include "server/live_tables.h"

namespace belle::server {
namespace {

constexpr std::int64_t kRateAgain = 30000;  // milliseconds

// Only who has claimed a name has a rating.
store::PersonId rated_person(const table::Chair& chair) {
  return chair.who.named ? chair.who.person : 0;
}

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
  people_.rate_game(id, std::string(table.settings().game->name()), persons,
                    people::by_places(places, environment_.now()),
                    [this, id](const store::Result<void>& kept) {
                      if (!kept) warnings_.say(kept.error());
                      if (!kept && is_trouble(kept.error())) rate_later(id);
                      if (kept) show_new(id);
                    });
}

void GameRatings::show_new(const std::string& id) {
  LiveTable* live = tables_.find(id);
  if (live == nullptr || !live->table) return;
  read(*live->table, [this, id](RatedPersons rated) {
    LiveTable* found = tables_.find(id);
    if (found != nullptr && found->table && are_of(rated, *found->table))
      found->rated = std::move(rated);
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

bool GameRatings::are_of(const RatedPersons& rated, const table::Table& table) {
  return std::ranges::equal(rated.persons, table.chairs(), {}, {}, rated_person);
}

void GameRatings::read(const table::Table& table, std::function<void(RatedPersons)> use) const {
  RatedPersons rated;
  std::vector<store::RatedIn> whose;
  for (const table::Chair& chair : table.chairs()) {
    rated.persons.push_back(rated_person(chair));
    whose.push_back({rated.persons.back(), std::string(table.settings().game->name())});
  }
  rated.ratings.resize(rated.persons.size());
  if (std::ranges::count(rated.persons, 0) == std::ssize(rated.persons))
    return use(std::move(rated));
  people_.ratings_of(
      std::move(whose),
      [rated = std::move(rated), use = std::move(use)](
          const store::Result<std::vector<std::optional<store::Rating>>>& found) mutable {
        for (std::size_t i = 0; found && i < found->size(); ++i)
          if (const auto& rating = (*found)[i])
            rated.ratings[i] = static_cast<int>(std::lround(rating->rating));
        use(std::move(rated));
      });
}

}  // namespace belle::server
