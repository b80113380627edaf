#include <algorithm>
#include <map>
#include <utility>

#include "tests/cluster/checks.h"
#include "tests/cluster/deeds.h"
#include "tests/cluster/message.h"

namespace belle::history {
namespace {

using Watcher = std::pair<std::string, std::string>;  // client and table

// How many lines a table has at least when a deed there was acknowledged.
std::map<std::pair<std::string, std::string>, std::int64_t> lengths_with(const House& house) {
  std::map<std::pair<std::string, std::string>, std::int64_t> lengths;
  for (const auto& [table, journal] : house.journals) {
    const std::vector<Deed> deeds = deeds_of(journal);
    for (std::size_t i = 0; i < deeds.size(); ++i)
      lengths.try_emplace({table, deeds[i].asked}, static_cast<std::int64_t>(i) + 1);
  }
  return lengths;
}

}  // namespace

Faults check_watchers(const History& history, const House& house) {
  Faults faults;
  const auto lengths = lengths_with(house);
  std::map<Watcher, std::int64_t> told;       // last
  std::map<Watcher, std::int64_t> awaited;    // at least, by those who have just come
  std::map<std::string, std::int64_t> known;  // to anybody, by table
  std::map<std::pair<std::string, std::int64_t>, std::string> sent;
  for (const Event& event : history) {
    const Watcher watcher(event.client, event.table);
    switch (event.kind) {
      case Event::Kind::Sent:
        sent[{event.client, event.number}] = event.text;
        break;
      case Event::Kind::Kept: {
        const auto found = lengths.find({event.table, sent[{event.client, event.number}]});
        if (found != lengths.end())
          known[event.table] = std::max(known[event.table], found->second);
        break;
      }
      case Event::Kind::Watched:
        awaited[watcher] = known[event.table];
        break;
      case Event::Kind::Told: {
        const std::int64_t length = length_in(event.text);
        if (length < told[watcher])
          faults.push_back(event.table + ": " + event.client + " was told of " +
                           std::to_string(length) + " lines after " +
                           std::to_string(told[watcher]) + ", at " + event.node);
        told[watcher] = length;
        known[event.table] = std::max(known[event.table], length);
        if (const auto found = awaited.find(watcher);
            found != awaited.end() && number_in(event.text, R"("since":)") == 0) {
          if (length < found->second)
            faults.push_back(event.table + ": " + event.client + " came and was told of " +
                             std::to_string(length) + " lines, where " +
                             std::to_string(found->second) + " were known, at " + event.node);
          awaited.erase(found);
        }
        break;
      }
      case Event::Kind::Watches: {
        const auto journal = house.journals.find(event.table);
        const auto whole = journal == house.journals.end() ? 0 : std::ssize(journal->second);
        if (told[watcher] != whole)
          faults.push_back(event.table + ": " + event.client + " was left behind at " +
                           std::to_string(told[watcher]) + " of " + std::to_string(whole) +
                           " lines, at " + event.node);
        break;
      }
      case Event::Kind::Refused:
      case Event::Kind::Left:
      case Event::Kind::Answered:
      case Event::Kind::Away:
      case Event::Kind::Thought:
        break;
    }
  }
  return faults;
}

}  // namespace belle::history
