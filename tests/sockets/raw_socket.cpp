#include "tests/sockets/raw_socket.h"

#include <algorithm>
#include <array>
#include <functional>
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

// Takes the whole frames out of the bytes, and hands on the texts among them. Masks are zeros
// (frame_head), and the house sends every message in one frame.
void take_texts(std::string& bytes, const std::function<void(std::string_view)>& take) {
  while (bytes.size() >= 2) {
    const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(bytes[at]); };
    const std::size_t short_length = byte(1) & 0x7f;
    const std::size_t more = short_length == 126 ? 2 : short_length == 127 ? 8 : 0;
    const std::size_t head = 2 + more + ((byte(1) & 0x80) != 0 ? 4 : 0);
    if (bytes.size() < head) return;
    std::uint64_t length = more == 0 ? short_length : 0;
    for (std::size_t i = 0; i < more; ++i) length = length << 8 | byte(2 + i);
    if (bytes.size() - head < length) return;
    if ((byte(0) & 0xf) == static_cast<int>(Frame::Text))
      take(std::string_view(bytes).substr(head, length));
    bytes.erase(0, head + length);
  }
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
    : socket_(std::exchange(other.socket_, -1)),
      kept_(std::move(other.kept_)),
      upgraded_(other.upgraded_),
      sent_frames_(std::move(other.sent_frames_)),
      frames_that_came_(std::move(other.frames_that_came_)),
      declared_(std::move(other.declared_)) {}

bool RawSocket::send(std::string_view bytes, std::chrono::milliseconds longest) {
  const auto latest = Clock::now() + longest;
  if (upgraded_) {
    sent_frames_ += bytes;
    take_texts(sent_frames_, [this](std::string_view text) { declared_.sent(text); });
  }
  while (!bytes.empty()) {
    if (!ready(socket_, POLLOUT, latest)) return false;
    const ssize_t size = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (size <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(size));
  }
  return true;
}

bool RawSocket::receive() {
  std::array<char, 65536> part{};
  const ssize_t size = recv(socket_, part.data(), part.size(), 0);
  if (size <= 0) return false;
  const std::string_view bytes(part.data(), static_cast<std::size_t>(size));
  kept_ += bytes;
  if (upgraded_) {
    frames_that_came_ += bytes;
    take_texts(frames_that_came_, [this](std::string_view text) { declared_.came(text); });
  }
  return true;
}

std::string RawSocket::read_until(std::string_view end, std::chrono::milliseconds longest) {
  const auto latest = Clock::now() + longest;
  std::size_t found = kept_.find(end);
  while (found == std::string::npos && ready(socket_, POLLIN, latest)) {
    const std::size_t before = kept_.size();
    if (!receive()) break;
    found = kept_.find(end, before - std::min(before, end.size()));
  }
  const std::size_t size = found == std::string::npos ? kept_.size() : found + end.size();
  const std::string text = kept_.substr(0, size);
  kept_.erase(0, size);
  if (text.starts_with("HTTP/1.1 101") && text.ends_with("\r\n\r\n")) {
    upgraded_ = true;
    frames_that_came_ = kept_;
  }
  return text;
}

bool RawSocket::is_hung_up(std::chrono::milliseconds longest) {
  const auto latest = Clock::now() + longest;
  while (ready(socket_, POLLIN, latest)) {
    if (!receive()) return true;
    kept_.clear();
  }
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
