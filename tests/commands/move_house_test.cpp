#include <cstdlib>

#include <gtest/gtest.h>

#include "apps/folder_lock.h"
#include "people/lookalikes.h"
#include "people/secrets.h"
#include "store/postgres.h"
#include "store/sqlite.h"
#include "tests/commands/kept_house.h"
#include "tests/store/sample.h"

namespace belle {
namespace {

using store::ask;
using store::Store;

constexpr const char* kAll = " has 8 tables with 256 lines, 3 people, 3 sessions and 4 ratings.\n";

// A house of version 0.1 of which anything is missing, or another, after a move there and back.
TEST(MoveHouse, AnOldHouseMovesThereAndBack) {
  const KeptHouse house;
  const KeptDatabase database;
  const store::Folder parent;
  const std::string new_folder = parent / "new";
  const std::string bytes = house.bytes();
  const Answer there = type({"move-house", "--from", house.folder(), "--to", database.address()});
  EXPECT_EQ(there.err, "");
  EXPECT_EQ(there.status, 0);
  const std::string place = store::shown_address(database.address()).value();
  EXPECT_EQ(there.out, place + kAll +
                           "8 tables and 256 lines were written now; every line was read back and "
                           "is equal.\nEvery journal was replayed by the rules.\n");
  EXPECT_EQ(house.bytes(), bytes);
  const Answer back = type({"move-house", "--from", database.address(), "--to", new_folder});
  EXPECT_EQ(back.err, "");
  EXPECT_EQ(back.out.find(new_folder + kAll), 0U) << back.out;
  EXPECT_EQ(type({"check-house", "--data", new_folder}).out,
            new_folder + ": 8 tables with 256 lines, all well.\n");
  EXPECT_EQ(type({"check-house", "--store", database.address()}).out,
            place + ": 8 tables with 256 lines, all well.\n");
}

// People who cannot log in at the new place, are not known there, or whose name another takes.
TEST(MoveHouse, EverybodyIsKnownAtTheNewPlace) {
  const KeptHouse house;
  const KeptDatabase database;
  ASSERT_EQ(type({"move-house", "--from", house.folder(), "--to", database.address()}).status, 0);
  const auto before = store::open_sqlite(house.file(), people::name_rule()).value();
  const auto after = store::open_postgres(database.address(), people::name_rule(), "node").value();
  EXPECT_EQ(ask(*after, &Store::person_of, "session-Дора").value()->name, "Дора");
  for (const char* name : {"ALICE", "дора"}) {
    const auto password = ask(*after, &Store::password_of, name).value();
    ASSERT_TRUE(password) << name;
    EXPECT_TRUE(people::is_password_of("correct horse", password->hash)) << name;
  }
  const store::PersonId stranger = store::guest(*after, "X", "x").id;
  EXPECT_EQ(stranger, 4);
  EXPECT_EQ(store::kind_of(ask(*after, &Store::claim_name, stranger, "A1ice", "hash", "x",
                               store::Session{"y", 1})),
            store::Failure::Kind::Taken);
  const std::vector<store::RatedIn> whose{{1, "paris"}, {2, "lumiere"}};
  EXPECT_EQ(ask(*after, &Store::ratings_of, whose).value(),
            ask(*before, &Store::ratings_of, whose).value());
}

// A move that is begun while somebody plays.
TEST(MoveHouse, AHouseThatIsOpenAtEitherEndDoesNotMove) {
  const KeptHouse house;
  const KeptDatabase database;
  {
    const auto open = FolderLock::take(house.folder(), "");
    const Answer answer =
        type({"move-house", "--from", house.folder(), "--to", database.address()});
    EXPECT_EQ(answer.status, 1);
    EXPECT_EQ(answer.err, "belle: a house is open already and keeps its tables in " +
                              house.folder() + ": close it first\n");
  }
  const auto open = store::open_postgres(database.address(), people::name_rule(), "one").value();
  for (const std::vector<std::string>& ends : {std::vector{house.folder(), database.address()},
                                               std::vector{database.address(), house.folder()}}) {
    const Answer answer = type({"move-house", "--from", ends[0], "--to", ends[1]});
    EXPECT_EQ(answer.status, 1);
    EXPECT_NE(answer.err.find("a house is open there, by these servers: one"), std::string::npos)
        << answer.err;
  }
}

// A journal that no program can read, and with which the move ends, or which is silently lost.
TEST(MoveHouse, AJournalThatCannotBeReplayedIsCopiedAndNamed) {
  const KeptHouse house;
  const KeptDatabase database;
  house.change("UPDATE lines SET line = 'move orange fly' WHERE table_number = 4 AND number = 20");
  const Answer answer = type({"move-house", "--from", house.folder(), "--to", database.address()});
  EXPECT_EQ(answer.status, 0);
  EXPECT_EQ(answer.err.find("belle: table table7, line 21: "), 0U) << answer.err;
  EXPECT_NE(answer.out.find("1 journal cannot be replayed"), std::string::npos) << answer.out;
  EXPECT_EQ(database.run("SELECT convert_from(line, 'UTF8') FROM lines WHERE table_number = 4"
                         " AND number = 20"),
            "move orange fly");
}

// A password on a screen, in a log, or in the list of processes.
TEST(MoveHouse, TheAddressMayComeFromTheEnvironmentAndNoPasswordIsShown) {
  const KeptHouse house;
  const KeptDatabase database;
  std::string address = database.address();
  address.insert(address.find('@'), ":s3cret");
  setenv("BELLE_STORE", address.c_str(), 1);
  const Answer there = type({"move-house", "--from", house.folder()});
  const Answer again = type({"move-house", "--to", house.folder()});
  unsetenv("BELLE_STORE");
  EXPECT_EQ(there.status, 0) << there.err;
  EXPECT_EQ(again.status, 1);
  EXPECT_NE(again.err.find("a house has opened here"), std::string::npos) << again.err;
  for (const Answer& answer : {there, again})
    EXPECT_EQ((answer.out + answer.err).find("s3cret"), std::string::npos);
  EXPECT_EQ(type({"move-house"}).status, 2);
  EXPECT_EQ(type({"move-house", "--from", house.folder()}).err,
            "belle: --to is missing, and BELLE_STORE is empty\n");
}

// A folder made by mistake where there was none to come from.
TEST(MoveHouse, SaysWhereThereIsNoHouse) {
  const store::Folder parent;
  const KeptDatabase database;
  const std::string nowhere = parent / "nowhere";
  const Answer answer = type({"move-house", "--from", nowhere, "--to", database.address()});
  EXPECT_EQ(answer.status, 1);
  EXPECT_EQ(answer.err,
            "belle: " + nowhere + ": there is no house in this folder (no belle.sqlite)\n");
  EXPECT_FALSE(std::filesystem::exists(nowhere));
  EXPECT_NE(type({"check-house", "--store", database.address()}).err.find("there is no house"),
            std::string::npos);
}

}  // namespace
}  // namespace belle
