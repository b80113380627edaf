// Time that runs out while the house is open, and while it is closed.
#include "tests/server/memory_house.h"

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

// A game that waits for ever for somebody who is out of time, or that only ends when somebody
// looks.
TEST(Clocks, EndAGameThatNobodyLooksAt) {
  MemoryHouse house;
  std::string id;
  {
    Guest alice(house, "a");
    Guest bruno(house, "b");
    id = opened(alice.must(create({})));
    bruno.must({{"do", "sit"}, {"table", id}});
    house.pass(30000);
    alice.play_any(id, 1);
    EXPECT_EQ(json::serialize(alice.table(id).at("clock").at("left")), "[40000,60000]");
  }
  EXPECT_EQ(house->metrics().tables, 1U) << "its clock runs";
  house.pass(59999);
  house.settle_down();
  EXPECT_EQ(house->metrics().tables, 1U);
  house.pass(1);
  house.settle_down();
  EXPECT_EQ(house->metrics().tables, 0U);
  Guest alice(house, "a");
  alice.must({{"do", "watch"}, {"table", id}});
  EXPECT_TRUE(is_over(alice, id));
  const json::array& log = alice.table(id).at("log").as_array();
  EXPECT_EQ(log[log.size() - 2], "timeout blue");
  EXPECT_EQ(log.back(), "result orange");
}

// A move that counts although time was over when it came, because nobody had looked at the clock
// yet; or one that came in time and had to wait for the disk.
TEST(Clocks, AMoveThatComesTooLateDoesNotCount) {
  MemoryHouse house;
  store::MemoryStore& store = house.store();
  Guest alice(house, "a");
  Guest bruno(house, "b");
  const std::string id = opened(alice.must(create({})));
  bruno.must({{"do", "sit"}, {"table", id}});
  bruno.must({{"do", "watch"}, {"table", id}});
  const auto any_move = [&](Guest& guest) {
    return json::object{{"do", "play"},
                        {"table", id},
                        {"ply", guest.table(id).at("ply")},
                        {"move", guest.table(id).at("legal").at(0)}};
  };
  house.pass(59000);
  store.holds = true;
  bruno.send({{"do", "chat"}, {"table", id}, {"text", "Vite"}});
  const auto in_time = alice.send(any_move(alice));
  house.pass(2000);
  store.release();
  house.settle_down();
  EXPECT_TRUE(alice.reply(in_time)->at("ok").as_bool()) << "it came in time";
  store.holds = true;
  bruno.send({{"do", "chat"}, {"table", id}, {"text", "Merci"}});
  house.pass(60000);
  const auto late = bruno.send(any_move(bruno));
  store.release();
  house.settle_down();
  EXPECT_EQ(bruno.reply(late)->at("error").at("reason"), "time is over");
  house.pass(200);
  house.settle_down();
  EXPECT_TRUE(is_over(bruno, id));
}

// A full disk, and every table at which time is over is read again several times a second.
TEST(Clocks, AreNotLookedAtAllTheTimeWhenNothingCanBeKept) {
  MemoryHouse house;
  store::MemoryStore& store = house.store();
  Guest alice(house, "a");
  Guest bruno(house, "b");
  const std::string id = opened(alice.must(create({})));
  bruno.must({{"do", "sit"}, {"table", id}});
  store.writes_fail = store::Failure::Kind::Full;
  house.pass(60000);
  for (int i = 0; i < 20; ++i) {
    house.settle_down();
    house.pass(200);
  }
  EXPECT_EQ(house->metrics().failed_writes, 1U);
  house.pass(1000);
  house.settle_down();
  EXPECT_EQ(house->metrics().failed_writes, 2U) << "tried again";
  store.writes_fail.reset();
  house.pass(5000);
  house.settle_down();
  EXPECT_TRUE(is_over(alice, id));
}

// Games by correspondence that fill the memory for days.
TEST(Clocks, RunWithoutTheTableInMemory) {
  MemoryHouse house;
  const store::MemoryStore& store = house.store();
  Guest alice(house, "a");
  Guest bruno(house, "b");
  const std::string id = opened(alice.must(create({})));
  bruno.must({{"do", "sit"}, {"table", id}});
  for (Guest* guest : {&alice, &bruno}) guest->must({{"do", "leave"}, {"table", id}});
  house.pass(20000);
  const int before = store.journals_read;
  house.pass(39999);
  house.settle_down();
  EXPECT_EQ(store.journals_read, before) << "nobody needs it yet";
  house.pass(1);
  house.settle_down();
  EXPECT_EQ(store.journals_read, before + 1) << "time is over";
  alice.must({{"do", "watch"}, {"table", id}});
  EXPECT_TRUE(is_over(alice, id));
}

// Belle who does not take over.
TEST(Clocks, HandTheSeatToBelle) {
  MemoryHouse house;
  Guest alice(house, "a");
  Guest bruno(house, "b");
  const std::string id = opened(alice.must(create({{"time_over", "belle"}})));
  bruno.must({{"do", "sit"}, {"table", id}});
  bruno.must({{"do", "watch"}, {"table", id}});
  house.pass(60000);
  house.until([&] { return bruno.is_turn(id); });
  EXPECT_EQ(bruno.table(id).at("chairs").at(0).at("kind"), "belle");
  EXPECT_EQ(bruno.table(id).at("chairs").at(0).at("left"), "Guest");
  EXPECT_EQ(alice.table(id).at("you"), nullptr) << "she looks on";
}

// Everybody's games lost because the house was closed over night.
TEST(Clocks, StandStillWhileTheHouseIsClosed) {
  const Folder folder;
  const auto file = folder / "belle.sqlite";
  std::string id;
  {
    TestHouse house(file);
    Guest alice(house, "a");
    Guest bruno(house, "b");
    id = opened(alice.must(create({})));
    bruno.must({{"do", "sit"}, {"table", id}});
  }
  TestHouse house(file);
  house.pass(50000);
  house.settle_down();
  Guest alice(house, "a");
  alice.must({{"do", "watch"}, {"table", id}});
  EXPECT_FALSE(is_over(alice, id));
  house.pass(10000);
  house.until([&] { return is_over(alice, id); });
}

// A house that reads every table before it opens its door, or a table at which time runs out before
// it was read.
TEST(Clocks, GoOnAtOneTableAfterTheOther) {
  const Folder folder;
  const auto file = folder / "belle.sqlite";
  std::vector<std::string> ids;
  {
    TestHouse house(file);
    Guest alice(house, "a");
    Guest bruno(house, "b");
    for (int i = 0; i < 4; ++i) {
      ids.push_back(opened(alice.must(create({}))));
      bruno.must({{"do", "sit"}, {"table", ids.back()}});
    }
  }
  TestHouse house(file);
  EXPECT_EQ(house->metrics().tables, 1U) << "the others are not read yet";
  house.pass(59999);
  Guest alice(house, "a");
  alice.must({{"do", "watch"}, {"table", ids.back()}});
  EXPECT_EQ(alice.table(ids.back()).at("clock").at("left").at(0), 60000) << "where somebody comes";
  house.until([&] { return house->metrics().tables == 4; });
  house.pass(60001);
  for (const std::string& id : ids) {
    alice.must({{"do", "watch"}, {"table", id}});
    house.until([&] { return is_over(alice, id); });
  }
}

// Games lost over night because the list of tables could not be read when the house opened.
TEST(Clocks, StandStillUntilTheTablesCanBeListed) {
  auto store = std::make_unique<store::MemoryStore>();
  store::MemoryStore& kept = *store;
  std::vector<std::string> ids;
  {
    MemoryHouse yesterday;
    Guest alice(yesterday, "a");
    Guest bruno(yesterday, "b");
    for (int i = 0; i < 2; ++i) {
      ids.push_back(opened(alice.must(create({}))));
      bruno.must({{"do", "sit"}, {"table", ids.back()}});
      kept.append({ids.back(), 0, yesterday.store().journals[ids.back()],
                   *yesterday.store().summary(ids.back())},
                  [](const auto&) {});
    }
  }
  kept.reads_fail = true;
  TestHouse house(std::move(store));
  house.pass(90000);
  house.settle_down();
  EXPECT_FALSE(house.warnings().empty());
  kept.reads_fail = false;
  Guest guest(house, "c");
  guest.must({{"do", "watch"}, {"table", ids[0]}});
  EXPECT_EQ(guest.table(ids[0]).at("clock").at("left").at(0), 60000) << "where somebody comes";
  house.pass(30000);
  house.settle_down();
  guest.must({{"do", "watch"}, {"table", ids[1]}});
  EXPECT_EQ(guest.table(ids[1]).at("clock").at("left").at(0), 60000) << "when they are listed";
  EXPECT_EQ(guest.table(ids[0]).at("clock").at("left").at(0), 60000);
  guest.must({{"do", "watch"}, {"table", ids[0]}});
  EXPECT_EQ(guest.table(ids[0]).at("clock").at("left").at(0), 30000) << "once at each table";
  house.pass(60000);
  house.settle_down();
  for (const std::string& id : ids) EXPECT_TRUE(is_over(guest, id));
}

// A line in every journal each time that the house opens.
TEST(Clocks, ThatDoNotRunNeedNotGoOn) {
  MemoryHouse house;
  Guest alice(house, "a");
  Guest bruno(house, "b");
  const std::string id = opened(alice.must({{"do", "create"}, {"game", "lumiere"}, {"seats", 2}}));
  bruno.must({{"do", "sit"}, {"table", id}});
  const std::size_t length = house.store().journals.at(id).size();
  house->resume();
  house.settle_down();
  EXPECT_EQ(house.store().journals.at(id).size(), length);
}

// A clock that nobody looks at any more, because the table could not be read when the last one
// went.
TEST(Clocks, AreNotForgottenWhenNothingCanBeRead) {
  MemoryHouse house;
  store::MemoryStore& store = house.store();
  std::string id;
  {
    Guest alice(house, "a");
    Guest bruno(house, "b");
    id = opened(alice.must(create({})));
    bruno.must({{"do", "sit"}, {"table", id}});
    store.writes_fail = store::Failure::Kind::Broken;
    store.reads_fail = true;
    EXPECT_NE(alice.refused({{"do", "chat"}, {"table", id}, {"text", "!"}}), "");
  }
  store.writes_fail.reset();
  store.reads_fail = false;
  for (int second = 0; second < 70; ++second) {
    house.pass(1000);
    house.settle_down();
  }
  Guest alice(house, "a");
  alice.must({{"do", "watch"}, {"table", id}});
  EXPECT_TRUE(is_over(alice, id));
}

// Ever more tries to let one clock go on, the more often somebody asks for its table.
TEST(Clocks, AreTriedOnceASecondHoweverOftenSomebodyAsks) {
  MemoryHouse house;
  Guest alice(house, "a");
  Guest bruno(house, "b");
  const std::string id = opened(alice.must(create({})));
  bruno.must({{"do", "sit"}, {"table", id}});
  alice.must({{"do", "leave"}, {"table", id}});
  house.store().writes_fail = store::Failure::Kind::Full;
  house->resume();
  house.settle_down();
  const std::size_t before = house.planned();
  for (int i = 0; i < 50; ++i) bruno.ask({{"do", "record"}, {"table", id}});
  EXPECT_EQ(house.planned(), before);
}

// Clocks that run on, or out, because a full disk kept the house from noting that it is open again.
TEST(Clocks, GoOnWhenTheDiskHasRoomAgain) {
  MemoryHouse house;
  store::MemoryStore& store = house.store();
  Guest alice(house, "a");
  Guest bruno(house, "b");
  const std::string id = opened(alice.must(create({})));
  bruno.must({{"do", "sit"}, {"table", id}});
  alice.must({{"do", "leave"}, {"table", id}});
  house.settle_down();
  store.writes_fail = store::Failure::Kind::Full;
  house->resume();
  house.pass(90000);
  house.settle_down();
  store.writes_fail.reset();
  house.pass(1000);
  house.settle_down();
  alice.must({{"do", "watch"}, {"table", id}});
  EXPECT_FALSE(is_over(alice, id));
  EXPECT_EQ(alice.table(id).at("clock").at("left").at(0), 60000);
}

}  // namespace
}  // namespace belle::server
