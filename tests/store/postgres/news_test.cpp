// Servers on one database hear of each other: at once as a rule, and soon even if every word is
// lost.
#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <stdexcept>

#include <gtest/gtest.h>

#include "store/postgres.h"
#include "tests/store/postgres/server.h"
#include "tests/store/sample.h"

namespace belle::store {
namespace {

using namespace std::chrono_literals;

/// A server's store, and what it was told.
class Node {
 public:
  Node(const std::string& address, const std::string& name) {
    auto store = open_postgres(address, small_letters(), name);
    if (!store) throw std::runtime_error(store.error().reason);
    store_ = *std::move(store);
    store_->share([this](const std::string& table, std::size_t length) {
      const std::lock_guard lock(mutex_);
      heard_[table] = length;
      came_.notify_all();
    });
  }
  Store& operator*() { return *store_; }
  Store* operator->() { return store_.get(); }
  bool hears(const std::string& table, std::size_t length, std::chrono::milliseconds within) {
    std::unique_lock lock(mutex_);
    return came_.wait_for(lock, within, [&] { return heard_[table] >= length; });
  }

 private:
  std::mutex mutex_;
  std::condition_variable came_;
  std::map<std::string, std::size_t> heard_;
  std::unique_ptr<Store> store_;  // the last member: its threads use the others
};

class PostgresNews : public testing::Test {
 protected:
  PostgresServer& server = shared_postgres();
  std::string name = server.new_database();
  std::string address = server.address(name);
  Node one{address, "one"};
  Node two{address, "two"};
};

// A friend's move that is seen at another machine only after a reload.
TEST_F(PostgresNews, WhatOneWritesTheOtherHears) {
  ASSERT_TRUE(append(*one, sample("t", 0)));
  ASSERT_TRUE(append(*one, sample("other", 0)));
  two->follow("t");
  EXPECT_TRUE(two.hears("t", 1, 3s)) << "as long as it is when one begins to follow";
  for (std::size_t i = 1; i < 20; ++i) {
    ASSERT_TRUE(append(*one, sample("t", i)));
    EXPECT_TRUE(two.hears("t", i + 1, 1500ms)) << "before lengths are compared";
  }
  EXPECT_FALSE(two.hears("other", 1, 0ms)) << "nobody looks at it there";
  two->unfollow("t");
  ASSERT_TRUE(append(*one, sample("t", 20)));
  EXPECT_FALSE(two.hears("t", 21, 300ms));
}

// A machine that is deaf from the moment at which its connection was cut, or stands still.
TEST_F(PostgresNews, WhoWasCutOffHearsItSoon) {
  ASSERT_TRUE(append(*one, sample("t", 0)));
  two->follow("t");
  ASSERT_TRUE(two.hears("t", 1, 3s));
  for (std::size_t i = 1; i < 4; ++i) {
    server.run(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'belle'"
        " AND (query LIKE 'LISTEN%' OR query = 'SELECT 1')");
    ASSERT_TRUE(append(*one, sample("t", i)));
    EXPECT_TRUE(two.hears("t", i + 1, 3s));
  }
}

// Words that were never said, because the one who wrote them died right after.
TEST_F(PostgresNews, WhatWasNeverSaidIsHeardAllTheSame) {
  ASSERT_TRUE(append(*one, sample("t", 0)));
  two->follow("t");
  ASSERT_TRUE(two.hears("t", 1, 3s));
  server.run(
      "INSERT INTO belle.lines SELECT number, 1, 0, 'x' FROM belle.tables WHERE id = 't';"
      "UPDATE belle.tables SET length = 2 WHERE id = 't'",
      name);
  EXPECT_TRUE(two.hears("t", 2, 3s));
}

// Clocks that are given time by every machine that comes, or by none after all were gone.
TEST(PostgresNodes, TheFirstToComeKnowsIt) {
  PostgresServer& server = shared_postgres();
  const std::string address = server.address(server.new_database());
  {
    Node one(address, "one");
    EXPECT_TRUE(one->was_closed());
    Node two(address, "two");
    EXPECT_FALSE(two->was_closed());
    Node again(address, "one");
    EXPECT_FALSE(again->was_closed()) << "another one is there";
  }
  EXPECT_TRUE(Node(address, "three")->was_closed()) << "they said farewell";
}

}  // namespace
}  // namespace belle::store
