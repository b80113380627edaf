// What is agreed when a table is set: the game and its options, who may find it, and its clock. It
// comes as the JSON of a message and is kept as the JSON of a journal line.
#pragma once

#include <boost/json/object.hpp>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

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

/// Reads the settings of a message or journal: `game`, `seats` (how many), `options` (an object),
/// `edition` (the text of an edition file), `clock` ({"days": 3} or {"bank": 600, "increment": 10}
/// in seconds), `time_over` (`ends` or `belle`), `listed`, `first` (the seat that starts because of
/// the game before). Other fields are not looked at.
std::expected<Settings, Problem> read_settings(const Games& games,
                                               const boost::json::object& message);

/// The same as JSON, to be read again.
boost::json::object write_settings(const Settings& settings);

/// The game of that name; nothing if there is none.
const GameKind* find_game(const Games& games, std::string_view name);

}  // namespace belle::table
