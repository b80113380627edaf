// The other side of the sockets: many clients on one thread, for measuring a server and for testing
// it. They connect to this machine alone.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace belle::server {

class SimulatedClients {
 public:
  using ClientId = std::size_t;

  /// What the clients receive, on the thread that listens.
  struct Ears {
    std::function<void(ClientId)> opened;
    std::function<void(ClientId, std::string_view)> text;
    std::function<void(ClientId)> closed;
  };

  static std::unique_ptr<SimulatedClients> at(std::uint16_t port, Ears ears);
  virtual ~SimulatedClients() = default;

  /// A new client; with the cookie of an earlier one it is the same person. It goes to this port of
  /// the machine, or to the one that all were given, from this address of it (every 127.x.x.x is
  /// one), or from any.
  virtual ClientId connect(std::string cookie = {}, std::uint16_t port = 0,
                           const std::string& from = {}) = 0;
  virtual void send(ClientId client, std::string text) = 0;
  virtual void hang_up(ClientId client) = 0;
  /// The cookie that the client shows or was given; empty until it has opened.
  virtual std::string cookie(ClientId client) const = 0;

  /// Does something later on this thread.
  virtual void after(std::chrono::milliseconds wait, std::function<void()> work) = 0;
  /// Listens until it is so, but no longer than this; returns whether it is.
  virtual bool listen_until(const std::function<bool()>& so, std::chrono::milliseconds longest) = 0;
};

struct Fetched {
  unsigned status = 0;
  std::string body;
  std::string cookie;  // that was set, if one was
  std::map<std::string, std::string> headers;
};

struct Fetch {
  std::string method = "GET";
  std::string target = "/";
  std::string body;
  std::string cookie;
  std::map<std::string, std::string> headers;  // others
};

/// Asks over HTTP and waits for the answer; nothing if there is none.
std::optional<Fetched> fetch(std::uint16_t port, const Fetch& wanted);

}  // namespace belle::server
