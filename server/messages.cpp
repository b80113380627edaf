#include "server/messages.h"

#include <algorithm>
#include <boost/json.hpp>

namespace belle::server {
namespace {

void write_words(JsonText& json, const std::vector<std::string>& words) {
  json.open_list();
  for (const std::string& word : words) json.text(word);
  json.close_list();
}

void write_game(JsonText& json, const table::GameKind& game) {
  json.open_object();
  json.key("name").text(game.name());
  json.key("fewest_seats").whole(game.fewest_seats());
  json.key("seats").open_list();
  for (const std::string_view seat : game.seat_names()) json.text(seat);
  json.close_list();
  json.key("options").open_list();
  for (const OptionKind& option : game.option_kinds()) {
    json.open_object();
    json.key("name").text(option.name);
    json.key("words");
    write_words(json, option.words);
    json.close_object();
  }
  json.close_list();
  json.key("levels").open_list();
  for (const players::Level& level : game.levels()) {
    json.open_object();
    json.key("name").text(level.name);
    json.key("title").text(level.title);
    json.key("about").text(level.about);
    json.close_object();
  }
  json.close_list();
  json.close_object();
}

void write_error(JsonText& json, const table::Problem& problem) {
  json.key("error").open_object();
  json.key("field").text(problem.field);
  json.key("reason").text(problem.reason);
  if (!problem.ruling.empty()) {
    json.key("ruling").text(problem.ruling);
  }
  if (!problem.word.empty()) json.key("word").text(problem.word);
  if (!problem.at.empty()) json.key("at").text(problem.at);
  if (problem.needs != 0) {
    json.key("needs").whole(problem.needs);
    json.key("has").whole(problem.has);
  }
  json.close_object();
}

std::string_view word(store::Summary::Stage stage) {
  using Stage = store::Summary::Stage;
  return stage == Stage::Waiting ? "waiting" : stage == Stage::Playing ? "playing" : "over";
}

// A summary names its persons in the order of their chairs, and after them those who have left.
std::optional<std::string> seat_of(const store::Summary& summary, store::PersonId person) {
  std::vector<std::string> seats;
  const boost::json::value about = boost::json::parse(summary.about);
  const boost::json::array& chairs = about.at("chairs").as_array();
  for (const auto& chair : chairs)
    if (chair.at("kind") == "person") seats.emplace_back(chair.at("seat").as_string());
  for (const auto& chair : chairs)
    if (chair.as_object().contains("left")) seats.emplace_back(chair.at("seat").as_string());
  const auto found = std::ranges::find(summary.persons, person) - summary.persons.begin();
  const auto place = static_cast<std::size_t>(found);
  if (place >= seats.size()) return {};
  return seats[place];
}

}  // namespace

std::string welcome_message(const table::Games& games, const std::optional<store::Person>& person) {
  JsonText json;
  json.open_object();
  json.key("event").text("welcome");
  json.key("protocol").whole(static_cast<std::uint64_t>(kProtocol));
  write_person(json, person);
  json.key("games").open_list();
  for (const auto& game : games) write_game(json, *game);
  json.close_list();
  json.close_object();
  return json.written();
}

std::string table_message(const std::string& id, const table::Table& table, table::Viewer viewer,
                          std::size_t since, table::Time now, const std::vector<bool>& online,
                          const Audience& audience, const table::Ratings& ratings) {
  JsonText json;
  json.open_object();
  json.key("event").text("table");
  json.key("table").text(id);
  write_table(json, table, viewer, since, now, ratings);
  json.key("online").open_list();
  for (std::size_t i = 0; i < online.size(); ++i)
    if (online[i]) json.text(table.name(Seat(i)));
  json.close_list();
  if (audience.count > 0) {
    json.key("audience").open_object();
    json.key("count").whole(audience.count);
    json.key("names").texts(audience.names);
    json.close_object();
  }
  json.close_object();
  return json.written();
}

std::string own_message(const store::Summary& summary, store::PersonId person) {
  JsonText json;
  json.open_object();
  json.key("event").text("own");
  write_tables(json, {summary}, person);
  json.close_object();
  return json.written();
}

std::string reply_message(std::int64_t request, const std::function<void(JsonText&)>& more) {
  JsonText json;
  json.open_object();
  json.key("reply").whole(static_cast<std::uint64_t>(request));
  json.key("ok").truth(true);
  if (more) more(json);
  json.close_object();
  return json.written();
}

std::string refusal_message(std::optional<std::int64_t> request, const table::Problem& problem) {
  JsonText json;
  json.open_object();
  json.key("reply");
  if (request)
    json.whole(static_cast<std::uint64_t>(*request));
  else
    json.null();
  json.key("ok").truth(false);
  write_error(json, problem);
  json.close_object();
  return json.written();
}

std::string refusal_body(const table::Problem& problem) {
  JsonText json;
  json.open_object();
  write_error(json, problem);
  json.close_object();
  return json.written();
}

void write_tables(JsonText& json, const std::vector<store::Summary>& tables,
                  store::PersonId asking) {
  json.key("tables").open_list();
  for (const store::Summary& summary : tables) {
    json.open_object();
    json.key("table").text(summary.table);
    json.key("stage").text(word(summary.stage));
    json.key("changed").whole(static_cast<std::uint64_t>(summary.changed));
    if (asking != 0)
      if (const auto seat = seat_of(summary, asking)) json.key("you").text(*seat);
    json.key("about").raw(summary.about);
    json.close_object();
  }
  json.close_list();
}

table::Problem name_problem(people::NameFault fault) {
  switch (fault) {
    case people::NameFault::Empty:
      return {"name", "must not be empty", {}, "name-empty"};
    case people::NameFault::Long:
      return {"name",
              "has more than " + std::to_string(people::kLongestName) + " characters",
              {},
              "name-long"};
    case people::NameFault::Spaces:
      return {"name", "must have single spaces, between words only", {}, "name-spaces"};
    default:
      return {"name", "has characters that a name may not have", {}, "name-characters"};
  }
}

void write_person(JsonText& json, const std::optional<store::Person>& person) {
  json.key("person");
  if (!person) return json.null();
  json.open_object();
  json.key("name").text(person->name);
  json.key("named").truth(person->named);
  json.close_object();
}

}  // namespace belle::server
