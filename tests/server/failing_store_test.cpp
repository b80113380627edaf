// A store that cannot write: the client who asked is told, nobody else hears anything, nothing is
// lost.
#include <sqlite3.h>

#include "people/lookalikes.h"
#include "tests/server/memory_server.h"

namespace belle::server {
namespace {

namespace json = boost::json;
using Kind = store::Failure::Kind;

class FailingStore : public testing::Test {
 protected:
  FailingStore() {
    alice.must({{"do", "watch"}, {"table", id}});
    bruno.must({{"do", "sit"}, {"table", id}});
    bruno.must({{"do", "watch"}, {"table", id}});
  }
  Guest& mover() { return alice.is_turn(id) ? alice : bruno; }
  json::object any_move(Guest& guest) {
    return {{"do", "play"},
            {"table", id},
            {"ply", guest.table(id).at("ply")},
            {"move", guest.table(id).at("legal").at(0)}};
  }
  // What a person who comes now is told.
  std::string shown() {
    Guest watcher(server, "w");
    watcher.must({{"do", "watch"}, {"table", id}});
    return watcher.heard().back();
  }

  MemoryServer server;
  store::MemoryStore& store = server.store();
  Guest alice{server, "a"};
  Guest bruno{server, "b"};
  std::string id = opened(alice.must({{"do", "create"}, {"game", "paris"}, {"seats", 2}}));
};

// A move that is shown although it is not kept, or lost although it was shown.
TEST_F(FailingStore, NothingIsToldThatIsNotKept) {
  const std::string before = shown();
  const std::size_t told = bruno.heard().size() + alice.heard().size();
  for (const auto& [kind, words] :
       {std::pair(Kind::Full, "the server's disk is full: nothing was changed, try again later"),
        std::pair(Kind::Busy, "the server's records are locked: nothing was changed, try again"),
        std::pair(Kind::Broken,
                  "the server's records fail just now: nothing was changed, try again")}) {
    store.writes_fail = kind;
    Guest& guest = mover();
    EXPECT_EQ(guest.refused(any_move(guest)), words);
    EXPECT_EQ(guest.refused({{"do", "resign"}, {"table", id}}), words);
    EXPECT_EQ(guest.refused({{"do", "chat"}, {"table", id}, {"text", "!"}}), words);
    EXPECT_EQ(guest.refused({{"do", "create"}, {"game", "paris"}, {"seats", 2}}), words);
  }
  EXPECT_EQ(bruno.heard().size() + alice.heard().size(), told + 12) << "only the refusals";
  store.writes_fail.reset();
  EXPECT_EQ(shown(), before);
  Guest& guest = mover();
  guest.must(any_move(guest));
  EXPECT_EQ(alice.table(id).at("ply"), bruno.table(id).at("ply"));
}

// A table that is forgotten while a client is told, who then wishes something there at once.
TEST_F(FailingStore, AClientWhoIsToldCanWishAgainAtOnce) {
  for (Guest* guest : {&alice, &bruno}) guest->must({{"do", "leave"}, {"table", id}});
  server.run_until_idle();
  store.writes_fail = Kind::Full;
  int told = 0;
  const auto say = [](const table::Table& table) {
    return table.say(table.persons().front(), "Bonjour");
  };
  const auto nothing = [](const table::Table&) { return table::Decision(table::Events{}); };
  server->live_tables().submit(id, say, [&](const auto& kept) {
    EXPECT_FALSE(kept);
    server->live_tables().submit(id, nothing, [&](const auto&) { ++told; });
    ++told;
  });
  server.run_until_idle();
  EXPECT_EQ(told, 2);
}

// A disk that fills up unnoticed by the operator who could make room, or that fills their screen.
TEST_F(FailingStore, TheReasonIsSaidToTheOperator) {
  store.writes_fail = Kind::Conflict;
  EXPECT_NE(alice.refused({{"do", "chat"}, {"table", id}, {"text", "!"}}), "");
  EXPECT_TRUE(server.warnings().empty()) << "nobody's fault";
  store.writes_fail = Kind::Full;
  for (int i = 0; i < 20; ++i)
    EXPECT_NE(alice.refused({{"do", "chat"}, {"table", id}, {"text", "!"}}), "");
  EXPECT_EQ(server.warnings(), std::vector<std::string>(5, "as the test wants it"));
  server.pass(60000);
  Guest chloe(server, "c");
  EXPECT_NE(chloe.refused({{"do", "name"}, {"name", "Chloé"}}), "");
  EXPECT_NE(alice.refused({{"do", "name"}, {"name", "Alice"}}), "");
  EXPECT_EQ(server.warnings().size(), 7U);
}

// A broken journal whose lines, with the seed of the deal, are shown to a client who asks.
TEST_F(FailingStore, ABrokenJournalIsNotShown) {
  for (Guest* guest : {&alice, &bruno}) guest->must({{"do", "leave"}, {"table", id}});
  server.run_until_idle();
  server.pass(10000);  // it is not in memory any more
  store.journals[id].insert(store.journals[id].begin() + 2, {server.now(), "# deal of secrets"});
  Guest stranger(server, "w");
  EXPECT_EQ(stranger.refused({{"do", "watch"}, {"table", id}}), "the table cannot be read");
  ASSERT_EQ(server.warnings().size(), 1U);
  EXPECT_NE(server.warnings()[0].find("deal of secrets"), std::string::npos);
}

// An offer that is lost because something else could not be written.
TEST_F(FailingStore, OffersAreStillOpen) {
  alice.must({{"do", "abandon"}, {"table", id}});
  store.writes_fail = Kind::Full;
  EXPECT_NE(bruno.refused(answering(bruno, id, true)), "");
  EXPECT_NE(alice.refused({{"do", "chat"}, {"table", id}, {"text", "!"}}), "");
  store.writes_fail.reset();
  bruno.must(answering(bruno, id, true));
  EXPECT_TRUE(is_over(bruno, id));
}

// A slow disk: a move that is told before it is kept, or lost with the ones behind it.
TEST_F(FailingStore, WhatWaitsIsDoneInOrder) {
  Guest& guest = mover();
  const json::object move = any_move(guest);
  const std::size_t told = bruno.heard().size() + alice.heard().size();
  store.holds = true;
  const auto first = guest.send(move);
  const auto second = guest.send(move);
  const auto third = guest.send({{"do", "chat"}, {"table", id}, {"text", "Voilà"}});
  server.run_until_idle();
  EXPECT_EQ(bruno.heard().size() + alice.heard().size(), told);
  store.release();
  server.run_until_idle();
  EXPECT_TRUE(guest.reply(first)->at("ok").as_bool());
  EXPECT_EQ(guest.reply(second)->at("error").at("field"), "ply") << "sent twice, played once";
  EXPECT_TRUE(guest.reply(third)->at("ok").as_bool());
}

// A table that can never be used again after its journal could not be read for a moment.
TEST_F(FailingStore, ATableThatCannotBeReadComesBack) {
  store.writes_fail = Kind::Broken;
  store.reads_fail = true;
  Guest& guest = mover();
  const json::object move = any_move(guest);
  EXPECT_NE(guest.refused(move), "");
  EXPECT_NE(guest.refused(move), "");
  Guest stranger(server, "w");
  EXPECT_EQ(stranger.refused({{"do", "watch"}, {"table", id}}),
            "the server's records fail just now: nothing was changed, try again")
      << "nothing was to be written";
  server.pass(1000);
  server.run_until_idle();
  store.reads_fail = false;
  store.writes_fail.reset();
  guest.must(move);
}

// Another house with the same file that has written first: the moves of both at one table.
TEST_F(FailingStore, WhatAnotherServerWroteIsTold) {
  Guest& guest = mover();
  const json::object move = any_move(guest);
  store.journals[id].push_back({server.now(), "# chat 1 Bonjour"});
  EXPECT_EQ(guest.refused(move), "the table has moved on: look again");
  EXPECT_EQ(guest.table(id).at("chat").at(0).at("text"), "Bonjour");
  guest.must(move);
}

// The same with the real store: a file that has no room, and one that another program holds.
TEST(FullStore, IsSaidAndLosesNothing) {
  const Folder folder;
  auto full = store::open_sqlite(folder / "belle.sqlite", people::name_rule(),
                                 {.patience = std::chrono::milliseconds(10), .most_pages = 24});
  ASSERT_TRUE(full);
  TestServer server(*std::move(full));
  Guest alice(server, "a");
  std::vector<std::string> ids;
  std::string reason;
  for (int i = 0; i < 200 && reason.empty(); ++i) {
    const json::object reply = alice.ask({{"do", "create"},
                                          {"game", "paris"},
                                          {"seats", 2},
                                          {"belle", {{"2", "gamin"}}},
                                          {"options", {{"start", "1"}}}});
    if (reply.at("ok").as_bool())
      ids.push_back(opened(reply));
    else
      reason = std::string(reply.at("error").at("reason").as_string());
  }
  EXPECT_EQ(reason, "the server's disk is full: nothing was changed, try again later");
  ASSERT_FALSE(ids.empty());
  for (const std::string& id : ids) {
    Guest window(server, "a");
    window.must({{"do", "watch"}, {"table", id}});
    EXPECT_EQ(window.table(id).at("stage"), "waiting");
  }
}

TEST(LockedStore, IsSaidAndWorksLater) {
  const Folder folder;
  const auto file = folder / "belle.sqlite";
  auto store =
      store::open_sqlite(file, people::name_rule(),
                         {.patience = std::chrono::milliseconds(10), .most_pages = std::nullopt});
  ASSERT_TRUE(store);
  TestServer server(*std::move(store));
  Guest alice(server, "a");
  const json::object create{{"do", "create"}, {"game", "lumiere"}, {"seats", 2}};
  const std::string id = opened(alice.must(create));
  sqlite3* other = nullptr;
  ASSERT_EQ(sqlite3_open(file.c_str(), &other), SQLITE_OK);
  ASSERT_EQ(sqlite3_exec(other, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);
  EXPECT_EQ(alice.refused({{"do", "chat"}, {"table", id}, {"text", "!"}}),
            "the server's records are locked: nothing was changed, try again");
  ASSERT_EQ(sqlite3_exec(other, "COMMIT", nullptr, nullptr, nullptr), SQLITE_OK);
  sqlite3_close(other);
  alice.must({{"do", "chat"}, {"table", id}, {"text", "!"}});
}

}  // namespace
}  // namespace belle::server
