// The words of an enumeration that `word` names case by case, as editions and pages spell them.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace belle {

/// By their numbers, as many as there are cases: `word` names each, and nothing beyond the last.
template <class Case>
inline constexpr auto kWordsOf = [] {
  constexpr std::size_t kCases = [] {
    std::uint8_t count = 0;
    while (!word(Case(count)).empty()) ++count;
    return count;
  }();
  std::array<std::string_view, kCases> words;
  for (std::uint8_t i = 0; i < kCases; ++i) words[i] = word(Case(i));
  return words;
}();

}  // namespace belle
