#include "tests/cluster/history.h"

#include <algorithm>
#include <array>
#include <istream>
#include <ostream>
#include <sstream>
#include <stdexcept>
#include <string_view>

namespace belle::history {
namespace {

constexpr std::array<std::string_view, 10> kWords{
    "sent", "kept", "refused", "watched", "left", "told", "answered", "watches", "away", "thought"};

bool has_number(Event::Kind kind) {
  switch (kind) {
    case Event::Kind::Sent:
    case Event::Kind::Kept:
    case Event::Kind::Refused:
    case Event::Kind::Answered:
    case Event::Kind::Away:
    case Event::Kind::Thought:
      return true;
    case Event::Kind::Watched:
    case Event::Kind::Left:
    case Event::Kind::Told:
    case Event::Kind::Watches:
      return false;
  }
  return false;
}

// What is left of a line, without the space before it.
std::string rest(std::istringstream& words) {
  std::string text;
  std::getline(words >> std::ws, text);
  return text;
}

[[noreturn]] void unreadable(const std::string& line) {
  throw std::runtime_error("cannot be read: " + line);
}

}  // namespace

void write(std::ostream& out, const Event& event) {
  out << event.at << ' ' << event.client << ' ' << event.node << ' ' << event.table << ' '
      << kWords.at(static_cast<std::size_t>(event.kind));
  if (has_number(event.kind)) out << ' ' << event.number;
  if (!event.text.empty()) out << ' ' << event.text;
  out << '\n';
}

History read_history(std::istream& in) {
  History history;
  for (std::string line; std::getline(in, line);) {
    std::istringstream words(line);
    Event event;
    std::string kind;
    words >> event.at >> event.client >> event.node >> event.table >> kind;
    const auto* const found = std::ranges::find(kWords, kind);
    if (!words || found == kWords.end()) unreadable(line);
    event.kind = static_cast<Event::Kind>(found - kWords.begin());
    if (has_number(event.kind) && !(words >> event.number)) unreadable(line);
    event.text = rest(words);
    history.push_back(std::move(event));
  }
  return history;
}

void write(std::ostream& out, const House& house) {
  for (const auto& [table, journal] : house.journals)
    for (const table::Entry& entry : journal)
      out << "line " << table << ' ' << entry.at << ' ' << entry.line << '\n';
  for (const House::Rated& rated : house.ratings)
    out << "rating " << rated.person << ' ' << rated.game << ' ' << rated.rating << '\n';
}

House read_house(std::istream& in) {
  House house;
  for (std::string line; std::getline(in, line);) {
    std::istringstream words(line);
    std::string kind;
    words >> kind;
    if (kind == "line") {
      std::string table;
      table::Entry entry;
      if (!(words >> table >> entry.at)) unreadable(line);
      entry.line = rest(words);
      house.journals[table].push_back(std::move(entry));
    } else if (kind == "rating") {
      House::Rated rated;
      if (!(words >> rated.person >> rated.game >> rated.rating)) unreadable(line);
      house.ratings.push_back(std::move(rated));
    } else {
      unreadable(line);
    }
  }
  return house;
}

}  // namespace belle::history
