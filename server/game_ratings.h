// Ratings at tables: those that viewers are shown, and the new ones after a game. Public games
// between persons with claimed names are rated, each once; the store sees to that, so a game may be
// rated again whenever it is not certain that it was. Only on the server's thread.
#pragma once

#include <set>
#include <string>

#include "server/environment.h"
#include "server/live_table.h"
#include "server/warnings.h"
#include "store/store.h"

namespace belle::server {

class LiveTables;

class GameRatings {
 public:
  GameRatings(LiveTables& tables, store::Store& store, const Environment& environment,
              Warnings& warnings)
      : tables_(tables), store_(store), environment_(environment), warnings_(warnings) {}

  /// Rates a game that is over, if it is one that counts; tries again while the store fails.
  void rate_game(const std::string& id, const table::Table& table);
  /// The same for a table that is read first.
  void rate_if_over(const std::string& id);
  /// The ratings of those who sit there; read when `known` has them of others.
  const table::Ratings& ratings(const table::Settings& settings, const table::Seating& seating,
                                RatedPersons& known) const;

 private:
  void rate_later(const std::string& id);

  LiveTables& tables_;
  store::Store& store_;
  const Environment& environment_;
  Warnings& warnings_;
  std::set<std::string> unrated_;  // tables that are tried again
};

}  // namespace belle::server
