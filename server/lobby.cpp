#include "server/lobby.h"

#include <algorithm>
#include <cstdlib>

#include "server/messages.h"

namespace belle::server {

Lobby::Tables Lobby::open_tables() {
  using Stage = store::Summary::Stage;
  constexpr std::size_t kMostListedThrough = 1000;    // waiting tables, most of them left alone
  constexpr table::Time kPatience = 5LL * 60 * 1000;  // a waiting table is shown with nobody there
  const table::Time now = environment_.now();
  if (!limits_.off && listed_ && std::abs(now - listed_->at) < limits_.lobby)
    return listed_->tables;
  auto tables = store_.tables(Stage::Waiting, true, kMostListedThrough);
  const auto playing = store_.tables(Stage::Playing, true, kMostListed);
  if (!tables) return tables;
  if (!playing) return playing;
  std::erase_if(*tables, [this, now](const store::Summary& table) {
    return now - table.changed > kPatience && !tables_.has_player_watching(table.table) &&
           !followers_.any_of(table.persons);
  });
  if (tables->size() > kMostListed) tables->resize(kMostListed);
  tables->insert(tables->end(), playing->begin(), playing->end());
  listed_ = {now, *tables};
  return tables;
}

Lobby::Tables Lobby::own_tables(store::PersonId person, table::Time until) const {
  if (person == 0) return {};
  return store_.tables_of(person, until, kMostListed);
}

// Games that nobody has touched for a month do not count.
bool Lobby::has_too_many_games(store::PersonId person) const {
  constexpr table::Time kMonth = 30LL * 24 * 60 * 60 * 1000;
  constexpr std::size_t kMostCounted = 1000;
  if (limits_.off) return false;
  const auto own = store_.tables_of(person, store::kEver, kMostCounted);
  if (!own) return false;
  const auto is_on = [now = environment_.now()](const store::Summary& table) {
    return table.stage != store::Summary::Stage::Over && now - table.changed < kMonth;
  };
  return std::ranges::count_if(*own, is_on) >= static_cast<std::ptrdiff_t>(limits_.unfinished);
}

}  // namespace belle::server
