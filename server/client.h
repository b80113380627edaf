// One connected client: which person it is, and which tables it watches. Its fields are changed by
// Identity (who it is), LiveTables (what it watches), Followers, and Server (what is not answered
// yet) alone, on the server's thread.
#pragma once

#include <cstddef>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "server/connection.h"
#include "server/limits.h"
#include "store/store.h"

namespace belle::server {

struct Client {
  /// Sends the answer to a request.
  void answer(std::string text) {
    --unanswered;
    connection->send(std::make_shared<const std::string>(std::move(text)));
  }

  std::shared_ptr<Connection> connection;
  std::string session;  // the hash of its token
  std::string address;
  std::optional<store::Person> person;          // none until it does something that needs one
  std::map<std::string, std::size_t> watching;  // tables, and how much of each journal was told
  store::PersonId follows = 0;    // whose tables it is told of, wherever it looks; 0: nobody's
  std::size_t changes_heard = 0;  // at those tables
  bool here = true;               // until it departs
  // While the store is asked who the client is, or writes it down, what it sends next waits.
  std::size_t questions = 0;
  std::deque<std::string> waiting;
  std::size_t unanswered = 0;  // requests
  Bucket messages;
};

}  // namespace belle::server
