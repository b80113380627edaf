#include "tests/server/server_test_kit.h"

#include <chrono>
#include <cstdlib>
#include <string_view>

#include "people/lookalikes.h"
#include "server/worker_pool.h"
#include "store/moving.h"
#include "store/postgres.h"
#include "tests/server/memory_store.h"
#include "tests/store/postgres/server.h"

namespace belle::server {

namespace json = boost::json;

Server::Settings TestServer::quick() {
  Server::Settings settings;
  settings.pace = 0;
  settings.limits.off = true;
  return settings;
}

namespace {

// The same houses are tried on PostgreSQL, too (CMakeLists.txt): each file is a database then.
bool on_postgres() {
  const char* wished = std::getenv("BELLE_TESTED_STORE");
  return wished != nullptr && std::string_view(wished) == "postgres";
}

template <class T>
T must_open(store::Result<T> opened) {
  if (!opened) throw std::runtime_error(opened.error().reason);
  return *std::move(opened);
}

// A house that is in the file already is moved.
std::unique_ptr<store::Store> in_database(const std::filesystem::path& file) {
  static std::map<std::filesystem::path, std::string> addresses;
  const bool is_new = !addresses.contains(file);
  std::string& address = addresses[file];
  if (is_new) address = store::shared_postgres().address(store::shared_postgres().new_database());
  if (is_new && std::filesystem::exists(file)) {
    const auto from = must_open(store::sqlite_contents(file));
    const auto to = must_open(store::postgres_destination(address, people::name_rule()));
    const auto moved = must_open(store::move(
        *from, *to,
        {[](const auto&, const auto&) {}, [](const auto&, const auto&) { return true; }}));
    if (!moved.is_whole()) throw std::runtime_error("not all of the house was moved");
  }
  return must_open(store::open_postgres(address, people::name_rule(), "server"));
}

std::unique_ptr<store::Store> in_file(const std::filesystem::path& file) {
  if (on_postgres()) return in_database(file);
  return must_open(store::open_sqlite(file, people::name_rule()));
}

}  // namespace

std::unique_ptr<store::Store> tested_store() {
  static int tested = 0;
  if (on_postgres()) return in_database("tested" + std::to_string(++tested));
  return std::make_unique<store::MemoryStore>();
}

TestServer::TestServer(const std::filesystem::path& file, Server::Settings settings,
                       table::Time now)
    : TestServer(in_file(file), settings, nullptr, now) {}

TestServer::TestServer(std::shared_ptr<store::Store> store, Server::Settings settings,
                       std::unique_ptr<MoveFinder> move_finder, table::Time now)
    : store_(std::move(store)), now_(now) {
  Environment environment;
  environment.now = [this] { return now_; };
  environment.steady = [this] { return steady_; };
  environment.post = [this](Work work) {
    const std::scoped_lock lock(mutex_);
    posted_.push_back(std::move(work));
    came_.notify_one();
  };
  environment.after = [this](std::int64_t wait, Work work) {
    later_.emplace(steady_ + wait, std::move(work));
  };
  environment.new_table_id = [this] { return table_prefix + std::to_string(++drawn_); };
  environment.new_seed = [this] {
    table::Sealed seed{};
    seed[0] = static_cast<std::uint8_t>(++drawn_);
    return seed;
  };
  environment.new_number = [this] { return ++drawn_; };
  environment.log = [this](const LogLine& line) {
    if (line.level == Level::Warning) warnings_.push_back(line.text);
  };
  environment.opened = [this] { return opened; };
  if (!move_finder) move_finder = std::make_unique<ThreadedMoveFinder>(games_, 1);
  answers_here_.emplace(*store_, environment.post);
  server_ = std::make_unique<Server>(games_, *answers_here_, std::move(environment),
                                     std::move(move_finder), settings);
  server_->resume();
}

TestServer::~TestServer() { store_.reset(); }

void TestServer::until(const std::function<bool()>& so) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(30);
  while (!so()) {
    pass(0);
    Work work;
    {
      std::unique_lock lock(mutex_);
      if (!came_.wait_until(lock, end, [&] { return !posted_.empty(); })) {
        ADD_FAILURE() << "waited in vain";
        throw std::runtime_error("waited in vain");
      }
      work = std::move(posted_.front());
      posted_.pop_front();
    }
    work();
  }
}

void TestServer::run_until_idle() {
  for (;;) {
    pass(0);
    Work work;
    {
      const std::scoped_lock lock(mutex_);
      if (posted_.empty()) break;
      work = std::move(posted_.front());
      posted_.pop_front();
    }
    work();
  }
  if (on_postgres()) run_until_stored();
}

void TestServer::run_until_stored() {
  constexpr int kTimes = 5;
  for (int i = 0; i < kTimes; ++i) {
    bool flushed = false;
    server_->store().flush([&] { flushed = true; });
    until([&] { return flushed; });
  }
}

void TestServer::pass(std::int64_t milliseconds) {
  steady_ += milliseconds;
  if (!time_stands_still) now_ += milliseconds;
  while (!later_.empty() && later_.begin()->first <= steady_) {
    const Work work = std::move(later_.begin()->second);
    later_.erase(later_.begin());
    work();
  }
  server_->tick();
}

class Guest::Ear final : public Connection {
 public:
  Ear(std::shared_ptr<std::vector<std::string>> heard, std::shared_ptr<bool> ended,
      std::shared_ptr<DeclaredMessages> declared)
      : heard_(std::move(heard)), ended_(std::move(ended)), declared_(std::move(declared)) {}
  void send(std::shared_ptr<const std::string> text) override {
    declared_->came(*text);
    heard_->push_back(*text);
  }
  void say_goodbye() override { *ended_ = true; }

 private:
  std::shared_ptr<std::vector<std::string>> heard_;
  std::shared_ptr<bool> ended_;
  std::shared_ptr<DeclaredMessages> declared_;
};

Guest::Guest(TestServer& server, const std::string& session, const std::string& address,
             Comes comes)
    : server_(server), session_(session), heard_(std::make_shared<std::vector<std::string>>()) {
  client_ = server_->arrive(std::make_shared<Ear>(heard_, ended_, declared_), session, address);
  if (comes == Comes::Welcomed) server_.until([this] { return !heard_->empty(); });
}

Guest::~Guest() { server_->depart(client_); }

void Guest::listen() {
  for (; read_ < heard_->size(); ++read_) {
    json::object message = json::parse((*heard_)[read_]).as_object();
    if (message.contains("event") && message.at("event") == "table") {
      const std::string id(message.at("table").as_string());
      tables_[id] = std::move(message);
    } else if (message.contains("reply") && message.at("reply").is_int64()) {
      replies_[message.at("reply").as_int64()] = std::move(message);
    }
  }
}

std::int64_t Guest::send(json::object fields) {
  const std::int64_t number = ++requests_;
  fields["request"] = number;
  pass_on(json::serialize(fields));
  return number;
}

void Guest::pass_on(std::string_view text) {
  declared_->sent(text);
  server_->receive(client_, text);
}

const json::object* Guest::reply(std::int64_t number) {
  listen();
  const auto found = replies_.find(number);
  return found == replies_.end() ? nullptr : &found->second;
}

json::object Guest::ask(json::object fields) {
  const std::int64_t number = send(std::move(fields));
  server_.until([&] { return reply(number) != nullptr; });
  return *reply(number);
}

json::object Guest::must(json::object fields) {
  json::object reply = ask(fields);
  EXPECT_TRUE(reply.at("ok").as_bool()) << json::serialize(reply);
  const bool sets = fields.at("do") == "create";
  if ((sets || fields.at("do") == "sit") && reply.at("ok").as_bool())
    must({{"do", "salt"}, {"table", (sets ? reply : fields).at("table")}, {"salt", "00ff"}});
  return reply;
}

std::string Guest::refused(json::object fields) {
  const json::object reply = ask(std::move(fields));
  if (reply.at("ok").as_bool()) return "";
  return std::string(reply.at("error").as_object().at("reason").as_string());
}

void Guest::say(std::string_view text) {
  pass_on(text);
  listen();
}

const json::object& Guest::table(const std::string& id) const {
  const_cast<Guest*>(this)->listen();
  return tables_.at(id);
}

bool Guest::is_turn(const std::string& id) const {
  const_cast<Guest*>(this)->listen();
  const auto found = tables_.find(id);
  return found != tables_.end() && found->second.contains("legal");
}

void Guest::play_any(const std::string& id, std::uint64_t number) {
  const json::object told = table(id);
  const json::array& legal = told.at("legal").as_array();
  must({{"do", "play"},
        {"table", id},
        {"ply", told.at("ply")},
        {"move", legal[number % legal.size()]}});
}

json::object answering(const Guest& told, const std::string& id, bool agree) {
  return {{"do", "answer"},
          {"table", id},
          {"offer", told.table(id).at("offer").at("number")},
          {"agree", agree}};
}

bool is_over(const Guest& guest, const std::string& id) {
  return guest.table(id).at("stage") == "over";
}

std::string opened(const json::object& reply) { return std::string(reply.at("table").as_string()); }

}  // namespace belle::server
