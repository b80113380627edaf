// A house without a network: guests who talk to it, a clock that is moved by hand, and a store in a
// folder that is thrown away.
#pragma once

#include <boost/json.hpp>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "apps/house_games.h"
#include "server/api.h"
#include "server/server.h"
#include "server/server_thread_store.h"
#include "store/sqlite.h"
#include "tests/server/declared.h"
#include "tests/store/folder.h"

namespace belle::server {

using store::Folder;

/// A house whose time stands still unless it is moved, and whose chance repeats.
class TestServer {
 public:
  explicit TestServer(const std::filesystem::path& file, Server::Settings settings = quick(),
                      table::Time now = kToday);
  /// The store may be shared. Belle thinks on a thread of her own, or as the test wants it.
  explicit TestServer(std::shared_ptr<store::Store> store, Server::Settings settings = quick(),
                      std::unique_ptr<MoveFinder> move_finder = nullptr, table::Time now = kToday);
  ~TestServer();
  TestServer(const TestServer&) = delete;
  TestServer& operator=(const TestServer&) = delete;

  static constexpr table::Time kToday = 1'000'000;
  static constexpr table::Time kDay = 24LL * 60 * 60 * 1000;

  /// Belle answers at once, and nobody is told to wait.
  static Server::Settings quick();

  Server& operator*() { return *server_; }
  Server* operator->() { return server_.get(); }
  store::Store& store() { return *store_; }

  /// Does what waits until it is so; fails the test after some seconds.
  void until(const std::function<bool()>& so);
  /// Does what waits now.
  void run_until_idle();
  /// The same, and until the store has done what it is asked for then, a few times in turn.
  void run_until_stored();
  /// Moves the clock, and does what is due then.
  void pass(std::int64_t milliseconds);
  /// The process stands still for so long.
  void stand_still(std::int64_t milliseconds) {
    steady_ += milliseconds;
    opened = now_ += milliseconds;
  }
  /// How much is to be done at a later time.
  std::size_t planned() const { return later_.size(); }
  table::Time now() const { return now_; }
  /// What the ids of its tables begin with; servers on one store need different ones.
  std::string table_prefix = "table";
  /// What was said to the operator of the house.
  const std::vector<std::string>& warnings() const { return warnings_; }

  table::Time opened = 0;  // when it stood still until then, or other servers opened the house
  bool time_stands_still = false;  // of the house: its database is away

 private:
  table::Games games_ = house_games();
  std::shared_ptr<store::Store> store_;
  table::Time now_;
  table::Time steady_ = kToday;
  std::uint64_t drawn_ = 0;
  std::vector<std::string> warnings_;
  std::mutex mutex_;
  std::condition_variable came_;
  std::deque<Work> posted_;
  std::multimap<table::Time, Work> later_;
  std::optional<ServerThreadStore> answers_here_;
  std::unique_ptr<Server> server_;
};

/// In memory; a database in the run of the tests that tries houses on PostgreSQL (CMakeLists.txt).
std::unique_ptr<store::Store> tested_store();

/// A client at a TestServer. Every text that came is kept.
class Guest {
 public:
  enum class Comes : std::uint8_t { Welcomed, JustNow };
  /// One that is welcomed already, or that the store is still asked about.
  Guest(TestServer& server, const std::string& session, const std::string& address = "127.0.0.1",
        Comes comes = Comes::Welcomed);
  ~Guest();
  Guest(const Guest&) = delete;
  Guest& operator=(const Guest&) = delete;

  /// Asks and waits for the reply: the fields without `request`.
  boost::json::object ask(boost::json::object fields);
  /// The same, which must go well. A person who sits down so adds to the deal, too, as a page does.
  boost::json::object must(boost::json::object fields);
  /// The reason with which it is refused.
  std::string refused(boost::json::object fields);
  /// Sends a text as it is.
  void say(std::string_view text);
  /// Asks without waiting for the reply; gives its number.
  std::int64_t send(boost::json::object fields);
  /// The reply with this number, if it came.
  const boost::json::object* reply(std::int64_t number);

  /// What was told last about a table.
  const boost::json::object& table(const std::string& id) const;
  bool is_turn(const std::string& id) const;
  /// Plays one of the legal moves, chosen by the number.
  void play_any(const std::string& id, std::uint64_t number);

  const std::vector<std::string>& heard() const { return *heard_; }
  std::string session() const { return session_; }
  /// Whether the house has ended the line.
  bool ended() const { return *ended_; }

 private:
  class Ear;
  void listen();
  void pass_on(std::string_view text);

  TestServer& server_;
  std::string session_;
  std::shared_ptr<std::vector<std::string>> heard_;
  std::shared_ptr<bool> ended_ = std::make_shared<bool>(false);
  std::shared_ptr<DeclaredMessages> declared_ = std::make_shared<DeclaredMessages>();
  std::size_t read_ = 0;
  std::int64_t requests_ = 0;
  std::map<std::string, boost::json::object> tables_;
  std::map<std::int64_t, boost::json::object> replies_;
  std::shared_ptr<Client> client_;
};

/// What is answered over HTTP, held against the declaration.
class TestApi {
 public:
  explicit TestApi(Server& server, Page page = bare_page()) : api_(server, page) {}

  void answer(const HttpRequest& request, const Respond& respond) {
    api_.answer(request, [request, respond](const HttpResponse& response) {
      expect_declared(request.method, request.target, response.status, response.body);
      respond(response);
    });
  }

 private:
  Api api_;
};

/// The request that answers what is offered at the table, as the client was told of it.
boost::json::object answering(const Guest& told, const std::string& id, bool agree);

bool is_over(const Guest& guest, const std::string& id);

/// The table that the reply to `create` names.
std::string opened(const boost::json::object& reply);

}  // namespace belle::server
