// The rulings of an edition: an object `rulings` with a word for each, and the same keys under
// `standing`. A game lists its rulings with `each_ruling` and names their readings with `word`. A
// file may leave out any, or all: the default is then in force.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "editions/walk.h"
#include "engine/core/words.h"

namespace belle::editions {

inline constexpr std::string_view kRulings = "rulings";

/// One reading, by its word.
template <class Reading>
void read_ruling(const Value& value, Reading& reading) {
  const auto found = std::ranges::find(kWordsOf<Reading>, value.line());
  if (found != kWordsOf<Reading>.end()) {
    reading = Reading(found - kWordsOf<Reading>.begin());
    return;
  }
  std::string readings;
  for (const std::string_view other : kWordsOf<Reading>)
    readings += (readings.empty() ? "" : " or ") + std::string(other);
  value.refuse(readings);
}

/// Whether the file has a fact that it may leave out; only then it has a standing.
inline bool has_fact(const Value& top, std::string_view fact) {
  const bool there = top.has(fact);
  const Value standing = top["standing"];
  if (!there && standing.has(fact)) standing[fact].refuse("unknown key");
  return there;
}

/// The rulings in force, with a standing for each that the file names.
template <class Rulings>
Rulings read_rulings(const Value& top) {
  Rulings rulings;
  if (!has_fact(top, kRulings)) return rulings;
  const Value given = top[kRulings];
  std::vector<std::string_view> keys;
  std::vector<std::string_view> named;
  each_ruling(rulings, [&](std::string_view key, auto& reading) {
    keys.push_back(key);
    if (!given.has(key)) return;
    named.push_back(key);
    read_ruling(given[key], reading);
  });
  given.has_at_most(keys);
  const Value standing = top["standing"];
  if (!named.empty() || standing.has(kRulings)) standing[kRulings].has_standings(named);
  return rulings;
}

}  // namespace belle::editions
