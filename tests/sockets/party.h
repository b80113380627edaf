// People at a served house, each on a WebSocket of their own, all on the test's thread. What they
// are told is kept.
#pragma once

#include <boost/json.hpp>
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "engine/core/random.h"
#include "server/simulated_clients.h"
#include "tests/server/declared.h"

namespace belle::server {

class Party {
 public:
  using Guest = SimulatedClients::ClientId;

  explicit Party(std::uint16_t port);

  /// A client comes in; with the cookie of an earlier visit as the same person.
  Guest come(const std::string& cookie = {});
  std::string cookie(Guest guest) const { return clients_->cookie(guest); }
  void go(Guest guest) { clients_->hang_up(guest); }
  bool is_gone(Guest guest) const { return received_[guest].gone; }
  bool all_gone() const;

  /// Asks and waits for the reply: the fields without `request`.
  boost::json::object ask(Guest guest, boost::json::object fields);
  /// The same, which must go well. A person who sits down so adds to the deal, too, as a page does.
  boost::json::object must(Guest guest, boost::json::object fields);
  /// The reason with which it is refused; empty if it is not.
  std::string refused(Guest guest, boost::json::object fields);
  /// Sends without waiting, and returns the number under which the reply will come.
  std::int64_t send(Guest guest, boost::json::object fields);
  /// Waits for that reply.
  boost::json::object reply(Guest guest, std::int64_t number);
  /// Sends a text as it is.
  void say(Guest guest, std::string text) {
    received(guest).declared.sent(text);
    clients_->send(guest, std::move(text));
  }
  /// The next reply without a number, to something that could not be read.
  boost::json::object misunderstood(Guest guest);

  /// What was told last about a table, with the whole log.
  const boost::json::object& table(Guest guest, const std::string& id) const;
  const std::vector<std::string>& log(Guest guest, const std::string& id) const;
  bool is_turn(Guest guest, const std::string& id) const;
  bool is_over(Guest guest, const std::string& id) const;

  /// One of the legal moves of the mover, as a wish.
  boost::json::object any_move(Guest guest, const std::string& id, Random& random) const;
  /// Plays it, and waits until it is seen at the table.
  void play(Guest guest, const boost::json::object& move);
  /// The mover, who is one of these, plays at random, until the game is over or so many moves were
  /// made.
  void play_on(const std::string& id, const std::vector<Guest>& guests, Random& random,
               int moves = 100000);

  bool until(const std::function<bool()>& so,
             std::chrono::milliseconds longest = std::chrono::seconds(15)) {
    return clients_->listen_until(so, longest);
  }
  void wait(std::chrono::milliseconds while_listening) {
    clients_->listen_until([] { return false; }, while_listening);
  }

  /// Called with everything that is told or replied, after it was noted.
  std::function<void(Guest, const boost::json::object&)> on_message;

 private:
  struct TableSeen {
    boost::json::object last;
    std::vector<std::string> log;
  };
  struct Received {
    bool welcome = false;
    bool gone = false;
    std::int64_t requests = 0;
    std::map<std::int64_t, boost::json::object> replies;
    std::vector<boost::json::object> misunderstood;
    std::map<std::string, TableSeen> tables;
    DeclaredMessages declared;
  };

  void hear(Guest guest, std::string_view text);
  Received& received(Guest guest);

  std::vector<Received> received_;
  std::unique_ptr<SimulatedClients> clients_;
};

/// The id in the reply to `create`.
std::string opened(const boost::json::object& reply);

/// A wish for a table whose first message is as long as one may be: 30 KiB of an edition.
boost::json::object large_table();

}  // namespace belle::server
