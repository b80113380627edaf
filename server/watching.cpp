// Who watches a table, and what they are told; see live_tables.h.
#include <algorithm>
#include <cstdlib>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "people/names.h"
#include "server/live_tables.h"
#include "server/messages.h"

namespace belle::server {
namespace {

constexpr table::Time kComeAndGo = 1000;  // milliseconds between two news of who is online
constexpr table::Time kAudience = 5000;   // and of who looks on, who may be many
constexpr std::size_t kMostNames = 20;    // of those who look on

table::Viewer seat_of(const table::Table& table, const Client& client) {
  return client.person ? table.seat_of(client.person->id) : std::nullopt;
}

// Who watches here, as other servers are told it: each person once, and so many who are nobody.
std::vector<store::Watcher> watchers_of(const LiveTable& live) {
  std::set<store::PersonId> persons;
  std::set<std::string_view> nobodies;
  for (const auto& client : live.watchers) {
    if (client->person)
      persons.insert(client->person->id);
    else
      nobodies.insert(client->session);
  }
  std::vector<store::Watcher> watchers;
  if (!nobodies.empty()) watchers.push_back({.person = 0, .count = nobodies.size()});
  for (const store::PersonId person : persons) watchers.push_back({.person = person});
  return watchers;
}

std::vector<bool> online_at(const LiveTable& live) {
  std::vector<bool> online(live.table->chairs().size(), false);
  for (const auto& client : live.watchers)
    if (const table::Viewer seat = seat_of(*live.table, *client)) online[index(*seat)] = true;
  for (const store::Watcher& watcher : live.elsewhere)
    if (const auto seat = live.table->seat_of(watcher.person)) online[index(*seat)] = true;
  return online;
}

Audience audience_of(const LiveTable& live) {
  std::map<std::string, std::string> named;  // by person or session: names, or nothing
  for (const auto& client : live.watchers) {
    if (seat_of(*live.table, *client)) continue;
    if (client->person)
      named[std::to_string(client->person->id)] = client->person->name;
    else
      named["nobody " + client->session];
  }
  std::size_t nobodies = 0;
  for (const store::Watcher& watcher : live.elsewhere) {
    if (watcher.person == 0)
      nobodies += watcher.count;
    else if (!live.table->seat_of(watcher.person))
      named[std::to_string(watcher.person)] = watcher.name;
  }
  Audience audience{named.size() + nobodies, {}};
  for (const auto& [who, name] : named)
    if (!name.empty() && name != people::kNobody) audience.names.push_back(name);
  std::ranges::sort(audience.names);
  if (audience.names.size() > kMostNames) audience.names.resize(kMostNames);
  return audience;
}

}  // namespace

void LiveTables::watch(const std::shared_ptr<Client>& client, const std::string& id,
                       const Reply<void>& reply, std::size_t most) {
  const auto is_neighbour = [client](const std::shared_ptr<Client>& other) {
    return other != client && other->address == client->address;
  };
  const auto work = [this, client, id, reply, most, is_neighbour](LiveTable& live) {
    if (!client->here) return;
    if (std::ranges::count_if(live.watchers, is_neighbour) >=
        static_cast<std::ptrdiff_t>(std::min<std::size_t>(most, PTRDIFF_MAX)))
      return reply(table::refuse("table", "too many of you look at this table"));
    live.watchers.insert(client);
    if (!std::exchange(live.followed, true)) store_.follow(id);
    client->watching[id] = 0;
    reply({});
    broadcast(id, live, After::ComingOrGoing);
    schedule(id, live);
  };
  when_free(id, of_newest(id, {work, reply}));
}

void LiveTables::leave(const std::shared_ptr<Client>& client, const std::string& id) {
  client->watching.erase(id);
  LiveTable* live = find(id);
  if (live == nullptr || live->watchers.erase(client) == 0) return;
  // Where a task is being done, the watchers are told when it is done.
  if (!live->working && !live->waiting && live->table) broadcast(id, *live, After::ComingOrGoing);
  do_tasks(id, *live);
}

void LiveTables::tell_elsewhere(const std::string& id, LiveTable& live,
                                std::vector<store::Watcher> here) {
  if (live.here == here) return;
  live.here = here;
  presence_->watch(id, std::move(here));
}

void LiveTables::watched_elsewhere(const std::string& id,
                                   const std::vector<store::Watcher>& watchers) {
  LiveTable* live = find(id);
  if (live == nullptr || live->watchers.empty()) return;
  live->elsewhere = watchers;
  live->online_changed = true;  // told when the table is free
  if (live->table && !live->waiting && !live->working) broadcast(id, *live, After::ComingOrGoing);
}

// Who comes and goes is news only once in a while, or one client could fill everybody's connection.
void LiveTables::broadcast(const std::string& id, LiveTable& live, After what) {
  const table::Time now = environment_.now();
  if (presence_ != nullptr) tell_elsewhere(id, live, watchers_of(live));
  const std::vector<bool> online = online_at(live);
  const Audience audience = audience_of(live);
  const bool come_or_gone = live.online != online && std::abs(now - live.online_told) >= kComeAndGo;
  const bool others_come_or_gone =
      live.audience != audience && std::abs(now - live.audience_told) >= kAudience;
  if (come_or_gone) live.online_told = now;
  if (others_come_or_gone) live.audience_told = now;
  const bool is_for_all = come_or_gone || others_come_or_gone;
  if (what == After::Write || is_for_all) {
    live.online = online;
    live.audience = audience;
  }
  live.online_changed = live.online != online || live.audience != audience;
  // Those who see the same are told the same.
  std::map<std::pair<table::Viewer, std::size_t>, std::shared_ptr<const std::string>> texts;
  for (const auto& client : live.watchers) {
    std::size_t& since = client->watching[id];
    const table::Viewer viewer = seat_of(*live.table, *client);
    if (!is_for_all && !live.table->is_news(viewer, since)) continue;
    auto& text = texts[{viewer, since}];
    if (!text)
      text = std::make_shared<const std::string>(table_message(
          id, *live.table, viewer, since, now, live.online, live.audience, live.rated.ratings));
    client->connection->send(text);
    since = live.table->length();
  }
}

bool LiveTables::has_player_watching(std::string_view id) const {
  const auto found = tables_.find(id);
  if (found == tables_.end() || !found->second.table) return false;
  const LiveTable& live = found->second;
  return std::ranges::any_of(
      live.watchers, [&](const auto& client) { return seat_of(*live.table, *client).has_value(); });
}

}  // namespace belle::server
