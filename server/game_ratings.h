// Ratings at tables: those that viewers are shown, and the new ones after a game. Public games
// between persons with claimed names are rated, each once; the store sees to that, so a game may be
// rated again whenever it is not certain that it was. Only on the server's thread.
#pragma once

#include <functional>
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
  GameRatings(LiveTables& tables, store::People& people, const Environment& environment,
              Warnings& warnings)
      : tables_(tables), people_(people), environment_(environment), warnings_(warnings) {}

  /// Rates a game that is over, if it is one that counts; tries again while the store fails.
  void rate_game(const std::string& id, const table::Table& table);
  /// The same for a table that is read first.
  void rate_if_over(const std::string& id);
  /// Whether these are the ratings of those who sit at this table.
  static bool are_of(const RatedPersons& rated, const table::Table& table);
  /// Goes on with the ratings of those who sit there: at once if nobody can have one.
  void read(const table::Table& table, std::function<void(RatedPersons)> use) const;

 private:
  void rate_later(const std::string& id);
  /// Who comes to the table from now on is shown the new ratings.
  void show_new(const std::string& id);

  LiveTables& tables_;
  store::People& people_;
  const Environment& environment_;
  Warnings& warnings_;
  std::set<std::string> unrated_;  // tables that are tried again
};

}  // namespace belle::server
