// Which addresses are neighbours: a client that has one can often have all of its network. The
// texts are those by which the server knows its clients.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace belle::server {

/// The /24 of an IPv4 address, the /56 of an IPv6 address, and of any other text itself.
inline std::string network_of(std::string_view address) {
  if (address.find(':') == std::string_view::npos) {
    const std::size_t last = address.rfind('.');
    return std::string(address.substr(0, last)) + (last == std::string_view::npos ? "" : ".0/24");
  }
  // Four groups are the upper half; what stands for zeros ends them.
  constexpr int kGroups = 3;
  std::string network;
  for (int i = 0; i <= kGroups; ++i) {
    const std::size_t end = std::min(address.find_first_of(":/"), address.size());
    std::string_view group = address.substr(0, end);
    if (i == kGroups) group = group.substr(0, group.size() < 3 ? 0 : group.size() - 2);
    network += group.empty() ? "0" : group;
    network += i < kGroups ? ":" : "00::/56";
    const bool zeros_follow = end >= address.size() || address.substr(end).starts_with("::");
    address = zeros_follow ? "" : address.substr(end + 1);
  }
  return network;
}

/// Where even more neighbours are, of whom most have nothing to do with each other: the /16, or the
/// /32 of IPv6.
inline std::string wide_network_of(std::string_view address) {
  const std::string network = network_of(address);
  const char between = network.find(':') == std::string::npos ? '.' : ':';
  return network.substr(0, network.find(between, network.find(between) + 1));
}

}  // namespace belle::server
