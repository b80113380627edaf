#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "people/glicko.h"
#include "table/table.h"
#include "tests/cluster/checks.h"

namespace belle::history {
namespace {

// A game counts when it is rated, which may be a little later than it ends, and deviations grow
// meanwhile.
constexpr double kNear = 0.5;

struct Game {
  std::string kind;
  std::vector<table::PersonId> persons;
  std::vector<int> places;
  table::Time at = 0;
};

using Ratings = std::map<std::pair<std::string, table::PersonId>, store::Rating>;

std::vector<Game> rated_games(const table::Games& games, const House& house) {
  std::vector<Game> rated;
  for (const auto& [id, journal] : house.journals) {
    const auto table = table::Table::replay(games, journal);
    if (!table || !table->settings().listed) continue;
    Game game{std::string(table->settings().game->name()), {}, {}, 0};
    for (const table::Finisher& finisher : table->finishers()) {
      if (!finisher.who.named) break;
      game.persons.push_back(finisher.who.person);
      game.places.push_back(static_cast<int>(finisher.rank) + 1);
    }
    if (game.persons.empty() || game.persons.size() != table->finishers().size()) continue;
    // Words may have been said after the end.
    for (const table::Entry& entry : journal)
      if (entry.line.starts_with("result ")) game.at = entry.at;
    rated.push_back(std::move(game));
  }
  std::ranges::sort(rated, {}, &Game::at);
  return rated;
}

Ratings ratings_after(const std::vector<Game>& games) {
  Ratings ratings;
  for (const Game& game : games) {
    std::vector<store::Rating> before;
    for (const table::PersonId person : game.persons)
      before.push_back(ratings[{game.kind, person}]);
    const auto after = people::by_places(game.places, game.at)(before);
    for (std::size_t i = 0; i < after.size(); ++i) ratings[{game.kind, game.persons[i]}] = after[i];
  }
  return ratings;
}

}  // namespace

Faults check_ratings(const table::Games& games, const House& house) {
  Faults faults;
  Ratings wanted = ratings_after(rated_games(games, house));
  for (const House::Rated& rated : house.ratings) {
    const auto found = wanted.find({rated.game, rated.person});
    const std::string who = "person " + std::to_string(rated.person) + " at " + rated.game;
    if (found == wanted.end()) {
      faults.push_back(who + " is rated and has played no game that counts");
      continue;
    }
    if (std::abs(found->second.rating - rated.rating) > kNear)
      faults.push_back(who + " is rated " + std::to_string(rated.rating) + " and should be " +
                       std::to_string(found->second.rating));
    wanted.erase(found);
  }
  for (const auto& [key, rating] : wanted)
    faults.push_back("person " + std::to_string(key.second) + " at " + key.first +
                     " is not rated and should be " + std::to_string(rating.rating));
  return faults;
}

}  // namespace belle::history
