#include "tests/cluster/measures.h"

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "tests/cluster/message.h"

namespace belle::history {
namespace {

// What one client is waiting to be told, the oldest first.
struct Awaited {
  std::int64_t length = 0;
  std::int64_t since = 0;
};

struct Watcher {
  std::int64_t told = 0;
  std::vector<Awaited> awaits;
};

}  // namespace

std::chrono::milliseconds longest_lag(const History& history, std::int64_t from, std::int64_t to) {
  std::int64_t longest = 0;
  std::map<std::string, std::map<std::string, Watcher>> watchers;  // by table and client
  std::map<std::string, std::int64_t> newest;                      // by table
  for (const Event& event : history) {
    if (event.kind == Event::Kind::Left) watchers[event.table].erase(event.client);
    if (event.kind != Event::Kind::Told) continue;
    auto& at_table = watchers[event.table];
    const std::int64_t length = length_in(event.text);
    Watcher& watcher = at_table[event.client];
    watcher.told = std::max(watcher.told, length);
    std::erase_if(watcher.awaits, [&](const Awaited& awaited) {
      if (awaited.length > length) return false;
      longest = std::max(longest, event.at - awaited.since);
      return true;
    });
    if (length <= newest[event.table]) continue;
    newest[event.table] = length;
    if (event.at < from || event.at > to) continue;
    for (auto& [client, other] : at_table)
      if (other.told < length) other.awaits.push_back({length, event.at});
  }
  for (const auto& [table, at_table] : watchers)
    for (const auto& [client, watcher] : at_table)
      for (const Awaited& awaited : watcher.awaits)
        longest = std::max(longest, history.back().at - awaited.since);
  return std::chrono::milliseconds(longest / 1000);
}

}  // namespace belle::history
