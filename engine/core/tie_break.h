// What decides among the seats that lead with equal totals: what was compared in which order, with
// the numbers of both sides, for pages as JSON and for people as a sentence.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/json_text.h"
#include "engine/core/seat.h"

namespace belle {

/// Something that is compared after equal totals: the more wins.
struct TieBreakKind {
  std::string_view word;     // that never changes, for pages that speak another language
  std::string_view meaning;  // for people, in English
};

/// One comparison, among the seats that were level so far.
struct TieBreak {
  TieBreakKind by;
  std::array<std::optional<int>, kMaxSeats> numbers{};  // by seat; nothing for the others
};

/// The comparisons that were made, by what each seat is ranked by: its total, then a number of each
/// kind. There are none if one seat leads by its total alone; several seats that are level in the
/// last one share the victory.
template <std::size_t Kinds>
std::vector<TieBreak> tie_breaks_of(std::span<const std::array<int, 1 + Kinds>> ranks,
                                    const std::array<TieBreakKind, Kinds>& kinds) {
  std::vector<std::size_t> level(ranks.size());
  for (std::size_t i = 0; i < level.size(); ++i) level[i] = i;
  const auto keep_the_best = [&](std::size_t part) {
    int best = ranks[level.front()][part];
    for (const std::size_t seat : level) best = std::max(best, ranks[seat][part]);
    std::erase_if(level, [&](std::size_t seat) { return ranks[seat][part] < best; });
  };
  std::vector<TieBreak> breaks;
  keep_the_best(0);
  for (std::size_t kind = 0; kind < Kinds && level.size() > 1; ++kind) {
    TieBreak& made = breaks.emplace_back(TieBreak{kinds[kind]});
    for (const std::size_t seat : level) made.numbers[seat] = ranks[seat][1 + kind];
    keep_the_best(1 + kind);
  }
  return breaks;
}

/// The field `tie_breaks` of a position; nothing if there are none.
void write_tie_breaks(JsonText& json, std::span<const std::string_view> seats,
                      const std::vector<TieBreak>& breaks);

/// `equal totals; francs: 1 has 12, 2 has 9; 1 wins`. There must be a comparison.
std::string tie_break_text(std::span<const std::string_view> seats,
                           const std::vector<TieBreak>& breaks);

}  // namespace belle
