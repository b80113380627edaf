#include "server/identity.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <utility>

#include "people/names.h"

namespace belle::server {
namespace {

const Problem kNotWritten{"server", "the server could not write: try again", {}};

// Whether nobody else can have claimed the name: it is the person's own, or a guest's first.
bool keeps_name(const store::Person& person) {
  return person.named || person.name == people::kNobody;
}

table::Participant participant(const store::Person& person) {
  return {person.id, person.name, person.named};
}

}  // namespace

std::shared_ptr<Client> Identity::arrive(std::shared_ptr<Connection> connection,
                                         std::string session, std::string address,
                                         std::function<void(const Client&)> known) {
  const auto client = std::make_shared<Client>();
  client->connection = std::move(connection);
  client->session = std::move(session);
  client->address = std::move(address);
  clients_.insert(client);
  hold(*client);
  recognise(client, [this, client, known = std::move(known)] {
    known(*client);
    release(client);
  });
  return client;
}

bool Identity::depart(const std::shared_ptr<Client>& client) {
  client->here = false;
  return clients_.erase(client) > 0;
}

void Identity::release(const std::shared_ptr<Client>& client) {
  --client->questions;
  while (client->here && client->questions == 0 && !client->waiting.empty()) {
    const std::string text = std::move(client->waiting.front());
    client->waiting.pop_front();
    receive_(client, text);
  }
}

// Who was renamed, or whose sessions were ended, while the store was asked is looked up again: what
// it answers may be older than that.
void Identity::look_up(const std::string& session, std::function<void(const Found&)> use) {
  ++looking_up_;
  people_.person_of(
      session, [this, session, from = changed_.size(), use = std::move(use)](const Found& found) {
        const bool outdated = found && *found &&
                              std::find(changed_.begin() + static_cast<std::ptrdiff_t>(from),
                                        changed_.end(), (*found)->id) != changed_.end();
        if (--looking_up_ == 0) changed_.clear();
        if (outdated) return look_up(session, use);
        use(found);
      });
}

void Identity::recognise(const std::shared_ptr<Client>& client, std::function<void()> then) {
  look_up(client->session, [client, then = std::move(then)](const Found& found) {
    if (found && *found && !client->person) client->person = *found;
    then();
  });
}

void Identity::check_session(const std::shared_ptr<Client>& client,
                             std::function<void()> when_ended) {
  look_up(client->session, [client, session = client->session, asked = client->person,
                            when_ended = std::move(when_ended)](const Found& found) {
    const bool is_same = client->here && client->session == session && client->person && asked &&
                         client->person->id == asked->id;
    if (!found || !is_same) return;
    if (*found && (*found)->id == asked->id)
      client->person = *found;
    else
      when_ended();
  });
}

void Identity::check_sessions_of(store::PersonId person, const Gone& gone) {
  note_change(person);
  for (const auto& client :
       those([person](const Client& each) { return each.person && each.person->id == person; }))
    check_session(client, [client, gone] { gone({client}); });
}

// A session that this server is just renewing has ended already in the store: it is asked twice.
void Identity::check_some_sessions(const Gone& gone) {
  constexpr table::Time kEvery = 200;       // milliseconds
  constexpr std::size_t kTimes = 300;       // until all have had their turn: a minute
  constexpr std::int64_t kOnceMore = 5000;  // milliseconds
  const table::Time now = environment_.now();
  if (std::abs(now - checked_at_) < kEvery) return;
  checked_at_ = now;
  auto next = clients_.upper_bound(checked_);
  for (std::size_t i = 0; i <= clients_.size() / kTimes && !clients_.empty(); ++i) {
    if (next == clients_.end()) next = clients_.begin();
    const std::shared_ptr<Client> client = *next++;
    checked_ = client;
    if (!client->person) continue;
    check_session(client, [this, client, gone] {
      environment_.after(kOnceMore, [this, client, gone] {
        check_session(client, [client, gone] { gone({client}); });
      });
    });
  }
}

void Identity::note_change(store::PersonId person) {
  if (looking_up_ > 0) changed_.push_back(person);
}

void Identity::as_person(const Request& request, Use use) {
  const std::shared_ptr<Client>& client = request.client;
  if (client->person && keeps_name(*client->person)) return use(participant(*client->person));
  hold(*client);
  const auto go_on = [this, request, use = std::move(use)] {
    if (!request.client->person) {
      introduce(request, use);
      return release(request.client);
    }
    as_shown(*request.client->person, [this, request, use](const table::Participant& who) {
      use(who);
      release(request.client);
    });
  };
  if (client->person) return go_on();
  // The session may have got one unnoticed: by a claim that failed, or while nothing could be read.
  recognise(client, go_on);
}

void Identity::introduce(const Request& request, Use use) {
  hold(*request.client);
  const std::string& session = request.client->session;
  auto& introductions = introductions_[session];
  introductions.push_back({request, std::move(use)});
  if (introductions.size() > 1) return;  // from another connection of the same session
  people_.add_guest(
      std::string(people::kNobody), session, environment_.now(),
      [this, session](const store::Result<store::Person>& added) { introduced(session, added); });
}

void Identity::introduced(const std::string& session, const store::Result<store::Person>& added) {
  const auto introductions = std::move(introductions_.extract(session).mapped());
  if (!added) warnings_.say(added.error());
  if (added)
    for (const auto& client : clients_)
      if (client->session == session) client->person = *added;
  for (const auto& [request, use] : introductions) {
    if (added) {
      request.client->person = *added;
      use(participant(*added));
    } else {
      request.refuse(kNotWritten);
    }
  }
  for (const auto& [request, use] : introductions) release(request.client);
}

void Identity::if_free(const Request& request, const std::string& name,
                       std::function<void()> then) {
  hold(*request.client);
  is_claimed(name, [this, request, then = std::move(then)](bool claimed) {
    if (claimed)
      request.refuse({"name", "belongs to somebody else", {}, "name-taken"});
    else
      then();
    release(request.client);
  });
}

void Identity::rename_guest(const std::shared_ptr<Client>& client, store::PersonId guest,
                            const std::string& name, const Reply<void>& reply) {
  hold(*client);
  people_.rename_guest(guest, name,
                       [this, client, guest, name, reply](const store::Result<void>& kept) {
                         if (kept) {
                           note_change(guest);
                           for (const auto& other : clients_)
                             if (other->person && other->person->id == guest)
                               other->person = {guest, name, false};
                           reply({});
                         } else {
                           warnings_.say(kept.error());
                           reply(std::unexpected(kNotWritten));
                         }
                         release(client);
                       });
}

void Identity::as_shown(const store::Person& person, Use use) const {
  if (keeps_name(person)) return use(participant(person));
  is_claimed(person.name, [person, use = std::move(use)](bool claimed) {
    use({person.id, claimed ? std::string(people::kNobody) : person.name, false});
  });
}

void Identity::as_of_today(const table::Participant& who, Use use) const {
  people_.person(who.person,
                 [this, who, use = std::move(use)](const store::Result<store::Person>& person) {
                   if (person)
                     as_shown(*person, use);
                   else
                     use(who);
                 });
}

void Identity::is_claimed(const std::string& name, std::function<void(bool)> use) const {
  people_.password_of(
      name, [use = std::move(use)](const store::Result<std::optional<store::Password>>& owner) {
        use(owner && owner->has_value());
      });
}

Identity::Clients Identity::renew_session(const std::string& old, const std::string& session,
                                          const store::Person& person, const std::string& address) {
  note_change(person.id);
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
  people_.forget(now - kSessions, now - kGuests, [this](const store::Result<void>& kept) {
    if (!kept) warnings_.say(kept.error());
  });
}

}  // namespace belle::server
