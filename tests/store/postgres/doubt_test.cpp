// Writes of which it is not known at first whether they are kept, because the database or a server
// stalled in the middle: nobody is told a falsehood, and nobody else waits for long.
#include <chrono>
#include <future>
#include <memory>
#include <thread>

#include <gtest/gtest.h>

#include "store/postgres.h"
#include "store/postgres/persons.h"
#include "store/postgres/writer.h"
#include "tests/store/postgres/server.h"
#include "tests/store/sample.h"

namespace belle::store::postgres {
namespace {

using namespace std::chrono_literals;
using enum Failure::Kind;

// A try of 400 ms, and a lock that is waited for 100 ms: the database stalls for longer.
constexpr Patience kImpatient{.longest = 400ms, .between = 20ms, .locks = 100ms};
constexpr const char* kStallOnce =
    "CREATE SEQUENCE public.stalls;"
    "CREATE FUNCTION public.stall() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
    " IF nextval('public.stalls') = 1 THEN PERFORM pg_sleep(1.2); END IF; RETURN NEW; END $$;";

class InDoubt : public testing::Test {
 protected:
  using Act = std::function<void(Connection&, bool)>;

  static std::future<Result<void>> written(Writer& writer, Append append) {
    return written(writer, Job{.append = std::move(append), .act = {}, .done = {}});
  }
  static std::future<Result<void>> written(Writer& writer, Act act) {
    return written(writer, Job{.append = {}, .act = std::move(act), .done = {}});
  }

  /// The first row that is inserted there is kept after 1.2 seconds.
  void stall(const std::string& table, const std::string& when) {
    server.run(kStallOnce + ("CREATE TRIGGER stall " + when + " INSERT ON belle." + table) +
                   " FOR EACH ROW EXECUTE FUNCTION public.stall()",
               name);
  }
  std::string first_of(const std::string& sql) { return server.run(sql, name); }

  PostgresServer& server = shared_postgres();
  std::string name = server.new_database();
  Address address{server.address(name)};
  std::unique_ptr<Store> other =
      open_postgres(server.address(name), small_letters(), "other").value();

 private:
  static std::future<Result<void>> written(Writer& writer, Job job) {
    const auto promise = std::make_shared<std::promise<Result<void>>>();
    job.done = [promise](Result<void> result) { promise->set_value(std::move(result)); };
    writer.add(std::move(job));
    return promise->get_future();
  }
};

// A move that is refused because an earlier try of itself holds the table, and then stands there.
TEST_F(InDoubt, AnAppendIsNotRefusedWhileAnEarlierTryIsUnderWay) {
  ASSERT_TRUE(append(*other, sample("t", 0)));
  stall("lines", "BEFORE");
  Writer writer(address, kImpatient);
  auto stalled = written(writer, sample("t", 1));
  const auto kept = stalled.get();
  EXPECT_TRUE(kept) << kept.error().reason;
  EXPECT_EQ(length_of(*other, "t"), 2U);
  EXPECT_TRUE(written(writer, sample("t", 2)).get());
}

// A move that is answered as kept although the journal has another's in its place.
TEST_F(InDoubt, AnotherServersLinesAreAConflict) {
  ASSERT_TRUE(append(*other, sample("t", 0)));
  server.run(
      "CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
      " IF NEW.line = 'ours' THEN PERFORM pg_sleep(1.2); RAISE 'no'; END IF; RETURN NEW; END $$;"
      "CREATE TRIGGER fail BEFORE INSERT ON belle.lines FOR EACH ROW EXECUTE FUNCTION fail()",
      name);
  Writer writer(address, kImpatient);
  Append ours = sample("t", 1);
  ours.entries.front().line = "ours";
  auto stalled = written(writer, ours);
  std::this_thread::sleep_for(200ms);
  EXPECT_TRUE(append(*other, sample("t", 1))) << "it waits until ours has failed";
  EXPECT_EQ(kind_of(stalled.get()), Conflict);
  EXPECT_EQ(length_of(*other, "t"), 2U);
}

// A guest who is told that nothing could be kept, and is there all the same, or twice.
TEST_F(InDoubt, AGuestIsAddedOnceAndIsToldSo) {
  stall("sessions", "AFTER");
  Writer writer(address, kImpatient);
  Person ann;
  auto added = written(writer, [&](Connection& connection, bool again) {
    ann = postgres::add_guest(connection, "Ann", "phone", 1, again);
  });
  const auto kept = added.get();
  EXPECT_TRUE(kept) << kept.error().reason;
  EXPECT_EQ(ask(*other, &Store::person_of, "phone").value(), ann);
  EXPECT_EQ(first_of("SELECT count(*) FROM belle.persons"), "1");
}

// A house that closes, and never ends because something is still held.
TEST_F(InDoubt, AHouseThatClosesDoesNotWaitForIt) {
  ASSERT_TRUE(append(*other, sample("t", 0)));
  Connection holder(address, 5s);
  holder.ask("BEGIN");
  holder.ask("SELECT 1 FROM tables FOR UPDATE");
  std::future<Result<void>> stalled;
  {
    Writer writer(address, {.longest = 100ms, .between = 20ms, .locks = 150ms});
    stalled = written(writer, sample("t", 1));
    std::this_thread::sleep_for(300ms);
  }
  EXPECT_FALSE(stalled.get());
  holder.ask("ROLLBACK");
}

// One table that a stalled program holds, and with it every table in the same trip, or for ever.
TEST_F(InDoubt, WhoHoldsATableHoldsUpNoOther) {
  for (const char* table : {"t", "u"}) ASSERT_TRUE(append(*other, sample(table, 0)));
  Connection holder(address, 5s);
  EXPECT_EQ(holder.ask("SHOW idle_in_transaction_session_timeout").text(0, 0), "5s");
  holder.ask("BEGIN");
  holder.ask("SELECT 1 FROM tables WHERE id = 't' FOR UPDATE");
  Writer writer(address, {.locks = 100ms});
  std::promise<void> gathered;
  written(writer, [gather = gathered.get_future().share()](Connection&, bool) { gather.wait(); });
  auto held = written(writer, sample("t", 1));
  auto beside = written(writer, sample("u", 1));
  gathered.set_value();
  EXPECT_EQ(kind_of(held.get()), Busy);
  EXPECT_TRUE(beside.get());
  holder.ask("ROLLBACK");
  EXPECT_TRUE(written(writer, sample("t", 1)).get()) << "nothing of the refused one is kept";
  Writer usual(address, {});
  EXPECT_TRUE(written(usual, [](Connection& connection, bool) {
                EXPECT_EQ(connection.ask("SHOW lock_timeout").text(0, 0), "2s");
              }).get());
}

// One write that is in doubt, and with it every move at its server, which waits for what holds it.
TEST_F(InDoubt, WhatIsInDoubtHoldsUpNoOther) {
  for (const char* table : {"t", "u"}) ASSERT_TRUE(append(*other, sample(table, 0)));
  Connection holder(address, 5s);
  holder.ask("BEGIN");
  holder.ask("SELECT 1 FROM tables WHERE id = 't' FOR UPDATE");
  Writer writer(address, {.longest = 400ms, .between = 50ms, .locks = 2000ms});
  auto held = written(writer, sample("t", 1));
  std::this_thread::sleep_for(600ms);
  for (std::size_t length = 1; length < 6; ++length) {
    auto beside = written(writer, sample("u", length));
    ASSERT_EQ(beside.wait_for(300ms), std::future_status::ready) << length;
    EXPECT_TRUE(beside.get());
  }
  EXPECT_EQ(held.wait_for(0s), std::future_status::timeout) << "nobody knows yet";
  holder.ask("ROLLBACK");
  EXPECT_TRUE(held.get());
  EXPECT_EQ(length_of(*other, "t"), 2U);
}

// A long deletion at one server, and every move there: it was given up before the database gave it
// up, and so begun again for ever.
TEST_F(InDoubt, WhatTakesTooLongIsRefusedOnce) {
  ASSERT_TRUE(append(*other, sample("t", 0)));
  guest(*other, "Ann", "phone");
  server.run(
      "CREATE FUNCTION public.slow() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
      " PERFORM pg_sleep(6); RETURN OLD; END $$;"
      "CREATE TRIGGER slow BEFORE DELETE ON belle.sessions"
      " FOR EACH ROW EXECUTE FUNCTION public.slow()",
      name);
  std::promise<Result<void>> forgotten;
  other->forget(1000, 1000, [&](const Result<void>& result) { forgotten.set_value(result); });
  auto answer = forgotten.get_future();
  EXPECT_EQ(answer.wait_for(8s), std::future_status::ready) << "it is tried for ever";
  const auto asked = std::chrono::steady_clock::now();
  EXPECT_TRUE(append(*other, sample("t", 1)));
  EXPECT_LT(std::chrono::steady_clock::now() - asked, 1s);
  server.run("DROP FUNCTION public.slow CASCADE", name);
  EXPECT_EQ(kind_of(answer.get()), Busy);
  EXPECT_TRUE(ask(*other, &Store::forget, 1000, 1000)) << "it can be asked for again";
}

// Everybody's moves wait while all guests of a month are forgotten at once.
TEST_F(InDoubt, ManyAreForgottenAFewAtATime) {
  server.run(
      "INSERT INTO belle.persons (name, since) SELECT 'x', 1 FROM generate_series(1, 2500);"
      "INSERT INTO belle.sessions (hash, person, since) SELECT 'h' || id, id, 1 FROM belle.persons;"
      "CREATE TABLE public.forgotten (within int8);"
      "CREATE FUNCTION public.note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
      " INSERT INTO public.forgotten VALUES (txid_current()); RETURN OLD; END $$;"
      "CREATE TRIGGER note BEFORE DELETE ON belle.persons"
      " FOR EACH ROW EXECUTE FUNCTION public.note()",
      name);
  const Person young = ask(*other, &Store::add_guest, "Ann", "phone", 10).value();
  EXPECT_TRUE(ask(*other, &Store::forget, 1, 2));
  EXPECT_EQ(first_of("SELECT max(of_one) FROM"
                     " (SELECT count(*) AS of_one FROM public.forgotten GROUP BY within) each"),
            "1000");
  EXPECT_EQ(first_of("SELECT count(*) FROM belle.persons"), "1");
  EXPECT_EQ(ask(*other, &Store::person_of, "phone").value(), young);
}

}  // namespace
}  // namespace belle::store::postgres
