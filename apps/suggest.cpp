#include "apps/suggest.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <vector>

namespace belle {
namespace {

// How many letters must be typed differently to get from one word to the other (Levenshtein).
std::size_t distance(std::string_view from, std::string_view to) {
  std::vector<std::size_t> row(to.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (const char letter : from) {
    std::size_t corner = row[0]++;
    for (std::size_t j = 0; j < to.size(); ++j) {
      const std::size_t replaced = corner + (letter == to[j] ? 0 : 1);
      corner = row[j + 1];
      row[j + 1] = std::min({replaced, row[j] + 1, corner + 1});
    }
  }
  return row.back();
}

}  // namespace

std::string suggestion(std::string_view word, std::span<const std::string> candidates) {
  constexpr std::size_t kLongestWord = 40;
  if (word.size() > kLongestWord) return {};
  const std::string* nearest = nullptr;
  std::size_t least = std::max<std::size_t>(2, word.size() / 2);
  for (const std::string& candidate : candidates) {
    const bool begins = word.size() >= 2 && candidate.starts_with(word);
    const std::size_t far = begins ? 1 : distance(word, candidate);
    if (far > least || (nearest != nullptr && far == least)) continue;
    least = far;
    nearest = &candidate;
  }
  if (nearest == nullptr) return {};
  return " Did you mean '" + *nearest + "'?";
}

}  // namespace belle
