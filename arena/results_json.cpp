#include "arena/results_json.h"

#include <boost/json.hpp>
#include <exception>

namespace belle::arena {
namespace {

namespace json = boost::json;

constexpr std::string_view kSides = "AB";

json::object header_object(const Terms& terms) {
  json::object object{{"belle-arena", 1}, {"game", terms.game}, {"edition", terms.edition}};
  object["options"] = json::array(terms.options.begin(), terms.options.end());
  object["players"] = terms.seats;
  object["seating"] = terms.manner == Manner::Alone ? "alone" : "balanced";
  object["seed"] = terms.seed;
  return object;
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
  json::object object = header_object(terms);
  object["a"] = pairing[0].description;
  object["b"] = pairing[1].description;
  return json::serialize(object);
}

std::string header(const Terms& terms) { return json::serialize(header_object(terms)); }

std::string json_text(std::string_view text) {
  return json::serialize(json::string_view(text.data(), text.size()));
}

std::string write_game(const KeptGame& game) {
  json::array seats;
  for (const SeatResult& seat : game.result.seats)
    seats.push_back(json::object{{"side", kSides.substr(index(seat.side), 1)},
                                 {"total", seat.total},
                                 {"won", seat.won},
                                 {"decisions", seat.thinking.decisions},
                                 {"nanoseconds", seat.thinking.nanoseconds},
                                 {"slowest", seat.thinking.slowest}});
  return json::serialize(json::object{{"a", game.players[0]},
                                      {"b", game.players[1]},
                                      {"number", game.result.number},
                                      {"seats", std::move(seats)}});
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
