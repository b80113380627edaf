#include "tests/sockets/raw_socket.h"

#include <algorithm>
#include <array>
#include <utility>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace belle::server {
namespace {

using Clock = std::chrono::steady_clock;

sockaddr_in address(const char* host, std::uint16_t port) {
  sockaddr_in place{};
  place.sin_family = AF_INET;
  place.sin_port = htons(port);
  inet_pton(AF_INET, host, &place.sin_addr);
  return place;
}

// Whether the socket can be read or written before that moment.
bool ready(int socket, short wanted, Clock::time_point latest) {
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(latest - Clock::now()).count();
  pollfd waiting{socket, wanted, 0};
  return left > 0 && poll(&waiting, 1, static_cast<int>(left)) == 1;
}

}  // namespace

RawSocket::RawSocket(std::uint16_t port, const char* from, int window) {
  socket_ = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (window > 0) setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &window, sizeof window);
  const sockaddr_in mine = address(from, 0);
  const sockaddr_in house = address("127.0.0.1", port);
  const auto* here = reinterpret_cast<const sockaddr*>(&mine);
  const auto* there = reinterpret_cast<const sockaddr*>(&house);
  if (bind(socket_, here, sizeof mine) == 0 && connect(socket_, there, sizeof house) == 0) return;
  close(socket_);
  socket_ = -1;
}

RawSocket::~RawSocket() {
  if (socket_ >= 0) close(socket_);
}

RawSocket::RawSocket(RawSocket&& other) noexcept
    : socket_(std::exchange(other.socket_, -1)), kept_(std::move(other.kept_)) {}

bool RawSocket::send(std::string_view bytes, std::chrono::milliseconds longest) {
  const auto latest = Clock::now() + longest;
  while (!bytes.empty()) {
    if (!ready(socket_, POLLOUT, latest)) return false;
    const ssize_t size = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (size <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(size));
  }
  return true;
}

std::string RawSocket::read_until(std::string_view end, std::chrono::milliseconds longest) {
  const auto latest = Clock::now() + longest;
  std::array<char, 65536> part{};
  std::size_t found = kept_.find(end);
  while (found == std::string::npos && ready(socket_, POLLIN, latest)) {
    const ssize_t size = recv(socket_, part.data(), part.size(), 0);
    if (size <= 0) break;
    const std::size_t before = kept_.size();
    kept_.append(part.data(), static_cast<std::size_t>(size));
    found = kept_.find(end, before - std::min(before, end.size()));
  }
  const std::size_t size = found == std::string::npos ? kept_.size() : found + end.size();
  const std::string text = kept_.substr(0, size);
  kept_.erase(0, size);
  return text;
}

bool RawSocket::is_hung_up(std::chrono::milliseconds longest) {
  const auto latest = Clock::now() + longest;
  std::array<char, 65536> part{};
  while (ready(socket_, POLLIN, latest))
    if (recv(socket_, part.data(), part.size(), 0) <= 0) return true;
  return false;
}

bool RawSocket::is_cut_off(std::chrono::milliseconds longest) const {
  return ready(socket_, 0, Clock::now() + longest);
}

bool RawSocket::upgrade() {
  return send(upgrade_request("/ws/1")) && read_until("\r\n\r\n").starts_with("HTTP/1.1 101");
}

std::string frame_head(Frame kind, std::uint64_t size, bool last) {
  std::string head{static_cast<char>((last ? 0x80 : 0) | static_cast<int>(kind))};
  const int length = size < 126 ? static_cast<int>(size) : size < 65536 ? 126 : 127;
  head += static_cast<char>(0x80 | length);
  const int bytes = length < 126 ? 0 : length == 126 ? 2 : 8;
  for (int i = bytes - 1; i >= 0; --i) head += static_cast<char>(size >> (8 * i) & 0xff);
  return head + std::string(4, '\0');
}

std::string frame(Frame kind, std::string_view bytes, bool last) {
  return frame_head(kind, bytes.size(), last) + std::string(bytes);
}

std::string watch_frame(const std::string& table) {
  return frame(Frame::Text, R"({"request":1,"do":"watch","table":")" + table + "\"}");
}

std::string upgrade_request(const std::string& target, const std::string& more_headers) {
  return "GET " + target +
         " HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
         "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n" +
         more_headers + "\r\n";
}

}  // namespace belle::server
