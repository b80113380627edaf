// Comparing what is told today with what was told when a journal was kept.
#pragma once

#include <boost/json.hpp>
#include <cstddef>
#include <string>

namespace belle {

/// The first place where a message says something else than was kept of it, and both; empty if it
/// says all of that. Objects may have new keys.
inline std::string unlike(const boost::json::value& kept, const boost::json::value& now,
                          const std::string& place = "") {
  if (kept.is_object() && now.is_object()) {
    for (const auto& field : kept.get_object()) {
      const boost::json::value* same = now.get_object().if_contains(field.key());
      const std::string inside = place + '.' + std::string(field.key());
      if (same == nullptr) return inside + " is missing";
      if (std::string found = unlike(field.value(), *same, inside); !found.empty()) return found;
    }
    return {};
  }
  if (kept.is_array() && now.is_array() && kept.get_array().size() == now.get_array().size()) {
    for (std::size_t i = 0; i < kept.get_array().size(); ++i)
      if (std::string found = unlike(kept.get_array()[i], now.get_array()[i],
                                     place + '[' + std::to_string(i) + ']');
          !found.empty())
        return found;
    return {};
  }
  if (kept == now) return {};
  return place + " was " + boost::json::serialize(kept) + " and is " + boost::json::serialize(now);
}

}  // namespace belle
