#include "table/snapshot.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace belle::table {
namespace {

std::string_view word(Stage stage) {
  return stage == Stage::Waiting ? "waiting" : stage == Stage::Playing ? "playing" : "over";
}

void write_chairs(JsonText& json, const Settings& settings, const Seating& seating,
                  const Ratings& ratings) {
  json.key("chairs").open_list();
  for (std::size_t i = 0; i < seating.chairs.size(); ++i) {
    const Chair& chair = seating.chairs[i];
    json.open_object();
    json.key("seat").text(settings.game->seat_names()[i]);
    json.key("kind").text(chair.kind == Chair::Kind::Open     ? "open"
                          : chair.kind == Chair::Kind::Person ? "person"
                                                              : "belle");
    if (chair.kind != Chair::Kind::Open) {
      json.key("name").text(chair.who.name);
    }
    if (chair.kind == Chair::Kind::Person) {
      json.key("named").truth(chair.who.named);
    }
    if (i < ratings.size() && ratings[i]) {
      json.key("rating").whole(*ratings[i]);
    }
    if (chair.kind == Chair::Kind::Belle) {
      json.key("level").text(chair.level);
    }
    if (chair.left.person != 0) {
      json.key("left").text(chair.left.name);
    }
    json.close_object();
  }
  json.close_list();
}

void write_clock(JsonText& json, const Table& table, Time now) {
  if (table.settings().clock.kind == ClockKind::Kind::None) return;
  json.key("clock").open_object();
  json.key("left").open_list();
  for (std::size_t i = 0; i < table.chairs().size(); ++i)
    json.whole(table.clock().left(Seat(i), now));
  json.close_list();
  json.key("running").truth(table.clock().deadline().has_value());
  json.close_object();
}

void write_offer(JsonText& json, const Table& table, Viewer viewer) {
  if (!table.offer()) return;
  const Offer& offer = *table.offer();
  json.key("offer").open_object();
  json.key("number").whole(offer.number);
  json.key("kind").text(offer.kind == OfferKind::TakeBack ? "undo" : "abandon");
  json.key("from").text(table.name(offer.from));
  if (offer.kind == OfferKind::TakeBack) {
    json.key("moves").whole(offer.moves);
    if (offer.moves == table.last_turn(offer.from)) json.key("turn").truth(true);
  }
  json.key("asks_you")
      .truth(viewer && offer.waiting.contains(table.chairs()[index(*viewer)].who.person));
  json.close_object();
}

void write_declining(JsonText& json, const Table& table) {
  if (!table.declining()) return;
  const auto& [kind, from, by, number] = *table.declining();
  json.key("declined").open_object();
  json.key("number").whole(number);
  json.key("kind").text(kind == OfferKind::TakeBack ? "undo" : "abandon");
  json.key("from").text(table.name(from));
  json.key("by").text(table.name(by));
  json.close_object();
}

// Who would play again; once the other game is there, nobody has to ask for it any more.
void write_rematch_requests(JsonText& json, const Table& table) {
  if (table.rematch_requests().empty() || !table.rematch().empty()) return;
  json.key("again").open_list();
  for (std::size_t i = 0; i < table.chairs().size(); ++i)
    if (table.rematch_requests().contains(table.chairs()[i].who.person))
      json.text(table.name(Seat(i)));
  json.close_list();
}

void write_match(JsonText& json, const Table& table, Viewer viewer) {
  const Match& match = *table.match();
  json.key("ply").whole(match.ply());
  const auto seat = table.to_move();
  json.key("to_move");
  if (seat)
    json.text(table.name(*seat));
  else
    json.null();
  json.key("position").raw(match.position(viewer));
  if (viewer && seat)
    if (const std::size_t moves = table.last_turn(*viewer)) json.key("last_turn").whole(moves);
  if (!seat || viewer != seat) return;
  json.key("legal").open_list();
  for (const std::string& move : match.legal()) json.text(move);
  json.close_list();
  json.key("undo").whole(match.free_to_take_back());
}

// What came after the journal had so many lines.
std::span<const LogEntry> news(const Table& table, std::size_t since) {
  const auto first = std::ranges::upper_bound(table.log(), since, {}, &LogEntry::length);
  return {first, table.log().end()};
}

// A line of the record, with a move as the viewer may read it.
std::string line_for(const Table& table, const LogEntry& entry, Viewer viewer) {
  const auto line = [&](const Event& event) {
    return write_event(table.settings().game->seat_names(), event);
  };
  return std::visit(
      Overloaded{
          [&](const LoggedMove& played) {
            return line(event::Moved{
                played.seat, table.match()->text_for(viewer, played.seat, played.move), nullptr});
          },
          [](const LoggedChat& chat) { return chat.text; },
          [&](const OneOf<event::TakenBack, event::Resigned, event::TimedOut, event::Scored,
                          event::Won> auto& event) { return line(event); },
      },
      entry.what);
}

bool is_chat(const LogEntry& entry) { return std::holds_alternative<LoggedChat>(entry.what); }

// What was played and how it ended, without the moves that were taken back; a seat that gave up
// stands where it happened.
std::vector<const LogEntry*> standing(const Table& table) {
  std::vector<const LogEntry*> entries;
  for (const LogEntry& entry : table.log()) {
    if (is_chat(entry)) continue;
    const auto* back = std::get_if<event::TakenBack>(&entry.what);
    if (back == nullptr) {
      entries.push_back(&entry);
      continue;
    }
    std::size_t moves = back->moves;
    for (std::size_t i = entries.size(); i-- > 0 && moves > 0;) {
      if (!std::holds_alternative<LoggedMove>(entries[i]->what)) continue;
      entries.erase(entries.begin() + static_cast<std::ptrdiff_t>(i));
      --moves;
    }
  }
  return entries;
}

// Whether the viewer is told these words now, and was not before. Those who play hear what is said
// by others when the game is over, all of it at once.
bool hears(const Table& table, Viewer viewer, std::size_t since, const LogEntry& entry) {
  const auto* chat = std::get_if<LoggedChat>(&entry.what);
  if (chat == nullptr) return false;
  if (chat->seat || !viewer) return entry.length > since;
  return table.stage() == Stage::Over && (entry.length > since || table.over_at() > since);
}

// A viewer who comes new is not told what was taken back long ago, or all that was ever said.
void write_log(JsonText& json, const Table& table, Viewer viewer, std::size_t since) {
  constexpr std::ptrdiff_t kMostChat = 200;
  json.key("log").open_list();
  if (since == 0)
    for (const LogEntry* entry : standing(table)) json.text(line_for(table, *entry, viewer));
  else
    for (const LogEntry& entry : news(table, since))
      if (!is_chat(entry)) json.text(line_for(table, entry, viewer));
  json.close_list();
  json.key("chat").open_list();
  const auto is_heard = [&](const LogEntry& entry) { return hears(table, viewer, since, entry); };
  std::ptrdiff_t lines = std::ranges::count_if(table.log(), is_heard);
  for (const LogEntry& entry : table.log()) {
    if (!is_heard(entry) || lines-- > kMostChat) continue;
    const auto& chat = std::get<LoggedChat>(entry.what);
    json.open_object();
    json.key("name").text(chat.name);
    json.key("named").truth(chat.named);
    json.key("text").text(chat.text);
    if (chat.seat) json.key("seat").text(table.name(*chat.seat));
    json.key("at").whole(chat.at);
    json.close_object();
  }
  json.close_list();
}

}  // namespace

void write_table(JsonText& json, const Table& table, Viewer viewer, std::size_t since, Time now,
                 const Ratings& ratings) {
  json.key("length").whole(table.length());
  json.key("since").whole(since);
  json.key("stage").text(word(table.stage()));
  json.key("you");
  if (viewer)
    json.text(table.name(*viewer));
  else
    json.null();
  const bool waiting = table.stage() == Stage::Waiting;
  if (since == 0) write_settings(json.key("settings"), table.settings());
  // With the commitment in the same message, nobody is asked for a salt without knowing it.
  if (waiting || (since == 0 && (table.match() == nullptr || table.record().fair.commit)))
    json.key("commit").text(table.commitment());
  if (waiting && viewer && table.chairs()[index(*viewer)].salt.empty())
    json.key("asks_salt").truth(true);
  write_chairs(json, table.settings(), table.seating(), ratings);
  if (table.match() != nullptr) write_match(json, table, viewer);
  write_log(json, table, viewer, since);
  write_clock(json, table, now);
  write_offer(json, table, viewer);
  write_declining(json, table);
  write_rematch_requests(json, table);
  if (!table.rematch().empty()) {
    json.key("rematch").text(table.rematch());
  }
}

namespace {

// The record with what happened after the deal; a move stands as `written` says.
template <class Written>
std::string with_events(Record record, const Table& table, const Written& written) {
  using Kind = RecordEvent::Kind;
  record.events.clear();
  const auto add = [&](Kind kind, Seat seat, std::string text = {}) {
    record.events.push_back({kind, {0, std::string(table.name(seat)), std::move(text)}});
  };
  for (const LogEntry* entry : standing(table))
    std::visit(
        Overloaded{
            [&](const LoggedMove& played) { add(Kind::Move, played.seat, written(played)); },
            [&](const event::Resigned& resigned) { add(Kind::Resign, resigned.seat); },
            [&](const event::TimedOut& late) { add(Kind::Timeout, late.seat); },
            // What ended the game stands in the record already.
            [](const OneOf<LoggedChat, event::TakenBack, event::Scored, event::Won> auto&) {},
        },
        entry->what);
  return write_record(record);
}

}  // namespace

std::string true_record(const Table& table) {
  return with_events(table.record(), table, [](const LoggedMove& played) { return played.text; });
}

std::string record_for(const Table& table, Viewer viewer) {
  if (table.match() == nullptr) return {};
  if (table.stage() == Stage::Over) return true_record(table);
  Record record = table.record();
  record.deals = table.match()->deal_for(viewer);
  return with_events(std::move(record), table, [&](const LoggedMove& played) {
    return table.match()->text_for(viewer, played.seat, played.move);
  });
}

namespace {

void write_turn(JsonText& json, const Table& table) {
  const auto seat = table.to_move();
  if (!seat) return;
  json.key("to_move").text(table.name(*seat));
  if (const auto deadline = table.clock().deadline()) json.key("deadline").whole(*deadline);
  const Match& match = *table.match();
  if (match.ply() == 0) return;
  const Seat mover = match.mover(match.ply() - 1);
  json.key("last").open_object();
  json.key("seat").text(table.name(mover));
  json.key("move").text(match.text_for({}, mover, match.move_at(match.ply() - 1)));
  json.close_object();
}

}  // namespace

std::string about(const Table& table, const Ratings& ratings) {
  const Settings& settings = table.settings();
  const Seating& seating = table.seating();
  JsonText json;
  json.open_object();
  json.key("game").text(settings.game->name());
  Settings shown = settings;
  shown.setup.edition.reset();
  write_settings(json.key("settings"), shown);
  json.key("corrected_edition").truth(settings.setup.edition.has_value());
  write_chairs(json, settings, seating, ratings);
  write_turn(json, table);
  // As the record says it: a seat whose person left has won if Belle has won there.
  if (!seating.winners.empty()) {
    json.key("winners").open_list();
    for (const Seat seat : seating.winners) json.text(settings.game->seat_names()[index(seat)]);
    json.close_list();
  }
  json.close_object();
  return json.written();
}

}  // namespace belle::table
