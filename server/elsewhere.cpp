// What a server is told by the others on its store, and asks them: a server that is alone, as in
// the page, is linked without it.
#include <utility>

#include "server/server.h"

namespace belle::server {

std::unique_ptr<store::Presence> Server::enter(store::Store& store) {
  return store.enter({
      [this](const std::string& table, std::size_t length) {
        tables_.grown_elsewhere(table, length);
      },
      [this](const std::string& table, const std::vector<store::Watcher>& watchers) {
        tables_.watched_elsewhere(table, watchers);
      },
      [this](const store::Summary& summary, std::size_t length) {
        followers_.tell(summary, length);
      },
      [this](store::PersonId person) {
        identity_.check_sessions_of(person, [this](const auto& gone) { disconnect(gone); });
      },
  });
}

void Server::check_some_sessions() {
  identity_.check_some_sessions([this](const auto& gone) { disconnect(gone); });
}

}  // namespace belle::server
