// Servers on one database hear of each other: at once as a rule, and soon even if every word is
// lost.
#include <chrono>
#include <condition_variable>
#include <map>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "store/postgres.h"
#include "store/postgres/connection.h"
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
    presence_ = store_->enter({
        [this](const std::string& table, std::size_t length) {
          note([&] { heard_[table] = length; });
        },
        [this](const std::string& table, const std::vector<Watcher>& there) {
          note([&] { watched_[table] = there; });
        },
        [this](const Summary& summary, std::size_t length) {
          note([&] { changed_[summary.table] = length; });
        },
        [](PersonId) {},
    });
  }
  Store& operator*() { return *store_; }
  Store* operator->() { return store_.get(); }
  bool hears(const std::string& table, std::size_t length, std::chrono::milliseconds within) {
    std::unique_lock lock(mutex_);
    return came_.wait_for(lock, within, [&] { return heard_[table] >= length; });
  }
  bool hears_change(const std::string& table, std::size_t length,
                    std::chrono::milliseconds within) {
    std::unique_lock lock(mutex_);
    return came_.wait_for(lock, within, [&] { return changed_[table] >= length; });
  }
  bool hears_watching(const std::string& table, std::size_t count,
                      std::chrono::milliseconds within) {
    std::unique_lock lock(mutex_);
    return came_.wait_for(lock, within, [&] { return watched_[table].size() == count; });
  }
  Presence& presence() { return *presence_; }

 private:
  void note(const std::function<void()>& what) {
    const std::lock_guard lock(mutex_);
    what();
    came_.notify_all();
  }

  std::mutex mutex_;
  std::condition_variable came_;
  std::map<std::string, std::size_t> heard_;
  std::map<std::string, std::size_t> changed_;
  std::map<std::string, std::vector<Watcher>> watched_;
  std::unique_ptr<Presence> presence_;
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

// A person who looks elsewhere and never hears of a move that was made while the machine was deaf.
TEST_F(PostgresNews, WhoWasCutOffHearsOfOwnTablesSoon) {
  const PersonId ann = guest(*one, "Ann", "a").id;
  two.presence().follow(ann);
  for (std::size_t i = 0; i < 3; ++i) {
    Append own = sample("t", i);
    own.summary.changed = std::chrono::duration_cast<std::chrono::milliseconds>(
                              std::chrono::system_clock::now().time_since_epoch())
                              .count();
    own.summary.persons = {ann};
    ASSERT_TRUE(append(*one, own));
    EXPECT_TRUE(two.hears_change("t", i + 1, 6s));
    server.run(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'belle'"
        " AND (query LIKE 'LISTEN%' OR query = 'SELECT 1')");
  }
}

// People who sit for ever at a machine that died without a word.
TEST_F(PostgresNews, WhoDiesTakesItsPeopleAlong) {
  const PersonId ann = guest(*one, "Ann", "a").id;
  two.presence().watch("t", {{.person = 0}});
  server.run("INSERT INTO belle.present VALUES ('t', " + std::to_string(ann) +
                 ", 'three', 1); INSERT INTO belle.nodes VALUES ('three', clock_timestamp())",
             name);
  EXPECT_TRUE(two.hears_watching("t", 1, 3500ms));
  EXPECT_TRUE(two.hears_watching("t", 0, 7s));
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

// The last lines of a server that is closed, of which the others hear only when they compare.
TEST(PostgresFarewell, WhatIsWrittenToTheLastIsTold) {
  PostgresServer& server = shared_postgres();
  const std::string name = server.new_database();
  const std::string address = server.address(name);
  auto one = std::make_unique<Node>(address, "one");
  ASSERT_TRUE(append(**one, sample("t", 0)));
  server.run(
      "CREATE FUNCTION public.slow() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
      " PERFORM pg_sleep(0.5); RETURN NEW; END $$;"
      "CREATE TRIGGER slow BEFORE INSERT ON belle.lines"
      " FOR EACH ROW EXECUTE FUNCTION public.slow()",
      name);
  postgres::Connection ear(postgres::Address(address), 5s);
  std::this_thread::sleep_for(300ms);  // what was said of the first line
  ear.run("LISTEN belle");
  (*one)->append(sample("t", 1), [](const Result<void>& kept) { EXPECT_TRUE(kept); });
  one.reset();
  std::string said;
  for (const std::string& notice : ear.notices(500ms)) said += notice;
  EXPECT_TRUE(said.contains(" tables 1 2 ")) << said;
}

}  // namespace
}  // namespace belle::store
