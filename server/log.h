// What the operator is told: lines with the time, how grave it is, and the request and the table
// that it is about. Nothing secret may stand in one: no token, session, password, seed or view.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "table/journal.h"

namespace belle::server {

enum class Level : std::uint8_t { Note, Warning };
enum class LogStyle : std::uint8_t { Text, Json };

struct LogLine {
  Level level = Level::Warning;
  std::string text;
  std::string table = {};                    // its id
  std::optional<std::int64_t> request = {};  // the number that its client gave it
};

/// `2026-11-18T19:48:02.123Z warning table=k3w9mzq2tb request=7 the disk is full`, or the same as a
/// JSON object; always one line.
std::string in_style(LogStyle style, table::Time now, const LogLine& line);

}  // namespace belle::server
