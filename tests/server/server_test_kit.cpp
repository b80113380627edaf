#include "tests/server/house_test_kit.h"

#include <chrono>

#include "server/pool.h"

namespace belle::server {

namespace json = boost::json;

House::Settings TestHouse::quick() {
  House::Settings settings;
  settings.pace = 0;
  settings.limits.off = true;
  return settings;
}

namespace {

std::unique_ptr<store::Store> in_file(const std::filesystem::path& file) {
  auto store = store::open_sqlite(file);
  if (!store) throw std::runtime_error(store.error().reason);
  return *std::move(store);
}

}  // namespace

TestHouse::TestHouse(const std::filesystem::path& file, House::Settings settings)
    : TestHouse(in_file(file), settings) {}

TestHouse::TestHouse(std::unique_ptr<store::Store> store, House::Settings settings,
                     std::unique_ptr<Thinkers> thinkers)
    : store_(std::move(store)) {
  Surroundings world;
  world.now = [this] { return now_; };
  world.post = [this](Work work) {
    const std::scoped_lock lock(mutex_);
    posted_.push_back(std::move(work));
    came_.notify_one();
  };
  world.after = [this](std::int64_t wait, Work work) {
    later_.emplace(now_ + wait, std::move(work));
  };
  world.new_table_id = [this] { return "table" + std::to_string(++drawn_); };
  world.new_seed = [this] {
    table::Sealed seed{};
    seed[0] = static_cast<std::uint8_t>(++drawn_);
    return seed;
  };
  world.new_number = [this] { return ++drawn_; };
  world.warn = [this](const std::string& trouble) { warnings_.push_back(trouble); };
  if (!thinkers) thinkers = std::make_unique<Pool>(1);
  house_ =
      std::make_unique<House>(games_, *store_, std::move(world), std::move(thinkers), settings);
  house_->resume();
}

TestHouse::~TestHouse() { store_.reset(); }

void TestHouse::until(const std::function<bool()>& so) {
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

void TestHouse::settle_down() {
  for (;;) {
    pass(0);
    Work work;
    {
      const std::scoped_lock lock(mutex_);
      if (posted_.empty()) return;
      work = std::move(posted_.front());
      posted_.pop_front();
    }
    work();
  }
}

void TestHouse::pass(std::int64_t milliseconds) {
  now_ += milliseconds;
  while (!later_.empty() && later_.begin()->first <= now_) {
    const Work work = std::move(later_.begin()->second);
    later_.erase(later_.begin());
    work();
  }
  house_->tick();
}

class Guest::Ear final : public Line {
 public:
  Ear(std::shared_ptr<std::vector<std::string>> heard, std::shared_ptr<bool> ended)
      : heard_(std::move(heard)), ended_(std::move(ended)) {}
  void send(std::shared_ptr<const std::string> text) override { heard_->push_back(*text); }
  void say_goodbye() override { *ended_ = true; }

 private:
  std::shared_ptr<std::vector<std::string>> heard_;
  std::shared_ptr<bool> ended_;
};

Guest::Guest(TestHouse& house, const std::string& session, const std::string& address)
    : house_(house), session_(session), heard_(std::make_shared<std::vector<std::string>>()) {
  visitor_ = house_->arrive(std::make_shared<Ear>(heard_, ended_), session, address);
}

Guest::~Guest() { house_->depart(visitor_); }

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
  house_->receive(visitor_, json::serialize(fields));
  return number;
}

const json::object* Guest::reply(std::int64_t number) {
  listen();
  const auto found = replies_.find(number);
  return found == replies_.end() ? nullptr : &found->second;
}

json::object Guest::ask(json::object fields) {
  const std::int64_t number = send(std::move(fields));
  house_.until([&] { return reply(number) != nullptr; });
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
  house_->receive(visitor_, text);
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
