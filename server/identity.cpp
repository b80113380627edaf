#include "server/identity.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "people/names.h"

namespace belle::server {
namespace {

const Problem kNotWritten{"server", "the server could not write: try again", {}};

}  // namespace

std::shared_ptr<Client> Identity::arrive(std::shared_ptr<Connection> connection,
                                         std::string session, std::string address) {
  const auto client = std::make_shared<Client>();
  client->connection = std::move(connection);
  client->session = std::move(session);
  client->address = std::move(address);
  if (const auto person = store_.person_of(client->session)) client->person = *person;
  clients_.insert(client);
  return client;
}

bool Identity::depart(const std::shared_ptr<Client>& client) {
  client->here = false;
  return clients_.erase(client) > 0;
}

void Identity::as_person(const Request& request, Use use) {
  const auto& person = request.client->person;
  if (person) return use(shown(*person));
  // The session may have got one unnoticed: by a claim that failed, or while nothing could be read.
  if (const auto known = store_.person_of(request.client->session); known && *known) {
    request.client->person = *known;
    return use(shown(**known));
  }
  request.client->introduced = false;
  const std::string& session = request.client->session;
  auto& introductions = introductions_[session];
  introductions.push_back({request, std::move(use)});
  if (introductions.size() > 1) return;  // from another connection of the same session
  store_.add_guest(std::string(people::kNobody), session, environment_.now(),
                   [this, session](const store::Result<store::Person>& added) {
                     environment_.post([this, session, added] { introduced(session, added); });
                   });
}

void Identity::introduced(const std::string& session, const store::Result<store::Person>& added) {
  const auto introductions = std::move(introductions_.extract(session).mapped());
  if (!added) warnings_.say(added.error());
  if (added)
    for (const auto& client : clients_)
      if (client->session == session) client->person = *added;
  for (const Introduction& each : introductions) {
    Client& client = *each.request.client;
    client.introduced = true;
    if (added) {
      client.person = *added;
      each.use({added->id, added->name, added->named});
    } else {
      each.request.refuse(kNotWritten);
    }
  }
  for (const Introduction& each : introductions) receive_waiting(each.request.client);
}

void Identity::receive_waiting(const std::shared_ptr<Client>& client) {
  while (client->here && client->introduced && !client->waiting.empty()) {
    const std::string text = std::move(client->waiting.front());
    client->waiting.pop_front();
    receive_(client, text);
  }
}

void Identity::rename_guest(const std::shared_ptr<Client>& client, store::PersonId guest,
                            const std::string& name, const Reply<void>& reply) {
  client->introduced = false;
  store_.rename_guest(guest, name,
                      [this, client, guest, name, reply](const store::Result<void>& kept) {
                        environment_.post([this, client, guest, name, reply, kept] {
                          client->introduced = true;
                          if (kept) {
                            for (const auto& other : clients_)
                              if (other->person && other->person->id == guest)
                                other->person = {guest, name, false};
                            reply({});
                          } else {
                            warnings_.say(kept.error());
                            reply(std::unexpected(kNotWritten));
                          }
                          receive_waiting(client);
                        });
                      });
}

table::Participant Identity::shown(const store::Person& person) const {
  const bool of_another = !person.named && is_claimed(person.name);
  return {person.id, of_another ? std::string(people::kNobody) : person.name, person.named};
}

bool Identity::is_claimed(std::string_view name) const {
  const auto owner = store_.password_of(name);
  return owner && owner->has_value();
}

Identity::Clients Identity::renew_session(const std::string& old, const std::string& session,
                                          const store::Person& person, const std::string& address) {
  for (const auto& client : clients_) {
    if (client->session != old || client->address != address) continue;
    client->session = session;
    client->person = person;
  }
  return those([&](const Client& client) {
    const bool is_person = client.person && client.person->id == person.id;
    return client.session != session && (client.session == old || is_person);
  });
}

Identity::Clients Identity::in_session(const std::string& session) const {
  return those([&](const Client& client) { return client.session == session; });
}

Identity::Clients Identity::those(const std::function<bool(const Client&)>& which) const {
  Clients found;
  std::ranges::copy_if(clients_, std::back_inserter(found),
                       [&](const auto& client) { return which(*client); });
  return found;
}

// A browser keeps a cookie for 400 days at most, so nobody comes with an older session.
void Identity::forget_old_sessions() {
  constexpr table::Time kDay = 24LL * 60 * 60 * 1000;
  constexpr table::Time kSessions = 400 * kDay;
  constexpr table::Time kGuests = 30 * kDay;
  const table::Time now = environment_.now();
  store_.forget(now - kSessions, now - kGuests, [this](const store::Result<void>& kept) {
    environment_.post([this, kept] {
      if (!kept) warnings_.say(kept.error());
    });
  });
}

}  // namespace belle::server
