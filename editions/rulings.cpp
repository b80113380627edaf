#include "editions/rulings.h"

#include <algorithm>
#include <iterator>
#include <string>

namespace belle::editions {
namespace {

constexpr std::string_view kRulings = "rulings";

std::size_t reading(const Value& value, std::span<const std::string_view> words) {
  const auto found = std::ranges::find(words, value.line());
  if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
  std::string reason = "must be one of:";
  for (const std::string_view word : words) (reason += ' ') += word;
  value.refuse(reason);
  return 0;
}

}  // namespace

std::vector<std::size_t> read_rulings(const Value& top, std::span<const Ruling> rulings) {
  std::vector<std::size_t> chosen(rulings.size());
  std::vector<std::string_view> said;
  if (top.has(kRulings)) {
    const Value given = top[kRulings];
    std::vector<std::string_view> keys;
    std::ranges::transform(rulings, std::back_inserter(keys), &Ruling::key);
    given.has_at_most(keys);
    for (std::size_t i = 0; i < rulings.size(); ++i) {
      if (!given.has(keys[i])) continue;
      said.push_back(keys[i]);
      chosen[i] = reading(given[keys[i]], rulings[i].readings);
    }
  }
  const Value standing = top["standing"];
  if (!said.empty() || standing.has(kRulings)) standing[kRulings].has_standings(said);
  return chosen;
}

}  // namespace belle::editions
