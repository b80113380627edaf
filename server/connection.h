// The way to a client. Chosen at run time: a WebSocket, the page that has the server in it, or a
// test. Only on the server's thread.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace belle::server {

class Connection {
 public:
  Connection() = default;
  virtual ~Connection() = default;
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  /// Sends a message; many viewers may be given the same text. A connection that cannot keep up
  /// is closed by itself.
  virtual void send(std::shared_ptr<const std::string> text) = 0;

  /// Ends it, when everything was sent.
  virtual void say_goodbye() = 0;
};

}  // namespace belle::server
