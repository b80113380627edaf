// Those who look on at a table: who they are, and that they talk among themselves.
#include <algorithm>

#include "tests/server/memory_server.h"

namespace belle::server {
namespace {

namespace json = boost::json;

class AtATable : public testing::Test {
 protected:
  AtATable() {
    bruno.must({{"do", "sit"}, {"table", id}});
    for (Guest* other : {&zoe, &yann}) other->must({{"do", "watch"}, {"table", id}});
  }
  json::object chat(const char* text) { return {{"do", "chat"}, {"table", id}, {"text", text}}; }
  static bool has_heard(const Guest& guest, const char* words) {
    return std::ranges::any_of(guest.heard(), [&](const std::string& text) {
      return text.find(words) != std::string::npos;
    });
  }
  std::string last_words(const Guest& guest) {
    const json::array& chat = guest.table(id).at("chat").as_array();
    return chat.empty() ? "" : std::string(chat.back().at("text").as_string());
  }

  MemoryServer server;
  Guest alice{server, "a"};
  Guest bruno{server, "b"};
  Guest zoe{server, "z"};
  Guest yann{server, "y"};
  const std::string id = opened(alice.must({{"do", "create"}, {"game", "lumiere"}, {"seats", 2}}));
};

// Advice from those who look on, in whatever message of whichever window of a player.
TEST_F(AtATable, ThosePlayingHearOthersOnlyWhenTheGameIsOver) {
  alice.must({{"do", "mine"}, {"follow", true}});
  zoe.must({{"do", "name"}, {"name", "Zoé"}});
  const std::size_t quiet = alice.heard().size();
  zoe.must(chat("La tuile en c5 !"));
  server.run_until_idle();
  EXPECT_EQ(last_words(yann), "La tuile en c5 !");
  EXPECT_EQ(alice.heard().size(), quiet) << "not even that something was said";
  alice.must(chat("Bien joué"));
  EXPECT_EQ(last_words(zoe), "Bien joué") << "those who look on hear those who play";
  Guest window(server, "a");
  window.must({{"do", "watch"}, {"table", id}});
  EXPECT_FALSE(has_heard(alice, "c5 !"));
  EXPECT_FALSE(has_heard(window, "c5 !"));
  EXPECT_FALSE(has_heard(bruno, "c5 !"));
  bruno.must({{"do", "resign"}, {"table", id}});
  server.run_until_idle();
  for (const Guest* guest : {&alice, &bruno}) EXPECT_EQ(last_words(*guest), "La tuile en c5 !");
  zoe.must(chat("Bravo"));
  EXPECT_EQ(last_words(alice), "Bravo");
  EXPECT_EQ(alice.table(id).at("chat").at(0).at("name"), "Zoé");
}

// A person who was never anybody and must first be somebody to talk, or whom nobody can stop.
TEST_F(AtATable, WhoTalksIsAPersonAndHasLimits) {
  Server::Settings strict = TestServer::quick();
  strict.limits.off = false;
  MemoryServer house(strict);
  Guest host(house, "a");
  const std::string table = opened(host.must(
      {{"do", "create"}, {"game", "lumiere"}, {"seats", 2}, {"belle", {{"blue", "gamin"}}}}));
  Guest stranger(house, "s");
  stranger.must({{"do", "watch"}, {"table", table}});
  const json::object words{{"do", "chat"}, {"table", table}, {"text", "bla"}};
  int said = 0;
  for (int i = 0; i < 30; ++i) said += stranger.ask(words).at("ok").as_bool() ? 1 : 0;
  EXPECT_LE(said, 9);
  EXPECT_GE(said, 8);
}

// A player who does not know who looks over the shoulder; a person who counts once for each window.
TEST_F(AtATable, WhoLooksOnIsTold) {
  server.pass(5000);
  const auto audience = [&](const Guest& guest) { return guest.table(id).at("audience"); };
  EXPECT_EQ(audience(alice), (json::value{{"count", 2}, {"names", json::array{}}}));
  zoe.must({{"do", "name"}, {"name", "Zoé"}});
  Guest window(server, "z");
  window.must({{"do", "watch"}, {"table", id}});
  server.pass(5000);
  EXPECT_EQ(audience(alice), (json::value{{"count", 2}, {"names", {"Zoé"}}}));
  EXPECT_EQ(audience(zoe), audience(alice));
  for (Guest* other : {&zoe, &window, &yann}) other->must({{"do", "unwatch"}, {"table", id}});
  server.pass(5000);
  EXPECT_FALSE(alice.table(id).contains("audience"));
}

// One who comes and goes all the time, and with that fills the connections of all others.
TEST_F(AtATable, WhoComesAndGoesIsNoNewsEachTime) {
  server.pass(5000);
  const std::size_t before = alice.heard().size();
  for (int i = 0; i < 40; ++i) {
    yann.must({{"do", i % 2 == 0 ? "unwatch" : "watch"}, {"table", id}});
    server.pass(250);
  }
  EXPECT_LE(alice.heard().size() - before, 3U) << "in ten seconds";
}

}  // namespace
}  // namespace belle::server
