// A server that leaves while others go on: nobody is refused, and nothing is done twice.
#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "tests/sockets/fetched.h"
#include "tests/sockets/party.h"
#include "tests/sockets/raw_socket.h"
#include "tests/sockets/served_house.h"
#include "tests/store/folder.h"
#include "tests/store/postgres/server.h"

namespace belle::server {
namespace {

namespace json = boost::json;
using namespace std::chrono_literals;
using Guest = Party::Guest;

// A database of its own, and servers that use it.
class Houses {
 public:
  std::unique_ptr<ServedHouse> open(std::vector<std::string> words) const {
    words.emplace_back("--no-limits");
    return std::make_unique<ServedHouse>(
        folder_ / "none",
        ServedHouse::Wishes{.words = std::move(words),
                            .store = store::shared_postgres().address(database_)});
  }
  int tables() const {
    return std::stoi(store::shared_postgres().run("SELECT count(*) FROM belle.tables", database_));
  }
  /// No line is written within any time that is waited for.
  void stall_lines() const {
    store::shared_postgres().run(
        "CREATE FUNCTION public.stall() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
        " PERFORM pg_sleep(60); RETURN NEW; END $$;"
        "CREATE TRIGGER stall BEFORE INSERT ON belle.lines"
        " FOR EACH ROW EXECUTE FUNCTION public.stall()",
        database_);
  }

 private:
  store::Folder folder_;
  std::string database_ = store::shared_postgres().new_database();
};

unsigned status_at(const ServedHouse& house, const char* target) {
  const auto answer = fetched_if_any(house.port(), {"GET", target, {}, {}, {}});
  return answer ? answer->status : 0;
}

// A proxy that goes on sending visitors to a server that ends, or cuts them off with it; a page
// that comes back to it, or at the same moment as all others.
TEST(Draining, SaysSoFirstAndThenSendsClientsElsewhere) {
  const Houses houses;
  const auto house = houses.open({"--grace", "600"});
  RawSocket listener(house->port());
  ASSERT_TRUE(listener.upgrade());
  EXPECT_EQ(status_at(*house, "/api/ready"), 200U);
  house->ask_to_close();
  while (status_at(*house, "/api/ready") == 200U) {
  }
  EXPECT_EQ(status_at(*house, "/api/ready"), 503U);
  EXPECT_EQ(status_at(*house, "/api/health"), 200U);
  {
    Party party(house->port());  // whom the proxy has sent before it asked
    party.must(party.come(), {{"do", "tables"}});
  }
  EXPECT_FALSE(listener.read_until("come-back", 50ms).ends_with("come-back")) << "too early";
  const std::string goodbye =
      "\x88\x10\x03\xf4"
      "come-back 1000";
  EXPECT_TRUE(listener.read_until(goodbye).ends_with(goodbye));
  EXPECT_EQ(status_at(*house, "/api/ready"), 503U) << "the door is open to the last";
  EXPECT_TRUE(listener.send(frame(Frame::Close, "\x03\xf4")));
  EXPECT_EQ(house->closed(), 0);
}

// A move that is refused because its server ends, or played twice because it is asked for again.
TEST(Draining, DoesNothingThatItDoesNotAnswer) {
  constexpr Guest kGuests = 24;
  const Houses houses;
  const auto leaving = houses.open({"--grace", "300"});
  const auto staying = houses.open({});
  const json::object wish{{"do", "create"}, {"game", "lumiere"}, {"seats", 2}};
  Party party(leaving->port());
  int answered = 0;
  std::map<Guest, int> open;  // requests
  party.on_message = [&](Guest guest, const json::object& message) {
    if (!message.contains("reply")) return;
    EXPECT_TRUE(message.at("ok").as_bool()) << json::serialize(message);
    ++answered;
    --open[guest];
    if (party.is_gone(guest)) return;
    party.send(guest, wish);
    ++open[guest];
  };
  for (Guest guest = 0; guest < kGuests; ++guest) {
    party.come();
    party.send(guest, wish);
    ++open[guest];
  }
  ASSERT_TRUE(party.until([&] { return answered > 100; }));
  const int before = answered;
  leaving->ask_to_close();
  ASSERT_TRUE(party.until([&] { return party.all_gone(); }));
  EXPECT_GT(answered, before);
  EXPECT_EQ(leaving->closed(), 0);
  EXPECT_EQ(houses.tables(), answered);

  Party again(staying->port());
  for (Guest guest = 0; guest < kGuests; ++guest) {
    const Guest back = again.come(party.cookie(guest));
    for (; open[guest] > 0; --open[guest], ++answered) again.must(back, wish);
  }
  EXPECT_EQ(houses.tables(), answered);
}

// A page that asks elsewhere for what is kept here a moment later, because the database stalls, and
// has two tables.
TEST(Draining, DoesNotPromiseThatNothingWasDoneWhileTheStoreStalls) {
  const Houses houses;
  const auto house = houses.open({"--grace", "100"});
  houses.stall_lines();
  RawSocket asking(house->port());
  ASSERT_TRUE(asking.upgrade());
  ASSERT_TRUE(
      asking.send(frame(Frame::Text, R"({"request":1,"do":"create","game":"lumiere","seats":2})")));
  std::this_thread::sleep_for(200ms);
  house->ask_to_close();
  const std::string going_away = "\x88\x02\x03\xe9";
  const std::string came = asking.read_until(going_away, 8s);
  EXPECT_TRUE(came.ends_with(going_away));
  EXPECT_FALSE(came.contains("come-back"));
}

// An operator who cannot wait.
TEST(Draining, EndsAtOnceWhenAskedTwice) {
  const Houses houses;
  const auto house = houses.open({"--grace", "60000"});
  house->ask_to_close();
  while (status_at(*house, "/api/ready") == 200U) {
  }
  EXPECT_TRUE(house->runs());
  house->ask_to_close();
  EXPECT_EQ(house->closed(), 0);
}

}  // namespace
}  // namespace belle::server
