// The configuration of HAProxy that a house of several servers is deployed with, for servers and
// visitors on one machine: visitors all come from one address there, so they take turns instead of
// being told apart by it, and there is no certificate.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace belle {

/// The servers as `127.0.0.1:1889`; they are called server1, server2 and so on.
std::string house_proxy(std::uint16_t port, const std::vector<std::string>& servers);

}  // namespace belle
