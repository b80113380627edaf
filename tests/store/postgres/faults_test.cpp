// Every way in which a database fails: in words without a secret, and without losing a line that
// was answered.
#include <atomic>
#include <chrono>
#include <functional>
#include <semaphore>
#include <thread>

#include <gtest/gtest.h>

#include "store/postgres.h"
#include "store/postgres/connection.h"
#include "store/postgres/words.h"
#include "tests/store/postgres/server.h"
#include "tests/store/postgres/wire.h"
#include "tests/store/sample.h"

namespace belle::store {
namespace {

using namespace std::chrono_literals;
using enum Failure::Kind;

std::unique_ptr<Store> opened_postgres(const std::string& address) {
  auto store = open_postgres(address, small_letters(), "node");
  if (!store) throw std::runtime_error(store.error().reason);
  return *std::move(store);
}

std::string reason(const std::string& address) {
  const auto store = open_postgres(address, small_letters(), "node");
  return store ? "opened" : store.error().reason;
}

// An operator who is told nothing, or a password that stands in a log.
TEST(PostgresWords, SayWhatIsWrongWithoutThePassword) {
  PostgresServer& server = shared_postgres();
  const std::string nowhere = reason("postgresql://ann:s3cret@127.0.0.1:1/belle");
  EXPECT_EQ(nowhere,
            "PostgreSQL at 127.0.0.1:1/belle: nothing answers there: is PostgreSQL running?");
  EXPECT_NE(reason(server.address("nothing")).find("no such database"), std::string::npos)
      << reason(server.address("nothing"));
  const std::string wrong = reason(server.address("postgres", "guarded:s3cret.too"));
  EXPECT_NE(wrong.find("the user or the password is wrong"), std::string::npos) << wrong;
  EXPECT_EQ(wrong.find("s3cret"), std::string::npos);
  const std::string nonsense = reason("postgresql://ann:s3cret@host/db?nonsense=1");
  EXPECT_NE(nonsense.find("cannot be understood"), std::string::npos) << nonsense;
  EXPECT_EQ(nonsense.find("s3cret"), std::string::npos);
}

// A password of which a part stands where hosts and databases are shown, because it has a letter
// that ends it for libpq.
TEST(PostgresWords, NeverShowAPartOfAPassword) {
  for (const char* given :
       {"postgresql://belle:Zq/xW@db/belle", "postgresql://belle:77/xW@db/belle",
        "postgresql://belle:/xW@db/belle", "postgresql://belle:Zq@xW@db/belle",
        "postgresql://belle:Zq@xW/db@db/belle", "postgresql://belle:Zq@xW:1/x?y=z@db/belle",
        "postgresql://belle:77/xW?host=x@db/belle", "postgresql://belle:Zq,x:77/xW@db/belle",
        "postgresql://belle:Zq@xW/belle?application_name=x@db", "postgres://belle:Zq/xW+=@db/belle",
        "host=Zq@xW dbname=belle", "host=db port=Zq/xW dbname=belle", "host=db port=77,xW",
        "host=db dbname=xW@Zq", "host=db port=773456 dbname=belle"}) {
    const auto shown = shown_address(given);
    ASSERT_FALSE(shown) << given << " is shown as " << *shown;
    for (const char* part : {"Zq", "xW", "77"})
      EXPECT_EQ(shown.error().reason.find(part), std::string::npos);
    EXPECT_EQ(shown.error().reason, reason(given));
  }
  for (const auto& [given, expected] : std::initializer_list<std::pair<const char*, const char*>>{
           {"postgresql://belle:pa%2Fs%40s@db/belle", "PostgreSQL at db/belle"},
           {"postgresql://belle:pa?ss=+@db:5433/belle?sslmode=require",
            "PostgreSQL at db:5433/belle"},
           {"postgresql://belle@a,b:5433/belle", "PostgreSQL at a,b:,5433/belle"},
           {"postgresql:///belle?host=/run/a&password=pass", "PostgreSQL at /run/a/belle"},
           {"host=db password=pa/s@s port=5432,5433 dbname=belle",
            "PostgreSQL at db:5432,5433/belle"}})
    EXPECT_EQ(shown_address(given).value_or("refused"), expected) << given;
}

// A database that takes no writes, and a house that opens with it all the same.
TEST(PostgresWords, SayThatADatabaseIsReadOnly) {
  PostgresServer& server = shared_postgres();
  const std::string name = server.new_database();
  const std::string address = server.address(name);
  server.run("ALTER DATABASE " + name + " SET default_transaction_read_only = on");
  EXPECT_NE(reason(address).find("takes no writes"), std::string::npos) << reason(address);
  server.run("ALTER DATABASE " + name + " RESET default_transaction_read_only");
  EXPECT_EQ(reason(address), "opened");
}

// An old program that writes to a database it does not understand.
TEST(PostgresWords, SayThatADatabaseIsOfANewerVersion) {
  PostgresServer& server = shared_postgres();
  const std::string name = server.new_database();
  const std::string address = server.address(name);
  EXPECT_EQ(reason(address), "opened");
  server.run("UPDATE belle.layout SET steps = 1000", name);
  EXPECT_NE(reason(address).find("a newer version of Belle Époque"), std::string::npos)
      << reason(address);
}

// A server of yesterday that is used until the first thing it does not know.
TEST(PostgresWords, SayThatAServerIsTooOld) {
  const auto fault = postgres::version_fault("PostgreSQL at db/belle", 140011);
  ASSERT_TRUE(fault);
  EXPECT_EQ(fault->reason,
            "PostgreSQL at db/belle: this is PostgreSQL 14; 15 or a newer one is needed");
  EXPECT_FALSE(postgres::version_fault("PostgreSQL at db/belle", 150000));
}

// A house that waits for ever for the settings of a connection, which a database took that stalls.
TEST(PostgresFaults, AScriptIsNotWaitedForForEver) {
  PostgresServer& server = shared_postgres();
  postgres::Connection connection(postgres::Address(server.address(server.new_database())), 300ms);
  EXPECT_THROW(connection.run("SELECT pg_sleep(3)"), postgres::Lost);
}

// A house that stays with a database that takes no writes any more, although the other one does.
TEST(PostgresFaults, OfTwoDatabasesTheOneThatTakesWritesIsUsed) {
  PostgresServer one;
  PostgresServer other;
  const std::string name = one.new_database();
  ASSERT_EQ(other.new_database(), name);
  ASSERT_TRUE(append(*opened_postgres(other.address(name)), sample("t", 0)));  // as a copy has it
  const std::string both =
      "postgresql://belle@/" + name + "?host=" + one.socket().parent_path().string() + ',' +
      other.socket().parent_path().string() + "&target_session_attrs=read-write";
  const auto store = opened_postgres(both);
  ASSERT_TRUE(append(*store, sample("t", 0)));
  EXPECT_EQ(one.run("SELECT count(*) FROM belle.lines", name), "1");
  one.run("ALTER SYSTEM SET default_transaction_read_only = on");
  one.run("SELECT pg_reload_conf()");
  while (one.run("SHOW default_transaction_read_only") != "on") std::this_thread::sleep_for(10ms);
  std::this_thread::sleep_for(200ms);  // each of its processes hears of it by itself
  EXPECT_EQ(kind_of(append(*store, sample("t", 1))), Broken) << "said, and nothing of it is kept";
  EXPECT_TRUE(append(*store, sample("t", 1)));
  EXPECT_EQ(other.run("SELECT count(*) FROM belle.lines", name), "2");
  EXPECT_EQ(one.run("SELECT count(*) FROM belle.lines", name), "1");
}

// Appends one line after the other, several tables at once, until it is told to stop; what was
// answered with yes must be there in the end, and nothing else.
class Appending {
 public:
  explicit Appending(Store& store) : store_(store) {
    for (std::size_t i = 0; i < kTables; ++i) next(i, 0);
  }
  void stop() {
    stopping_ = true;
    for (std::size_t i = 0; i < kTables; ++i) ended_.acquire();
  }
  std::size_t answered() const { return answered_; }
  void check() {
    for (std::size_t i = 0; i < kTables; ++i)
      EXPECT_EQ(length_of(store_, table(i)), lengths_[i]) << table(i);
  }

 private:
  static constexpr std::size_t kTables = 8;
  static std::string table(std::size_t number) { return "t" + std::to_string(number); }

  void next(std::size_t number, std::size_t length) {
    lengths_[number] = length;
    if (stopping_) return ended_.release();
    store_.append(sample(table(number), length), [=, this](const Result<void>& kept) {
      EXPECT_TRUE(kept) << kept.error().reason;
      ++answered_;
      next(number, kept ? length + 1 : length);
    });
  }

  Store& store_;
  std::atomic<bool> stopping_ = false;
  std::atomic<std::size_t> answered_ = 0;
  std::array<std::atomic<std::size_t>, kTables> lengths_{};
  std::counting_semaphore<> ended_{0};
};

void wait_for_more(const Appending& appending, std::size_t more) {
  const std::size_t before = appending.answered();
  while (appending.answered() < before + more) std::this_thread::sleep_for(5ms);
}

// Moves that are lost or doubled because the connection was cut while they were written.
TEST(PostgresFaults, CutConnectionsLoseAndDoubleNothing) {
  PostgresServer& server = shared_postgres();
  const auto store = opened_postgres(server.address(server.new_database()));
  Appending appending(*store);
  for (int i = 0; i < 10; ++i) {
    wait_for_more(appending, 20);
    server.run(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE application_name = 'belle'");
  }
  wait_for_more(appending, 20);
  appending.stop();
  appending.check();
}

// The same for sure: the database has kept them, and its answer is lost.
TEST(PostgresFaults, WhatWasKeptIsAnsweredEvenIfTheAnswerWasLost) {
  PostgresServer& server = shared_postgres();
  const std::string name = server.new_database();
  Wire wire(server.socket());
  const auto store = opened_postgres(wire.address(name));
  ASSERT_TRUE(append(*store, sample("t", 0)));
  for (std::size_t i = 1; i < 5; ++i) {
    wire.lose_next_answer();
    EXPECT_TRUE(append(*store, sample("t", i)));
    EXPECT_TRUE(wire.has_lost());
  }
  EXPECT_EQ(length_of(*store, "t"), 5U);
  wire.lose_next_answer();
  EXPECT_TRUE(append(*store, sample("new", 0, 2))) << "also of a table that begins";
  EXPECT_EQ(length_of(*store, "new"), 2U);
  wire.lose_next_answer();
  const Person ann = guest(*store, "Ann", "phone");
  EXPECT_EQ(ask(*store, &Store::person_of, "phone").value(), ann);
  EXPECT_EQ(server.run("SELECT count(*) FROM belle.persons", name), "1");
  wire.lose_next_answer();
  EXPECT_EQ(journal(*store, "new").value().size(), 2U) << "and what is read";
}

// The same when the database crashes and recovers.
TEST(PostgresFaults, ACrashOfTheDatabaseLosesAndDoublesNothing) {
  PostgresServer server;
  const auto store = opened_postgres(server.address(server.new_database()));
  Appending appending(*store);
  for (int i = 0; i < 3; ++i) {
    wait_for_more(appending, 20);
    server.crash();
    server.start();
  }
  wait_for_more(appending, 20);
  appending.stop();
  appending.check();
}

// A house that waits for ever for a database that is gone; one that is of no use when it is back.
TEST(PostgresFaults, WithoutADatabaseItIsSaidAndLaterItGoesOn) {
  PostgresServer server;
  auto store = open_postgres(server.address(server.new_database()), small_letters(), "node", 300ms);
  ASSERT_TRUE(store);
  ASSERT_TRUE(append(**store, sample("t", 0)));
  server.crash();
  EXPECT_EQ(kind_of(append(**store, sample("v", 0))), Broken);
  EXPECT_EQ(kind_of(ask(**store, &Store::journal, "t", 0U)), Broken);
  server.start();
  EXPECT_TRUE(append(**store, sample("t", 1)));
  EXPECT_EQ(length_of(**store, "t"), 2U);
  EXPECT_EQ(length_of(**store, "v"), 0U) << "nothing of a refused write is kept";
}

// Two servers that both believe to be first, and one that does not see what the other wrote.
TEST(PostgresFaults, OfTwoServersOneIsHeard) {
  const std::string address = shared_postgres().address(shared_postgres().new_database());
  const auto one = opened_postgres(address);
  const auto two = opened_postgres(address);
  std::atomic<int> kept = 0;
  for (std::size_t i = 0; i < 50; ++i)
    for (Store* store : {one.get(), two.get()})
      store->append(sample(std::to_string(i), 0), [&](const Result<void>& result) {
        if (result)
          ++kept;
        else
          EXPECT_EQ(kind_of(result), Conflict) << result.error().reason;
      });
  for (Store* store : {one.get(), two.get()}) {
    std::promise<void> flushed;
    store->flush([&] { flushed.set_value(); });
    flushed.get_future().wait();
  }
  EXPECT_EQ(kept, 50);
}

}  // namespace
}  // namespace belle::store
