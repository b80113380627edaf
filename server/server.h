// The server: takes a client's text, checks its rate, reads it as a request, and calls the
// request's handler (requests.h). It speaks in texts, not in sockets (net.h), so that everything it
// does can be tried without a network. A message that cannot be understood is answered with the
// field at fault and changes nothing. Everything here runs on one thread, the server's own.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "server/environment.h"
#include "server/followers.h"
#include "server/identity.h"
#include "server/limits.h"
#include "server/live_tables.h"
#include "server/lobby.h"
#include "server/metrics.h"
#include "server/rate_limits.h"
#include "server/rematches.h"
#include "server/requests.h"
#include "server/warnings.h"
#include "store/store.h"
#include "table/match.h"

namespace belle::server {

class Server {
 public:
  struct Settings {
    std::int64_t pace = 700;    // milliseconds for a move of Belle's
    bool from_records = false;  // whether a game that began elsewhere may go on here
    Limits limits;
  };

  /// The store must answer on the server's thread, never within the call that asks
  /// (server_thread_store.h).
  Server(const table::Games& games, store::Store& store, Environment environment,
         std::unique_ptr<MoveFinder> move_finder, const Settings& settings);
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  /// A client with this session has connected; it is welcomed when it is known who it is.
  std::shared_ptr<Client> arrive(std::shared_ptr<Connection> connection, std::string session,
                                 std::string address);
  void receive(const std::shared_ptr<Client>& client, std::string_view text);
  void depart(const std::shared_ptr<Client>& client);

  /// Goes on with the token of a client that shows this one, or none: its own, if the house has
  /// given it or knows its session, else a new one, so that nobody can choose another's; nothing if
  /// that cannot be read now.
  void token_for(const std::string& shown,
                 std::function<void(const std::optional<std::string>&)> use);
  /// Whether the house has given a client this token, which may be nobody's yet.
  bool has_given(const std::string& token) const;

  /// Called a few times a second.
  void tick();
  /// Called once, when the server starts.
  void resume();
  /// The house will close soon: it says so to those who ask whether it is ready, and begins nothing
  /// that another server could do as well. Clients are served until their connections end.
  void drain();
  bool is_draining() const { return draining_; }

  /// A person has changed the password, or claimed a name: see Identity::renew_session. Clients
  /// that must go are disconnected.
  void renew_session(const std::string& old, const std::string& session,
                     const store::Person& person, const std::string& address);
  /// The session has ended: its clients are disconnected.
  void log_out(const std::string& session);

  // The parts, for what comes over plain HTTP (api.h), and for tests.
  const table::Games& games() const { return games_; }
  store::Store& store() { return store_; }
  const Environment& environment() const { return environment_; }
  Metrics& metrics() { return metrics_; }
  Warnings& warnings() { return warnings_; }
  RateLimits& rates() { return rates_; }
  LiveTables& live_tables() { return tables_; }
  Lobby& lobby() { return lobby_; }

 private:
  /// Asks for the key that all servers of the house have; again if the store fails.
  void read_token_key();
  /// This server's part in what several on one store share, if it is one of them.
  std::unique_ptr<store::Presence> enter(store::Store& store);
  /// Whether some of the clients are still who they were, at whichever server that changed.
  void check_some_sessions();
  /// The first message of a connection.
  void welcome(const Client& client);
  /// Calls the handler of the request that the text is.
  void dispatch(const std::shared_ptr<Client>& client, std::string_view text);
  /// Refuses a text that is no request, or is not read.
  void refuse(Client& client, std::optional<std::int64_t> number, const Problem& problem);
  void disconnect(const Identity::Clients& clients);

  const table::Games& games_;
  store::Store& store_;
  std::string token_key_;  // the store's, as soon as that is known
  Environment environment_;
  Metrics metrics_;
  Warnings warnings_;
  RateLimits rates_;
  const std::unique_ptr<store::Presence> presence_;  // nothing where no other server is
  Followers followers_;
  LiveTables tables_;
  Identity identity_;
  Lobby lobby_;
  Rematches rematches_;
  Context context_;
  bool draining_ = false;
  bool store_answers_ = true;  // as the operator was told
  bool store_hears_ = true;
};

}  // namespace belle::server
