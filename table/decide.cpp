// Requests at a table, and what happens there without one, decided into events.
#include <algorithm>
#include <array>
#include <utility>

#include "engine/core/text.h"
#include "table/table.h"

namespace belle::table {
namespace {

constexpr std::size_t kLongestChat = 500;  // bytes
// Lines of those who look on: they take no room from those who play.
constexpr std::size_t kMostRemarks = 1000;

// Words that neither begin a line of their own nor turn what stands around them, and some at all.
bool is_a_line(std::string_view text) {
  constexpr std::array<std::string_view, 11> kTurns{"\u2028", "\u2029", "\u202a", "\u202b",
                                                    "\u202c", "\u202d", "\u202e", "\u2066",
                                                    "\u2067", "\u2068", "\u2069"};
  return is_plain_text(text) && text.find_first_not_of(' ') != std::string_view::npos &&
         std::ranges::none_of(kTurns, [&](std::string_view turn) {
           return text.find(turn) != std::string_view::npos;
         });
}

std::expected<void, Problem> is_sayable(std::string_view text) {
  if (text.empty() || text.size() > kLongestChat)
    return refuse("text", "must have 1 to " + std::to_string(kLongestChat) + " bytes");
  if (!is_a_line(text)) return refuse("text", "must be one line of plain text");
  return {};
}

}  // namespace

Decision Table::sit(const Participant& who, std::optional<Seat> wanted) const {
  if (stage() == Stage::Playing) return refuse("table", "the game has begun: watch it instead");
  if (stage() == Stage::Over)
    return refuse("table", match_ ? "the game is over" : "everybody has left: set another table");
  if (seat_of(who.person)) return refuse("table", "you sit at this table already");
  if (is_full()) return refuse("table", "too many have come and gone here: set another table");
  if (wanted) {
    if (chairs()[index(*wanted)].kind != Chair::Kind::Open) return refuse("seat", "is taken");
    return Events{event::SatDown{*wanted, who, {}}};
  }
  const auto open = std::ranges::find(chairs(), Chair::Kind::Open, &Chair::kind);
  if (open == chairs().end()) return refuse("table", "every seat is taken");
  const auto seat = Seat(static_cast<std::size_t>(open - chairs().begin()));
  return Events{event::SatDown{seat, who, {}}};
}

Decision Table::rise(PersonId person) const {
  const Viewer seat = seat_of(person);
  if (!seat) return refuse("table", "you have no seat at this table");
  if (stage() == Stage::Playing)
    return refuse("table", "the game is on: resign, or offer to abandon it");
  if (stage() == Stage::Over) return refuse("table", "the game is over");
  Events events{event::Rose{*seat}};
  if (persons().size() == 1) events.emplace_back(event::Closed{});
  return events;
}

Events Table::cleared() const {
  if (stage() != Stage::Waiting) return {};
  Events events;
  for (const PersonId person : persons()) events.emplace_back(event::Rose{*seat_of(person)});
  events.emplace_back(event::Closed{});
  return events;
}

std::expected<Seat, Problem> Table::playing_seat(PersonId person) const {
  if (stage() == Stage::Waiting) return refuse("table", "the game has not begun");
  if (!to_move()) return refuse("table", "the game is over");
  const Viewer seat = seat_of(person);
  if (!seat) return refuse("table", "you have no seat at this table");
  return *seat;
}

std::expected<void, Problem> Table::same_ply(std::size_t ply) const {
  if (ply == match_->ply()) return {};
  return refuse("ply", "the table has moved on: it is at ply " + std::to_string(match_->ply()));
}

Decision Table::play(PersonId person, std::size_t ply, std::string_view move) const {
  const auto seat = playing_seat(person);
  if (!seat) return std::unexpected(seat.error());
  if (const auto same = same_ply(ply); !same) return std::unexpected(same.error());
  if (to_move() != *seat)
    return refuse("table", "it is the turn of " + std::string(name(*to_move())));
  return played(*seat, move);
}

Decision Table::belle_plays(std::size_t ply, std::string_view move) const {
  if (belle_to_move() == nullptr || !same_ply(ply)) return refuse("ply", "the table has moved on");
  return played(*to_move(), move);
}

Decision Table::played(Seat seat, std::string_view move) const {
  const auto step = match_->step(move);
  if (!step) return std::unexpected(step.error());
  Events events{event::Moved{seat, (*step)->text, *step}};
  if (const auto& end = (*step)->ending) {
    for (std::size_t i = 0; i < end->points.size(); ++i)
      events.emplace_back(event::Scored{Seat(i), end->points[i]});
    events.emplace_back(event::Won{end->winners});
    open_seal(events);
  }
  return events;
}

Decision Table::say(PersonId person, std::string_view text) const {
  if (!seat_of(person)) return refuse("table", "only those who sit at the table can talk there");
  if (const auto sayable = is_sayable(text); !sayable) return std::unexpected(sayable.error());
  if (is_full()) return refuse("table", "has no room for more words");
  return Events{event::Said{person, std::string(text)}};
}

Decision Table::remark(const Participant& who, std::string_view text) const {
  if (seat_of(who.person)) return say(who.person, text);
  if (stage() == Stage::Waiting)
    return refuse("table", "only those who sit at the table can talk there before the game");
  if (const auto sayable = is_sayable(text); !sayable) return std::unexpected(sayable.error());
  if (remarks_ >= kMostRemarks) return refuse("table", "has no room for more words");
  return Events{event::Remarked{who, std::string(text)}};
}

Decision Table::resign(PersonId person) const {
  const auto seat = playing_seat(person);
  if (!seat) return std::unexpected(seat.error());
  return given_up(*seat, event::Resigned{*seat});
}

Decision Table::time_over(Time now) const {
  if (!is_late(now)) return Events{};
  const Seat seat = *to_move();
  if (chairs().size() == 2 && settings_.time_over == Settings::TimeOver::Belle &&
      persons().size() > 1)
    return Events{event::BelleSat{seat, stand_in()}};
  return given_up(seat, event::TimedOut{seat});
}

// With two seats the other one has won; with more, Belle plays on, if not for herself alone.
Decision Table::given_up(Seat seat, const Event& event) const {
  Events events{event};
  if (chairs().size() == 2) {
    events.emplace_back(event::Won{{Seat(1 - index(seat))}});
    open_seal(events);
  } else if (persons().size() == 1) {
    open_seal(events);
    events.emplace_back(event::Closed{});
  } else {
    events.emplace_back(event::BelleSat{seat, stand_in()});
  }
  return events;
}

void Table::open_seal(Events& events) const {
  if (record_.fair.commit) events.emplace_back(event::SealOpened{*seed_});
}

std::string Table::stand_in() const {
  const auto levels = settings_.game->levels();
  return std::string(levels[levels.size() / 2].name);
}

}  // namespace belle::table
