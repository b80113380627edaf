#include "server/followers.h"

#include <algorithm>

#include "server/messages.h"

namespace belle::server {
namespace {

constexpr std::size_t kMostTold = 20000;  // tables whose lengths are remembered

}  // namespace

void Followers::follow(const std::shared_ptr<Client>& client) {
  forget(client);
  if (!client->person) return;
  client->follows = client->person->id;
  auto& clients = clients_[client->follows];
  if (presence_ != nullptr && clients.empty()) presence_->follow(client->follows);
  clients.insert(client);
}

void Followers::forget(const std::shared_ptr<Client>& client) {
  const auto found = clients_.find(client->follows);
  if (found == clients_.end()) return;
  found->second.erase(client);
  if (!found->second.empty()) return;
  clients_.erase(found);
  if (presence_ != nullptr) presence_->unfollow(client->follows);
}

// What another server has written may be read here after a later change was told.
void Followers::tell(const store::Summary& summary, std::size_t length) {
  if (!any_of(summary.persons)) return;
  if (presence_ != nullptr && is_known(summary.table, length)) return;
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

bool Followers::is_known(const std::string& table, std::size_t length) {
  if (told_.size() >= kMostTold) told_.clear();
  std::size_t& told = told_[table];
  if (told >= length) return true;
  told = length;
  return false;
}

bool Followers::any_of(const std::vector<store::PersonId>& persons) const {
  return std::ranges::any_of(persons,
                             [this](store::PersonId person) { return clients_.contains(person); });
}

}  // namespace belle::server
