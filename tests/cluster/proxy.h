// HAProxy before servers on this machine, as deploy/haproxy.cfg has it; but all visitors come from
// one address here, so they take turns instead of being told apart by it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <sys/types.h>

#include "tests/store/folder.h"

namespace belle::cluster {

class Proxy {
 public:
  /// The servers as `127.0.0.1:1889`. It listens at a port that was free.
  explicit Proxy(const std::vector<std::string>& servers);
  ~Proxy();
  Proxy(const Proxy&) = delete;
  Proxy& operator=(const Proxy&) = delete;

  std::uint16_t port() const { return port_; }

 private:
  store::Folder folder_;
  std::uint16_t port_;
  pid_t process_;
};

/// A port at which nobody listens just now.
std::uint16_t free_port();

}  // namespace belle::cluster
