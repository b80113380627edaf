#include <algorithm>
#include <limits>
#include <map>
#include <utility>

#include "tests/cluster/checks.h"
#include "tests/cluster/deeds.h"

namespace belle::history {
namespace {

// The same deed may be asked for more than once at a table: after moves were taken back, or by a
// client that does not know whether it was heard.
struct Asked {
  std::size_t sent = 0;
  std::size_t kept = 0;
  std::size_t refused = 0;
};

struct Attempt {
  std::int64_t sent = 0;
  std::int64_t kept = std::numeric_limits<std::int64_t>::max();
  std::size_t first = 0;  // where the journal has it
  std::size_t last = 0;
};

using Key = std::pair<std::string, std::string>;  // table and deed

// Where a journal has each deed.
using Places = std::map<std::string, std::vector<std::size_t>>;

// In the order in which they were sent: what was acknowledged before then stands before them.
void check_order(const std::string& table, std::vector<Attempt> attempts, Faults& faults) {
  std::vector<Attempt> kept = attempts;
  std::ranges::sort(attempts, {}, &Attempt::sent);
  std::ranges::sort(kept, {}, &Attempt::kept);
  std::size_t before = 0;  // how many of them were acknowledged by then
  std::size_t reached = 0;
  for (const Attempt& attempt : attempts) {
    for (; before < kept.size() && kept[before].kept < attempt.sent; ++before)
      reached = std::max(reached, kept[before].first);
    if (attempt.last < reached)
      faults.push_back(table + ": line " + std::to_string(attempt.last + 1) +
                       " was sent after line " + std::to_string(reached + 1) +
                       " had been acknowledged");
  }
}

}  // namespace

Faults check_lines(const History& history, const House& house) {
  Faults faults;
  std::map<std::string, Places> places;
  std::map<Key, Asked> asked;
  for (const auto& [table, journal] : house.journals) {
    const std::vector<Deed> deeds = deeds_of(journal);
    for (std::size_t i = 0; i < deeds.size(); ++i)
      if (!deeds[i].asked.empty() && !deeds[i].by_belle) {
        places[table][deeds[i].asked].push_back(i);
        asked[{table, deeds[i].asked}];
      }
  }

  std::map<std::pair<std::string, std::int64_t>, std::pair<std::string, Attempt>> open;
  std::map<std::string, std::vector<Attempt>> attempts;  // by table
  const auto settle = [&](const std::string& table, const std::string& deed, Attempt attempt) {
    const auto found = places[table].find(deed);
    if (found == places[table].end()) return;
    attempt.first = found->second.front();
    attempt.last = found->second.back();
    attempts[table].push_back(attempt);
  };
  std::map<std::pair<std::string, std::int64_t>, std::string> at_table;
  for (const Event& event : history) {
    const std::pair number(event.client, event.number);
    if (event.kind == Event::Kind::Sent) {
      open[number] = {event.text, {.sent = event.at}};
      at_table[number] = event.table;
      if (event.text != "create") ++asked[{event.table, event.text}].sent;
    } else if (event.kind == Event::Kind::Kept || event.kind == Event::Kind::Refused) {
      const auto found = open.find(number);
      if (found == open.end()) {
        faults.push_back(event.client + " was answered twice, or what it had not asked: " +
                         std::to_string(event.number));
        continue;
      }
      auto [deed, attempt] = found->second;
      open.erase(found);
      const bool kept = event.kind == Event::Kind::Kept;
      if (deed == "create") {
        if (kept && !house.journals.contains(event.table))
          faults.push_back(event.table + ": the table is lost");
        continue;
      }
      ++(kept ? asked[{event.table, deed}].kept : asked[{event.table, deed}].refused);
      if (!kept) continue;
      attempt.kept = event.at;
      settle(event.table, deed, attempt);
    }
  }
  // One that was not answered stands there for certain only if all that were asked for do.
  for (const auto& [number, deed] : open) {
    if (deed.first == "create") continue;
    const std::string& table = at_table[number];
    const Asked& count = asked[{table, deed.first}];
    if (places[table].contains(deed.first) &&
        places[table][deed.first].size() == count.sent - count.refused)
      settle(table, deed.first, deed.second);
  }

  for (const auto& [key, count] : asked) {
    const auto& [table, deed] = key;
    const std::size_t written = places[table].contains(deed) ? places[table][deed].size() : 0;
    const std::string what = table + ": " + deed;
    if (written < count.kept) faults.push_back("lost at " + what);
    if (count.sent == 0)
      faults.push_back("nobody sent at " + what);
    else if (written > count.sent - count.refused)
      faults.push_back((count.refused > 0 ? "refused and kept at " : "doubled at ") + what);
  }
  for (auto& [table, of_table] : attempts) check_order(table, std::move(of_table), faults);
  return faults;
}

}  // namespace belle::history
