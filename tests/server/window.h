// A window of a person's browser, who asks without waiting for the replies. It believes only what
// it is told, and notices when it is answered twice or misses something.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/server/server_test_kit.h"

namespace belle::server {

/// Lines that journals must have, by table.
using Acknowledged = std::map<std::string, std::multiset<std::string>>;

class Window {
 public:
  /// `acknowledged`: where the moves are noted that were answered with yes.
  Window(TestServer& server, const std::string& session, Acknowledged& acknowledged)
      : guest_(server, session, "127.0.0.1", Guest::Comes::JustNow), acknowledged_(acknowledged) {}

  void ask(boost::json::object fields) {
    asked_.push_back(fields);
    guest_.send(std::move(fields));
  }
  /// Takes in what has come.
  void listen() {
    for (; read_ < guest_.heard().size(); ++read_) {
      boost::json::object message = boost::json::parse(guest_.heard()[read_]).as_object();
      if (message.contains("reply"))
        hear_reply(message);
      else if (message.at("event") == "table")
        hear_table(std::move(message));
    }
  }

  std::string session() const { return guest_.session(); }
  /// What was told last about a table; nothing if it is not known here.
  const boost::json::object* told(const std::string& id) const {
    const auto found = told_.find(id);
    return found == told_.end() ? nullptr : &found->second;
  }
  /// The tables that were watched, and not left since.
  const std::set<std::string>& watched() const { return watched_; }
  /// The requests that wait for their reply.
  boost::json::array unanswered() const {
    boost::json::array requests;
    for (std::size_t i = 0; i < asked_.size(); ++i)
      if (!answered_.contains(i)) requests.push_back(asked_[i]);
    return requests;
  }

 private:
  static std::string word(const boost::json::value& text) { return std::string(text.as_string()); }

  void hear_reply(const boost::json::object& message) {
    const auto number = static_cast<std::size_t>(message.at("reply").as_int64()) - 1;
    const boost::json::object& request = asked_.at(number);
    EXPECT_TRUE(answered_.insert(number).second) << "answered twice: " << request;
    if (!message.at("ok").as_bool() || !request.contains("table")) return;
    const std::string id = word(request.at("table"));
    if (request.at("do") == "watch") watched_.insert(id);
    if (request.at("do") == "leave") watched_.erase(id);
    if (request.at("do") == "watch" || request.at("do") == "leave") lengths_.erase(id);
    if (request.at("do") == "play")
      acknowledged_[id].insert("move " + word(told_.at(id).at("you")) + ' ' +
                               word(request.at("move")));
  }

  void hear_table(boost::json::object message) {
    const std::string id = word(message.at("table"));
    const std::int64_t since = message.at("since").as_int64();
    EXPECT_TRUE(since == 0 || since == lengths_[id]) << lengths_[id] << " lines, then " << message;
    lengths_[id] = message.at("length").as_int64();
    watched_.insert(id);
    told_[id] = std::move(message);
  }

  Guest guest_;
  Acknowledged& acknowledged_;
  std::vector<boost::json::object> asked_;
  std::set<std::size_t> answered_;
  std::size_t read_ = 0;
  std::map<std::string, boost::json::object> told_;
  std::set<std::string> watched_;
  std::map<std::string, std::int64_t> lengths_;  // how much is known of each watched journal
};

}  // namespace belle::server
