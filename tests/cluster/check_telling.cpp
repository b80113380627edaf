#include <algorithm>
#include <boost/json.hpp>
#include <map>
#include <set>
#include <span>
#include <utility>

#include "table/snapshot.h"
#include "tests/cluster/checks.h"
#include "tests/cluster/message.h"

namespace belle::history {
namespace {

namespace json = boost::json;

constexpr std::size_t kOpening = 2;  // lines that a table begins with

// What a message has besides what a journal tells: who is there, and clocks, which go on.
const std::set<std::string_view> kBeside{"event", "table", "online", "audience", "clock"};

// Ratings come from elsewhere, and are the same for everybody.
json::object without_what_is_beside(json::object message) {
  for (const std::string_view field : kBeside) message.erase(field);
  if (message.contains("chairs"))
    for (json::value& chair : message.at("chairs").as_array()) chair.as_object().erase("rating");
  return message;
}

json::object expected(const table::Table& table, table::Viewer viewer, std::size_t since) {
  JsonText json;
  json.open_object();
  table::write_table(json, table, viewer, since, 0);
  json.close_object();
  return without_what_is_beside(json::parse(json.written()).as_object());
}

// What the message says and should not, or does not say and should.
std::string difference(const json::object& told, const json::object& wanted) {
  for (const auto& [field, value] : told)
    if (!wanted.contains(field) || wanted.at(field) != value)
      return std::string(field) + " is " + json::serialize(value);
  for (const auto& field : wanted)
    if (!told.contains(field.key())) return std::string(field.key()) + " is missing";
  return {};
}

table::Viewer viewer_in(const json::object& message, const table::Table& table) {
  const json::value& you = message.at("you");
  if (!you.is_string()) return {};
  const auto& names = table.settings().game->seat_names();
  const auto seat = std::ranges::find(names, std::string_view(you.as_string()));
  if (seat == names.end()) return {};
  return Seat(static_cast<std::size_t>(seat - names.begin()));
}

// Of each client that has one.
using Seats = std::map<std::string, std::string>;

// A message at this length of the journal; its seat must be the one that the client has there.
void check_message(const Event& event, const table::Table& table, Seats& seats, Faults& faults) {
  const json::object told = json::parse(event.text).as_object();
  const table::Viewer viewer = viewer_in(told, table);
  const std::string seat = viewer ? std::string(table.name(*viewer)) : "";
  const std::string at = event.table + ": " + event.client + " at " + event.node + ", line " +
                         std::to_string(table.length()) + ": ";
  if (!seat.empty() && seats.try_emplace(event.client, seat).first->second != seat)
    faults.push_back(at + "told as " + seat + ", whose seat is " + seats[event.client]);
  const auto since = static_cast<std::size_t>(told.at("since").to_number<std::int64_t>());
  const std::string wrong =
      difference(without_what_is_beside(told), expected(table, viewer, since));
  if (!wrong.empty()) faults.push_back(at + wrong);
}

Seats check_table(const table::Games& games, const Journal& journal, std::vector<const Event*> told,
                  Faults& faults) {
  std::ranges::stable_sort(told, {}, [](const Event* event) { return length_in(event->text); });
  auto table = table::Table::replay(games, {journal.data(), std::min(kOpening, journal.size())});
  Seats seats;
  if (!table) return seats;  // see check_clocks
  for (const Event* event : told) {
    const auto length = static_cast<std::size_t>(length_in(event->text));
    if (length > journal.size()) {
      faults.push_back(event->table + ": " + event->client + " was told of " +
                       std::to_string(length) + " lines of " + std::to_string(journal.size()));
      continue;
    }
    while (table->length() < length)
      if (!table->accept(journal[table->length()])) return seats;
    check_message(*event, *table, seats, faults);
  }
  return seats;
}

// A record that was asked for when the table was known to have so many lines.
struct Answer {
  const Event* event;
  std::int64_t known = 0;
};

// A person whose seat was given up is told what those who look on are.
bool is_record(const Answer& answer, const table::Table& table, const Seats& seats) {
  const json::value told = json::parse(answer.event->text);
  const std::string_view record = told.at("record").as_string();
  if (record == table::record_for(table, {})) return true;
  const auto found = seats.find(answer.event->client);
  if (found == seats.end()) return false;
  const auto& names = table.settings().game->seat_names();
  const auto seat = std::ranges::find(names, std::string_view(found->second)) - names.begin();
  return record == table::record_for(table, Seat(static_cast<std::size_t>(seat)));
}

// Each is what the journal gives at some length, but none that is too old.
void check_records(const table::Games& games, const Journal& journal, std::vector<Answer> answers,
                   const Seats& seats, Faults& faults) {
  auto table = table::Table::replay(games, {journal.data(), std::min(kOpening, journal.size())});
  if (!table) return;  // see check_clocks
  for (;;) {
    std::erase_if(answers, [&](const Answer& answer) {
      return std::cmp_greater_equal(table->length(), answer.known) &&
             is_record(answer, *table, seats);
    });
    if (answers.empty()) return;
    if (table->length() == journal.size() || !table->accept(journal[table->length()])) break;
  }
  for (const Answer& answer : answers)
    faults.push_back(answer.event->table + ": " + answer.event->client + " at " +
                     answer.event->node + " was told a record that is none of theirs from line " +
                     std::to_string(answer.known) + " on");
}

}  // namespace

Faults check_telling(const table::Games& games, const History& history, const House& house) {
  Faults faults;
  std::map<std::string, std::string> seeds;  // by table
  for (const auto& [id, journal] : house.journals)
    for (const table::Entry& entry : journal)
      if (entry.line.starts_with("# sealed "))
        seeds[id] = entry.line.substr(std::string_view("# sealed ").size());
  std::map<std::string, std::vector<const Event*>> told;
  std::map<std::string, std::vector<Answer>> answers;
  std::map<std::string, std::int64_t> known;  // lines, to anybody
  std::map<std::pair<std::string, std::int64_t>, std::int64_t> known_then;
  for (const Event& event : history) {
    const bool is_open = event.text.contains(R"("stage":"over")") ||
                         (event.kind == Event::Kind::Answered && event.text.contains("fair seed "));
    const auto seed = seeds.find(event.table);
    if (!is_open && seed != seeds.end() && event.text.contains(seed->second))
      faults.push_back(event.table + ": " + event.client + " was told the seed of the deal");
    if (event.kind == Event::Kind::Told) {
      told[event.table].push_back(&event);
      known[event.table] = std::max(known[event.table], length_in(event.text));
    } else if (event.kind == Event::Kind::Sent) {
      known_then[{event.client, event.number}] = known[event.table];
    } else if (event.kind == Event::Kind::Answered) {
      answers[event.table].push_back({&event, known_then[{event.client, event.number}]});
    }
  }
  for (auto& [id, events] : told) {
    const auto journal = house.journals.find(id);
    if (journal == house.journals.end()) continue;
    const Seats seats = check_table(games, journal->second, std::move(events), faults);
    check_records(games, journal->second, std::move(answers[id]), seats, faults);
  }
  return faults;
}

}  // namespace belle::history
