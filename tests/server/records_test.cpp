// Records over HTTP: while a game is on, only what the asking seat may know.
#include "people/secrets.h"
#include "server/api.h"
#include "tests/server/memory_server.h"

namespace belle::server {
namespace {

namespace json = boost::json;

class Records : public testing::Test {
 protected:
  HttpResponse get(const std::string& target, const std::string& token = {}) {
    std::optional<HttpResponse> response;
    api.answer({"GET", target, "", token, "", true},
               [&](const HttpResponse& each) { response = each; });
    server.until([&] { return response.has_value(); });
    return *response;
  }
  HttpResponse record(const std::string& id, const std::string& token = {}) {
    return get("/api/tables/" + id + "/record", token);
  }

  MemoryServer server;
  store::MemoryStore& store = server.store();
  TestApi api{*server};
  Guest alice{server, people::token_hash("alice")};
  Guest bruno{server, people::token_hash("bruno")};
};

// A record that tells a player, or anybody with the link, the rival's tiles.
TEST_F(Records, HideWhatTheAskingSeatMayNotKnow) {
  const std::string id = opened(alice.must({{"do", "create"}, {"game", "lumiere"}, {"seats", 2}}));
  EXPECT_EQ(record(id).status, 404U) << "nothing is dealt yet";
  bruno.must({{"do", "sit"}, {"table", id}});
  const auto tiles = [&](const std::string& token, const std::string& seat) {
    const std::string text = record(id, token).body;
    const std::size_t start = text.find("deal tiles " + seat);
    return text.substr(start, text.find('\n', start) - start);
  };
  const std::string hidden = " ? ? ? ? ? ? ? ?";
  EXPECT_EQ(tiles("", "orange"), "deal tiles orange" + hidden);
  EXPECT_EQ(tiles("", "blue"), "deal tiles blue" + hidden);
  EXPECT_EQ(tiles("nobody", "blue"), "deal tiles blue" + hidden);
  EXPECT_EQ(tiles("alice", "blue"), "deal tiles blue" + hidden);
  EXPECT_NE(tiles("alice", "orange"), "deal tiles orange" + hidden) << "the own hand is known";
  EXPECT_EQ(tiles("bruno", "orange"), "deal tiles orange" + hidden);
  EXPECT_EQ(record(id, "alice").body.find("fair seed"), std::string::npos);
  EXPECT_EQ(record(id, "alice").body.find("sealed"), std::string::npos);

  alice.must({{"do", "resign"}, {"table", id}});
  const HttpResponse whole = record(id);
  EXPECT_EQ(whole.body.find('?'), std::string::npos);
  EXPECT_NE(whole.body.find("fair seed"), std::string::npos);
  EXPECT_EQ(whole.body, record(id, "bruno").body);
  EXPECT_EQ(whole.file, id + ".belle");
}

// A page that comes back and asks for more of the past than there is, or than a server has time
// for.
TEST_F(Records, ThePastIsToldInParts) {
  const std::string id = opened(alice.must(
      {{"do", "create"}, {"game", "lumiere"}, {"seats", 2}, {"options", {{"start", "orange"}}}}));
  const auto past = [&](std::int64_t from, std::int64_t to) {
    return json::object{{"do", "past"}, {"table", id}, {"from", from}, {"to", to}};
  };
  EXPECT_EQ(alice.refused(past(0, 0)), "so many moves were not played") << "nothing is dealt yet";
  bruno.must({{"do", "sit"}, {"table", id}});
  const json::value start = alice.table(id).at("position");
  for (int i = 0; i < 4; ++i) (i % 2 == 0 ? alice : bruno).play_any(id, 0);
  const json::array told = alice.must(past(0, 4)).at("positions").as_array();
  ASSERT_EQ(told.size(), 5U);
  EXPECT_EQ(told.front(), start);
  EXPECT_EQ(told.back(), alice.table(id).at("position"));
  EXPECT_NE(bruno.must(past(0, 4)).at("positions").as_array(), told) << "each hand is its own";
  EXPECT_EQ(alice.refused(past(0, 5)), "so many moves were not played");
  EXPECT_EQ(alice.refused(past(3, 2)), "at most 32 positions, the first of them first");
  Guest chloe(server, "c");
  EXPECT_EQ(chloe.must(past(0, 0)).at("positions").at(0).at("viewer"), nullptr);
}

// A record that is asked for again and again, and each time the house reads the whole journal while
// everybody waits.
TEST_F(Records, ATableThatNobodyLooksAtIsKeptForAMoment) {
  const std::string id = opened(alice.must({{"do", "create"}, {"game", "lumiere"}, {"seats", 2}}));
  bruno.must({{"do", "sit"}, {"table", id}});
  for (Guest* guest : {&alice, &bruno}) guest->must({{"do", "leave"}, {"table", id}});
  EXPECT_EQ(server->metrics().tables, 0U);
  const int before = store.journals_read;
  for (int i = 0; i < 20; ++i) EXPECT_EQ(record(id).status, 200U);
  EXPECT_EQ(store.journals_read, before);
  alice.must({{"do", "watch"}, {"table", id}});
  alice.must({{"do", "chat"}, {"table", id}, {"text", "Me revoilà"}});
  alice.must({{"do", "leave"}, {"table", id}});
  server.run_until_idle();
  server.pass(10 * 1000);
  EXPECT_EQ(record(id).status, 200U);
  EXPECT_EQ(store.journals_read, before + 1) << "not for ever";
}

// Many tables that were left, kept until the memory is full.
TEST_F(Records, OnlySoManyTablesAreKept) {
  const std::string id = opened(alice.must({{"do", "create"}, {"game", "lumiere"}, {"seats", 2}}));
  bruno.must({{"do", "sit"}, {"table", id}});
  bruno.must({{"do", "leave"}, {"table", id}});
  const auto leave = [&](const std::string& table) {
    alice.must({{"do", "leave"}, {"table", table}});
    server.run_until_idle();
    server.pass(1);
  };
  leave(id);
  for (int i = 0; i < 64; ++i)
    leave(opened(alice.must(
        {{"do", "create"}, {"game", "lumiere"}, {"seats", 2}, {"belle", {{"blue", "gamin"}}}})));
  const int before = store.journals_read;
  EXPECT_EQ(record(id).status, 200U);
  EXPECT_EQ(store.journals_read, before + 1);
}

// Another record over the WebSocket than over HTTP: more than the asking seat may know.
TEST_F(Records, AreTheSameOverTheWebSocket) {
  const std::string id = opened(alice.must({{"do", "create"}, {"game", "lumiere"}, {"seats", 2}}));
  const auto asked = [&](Guest& guest) {
    return std::string(guest.must({{"do", "record"}, {"table", id}}).at("record").as_string());
  };
  EXPECT_EQ(asked(alice), "") << "nothing is dealt yet";
  bruno.must({{"do", "sit"}, {"table", id}});
  EXPECT_EQ(asked(alice), record(id, "alice").body);
  EXPECT_EQ(asked(bruno), record(id, "bruno").body);
  EXPECT_NE(asked(alice), asked(bruno));
  alice.must({{"do", "resign"}, {"table", id}});
  EXPECT_EQ(asked(alice), record(id).body);
}

// A table that is not there, or not to be read just now, and an answer that says otherwise.
TEST_F(Records, OfNoTable) {
  EXPECT_EQ(record("none").status, 404U);
  EXPECT_EQ(get("/api/tables//record").status, 404U);
  const std::string id = opened(alice.must({{"do", "create"}, {"game", "lumiere"}, {"seats", 2}}));
  alice.must({{"do", "leave"}, {"table", id}});
  server.run_until_idle();
  server.pass(10 * 1000);  // it is not in memory any more
  store.reads_fail = true;
  EXPECT_EQ(record(id).status, 503U);
  EXPECT_EQ(get("/api/tables").status, 503U);
}

// A game with hands that a person wrote down beforehand, at a table where others sit.
TEST_F(Records, NoTableOfTheServerGoesOnFromOne) {
  const std::string id = opened(alice.must({{"do", "create"}, {"game", "lumiere"}, {"seats", 2}}));
  bruno.must({{"do", "sit"}, {"table", id}});
  alice.must({{"do", "resign"}, {"table", id}});
  EXPECT_EQ(alice.refused({{"do", "create"},
                           {"game", "lumiere"},
                           {"seats", 2},
                           {"seat", "orange"},
                           {"record", record(id).body}}),
            "games go on from a record only in a page");
}

// History and ratings of another person, or of nobody.
TEST_F(Records, OwnTablesAreOfTheCookie) {
  alice.must({{"do", "create"}, {"game", "lumiere"}, {"seats", 2}});
  const auto count = [&](const std::string& token) {
    return json::parse(get("/api/me/tables", token).body).at("tables").as_array().size();
  };
  EXPECT_EQ(count("alice"), 1U);
  EXPECT_EQ(count("bruno"), 0U);
  EXPECT_EQ(count(""), 0U);
  EXPECT_EQ(json::parse(get("/api/me").body).at("person"), nullptr);
  EXPECT_EQ(json::parse(get("/api/me", "alice").body).at("person").at("name"), "Guest");
}

// A page of another site that acts in a person's name.
TEST_F(Records, OtherSitesChangeNothing) {
  for (const char* target : {"/api/claim", "/api/log-in", "/api/log-out"}) {
    unsigned status = 0;
    api.answer({"POST", target, "{}", "alice", "", false},
               [&](const HttpResponse& response) { status = response.status; });
    EXPECT_EQ(status, 403U) << target;
  }
}

}  // namespace
}  // namespace belle::server
