#include "server/lobby.h"

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <set>
#include <string>
#include <utility>

#include "server/messages.h"

namespace belle::server {

void Lobby::open_tables(Use use) {
  if (!limits_.off && listed_ && std::abs(environment_.now() - listed_->at) < limits_.lobby)
    return use(listed_->tables);
  asking_.push_back(std::move(use));
  if (asking_.size() == 1) read_open_tables();
}

void Lobby::read_open_tables() {
  using Stage = store::Summary::Stage;
  constexpr std::size_t kMostListedThrough = 1000;  // waiting tables, most of them left alone
  store_.list(Stage::Waiting, true, kMostListedThrough, [this](const Tables& waiting) {
    if (!waiting) return answer(waiting);
    attended(*waiting, [this](std::vector<store::Summary> tables) {
      if (tables.size() > kMostListed) tables.resize(kMostListed);
      store_.list(Stage::Playing, true, kMostListed,
                  [this, tables = std::move(tables)](const Tables& playing) mutable {
                    if (!playing) return answer(playing);
                    tables.insert(tables.end(), playing->begin(), playing->end());
                    listed_ = {environment_.now(), tables};
                    answer(std::move(tables));
                  });
    });
  });
}

void Lobby::attended(std::vector<store::Summary> waiting,
                     std::function<void(std::vector<store::Summary>)> use) const {
  constexpr table::Time kPatience = 5LL * 60 * 1000;  // with nobody there
  const table::Time now = environment_.now();
  std::vector<store::Summary> asked;
  std::set<std::string> alone;
  for (const store::Summary& table : waiting) {
    if (now - table.changed <= kPatience || tables_.has_player_watching(table.table) ||
        followers_.any_of(table.persons))
      continue;
    asked.push_back(table);
    alone.insert(table.table);
  }
  const auto tables = std::make_shared<std::vector<store::Summary>>(std::move(waiting));
  const auto drop = [tables, use = std::move(use)](const std::set<std::string>& left) {
    std::erase_if(*tables, [&](const auto& table) { return left.contains(table.table); });
    use(std::move(*tables));
  };
  if (presence_ == nullptr || alone.empty()) return drop(alone);
  presence_->attended(
      asked, [drop, alone](const store::Result<std::vector<std::string>>& elsewhere) mutable {
        for (std::size_t i = 0; elsewhere && i < elsewhere->size(); ++i)
          alone.erase((*elsewhere)[i]);
        drop(alone);
      });
}

void Lobby::answer(const Tables& tables) {
  for (const Use& use : std::exchange(asking_, {})) use(tables);
}

void Lobby::own_tables(store::PersonId person, table::Time until, Use use) const {
  if (person == 0) return use({});
  store_.list_of(person, until, kMostListed, std::move(use));
}

// A change that is told while the list is read may be missing there: it is read again.
void Lobby::followed_tables(const std::shared_ptr<Client>& client, table::Time until,
                            Use use) const {
  own_tables(client->follows, until,
             [this, client, until, heard = client->changes_heard,
              use = std::move(use)](const Tables& tables) {
               if (client->changes_heard == heard) return use(tables);
               followed_tables(client, until, use);
             });
}

// Games that nobody has touched for a month do not count.
void Lobby::has_too_many_games(store::PersonId person, std::function<void(bool)> use) const {
  constexpr table::Time kMonth = 30LL * 24 * 60 * 60 * 1000;
  if (limits_.off) return use(false);
  store_.count_unfinished(
      person, environment_.now() - kMonth,
      [this, use = std::move(use)](const store::Result<std::size_t>& unfinished) {
        use(unfinished && *unfinished >= limits_.unfinished);
      });
}

}  // namespace belle::server
