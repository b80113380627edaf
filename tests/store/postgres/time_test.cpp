// The time by which all servers of a database go, and when the house was closed.
#include <chrono>
#include <cstdlib>
#include <functional>
#include <memory>
#include <stdexcept>
#include <thread>

#include <gtest/gtest.h>

#include "store/postgres.h"
#include "store/postgres/shared_time.h"
#include "tests/store/postgres/server.h"
#include "tests/store/sample.h"

namespace belle::store {
namespace {

using namespace std::chrono_literals;
using postgres::SharedTime;

constexpr Time kHour = 3600000;

std::unique_ptr<Store> server_at(const std::string& address, const std::string& name) {
  auto store = open_postgres(address, small_letters(), name);
  if (!store) throw std::runtime_error(store.error().reason);
  (*store)->enter({});
  return *std::move(store);
}

Time opened(const Store& store) { return store.time().value().opened; }

// A machine whose clock is wrong, or that was begun yesterday, and ends games too early or too
// late.
TEST(SharedTime, IsTheDatabasesWhateverTheClocksHereSay) {
  for (const Time ours : {Time{0}, 5 * kHour, -kHour}) {
    SharedTime time;
    time.heard({.now = 1000000, .opened = 7}, ours, ours + 10);
    EXPECT_EQ(time.at(ours + 5).now, 1000000);
    EXPECT_EQ(time.at(ours + 505).now, 1000500);
    EXPECT_EQ(time.at(ours).opened, 7);
  }
}

// Time that jumps back and forth with every answer that was long under way.
TEST(SharedTime, ASlowAnswerMovesNothing) {
  SharedTime time;
  time.heard({.now = 100000}, 0, 2);
  time.heard({.now = 101900}, 1000, 2000);  // it was answered after nine tenths of the way
  EXPECT_EQ(time.at(2001).now, 102000);
  time.heard({.now = 103000}, 3000, 3002);
  EXPECT_EQ(time.at(3001).now, 103000);
}

// A clock of ours that goes a little wrong, for ever.
TEST(SharedTime, IsMeasuredAnewNowAndThen) {
  SharedTime time;
  time.heard({.now = 100000}, 0, 2);
  for (Time second = 1; second <= 100; ++second)
    time.heard({.now = 100000 + second * 1001}, second * 1000, second * 1000 + 20);
  EXPECT_NEAR(static_cast<double>(time.at(100010).now), 200100, 20);
}

// Games that end because the database cannot be reached, and the others play on; or because nobody
// could move while nobody could reach it.
TEST(SharedTime, StandsStillWhileNothingIsHeard) {
  SharedTime time;
  time.heard({.now = 100000}, 0, 2);
  EXPECT_EQ(time.at(1001).now, 101000);
  EXPECT_LE(time.at(kHour).now, 102000);
  time.heard({.now = 100000 + kHour, .opened = 100000 + kHour}, kHour, kHour + 2);
  EXPECT_EQ(time.at(kHour + 1).now, 100000 + kHour);
}

// Servers that never agree again because the database's clock was set.
TEST(SharedTime, FollowsAClockThatIsSet) {
  for (const Time step : {kHour, -kHour}) {
    SharedTime time;
    time.heard({.now = 2 * kHour}, 0, 2);
    time.heard({.now = 2 * kHour + step + 1000}, 1000, 1300);
    EXPECT_NEAR(static_cast<double>(time.at(1150).now),
                static_cast<double>(2 * kHour + step + 1000), 1);
  }
}

class PostgresTime : public testing::Test {
 protected:
  Time of_database() const {
    return std::stoll(server.run("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::int8"));
  }
  /// Whether it is so within two seconds: servers hear of an opening within one.
  static bool soon(const std::function<bool()>& so) {
    for (int i = 0; i < 40 && !so(); ++i) std::this_thread::sleep_for(50ms);
    return so();
  }

  PostgresServer& server = shared_postgres();
  std::string name = server.new_database();
  std::string address = server.address(name);
};

// Clocks that are given time by every machine that comes, or by none after all were gone.
TEST_F(PostgresTime, AHouseIsOpenAsLongAsAnyServerIsThere) {
  auto one = server_at(address, "one");
  const Time first = opened(*one);
  EXPECT_LE(std::abs(of_database() - first), 2000) << "it was closed before";
  EXPECT_LE(std::abs(of_database() - one->time()->now), 500);
  auto two = server_at(address, "two");
  EXPECT_EQ(opened(*two), first);
  one.reset();
  auto three = server_at(address, "three");
  EXPECT_EQ(opened(*three), first) << "a rolling restart";
  two.reset();
  three.reset();
  EXPECT_GT(opened(*server_at(address, "four")), first) << "they said farewell";
}

// An hour in which nobody could play, and which everybody is charged; or two lines about it.
TEST_F(PostgresTime, AnOutageIsOneOpeningForAll) {
  const auto one = server_at(address, "one");
  const auto two = server_at(address, "two");
  const Time first = opened(*one);
  server.run("UPDATE belle.house SET beat = beat - 3600000", name);
  ASSERT_TRUE(soon([&] { return opened(*one) > first && opened(*two) > first; }));
  EXPECT_EQ(opened(*one), opened(*two));
}

// A row that is written to another page with every move, and its indexes with it.
TEST_F(PostgresTime, DeadlinesLeaveTheHeadsIndexesAlone) {
  constexpr std::size_t kMoves = 200;
  {
    const auto store = server_at(address, "one");
    for (std::size_t i = 0; i < kMoves; ++i) {
      Append move = sample("t", i);
      move.deadline = Deadline{.at = 1000000 + static_cast<Time>(i) * 1000, .grace = 5};
      ASSERT_TRUE(append(*store, move));
    }
  }
  const auto counted = [&](const std::string& what) {
    return std::stoul(
        server.run("SELECT " + what + " FROM pg_stat_user_tables WHERE relname = 'tables'", name));
  };
  ASSERT_TRUE(soon([&] { return counted("n_tup_upd") == kMoves - 1; }));
  EXPECT_GE(counted("n_tup_hot_upd"), kMoves * 9 / 10);
}

}  // namespace
}  // namespace belle::store
