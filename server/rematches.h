// Another game of the same people, once all of them have asked for it. Only on the server's thread.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "server/environment.h"
#include "server/identity.h"
#include "server/live_tables.h"
#include "server/reply.h"
#include "table/table.h"

namespace belle::server {

class Rematches {
 public:
  Rematches(LiveTables& tables, const Identity& identity, const Environment& environment)
      : tables_(tables), identity_(identity), environment_(environment) {}

  /// A player asks for another game. The last one to ask is answered when the new table is kept
  /// and the old one names it. If either write fails, the others' requests stand and the last one
  /// can ask again.
  void ask(const std::string& table, store::PersonId player, const Reply<void>& reply);

 private:
  /// The next game: its settings, and who sat where.
  struct Rematch {
    table::Settings settings;
    std::vector<table::Chair> chairs;
  };

  void begin(const std::string& table, const Rematch& next, Reply<void> reply);
  /// Goes on when all persons, from this chair on, have their names of today.
  void with_names(const std::shared_ptr<Rematch>& next, std::size_t chair,
                  std::function<void()> then);
  /// Opens the next table, and names it at the old one.
  void open(const std::string& table, const Rematch& next, const Reply<void>& reply);
  /// Closes a new table that nobody was told of; tries until that is written.
  void clear_away(const std::string& table);

  LiveTables& tables_;
  const Identity& identity_;
  const Environment& environment_;
  std::map<std::string, std::vector<Reply<void>>> under_way_;  // by the old table
};

}  // namespace belle::server
