#include "table/telling.h"

#include <boost/json/serialize.hpp>

#include "engine/core/text.h"

namespace belle::table {
namespace {

std::string_view word(Stage stage) {
  return stage == Stage::Waiting ? "waiting" : stage == Stage::Playing ? "playing" : "over";
}

void write_chairs(JsonText& json, const Table& table) {
  json.key("chairs").open_list();
  for (std::size_t i = 0; i < table.chairs().size(); ++i) {
    const Chair& chair = table.chairs()[i];
    json.open_object();
    json.key("seat").text(table.name(Seat(i)));
    json.key("kind").text(chair.kind == Chair::Kind::Open     ? "open"
                          : chair.kind == Chair::Kind::Person ? "person"
                                                              : "belle");
    if (chair.kind != Chair::Kind::Open) {
      json.key("name").text(chair.who.name);
    }
    if (chair.kind == Chair::Kind::Person) {
      json.key("named").truth(chair.who.named);
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
  json.key("kind").text(offer.kind == Offer::Kind::TakeBack ? "undo" : "abandon");
  json.key("from").text(table.name(offer.from));
  if (offer.kind == Offer::Kind::TakeBack) {
    json.key("moves").whole(offer.moves);
  }
  json.key("asks_you")
      .truth(viewer && offer.waiting.contains(table.chairs()[index(*viewer)].who.person));
  json.close_object();
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
  if (!seat || viewer != seat) return;
  json.key("legal").open_list();
  for (const std::string& move : match.legal()) json.text(move);
  json.close_list();
  json.key("undo").whole(match.free_to_take_back());
}

std::string line_for(const Table& table, const Told& told, Viewer viewer) {
  if (told.kind != Told::Kind::Move) return told.text;
  return "move " + std::string(table.name(told.seat)) + ' ' +
         table.match()->told(viewer, told.seat, told.text);
}

void write_log(JsonText& json, const Table& table, Viewer viewer, std::size_t since) {
  json.key("log").open_list();
  for (const Told& told : table.told())
    if (told.kind != Told::Kind::Chat && told.length > since)
      json.text(line_for(table, told, viewer));
  json.close_list();
  json.key("chat").open_list();
  for (const Told& told : table.told()) {
    if (told.kind != Told::Kind::Chat || told.length <= since) continue;
    json.open_object();
    json.key("name").text(told.name);
    json.key("text").text(told.text);
    json.close_object();
  }
  json.close_list();
}

// Leaves out the last moves, and keeps what else happened among them.
void take_back(std::vector<RecordEvent>& events, std::size_t moves) {
  for (std::size_t i = events.size(); i-- > 0 && moves > 0;) {
    if (events[i].kind != RecordEvent::Kind::Move) continue;
    events.erase(events.begin() + static_cast<std::ptrdiff_t>(i));
    --moves;
  }
}

}  // namespace

void write_table(JsonText& json, const Table& table, Viewer viewer, std::size_t since, Time now) {
  json.key("length").whole(table.length());
  json.key("since").whole(since);
  json.key("stage").text(word(table.stage()));
  json.key("you");
  if (viewer)
    json.text(table.name(*viewer));
  else
    json.null();
  if (since == 0) {
    json.key("settings").raw(boost::json::serialize(write_settings(table.settings())));
    json.key("commit").text(table.commitment());
  }
  write_chairs(json, table);
  if (table.match() != nullptr) write_match(json, table, viewer);
  write_log(json, table, viewer, since);
  write_clock(json, table, now);
  write_offer(json, table, viewer);
  if (!table.rematch().empty()) {
    json.key("rematch").text(table.rematch());
  }
}

std::string record_for(const Table& table, Viewer viewer) {
  if (table.match() == nullptr) return {};
  const bool over = table.stage() == Stage::Over;
  Record record = table.record();
  if (!over) {
    record.deals.clear();
    for (const std::string& line : table.match()->deal_for(viewer)) {
      std::string_view rest = line;
      take_word(rest);
      const std::string_view key = take_word(rest);
      record.deals.push_back({0, std::string(key), std::string(rest)});
    }
  }
  // Moves that were taken back are not in a record; whoever gave up stands where it happened.
  std::vector<RecordEvent> events;
  for (const Told& told : table.told()) {
    if (told.kind == Told::Kind::Chat) continue;
    std::string_view rest = told.text;
    if (told.kind == Told::Kind::Move) {
      const std::string text = over ? told.text : table.match()->told(viewer, told.seat, told.text);
      events.push_back({RecordEvent::Kind::Move, {0, std::string(table.name(told.seat)), text}});
      continue;
    }
    const std::string_view keyword = take_word(rest);
    if (keyword == "undo") take_back(events, static_cast<std::size_t>(*number(rest)));
    if (keyword == "resign")
      events.push_back({RecordEvent::Kind::Resign, {0, std::string(rest), {}}});
    if (keyword == "timeout")
      events.push_back({RecordEvent::Kind::Timeout, {0, std::string(rest), {}}});
  }
  record.events = std::move(events);
  return write_record(record);
}

std::string about(const Table& table) {
  JsonText json;
  json.open_object();
  json.key("game").text(table.settings().game->name());
  json.key("settings");
  boost::json::object settings = write_settings(table.settings());
  const bool corrected = settings.erase("edition") > 0;
  json.raw(boost::json::serialize(settings));
  json.key("corrected_edition").truth(corrected);
  write_chairs(json, table);
  json.close_object();
  return json.written();
}

}  // namespace belle::table
