#include "engine/core/tie_break.h"

namespace belle {

void write_tie_breaks(JsonText& json, std::span<const std::string_view> seats,
                      const std::vector<TieBreak>& breaks) {
  if (breaks.empty()) return;
  json.key("tie_breaks").open_list();
  for (const TieBreak& made : breaks) {
    json.open_object();
    json.key("by").text(made.by.word);
    json.key("seats").open_object();
    for (std::size_t i = 0; i < seats.size(); ++i)
      if (made.numbers[i]) json.key(seats[i]).whole(*made.numbers[i]);
    json.close_object();
    json.close_object();
  }
  json.close_list();
}

std::string tie_break_text(std::span<const std::string_view> seats,
                           const std::vector<TieBreak>& breaks) {
  std::string text = "equal totals";
  for (const TieBreak& made : breaks) {
    ((text += "; ") += made.by.meaning) += ':';
    bool later = false;
    for (std::size_t i = 0; i < seats.size(); ++i) {
      if (!made.numbers[i]) continue;
      if (later) text += ',';
      later = true;
      ((text += ' ') += seats[i]) += " has " + std::to_string(*made.numbers[i]);
    }
  }
  const auto& last = breaks.back().numbers;
  const auto best = std::ranges::max_element(last);
  if (std::ranges::count(last, *best) > 1) return text + "; the victory is shared";
  return ((text += "; ") += seats[static_cast<std::size_t>(best - last.begin())]) + " wins";
}

}  // namespace belle
