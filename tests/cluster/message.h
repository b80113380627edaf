// A few facts of a message about a table, found without reading all of it.
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string_view>

namespace belle::history {

/// The whole number after a key; the first in the message.
inline std::optional<std::int64_t> number_in(std::string_view message, std::string_view key) {
  const std::size_t found = message.find(key);
  if (found == std::string_view::npos) return {};
  message.remove_prefix(found + key.size());
  std::int64_t number = 0;
  const auto read = std::from_chars(message.data(), message.data() + message.size(), number);
  if (read.ec != std::errc{}) return {};
  return number;
}

inline std::int64_t length_in(std::string_view message) {
  return number_in(message, R"("length":)").value_or(0);
}

}  // namespace belle::history
