#include "server/log.h"

#include <chrono>

#include <fmt/format.h>

#include "engine/core/json_text.h"

namespace belle::server {
namespace {

std::string in_words(table::Time now) {
  using namespace std::chrono;
  const sys_time<milliseconds> time{milliseconds(now)};
  const auto day = floor<days>(time);
  const year_month_day date(day);
  const hh_mm_ss clock(time - day);
  return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}.{:03}Z", static_cast<int>(date.year()),
                     static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                     clock.hours().count(), clock.minutes().count(), clock.seconds().count(),
                     clock.subseconds().count());
}

const char* in_words(Level level) {
  switch (level) {
    case Level::Note:
      return "note";
    case Level::Warning:
      return "warning";
  }
  return "";
}

// What a client made up must not pass for another line.
std::string on_one_line(std::string text) {
  for (char& letter : text)
    if (static_cast<unsigned char>(letter) < ' ' || letter == '\x7f') letter = ' ';
  return text;
}

}  // namespace

std::string in_style(LogStyle style, table::Time now, const LogLine& line) {
  if (style == LogStyle::Text)
    return on_one_line(in_words(now) + ' ' + in_words(line.level) +
                       (line.table.empty() ? "" : " table=" + line.table) +
                       (line.request ? " request=" + std::to_string(*line.request) : "") + ' ' +
                       line.text);
  JsonText json;
  json.open_object();
  json.key("time").text(in_words(now));
  json.key("level").text(in_words(line.level));
  if (!line.table.empty()) json.key("table").text(line.table);
  if (line.request) json.key("request").whole(*line.request);
  json.key("text").text(line.text);
  json.close_object();
  return json.written();
}

}  // namespace belle::server
