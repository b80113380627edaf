// Time that runs out while the house is open, and while it is closed.
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
  EXPECT_EQ(server->metrics().tables, 1U) << "its clock runs";
  server.pass(59999);
  server.run_until_idle();
  EXPECT_EQ(server->metrics().tables, 1U);
  server.pass(1);
  server.run_until_idle();
  EXPECT_EQ(server->metrics().tables, 0U);
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
  TestServer server(file);
  server.settle();
  server.pass(50000);
  server.run_until_idle();
  Guest alice(server, "a");
  alice.must({{"do", "watch"}, {"table", id}});
  EXPECT_FALSE(is_over(alice, id));
  server.pass(10000);
  server.until([&] { return is_over(alice, id); });
}

// A house that reads every table before it opens its door, or a table at which time runs out before
// it was read.
TEST(Clocks, GoOnAtOneTableAfterTheOther) {
  const Folder folder;
  const auto file = folder / "belle.sqlite";
  std::vector<std::string> ids;
  {
    TestServer server(file);
    Guest alice(server, "a");
    Guest bruno(server, "b");
    for (int i = 0; i < 4; ++i) {
      ids.push_back(opened(alice.must(create({}))));
      bruno.must({{"do", "sit"}, {"table", ids.back()}});
    }
  }
  TestServer server(file);
  server.until([&] { return server->metrics().tables > 0; });
  EXPECT_EQ(server->metrics().tables, 1U) << "the others are not read yet";
  server.pass(59999);
  Guest alice(server, "a");
  alice.must({{"do", "watch"}, {"table", ids.back()}});
  EXPECT_EQ(alice.table(ids.back()).at("clock").at("left").at(0), 60000) << "where a person comes";
  server.until([&] { return server->metrics().tables == 4; });
  server.settle();
  server.pass(60001);
  for (const std::string& id : ids) {
    alice.must({{"do", "watch"}, {"table", id}});
    server.until([&] { return is_over(alice, id); });
  }
}

// Games lost over night because the list of tables could not be read when the house opened.
TEST(Clocks, StandStillUntilTheTablesCanBeListed) {
  auto store = std::make_unique<store::MemoryStore>();
  store::MemoryStore& kept = *store;
  std::vector<std::string> ids;
  {
    MemoryServer yesterday;
    Guest alice(yesterday, "a");
    Guest bruno(yesterday, "b");
    for (int i = 0; i < 2; ++i) {
      ids.push_back(opened(alice.must(create({}))));
      bruno.must({{"do", "sit"}, {"table", ids.back()}});
      kept.append({ids.back(), 0, yesterday.store().journals[ids.back()],
                   yesterday.store().summaries.at(ids.back())},
                  [](const auto&) {});
    }
  }
  kept.reads_fail = true;
  TestServer server(std::move(store));
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
  EXPECT_EQ(guest.table(ids[1]).at("clock").at("left").at(0), 60000) << "when they are listed";
  EXPECT_EQ(guest.table(ids[0]).at("clock").at("left").at(0), 60000);
  guest.must({{"do", "watch"}, {"table", ids[0]}});
  EXPECT_EQ(guest.table(ids[0]).at("clock").at("left").at(0), 30000) << "once at each table";
  server.pass(60000);
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
  auto store = std::make_unique<store::MemoryStore>();
  store::MemoryStore& kept = *store;
  std::string id;
  {
    MemoryServer yesterday;
    Guest alice(yesterday, "a");
    Guest bruno(yesterday, "b");
    id = opened(alice.must(create({})));
    bruno.must({{"do", "sit"}, {"table", id}});
    kept.journals = yesterday.store().journals;
    kept.summaries = yesterday.store().summaries;
  }
  kept.writes_fail = store::Failure::Kind::Full;
  TestServer server(std::move(store));
  server.run_until_idle();
  server.pass(90000);
  server.run_until_idle();
  kept.writes_fail.reset();
  server.pass(1000);
  server.run_until_idle();
  Guest guest(server, "c");
  guest.must({{"do", "watch"}, {"table", id}});
  EXPECT_FALSE(is_over(guest, id));
  EXPECT_EQ(guest.table(id).at("clock").at("left").at(0), 60000);
}

}  // namespace
}  // namespace belle::server
