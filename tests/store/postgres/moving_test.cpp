// Houses that move from SQLite to PostgreSQL and back.
#include "store/moving.h"

#include <chrono>
#include <thread>

#include <gtest/gtest.h>

#include "store/postgres.h"
#include "tests/store/folder.h"
#include "tests/store/postgres/server.h"
#include "tests/store/sample.h"

namespace belle::store {
namespace {

constexpr std::size_t kManyTables = 150;  // three pages

// Everything that a store holds.
struct Whole {
  explicit Whole(Contents& store)
      : counts(store.counts()),
        last_person(store.last_person()),
        persons(store.persons(0, SIZE_MAX / 4)),
        sessions(store.sessions("", SIZE_MAX / 4)),
        ratings(store.ratings({}, SIZE_MAX / 4)),
        tables(store.tables(0, SIZE_MAX / 4)),
        lines(store.lines(0, INT64_MAX)),
        faults(store.faults()) {}
  Counts counts;
  PersonId last_person;
  std::vector<PersonRow> persons;
  std::vector<SessionRow> sessions;
  std::vector<RatingRow> ratings;
  std::vector<TableRow> tables;
  std::vector<LineRow> lines;
  std::vector<std::string> faults;

  friend bool operator==(const Whole&, const Whole&) = default;
};

class Moving : public testing::Test {
 protected:
  static Watching to_the_end() {
    return {.arrived = [](const TableRow&, std::span<const LineRow>) {},
            .goes_on = [](std::size_t, const Counts&) { return true; }};
  }
  static std::unique_ptr<Store> opened_postgres(const std::string& address) {
    auto store = open_postgres(address, small_letters(), "node");
    if (!store) throw std::runtime_error(store.error().reason);
    return *std::move(store);
  }
  Result<Moved> to_postgres(const Watching& watching = to_the_end()) const {
    const auto from = sqlite_contents(folder / "old.sqlite");
    auto to = postgres_destination(address, small_letters());
    if (!to) return std::unexpected(to.error());
    return move(**from, **to, watching);
  }
  Result<Moved> back(const Watching& watching = to_the_end()) const {
    const auto from = postgres_contents(address, Servers::KeptOut);
    if (!from) return std::unexpected(from.error());
    auto to = sqlite_destination(folder / "new.sqlite", small_letters());
    if (!to) return std::unexpected(to.error());
    return move(**from, **to, watching);
  }
  Whole of_sqlite(const char* file) const { return Whole(**sqlite_contents(folder / file)); }
  Whole of_postgres() const { return Whole(**postgres_contents(address, Servers::MayBeThere)); }

  // As if five seconds had passed since it was there.
  void forget_server() const { shared_postgres().run("DELETE FROM belle.nodes", database); }

  // A house with everything in it: guests, names, people who were forgotten, games that are rated.
  void begin_house() {
    const auto store = opened(folder / "old.sqlite");
    const PersonId ann = guest(*store, "Ann", "ann").id;
    const PersonId bob = guest(*store, "Bob", "bob").id;
    guest(*store, "Zoé", "zoé");
    EXPECT_TRUE(ask(*store, &Store::claim_name, ann, "Ann", "hash", "ann", Session{"ann 2", 5}));
    EXPECT_TRUE(ask(*store, &Store::claim_name, bob, "Bob", "hash 2", "bob", Session{"bob 2", 6}));
    for (std::size_t i = 0; i < kManyTables; ++i) {
      Append append = sample("table" + std::to_string(i), 0, 1 + i % 7);
      append.summary.stage = static_cast<Summary::Stage>(i % 3);
      append.summary.listed = i % 2 == 0;
      append.summary.persons = i % 5 == 0 ? std::vector{bob, ann} : std::vector{ann};
      append.summary.about = R"({"number":)" + std::to_string(i) + '}';
      append.entries.back().line += " \u2660 and a tab\t";
      EXPECT_TRUE(belle::store::append(*store, append));
    }
    const Rate rate = [](const std::vector<Rating>& before) {
      std::vector<Rating> after = before;
      for (Rating& each : after) each.rating += 0.1, each.volatility = 1.0 / 3, each.at = 77;
      return after;
    };
    EXPECT_TRUE(ask(*store, &Store::rate_game, "table2", "lumiere", std::vector{ann, bob}, rate));
    guest(*store, "Forgotten", "f");
    EXPECT_TRUE(ask(*store, &Store::forget, 0, 0));
    EXPECT_TRUE(ask(*store, &Store::forget, 2, 2));  // all guests
    guest(*store, "Dora", "dora");
    guest(*store, "Gone", "g");
    OtherProgram(folder / "old.sqlite")
        .run(
            "DELETE FROM sessions WHERE hash = 'g';"
            "DELETE FROM persons WHERE name = 'Gone'");
  }

  Folder folder;
  std::string database = shared_postgres().new_database();
  std::string address = shared_postgres().address(database);
};

// A move that changes a byte, forgets a mark, or writes to where it comes from.
TEST_F(Moving, ThereAndBackEverythingIsTheSame) {
  begin_house();
  const Whole before = of_sqlite("old.sqlite");
  EXPECT_EQ(before.faults, std::vector<std::string>());
  EXPECT_EQ(before.tables.size(), kManyTables);
  const std::string bytes = bytes_of(folder / "old.sqlite");
  std::size_t arrived = 0;
  Watching watching = to_the_end();
  watching.arrived = [&](const TableRow&, std::span<const LineRow>) { ++arrived; };
  const auto there = to_postgres(watching);
  ASSERT_TRUE(there) << there.error().reason;
  EXPECT_TRUE(there->is_whole());
  EXPECT_EQ(there->tables, kManyTables);
  EXPECT_EQ(arrived, kManyTables);
  EXPECT_EQ(there->lines, before.lines.size());
  EXPECT_EQ(bytes_of(folder / "old.sqlite"), bytes);
  EXPECT_EQ(of_postgres(), before);
  const auto returned = back();
  ASSERT_TRUE(returned) << returned.error().reason;
  EXPECT_EQ(of_sqlite("new.sqlite"), before);
}

// People whom the new house does not know, and lists in another order.
TEST_F(Moving, AHouseOpensThereAndAnswersAsBefore) {
  begin_house();
  ASSERT_TRUE(to_postgres());
  ASSERT_TRUE(back());
  const auto before = opened(folder / "old.sqlite");
  for (const auto& after : {opened_postgres(address), opened(folder / "new.sqlite")}) {
    EXPECT_EQ(ask(*after, &Store::person_of, "ann 2").value()->name, "Ann");
    EXPECT_EQ(ask(*after, &Store::person_of, "ann").value(), std::nullopt);
    EXPECT_EQ(ask(*after, &Store::password_of, "ANN").value()->hash, "hash");
    for (const auto stage :
         {Summary::Stage::Waiting, Summary::Stage::Playing, Summary::Stage::Over})
      EXPECT_EQ(ask(*after, &Store::list, stage, false, 1000U).value(),
                ask(*before, &Store::list, stage, false, 1000U).value());
    EXPECT_EQ(ask(*after, &Store::list_of, 2, kEver, 1000U).value(),
              ask(*before, &Store::list_of, 2, kEver, 1000U).value());
    EXPECT_EQ(ask(*after, &Store::list_of, 2, kEver, 1000U).value().size(), kManyTables / 5);
    EXPECT_EQ(ask(*after, &Store::claim_name, guest(*after, "X", "x").id, "bOB", "h", "x",
                  Session{"x 2", 9})
                  .error()
                  .kind,
              Failure::Kind::Taken);
  }
}

// A person who comes after the move and gets the number of another, perhaps one who was forgotten
// but is named in a journal; a table that takes another's place.
TEST_F(Moving, NobodyGetsANumberThatWasGivenBefore) {
  begin_house();
  const PersonId last = of_sqlite("old.sqlite").last_person;
  ASSERT_TRUE(to_postgres());
  ASSERT_TRUE(back());
  for (const auto& store : {opened_postgres(address), opened(folder / "new.sqlite")}) {
    EXPECT_EQ(guest(*store, "New", "new").id, last + 1);
    EXPECT_TRUE(append(*store, sample("new", 0)));
    EXPECT_EQ(length_of(*store, "new"), 1U);
  }
  EXPECT_EQ(of_postgres().tables.back().number, static_cast<std::int64_t>(kManyTables + 1));
}

// A house of which half has moved, and which opens without the other half.
TEST_F(Moving, StoppedInTheMiddleItGoesOnAndNoHouseOpensMeanwhile) {
  begin_house();
  Watching stopping = to_the_end();
  stopping.goes_on = [](std::size_t tables, const Counts&) { return tables == 0; };
  const auto expect_closed = [](const auto& store) {
    ASSERT_FALSE(store);
    EXPECT_NE(store.error().reason.find("not all of it has come"), std::string::npos)
        << store.error().reason;
  };
  EXPECT_TRUE(to_postgres(stopping)->stopped);
  expect_closed(open_postgres(address, small_letters(), "node"));
  expect_closed(postgres_contents(address, Servers::MayBeThere));
  const auto rest = to_postgres();
  ASSERT_TRUE(rest) << rest.error().reason;
  EXPECT_EQ(rest->tables, kManyTables - kTablesInPage);
  EXPECT_EQ(of_postgres(), of_sqlite("old.sqlite"));
  EXPECT_TRUE(back(stopping)->stopped);
  expect_closed(open_sqlite(folder / "new.sqlite", small_letters()));
  ASSERT_TRUE(back());
  EXPECT_EQ(of_sqlite("new.sqlite"), of_sqlite("old.sqlite"));
}

// What was played, claimed and ended at the old place after the first move, and is missing, or
// doubled, after the second.
TEST_F(Moving, AgainItBringsWhatHasComeSince) {
  begin_house();
  ASSERT_TRUE(to_postgres());
  ASSERT_TRUE(back());
  {
    const auto store = opened(folder / "old.sqlite");
    Append more = sample("table6", 7, 3);
    more.summary.persons = {2};
    ASSERT_TRUE(append(*store, more));
    ASSERT_TRUE(append(*store, sample("new", 0, 2)));
    // Two change their names with each other.
    ASSERT_TRUE(ask(*store, &Store::claim_name, 1, "Other", "hash", "ann 2", Session{"ann 3", 8}));
    ASSERT_TRUE(ask(*store, &Store::claim_name, 2, "Ann", "hash 2", "bob 2", Session{"bob 3", 8}));
    ASSERT_TRUE(ask(*store, &Store::claim_name, 1, "Bob", "hash 3", "ann 3", Session{"ann 4", 8}));
    ASSERT_TRUE(ask(*store, &Store::end_session, "bob 3"));
    ASSERT_TRUE(ask(*store, &Store::forget, 2, 2));
    guest(*store, "Later", "later");
  }
  const auto again = to_postgres();
  ASSERT_TRUE(again) << again.error().reason;
  EXPECT_EQ(again->tables, 2U);
  EXPECT_EQ(again->lines, 5U);
  EXPECT_EQ(of_postgres(), of_sqlite("old.sqlite"));
  ASSERT_TRUE(back());
  EXPECT_EQ(of_sqlite("new.sqlite"), of_sqlite("old.sqlite"));
  const auto nothing = to_postgres();
  EXPECT_EQ(nothing->tables + nothing->lines, 0U);
}

// Games of a house that are written over by another's.
TEST_F(Moving, AHouseThatWasOpenThereIsNotTouched) {
  begin_house();
  guest(*opened_postgres(address), "Somebody", "s");
  guest(*opened(folder / "new.sqlite"), "Somebody", "s");
  forget_server();
  const Whole there = of_postgres();
  EXPECT_EQ(kind_of(to_postgres()), Failure::Kind::Taken);
  EXPECT_EQ(of_postgres(), there);
  EXPECT_EQ(kind_of(back()), Failure::Kind::Taken);
}

// Two houses mixed into one.
TEST_F(Moving, AnotherHouseDoesNotMixWithOneThatHasMoved) {
  begin_house();
  ASSERT_TRUE(to_postgres());
  const Whole there = of_postgres();
  OtherProgram(folder / "old.sqlite").run("UPDATE tables SET id = 'other' WHERE number = 5");
  const auto refused = to_postgres();
  ASSERT_EQ(kind_of(refused), Failure::Kind::Taken);
  EXPECT_NE(refused.error().reason.find("'table4'"), std::string::npos) << refused.error().reason;
  OtherProgram(folder / "old.sqlite")
      .run(
          "UPDATE tables SET id = 'table4' WHERE number = 5; UPDATE persons SET since = 3 WHERE "
          "id = 2");
  EXPECT_NE(to_postgres().error().reason.find("person 2"), std::string::npos);
  EXPECT_EQ(of_postgres(), there);
  EXPECT_TRUE(opened_postgres(address));
}

// Lines that are lost because the old place was put back to an earlier day.
TEST_F(Moving, AJournalThatHasOtherLinesThereIsNamedAndKept) {
  begin_house();
  ASSERT_TRUE(to_postgres());
  OtherProgram(folder / "old.sqlite")
      .run(
          "UPDATE lines SET line = 'another' WHERE table_number = 3 AND number = 1;"
          "DELETE FROM lines WHERE table_number = 7 AND number = 6;"
          "UPDATE tables SET length = 6 WHERE number = 7");
  const auto moved = to_postgres();
  ASSERT_TRUE(moved);
  ASSERT_EQ(moved->unlike.size(), 2U);
  EXPECT_EQ(moved->unlike[0].find("table table2: "), 0U) << moved->unlike[0];
  EXPECT_EQ(moved->unlike[1].find("table table6: "), 0U) << moved->unlike[1];
  EXPECT_FALSE(open_postgres(address, small_letters(), "node"));
  EXPECT_EQ(
      shared_postgres().run("SELECT count(*) FROM belle.lines WHERE table_number = 7", database),
      "7");
}

// A house that opens while it moves, so that what is played there is lost.
TEST_F(Moving, NoServerEntersMeanwhileAndNoneIsThere) {
  begin_house();
  ASSERT_TRUE(to_postgres());
  {
    const auto server = opened_postgres(address);
    EXPECT_EQ(kind_of(postgres_contents(address, Servers::KeptOut)), Failure::Kind::Busy);
    EXPECT_TRUE(postgres_contents(address, Servers::MayBeThere));
  }
  forget_server();
  const auto held = postgres_contents(address, Servers::KeptOut);
  ASSERT_TRUE(held) << held.error().reason;
  EXPECT_EQ(kind_of(open_postgres(address, small_letters(), "node")), Failure::Kind::Busy);
  EXPECT_EQ(kind_of(postgres_contents(address, Servers::KeptOut)), Failure::Kind::Busy);
}

// A house that cannot be moved on, or opened, at once after a move: its lock goes a moment later.
TEST_F(Moving, AMomentAfterAMoveTheHouseIsFree) {
  begin_house();
  ASSERT_TRUE(to_postgres());
  const auto held_for_a_moment = [&](const auto& act) {
    auto held = postgres_contents(address, Servers::KeptOut);
    ASSERT_TRUE(held) << held.error().reason;
    const std::jthread moment([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(300));
      held->reset();
    });
    act();
  };
  held_for_a_moment([&] { EXPECT_TRUE(postgres_contents(address, Servers::KeptOut)); });
  held_for_a_moment([&] { EXPECT_TRUE(open_postgres(address, small_letters(), "node")); });
}

// A server that begins on half a restore, and gives numbers and lines that were given before.
TEST_F(Moving, AServerDoesNotBeginOnHalfARestore) {
  begin_house();
  ASSERT_TRUE(to_postgres());
  const auto expect_refused = [&](const char* spoil, const char* mend, const char* reason) {
    shared_postgres().run(spoil, database);
    const auto store = open_postgres(address, small_letters(), "node");
    ASSERT_FALSE(store);
    EXPECT_NE(store.error().reason.find(reason), std::string::npos) << store.error().reason;
    shared_postgres().run(mend, database);
  };
  expect_refused("UPDATE belle.tables SET length = 4 WHERE number = 150",
                 "UPDATE belle.tables SET length = 3 WHERE number = 150", "table table149");
  expect_refused("UPDATE belle.summaries SET table_number = 999 WHERE table_number = 150",
                 "UPDATE belle.summaries SET table_number = 150 WHERE table_number = 999",
                 "table table149");
  expect_refused("SELECT setval('belle.tables_number_seq', 7)",
                 "SELECT setval('belle.tables_number_seq', 150)", "given before");
  EXPECT_TRUE(opened_postgres(address));
}

// A copy that differs from what was sent, and is called whole: the database is made to change it.
TEST_F(Moving, WhatIsKeptOtherwiseThanItWasSentIsNoticed) {
  begin_house();
  Watching stopping = to_the_end();
  stopping.goes_on = [](std::size_t, const Counts&) { return false; };
  ASSERT_TRUE(to_postgres(stopping)->stopped);
  shared_postgres().run(
      "CREATE FUNCTION belle.change() RETURNS trigger LANGUAGE plpgsql AS"
      " $$ BEGIN NEW.at = NEW.at + 1; RETURN NEW; END $$;"
      "CREATE TRIGGER change BEFORE INSERT ON belle.lines FOR EACH ROW"
      " WHEN (NEW.table_number = 9) EXECUTE FUNCTION belle.change()",
      database);
  const auto moved = to_postgres();
  ASSERT_FALSE(moved);
  EXPECT_EQ(moved.error().reason.find("table table8: "), 0U) << moved.error().reason;
}

}  // namespace
}  // namespace belle::store
