#include "table/settings.h"

#include <algorithm>
#include <boost/json.hpp>
#include <utility>

#include "engine/core/text.h"
#include "table/fields.h"

namespace belle::table {
namespace {

namespace json = boost::json;

constexpr std::int64_t kMostDays = 30;
constexpr std::int64_t kMostSeconds = 24LL * 60 * 60;

std::expected<ClockKind, Problem> read_clock(const json::object& fields) {
  using Kind = ClockKind::Kind;
  if (fields.contains("days") == fields.contains("bank"))
    return refuse("clock", "must have either days, or a bank of seconds");
  if (fields.contains("days")) {
    const auto days = whole(fields, "clock.days", "days", 1, kMostDays);
    if (!days) return std::unexpected(days.error());
    return ClockKind{Kind::Days, *days, 0, 0};
  }
  const auto bank = whole(fields, "clock.bank", "bank", 1, kMostSeconds);
  if (!bank) return std::unexpected(bank.error());
  std::int64_t increment = 0;
  if (fields.contains("increment")) {
    const auto given = whole(fields, "clock.increment", "increment", 0, kMostSeconds);
    if (!given) return std::unexpected(given.error());
    increment = *given;
  }
  return ClockKind{Kind::Bank, 0, *bank * 1000, increment * 1000};
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
    const json::string* value = field.value().if_string();
    if (value == nullptr || value->empty() || !is_plain_text(*value))
      return refuse(place, "must be a text");
    options.push_back({0, name, std::string(*value)});
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

std::expected<Settings, Problem> read_settings(const Games& games, const json::object& message) {
  Settings settings;
  const auto name = text(message, "game");
  if (!name) return std::unexpected(name.error());
  settings.game = find_game(games, *name);
  if (settings.game == nullptr) return refuse("game", "no game is called " + in_quotes(*name));

  const auto seats = whole(message, "seats", "seats", 1, 99);
  if (!seats) return std::unexpected(seats.error());
  settings.setup.seats = static_cast<std::size_t>(*seats);
  if (const json::value* given = message.if_contains("options")) {
    if (!given->is_object()) return refuse("options", "must be an object");
    auto options = read_options(*settings.game, given->get_object());
    if (!options) return std::unexpected(options.error());
    settings.setup.options = *std::move(options);
  }
  if (message.contains("edition")) {
    auto edition = text(message, "edition");
    if (!edition) return std::unexpected(edition.error());
    settings.setup.edition = *std::move(edition);
  }
  if (const auto fits = settings.game->check(settings.setup); !fits)
    return std::unexpected(fits.error());
  if (message.contains("first")) {
    const auto seat = text(message, "first");
    if (!seat) return std::unexpected(seat.error());
    settings.setup.first =
        seat_named(settings.game->seat_names().first(settings.setup.seats), *seat);
    if (!settings.setup.first) return refuse("first", "no seat is called " + in_quotes(*seat));
  }

  if (const json::value* given = message.if_contains("clock")) {
    if (!given->is_object()) return refuse("clock", "must be an object");
    const auto clock = read_clock(given->get_object());
    if (!clock) return std::unexpected(clock.error());
    settings.clock = *clock;
  }
  if (message.contains("time_over")) {
    const auto word = text(message, "time_over");
    if (!word) return std::unexpected(word.error());
    if (*word != "ends" && *word != "belle") return refuse("time_over", "is 'ends' or 'belle'");
    settings.time_over = *word == "belle" ? Settings::TimeOver::Belle : Settings::TimeOver::Ends;
  }
  const auto listed = truth(message, "listed", false);
  if (!listed) return std::unexpected(listed.error());
  settings.listed = *listed;
  return settings;
}

json::object write_settings(const Settings& settings) {
  json::object message{{"game", settings.game->name()}, {"seats", settings.setup.seats}};
  if (!settings.setup.options.empty()) {
    json::object& options = message["options"].emplace_object();
    for (const RecordLine& option : settings.setup.options) options[option.key] = option.value;
  }
  if (settings.setup.edition) message["edition"] = *settings.setup.edition;
  if (const auto first = settings.setup.first)
    message["first"] = settings.game->seat_names()[index(*first)];
  using Kind = ClockKind::Kind;
  if (settings.clock.kind == Kind::Days) message["clock"] = {{"days", settings.clock.days}};
  if (settings.clock.kind == Kind::Bank)
    message["clock"] = {{"bank", settings.clock.bank / 1000},
                        {"increment", settings.clock.increment / 1000}};
  if (settings.time_over == Settings::TimeOver::Belle) message["time_over"] = "belle";
  if (settings.listed) message["listed"] = true;
  return message;
}

}  // namespace belle::table
