// Belle at a table: when she is heard, and when she need not think.
#include "tests/server/memory_house.h"

namespace belle::server {
namespace {

namespace json = boost::json;

constexpr std::int64_t kPace = 5000;

class WithBelle : public testing::Test {
 protected:
  static House::Settings paced() {
    House::Settings settings = TestHouse::quick();
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
    house.until([&] { return house.planned() > 0; });
  }

  MemoryHouse house{paced()};
  store::MemoryStore& store = house.store();
  std::unique_ptr<Guest> alice = std::make_unique<Guest>(house, "a");
};

// Time that tells how hard her choice was: she is heard at her pace, not before.
TEST_F(WithBelle, SheIsHeardAtHerPace) {
  const std::string id = against("gamin");
  alice->play_any(id, 1);
  until_she_knows();
  const std::size_t before = alice->heard().size();
  const std::size_t lines = length(id);
  house.pass(kPace - 1);
  house.settle_down();
  EXPECT_EQ(alice->heard().size(), before);
  EXPECT_EQ(length(id), lines);
  house.pass(1);
  house.settle_down();
  EXPECT_TRUE(alice->is_turn(id));
  EXPECT_GT(length(id), lines);
}

// A thought that took longer, because others were thought for first, and tells how long.
TEST_F(WithBelle, OrAtAMultipleOfIt) {
  const std::string id = against("gamin");
  alice->play_any(id, 1);
  house.pass(kPace + 200);  // she has not been asked yet, or nobody has listened
  until_she_knows();
  house.pass(kPace - 201);
  house.settle_down();
  EXPECT_FALSE(alice->is_turn(id));
  house.pass(1);
  house.settle_down();
  EXPECT_TRUE(alice->is_turn(id));
}

// Belle who answers when the test wants it.
class AskedBelle final : public Thinkers {
 public:
  void ask(const Question& question, Stopped, Heard heard) override {
    most = question.milliseconds;
    move = question.table.match()->legal().front();
    tell = std::move(heard);
  }

  std::int64_t most = 0;
  std::string move;
  Heard tell;
};

// A choice that was hard, because she is heard later when her time ran out: at once, or after the
// question had to wait for others.
TEST_F(WithBelle, AThoughtThatIsCutShortIsHeardLikeAnyOther) {
  const auto heard_after = [](std::int64_t waited, bool cut_short) {
    auto thinkers = std::make_unique<AskedBelle>();
    AskedBelle& belle = *thinkers;
    MemoryHouse other(paced(), std::move(thinkers));
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
    other.settle_down();
    while (!host.is_turn(id)) {
      other.pass(1);
      other.settle_down();
    }
    return other.now() - asked;
  };
  for (const std::int64_t waited : {0L, 1L, kPace / 20, kPace / 5, kPace / 2, kPace - 2, kPace * 3})
    EXPECT_EQ(heard_after(waited, true), heard_after(waited, false)) << waited;
  EXPECT_EQ(heard_after(kPace / 20, true), kPace);
}

// Belle who is silent for an hour because the machine's clock was set back by one.
TEST_F(WithBelle, SheIsHeardAlsoWhenTheClockIsSetBack) {
  const std::string id = against("gamin");
  alice->play_any(id, 1);
  house.pass(-3600 * 1000);
  until_she_knows();
  house.pass(kPace);
  house.settle_down();
  EXPECT_TRUE(alice->is_turn(id));
}

// A move that comes although nobody looks, or never when somebody looks again.
TEST_F(WithBelle, SheThinksForThoseWhoLook) {
  const std::string id = against("gamin");
  alice->play_any(id, 1);
  const std::size_t lines = length(id);
  until_she_knows();
  alice.reset();
  house.pass(10 * kPace);
  house.settle_down();
  EXPECT_EQ(length(id), lines);
  EXPECT_EQ(house->metrics().tables, 0U);
  Guest again(house, "a");
  again.must({{"do", "watch"}, {"table", id}});
  EXPECT_FALSE(again.is_turn(id));
  until_she_knows();
  house.pass(kPace);
  house.settle_down();
  EXPECT_TRUE(again.is_turn(id));
  EXPECT_EQ(house->metrics().thoughts, 1U);
}

// A long thought for nobody, for which everybody else waits.
TEST_F(WithBelle, AThoughtThatNobodyNeedsStops) {
  House::Settings slow = TestHouse::quick();
  slow.pace = 3600 * 1000;
  MemoryHouse other(slow);
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
  other.settle_down();
  EXPECT_TRUE(host.is_turn(short_one));
}

// Her answer to a move that was taken back meanwhile.
TEST_F(WithBelle, AMoveTakenBackIsNotAnswered) {
  const std::string id = against("gamin");
  alice->play_any(id, 1);
  until_she_knows();
  alice->must({{"do", "undo"}, {"table", id}, {"ply", 1}, {"moves", 1}});
  EXPECT_TRUE(alice->is_turn(id));
  house.pass(10 * kPace);
  house.settle_down();
  EXPECT_EQ(alice->table(id).at("ply"), 0);
  alice->play_any(id, 2);
  until_she_knows();
  house.pass(kPace);
  house.settle_down();
  EXPECT_EQ(house->metrics().thoughts, 1U);
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
  house.pass(kPace);
  house.settle_down();
  EXPECT_EQ(house->metrics().failed_writes, 1U);
  EXPECT_EQ(alice->heard().size(), heard) << "nothing happened";
  EXPECT_EQ(length(id), lines);
  house.pass(1000);
  house.settle_down();
  EXPECT_EQ(house->metrics().failed_writes, 1U) << "she waits";
  store.writes_fail.reset();
  store.reads_fail = false;
  house.pass(1000);
  until_she_knows();
  house.pass(kPace);
  house.settle_down();
  EXPECT_TRUE(alice->is_turn(id));
  EXPECT_EQ(alice->table(id).at("ply"), 2);
}

}  // namespace
}  // namespace belle::server
