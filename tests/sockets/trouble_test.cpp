// Trouble with the machine: a locked database, a full disk, no more open files. Nothing is lost,
// everybody is told, and when it is over the games go on.
#include <gtest/gtest.h>

#include "tests/sockets/fetched.h"
#include "tests/sockets/party.h"
#include "tests/sockets/raw_socket.h"
#include "tests/sockets/served_house.h"
#include "tests/store/folder.h"

namespace belle::server {
namespace {

namespace json = boost::json;
using namespace std::chrono_literals;
using Guest = Party::Guest;
using store::Folder;

// Two people at a table, one of whom has the turn.
struct Game {
  explicit Game(Party& at) : party(at), alice(at.come()), bruno(at.come()) {
    id = opened(party.must(alice, {{"do", "create"}, {"game", "lumiere"}, {"seats", 2}}));
    party.must(bruno, {{"do", "sit"}, {"table", id}});
    party.must(bruno, {{"do", "watch"}, {"table", id}});
    party.play_on(id, {alice, bruno}, random, 4);
    party.until([&] { return party.is_turn(alice, id) || party.is_turn(bruno, id); });
  }
  Guest mover() const { return party.is_turn(alice, id) ? alice : bruno; }

  Party& party;
  Guest alice;
  Guest bruno;
  std::string id;
  Random random{5};
};

// A house that hangs, lies or forgets while a backup holds its file.
TEST(Trouble, LockedDatabase) {
  const Folder folder;
  const ServedHouse house(folder / "data");
  Party party(house.port());
  Game game(party);
  const json::object move = party.any_move(game.mover(), game.id, game.random);
  const std::vector<std::string> log = party.log(game.alice, game.id);
  {
    const store::OtherProgram other(folder / "data/belle.sqlite");
    other.run("BEGIN IMMEDIATE");
    const std::int64_t waiting = party.send(game.mover(), move);
    // Others are answered meanwhile.
    party.must(game.alice, {{"do", "tables"}});
    EXPECT_EQ(fetched(house.port(), {"GET", "/api/health", {}, {}, {}}).status, 200U);
    EXPECT_EQ(party.reply(game.mover(), waiting).at("error").at("reason"),
              "the server's records are locked: nothing was changed, try again");
    other.run("COMMIT");
  }
  EXPECT_EQ(party.log(game.alice, game.id), log) << "nothing was shown that is not kept";
  party.play(game.mover(), move);
  party.play_on(game.id, {game.alice, game.bruno}, game.random);
  EXPECT_TRUE(party.is_over(game.alice, game.id));
}

// A full disk that ends the house, spoils a table, or is told as success.
TEST(Trouble, FullDisk) {
  const Folder folder;
  const ServedHouse house(folder / "data");
  Party party(house.port());
  Game game(party);
  const json::object move = party.any_move(game.mover(), game.id, game.random);
  const std::size_t moves = party.log(game.alice, game.id).size();
  house.limit_files(std::filesystem::file_size(folder / "data/belle.sqlite-wal"));
  EXPECT_EQ(party.refused(game.mover(), move),
            "the server's disk is full: nothing was changed, try again later");
  EXPECT_NE(party.refused(game.bruno, {{"do", "create"}, {"game", "paris"}, {"seats", 2}}), "");
  party.must(game.alice, {{"do", "tables"}});
  EXPECT_EQ(party.log(game.alice, game.id).size(), moves);
  house.limit_files({});
  party.play(game.mover(), move);
  party.play_on(game.id, {game.alice, game.bruno}, game.random);
  EXPECT_TRUE(party.is_over(game.alice, game.id));
}

// People who play and cannot any more because others use up the open files; a house that lets
// nobody in afterwards.
TEST(Trouble, NoMoreOpenFiles) {
  const Folder folder;
  const ServedHouse house(folder / "data", {{"--no-limits", "--pace", "0"}, 64});
  Party party(house.port());
  Game game(party);
  {
    std::vector<RawSocket> many;
    for (int i = 0; i < 100; ++i) many.emplace_back(house.port());
    int turned_away = 0;
    for (RawSocket& each : many)
      if (each.is_hung_up(5ms)) ++turned_away;
    EXPECT_GT(turned_away, 50);
    party.play_on(game.id, {game.alice, game.bruno}, game.random, 10);
  }
  // Those who were let in have left, which the house hears soon.
  party.wait(100ms);
  const Guest late = party.come();
  party.must(late, {{"do", "watch"}, {"table", game.id}});
  party.play_on(game.id, {game.alice, game.bruno}, game.random);
  EXPECT_TRUE(party.is_over(game.alice, game.id));
}

}  // namespace
}  // namespace belle::server
