// The open WebSockets, and how they end when the house closes: some at a time, each when all that
// was asked on it is answered. What comes on one that has to leave is not heard, so nothing has
// been done that was not answered, and a client may ask for it at another server. Where answers
// take too long, what was asked may be done yet: then the client is not told so. Only for net.cpp.
#pragma once

#include <algorithm>
#include <boost/beast/websocket/rfc6455.hpp>
#include <chrono>
#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <utility>

#include "server/client.h"
#include "server/socket_connection.h"

namespace belle::server {

class WebSockets {
 public:
  using Clock = std::chrono::steady_clock;
  using Reason = boost::beast::websocket::close_reason;

  void enter(SocketConnection& connection, std::shared_ptr<Client> client) {
    open_.emplace(&connection, Visit{std::move(client), {}, false});
  }
  void leave(SocketConnection& connection) { open_.erase(&connection); }

  bool empty() const { return open_.empty(); }
  bool is_heard(SocketConnection& connection) const {
    const auto found = open_.find(&connection);
    return found != open_.end() && !found->second.leaves;
  }

  /// So many more have to leave. Those that do are told why when nothing is to be answered there;
  /// after a while they only hear that the server goes away.
  void send_off(std::size_t more, const Reason& why) {
    constexpr auto kLongestWait = std::chrono::seconds(5);
    const auto now = Clock::now();
    for (auto& [connection, visit] : open_) {
      if (!visit.leaves && more > 0) {
        visit.leaves = now;
        --more;
      }
      if (!visit.leaves || visit.told) continue;
      const bool is_answered = visit.client->unanswered == 0;
      if (!is_answered && now - *visit.leaves < kLongestWait) continue;
      visit.told = true;
      told_ = now;
      if (is_answered)
        connection->say_goodbye(why);
      else
        connection->say_goodbye();
    }
  }
  /// Whether those that are left were told long ago, and do not listen.
  bool are_deaf() const {
    constexpr auto kGoodbyes = std::chrono::seconds(1);
    return Clock::now() - told_ >= kGoodbyes &&
           std::ranges::all_of(open_, [](const auto& each) { return each.second.told; });
  }

 private:
  struct Visit {
    std::shared_ptr<Client> client;
    std::optional<Clock::time_point> leaves;  // since when
    bool told = false;
  };

  std::map<SocketConnection*, Visit> open_;
  Clock::time_point told_;
};

}  // namespace belle::server
