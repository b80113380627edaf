// Players as people write them: a kind and its settings, `belle:sims=4000,noise=0.1`.
#pragma once

#include <expected>
#include <map>
#include <span>
#include <string>
#include <string_view>

namespace belle::players {

struct Description {
  std::string kind;
  std::map<std::string, double, std::less<>> settings;

  double get(std::string_view name, double otherwise) const {
    const auto found = settings.find(name);
    return found == settings.end() ? otherwise : found->second;
  }
};

/// Reads a description; a setting is a number of at least 0, and 1 where it is only named. Refuses
/// settings that are not among those of the kind.
std::expected<Description, std::string> read_description(std::string_view text);

}  // namespace belle::players
