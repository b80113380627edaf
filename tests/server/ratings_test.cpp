// Ratings follow from listed games between people with claimed names, once each.
#include <algorithm>
#include <cmath>

#include "tests/server/memory_server.h"

namespace belle::server {
namespace {

namespace json = boost::json;

class Ratings : public testing::Test {
 protected:
  explicit Ratings(std::unique_ptr<store::Store> kept = tested_store()) : server(std::move(kept)) {}

  // A person with a claimed name: their number.
  store::PersonId named(const std::string& session) {
    store::Store& store = server.store();
    const auto added =
        store::ask(store, &store::Store::add_guest, session, session, table::Time{0});
    EXPECT_TRUE(store::ask(store, &store::Store::claim_name, added->id, session,
                           std::string("hash"), session, store::Session{session, 0}));
    return added->id;
  }
  // Two play, and the first one gives up.
  std::string lost(Guest& one, Guest& two, bool listed) {
    const std::string id =
        opened(one.must({{"do", "create"}, {"game", "lumiere"}, {"seats", 2}, {"listed", listed}}));
    two.must({{"do", "sit"}, {"table", id}});
    one.must({{"do", "resign"}, {"table", id}});
    server.run_until_idle();
    return id;
  }
  double rating(store::PersonId id, const char* game = "lumiere") {
    const std::vector<store::RatedIn> whose{{id, game}};
    const auto found = store::ask(server.store(), &store::Store::ratings_of, whose);
    return found && found->at(0) ? found->at(0)->rating : 0;
  }

  TestServer server;
  store::PersonId alice_id = named("a");
  store::PersonId bruno_id = named("b");
  Guest alice{server, "a"};
  Guest bruno{server, "b"};
};

// Looks into the store, or has it go wrong.
class RatingsInMemory : public Ratings {
 protected:
  RatingsInMemory() : Ratings(std::make_unique<store::MemoryStore>()) {}
  store::MemoryStore& store = static_cast<store::MemoryStore&>(server.store());
};

// A game that counts for one of two, for the wrong one, or twice.
TEST_F(Ratings, AListedGameOfNamedPeopleCountsOnce) {
  const std::string id = lost(alice, bruno, true);
  const double after = rating(alice_id);
  EXPECT_LT(after, 1500);
  EXPECT_GT(after, 0);
  EXPECT_GT(rating(bruno_id), 1500);
  alice.must({{"do", "chat"}, {"table", id}, {"text", "Bravo"}});
  EXPECT_EQ(alice.table(id).at("chairs").at(0).at("rating").as_int64(), std::lround(after));
  server->resume();
  server.run_until_idle();
  EXPECT_EQ(rating(alice_id), after);
}

// A house that is closed just when a game has ended, and the game never counts.
TEST_F(RatingsInMemory, AreRatedWhenTheServerOpens) {
  store.settling_fails = true;
  lost(alice, bruno, true);
  EXPECT_EQ(rating(bruno_id), 0);
  store.settling_fails = false;
  server->resume();
  server.run_until_idle();
  EXPECT_GT(rating(bruno_id), 1500);
}

// A disk that is full just when a game ends, and the game never counts.
TEST_F(RatingsInMemory, AreTriedAgainWhenTheyWereNotKept) {
  const std::string id =
      opened(alice.must({{"do", "create"}, {"game", "lumiere"}, {"seats", 2}, {"listed", true}}));
  bruno.must({{"do", "sit"}, {"table", id}});
  store.holds = true;
  alice.send({{"do", "resign"}, {"table", id}});
  server.run_until_idle();
  store.release();  // the end of the game is kept, what follows is not
  store.writes_fail = store::Failure::Kind::Full;
  server.run_until_idle();
  EXPECT_TRUE(is_over(alice, id));
  EXPECT_EQ(rating(bruno_id), 0);
  for (const bool fails : {true, false}) {
    store.reads_fail = fails;
    if (!fails) store.writes_fail.reset();
    alice.must({{"do", "leave"}, {"table", id}});
    for (const int wait : {20000, 10000}) {  // the table is not in memory any more
      server.run_until_idle();
      server.pass(wait);
    }
    server.run_until_idle();
    EXPECT_EQ(rating(bruno_id) > 1500, !fails);
  }
  EXPECT_EQ(server.planned(), 0U) << "once is enough";
}

// A person who sits down without seeing how strong the other is; a rating of yesterday.
TEST_F(Ratings, StandBesideTheNames) {
  const json::object listed{
      {"do", "create"}, {"game", "lumiere"}, {"seats", 2}, {"listed", true}, {"seat", "orange"}};
  const std::string before = opened(alice.must(listed));
  EXPECT_FALSE(alice.table(before).at("chairs").at(0).as_object().contains("rating"));
  lost(alice, bruno, true);
  const std::string id = opened(alice.must(listed));
  const auto now = static_cast<std::int64_t>(std::lround(rating(alice_id)));
  EXPECT_EQ(alice.table(id).at("chairs").at(0).at("rating"), now);
  EXPECT_FALSE(alice.table(id).at("chairs").at(1).as_object().contains("rating"));
  bruno.must({{"do", "sit"}, {"table", id}});
  EXPECT_EQ(alice.table(id).at("chairs").at(1).at("rating").as_int64(),
            std::lround(rating(bruno_id)));
  const json::object lobby = bruno.must({{"do", "tables"}});
  const auto& shown = lobby.at("tables").as_array();
  const auto found = std::ranges::find_if(
      shown, [&](const auto& one) { return one.at("table").as_string() == std::string_view(id); });
  ASSERT_NE(found, shown.end());
  EXPECT_EQ(found->at("about").at("chairs").at(0).at("rating"), now);
}

// Ratings from games among friends, with guests or with Belle.
TEST_F(Ratings, OtherGamesDoNotCount) {
  lost(alice, bruno, false);
  Guest guest(server, "c");
  lost(alice, guest, true);
  lost(guest, bruno, true);
  const std::string id = opened(alice.must({{"do", "create"},
                                            {"game", "lumiere"},
                                            {"seats", 2},
                                            {"listed", true},
                                            {"belle", {{"blue", "gamin"}}}}));
  alice.must({{"do", "resign"}, {"table", id}});
  server.run_until_idle();
  EXPECT_EQ(rating(alice_id), 0);
  EXPECT_EQ(rating(bruno_id), 0);
}

// An abandoned game that counts.
TEST_F(Ratings, NorDoesAnAbandonedOne) {
  const std::string id =
      opened(alice.must({{"do", "create"}, {"game", "lumiere"}, {"seats", 2}, {"listed", true}}));
  bruno.must({{"do", "sit"}, {"table", id}});
  alice.must({{"do", "abandon"}, {"table", id}});
  bruno.must(answering(alice, id, true));
  server.run_until_idle();
  EXPECT_EQ(rating(alice_id), 0);
}

// A person who leaves a game of three before it is lost, and loses nothing.
TEST_F(Ratings, APersonWhoLeavesAGameOfThreeIsLast) {
  const store::PersonId chloe_id = named("c");
  Guest chloe(server, "c");
  const std::string id =
      opened(alice.must({{"do", "create"}, {"game", "paris"}, {"seats", 3}, {"listed", true}}));
  bruno.must({{"do", "sit"}, {"table", id}});
  chloe.must({{"do", "sit"}, {"table", id}});
  for (Guest* guest : {&bruno, &chloe}) guest->must({{"do", "watch"}, {"table", id}});
  chloe.must({{"do", "resign"}, {"table", id}});
  for (std::uint64_t i = 0; !is_over(alice, id); ++i) {
    server.until([&] { return alice.is_turn(id) || bruno.is_turn(id) || is_over(alice, id); });
    if (is_over(alice, id)) break;
    (alice.is_turn(id) ? alice : bruno).play_any(id, i);
  }
  server.run_until_idle();
  const auto of = [&](store::PersonId person) { return rating(person, "paris"); };
  EXPECT_LT(of(chloe_id), 1500);
  EXPECT_LT(of(chloe_id), std::min(of(alice_id), of(bruno_id)));
}

}  // namespace
}  // namespace belle::server
