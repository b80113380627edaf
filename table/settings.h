// What is agreed when a table is set: the game and its options, who may find it, and its clock. It
// comes as the JSON of a message and is kept as the JSON of a journal line.
#pragma once

#include <boost/json/object.hpp>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/json_text.h"
#include "table/clock.h"
#include "table/match.h"

namespace belle::table {

struct Settings {
  /// What happens to a seat of a game for two when its time is over. With more players Belle plays
  /// on for it in any case (docs/record.md).
  enum class TimeOver : std::uint8_t { Ends, Belle };

  const GameKind* game = nullptr;
  Setup setup;
  ClockKind clock;
  TimeOver time_over = TimeOver::Ends;
  bool listed = false;  // in the lobby, and rated between named persons; else by link alone
};

/// Reads the settings of a journal, which are declared in settings_shape.h.
std::expected<Settings, Problem> read_settings(const Games& games,
                                               const boost::json::object& message);

/// The settings in a message whose fields are known to be as declared; others are not looked at.
std::expected<Settings, Problem> settings_in(const Games& games,
                                             const boost::json::object& message);

/// The same as JSON, to be read again. Journals keep its bytes: a new field goes to the end.
void write_settings(JsonText& json, const Settings& settings);

/// The game of that name; nothing if there is none.
const GameKind* find_game(const Games& games, std::string_view name);

}  // namespace belle::table
