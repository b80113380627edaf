#include "table/telling.h"

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <cstddef>
#include <vector>

#include "engine/core/text.h"

namespace belle::table {
namespace {

std::string_view word(Stage stage) {
  return stage == Stage::Waiting ? "waiting" : stage == Stage::Playing ? "playing" : "over";
}

void write_chairs(JsonText& json, const Table& table, const Ratings& ratings) {
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
  json.key("kind").text(offer.kind == Offer::Kind::TakeBack ? "undo" : "abandon");
  json.key("from").text(table.name(offer.from));
  if (offer.kind == Offer::Kind::TakeBack) {
    json.key("moves").whole(offer.moves);
  }
  json.key("asks_you")
      .truth(viewer && offer.waiting.contains(table.chairs()[index(*viewer)].who.person));
  json.close_object();
}

// Who would play again; once the other game is there, nobody has to wish for it any more.
void write_rematch_wishes(JsonText& json, const Table& table) {
  if (table.rematch_wishes().empty() || !table.rematch().empty()) return;
  json.key("again").open_list();
  for (std::size_t i = 0; i < table.chairs().size(); ++i)
    if (table.rematch_wishes().contains(table.chairs()[i].who.person))
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

// What was played and how it ended, without the moves that were taken back; whoever gave up stands
// where it happened.
std::vector<const Told*> standing(const Table& table) {
  std::vector<const Told*> lines;
  for (const Told& told : table.told()) {
    if (told.kind == Told::Kind::Chat) continue;
    std::string_view rest = told.text;
    if (told.kind == Told::Kind::Move || take_word(rest) != "undo") {
      lines.push_back(&told);
      continue;
    }
    int moves = *number(rest);
    for (std::size_t i = lines.size(); i-- > 0 && moves > 0;) {
      if (lines[i]->kind != Told::Kind::Move) continue;
      lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(i));
      --moves;
    }
  }
  return lines;
}

// Whoever comes new is not told what was taken back long ago, or all that was ever said.
void write_log(JsonText& json, const Table& table, Viewer viewer, std::size_t since) {
  constexpr std::ptrdiff_t kMostChat = 200;
  json.key("log").open_list();
  if (since == 0)
    for (const Told* told : standing(table)) json.text(line_for(table, *told, viewer));
  else
    for (const Told& told : table.told())
      if (told.kind != Told::Kind::Chat && told.length > since)
        json.text(line_for(table, told, viewer));
  json.close_list();
  json.key("chat").open_list();
  std::ptrdiff_t lines = std::ranges::count(table.told(), Told::Kind::Chat, &Told::kind);
  for (const Told& told : table.told()) {
    if (told.kind != Told::Kind::Chat || lines-- > kMostChat || told.length <= since) continue;
    json.open_object();
    json.key("name").text(told.name);
    json.key("named").truth(told.named);
    json.key("text").text(told.text);
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
  if (since == 0)
    json.key("settings").raw(boost::json::serialize(write_settings(table.settings())));
  // With the commitment in the same message, nobody is asked for a salt without knowing it.
  if (waiting || (since == 0 && (table.match() == nullptr || table.record().fair.commit)))
    json.key("commit").text(table.commitment());
  if (waiting && viewer && table.chairs()[index(*viewer)].salt.empty())
    json.key("asks_salt").truth(true);
  write_chairs(json, table, ratings);
  if (table.match() != nullptr) write_match(json, table, viewer);
  write_log(json, table, viewer, since);
  write_clock(json, table, now);
  write_offer(json, table, viewer);
  write_rematch_wishes(json, table);
  if (!table.rematch().empty()) {
    json.key("rematch").text(table.rematch());
  }
}

namespace {

// The record with what happened after the deal; a move stands as `written` says.
template <class Written>
std::string with_events(Record record, const Table& table, const Written& written) {
  std::vector<RecordEvent> events;
  for (const Told* told : standing(table)) {
    if (told->kind == Told::Kind::Move) {
      events.push_back(
          {RecordEvent::Kind::Move, {0, std::string(table.name(told->seat)), written(*told)}});
      continue;
    }
    std::string_view rest = told->text;
    const std::string_view keyword = take_word(rest);
    if (keyword == "resign")
      events.push_back({RecordEvent::Kind::Resign, {0, std::string(rest), {}}});
    if (keyword == "timeout")
      events.push_back({RecordEvent::Kind::Timeout, {0, std::string(rest), {}}});
  }
  record.events = std::move(events);
  return write_record(record);
}

}  // namespace

std::string true_record(const Table& table) {
  return with_events(table.record(), table, [](const Told& told) { return told.text; });
}

std::string record_for(const Table& table, Viewer viewer) {
  if (table.match() == nullptr) return {};
  if (table.stage() == Stage::Over) return true_record(table);
  Record record = table.record();
  record.deals.clear();
  for (const std::string& line : table.match()->deal_for(viewer)) {
    std::string_view rest = line;
    take_word(rest);
    const std::string_view key = take_word(rest);
    record.deals.push_back({0, std::string(key), std::string(rest)});
  }
  return with_events(std::move(record), table, [&](const Told& told) {
    return table.match()->told(viewer, told.seat, told.text);
  });
}

std::string about(const Table& table, const Ratings& ratings) {
  JsonText json;
  json.open_object();
  json.key("game").text(table.settings().game->name());
  json.key("settings");
  boost::json::object settings = write_settings(table.settings());
  const bool corrected = settings.erase("edition") > 0;
  json.raw(boost::json::serialize(settings));
  json.key("corrected_edition").truth(corrected);
  write_chairs(json, table, ratings);
  // As the record says it: a seat whose person left has won if Belle has won there.
  if (const auto& result = table.record().result) {
    json.key("winners").open_list();
    json.text(result->key);
    for (std::string_view rest = result->value; !rest.empty();) json.text(take_word(rest));
    json.close_list();
  }
  json.close_object();
  return json.written();
}

}  // namespace belle::table
