// Another game of the same people, once all of them have asked for it. Only on the server's thread.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "server/environment.h"
#include "server/identity.h"
#include "server/live_tables.h"
#include "server/reply.h"
#include "store/store.h"

namespace belle::server {

class Rematches {
 public:
  Rematches(LiveTables& tables, const Identity& identity, store::Store& store,
            const Environment& environment)
      : tables_(tables), identity_(identity), store_(store), environment_(environment) {}

  /// A player asks for another game. The last one to ask is answered when the new table is kept
  /// and the old one names it. If either write fails, the others' requests stand and the last one
  /// can ask again.
  void ask(const std::string& table, store::PersonId player, const Reply<void>& reply);

 private:
  /// The next game: its settings, and who sits down where.
  struct Rematch {
    table::Settings settings;
    std::vector<Decide> seats;
  };

  Rematch rematch_of(const table::Table& table) const;
  void begin(const std::string& table, const Rematch& next, Reply<void> reply);
  /// Closes a new table that nobody was told of; tries until that is written.
  void clear_away(const std::string& table);

  LiveTables& tables_;
  const Identity& identity_;
  store::Store& store_;
  const Environment& environment_;
  std::map<std::string, std::vector<Reply<void>>> under_way_;  // by the old table
};

}  // namespace belle::server
