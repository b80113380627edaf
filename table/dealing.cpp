// How a game begins: salts, the sealed deal, and games that began elsewhere.
#include <algorithm>
#include <utility>

#include "engine/core/text.h"
#include "table/table.h"

namespace belle::table {
namespace {

// The header of the game as events, and its start.
Events begun(const Record& header) {
  Events events;
  const std::string text = write_record(header);
  for (std::string_view rest = text; !rest.empty();) {
    const std::size_t end = rest.find('\n');
    events.emplace_back(event::HeaderLine{std::string(rest.substr(0, end))});
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
  }
  events.emplace_back(event::Started{});
  return events;
}

// Wherever in the text they stood.
bool same_lines(const std::vector<RecordLine>& some, const std::vector<RecordLine>& others) {
  return std::ranges::equal(some, others, [](const RecordLine& one, const RecordLine& other) {
    return one.key == other.key && one.value == other.value;
  });
}

}  // namespace

Decision Table::add_salt(PersonId person, std::string_view salt) const {
  const Viewer seat = seat_of(person);
  if (!seat) return refuse("table", "you have no seat at this table");
  if (!is_salt(salt))
    return refuse("salt", "must be 2 to 128 hexadecimal digits in small letters, an even number");
  if (chairs()[index(*seat)].salt == salt) return Events{};
  if (stage() != Stage::Waiting) return refuse("table", "the cards are dealt");
  if (!chairs()[index(*seat)].salt.empty()) return refuse("salt", "you have given another one");
  return seated(event::SaltAdded{*seat, std::string(salt)});
}

Decision Table::seat_belle(PersonId person, Seat seat, std::string_view level) const {
  if (stage() != Stage::Waiting) return refuse("table", "the game has begun");
  if (!seat_of(person)) return refuse("table", "only those who sit here can ask Belle to join");
  if (chairs()[index(seat)].kind != Chair::Kind::Open) return refuse("seat", "is taken");
  if (find_level(*settings_.game, level) == nullptr)
    return refuse("level", "no level is called " + in_quotes(level));
  return seated(event::BelleSat{seat, std::string(level)});
}

// When every seat is taken, and every person there has added to the deal, the game begins at once.
Decision Table::seated(const Event& event) const {
  Events events{event};
  const Seating seating = seating_after(events);
  if (seating.all_taken() && !seating.lacks_salts())
    std::ranges::move(start(seating), std::back_inserter(events));
  return events;
}

Decision Table::deal_without_the_rest() const {
  return waits_for_salts() ? start(seating_) : Events{};
}

Events Table::start(const Seating& seating) const { return begun(sealed_deal(seating)); }

Record Table::sealed_deal(const Seating& seating) const {
  std::vector<std::string> names;
  std::vector<RecordLine> salts;
  for (std::size_t i = 0; i < seating.chairs.size(); ++i) {
    const Chair& chair = seating.chairs[i];
    names.push_back(chair.who.name);
    if (!chair.salt.empty()) salts.push_back({0, std::string(name(Seat(i))), chair.salt});
  }
  SealedChance chance(*seed_, salts);
  Record record = settings_.game->deal(settings_.setup, names, chance);
  record.fair.commit = {0, commitment(), {}};
  record.fair.salts = std::move(salts);
  return record;
}

bool Table::is_as_sealed(const Record& record) const {
  if (!record.fair.commit) return true;
  const Record sealed = sealed_deal(seating_);
  return record.fair.commit->key == sealed.fair.commit->key &&
         same_lines(record.fair.salts, sealed.fair.salts) &&
         same_lines(record.options, sealed.options) && same_lines(record.deals, sealed.deals);
}

Decision Table::go_on(const Participant& who, Seat seat, std::span<const std::string> levels,
                      std::string_view text) const {
  if (stage() != Stage::Waiting || !persons().empty()) return refuse("table", "is in use");
  auto record = read_record(text);
  if (!record) return refuse("record", record.error().reason);
  auto match = settings_.game->begin(settings_.setup, *record);
  if (!match) return refuse("record", match.error().reason);
  Events moves;
  for (const RecordEvent& event : record->events) {
    const auto mover = seat_named(seat_names(), event.what.key);
    if (event.kind != RecordEvent::Kind::Move || !mover || (*match)->to_move() != mover)
      return refuse("record", "must hold moves in their order, and nothing after them");
    if (const auto done = (*match)->play(event.what.value); !done)
      return refuse("record", done.error().reason);
    moves.emplace_back(event::Moved{*mover, event.what.value});
  }
  if (!(*match)->to_move()) return refuse("record", "the game is over");

  Events events;
  for (std::size_t i = 0; i < chairs().size(); ++i) {
    const auto line = std::ranges::find(record->seats, name(Seat(i)), &RecordLine::key);
    if (line == record->seats.end()) return refuse("record", "does not name every seat");
    if (Seat(i) == seat) {
      events.emplace_back(event::SatDown{seat, who, {}});
      line->value = who.name;
      continue;
    }
    const players::Level* level = find_level(*settings_.game, levels[i]);
    if (level == nullptr) return refuse("level", "no level is called " + in_quotes(levels[i]));
    events.emplace_back(event::BelleSat{Seat(i), std::string(level->name)});
    line->value = level->title;
  }
  record->events.clear();
  record->scores.clear();
  record->result.reset();
  record->fair = {};
  std::ranges::move(begun(*record), std::back_inserter(events));
  std::ranges::move(moves, std::back_inserter(events));
  return events;
}

}  // namespace belle::table
