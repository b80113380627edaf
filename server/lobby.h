// Lists of tables: those that everybody may find, and those of one person. Only on the server's
// thread. A table that is not listed publicly is in nobody's list but those of its players.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "server/environment.h"
#include "server/followers.h"
#include "server/limits.h"
#include "server/live_tables.h"
#include "store/store.h"

namespace belle::server {

class Lobby {
 public:
  using Tables = store::Result<std::vector<store::Summary>>;
  using Use = std::function<void(const Tables&)>;

  Lobby(store::Tables& store, const Environment& environment, const LiveTables& tables,
        const Followers& followers, store::Presence* presence, const Limits& limits)
      : store_(store),
        environment_(environment),
        tables_(tables),
        followers_(followers),
        presence_(presence),
        limits_(limits) {}

  /// The public tables: those that wait for players while a player is connected, at the table or
  /// elsewhere, or was a few minutes ago, and those where a game is on. The list may be a second
  /// old; who asks while it is read shares it.
  void open_tables(Use use);
  /// The tables at which a person plays or played; none for nobody (0).
  void own_tables(store::PersonId person, table::Time until, Use use) const;
  /// The same for a client that is told of every change: nothing that it has heard is newer than
  /// the list.
  void followed_tables(const std::shared_ptr<Client>& client, table::Time until, Use use) const;
  /// Whether a person has begun so many games that are not over that another must wait.
  void has_too_many_games(store::PersonId person, std::function<void(bool)> use) const;

 private:
  struct Listed {
    table::Time at;
    std::vector<store::Summary> tables;
  };

  void read_open_tables();
  /// Goes on with those that have a player who is connected, here or at another server, or was a
  /// few minutes ago.
  void attended(std::vector<store::Summary> waiting,
                std::function<void(std::vector<store::Summary>)> use) const;
  void answer(const Tables& tables);

  store::Tables& store_;
  const Environment& environment_;
  const LiveTables& tables_;
  const Followers& followers_;
  store::Presence* const presence_;  // nothing where no other server is
  const Limits& limits_;
  std::optional<Listed> listed_;  // last
  std::vector<Use> asking_;       // while the list is read
};

}  // namespace belle::server
