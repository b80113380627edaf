// Where to listen, as an operator types it.
#pragma once

#include <charconv>
#include <expected>
#include <string>

#include "server/net.h"

namespace belle {

/// 127.0.0.1:9188, or [::1]:9188.
inline std::expected<server::Endpoint, std::string> read_endpoint(const std::string& typed) {
  const auto wrong =
      std::unexpected("'" + typed + "' is no address with a port: write one like 127.0.0.1:9188");
  const std::size_t colon = typed.rfind(':');
  if (colon == std::string::npos) return wrong;
  server::Endpoint endpoint{typed.substr(0, colon)};
  const char* const end = typed.data() + typed.size();
  const auto [read, failed] = std::from_chars(typed.data() + colon + 1, end, endpoint.port);
  if (failed != std::errc() || read != end) return wrong;
  if (endpoint.host.starts_with('[') && endpoint.host.ends_with(']'))
    endpoint.host = endpoint.host.substr(1, endpoint.host.size() - 2);
  return endpoint;
}

}  // namespace belle
