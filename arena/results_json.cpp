#include "arena/results_json.h"

#include <boost/json.hpp>
#include <exception>

#include "engine/core/json_text.h"

namespace belle::arena {
namespace {

namespace json = boost::json;

constexpr std::string_view kSides = "AB";

JsonText begin_header(const Terms& terms) {
  JsonText json;
  json.open_object();
  json.key("belle-arena").whole(1);
  write_terms(json, terms);
  return json;
}

SeatResult read_seat(const json::object& seat) {
  const std::size_t side = kSides.find(json::value_to<std::string>(seat.at("side")));
  if (side >= kSides.size()) throw std::invalid_argument("a side is A or B");
  return {Side(side),
          json::value_to<int>(seat.at("total")),
          seat.at("won").as_bool(),
          {json::value_to<std::uint64_t>(seat.at("decisions")),
           json::value_to<std::uint64_t>(seat.at("nanoseconds")),
           json::value_to<std::uint64_t>(seat.at("slowest"))}};
}

}  // namespace

std::string header(const Terms& terms, const Pairing& pairing) {
  JsonText json = begin_header(terms);
  json.key("a").text(pairing[0].description);
  json.key("b").text(pairing[1].description);
  json.close_object();
  return json.written();
}

std::string header(const Terms& terms) {
  JsonText json = begin_header(terms);
  json.close_object();
  return json.written();
}

void write_terms(JsonText& json, const Terms& terms) {
  json.key("game").text(terms.game);
  json.key("edition").text(terms.edition);
  json.key("options").texts(terms.options);
  json.key("players").whole(terms.seats);
  json.key("seating").text(terms.manner == Manner::OneAgainstAll ? "alone" : "balanced");
  json.key("seed").whole(terms.seed);
}

std::string write_game(const KeptGame& game) {
  JsonText json;
  json.open_object();
  json.key("a").text(game.players[0]);
  json.key("b").text(game.players[1]);
  json.key("number").whole(game.result.number);
  json.key("seats").open_list();
  for (const SeatResult& seat : game.result.seats) {
    json.open_object();
    json.key("side").text(kSides.substr(index(seat.side), 1));
    json.key("total").whole(seat.total);
    json.key("won").truth(seat.won);
    json.key("decisions").whole(seat.thinking.decisions);
    json.key("nanoseconds").whole(seat.thinking.nanoseconds);
    json.key("slowest").whole(seat.thinking.slowest);
    json.close_object();
  }
  json.close_list();
  if (const auto& forfeit = game.result.forfeit) {
    json.key("forfeit").open_object();
    json.key("seat").whole(forfeit->seat);
    json.key("reason").text(forfeit->reason);
    json.close_object();
  }
  json.close_object();
  return json.written();
}

std::expected<KeptGame, std::string> read_game(std::string_view line) {
  try {
    const json::value value = json::parse({line.data(), line.size()});
    const json::object& object = value.as_object();
    KeptGame game;
    game.players = {json::value_to<std::string>(object.at("a")),
                    json::value_to<std::string>(object.at("b"))};
    game.result.number = json::value_to<std::uint64_t>(object.at("number"));
    for (const json::value& seat : object.at("seats").as_array())
      game.result.seats.push_back(read_seat(seat.as_object()));
    if (const json::value* forfeit = object.if_contains("forfeit")) {
      game.result.forfeit = {json::value_to<std::size_t>(forfeit->at("seat")),
                             json::value_to<std::string>(forfeit->at("reason"))};
      if (game.result.forfeit->seat >= game.result.seats.size())
        throw std::invalid_argument("a forfeit is of a seat of its game");
    }
    return game;
  } catch (const std::exception& error) {
    return std::unexpected(error.what());
  }
}

std::string difference(std::string_view line, const std::string& wanted) {
  json::error_code error;
  const json::value found = json::parse({line.data(), line.size()}, error);
  if (error || !found.is_object() || !found.as_object().contains("belle-arena"))
    return "it is not a file of results";
  const json::value ours = json::parse(wanted);
  for (const auto& [key, value] : ours.as_object()) {
    const json::value* other = found.as_object().if_contains(key);
    if (other == nullptr) return "it has no '" + std::string(key) + "'";
    if (*other != value)
      return "its '" + std::string(key) + "' is " + json::serialize(*other) + ", not " +
             json::serialize(value);
  }
  for (const auto& [key, value] : found.as_object())
    if (!ours.as_object().contains(key))
      return "its '" + std::string(key) + "' is " + json::serialize(value);
  return {};
}

}  // namespace belle::arena
