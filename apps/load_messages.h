// What clients that measure a house ask it, and the few facts that they want of its messages.
#pragma once

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "engine/core/json_text.h"
#include "engine/core/random.h"

namespace belle::under_load {

// A client asks for one thing of each kind at a time, so the kind can be its number.
enum Request : std::uint8_t { kCreate = 1, kSit, kSalt, kWatch, kPlay, kLeave };

inline std::string request(Request number, std::string_view action,
                           const std::function<void(JsonText&)>& fields) {
  JsonText json;
  json.open_object();
  json.key("request").whole(static_cast<int>(number));
  json.key("do").text(action);
  fields(json);
  json.close_object();
  return json.written();
}

// The house's messages are large and many, and a few facts of each are wanted: they are found
// without reading all of it. What follows a key, up to one of the ends.
inline std::string_view after(std::string_view text, std::string_view key, std::string_view ends) {
  const std::size_t found = text.find(key);
  if (found == std::string_view::npos) return {};
  text.remove_prefix(found + key.size());
  return text.substr(0, text.find_first_of(ends));
}

inline std::size_t number_of(std::string_view digits) {
  std::size_t number = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), number);
  return number;
}

inline std::int64_t sum_of(std::string_view numbers) {
  std::int64_t sum = 0;
  while (!numbers.empty()) {
    std::int64_t number = 0;
    std::from_chars(numbers.data(), numbers.data() + numbers.size(), number);
    sum += number;
    numbers.remove_prefix(std::min(numbers.size(), numbers.find(',')));
    if (!numbers.empty()) numbers.remove_prefix(1);
  }
  return sum;
}

// One of the moves in a list like "a","b","c".
inline std::string_view any_of(std::string_view list, Random& random) {
  constexpr std::string_view kBetween = "\",\"";
  if (list.size() < 2) return {};
  list = list.substr(1, list.size() - 2);
  std::uint32_t count = 1;
  for (std::size_t at = 0; (at = list.find(kBetween, at)) != std::string_view::npos; ++at) ++count;
  for (std::uint32_t skipped = random.below(count); skipped > 0; --skipped)
    list.remove_prefix(list.find(kBetween) + kBetween.size());
  return list.substr(0, list.find('"'));
}

}  // namespace belle::under_load
