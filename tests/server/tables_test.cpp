// Coming to a table and leaving it; another game; lists.
#include <fstream>
#include <iterator>

#include "tests/server/memory_server.h"

namespace belle::server {
namespace {

namespace json = boost::json;

class Tables : public testing::Test {
 protected:
  explicit Tables(std::unique_ptr<store::Store> kept = tested_store()) : server(std::move(kept)) {}

  json::object chair(Guest& guest, const std::string& id, std::size_t number) {
    return guest.table(id).at("chairs").at(number).as_object();
  }
  TestServer server;
  Guest alice{server, "a"};
  Guest bruno{server, "b"};
};

// Looks into the store, or has it go wrong.
class TablesInMemory : public Tables {
 protected:
  TablesInMemory() : Tables(std::make_unique<store::MemoryStore>()) {}
  store::MemoryStore& store = static_cast<store::MemoryStore&>(server.store());
};

// A request with a field that is wrong, and an answer that does not say which; or a crash.
TEST_F(Tables, EveryWrongRequestNamesItsField) {
  const std::string id = opened(alice.must({{"do", "create"}, {"game", "lumiere"}, {"seats", 2}}));
  const auto field = [&](json::object fields) {
    const json::object reply = alice.ask(std::move(fields));
    return reply.at("ok").as_bool() ? "" : std::string(reply.at("error").at("field").as_string());
  };
  EXPECT_EQ(field({}), "do");
  EXPECT_EQ(field({{"do", 1}}), "do");
  EXPECT_EQ(field({{"do", "dance"}}), "do");
  for (const char* word : {"watch", "leave", "sit", "belle", "play", "undo", "abandon", "answer",
                           "resign", "chat", "rematch", "explain", "salt"}) {
    EXPECT_EQ(field({{"do", word}}), "table") << word;
    EXPECT_EQ(field({{"do", word}, {"table", 1}}), "table") << word;
    EXPECT_NE(field({{"do", word}, {"table", "none"}}), "") << word;
    EXPECT_NE(field({{"do", word}, {"table", std::string("a\0b", 3)}}), "") << word;
  }
  EXPECT_EQ(field({{"do", "sit"}, {"table", id}, {"seat", "green"}}), "seat");
  EXPECT_EQ(field({{"do", "sit"}, {"table", id}, {"seat", 1}}), "seat");
  EXPECT_EQ(field({{"do", "salt"}, {"table", id}}), "salt");
  EXPECT_EQ(field({{"do", "salt"}, {"table", id}, {"salt", 1}}), "salt");
  EXPECT_EQ(field({{"do", "salt"}, {"table", id}, {"salt", "xyz"}}), "salt");
  EXPECT_EQ(field({{"do", "belle"}, {"table", id}}), "seat");
  EXPECT_EQ(field({{"do", "belle"}, {"table", id}, {"seat", "blue"}}), "level");
  EXPECT_EQ(field({{"do", "belle"}, {"table", id}, {"seat", "blue"}, {"level", "x"}}), "level");
  EXPECT_EQ(field({{"do", "play"}, {"table", id}}), "ply");
  EXPECT_EQ(field({{"do", "play"}, {"table", id}, {"ply", -1}}), "ply");
  EXPECT_EQ(field({{"do", "play"}, {"table", id}, {"ply", 0}}), "move");
  EXPECT_EQ(field({{"do", "undo"}, {"table", id}, {"ply", 0}}), "moves");
  EXPECT_EQ(field({{"do", "answer"}, {"table", id}}), "agree");
  EXPECT_EQ(field({{"do", "answer"}, {"table", id}, {"agree", "yes"}}), "agree");
  EXPECT_EQ(field({{"do", "answer"}, {"table", id}, {"agree", true}}), "offer");
  EXPECT_EQ(field({{"do", "answer"}, {"table", id}, {"agree", true}, {"offer", "1"}}), "offer");
  EXPECT_EQ(field({{"do", "chat"}, {"table", id}}), "text");
  EXPECT_EQ(field({{"do", "explain"}, {"table", id}}), "move");
  const json::object create{{"do", "create"}, {"game", "lumiere"}, {"seats", 2}};
  for (const auto& [name, value] : json::object{{"belle", 1},
                                                {"belle", {{"blue", 1}}},
                                                {"belle", {{"green", "gamin"}}},
                                                {"seat", "green"},
                                                {"lsited", true},
                                                {"clock", {{"bank", 60}, {"days", 2}}}}) {
    json::object wrong = create;
    wrong[name] = value;
    EXPECT_EQ(field(wrong), name) << json::serialize(value);
  }
  for (const char* text : {"", "{", "[]", "1", "{\"do\":\"tables\"}", "{\"request\":-1}",
                           "{\"request\":1.5,\"do\":\"tables\"}", "\xff", "{\"request\":\"1\"}"}) {
    const std::size_t before = alice.heard().size();
    alice.say(text);
    ASSERT_EQ(alice.heard().size(), before + 1);
    EXPECT_TRUE(alice.heard().back().starts_with("{\"reply\":null,\"ok\":false")) << text;
  }
}

// A seat that stays taken by a person who has left; one that is lost because a window was closed.
TEST_F(Tables, LeavingGivesTheSeatBack) {
  const std::string id =
      opened(alice.must({{"do", "create"}, {"game", "paris"}, {"seats", 3}, {"seat", "2"}}));
  bruno.must({{"do", "watch"}, {"table", id}});
  bruno.must({{"do", "sit"}, {"table", id}});
  EXPECT_EQ(chair(alice, id, 0).at("kind"), "person");
  bruno.must({{"do", "leave"}, {"table", id}});
  server.run_until_idle();
  EXPECT_EQ(chair(alice, id, 0).at("kind"), "open");
  const std::size_t before = bruno.heard().size();
  alice.must({{"do", "chat"}, {"table", id}, {"text", "Dommage"}});
  EXPECT_EQ(bruno.heard().size(), before) << "told no more";
  {
    Guest window(server, "a");
  }
  EXPECT_EQ(chair(alice, id, 1).at("kind"), "person");
  alice.must({{"do", "leave"}, {"table", id}});
  EXPECT_EQ(bruno.refused({{"do", "sit"}, {"table", id}}), "everybody has left: set another table");
}

// A host who goes elsewhere, and whose friend finds that the game has ended.
TEST_F(Tables, AWaitingTableOutlastsItsHostsGoing) {
  const std::string id = opened(alice.must({{"do", "create"}, {"game", "lumiere"}, {"seats", 2}}));
  EXPECT_EQ(alice.must({{"do", "unwatch"}, {"table", id}}).at("seat"), "orange");
  bruno.must({{"do", "watch"}, {"table", id}});
  const std::size_t before = alice.heard().size();
  bruno.must({{"do", "sit"}, {"table", id}});
  EXPECT_EQ(alice.heard().size(), before) << "told no more";
  EXPECT_EQ(bruno.table(id).at("stage"), "playing");
  alice.must({{"do", "watch"}, {"table", id}});
  EXPECT_EQ(alice.table(id).at("you"), "orange");
  EXPECT_FALSE(Guest(server, "c").must({{"do", "unwatch"}, {"table", id}}).contains("seat"));
}

// A person who goes before they have come, and is told of the table for ever.
TEST_F(TablesInMemory, UnwatchingWaitsForWatching) {
  const std::string id = opened(alice.must({{"do", "create"}, {"game", "lumiere"}, {"seats", 2}}));
  store.holds = true;
  alice.send({{"do", "chat"}, {"table", id}, {"text", "Attends"}});
  bruno.send({{"do", "watch"}, {"table", id}});
  bruno.send({{"do", "unwatch"}, {"table", id}});
  store.release();
  server.run_until_idle();
  const std::size_t before = bruno.heard().size();
  alice.must({{"do", "chat"}, {"table", id}, {"text", "Tiens"}});
  EXPECT_EQ(bruno.heard().size(), before);
}

// A friend who sits down, or a turn that comes, while a person looks elsewhere and hears nothing.
TEST_F(Tables, WhoFollowsTheirTablesIsToldOfEachChange) {
  const std::string id = opened(alice.must({{"do", "create"},
                                            {"game", "lumiere"},
                                            {"seats", 2},
                                            {"options", {{"start", "blue"}}},
                                            {"clock", {{"days", 2}}}}));
  alice.must({{"do", "unwatch"}, {"table", id}});
  alice.must({{"do", "mine"}, {"follow", true}});
  Guest chloe(server, "c");
  chloe.must({{"do", "name"}, {"name", "Chloé"}});
  chloe.must({{"do", "mine"}, {"follow", true}});
  const std::size_t strange = chloe.heard().size();
  const auto told = [&] {
    const json::object event = json::parse(alice.heard().back()).as_object();
    EXPECT_EQ(event.at("event"), "own");
    return event.at("tables").at(0).as_object();
  };
  bruno.must({{"do", "sit"}, {"table", id}});
  EXPECT_EQ(told().at("table").as_string(), id);
  EXPECT_EQ(told().at("stage"), "playing");
  EXPECT_EQ(told().at("you"), "orange");
  EXPECT_EQ(told().at("about").at("to_move"), "blue");
  EXPECT_FALSE(told().at("about").as_object().contains("last"));
  bruno.must({{"do", "play"}, {"table", id}, {"ply", 0}, {"move", "take L4"}});
  const json::object mine = alice.must({{"do", "mine"}}).at("tables").at(0).at("about").as_object();
  EXPECT_EQ(mine.at("to_move"), "orange");
  EXPECT_EQ(mine.at("deadline"), server.now() + 2 * 24 * 60 * 60 * 1000);
  EXPECT_EQ(json::serialize(mine.at("last")), R"({"seat":"blue","move":"take L4"})");
  bruno.must({{"do", "undo"}, {"table", id}, {"ply", 1}, {"moves", 1}});
  alice.must({{"do", "watch"}, {"table", id}});
  alice.must(answering(alice, id, true));
  EXPECT_EQ(told().at("about").at("to_move"), "blue");
  EXPECT_FALSE(told().at("about").as_object().contains("last")) << "taken back";
  bruno.must({{"do", "resign"}, {"table", id}});
  EXPECT_FALSE(told().at("about").as_object().contains("to_move"));
  EXPECT_FALSE(told().at("about").as_object().contains("deadline"));
  EXPECT_EQ(chloe.heard().size(), strange) << "nobody else is told";
}

// A person who leaves and comes back in one breath, and is told nothing any more.
TEST_F(Tables, APersonWhoComesBackAtOnceIsTold) {
  const std::string id = opened(alice.must({{"do", "create"}, {"game", "paris"}, {"seats", 3}}));
  bruno.must({{"do", "watch"}, {"table", id}});
  bruno.must({{"do", "sit"}, {"table", id}});
  bruno.send({{"do", "leave"}, {"table", id}});
  const auto watches = bruno.send({{"do", "watch"}, {"table", id}});
  server.run_until_idle();
  EXPECT_TRUE(bruno.reply(watches)->at("ok").as_bool());
  alice.must({{"do", "chat"}, {"table", id}, {"text", "Salut"}});
  EXPECT_EQ(bruno.table(id).at("chat").as_array().size(), 1U);
}

// A person who sits down without having looked, and never hears that the game begins.
TEST_F(Tables, APersonWhoSitsDownIsTold) {
  const std::string id = opened(alice.must({{"do", "create"}, {"game", "lumiere"}, {"seats", 2}}));
  bruno.ask({{"do", "sit"}, {"table", id}});
  server.run_until_idle();
  EXPECT_EQ(bruno.table(id).at("you"), "blue");
  EXPECT_EQ(bruno.table(id).at("asks_salt"), true);
  EXPECT_EQ(bruno.table(id).at("since"), 0);
  server.pass(1000);
  EXPECT_EQ(alice.table(id).at("online").as_array().size(), 2U);
}

// A person who leaves in the middle of a game and so loses the seat.
TEST_F(Tables, LeavingARunningGameKeepsTheSeat) {
  const std::string id = opened(alice.must({{"do", "create"}, {"game", "lumiere"}, {"seats", 2}}));
  bruno.must({{"do", "sit"}, {"table", id}});
  bruno.must({{"do", "leave"}, {"table", id}});
  bruno.must({{"do", "watch"}, {"table", id}});
  EXPECT_EQ(bruno.table(id).at("you"), "blue");
}

// A person who leaves just when the game begins, and whose page forgets what they added to a deal
// that is still theirs.
TEST_F(TablesInMemory, APersonWhoLeavesIsToldWhetherTheSeatIsStillTheirs) {
  const json::object create{{"do", "create"}, {"game", "lumiere"}, {"seats", 2}};
  const std::string waiting = opened(alice.must(create));
  EXPECT_FALSE(alice.must({{"do", "leave"}, {"table", waiting}}).contains("seat")) << "given back";
  const std::string id = opened(alice.must(create));
  EXPECT_FALSE(bruno.must({{"do", "leave"}, {"table", id}}).contains("seat")) << "never had one";
  bruno.ask({{"do", "sit"}, {"table", id}});
  store.holds = true;
  bruno.send({{"do", "salt"}, {"table", id}, {"salt", "00"}});
  const auto leaves = alice.send({{"do", "leave"}, {"table", id}});
  store.release();
  server.run_until_idle();
  EXPECT_EQ(alice.reply(leaves)->at("seat"), "orange");
}

// A person who looks on at a table after they have gone: the table stays in memory, and Belle
// thinks for nobody.
TEST_F(TablesInMemory, APersonGoneWatchesNothing) {
  {
    Guest chloe(server, "c");
    store.holds = true;
    chloe.send({{"do", "create"}, {"game", "lumiere"}, {"seats", 2}});
    server.run_until_idle();
  }
  store.release();
  server.run_until_idle();
  EXPECT_EQ(server->metrics().tables, 0U);

  const std::string id = opened(alice.must({{"do", "create"}, {"game", "lumiere"}, {"seats", 2}}));
  {
    Guest chloe(server, "c");
    store.holds = true;
    alice.send({{"do", "chat"}, {"table", id}, {"text", "Attends"}});
    chloe.send({{"do", "watch"}, {"table", id}});
  }
  store.release();
  server.run_until_idle();
  alice.must({{"do", "leave"}, {"table", id}});
  server.run_until_idle();
  EXPECT_EQ(server->metrics().tables, 0U);
}

// The same seats for ever; Belle who does not come along; two tables for one rematch.
TEST_F(TablesInMemory, ARematchMovesEverybodyOneSeatFurther) {
  const std::string id = opened(alice.must({{"do", "create"},
                                            {"game", "paris"},
                                            {"seats", 3},
                                            {"options", {{"setup", "shuffled"}}},
                                            {"belle", {{"3", "gamin"}}}}));
  bruno.must({{"do", "sit"}, {"table", id}});
  bruno.must({{"do", "watch"}, {"table", id}});
  EXPECT_EQ(alice.refused({{"do", "rematch"}, {"table", id}}), "the game is not over");
  alice.must({{"do", "abandon"}, {"table", id}});
  bruno.must(answering(bruno, id, true));
  alice.must({{"do", "rematch"}, {"table", id}});
  store.holds = true;
  bruno.send({{"do", "rematch"}, {"table", id}});
  bruno.send({{"do", "rematch"}, {"table", id}});
  alice.send({{"do", "rematch"}, {"table", id}});
  server.run_until_idle();
  store.release();
  server.run_until_idle();
  EXPECT_EQ(store.journals.size(), 2U) << "one table more";
  const std::string next(bruno.table(id).at("rematch").as_string());
  alice.must({{"do", "watch"}, {"table", next}});
  EXPECT_EQ(alice.table(next).at("you"), "2");
  EXPECT_EQ(chair(alice, next, 0).at("level"), "gamin");
  EXPECT_EQ(alice.table(next).at("settings").at("options").at("setup"), "shuffled");
  bruno.must({{"do", "watch"}, {"table", next}});
  EXPECT_EQ(bruno.table(next).at("you"), "3");
}

// The rules of a game that are forgotten between two of them; a host who chooses who starts, at a
// table that says that chance does.
TEST_F(Tables, TheLoserStartsARematchOfLumiere) {
  const json::object create{{"do", "create"}, {"game", "lumiere"}, {"seats", 2}};
  json::object chosen = create;
  chosen["first"] = "orange";
  EXPECT_EQ(alice.refused(chosen), "a game elsewhere says who starts only in a page");
  const std::string id = opened(alice.must(create));
  bruno.must({{"do", "sit"}, {"table", id}});
  alice.must({{"do", "resign"}, {"table", id}});
  for (Guest* guest : {&alice, &bruno}) guest->must({{"do", "rematch"}, {"table", id}});
  server.run_until_idle();
  const std::string next(alice.table(id).at("rematch").as_string());
  for (Guest* guest : {&alice, &bruno}) {
    guest->must({{"do", "watch"}, {"table", next}});
    guest->must({{"do", "salt"}, {"table", next}, {"salt", "00"}});
  }
  EXPECT_EQ(alice.table(next).at("you"), "blue");
  EXPECT_EQ(alice.table(next).at("to_move"), "blue");
}

// An agreement that is lost on the way from the form to the table of the rematch, or not told to
// whoever is invited.
TEST_F(Tables, TheLoserStartsWhereThatIsAgreed) {
  for (const char* game : {"lumiere", "paris"}) {
    json::object create{{"do", "create"}, {"game", game}, {"seats", 2}, {"loser_starts", true}};
    json::object named = create;
    named["options"] = {{"start", std::string_view(game) == "paris" ? "2" : "blue"}};
    EXPECT_EQ(alice.refused(named), "a seat is named that starts every game");
    const std::string id = opened(alice.must(create));
    alice.must({{"do", "watch"}, {"table", id}});
    const json::value agreed = alice.table(id).at("settings");
    EXPECT_EQ(agreed.at("loser_starts"), true) << game;
    EXPECT_FALSE(agreed.as_object().contains("first")) << game;
    bruno.must({{"do", "sit"}, {"table", id}});
    alice.must({{"do", "resign"}, {"table", id}});
    for (Guest* guest : {&alice, &bruno}) guest->must({{"do", "rematch"}, {"table", id}});
    server.run_until_idle();
    const std::string next(alice.table(id).at("rematch").as_string());
    alice.must({{"do", "watch"}, {"table", next}});
    EXPECT_EQ(alice.table(next).at("settings").at("loser_starts"), true) << game;
    EXPECT_EQ(alice.table(next).at("settings").at("first"), alice.table(next).at("you")) << game;
    bruno.must({{"do", "watch"}, {"table", next}});
    for (Guest* guest : {&alice, &bruno})
      guest->must({{"do", "salt"}, {"table", next}, {"salt", "00"}});
    EXPECT_EQ(alice.table(next).at("to_move"), alice.table(next).at("you")) << game;
  }
}

// A person who waits for another game without knowing whether the other wants one.
TEST_F(Tables, WhoWishesARematchIsTold) {
  const std::string id = opened(alice.must({{"do", "create"}, {"game", "lumiere"}, {"seats", 2}}));
  bruno.must({{"do", "sit"}, {"table", id}});
  bruno.must({{"do", "watch"}, {"table", id}});
  alice.must({{"do", "resign"}, {"table", id}});
  EXPECT_FALSE(bruno.table(id).contains("again"));
  alice.must({{"do", "rematch"}, {"table", id}});
  EXPECT_EQ(json::serialize(bruno.table(id).at("again")), "[\"orange\"]");
  EXPECT_EQ(json::serialize(alice.table(id).at("again")), "[\"orange\"]");
  const std::size_t heard = bruno.heard().size();
  alice.must({{"do", "rematch"}, {"table", id}});
  EXPECT_EQ(bruno.heard().size(), heard) << "wished twice is no news";
  bruno.must({{"do", "rematch"}, {"table", id}});
  server.run_until_idle();
  EXPECT_TRUE(alice.table(id).contains("rematch"));
  EXPECT_FALSE(alice.table(id).contains("again"));
}

// A rematch that fails without a word, and can never be wished for again.
TEST_F(TablesInMemory, ARematchThatIsNotKeptCanBeWishedAgain) {
  const std::string id = opened(alice.must({{"do", "create"}, {"game", "lumiere"}, {"seats", 2}}));
  bruno.must({{"do", "sit"}, {"table", id}});
  alice.must({{"do", "resign"}, {"table", id}});
  alice.must({{"do", "rematch"}, {"table", id}});
  store.writes_fail = store::Failure::Kind::Full;
  for (int i = 0; i < 2; ++i) EXPECT_NE(bruno.refused({{"do", "rematch"}, {"table", id}}), "");
  EXPECT_EQ(json::serialize(alice.table(id).at("again")), "[\"orange\"]") << "her wish stands";
  store.writes_fail.reset();
  bruno.must({{"do", "rematch"}, {"table", id}});
  server.run_until_idle();
  EXPECT_TRUE(alice.table(id).contains("rematch"));
}

// A wish that is refused although it was fulfilled, or granted although it was not, because it came
// from two windows.
TEST_F(TablesInMemory, APersonWhoWishesARematchTwiceIsAnsweredAlike) {
  const std::string id = opened(alice.must({{"do", "create"}, {"game", "lumiere"}, {"seats", 2}}));
  bruno.must({{"do", "sit"}, {"table", id}});
  alice.must({{"do", "resign"}, {"table", id}});
  alice.must({{"do", "rematch"}, {"table", id}});
  const json::object wish{{"do", "rematch"}, {"table", id}};
  for (const bool fails : {true, false}) {
    store.holds = true;
    const auto first = bruno.send(wish);
    const auto second = bruno.send(wish);
    server.run_until_idle();
    EXPECT_EQ(bruno.reply(second), nullptr) << "nothing is kept yet";
    if (fails) store.writes_fail = store::Failure::Kind::Full;
    store.release();
    server.run_until_idle();
    store.writes_fail.reset();
    for (const auto number : {first, second})
      EXPECT_EQ(bruno.reply(number)->at("ok").as_bool(), !fails);
  }
  EXPECT_EQ(store.journals.size(), 2U) << "one table more";
}

// By correspondence: an offer or a wish that only counts while both are there.
TEST_F(Tables, OffersAndWishesWaitForPersonsNotThere) {
  const auto gone = [&](Guest& guest, const std::string& id) {
    guest.must({{"do", "leave"}, {"table", id}});
    server.run_until_idle();
    server.pass(60000);  // the table is not in memory any more
  };
  const std::string id = opened(alice.must({{"do", "create"}, {"game", "lumiere"}, {"seats", 2}}));
  bruno.must({{"do", "sit"}, {"table", id}});
  alice.must({{"do", "abandon"}, {"table", id}});
  gone(alice, id);
  bruno.must({{"do", "watch"}, {"table", id}});
  bruno.must(answering(bruno, id, true));
  EXPECT_TRUE(is_over(bruno, id));
  bruno.must({{"do", "rematch"}, {"table", id}});
  gone(bruno, id);
  alice.must({{"do", "watch"}, {"table", id}});
  EXPECT_EQ(json::serialize(alice.table(id).at("again")), "[\"blue\"]");
  alice.must({{"do", "rematch"}, {"table", id}});
  server.run_until_idle();
  EXPECT_TRUE(alice.table(id).contains("rematch"));
}

// A person who takes one offer back and makes another, and catches the click that was meant for the
// first.
TEST_F(Tables, AnAnswerIsToOneOffer) {
  const std::string id = opened(alice.must(
      {{"do", "create"}, {"game", "paris"}, {"seats", 2}, {"options", {{"start", "1"}}}}));
  bruno.must({{"do", "sit"}, {"table", id}});
  bruno.must({{"do", "watch"}, {"table", id}});
  alice.must({{"do", "play"}, {"table", id}, {"ply", 0}, {"move", "draw 1"}});
  alice.must({{"do", "undo"}, {"table", id}, {"ply", 1}, {"moves", 1}});
  const json::object agrees = answering(bruno, id, true);
  alice.must(answering(alice, id, false));
  EXPECT_FALSE(bruno.table(id).contains("offer"));
  alice.must({{"do", "abandon"}, {"table", id}});
  const json::object reply = bruno.ask(agrees);
  EXPECT_EQ(json::serialize(reply.at("error")),
            R"({"field":"offer","reason":"is not what is offered now"})");
  EXPECT_EQ(bruno.table(id).at("stage"), "playing");
  bruno.must(answering(bruno, id, true));
  EXPECT_TRUE(is_over(bruno, id));
}

// A game that nobody was told of, in everybody's list, with a clock that runs out for a person.
TEST_F(TablesInMemory, ARematchOfWhichNobodyIsToldIsClearedAway) {
  const std::string id = opened(alice.must({{"do", "create"},
                                            {"game", "lumiere"},
                                            {"seats", 2},
                                            {"clock", {{"bank", 60}}},
                                            {"listed", true}}));
  bruno.must({{"do", "sit"}, {"table", id}});
  alice.must({{"do", "resign"}, {"table", id}});
  alice.must({{"do", "rematch"}, {"table", id}});
  store.additions_fail = true;
  EXPECT_EQ(bruno.refused({{"do", "rematch"}, {"table", id}}),
            "the server's disk is full: nothing was changed, try again later");
  ASSERT_EQ(store.journals.size(), 2U) << "the other table is there";
  for (int i = 0; i < 30; ++i) {
    server.pass(1000);
    server.run_until_idle();
  }
  store.additions_fail = false;
  for (int i = 0; i < 30; ++i) {
    server.pass(1000);
    server.run_until_idle();
  }
  EXPECT_EQ(server->metrics().tables, 1U) << "the one that Alice looks at";
  for (Guest* guest : {&alice, &bruno})
    EXPECT_EQ(guest->must({{"do", "mine"}}).at("tables").as_array().size(), 1U);
  EXPECT_TRUE(bruno.must({{"do", "tables"}}).at("tables").as_array().empty());
  for (const auto& [table, journal] : store.journals) {
    if (table == id) continue;
    EXPECT_EQ(journal.back().line, "# closed");
  }
  bruno.must({{"do", "rematch"}, {"table", id}});
  server.run_until_idle();
  EXPECT_TRUE(alice.table(id).contains("rematch"));
}

// A private table in the lobby; a table that its own people cannot find again.
TEST_F(Tables, ListsShowWhatTheyMay) {
  const auto count = [](Guest& guest, const char* list) {
    return guest.must({{"do", list}}).at("tables").as_array().size();
  };
  EXPECT_EQ(count(alice, "mine"), 0U) << "nobody yet";
  alice.must({{"do", "create"}, {"game", "lumiere"}, {"seats", 2}});
  EXPECT_EQ(count(bruno, "tables"), 0U);
  EXPECT_EQ(count(alice, "mine"), 1U);
  server.pass(1000);
  const std::string id =
      opened(alice.must({{"do", "create"}, {"game", "paris"}, {"seats", 2}, {"listed", true}}));
  EXPECT_EQ(count(bruno, "tables"), 1U);
  bruno.must({{"do", "sit"}, {"table", id}});
  EXPECT_EQ(count(bruno, "tables"), 1U) << "to watch";
  EXPECT_EQ(count(bruno, "mine"), 1U);
  const json::object mine = alice.must({{"do", "mine"}});
  EXPECT_EQ(std::string(mine.at("tables").at(0).at("table").as_string()), id)
      << "the last changed first";
  bruno.must({{"do", "resign"}, {"table", id}});
  EXPECT_EQ(count(bruno, "tables"), 0U);
  EXPECT_EQ(count(bruno, "mine"), 1U) << "history stays";
  const json::object over = bruno.must({{"do", "mine"}});
  EXPECT_EQ(over.at("tables").at(0).at("stage"), "over");
  EXPECT_EQ(over.at("tables").at(0).at("about").at("game"), "paris");
}

// A lobby full of tables whose hosts went home.
TEST_F(Tables, AWaitingTableIsHiddenWhenNobodyIsThere) {
  const auto listed = [&] { return bruno.must({{"do", "tables"}}).at("tables").as_array().size(); };
  std::string id;
  {
    Guest host(server, "h");
    id = opened(host.must({{"do", "create"}, {"game", "lumiere"}, {"seats", 2}, {"listed", true}}));
    server.pass(60 * 60 * 1000);
    EXPECT_EQ(listed(), 1U) << "the host waits patiently";
  }
  EXPECT_EQ(listed(), 0U);
  bruno.must({{"do", "watch"}, {"table", id}});
  EXPECT_EQ(listed(), 0U) << "a spectator is nobody to play with";
  Guest back(server, "h");
  back.must({{"do", "watch"}, {"table", id}});
  EXPECT_EQ(listed(), 1U);
  back.must({{"do", "unwatch"}, {"table", id}});
  EXPECT_EQ(listed(), 0U);
  back.must({{"do", "mine"}, {"follow", true}});
  EXPECT_EQ(listed(), 1U) << "the host looks elsewhere, and will hear of who comes";
}

// A lobby without end; a host who waits and is not found behind many who have left.
TEST_F(Tables, TheLobbyLooksFarAndShowsAHundred) {
  const json::object to_all{{"do", "create"}, {"game", "lumiere"}, {"seats", 2}, {"listed", true}};
  const auto listed = [&] { return bruno.must({{"do", "tables"}}).at("tables").as_array().size(); };
  alice.must(to_all);
  for (int i = 0; i < 150; ++i) {
    server.pass(1);
    Guest(server, std::to_string(i)).must(to_all);
  }
  EXPECT_EQ(listed(), 100U);
  server.pass(6LL * 60 * 1000);
  EXPECT_EQ(listed(), 1U);
}

// A host whose window is reloaded, and whose table flickers in everybody's lobby.
TEST_F(Tables, AWaitingTableIsShownAFewMinutesWithNobodyThere) {
  const auto listed = [&] { return bruno.must({{"do", "tables"}}).at("tables").as_array().size(); };
  {
    Guest host(server, "h");
    host.must({{"do", "create"}, {"game", "lumiere"}, {"seats", 2}, {"listed", true}});
  }
  server.pass(5 * 60 * 1000);
  EXPECT_EQ(listed(), 1U);
  server.pass(1);
  EXPECT_EQ(listed(), 0U);
}

// A history that does not say which side was whose, or who has won.
TEST_F(Tables, TheOwnTablesSayWhereOneSatAndWhoWon) {
  const std::string id =
      opened(alice.must({{"do", "create"}, {"game", "lumiere"}, {"seats", 2}, {"seat", "blue"}}));
  bruno.must({{"do", "sit"}, {"table", id}});
  const auto first = [](Guest& guest) { return guest.must({{"do", "mine"}}).at("tables").at(0); };
  EXPECT_EQ(first(alice).at("you"), "blue");
  EXPECT_EQ(first(bruno).at("you"), "orange");
  EXPECT_FALSE(first(alice).at("about").as_object().contains("winners"));
  alice.must({{"do", "resign"}, {"table", id}});
  EXPECT_EQ(json::serialize(first(alice).at("about").at("winners")), "[\"orange\"]");
  Guest listing(server, "c");
  alice.must({{"do", "create"}, {"game", "paris"}, {"seats", 3}, {"listed", true}});
  EXPECT_FALSE(listing.must({{"do", "tables"}}).at("tables").at(0).as_object().contains("you"));
}

// A person whose seat Belle took over, and who cannot find the seat in the history.
TEST_F(Tables, APersonWhoLeftFindsTheSeatInTheHistory) {
  const std::string id = opened(alice.must({{"do", "create"}, {"game", "paris"}, {"seats", 3}}));
  bruno.must({{"do", "sit"}, {"table", id}});
  Guest chloe(server, "c");
  chloe.must({{"do", "sit"}, {"table", id}});
  bruno.must({{"do", "resign"}, {"table", id}});
  EXPECT_EQ(bruno.must({{"do", "mine"}}).at("tables").at(0).at("you"), "2");
  EXPECT_EQ(chloe.must({{"do", "mine"}}).at("tables").at(0).at("you"), "3");
}

// A corrected edition whose fault is found only when a table is to be set.
TEST_F(TablesInMemory, AnEditionCanBeCheckedWithoutATable) {
  const auto fault = [&](const char* game, const auto& edition) {
    const json::object reply = alice.ask(
        {{"do", "check_edition"}, {"game", game}, {"edition", json::value_from(edition)}});
    if (reply.at("ok").as_bool()) return std::string();
    const json::value& error = reply.at("error");
    return std::string(error.at("field").as_string()) + ": " +
           std::string(error.at("reason").as_string());
  };
  std::ifstream file(BELLE_SOURCE_DIR "/editions/devir-2019.json");
  std::string text(std::istreambuf_iterator<char>(file), {});
  EXPECT_EQ(fault("lumiere", text), "");
  EXPECT_EQ(fault("chess", text), "game: no game is called 'chess'");
  EXPECT_EQ(fault("lumiere", 1), "edition: must be a text");
  EXPECT_EQ(fault("lumiere", "{"), "edition: edition:1: not JSON: incomplete JSON");
  text.replace(text.find("\"chimneys\": 7"), 13, "\"chimneys\": 8");
  EXPECT_EQ(fault("lumiere", text), "edition: edition: chimneys: the rules say 7");
  EXPECT_TRUE(store.journals.empty()) << "no table was set";
}

// A person online who is not shown, or gone and still shown.
TEST_F(Tables, ShowWhoIsThere) {
  const std::string id = opened(alice.must({{"do", "create"}, {"game", "lumiere"}, {"seats", 2}}));
  bruno.must({{"do", "sit"}, {"table", id}});
  bruno.must({{"do", "leave"}, {"table", id}});
  server.pass(1000);
  const auto online = [&] { return json::serialize(alice.table(id).at("online")); };
  EXPECT_EQ(online(), "[\"orange\"]");
  {
    Guest window(server, "b");
    window.must({{"do", "watch"}, {"table", id}});
    server.pass(1000);
    EXPECT_EQ(online(), "[\"orange\",\"blue\"]");
    server.pass(1000);
  }
  EXPECT_EQ(online(), "[\"orange\"]");
}

}  // namespace
}  // namespace belle::server
