#include "apps/house_proxy.h"

#include <algorithm>
#include <array>
#include <sstream>
#include <string_view>

namespace belle {
namespace embedded {
std::string_view deployed_proxy();
}

namespace {

// What needs a certificate, or many addresses; the servers of an example.
constexpr std::array<std::string_view, 5> kLeftOut{"bind :443", "redirect scheme",
                                                   "X-Forwarded-For", "hash-type", "  server "};

}  // namespace

std::string house_proxy(std::uint16_t port, const std::vector<std::string>& servers) {
  std::istringstream deployed{std::string(embedded::deployed_proxy())};
  std::string text;
  for (std::string line; std::getline(deployed, line);) {
    const auto has = [&](std::string_view words) { return line.contains(words); };
    if (std::ranges::any_of(kLeftOut, has)) continue;
    if (has("bind :80")) line = "  bind 127.0.0.1:" + std::to_string(port);
    if (has("balance hash")) line = "  balance roundrobin";
    if (has("maxconn ")) line = "  maxconn 4000";
    text += line + '\n';
  }
  for (std::size_t i = 0; i < servers.size(); ++i)
    text += "  server server" + std::to_string(i + 1) + ' ' + servers[i] + '\n';
  return text;
}

}  // namespace belle
