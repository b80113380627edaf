// Which persons the clients are. A client shows a session: the hash of the token in its cookie. It
// is nobody until it does something that needs a person; then a guest is written down for the
// session. While the store is asked, what the client sends waits. Claimed names and passwords are
// changed in accounts.h, which tells it here. Only on the server's thread; no session or token is
// ever told to a client.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
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

  Identity(store::People& people, const Environment& environment, Warnings& warnings,
           Receive receive)
      : people_(people),
        environment_(environment),
        warnings_(warnings),
        receive_(std::move(receive)) {}

  /// Calls back when it is known who the client is, before anything that it sends is handled.
  std::shared_ptr<Client> arrive(std::shared_ptr<Connection> connection, std::string session,
                                 std::string address, std::function<void(const Client&)> known);
  /// Returns whether the client was still here.
  bool depart(const std::shared_ptr<Client>& client);
  std::size_t clients() const { return clients_.size(); }

  /// Goes on with the client's person, who is written down first if the client was nobody; if that
  /// fails, the request is refused.
  void as_person(const Request& request, Use use);
  /// Goes on if nobody has claimed the name, else the request is refused.
  void if_free(const Request& request, const std::string& name, std::function<void()> then);
  /// Gives a guest a name that nobody has claimed, on all the guest's connections.
  void rename_guest(const std::shared_ptr<Client>& client, store::PersonId guest,
                    const std::string& name, const Reply<void>& reply);
  /// Goes on with a participant of a table, under the name of today.
  void as_of_today(const table::Participant& who, Use use) const;

  /// The clients of the old session at this address are this person in the new session from now
  /// on. Returns those that must go: others with the old session, and the person's other sessions.
  [[nodiscard]] Clients renew_session(const std::string& old, const std::string& session,
                                      const store::Person& person, const std::string& address);
  /// The clients of a session that has ended: they must go.
  [[nodiscard]] Clients in_session(const std::string& session) const;

  using Gone = std::function<void(const Clients&)>;
  /// A person has another name, or fewer sessions, by what another server has done: reads again who
  /// the clients are, and calls back with those whose session has ended: they must go.
  void check_sessions_of(store::PersonId person, const Gone& gone);
  /// The same for a few of all clients, others each time; called often enough, it comes to each
  /// within a minute.
  void check_some_sessions(const Gone& gone);

  /// Drops sessions and guests that cannot come back any more.
  void forget_old_sessions();

 private:
  struct Introduction {
    Request request;
    Use use;
  };

  /// What the client sends waits between these two; they may be nested.
  static void hold(Client& client) { ++client.questions; }
  void release(const std::shared_ptr<Client>& client);
  /// Goes on when it was read who the client is, if that is known.
  void recognise(const std::shared_ptr<Client>& client, std::function<void()> then);
  /// Goes on with whose session it is, as far as that can be read.
  using Found = store::Result<std::optional<store::Person>>;
  void look_up(const std::string& session, std::function<void(const Found&)> use);
  /// `when_ended`: what to do when the client's session is nobody's any more.
  void check_session(const std::shared_ptr<Client>& client, std::function<void()> when_ended);
  /// The person has another name, or other sessions, from now on.
  void note_change(store::PersonId person);
  /// Goes on with a person under the name that tables show: a guest whose name was claimed by
  /// another person since has none.
  void as_shown(const store::Person& person, Use use) const;
  void is_claimed(const std::string& name, std::function<void(bool)> use) const;
  void introduce(const Request& request, Use use);
  void introduced(const std::string& session, const store::Result<store::Person>& added);
  Clients those(const std::function<bool(const Client&)>& which) const;

  store::People& people_;
  const Environment& environment_;
  Warnings& warnings_;
  Receive receive_;
  std::set<std::shared_ptr<Client>> clients_;
  std::map<std::string, std::vector<Introduction>> introductions_;  // under way, by session
  std::size_t looking_up_ = 0;                                      // sessions
  std::vector<store::PersonId> changed_;  // persons whose name or sessions did meanwhile
  std::shared_ptr<Client> checked_;       // last, in the order of `clients_`
  table::Time checked_at_ = 0;
};

}  // namespace belle::server
