// Somebody at the other end of a WebSocket. Chosen at run time: a socket, or a test that listens.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace belle::server {

class Line {
 public:
  Line() = default;
  virtual ~Line() = default;
  Line(const Line&) = delete;
  Line& operator=(const Line&) = delete;

  /// Sends a message; many viewers may be given the same text. A line that cannot keep up is hung
  /// up by itself.
  virtual void send(std::shared_ptr<const std::string> text) = 0;

  /// Ends it, when everything was sent.
  virtual void say_goodbye() = 0;
};

}  // namespace belle::server
