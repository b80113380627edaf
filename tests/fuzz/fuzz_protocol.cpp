// Any bytes as what two clients of a house say and do: each message is answered once, with JSON;
// nothing crashes; and every table that was kept can be read again.
//
// Each line is one act: `{…` is said by the first client and `>{…` by the second; `a7` plays one
// of the legal moves at table t1, for the mover; `+9` lets time pass; `w` makes the
// store fail, or work again; `d` makes the second client go and come back.
#include <algorithm>
#include <boost/json.hpp>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "apps/house_games.h"
#include "engine/lumiere/lumiere.h"
#include "engine/paris/paris.h"
#include "server/server.h"
#include "server/server_thread_store.h"
#include "server/worker_pool.h"
#include "table/snapshot.h"
#include "tests/fuzz/require.h"
#include "tests/server/memory_store.h"

namespace belle::server {
namespace {

namespace json = boost::json;

const table::Games& games() {
  static const table::Games games = house_games();
  return games;
}

// Listens, and reads all that it hears.
class Ear final : public Connection {
 public:
  void send(std::shared_ptr<const std::string> text) override {
    boost::system::error_code failed;
    const json::value value = json::parse(*text, failed);
    require(!failed && value.is_object(), "everything that is sent is JSON");
    if (value.get_object().contains("reply")) ++replies;
    if (value.get_object().contains("position")) last = value.get_object();
  }
  void say_goodbye() override {}
  std::size_t replies = 0;
  json::object last;  // what was told of a game
};

class World {
 public:
  World()
      : server_(games(), answers_here_, environment(),
                std::make_unique<ThreadedMoveFinder>(games(), 0), settings()) {
    for (const std::size_t i : {0U, 1U}) arrive(i);
  }
  ~World() {
    for (const auto& client : clients_) server_.depart(client);
    work();
    require(server_.metrics().tables <= server_.metrics().messages, "tables come from messages");
    for (const auto& [id, journal] : store_.journals) read_again(journal);
  }
  World(const World&) = delete;
  World& operator=(const World&) = delete;

  void act(std::string_view line) {
    if (line.empty()) return;
    const char kind = line.front();
    if (kind == '{') return say(0, line);
    line.remove_prefix(1);
    const std::size_t number = line.empty() ? 0 : static_cast<std::uint8_t>(line.front());
    if (kind == '>') say(1, line);
    if (kind == 'a') play(number);
    if (kind == '+') pass(static_cast<std::int64_t>(number) * 1000);
    if (kind == 'w') fail();
    if (kind == 'd') {
      server_.depart(clients_[1]);
      arrive(1);
    }
    work();
  }

 private:
  static Server::Settings settings() {
    Server::Settings settings;
    settings.limits.off = true;
    return settings;
  }

  Environment environment() {
    Environment environment;
    environment.now = environment.steady = [this] { return now_; };
    environment.post = [this](Work work) { posted_.push_back(std::move(work)); };
    environment.after = [this](std::int64_t wait, Work work) {
      later_.emplace(now_ + wait, std::move(work));
    };
    environment.new_table_id = [this] { return "t" + std::to_string(++tables_); };
    environment.new_seed = [this] {
      table::Sealed seed{};
      seed[0] = static_cast<std::uint8_t>(tables_);
      return seed;
    };
    environment.new_number = [] { return std::uint64_t{1}; };
    return environment;
  }

  void arrive(std::size_t who) {
    ears_[who] = std::make_shared<Ear>();
    clients_[who] = server_.arrive(ears_[who], who == 0 ? "a" : "b", "127.0.0.1");
  }

  void say(std::size_t who, std::string_view text) {
    const std::size_t before = ears_[who]->replies;
    server_.receive(clients_[who], text);
    work();
    require(ears_[who]->replies == before + 1, "a message is answered once");
  }

  void play(std::size_t number) {
    for (const std::size_t who : {0U, 1U}) {
      const json::object& told = ears_[who]->last;
      if (!told.contains("legal") || told.at("legal").as_array().empty()) continue;
      const json::array& legal = told.at("legal").as_array();
      const json::value move = legal[number % legal.size()];
      say(who, json::serialize(json::object{{"request", 1},
                                            {"do", "play"},
                                            {"table", told.at("table")},
                                            {"ply", told.at("ply")},
                                            {"move", move}}));
      return;
    }
  }

  void fail() {
    if (store_.writes_fail)
      store_.writes_fail.reset();
    else
      store_.writes_fail = store::Failure::Kind::Full;
  }

  void pass(std::int64_t milliseconds) {
    now_ += milliseconds;
    while (!later_.empty() && later_.begin()->first <= now_) {
      const Work next = std::move(later_.begin()->second);
      later_.erase(later_.begin());
      next();
    }
    server_.tick();
  }

  void work() {
    while (!posted_.empty()) {
      const Work next = std::move(posted_.front());
      posted_.pop_front();
      next();
    }
  }

  static void read_again(const std::vector<table::Entry>& journal) {
    const auto table = table::Table::replay(games(), journal);
    require(table.has_value(), "a table that was kept can be read again");
    for (std::size_t i = 0; i <= table->chairs().size(); ++i) {
      const table::Viewer viewer = i == 0 ? table::Viewer{} : table::Viewer{Seat(i - 1)};
      const std::string text = record_for(*table, viewer);
      require(text.empty() || read_record(text), "its record can be read");
    }
  }

  table::Time now_ = 1'000'000;
  int tables_ = 0;
  std::deque<Work> posted_;
  std::multimap<table::Time, Work> later_;
  store::MemoryStore store_;
  ServerThreadStore answers_here_{store_, environment().post};
  Server server_;
  std::array<std::shared_ptr<Ear>, 2> ears_;
  std::array<std::shared_ptr<Client>, 2> clients_;
};

}  // namespace
}  // namespace belle::server

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view text(reinterpret_cast<const char*>(data), size);
  belle::server::World environment;
  constexpr int kMostActs = 100;
  for (int i = 0; i < kMostActs && !text.empty(); ++i) {
    const std::size_t end = text.find('\n');
    environment.act(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return 0;
}
