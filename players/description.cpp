#include "players/description.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace belle::players {
namespace {

struct Kind {
  std::string_view name;
  std::string_view settings;  // each followed by a space
};
constexpr std::array<Kind, 4> kKinds{{
    {"random", ""},
    {"greedy", "sight noise "},
    {"uct", "sims ms curiosity memory "},
    {"belle", "sims ms curiosity sharpness paranoid predicts looks memory sight noise hand "},
}};

std::string_view take(std::string_view& rest, char until) {
  const std::size_t end = std::min(rest.find(until), rest.size());
  const std::string_view part = rest.substr(0, end);
  rest.remove_prefix(std::min(rest.size(), end + 1));
  return part;
}

}  // namespace

std::expected<Description, std::string> read_description(std::string_view text) {
  const auto refuse = [&](const std::string& reason) {
    return std::unexpected("player '" + std::string(text) + "': " + reason);
  };
  std::string_view rest = text;
  Description result;
  result.kind = take(rest, ':');
  const auto kind = std::ranges::find(kKinds, result.kind, &Kind::name);
  if (kind == kKinds.end())
    return refuse("'" + result.kind + "' is neither a level nor one of random, greedy, uct, belle");
  while (!rest.empty()) {
    std::string_view number = take(rest, ',');
    const std::string name(take(number, '='));
    if (name.empty() || kind->settings.find(name + ' ') == std::string_view::npos)
      return refuse("'" + name + "' is not a setting of " + result.kind);
    double value = 1;
    if (!number.empty()) {
      const std::string digits(number);
      char* end = nullptr;
      value = std::strtod(digits.c_str(), &end);
      const bool plain = digits.find_first_not_of("0123456789.e-") == std::string::npos;
      const bool in_range = value >= 0 && value <= 1e15;  // false for no number at all
      if (!plain || *end != '\0' || !in_range)
        return refuse("'" + name + "' takes a number of at least 0");
    }
    if (!result.settings.emplace(name, value).second) return refuse("'" + name + "' stands twice");
  }
  return result;
}

}  // namespace belle::players
