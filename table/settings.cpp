#include "table/settings.h"

#include <algorithm>
#include <boost/json.hpp>
#include <utility>

#include "engine/core/text.h"
#include "table/fields.h"
#include "table/settings_shape.h"
#include "table/shape_fault.h"

namespace belle::table {
namespace {

namespace json = boost::json;

ClockKind read_clock(const json::object& fields) {
  using Kind = ClockKind::Kind;
  if (fields.contains("days")) return {Kind::Days, whole(fields, "days"), 0, 0};
  const std::int64_t increment = fields.contains("increment") ? whole(fields, "increment") : 0;
  return {Kind::Bank, 0, whole(fields, "bank") * 1000, increment * 1000};
}

std::expected<std::vector<RecordLine>, Problem> read_options(const GameKind& game,
                                                             const json::object& fields) {
  std::vector<RecordLine> options;
  const std::vector<OptionKind> kinds = game.option_kinds();
  for (const auto& field : fields) {
    const std::string name(field.key());
    const std::string place = "options." + name;
    if (std::ranges::find(kinds, name, &OptionKind::name) == kinds.end())
      return refuse("options", "no option is called " + in_quotes(name));
    const std::string_view value = field.value().get_string();
    if (value.empty() || !is_plain_text(value)) return refuse(place, "must be a text");
    options.push_back({0, name, std::string(value)});
  }
  std::ranges::sort(options, {}, &RecordLine::key);
  return options;
}

}  // namespace

const GameKind* find_game(const Games& games, std::string_view name) {
  const auto found =
      std::ranges::find_if(games, [&](const auto& game) { return game->name() == name; });
  return found == games.end() ? nullptr : found->get();
}

std::expected<Settings, Problem> settings_in(const Games& games, const json::object& message) {
  Settings settings;
  const std::string name = text(message, "game");
  settings.game = find_game(games, name);
  if (settings.game == nullptr) return refuse("game", "no game is called " + in_quotes(name));

  settings.setup.seats = static_cast<std::size_t>(whole(message, "seats"));
  if (const json::value* given = message.if_contains("options")) {
    auto options = read_options(*settings.game, given->get_object());
    if (!options) return std::unexpected(options.error());
    settings.setup.options = *std::move(options);
  }
  if (message.contains("edition")) settings.setup.edition = text(message, "edition");
  if (const json::value* given = message.if_contains("loser_starts"))
    settings.setup.loser_starts = given->get_bool();
  if (const auto fits = settings.game->check(settings.setup); !fits)
    return std::unexpected(fits.error());
  if (message.contains("first")) {
    const std::string seat = text(message, "first");
    settings.setup.first =
        seat_named(settings.game->seat_names().first(settings.setup.seats), seat);
    if (!settings.setup.first) return refuse("first", "no seat is called " + in_quotes(seat));
  }

  if (const json::value* given = message.if_contains("clock"))
    settings.clock = read_clock(given->get_object());
  if (message.contains("time_over") && text(message, "time_over") == "belle")
    settings.time_over = Settings::TimeOver::Belle;
  if (const json::value* given = message.if_contains("listed")) settings.listed = given->get_bool();
  return settings;
}

std::expected<Settings, Problem> read_settings(const Games& games, const json::object& message) {
  if (auto wrong = fault({shapes::kSettingsFields}, message)) return std::unexpected(*wrong);
  return settings_in(games, message);
}

void write_settings(JsonText& json, const Settings& settings) {
  json.open_object();
  json.key("game").text(settings.game->name());
  json.key("seats").whole(settings.setup.seats);
  if (!settings.setup.options.empty()) {
    json.key("options").open_object();
    for (const RecordLine& option : settings.setup.options) json.key(option.key).text(option.value);
    json.close_object();
  }
  if (settings.setup.edition) json.key("edition").text(*settings.setup.edition);
  if (const auto first = settings.setup.first)
    json.key("first").text(settings.game->seat_names()[index(*first)]);
  using Kind = ClockKind::Kind;
  if (settings.clock.kind != Kind::None) {
    json.key("clock").open_object();
    if (settings.clock.kind == Kind::Days) {
      json.key("days").whole(settings.clock.days);
    } else {
      json.key("bank").whole(settings.clock.bank / 1000);
      json.key("increment").whole(settings.clock.increment / 1000);
    }
    json.close_object();
  }
  if (settings.time_over == Settings::TimeOver::Belle) json.key("time_over").text("belle");
  if (settings.listed) json.key("listed").truth(true);
  if (settings.setup.loser_starts) json.key("loser_starts").truth(true);
  json.close_object();
}

}  // namespace belle::table
