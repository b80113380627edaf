#include <algorithm>
#include <boost/json.hpp>
#include <map>
#include <set>
#include <utility>

#include "table/table.h"
#include "tests/cluster/checks.h"
#include "tests/cluster/deeds.h"
#include "tests/cluster/message.h"

namespace belle::history {
namespace {

namespace json = boost::json;

// By the journal's own times.
void check_journal(const table::Games& games, const std::string& id, const Journal& journal,
                   Faults& faults) {
  constexpr std::size_t kOpening = 2;  // what was agreed, and the seal
  if (journal.size() < kOpening) return;
  auto table = table::Table::replay(games, {journal.data(), kOpening});
  std::set<std::string> late;
  for (std::size_t i = kOpening; table && i < journal.size(); ++i) {
    const table::Entry& entry = journal[i];
    const std::string line = id + ", line " + std::to_string(i + 1) + ": ";
    if (entry.at < journal[i - 1].at) faults.push_back(line + "time goes back");
    if (entry.line.starts_with("timeout ")) {
      if (!late.insert(entry.line).second) faults.push_back(line + "a second " + entry.line);
      if (!table->is_late(entry.at)) faults.push_back(line + "an early " + entry.line);
    }
    if (const auto accepted = table->accept(entry); !accepted) {
      faults.push_back(line + accepted.error().reason);
      return;
    }
  }
  if (!table) faults.push_back(id + ": " + table.error().reason);
}

// By the clock of the clients: whose turn it was had so much left, at least, when the last move was
// sent.
class Seen {
 public:
  Seen(const House& house, Faults& faults) : faults_(faults) {
    for (const auto& [table, journal] : house.journals) {
      const std::vector<Deed> deeds = deeds_of(journal);
      for (std::size_t i = 0; i < deeds.size(); ++i)
        last_place_[{table, deeds[i].asked}] = static_cast<std::int64_t>(i);
    }
  }

  void look(const Event& event) {
    if (event.kind == Event::Kind::Sent) {
      sent_[{event.client, event.number}] = event;
    } else if (event.kind == Event::Kind::Kept) {
      const Event& sent = sent_[{event.client, event.number}];
      const auto place = last_place_.find({event.table, sent.text});
      if (place != last_place_.end()) moved_[event.table].emplace(place->second, sent.at);
    } else if (event.kind == Event::Kind::Told && event.text.contains(R"("clock":)")) {
      told(event);
    }
  }

 private:
  void told(const Event& event) {
    const std::int64_t length = length_in(event.text);
    std::int64_t& newest = newest_[event.table];
    if (length < newest) return;
    newest = length;
    const json::object message = json::parse(event.text).as_object();
    for (const json::value& line : message.at("log").as_array()) {
      const auto due = due_.find({event.table, std::string(line.as_string())});
      if (due != due_.end() && event.at < due->second)
        faults_.push_back(event.table + ": " + std::string(line.as_string()) + " was told " +
                          std::to_string((due->second - event.at) / 1000) +
                          " ms before that time was over");
    }
    if (!message.contains("to_move") || !message.at("to_move").is_string()) return;
    if (!message.at("clock").at("running").as_bool()) return;
    const auto& moved = moved_[event.table];
    const auto after = moved.lower_bound(length);
    if (after == moved.begin()) return;
    const auto& chairs = message.at("chairs").as_array();
    const auto chair = std::ranges::find_if(
        chairs, [&](const auto& each) { return each.at("seat") == message.at("to_move"); });
    const std::int64_t left = message.at("clock")
                                  .at("left")
                                  .at(static_cast<std::size_t>(chair - chairs.begin()))
                                  .to_number<std::int64_t>();
    due_[{event.table, "timeout " + std::string(message.at("to_move").as_string())}] =
        std::prev(after)->second + left * 1000;
  }

  Faults& faults_;
  std::map<std::pair<std::string, std::string>, std::int64_t> last_place_;
  std::map<std::pair<std::string, std::int64_t>, Event> sent_;
  std::map<std::string, std::map<std::int64_t, std::int64_t>> moved_;  // place and when it was sent
  std::map<std::string, std::int64_t> newest_;
  std::map<std::pair<std::string, std::string>, std::int64_t> due_;
};

}  // namespace

Faults check_clocks(const table::Games& games, const History& history, const House& house) {
  Faults faults;
  for (const auto& [id, journal] : house.journals) check_journal(games, id, journal, faults);
  Seen seen(house, faults);
  for (const Event& event : history) seen.look(event);
  return faults;
}

}  // namespace belle::history
