// Backups that are made while people play, as docs/operating.md tells, and houses that open on
// them.
#include <cstdlib>
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "tests/sockets/party.h"
#include "tests/sockets/served_house.h"
#include "tests/store/folder.h"
#include "tests/store/postgres/server.h"

namespace belle::server {
namespace {

namespace json = boost::json;
using Guest = Party::Guest;
using store::Folder;

// Two people who play at several tables, here and at the house that opens on a backup.
class Players {
 public:
  explicit Players(std::uint16_t port) : party_(port) {
    come();
    for (int i = 0; i < 4; ++i) {
      const char* game = i % 2 == 0 ? "lumiere" : "paris";
      tables_.push_back(
          opened(party_.must(guests_[0], {{"do", "create"}, {"game", game}, {"seats", 2}})));
      party_.must(guests_[1], {{"do", "sit"}, {"table", tables_.back()}});
      watch(tables_.back());
    }
    play(8);
  }
  Players(std::uint16_t port, const Players& before)
      : party_(port), cookies_(before.cookies_), tables_(before.tables_) {
    come();
    for (const std::string& table : tables_) watch(table);
  }

  void play(int moves) {
    for (const std::string& table : tables_) party_.play_on(table, guests_, random_, moves);
  }
  // Of each journal, as it was told.
  std::vector<std::int64_t> lengths() const {
    std::vector<std::int64_t> lengths;
    for (const std::string& table : tables_)
      lengths.push_back(party_.table(guests_[0], table).at("length").as_int64());
    return lengths;
  }

 private:
  void come() {
    for (std::size_t i = 0; i < 2; ++i) {
      guests_.push_back(party_.come(cookies_[i]));
      cookies_[i] = party_.cookie(guests_[i]);
    }
  }
  void watch(const std::string& table) {
    for (const Guest guest : guests_) {
      party_.must(guest, {{"do", "watch"}, {"table", table}});
      EXPECT_TRUE(party_.until([&] { return !party_.table(guest, table).empty(); }));
    }
  }

  Party party_;
  std::vector<std::string> cookies_{2};
  std::vector<Guest> guests_;
  std::vector<std::string> tables_;
  Random random_{7};
};

// Makes a backup while they play; what they had before is in it, and they can play on there.
void expect_backup(ServedHouse& house, const std::function<void()>& backup,
                   const std::function<Ended()>& check,
                   const std::function<std::unique_ptr<ServedHouse>()>& restored) {
  Players players(house.port());
  const auto before = players.lengths();
  std::thread making(backup);
  players.play(6);
  making.join();
  players.play(2);
  const auto after = players.lengths();
  const Ended checked = check();
  EXPECT_EQ(checked.status, 0) << checked.out << checked.err;
  EXPECT_NE(checked.out.find("4 tables"), std::string::npos) << checked.out;
  const auto there = restored();
  Players again(there->port(), players);
  const auto kept = again.lengths();
  for (std::size_t i = 0; i < kept.size(); ++i) {
    EXPECT_GE(kept[i], before[i]);
    EXPECT_LE(kept[i], after[i] + 1);  // a line may say that the house was closed
  }
  again.play(2);
}

int shell(const std::string& command) { return std::system(command.c_str()); }

// A copy of a file that is written meanwhile: half of a move, or no file at all.
TEST(Backup, OfAFileWhilePeoplePlay) {
  const Folder folder;
  ServedHouse house(folder / "house");
  std::filesystem::create_directory(folder / "copy");
  expect_backup(
      house,
      [&] {
        const store::OtherProgram sqlite(folder / "house/belle.sqlite");
        sqlite.run("VACUUM INTO '" + (folder / "copy/belle.sqlite").string() + '\'');
      },
      [&] { return run_belle({"check-house", "--data", folder / "copy"}); },
      [&] { return std::make_unique<ServedHouse>(folder / "copy"); });
}

// A dump that misses what servers wrote while it was made, or restores into nothing that opens.
TEST(Backup, OfADatabaseWhilePeoplePlay) {
  const Folder folder;
  store::PostgresServer& postgres = store::shared_postgres();
  const std::string address = postgres.address(postgres.new_database());
  const std::string empty = postgres.address(postgres.new_database());
  const auto open = [&](const std::string& at) {
    ServedHouse::Wishes wishes;
    wishes.store = at;
    return std::make_unique<ServedHouse>(folder / "none", wishes);
  };
  const std::string dump = (folder / "belle.dump").string();
  const std::string programs = std::string(BELLE_POSTGRES_PROGRAMS) + '/';
  const auto house = open(address);
  expect_backup(
      *house,
      [&] {
        EXPECT_EQ(
            shell(programs + "pg_dump --format=custom --file='" + dump + "' '" + address + '\''),
            0);
      },
      [&] {
        EXPECT_EQ(
            shell(programs + "pg_restore --exit-on-error --dbname='" + empty + "' '" + dump + '\''),
            0);
        return run_belle({"check-house", "--store", empty});
      },
      [&] { return open(empty); });
}

}  // namespace
}  // namespace belle::server
