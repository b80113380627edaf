// A socket that keeps to no protocol unless the test does: for bytes that no honest client sends.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "tests/server/declared.h"

namespace belle::server {

class RawSocket {
 public:
  /// Connects, from this address of this machine (every 127.x.x.x is one). `window`: how many bytes
  /// the system takes without being read; 0 leaves it to the system.
  explicit RawSocket(std::uint16_t port, const char* from = "127.0.0.1", int window = 0);
  ~RawSocket();
  RawSocket(RawSocket&& other) noexcept;
  RawSocket& operator=(RawSocket&&) = delete;
  RawSocket(const RawSocket&) = delete;
  RawSocket& operator=(const RawSocket&) = delete;

  bool is_open() const { return socket_ >= 0; }
  /// Whether everything was taken within the time; no longer once the other side has hung up.
  bool send(std::string_view bytes, std::chrono::milliseconds longest = std::chrono::seconds(5));
  /// What comes up to these bytes, or until the other side hangs up or time is up. What comes
  /// after them is kept for the next time.
  std::string read_until(std::string_view end,
                         std::chrono::milliseconds longest = std::chrono::seconds(5));
  /// Whether the other side hangs up within the time; whatever comes before is thrown away.
  bool is_hung_up(std::chrono::milliseconds longest = std::chrono::seconds(5));

  /// The same without reading anything.
  bool is_cut_off(std::chrono::milliseconds longest = std::chrono::seconds(5)) const;

  /// Becomes a WebSocket; whether the house agreed.
  bool upgrade();

 private:
  // Whether something came; it is appended to what is kept. No if the other side has hung up.
  bool receive();

  int socket_ = -1;
  std::string kept_;
  // Once the house has agreed to a WebSocket, every message is held against the declaration.
  bool upgraded_ = false;
  std::string sent_frames_;
  std::string frames_that_came_;
  DeclaredMessages declared_;
};

enum class Frame : std::uint8_t { More = 0, Text = 1, Binary = 2, Close = 8, Ping = 9 };

/// The head of a WebSocket frame, masked with zeros as the letter of the protocol wants it.
std::string frame_head(Frame kind, std::uint64_t size, bool last = true);
std::string frame(Frame kind, std::string_view bytes, bool last = true);

/// Request 1: to watch a table.
std::string watch_frame(const std::string& table);

/// The request with which a WebSocket begins.
std::string upgrade_request(const std::string& target, const std::string& more_headers = {});

}  // namespace belle::server
