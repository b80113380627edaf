#include <algorithm>
#include <limits>
#include <map>
#include <set>
#include <utility>

#include "tests/cluster/checks.h"
#include "tests/cluster/deeds.h"

namespace belle::history {
namespace {

constexpr std::int64_t kEver = std::numeric_limits<std::int64_t>::max();

// A turn at a table is known by the length of the journal when a move was played or taken back
// last.
using Turn = std::pair<std::string, std::int64_t>;

struct Turns {
  std::map<Turn, std::int64_t> ended;  // when
  std::vector<Turn> of_belle;          // in which she has moved
};

Turns turns_in(const House& house) {
  Turns turns;
  for (const auto& [table, journal] : house.journals) {
    const std::vector<Deed> deeds = deeds_of(journal);
    std::int64_t began = 0;
    for (std::size_t i = 0; i < deeds.size(); ++i) {
      const bool moves = deeds[i].asked.starts_with("move ");
      if (!moves && !deeds[i].asked.starts_with("undo ")) continue;
      const Turn turn(table, began);
      turns.ended[turn] = journal[i].at * 1000;
      if (moves && deeds[i].by_belle) turns.of_belle.push_back(turn);
      began = static_cast<std::int64_t>(i) + 1;
    }
  }
  return turns;
}

}  // namespace

// What is wanted of a turn that is over already is begun by nobody, although it may be leased. A
// server may be a little behind the database, by whose time leases are noted, so that a journal
// says of a move that it was earlier than the thought of it.
Faults check_thoughts(const History& history, const House& house) {
  const Turns turns = turns_in(house);
  const auto end_of = [&](const Turn& turn) {
    const auto found = turns.ended.find(turn);
    return found == turns.ended.end() ? kEver : found->second;
  };
  std::set<Turn> leased;
  std::map<Turn, std::vector<Event>> thoughts;
  std::vector<std::pair<std::int64_t, std::int64_t>> away;
  for (const Event& event : history) {
    if (event.kind == Event::Kind::Away)
      away.emplace_back(event.at, event.at + event.number * 1000);
    const Turn turn(event.table, event.number);
    if (event.kind != Event::Kind::Thought) continue;
    leased.insert(turn);
    if (event.at <= end_of(turn)) thoughts[turn].push_back(event);
  }
  Faults faults;
  for (const auto& [turn, events] : thoughts)
    for (std::size_t i = 1; i < events.size(); ++i) {
      const bool excused = std::ranges::any_of(away, [&](const auto& span) {
        return span.first <= events[i].at && span.second >= events[i - 1].at;
      });
      if (!excused)
        faults.push_back(turn.first + ": " + events[i].node + " thought of the turn after line " +
                         std::to_string(turn.second) + " as " + events[i - 1].node + " had " +
                         std::to_string((events[i].at - events[i - 1].at) / 1000) + " ms before");
    }
  if (leased.empty()) return faults;
  for (const Turn& turn : turns.of_belle)
    if (!leased.contains(turn))
      faults.push_back(turn.first + ": nobody has thought of the turn after line " +
                       std::to_string(turn.second) + ", in which Belle has moved");
  return faults;
}

}  // namespace belle::history
