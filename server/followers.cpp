#include "server/followers.h"

#include <algorithm>

#include "server/messages.h"

namespace belle::server {

void Followers::follow(const std::shared_ptr<Client>& client) {
  forget(client);
  if (!client->person) return;
  client->follows = client->person->id;
  clients_[client->follows].insert(client);
}

void Followers::forget(const std::shared_ptr<Client>& client) {
  const auto found = clients_.find(client->follows);
  if (found == clients_.end()) return;
  found->second.erase(client);
  if (found->second.empty()) clients_.erase(found);
}

void Followers::tell(const store::Summary& summary) const {
  for (const store::PersonId person : summary.persons) {
    const auto found = clients_.find(person);
    if (found == clients_.end()) continue;
    const auto text = std::make_shared<const std::string>(own_message(summary, person));
    for (const auto& client : found->second) {
      client->connection->send(text);
      ++client->changes_heard;
    }
  }
}

bool Followers::any_of(const std::vector<store::PersonId>& persons) const {
  return std::ranges::any_of(persons,
                             [this](store::PersonId person) { return clients_.contains(person); });
}

}  // namespace belle::server
