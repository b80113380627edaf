// Closing time: everybody is told, and nothing that was begun is lost or used after its end.
#include <algorithm>
#include <functional>
#include <iostream>
#include <map>

#include <gtest/gtest.h>

#include "people/lookalikes.h"
#include "store/sqlite.h"
#include "tests/sockets/party.h"
#include "tests/sockets/raw_socket.h"
#include "tests/sockets/served_house.h"
#include "tests/store/folder.h"
#include "tests/store/sample.h"

namespace belle::server {
namespace {

namespace json = boost::json;
using namespace std::chrono_literals;
using store::Folder;

// A page that cannot tell a house that closes from a broken connection.
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

// A house that is killed because it was asked to close when it had just opened.
TEST(Closing, CanBeAskedForAtOnce) {
  for (int i = 0; i < 4; ++i) {
    const Folder folder;
    ServedHouse house(folder / "data");
    house.ask_to_close();
    EXPECT_EQ(house.closed(), 0);
  }
}

// A house that never closes because a client does not listen, or has sent half of something.
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

// People who ask for the next thing as soon as they are answered: half of them set one table after
// the other, the others play with Belle. What they were told was done is counted.
class BusyPeople {
 public:
  explicit BusyPeople(std::uint16_t port) : party_(port) {
    for (int i = 0; i < 24; ++i) party_.come();
    party_.on_message = [this](Party::Guest guest, const json::object& message) {
      if (message.contains("reply"))
        answered(guest, message);
      else if (party_.is_turn(guest, own_[guest]))
        party_.send(guest, party_.any_move(guest, own_[guest], random_));
      else if (party_.is_over(guest, own_[guest]))
        set_table(guest);
    };
    for (Party::Guest guest = 0; guest < 24; ++guest) set_table(guest);
  }

  bool listen_until(const std::function<bool()>& so) { return party_.until(so); }
  bool all_gone() const { return party_.all_gone(); }

  /// How many answers they had.
  int answers() const { return answers_; }
  /// Salts and moves that were answered, by table; every table that was.
  const std::map<std::string, int>& done() const { return done_; }

 private:
  static bool plays(Party::Guest guest) { return guest % 2 == 0; }

  void set_table(Party::Guest guest) {
    json::object wish{{"do", "create"}, {"game", "lumiere"}, {"seats", 2}};
    if (plays(guest)) wish["belle"] = {{"blue", "gamin"}};
    party_.send(guest, wish);
  }

  void answered(Party::Guest guest, const json::object& message) {
    if (!message.at("ok").as_bool()) return;  // a turn that was told twice
    ++answers_;
    if (!message.contains("table")) {
      ++done_[own_[guest]];
      return;
    }
    own_[guest] = opened(message);
    done_[own_[guest]] = 0;
    if (plays(guest))
      party_.send(guest, {{"do", "salt"}, {"table", own_[guest]}, {"salt", "00ff"}});
    else
      set_table(guest);
  }

  Party party_;
  std::map<Party::Guest, std::string> own_;  // the last table of each
  std::map<std::string, int> done_;
  int answers_ = 0;
  Random random_{4};
};

// What is on the disk of what persons did: their salts and moves, by table.
std::map<std::string, int> written(const std::filesystem::path& file) {
  using enum store::Summary::Stage;
  std::map<std::string, int> tables;
  const auto store = store::open_sqlite(file, people::name_rule());
  if (!store) return tables;
  for (const auto stage : {Waiting, Playing, Over}) {
    const auto summaries = store::ask(**store, &store::Store::list, stage, false, 100000U);
    for (const store::Summary& summary : summaries.value()) {
      const auto journal = store::ask(**store, &store::Store::journal, summary.table, 0U);
      tables[summary.table] =
          static_cast<int>(std::ranges::count_if(journal.value(), [](const store::Entry& entry) {
            return entry.line.starts_with("# salt ") || entry.line.starts_with("move orange ");
          }));
    }
  }
  return tables;
}

// Moves and tables that are on their way to the disk when the house closes, of which a client never
// hears; others that were answered and are not there any more.
TEST(Closing, AnswersWhatWasAskedBefore) {
  int late = 0;
  for (int round = 0; round < 3; ++round) {
    const Folder folder;
    ServedHouse house(folder / "data");
    BusyPeople people(house.port());
    ASSERT_TRUE(people.listen_until([&] { return people.answers() > 200; }));
    const int before = people.answers();
    house.ask_to_close();
    ASSERT_TRUE(people.listen_until([&] { return people.all_gone(); }));
    late += people.answers() - before;
    EXPECT_EQ(house.closed(), 0);
    EXPECT_EQ(people.done(), written(folder / "data/belle.sqlite"));
  }
  EXPECT_GT(late, 0) << "nothing was on its way";
  std::cout << late << " answers came after the house was asked to close\n";
}

// The same while a backup holds the store.
TEST(Closing, AnswersAlsoWhatTakesLongToWrite) {
  const Folder folder;
  ServedHouse house(folder / "data");
  Party party(house.port());
  const auto alice = party.come();
  int answered = 0;
  party.on_message = [&](Party::Guest, const json::object& message) {
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

}  // namespace
}  // namespace belle::server
