// Time that runs out while the house is open, and while it is closed.
#include <algorithm>

#include "tests/server/memory_server.h"

namespace belle::server {
namespace {

namespace json = boost::json;

json::object create(json::object more) {
  json::object fields{{"do", "create"},
                      {"game", "lumiere"},
                      {"seats", 2},
                      {"options", {{"start", "orange"}}},
                      {"clock", {{"bank", 60}, {"increment", 10}}}};
  for (const auto& field : more) fields[field.key()] = field.value();
  return fields;
}

// A game that waits for ever for a person who is out of time, or that only ends when a person
// looks.
TEST(Clocks, EndAGameThatNobodyLooksAt) {
  MemoryServer server;
  std::string id;
  {
    Guest alice(server, "a");
    Guest bruno(server, "b");
    id = opened(alice.must(create({})));
    bruno.must({{"do", "sit"}, {"table", id}});
    server.pass(30000);
    alice.play_any(id, 1);
    EXPECT_EQ(json::serialize(alice.table(id).at("clock").at("left")), "[40000,60000]");
  }
  EXPECT_EQ(server->metrics().tables, 0U) << "its clock runs all the same";
  server.pass(59999);
  server.run_until_idle();
  EXPECT_EQ(server.store().summaries.at(id).stage, store::Summary::Stage::Playing);
  server.pass(1);
  server.run_until_idle();
  EXPECT_EQ(server.store().summaries.at(id).stage, store::Summary::Stage::Over);
  Guest alice(server, "a");
  alice.must({{"do", "watch"}, {"table", id}});
  EXPECT_TRUE(is_over(alice, id));
  const json::array& log = alice.table(id).at("log").as_array();
  EXPECT_EQ(log[log.size() - 2], "timeout blue");
  EXPECT_EQ(log.back(), "result orange");
}

// A move that counts although time was over when it came, because nobody had looked at the clock
// yet; or one that came in time and had to wait for the disk.
TEST(Clocks, AMoveThatComesTooLateDoesNotCount) {
  MemoryServer server;
  store::MemoryStore& store = server.store();
  Guest alice(server, "a");
  Guest bruno(server, "b");
  const std::string id = opened(alice.must(create({})));
  bruno.must({{"do", "sit"}, {"table", id}});
  bruno.must({{"do", "watch"}, {"table", id}});
  const auto any_move = [&](Guest& guest) {
    return json::object{{"do", "play"},
                        {"table", id},
                        {"ply", guest.table(id).at("ply")},
                        {"move", guest.table(id).at("legal").at(0)}};
  };
  server.pass(59000);
  store.holds = true;
  bruno.send({{"do", "chat"}, {"table", id}, {"text", "Vite"}});
  const auto in_time = alice.send(any_move(alice));
  server.pass(2000);
  store.release();
  server.run_until_idle();
  EXPECT_TRUE(alice.reply(in_time)->at("ok").as_bool()) << "it came in time";
  store.holds = true;
  bruno.send({{"do", "chat"}, {"table", id}, {"text", "Merci"}});
  server.pass(60000);
  const auto late = bruno.send(any_move(bruno));
  store.release();
  server.run_until_idle();
  EXPECT_EQ(bruno.reply(late)->at("error").at("reason"), "time is over");
  server.pass(200);
  server.run_until_idle();
  EXPECT_TRUE(is_over(bruno, id));
}

// A full disk, and every table at which time is over is read again several times a second.
TEST(Clocks, AreNotLookedAtAllTheTimeWhenNothingCanBeKept) {
  MemoryServer server;
  store::MemoryStore& store = server.store();
  Guest alice(server, "a");
  Guest bruno(server, "b");
  const std::string id = opened(alice.must(create({})));
  bruno.must({{"do", "sit"}, {"table", id}});
  store.writes_fail = store::Failure::Kind::Full;
  server.pass(60000);
  for (int i = 0; i < 20; ++i) {
    server.run_until_idle();
    server.pass(200);
  }
  EXPECT_EQ(server->metrics().failed_writes, 1U);
  server.pass(1000);
  server.run_until_idle();
  EXPECT_EQ(server->metrics().failed_writes, 2U) << "tried again";
  store.writes_fail.reset();
  server.pass(5000);
  server.run_until_idle();
  EXPECT_TRUE(is_over(alice, id));
}

// Games by correspondence that fill the memory for days.
TEST(Clocks, RunWithoutTheTableInMemory) {
  MemoryServer server;
  const store::MemoryStore& store = server.store();
  Guest alice(server, "a");
  Guest bruno(server, "b");
  const std::string id = opened(alice.must(create({})));
  bruno.must({{"do", "sit"}, {"table", id}});
  for (Guest* guest : {&alice, &bruno}) guest->must({{"do", "leave"}, {"table", id}});
  server.pass(20000);
  const int before = store.journals_read;
  server.pass(39999);
  server.run_until_idle();
  EXPECT_EQ(store.journals_read, before) << "nobody needs it yet";
  server.pass(1);
  server.run_until_idle();
  EXPECT_EQ(store.journals_read, before + 1) << "time is over";
  alice.must({{"do", "watch"}, {"table", id}});
  EXPECT_TRUE(is_over(alice, id));
}

// Belle who does not take over.
TEST(Clocks, HandTheSeatToBelle) {
  MemoryServer server;
  Guest alice(server, "a");
  Guest bruno(server, "b");
  const std::string id = opened(alice.must(create({{"time_over", "belle"}})));
  bruno.must({{"do", "sit"}, {"table", id}});
  bruno.must({{"do", "watch"}, {"table", id}});
  server.pass(60000);
  server.until([&] { return bruno.is_turn(id); });
  EXPECT_EQ(bruno.table(id).at("chairs").at(0).at("kind"), "belle");
  EXPECT_EQ(bruno.table(id).at("chairs").at(0).at("left"), "Guest");
  EXPECT_EQ(alice.table(id).at("you"), nullptr) << "she looks on";
}

// A house in which two people have sat down, at one table or several, and which was closed then.
struct Yesterday {
  explicit Yesterday(const json::object& settings, int tables = 1) {
    MemoryServer server;
    Guest alice(server, "a");
    Guest bruno(server, "b");
    for (int i = 0; i < tables; ++i) {
      ids.push_back(opened(alice.must(create(settings))));
      bruno.must({{"do", "sit"}, {"table", ids.back()}});
      store->append({.table = ids.back(),
                     .length = 0,
                     .entries = server.store().journals.at(ids.back()),
                     .summary = server.store().summaries.at(ids.back()),
                     .deadline = store::kUnknownDeadline},
                    [](const auto&) {});
    }
  }

  std::shared_ptr<store::MemoryStore> store = std::make_shared<store::MemoryStore>();
  std::vector<std::string> ids;
};

/// A server that opens so many milliseconds after yesterday's.
struct Morning : TestServer {
  Morning(const std::shared_ptr<store::MemoryStore>& store, table::Time later)
      : TestServer(store, quick(), nullptr, kToday + later) {}
};

std::vector<table::Time> times_of(const store::MemoryStore& store, const std::string& id,
                                  std::string_view line) {
  std::vector<table::Time> times;
  for (const store::Entry& entry : store.journals.at(id))
    if (entry.line.starts_with(line)) times.push_back(entry.at);
  return times;
}

constexpr table::Time kDay = TestServer::kDay;
constexpr table::Time kHour = kDay / 24;

// Everybody's games lost because the house was closed over night.
TEST(Clocks, StandStillWhileTheServerIsClosed) {
  const Folder folder;
  const auto file = folder / "belle.sqlite";
  std::string id;
  {
    TestServer server(file);
    Guest alice(server, "a");
    Guest bruno(server, "b");
    id = opened(alice.must(create({})));
    bruno.must({{"do", "sit"}, {"table", id}});
  }
  TestServer server(file, TestServer::quick(), TestServer::kToday + kDay);
  server.run_until_stored();
  server.pass(50000);
  server.run_until_stored();
  Guest alice(server, "a");
  alice.must({{"do", "watch"}, {"table", id}});
  EXPECT_FALSE(is_over(alice, id));
  EXPECT_EQ(alice.table(id).at("clock").at("left").at(0), 10000);
  server.pass(10000);
  server.until([&] { return is_over(alice, id); });
}

// A house that reads every journal when it opens, and writes in each; or one that forgets clocks at
// tables to which nobody comes.
TEST(Clocks, AHouseThatOpensTouchesNoJournal) {
  Yesterday yesterday({}, 4);
  {
    Morning known(yesterday.store, 0);  // deadlines are not known before
    known.run_until_idle();
  }
  store::MemoryStore& store = *yesterday.store;
  const auto journals = store.journals;
  const int read = store.journals_read;
  Morning server(yesterday.store, kDay);
  server.run_until_idle();
  for (int second = 0; second < 30; ++second) {
    server.pass(1000);
    server.run_until_idle();
  }
  EXPECT_EQ(store.journals_read, read);
  EXPECT_TRUE(store.journals == journals);
  const std::string& watched = yesterday.ids.back();
  Guest alice(server, "a");
  alice.must({{"do", "watch"}, {"table", watched}});
  EXPECT_EQ(alice.table(watched).at("clock").at("left").at(0), 30000) << "since it is open";
  const table::Time opening = TestServer::kToday + kDay;
  server.pass(29999);
  server.run_until_idle();
  for (const std::string& id : yesterday.ids)
    EXPECT_TRUE(times_of(store, id, "timeout").empty()) << "too early";
  server.pass(1);
  server.run_until_idle();
  for (const std::string& id : yesterday.ids) {
    EXPECT_EQ(times_of(store, id, "# resumed"), std::vector{opening});
    EXPECT_EQ(times_of(store, id, "timeout"), std::vector{opening + 60000});
  }
}

// Days of a house that was closed often, and in which somebody has lost the game because of it, or
// has all the time there is; a line for each time that it was closed.
TEST(Clocks, BeforeTheGameIsLostTheHouseIsOpenForADay) {
  Yesterday yesterday({{"clock", {{"days", 3}}}});
  const std::string& id = yesterday.ids.front();
  table::Time closed_for = 0;
  for (const table::Time later : {kHour, 4 * kDay, 4 * kDay + 23 * kHour, 9 * kDay}) {
    Morning server(yesterday.store, later);
    server.run_until_idle();
    server.pass(kHour);
    server.run_until_idle();
    closed_for = later;
  }
  EXPECT_TRUE(times_of(*yesterday.store, id, "# resumed").empty());
  Morning server(yesterday.store, closed_for + kDay);
  server.run_until_idle();
  server.pass(kDay - 1);
  server.run_until_idle();
  EXPECT_TRUE(times_of(*yesterday.store, id, "timeout").empty());
  server.pass(1);
  server.run_until_idle();
  const table::Time opening = TestServer::kToday + closed_for + kDay;
  EXPECT_EQ(times_of(*yesterday.store, id, "# resumed"), std::vector{opening});
  EXPECT_EQ(times_of(*yesterday.store, id, "timeout"), std::vector{opening + kDay});
}

// Games of a house of before whose clocks nobody looks at any more, or a line in each of their
// journals because of them.
TEST(Clocks, ThatTheStoreDoesNotKnowAreFoundInTheJournals) {
  Yesterday yesterday({{"clock", {{"days", 3}}}}, 40);
  const auto journals = yesterday.store->journals;
  {
    Morning server(yesterday.store, kHour);
    server.run_until_idle();
  }
  EXPECT_TRUE(yesterday.store->journals == journals);
  Morning server(yesterday.store, 2 * kDay + kHour);
  server.run_until_idle();
  server.pass(kDay - 1);
  server.run_until_idle();
  EXPECT_EQ(yesterday.store->journals_read, 40) << "once each";
  server.pass(1);
  server.run_until_idle();
  for (const std::string& id : yesterday.ids)
    EXPECT_EQ(times_of(*yesterday.store, id, "timeout").size(), 1U);
}

// A person who has lost because the machine slept, or who may not move for a moment after it woke.
TEST(Clocks, AStoppedProcessCostsNobodyTime) {
  MemoryServer server;
  Guest alice(server, "a");
  Guest bruno(server, "b");
  const std::string id = opened(alice.must(create({})));
  bruno.must({{"do", "sit"}, {"table", id}});
  bruno.must({{"do", "watch"}, {"table", id}});
  server.pass(10000);
  server.stand_still(kHour);
  alice.play_any(id, 1);
  EXPECT_EQ(json::serialize(alice.table(id).at("clock").at("left")), "[70000,60000]");
  server.stand_still(kHour);
  server.pass(1000);
  server.run_until_idle();
  EXPECT_FALSE(is_over(bruno, id));
  EXPECT_EQ(times_of(server.store(), id, "# resumed").size(), 2U);
  alice.must({{"do", "watch"}, {"table", id}});
  EXPECT_EQ(json::serialize(alice.table(id).at("clock").at("left")), "[70000,59000]");
}

// A line that comes before the one above it, because a server has a clock of its own.
TEST(Clocks, NoLineIsWrittenBeforeTheOneAboveIt) {
  MemoryServer server;
  Guest alice(server, "a");
  const std::string id = opened(alice.must(create({})));
  alice.must({{"do", "chat"}, {"table", id}, {"text", "Bonjour"}});
  server.pass(-kHour);
  alice.must({{"do", "chat"}, {"table", id}, {"text", "Bonsoir"}});
  const std::vector<store::Entry>& journal = server.store().journals.at(id);
  EXPECT_TRUE(std::ranges::is_sorted(journal, {}, &store::Entry::at));
  EXPECT_EQ(server.store().summaries.at(id).changed, journal.back().at);
}

// Games lost over night because nothing could be kept when the house opened.
TEST(Clocks, StandStillUntilSomethingCanBeKept) {
  Yesterday yesterday({}, 2);
  const auto& ids = yesterday.ids;
  store::MemoryStore& kept = *yesterday.store;
  kept.reads_fail = true;
  Morning server(yesterday.store, kDay);
  server.pass(90000);
  server.run_until_idle();
  EXPECT_FALSE(server.warnings().empty());
  kept.reads_fail = false;
  Guest guest(server, "c");
  guest.must({{"do", "watch"}, {"table", ids[0]}});
  EXPECT_EQ(guest.table(ids[0]).at("clock").at("left").at(0), 60000) << "where a person comes";
  server.pass(30000);
  server.run_until_idle();
  guest.must({{"do", "watch"}, {"table", ids[1]}});
  EXPECT_EQ(guest.table(ids[1]).at("clock").at("left").at(0), 30000) << "it is open since then";
  guest.must({{"do", "watch"}, {"table", ids[0]}});
  EXPECT_EQ(guest.table(ids[0]).at("clock").at("left").at(0), 30000) << "once at each table";
  server.pass(30000);
  server.run_until_idle();
  for (const std::string& id : ids) EXPECT_TRUE(is_over(guest, id));
}

// A line in every journal each time that the house opens.
TEST(Clocks, ThatDoNotRunNeedNotGoOn) {
  MemoryServer server;
  Guest alice(server, "a");
  Guest bruno(server, "b");
  const std::string id = opened(alice.must({{"do", "create"}, {"game", "lumiere"}, {"seats", 2}}));
  bruno.must({{"do", "sit"}, {"table", id}});
  const std::size_t length = server.store().journals.at(id).size();
  server->resume();
  server.run_until_idle();
  EXPECT_EQ(server.store().journals.at(id).size(), length);
}

// A clock that nobody looks at any more, because the table could not be read when the last one
// went.
TEST(Clocks, AreNotForgottenWhenNothingCanBeRead) {
  MemoryServer server;
  store::MemoryStore& store = server.store();
  std::string id;
  {
    Guest alice(server, "a");
    Guest bruno(server, "b");
    id = opened(alice.must(create({})));
    bruno.must({{"do", "sit"}, {"table", id}});
    store.writes_fail = store::Failure::Kind::Broken;
    store.reads_fail = true;
    EXPECT_NE(alice.refused({{"do", "chat"}, {"table", id}, {"text", "!"}}), "");
  }
  store.writes_fail.reset();
  store.reads_fail = false;
  for (int second = 0; second < 70; ++second) {
    server.pass(1000);
    server.run_until_idle();
  }
  Guest alice(server, "a");
  alice.must({{"do", "watch"}, {"table", id}});
  EXPECT_TRUE(is_over(alice, id));
}

// Ever more tries to let one clock go on, the more often a person asks for its table.
TEST(Clocks, AreTriedOnceASecondHoweverOftenItsTableIsAsked) {
  MemoryServer server;
  Guest alice(server, "a");
  Guest bruno(server, "b");
  const std::string id = opened(alice.must(create({})));
  bruno.must({{"do", "sit"}, {"table", id}});
  alice.must({{"do", "leave"}, {"table", id}});
  server.store().writes_fail = store::Failure::Kind::Full;
  server->resume();
  server.run_until_idle();
  const std::size_t before = server.planned();
  for (int i = 0; i < 50; ++i) bruno.ask({{"do", "record"}, {"table", id}});
  EXPECT_EQ(server.planned(), before);
}

// Clocks that run on, or out, because a full disk kept the house from noting that it is open again.
TEST(Clocks, GoOnWhenTheDiskHasRoomAgain) {
  Yesterday yesterday({});
  const std::string& id = yesterday.ids.front();
  yesterday.store->writes_fail = store::Failure::Kind::Full;
  Morning server(yesterday.store, kDay);
  server.run_until_idle();
  server.pass(90000);
  server.run_until_idle();
  yesterday.store->writes_fail.reset();
  server.pass(1000);
  server.run_until_idle();
  Guest guest(server, "c");
  guest.must({{"do", "watch"}, {"table", id}});
  EXPECT_FALSE(is_over(guest, id));
  EXPECT_EQ(guest.table(id).at("clock").at("left").at(0), 60000);
}

}  // namespace
}  // namespace belle::server
