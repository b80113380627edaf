#include "tests/sockets/attack.h"

#include <chrono>
#include <utility>

#include <sys/resource.h>

#include "tests/sockets/raw_socket.h"

namespace belle::server {
namespace {

using namespace std::chrono_literals;

// Sets a table, which an address may do ten times, and says a lot there.
bool talks_on(RawSocket& socket) {
  if (!socket.upgrade()) return false;
  socket.send(frame(Frame::Text, R"({"request":0,"do":"create","game":"lumiere","seats":2})"));
  socket.read_until(R"({"reply":0,"ok":)");
  if (!socket.read_until(",").starts_with("true")) return false;
  socket.read_until(R"("table":")");
  const std::string own = socket.read_until("\"");  // with the quote at its end
  std::string many = frame(Frame::Text, R"({"request":1,"do":"name","name":"Eve"})");
  for (int i = 2; i < 30; ++i)
    many += frame(Frame::Text, R"({"request":)" + std::to_string(i) +
                                   R"(,"do":"chat","text":"Encore !","table":")" + own + '}');
  return socket.send(many);
}

// A table where Belle begins, and thinks as long as she may.
bool asks_belle(RawSocket& socket) {
  socket.send(frame(Frame::Text,
                    R"({"request":0,"do":"create","game":"lumiere","seats":2,"seat":"blue",)"
                    R"("options":{"start":"orange"},"belle":{"orange":"belle"}})"));
  socket.read_until(R"({"reply":0,"ok":)");
  if (!socket.read_until(",").starts_with("true")) return false;
  socket.read_until(R"("table":")");
  return socket.send(frame(Frame::Text, R"({"request":1,"do":"salt","salt":"00ff","table":")" +
                                            socket.read_until("\"") + '}'));
}

}  // namespace

Attack::Attack(std::uint16_t port, std::string table) : port_(port), table_(std::move(table)) {
  for (const auto deed : {&Attack::flood, &Attack::send_large_ones, &Attack::send_huge_ones,
                          &Attack::take_connections, &Attack::ask_over_http, &Attack::make_it_write,
                          &Attack::make_belle_think})
    attackers_.emplace_back([this, deed] {
      // They have machines of their own: this one's cores are the server's first.
      setpriority(PRIO_PROCESS, 0, 19);
      while (!stop_) (this->*deed)();
    });
}

Attack::~Attack() { stop_ = true; }

// Thousands of messages on one connection.
void Attack::flood() {
  RawSocket socket(port_, "127.0.0.2");
  if (!socket.upgrade()) return;
  std::string many;
  for (int i = 0; i < 100; ++i)
    many += watch_frame(table_) +
            frame(Frame::Text, R"({"request":2,"do":"leave","table":")" + table_ + "\"}") +
            frame(Frame::Ping, "?") + frame(Frame::Text, "{");
  for (int i = 0; i < 50 && !stop_ && socket.send(many, 500ms); ++i)
    socket.read_until(R"("reply":1,)", 20ms);
}

// Messages as large as they may be, one after the other, on several connections: requests that
// take long to read, in the middle of which something else stands.
void Attack::send_large_ones() {
  std::string words = R"({"request":1,"do":"play","ply":0,"move":"pass","table":")" + table_ +
                      R"(","more":[{"a":1})";
  while (words.size() < std::size_t{90} << 10) words += R"(,{"a":1})";
  const std::string large = frame(Frame::Text, words + "]}");
  std::vector<RawSocket> sockets;
  for (int i = 0; i < 10; ++i) sockets.emplace_back(port_, "127.0.0.3").upgrade();
  for (int i = 0; i < 100 && !stop_; ++i) {
    for (RawSocket& socket : sockets) {
      socket.send(large, 100ms);
      const std::string unread = "too many messages";
      if (socket.read_until(unread, 10ms).ends_with(unread)) ++refused_unread_;
    }
    std::this_thread::sleep_for(20ms);
  }
}

// Messages of 100 MB, far too large.
void Attack::send_huge_ones() {
  const std::string megabyte(1 << 20, 'x');
  for (int i = 0; i < 20 && !stop_; ++i) {
    RawSocket socket(port_, "127.0.0.4");
    if (!socket.upgrade()) continue;
    socket.send(frame_head(Frame::Text, 100ULL << 20));
    for (int j = 0; j < 100 && socket.send(megabyte, 1s); ++j) {
    }
    if (socket.is_cut_off(1s)) ++cut_off_;
    std::this_thread::sleep_for(50ms);
  }
}

// More connections than an address may have, most of them with nothing or half of something on
// them.
void Attack::take_connections() {
  std::vector<RawSocket> sockets;
  for (int i = 0; i < 1400 && !stop_; ++i) {
    sockets.emplace_back(port_, "127.0.0.5");
    if (!sockets.back().is_open()) break;
    if (i % 3 == 0) sockets.back().send("GET /api/heal");
    if (i % 3 == 1) sockets.back().send(upgrade_request("/ws/1"));
  }
  for (RawSocket& socket : sockets)
    if (socket.is_open() && socket.is_hung_up(1ms)) ++turned_away_;
  for (int i = 0; i < 500 && !stop_; ++i) std::this_thread::sleep_for(10ms);
}

// Requests over HTTP as fast as they are answered.
void Attack::ask_over_http() {
  for (int i = 0; i < 2000 && !stop_; ++i) {
    RawSocket socket(port_, "127.0.0.6");
    if (!socket.is_open()) continue;
    socket.send(i % 2 == 0
                    ? "GET /api/tables HTTP/1.1\r\nHost: localhost\r\n\r\n"
                    : "POST /api/log-in HTTP/1.1\r\nHost: localhost\r\nContent-Length: 38\r\n\r\n"
                      R"({"name":"Alice","password":"12345678"})");
    socket.read_until("\r\n\r\n", 200ms);
  }
}

// Guests, names, tables and words, as many as an address may have written, and more; then the
// same from the next address.
void Attack::make_it_write() {
  for (int i = 1; i < 250 && !stop_; ++i) {
    const std::string address = "127.0.1." + std::to_string(i);
    std::vector<RawSocket> sockets;
    for (int j = 0; j < 12 && !stop_; ++j)
      if (!talks_on(sockets.emplace_back(port_, address.c_str()))) sockets.pop_back();
    for (RawSocket& socket : sockets) count_written(socket);
    std::this_thread::sleep_for(50ms);
  }
}

// A name, and the eight lines that a person may say at once.
void Attack::count_written(RawSocket& socket) {
  for (int i = 1; i < 10; ++i) {
    const std::string yes = "\"reply\":" + std::to_string(i) + ",\"ok\":true";
    if (!socket.read_until(yes, 500ms).ends_with(yes)) return;
    ++written_;
  }
}

// Belle's thoughts at many tables, from one address after the other.
void Attack::make_belle_think() {
  for (int i = 1; i < 250 && !stop_; ++i) {
    const std::string address = "127.0.2." + std::to_string(i);
    RawSocket socket(port_, address.c_str());
    if (!socket.upgrade()) continue;
    while (!stop_ && asks_belle(socket)) ++thoughts_;
    for (int j = 0; j < 100 && !stop_; ++j) std::this_thread::sleep_for(20ms);
  }
}

}  // namespace belle::server
