// A WebSocket as the server knows it: texts go out one after the other. What is sent and not read
// waits in memory, so a client that reads too slowly is disconnected, and of many connections of
// one address the one on which most waits.
#pragma once

#include <algorithm>
#include <boost/asio.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>
#include <cstddef>
#include <deque>
#include <memory>
#include <set>
#include <string>
#include <tuple>
#include <utility>

#include "server/connection.h"
#include "server/limits.h"

namespace belle::server {

class SocketConnection;

/// What the system has not sent yet is thrown away (linger for no time): it would be kept for
/// minutes for a client that does not read, and would not be told either.
inline void hang_up(boost::beast::tcp_stream& stream) {
  boost::beast::error_code ignored;
  std::ignore = stream.socket().set_option(boost::asio::socket_base::linger(true, 0), ignored);
  stream.close();
}

/// Bytes that wait for slow readers, and the connections of one address on which they do.
struct Unsent {
  std::size_t here = 0;
  std::shared_ptr<std::size_t> in_all;
  std::set<SocketConnection*> connections = {};
};

class SocketConnection final : public Connection,
                               public std::enable_shared_from_this<SocketConnection> {
 public:
  using Socket = boost::beast::websocket::stream<boost::beast::tcp_stream>;

  // The most bytes: on one connection, on all of an address, and on all. When all are too many, a
  // client that has not read the last message before the next comes is not waited for.
  static constexpr std::size_t kMostUnsent = std::size_t{2} << 20;
  static constexpr std::size_t kMostUnsentToAnAddress = std::size_t{16} << 20;
  static constexpr std::size_t kMostUnsentInAll = std::size_t{512} << 20;

  SocketConnection(Socket socket, std::shared_ptr<Unsent> address)
      : socket_(std::move(socket)), address_(std::move(address)) {
    address_->connections.insert(this);
  }
  ~SocketConnection() override {
    has_read(unsent_);
    address_->connections.erase(this);
  }
  SocketConnection(const SocketConnection&) = delete;
  SocketConnection& operator=(const SocketConnection&) = delete;

  Socket& socket() { return socket_; }
  Bucket received;  // what came, pings among it

  void send(std::shared_ptr<const std::string> text) override {
    if (hung_up_ || leaving_) return;
    const bool late = !queue_.empty();
    if (unsent_ + text->size() > kMostUnsent || (late && *address_->in_all > kMostUnsentInAll))
      return hang_up();
    owes(text->size());
    queue_.push_back(std::move(text));
    if (!late) write();
    if (address_->here > kMostUnsentToAnAddress) hang_up_the_slowest();
  }

  void hang_up() {
    hung_up_ = true;
    server::hang_up(boost::beast::get_lowest_layer(socket_));
    while (queue_.size() > 1) {  // the first is under way
      has_read(queue_.back()->size());
      queue_.pop_back();
    }
  }

  void say_goodbye() override { say_goodbye(boost::beast::websocket::close_code::going_away); }
  void say_goodbye(const boost::beast::websocket::close_reason& why) {
    if (std::exchange(leaving_, true)) return;
    why_ = why;
    if (queue_.empty() && !hung_up_) close();
  }

 private:
  using Failure = boost::beast::error_code;

  // A client that reads must not pay for a neighbour that does not.
  void hang_up_the_slowest() {
    const auto slower = [](const SocketConnection* a, const SocketConnection* b) {
      return std::pair(!a->hung_up_, a->unsent_) < std::pair(!b->hung_up_, b->unsent_);
    };
    (*std::ranges::max_element(address_->connections, slower))->hang_up();
  }

  void close() {
    socket_.async_close(why_, [self = shared_from_this()](Failure) {});
  }

  void owes(std::size_t bytes) {
    unsent_ += bytes;
    address_->here += bytes;
    *address_->in_all += bytes;
  }
  void has_read(std::size_t bytes) {
    unsent_ -= bytes;
    address_->here -= bytes;
    *address_->in_all -= bytes;
  }

  void write() {
    socket_.async_write(boost::asio::buffer(*queue_.front()),
                        [self = shared_from_this()](Failure failed, std::size_t) {
                          self->has_read(self->queue_.front()->size());
                          self->queue_.pop_front();
                          if (failed) return self->hang_up();
                          if (self->hung_up_) return;
                          if (!self->queue_.empty()) return self->write();
                          if (self->leaving_) self->close();
                        });
  }

  Socket socket_;
  std::shared_ptr<Unsent> address_;
  std::deque<std::shared_ptr<const std::string>> queue_;
  std::size_t unsent_ = 0;
  bool hung_up_ = false;
  bool leaving_ = false;
  boost::beast::websocket::close_reason why_;
};

}  // namespace belle::server
