// Closing time: everybody is told, and nothing that was begun is lost or used after its end.
#include <thread>

#include <gtest/gtest.h>

#include "apps/house_games.h"
#include "server/net.h"
#include "store/sqlite.h"
#include "tests/sockets/party.h"
#include "tests/sockets/raw_socket.h"
#include "tests/sockets/served_house.h"
#include "tests/store/folder.h"

namespace belle::server {
namespace {

using namespace std::chrono_literals;
using store::Folder;

// A page that cannot tell a house that closes from a broken line.
TEST(Closing, SaysGoingAway) {
  const Folder folder;
  ServedHouse house(folder / "data");
  {
    RawSocket listener(house.port());
    ASSERT_TRUE(listener.upgrade());
    ASSERT_NE(listener.read_until("welcome"), "");
    house.ask_to_close();
    const std::string goodbye = "\x88\x02\x03\xe9";  // a close frame with 1001
    const std::string heard = listener.read_until(goodbye);
    EXPECT_NE(heard.find(goodbye), std::string::npos);
    EXPECT_TRUE(listener.send(frame(Frame::Close, "\x03\xe9")));
  }
  EXPECT_EQ(house.closed(), 0);
}

// A house that never closes because somebody does not listen, or has sent half of something.
TEST(Closing, WaitsForNobodyWhoDoesNotListen) {
  const Folder folder;
  ServedHouse house(folder / "data");
  RawSocket deaf(house.port());
  ASSERT_TRUE(deaf.upgrade());
  RawSocket silent(house.port());
  RawSocket half(house.port());
  ASSERT_TRUE(half.send("GET /api/health HTTP/1.1\r\nHo"));
  const auto start = std::chrono::steady_clock::now();
  house.ask_to_close();
  EXPECT_EQ(house.closed(), 0);
  EXPECT_LT(std::chrono::steady_clock::now() - start, 4s);
}

// A move that is on its way to the disk when the house closes, answered by silence.
TEST(Closing, AnswersWhatWasAskedBefore) {
  const Folder folder;
  ServedHouse house(folder / "data");
  Party party(house.port());
  const auto alice = party.come();
  const std::string id = opened(party.must(
      alice,
      {{"do", "create"}, {"game", "lumiere"}, {"seats", 2}, {"belle", {{"blue", "gamin"}}}}));
  Random random(4);
  ASSERT_TRUE(party.until([&] { return party.is_turn(alice, id); }));
  int answered = 0;
  party.on_message = [&](Party::Guest, const boost::json::object& message) {
    if (message.contains("reply") && message.at("ok").as_bool()) ++answered;
  };
  party.send(alice, party.any_move(alice, id, random));
  // The house hears it first: a loopback line keeps the order, and the signal is slower.
  party.wait(20ms);
  house.ask_to_close();
  EXPECT_TRUE(party.until([&] { return party.all_gone(); }));
  EXPECT_EQ(answered, 1);
  EXPECT_EQ(house.closed(), 0);
}

// The same while a backup holds the store.
TEST(Closing, AnswersAlsoWhatTakesLongToWrite) {
  const Folder folder;
  ServedHouse house(folder / "data");
  Party party(house.port());
  const auto alice = party.come();
  int answered = 0;
  party.on_message = [&](Party::Guest, const boost::json::object& message) {
    if (message.contains("reply") && message.at("ok").as_bool()) ++answered;
  };
  {
    const store::OtherProgram other(folder / "data/belle.sqlite");
    other.run("BEGIN IMMEDIATE");
    // Two writes, one after the other: a guest, and a table.
    party.send(alice, {{"do", "create"}, {"game", "lumiere"}, {"seats", 2}});
    party.wait(20ms);
    house.ask_to_close();
    party.wait(600ms);
    EXPECT_EQ(answered, 0);
    other.run("COMMIT");
  }
  EXPECT_TRUE(party.until([&] { return party.all_gone(); }));
  EXPECT_EQ(answered, 1);
  EXPECT_EQ(house.closed(), 0);
}

// Coroutines, timers or thoughts of Belle's that outlive what they use.
TEST(Closing, StopsInTheMiddleOfEverything) {
  const Folder folder;
  const table::Games games = house_games();
  for (int round = 0; round < 3; ++round) {
    auto store = store::open_sqlite(folder / "belle.sqlite");
    ASSERT_TRUE(store);
    NetSettings settings;
    settings.port = 0;
    settings.house.limits.off = true;
    settings.house.pace = 50;
    const auto net = Net::listen(games, **store, settings);
    ASSERT_TRUE(net) << net.error();
    std::thread thread([&] { (*net)->run(false); });
    Party party((*net)->port());
    const auto alice = party.come();
    party.must(alice, {{"do", "create"},
                       {"game", "paris"},
                       {"seats", 3},
                       {"seat", "3"},
                       {"belle", {{"1", "gamin"}, {"2", "gamin"}}}});
    const RawSocket silent((*net)->port());
    RawSocket half((*net)->port());
    EXPECT_TRUE(half.send("POST /api/claim HTTP/1.1\r\nContent-Length: 100\r\n\r\n{"));
    RawSocket deaf((*net)->port());
    EXPECT_TRUE(deaf.upgrade());
    party.wait(30ms);
    (*net)->stop();
    if (round == 2) (*net)->stop();  // asked twice
    thread.join();
    store->reset();
  }
}

}  // namespace
}  // namespace belle::server
