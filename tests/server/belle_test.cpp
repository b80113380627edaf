// Belle at a table: when she is heard, and when she need not think.
#include "table/settings.h"
#include "tests/server/memory_server.h"
#include "tests/table/table_test_kit.h"

namespace belle::server {
namespace {

namespace json = boost::json;

constexpr std::int64_t kPace = 5000;

class WithBelle : public testing::Test {
 protected:
  static Server::Settings paced() {
    Server::Settings settings = TestServer::quick();
    settings.pace = kPace;
    return settings;
  }
  // A table at which Alice begins.
  std::string against(const char* level) {
    return opened(alice->must({{"do", "create"},
                               {"game", "lumiere"},
                               {"seats", 2},
                               {"options", {{"start", "orange"}}},
                               {"belle", {{"blue", level}}}}));
  }
  std::size_t length(const std::string& id) { return store.journals.at(id).size(); }
  // Her thought is there, and waits for its time.
  void until_she_knows() {
    server.until([&] { return server.planned() > 0; });
  }

  MemoryServer server{paced()};
  store::MemoryStore& store = server.store();
  std::unique_ptr<Guest> alice = std::make_unique<Guest>(server, "a");
};

// Time that tells how hard her choice was: she is heard at her pace, not before.
TEST_F(WithBelle, SheIsHeardAtHerPace) {
  const std::string id = against("gamin");
  alice->play_any(id, 1);
  until_she_knows();
  const std::size_t before = alice->heard().size();
  const std::size_t lines = length(id);
  server.pass(kPace - 1);
  server.run_until_idle();
  EXPECT_EQ(alice->heard().size(), before);
  EXPECT_EQ(length(id), lines);
  server.pass(1);
  server.run_until_idle();
  EXPECT_TRUE(alice->is_turn(id));
  EXPECT_GT(length(id), lines);
}

// A thought that took longer, because others were thought for first, and tells how long.
TEST_F(WithBelle, OrAtAMultipleOfIt) {
  const std::string id = against("gamin");
  alice->play_any(id, 1);
  server.pass(kPace + 200);  // she has not been asked yet, or nobody has listened
  until_she_knows();
  server.pass(kPace - 201);
  server.run_until_idle();
  EXPECT_FALSE(alice->is_turn(id));
  server.pass(1);
  server.run_until_idle();
  EXPECT_TRUE(alice->is_turn(id));
}

// Belle who answers when the test wants it.
class AskedBelle final : public MoveFinder {
 public:
  void ask(MoveQuery query, StopFlag, MoveFound heard) override {
    most = query.milliseconds;
    query.level = "random";
    move = *table::find_game(table::games(), query.game)->find_move(query, {});
    tell = std::move(heard);
  }

  std::int64_t most = 0;
  std::string move;
  MoveFound tell;
};

// A choice that was hard, because she is heard later when her time ran out: at once, or after the
// question had to wait for others.
TEST_F(WithBelle, AThoughtThatIsCutShortIsHeardLikeAnyOther) {
  const auto heard_after = [](std::int64_t waited, bool cut_short) {
    auto move_finder = std::make_unique<AskedBelle>();
    AskedBelle& belle = *move_finder;
    MemoryServer other(paced(), std::move(move_finder));
    Guest host(other, "a");
    const std::string id = opened(host.must({{"do", "create"},
                                             {"game", "lumiere"},
                                             {"seats", 2},
                                             {"options", {{"start", "orange"}}},
                                             {"belle", {{"blue", "gamin"}}}}));
    host.play_any(id, 1);
    const table::Time asked = other.now();
    constexpr std::int64_t kNoticed = kPace / 20;  // until she and the house know that it is over
    other.pass(waited + (cut_short ? belle.most + kNoticed : 1));
    belle.tell(belle.move, waited);
    other.run_until_idle();
    while (!host.is_turn(id)) {
      other.pass(1);
      other.run_until_idle();
    }
    return other.now() - asked;
  };
  for (const std::int64_t waited : {0L, 1L, kPace / 20, kPace / 5, kPace / 2, kPace - 2, kPace * 3})
    EXPECT_EQ(heard_after(waited, true), heard_after(waited, false)) << waited;
  EXPECT_EQ(heard_after(kPace / 20, true), kPace);
}

// Belle with one thread, whose thoughts end when the test wants it.
class OneThread final : public MoveFinder {
 public:
  std::size_t threads() const override { return 1; }
  void ask(MoveQuery query, StopFlag stopped, MoveFound heard) override {
    asked.push_back(query.level);
    query.level = "random";
    move_ = *table::find_game(table::games(), query.game)->find_move(query, {});
    stopped_ = std::move(stopped);
    heard_ = std::move(heard);
  }
  bool thinks() const { return heard_ && !*stopped_; }
  void answer() { std::exchange(heard_, {})(move_, 0); }

  std::vector<std::string> asked;  // levels

 private:
  std::string move_;
  StopFlag stopped_;
  MoveFound heard_;
};

class WithOneThread : public testing::Test {
 public:
  static constexpr std::int64_t kUsual = 700;
  static Server::Settings paced() {
    Server::Settings settings = TestServer::quick();
    settings.pace = kUsual;
    return settings;
  }
  WithOneThread() : WithOneThread(std::make_unique<OneThread>()) {}
  explicit WithOneThread(std::unique_ptr<OneThread> finder)
      : belle(*finder), server(paced(), std::move(finder)) {}

  // A table where she is asked now.
  std::string ask(Guest& guest, const char* level) {
    const std::string id = opened(guest.must({{"do", "create"},
                                              {"game", "lumiere"},
                                              {"seats", 2},
                                              {"options", {{"start", "orange"}}},
                                              {"belle", {{"blue", level}}}}));
    guest.play_any(id, 1);
    return id;
  }
  // How long a thought of a level takes.
  using Takes = std::function<table::Time(const std::string& level)>;
  void a_millisecond(const Takes& takes) {
    if (std::exchange(known_, belle.asked.size()) != belle.asked.size()) began_ = server.now();
    if (belle.thinks() && server.now() - began_ >= takes(belle.asked.back())) belle.answer();
    server.run_until_idle();
    server.pass(1);
    server.run_until_idle();
  }
  table::Time until_heard(Guest& guest, const std::string& id, const Takes& takes) {
    const table::Time asked = server.now();
    while (!guest.is_turn(id) && server.now() - asked < 100 * kUsual) a_millisecond(takes);
    return server.now() - asked;
  }

  OneThread& belle;
  MemoryServer server;

 private:
  std::size_t known_ = 0;
  table::Time began_ = 0;
};

// Whoever plays at forty tables, and lets everybody else wait until all of them were thought for.
TEST_F(WithOneThread, WhoWantsMuchMakesNobodyElseWaitMuch) {
  const auto all_she_may = [](const std::string& level) { return level == "belle" ? 560 : 1; };
  std::vector<std::unique_ptr<Guest>> attackers;
  for (int i = 0; i < 8; ++i) {
    attackers.push_back(
        std::make_unique<Guest>(server, "attacker " + std::to_string(i), "203.0.113.5"));
    for (int j = 0; j < 5; ++j) ask(*attackers.back(), "belle");
  }
  Guest visitor(server, "visitor", "198.51.100.1");
  for (int i = 0; i < 3; ++i) {
    for (int j = 0; j < 100 + 137 * i; ++j) a_millisecond(all_she_may);
    const std::string id = ask(visitor, "gamin");
    EXPECT_LE(until_heard(visitor, id, all_she_may), 2 * kUsual);
  }
  EXPECT_LE(until_heard(visitor, ask(visitor, "belle"), all_she_may), 2 * kUsual);
}

// The time at one's own table, by which one can measure how hard the choice was at another.
TEST_F(WithOneThread, TheBeatTellsNothingOfAnotherTable) {
  const auto heard = [](table::Time took, const char* level, int later) {
    struct World : WithOneThread {
      void TestBody() override {}
    } world;
    Guest other(world.server, "other", "203.0.113.5");
    Guest own(world.server, "own", "198.51.100.1");
    world.ask(other, level);
    world.ask(other, level);
    const auto takes = [&](const std::string&) { return took; };
    for (int i = 0; i < later; ++i) world.a_millisecond(takes);
    return world.until_heard(own, world.ask(own, level), takes);
  };
  for (const char* level : {"belle", "gamin"})
    for (const int later : {5, 15, 400})
      EXPECT_EQ(heard(level[0] == 'b' ? 555 : 16, level, later), heard(1, level, later))
          << level << ' ' << later;
}

// A query that cannot be answered, after which the game waits for ever, or the house stops.
TEST_F(WithBelle, SheIsAskedAgainWhenNoMoveWasFound) {
  auto move_finder = std::make_unique<AskedBelle>();
  AskedBelle& belle = *move_finder;
  MemoryServer other(TestServer::quick(), std::move(move_finder));
  Guest host(other, "a");
  const std::string id = opened(host.must({{"do", "create"},
                                           {"game", "lumiere"},
                                           {"seats", 2},
                                           {"options", {{"start", "orange"}}},
                                           {"belle", {{"blue", "gamin"}}}}));
  host.play_any(id, 1);
  for (const char* nothing : {"", "fly to the moon"}) {
    const MoveFound unanswered = std::exchange(belle.tell, {});
    ASSERT_TRUE(unanswered);
    unanswered(nothing, 0);
    other.run_until_idle();
    EXPECT_FALSE(host.is_turn(id));
    EXPECT_FALSE(belle.tell) << "not in the same moment, which would never end";
    other.pass(1000);
    other.run_until_idle();
  }
  ASSERT_TRUE(belle.tell);
  belle.tell(belle.move, 0);
  other.run_until_idle();
  EXPECT_TRUE(host.is_turn(id));
}

// Belle who is silent for an hour because the machine's clock was set back by one.
TEST_F(WithBelle, SheIsHeardAlsoWhenTheClockIsSetBack) {
  const std::string id = against("gamin");
  alice->play_any(id, 1);
  server.pass(-3600 * 1000);
  until_she_knows();
  server.pass(kPace);
  server.run_until_idle();
  EXPECT_TRUE(alice->is_turn(id));
}

// A move that comes although nobody looks, or never when a person looks again.
TEST_F(WithBelle, SheThinksForThoseWhoLook) {
  const std::string id = against("gamin");
  alice->play_any(id, 1);
  const std::size_t lines = length(id);
  until_she_knows();
  alice.reset();
  server.pass(10 * kPace);
  server.run_until_idle();
  EXPECT_EQ(length(id), lines);
  EXPECT_EQ(server->metrics().tables, 0U);
  Guest again(server, "a");
  again.must({{"do", "watch"}, {"table", id}});
  EXPECT_FALSE(again.is_turn(id));
  until_she_knows();
  server.pass(kPace);
  server.run_until_idle();
  EXPECT_TRUE(again.is_turn(id));
  EXPECT_EQ(server->metrics().thoughts, 1U);
}

// A long thought for nobody, for which everybody else waits.
TEST_F(WithBelle, AThoughtThatNobodyNeedsStops) {
  Server::Settings slow = TestServer::quick();
  slow.pace = 3600 * 1000;
  MemoryServer other(slow);
  Guest host(other, "a");
  const auto create = [&](const char* level) {
    return opened(host.must({{"do", "create"},
                             {"game", "lumiere"},
                             {"seats", 2},
                             {"options", {{"start", "orange"}}},
                             {"belle", {{"blue", level}}}}));
  };
  const std::string long_one = create("belle");
  const std::string short_one = create("gamin");
  host.play_any(long_one, 1);
  host.play_any(short_one, 1);
  host.must({{"do", "leave"}, {"table", long_one}});
  other.until([&] { return other.planned() > 0; });
  other.pass(slow.pace);
  other.run_until_idle();
  EXPECT_TRUE(host.is_turn(short_one));
}

// Her answer to a move that was taken back meanwhile.
TEST_F(WithBelle, AMoveTakenBackIsNotAnswered) {
  const std::string id = against("gamin");
  alice->play_any(id, 1);
  until_she_knows();
  alice->must({{"do", "undo"}, {"table", id}, {"ply", 1}, {"moves", 1}});
  EXPECT_TRUE(alice->is_turn(id));
  server.pass(10 * kPace);
  server.run_until_idle();
  EXPECT_EQ(alice->table(id).at("ply"), 0);
  alice->play_any(id, 2);
  until_she_knows();
  server.pass(kPace);
  server.run_until_idle();
  EXPECT_EQ(server->metrics().thoughts, 1U);
  EXPECT_TRUE(alice->is_turn(id));
}

// Belle who gives up when a write fails, or asks for it without a pause.
TEST_F(WithBelle, SheTriesAgainWhenHerMoveWasNotKept) {
  const std::string id = against("gamin");
  alice->play_any(id, 1);
  const std::size_t lines = length(id);
  until_she_knows();
  store.writes_fail = store::Failure::Kind::Full;
  store.reads_fail = true;  // not even the journal can be read
  const std::size_t heard = alice->heard().size();
  server.pass(kPace);
  server.run_until_idle();
  EXPECT_EQ(server->metrics().failed_writes, 1U);
  EXPECT_EQ(alice->heard().size(), heard) << "nothing happened";
  EXPECT_EQ(length(id), lines);
  server.pass(1000);
  server.run_until_idle();
  EXPECT_EQ(server->metrics().failed_writes, 1U) << "she waits";
  store.writes_fail.reset();
  store.reads_fail = false;
  server.pass(1000);
  until_she_knows();
  server.pass(kPace);
  server.run_until_idle();
  EXPECT_TRUE(alice->is_turn(id));
  EXPECT_EQ(alice->table(id).at("ply"), 2);
}

}  // namespace
}  // namespace belle::server
