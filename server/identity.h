// Participant the clients are. A client shows a session: the hash of the token in its cookie. It is
// nobody until it does something that needs a person; then a guest is written down for the session,
// and what the client sends meanwhile waits. Claimed names and passwords are changed in accounts.h,
// which tells it here. Only on the server's thread; no session or token is ever told to a client.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "server/client.h"
#include "server/environment.h"
#include "server/reply.h"
#include "server/request.h"
#include "server/warnings.h"
#include "store/store.h"
#include "table/table.h"

namespace belle::server {

class Identity {
 public:
  using Clients = std::vector<std::shared_ptr<Client>>;
  using Use = std::function<void(const table::Participant&)>;
  /// Handles a text that waited until it was known who sent it.
  using Receive = std::function<void(const std::shared_ptr<Client>&, std::string_view)>;

  Identity(store::Store& store, const Environment& environment, Warnings& warnings, Receive receive)
      : store_(store),
        environment_(environment),
        warnings_(warnings),
        receive_(std::move(receive)) {}

  std::shared_ptr<Client> arrive(std::shared_ptr<Connection> connection, std::string session,
                                 std::string address);
  /// Returns whether the client was still here.
  bool depart(const std::shared_ptr<Client>& client);
  std::size_t clients() const { return clients_.size(); }

  /// Goes on with the client's person, who is written down first if the client was nobody; if that
  /// fails, the request is refused.
  void as_person(const Request& request, Use use);
  /// Gives a guest a name that nobody has claimed, on all the guest's connections.
  void rename_guest(const std::shared_ptr<Client>& client, store::PersonId guest,
                    const std::string& name, const Reply<void>& reply);

  /// A person under the name that tables show: a guest whose name was claimed by another person
  /// since has none.
  table::Participant shown(const store::Person& person) const;
  bool is_claimed(std::string_view name) const;

  /// The clients of the old session at this address are this person in the new session from now
  /// on. Returns those that must go: others with the old session, and the person's other sessions.
  [[nodiscard]] Clients renew_session(const std::string& old, const std::string& session,
                                      const store::Person& person, const std::string& address);
  /// The clients of a session that has ended: they must go.
  [[nodiscard]] Clients in_session(const std::string& session) const;

  /// Drops sessions and guests that cannot come back any more.
  void forget_old_sessions();

 private:
  struct Introduction {
    Request request;
    Use use;
  };

  void introduced(const std::string& session, const store::Result<store::Person>& added);
  void receive_waiting(const std::shared_ptr<Client>& client);
  Clients those(const std::function<bool(const Client&)>& which) const;

  store::Store& store_;
  const Environment& environment_;
  Warnings& warnings_;
  Receive receive_;
  std::set<std::shared_ptr<Client>> clients_;
  std::map<std::string, std::vector<Introduction>> introductions_;  // under way, by session
};

}  // namespace belle::server
