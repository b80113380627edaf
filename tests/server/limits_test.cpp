// How often a client may do something, with the limits that a house has when it is open to all.
#include "server/limits.h"

#include "people/secrets.h"
#include "server/api.h"
#include "tests/server/memory_server.h"

namespace belle::server {
namespace {

namespace json = boost::json;

Server::Settings limited() {
  Server::Settings settings = TestServer::quick();
  settings.limits.off = false;
  return settings;
}

bool may_try(MemoryServer& server, const std::string& address) {
  bool may = false;
  server->rates().may_try_password(address, [&](const store::Result<bool>& said) { may = *said; });
  return may;
}

bool may_try_of(MemoryServer& server, const std::string& whose, const std::string& address) {
  bool may = false;
  server->rates().may_try_password_of(whose, address,
                                      [&](const store::Result<bool>& said) { may = *said; });
  return may;
}

class LimitedServer : public testing::Test {
 protected:
  // How many of these requests go well.
  static int tries(Guest& guest, const json::object& request, int times) {
    int well = 0;
    for (int i = 0; i < times; ++i) well += guest.ask(request).at("ok").as_bool() ? 1 : 0;
    return well;
  }
  MemoryServer server{limited()};
  Guest alice{server, "a", "1.1.1.1"};
  const json::object create{{"do", "create"}, {"game", "lumiere"}, {"seats", 2}};
};

// A bucket that never fills again, or overflows while nobody looks.
TEST(Bucket, FillsSlowlyAndNotOverItsRim) {
  Bucket bucket;
  const Rate rate{2, 0.5};
  EXPECT_TRUE(bucket.take(rate, 0));
  EXPECT_TRUE(bucket.take(rate, 0));
  EXPECT_FALSE(bucket.take(rate, 0));
  EXPECT_FALSE(bucket.take(rate, 1999));
  EXPECT_TRUE(bucket.take(rate, 2000));
  EXPECT_TRUE(bucket.take(rate, 1000000));
  EXPECT_TRUE(bucket.take(rate, 1000000));
  EXPECT_FALSE(bucket.take(rate, 1000000));
}

// Everybody who has to wait for an hour because the machine's clock was set back by one.
TEST(Bucket, FillsAlsoWhenTheClockIsSetBack) {
  Bucket bucket;
  const Rate rate{1, 0.5};
  EXPECT_TRUE(bucket.take(rate, 10'000'000));
  EXPECT_FALSE(bucket.take(rate, 6'400'000));
  EXPECT_TRUE(bucket.take(rate, 6'402'000));
}

// A client with many addresses, for whom everybody's tries are forgotten.
TEST(Buckets, AreNotForgottenForACrowd) {
  Buckets buckets;
  const Rate rate{2, 0.001};
  for (int i = 0; i < 2; ++i) EXPECT_TRUE(buckets.take("alice", rate, 5000));
  for (std::size_t i = 0; i < Buckets::kMost + 10; ++i) {
    buckets.take(std::to_string(i), rate, 5000);
    buckets.take(std::to_string(i), rate, 5000);
  }
  EXPECT_FALSE(buckets.take("alice", rate, 5000));
  EXPECT_FALSE(buckets.take("late", rate, 5000)) << "shares what is left";
  for (const char* late : {"one", "two", "three"})
    for (int i = 0; i < 2; ++i)
      EXPECT_TRUE(buckets.take(late, rate, 5'000'000)) << "the full ones are forgotten";
}

// A list that takes a while to make, asked for without end.
TEST_F(LimitedServer, OwnListsOfAnAddress) {
  EXPECT_EQ(tries(alice, {{"do", "mine"}}, 40), 40);
  Guest bruno(server, "b", "1.1.1.1");
  int listed = 0;
  int refused = 0;
  const auto mine = [&] {
    TestApi api(*server);
    api.answer({"GET", "/api/me/tables", "", "", "1.1.1.1", true}, [&](const HttpResponse& answer) {
      listed += answer.status == 200 ? 1 : 0;
      refused += answer.status == 429 ? 1 : 0;
    });
    server.run_until_idle();
  };
  for (int i = 0; i < 300; ++i) mine();
  EXPECT_EQ(listed, 160) << "with those that were asked for at a WebSocket";
  EXPECT_EQ(refused, 140);
  EXPECT_EQ(tries(bruno, {{"do", "mine"}}, 1), 0);
  Guest elsewhere(server, "c", "2.2.2.2");
  EXPECT_EQ(tries(elsewhere, {{"do", "mine"}}, 1), 1);
  server.pass(1000);
  for (int i = 0; i < 20; ++i) mine();
  EXPECT_EQ(listed, 170);
}

// A flood of messages that others have to wait for.
TEST_F(LimitedServer, MessagesOfAConnection) {
  const auto answered = [&] {
    const std::size_t before = alice.heard().size();
    for (int i = 0; i < 100; ++i) alice.say(R"({"request":1,"do":"tables"})");
    server.run_until_idle();
    return std::count_if(
        alice.heard().begin() + static_cast<std::ptrdiff_t>(before), alice.heard().end(),
        [](const std::string& text) { return text.find("\"ok\":true") != std::string::npos; });
  };
  EXPECT_EQ(answered(), 60);
  EXPECT_EQ(answered(), 0);
  server.pass(1000);
  EXPECT_EQ(answered(), 30);
  Guest bruno(server, "b", "1.1.1.1");
  bruno.must({{"do", "tables"}});
}

// The same on as many lines as an address may have.
TEST_F(LimitedServer, MessagesOfAnAddress) {
  std::vector<std::unique_ptr<Guest>> windows;
  for (int i = 0; i < 40; ++i)
    windows.push_back(std::make_unique<Guest>(server, std::to_string(i), "3.3.3.3"));
  const auto answered = [&] {
    std::ptrdiff_t well = 0;
    for (const auto& window : windows) {
      const auto before = static_cast<std::ptrdiff_t>(window->heard().size());
      for (int i = 0; i < 50; ++i) window->say(R"({"request":1,"do":"dance"})");
      well += std::count_if(window->heard().begin() + before, window->heard().end(),
                            [](const std::string& text) {
                              return text.find("nothing is called") != std::string::npos;
                            });
    }
    return well;
  };
  EXPECT_EQ(answered(), 1200);
  server.pass(1000);
  EXPECT_EQ(answered(), 300);
  alice.must({{"do", "tables"}});
}

// A page that waits for ever for the answer to a move that came too soon after others.
TEST_F(LimitedServer, WhatIsSaidTooOftenIsAnswered) {
  for (int i = 0; i < 60; ++i) alice.must({{"do", "tables"}});
  const json::object reply = alice.ask({{"do", "tables"}});
  EXPECT_EQ(reply.at("error").at("word"), "too-often");
  for (const auto& [text, number] : std::vector<std::pair<const char*, const char*>>{
           {R"({"do":"chat","text":"\"request\":7","request" : 8})", "8"},
           {R"({"request":-1})", "null"},
           {R"({"request":99999999999999999999})", "null"},
           {R"({"request":"9"})", "null"},
           {R"({"request")", "null"},
           {"{", "null"}}) {
    alice.say(text);
    EXPECT_TRUE(alice.heard().back().starts_with(std::string("{\"reply\":") + number + ','))
        << text << alice.heard().back();
  }
}

// Messages as large as they may be, each of which takes as long to read as many others.
TEST_F(LimitedServer, LargeMessagesCountAsMany) {
  const json::object large{{"do", "tables"}, {"more", std::string(std::size_t{80} << 10, 'x')}};
  const auto read = [&](Guest& guest, int times) {
    int were_read = 0;
    for (int i = 0; i < times; ++i)
      were_read += guest.refused(large) == "is not known here" ? 1 : 0;
    return were_read;
  };
  EXPECT_EQ(read(alice, 4), 2) << "21 of 60 each";
  EXPECT_EQ(tries(alice, {{"do", "tables"}}, 30), 18);
  std::vector<std::unique_ptr<Guest>> windows;
  int well = 0;
  for (int i = 0; i < 40; ++i) {
    windows.push_back(std::make_unique<Guest>(server, "w", "3.3.3.3"));
    well += read(*windows.back(), 2);
  }
  EXPECT_EQ(well, 57) << "of 1,200 of an address";
}

// Journals that are read again and again from the disk, at the cost of everybody who plays.
TEST_F(LimitedServer, ReadsOfAnAddress) {
  const std::string id = opened(alice.must(create));
  const json::object record{{"do", "record"}, {"table", id}};
  int well = 0;
  for (int i = 0; i < 3; ++i) {
    Guest window(server, "w", "3.3.3.3");
    well += tries(window, record, 50);
  }
  EXPECT_EQ(well, 120);
  Guest window(server, "w", "3.3.3.3");
  EXPECT_EQ(window.refused({{"do", "watch"}, {"table", id}}), "too often: wait a little");
  TestApi api(*server);
  const auto status = [&](const std::string& address) {
    unsigned answered = 0;
    api.answer({"GET", "/api/tables/" + id + "/record", "", "", address, true},
               [&](const HttpResponse& response) { answered = response.status; });
    return answered;
  };
  EXPECT_EQ(status("3.3.3.3"), 429U);
  EXPECT_EQ(status("1.1.1.1"), 404U) << "nothing was dealt yet";
  server.pass(1000);
  EXPECT_EQ(tries(window, record, 12), 10);
  // Whatever is asked of a table that may have to be read first.
  for (const json::object& what :
       std::vector<json::object>{{{"do", "leave"}},
                                 {{"do", "sit"}},
                                 {{"do", "salt"}, {"salt", "00"}},
                                 {{"do", "play"}, {"ply", 0}, {"move", "pass"}},
                                 {{"do", "chat"}, {"text", "!"}},
                                 {{"do", "explain"}, {"move", "pass"}},
                                 {{"do", "rematch"}}}) {
    json::object request = what;
    request["table"] = id;
    EXPECT_EQ(window.refused(request), "too often: wait a little") << what;
  }
  alice.must({{"do", "chat"}, {"table", id}, {"text", "!"}});
}

// A person who plays fast and is told to wait, although nothing has to be read for them.
TEST_F(LimitedServer, WhatIsDoneAtAWatchedTableIsNoRead) {
  const std::string id = opened(alice.must(create));
  for (int i = 0; i < 400; ++i) {
    server.pass(50);
    EXPECT_EQ(alice.refused({{"do", "resign"}, {"table", id}}), "the game has not begun");
  }
}

// A list that is read anew for everybody who asks, or that is always old.
TEST_F(LimitedServer, TheLobbyIsReadOnceASecond) {
  auto& store = server.store();
  const auto listed = [&] { return alice.must({{"do", "tables"}}).at("tables").as_array().size(); };
  EXPECT_EQ(listed(), 0U);
  const int before = store.lists_read;
  for (int i = 0; i < 20; ++i) EXPECT_EQ(listed(), 0U);
  EXPECT_EQ(store.lists_read, before);
  json::object to_all = create;
  to_all["listed"] = true;
  alice.must(to_all);
  server.pass(1000);
  EXPECT_EQ(listed(), 1U);
}

// Editions that keep the house busy, or that fill everybody's line.
TEST_F(LimitedServer, EditionsOfAnAddress) {
  const std::string blanks(20 << 10, ' ');
  const auto check = [](const std::string& text) {
    return json::object{{"do", "check_edition"}, {"game", "lumiere"}, {"edition", text}};
  };
  EXPECT_EQ(alice.refused(check(blanks + blanks)), "has more than 32 KiB");
  json::object large = create;
  large["edition"] = blanks + blanks;
  EXPECT_EQ(alice.refused(large), "has more than 32 KiB");
  int checked = 0;
  for (int i = 0; i < 50; ++i) {
    Guest window(server, "w", "1.1.1.1");
    checked += window.refused(check(blanks)) != "too often: wait a little" ? 1 : 0;
  }
  EXPECT_EQ(checked, 39);
}

// Tables without end from one place, in as many windows as it likes.
TEST_F(LimitedServer, TablesOfAnAddress) {
  EXPECT_EQ(tries(alice, create, 12), 10);
  Guest window(server, "b", "1.1.1.1");
  EXPECT_EQ(tries(window, create, 1), 0);
  Guest elsewhere(server, "c", "2.2.2.2");
  EXPECT_EQ(tries(elsewhere, create, 1), 1);
  server.pass(10000);
  EXPECT_EQ(tries(window, create, 2), 1);
}

// The same by giving up at once and playing again.
TEST_F(LimitedServer, RematchesAreTablesToo) {
  json::object against_belle = create;
  against_belle["belle"] = {{"blue", "gamin"}};
  std::string id = opened(alice.must(against_belle));
  int games = 1;
  for (; games < 20; ++games) {
    alice.must({{"do", "resign"}, {"table", id}});
    if (!alice.ask({{"do", "rematch"}, {"table", id}}).at("ok").as_bool()) break;
    server.run_until_idle();
    id = std::string(alice.table(id).at("rematch").as_string());
    alice.must({{"do", "watch"}, {"table", id}});
    alice.must({{"do", "salt"}, {"table", id}, {"salt", "00"}});
  }
  EXPECT_EQ(games, 10);
  server.pass(10000);
  alice.must({{"do", "rematch"}, {"table", id}});
}

// A person who begins games day by day and ends none.
TEST_F(LimitedServer, GamesThatAPersonHasNotEnded) {
  json::object against_belle = create;
  against_belle["belle"] = {{"blue", "gamin"}};
  std::string id;
  for (int i = 0; i < 40; ++i) {
    id = opened(alice.must(against_belle));
    alice.must({{"do", "leave"}, {"table", id}});
    server.run_until_idle();
    server.pass(10000);
  }
  EXPECT_EQ(alice.refused(create), "you have too many games that are not over: end one");
  Guest bruno(server, "b", "2.2.2.2");
  bruno.must(create);
  alice.must({{"do", "resign"}, {"table", id}});
  server.pass(10000);
  alice.must(create);
  server.pass(30LL * 24 * 60 * 60 * 1000);
  alice.must(create);
}

// Sitting down and renaming without end.
TEST_F(LimitedServer, JoinsOfAnAddress) {
  EXPECT_EQ(tries(alice, {{"do", "name"}, {"name", "Alice"}}, 25), 20);
  const std::string id = opened(alice.must(create));
  Guest bruno(server, "b", "1.1.1.1");
  EXPECT_EQ(bruno.refused({{"do", "sit"}, {"table", id}}), "too often: wait a little");
  server.pass(2000);
  bruno.must({{"do", "sit"}, {"table", id}});
}

// Talking without end; words that are too long for a table.
TEST_F(LimitedServer, WordsOfAConnection) {
  const std::string id = opened(alice.must(create));
  EXPECT_EQ(tries(alice, {{"do", "chat"}, {"table", id}, {"text", "bla"}}, 12), 8);
  server.pass(2000);
  EXPECT_EQ(tries(alice, {{"do", "chat"}, {"table", id}, {"text", "bla"}}, 3), 1);
  server.pass(60000);
  EXPECT_EQ(alice.refused({{"do", "chat"}, {"table", id}, {"text", std::string(501, 'a')}}),
            "must have 1 to 500 bytes");
}

// The same in many windows.
TEST_F(LimitedServer, WordsOfAPerson) {
  const std::string id = opened(alice.must(create));
  int said = 0;
  for (int i = 0; i < 12; ++i) {
    Guest window(server, "a", "1.1.1." + std::to_string(i));
    said += tries(window, {{"do", "chat"}, {"table", id}, {"text", "bla"}}, 2);
  }
  EXPECT_EQ(said, 8);
}

// Offers without end, each told to everybody who looks on.
TEST_F(LimitedServer, OffersOfAPerson) {
  Guest bruno(server, "b", "2.2.2.2");
  const std::string id = opened(alice.must(create));
  bruno.must({{"do", "sit"}, {"table", id}});
  int offers = 0;
  for (int i = 0; i < 20; ++i) {
    Guest window(server, "a", "1.1.1.1");
    if (tries(window, {{"do", "abandon"}, {"table", id}}, 1) == 0) break;
    offers += tries(window, answering(alice, id, false), 1);
  }
  EXPECT_EQ(offers, 5);
  server.pass(5000);
  alice.must({{"do", "abandon"}, {"table", id}});
  bruno.must(answering(alice, id, true));
}

// Moves that are played and taken back until the journal is full, and nobody can say or take back
// anything any more.
TEST_F(LimitedServer, UndosOfAPerson) {
  const std::string id = opened(alice.must({{"do", "create"},
                                            {"game", "paris"},
                                            {"seats", 2},
                                            {"options", {{"start", "1"}}},
                                            {"belle", {{"2", "gamin"}}}}));
  const json::object play{{"do", "play"}, {"table", id}, {"ply", 0}, {"move", "draw 1"}};
  const json::object undo{{"do", "undo"}, {"table", id}, {"ply", 1}, {"moves", 1}};
  int undone = 0;
  for (int i = 0; i < 50; ++i) {
    Guest window(server, "a", "1.1.1.1");
    tries(window, play, 1);
    undone += tries(window, undo, 1);
  }
  EXPECT_EQ(undone, 30);
  Guest window(server, "a", "1.1.1.1");
  EXPECT_EQ(window.refused(undo), "too often: wait a little");
  server.pass(2000);
  window.must(undo);
}

// One place with a crowd of lines at a table, each of which is told everything.
TEST_F(LimitedServer, ConnectionsOfAnAddressAtATable) {
  const std::string id = opened(alice.must(create));
  std::vector<std::unique_ptr<Guest>> crowd;
  int well = 0;
  for (int i = 0; i < 70; ++i) {
    crowd.push_back(std::make_unique<Guest>(server, "c", "2.2.2.2"));
    well += tries(*crowd.back(), {{"do", "watch"}, {"table", id}}, 1);
  }
  EXPECT_EQ(well, 64);
  EXPECT_EQ(tries(*crowd.front(), {{"do", "watch"}, {"table", id}}, 1), 1) << "looks already";
  EXPECT_EQ(crowd.back()->refused({{"do", "watch"}, {"table", id}}),
            "too many of you look at this table");
  Guest elsewhere(server, "d", "3.3.3.3");
  elsewhere.must({{"do", "watch"}, {"table", id}});
}

// A person who comes and goes without end, each time told to everybody at the table.
TEST_F(LimitedServer, ComingAndGoingIsToldOnceASecond) {
  Guest bruno(server, "b", "2.2.2.2");
  const std::string id = opened(alice.must(create));
  bruno.must({{"do", "sit"}, {"table", id}});
  bruno.must({{"do", "leave"}, {"table", id}});
  for (int i = 0; i < 2; ++i) server.pass(1000);
  const std::size_t before = alice.heard().size();
  for (const char* what : {"watch", "leave", "watch", "leave", "watch", "leave", "watch"}) {
    bruno.must({{"do", what}, {"table", id}});
    server.run_until_idle();
  }
  EXPECT_EQ(alice.heard().size(), before + 1);
  bruno.must({{"do", "leave"}, {"table", id}});
  server.run_until_idle();
  server.pass(1000);
  EXPECT_EQ(alice.heard().size(), before + 2);
  EXPECT_EQ(alice.table(id).at("online"), (json::array{"orange"}));
}

// Watching every table of the house.
TEST_F(LimitedServer, TablesThatAConnectionWatches) {
  Server::Settings settings = TestServer::quick();
  settings.limits.watched = 2;
  MemoryServer small(settings);
  Guest host(small, "a");
  Guest guest(small, "b");
  std::vector<std::string> ids;
  for (int i = 0; i < 3; ++i) ids.push_back(opened(host.must(create)));
  guest.must({{"do", "watch"}, {"table", ids[0]}});
  guest.must({{"do", "watch"}, {"table", ids[1]}});
  EXPECT_EQ(guest.refused({{"do", "watch"}, {"table", ids[2]}}),
            "you watch too many tables: leave one");
  guest.must({{"do", "watch"}, {"table", ids[1]}});
  guest.must({{"do", "leave"}, {"table", ids[0]}});
  small.run_until_idle();
  guest.must({{"do", "watch"}, {"table", ids[2]}});
  EXPECT_NO_THROW(host.table(ids[1]));
  EXPECT_THROW(host.table(ids[2]), std::out_of_range) << "who sets a table watches it, too";
}

// Guessing passwords.
TEST_F(LimitedServer, PasswordsOfAnAddress) {
  int tried = 0;
  for (int i = 0; i < 10; ++i) tried += may_try(server, "1.1.1.1") ? 1 : 0;
  EXPECT_EQ(tried, 6);
  EXPECT_TRUE(may_try(server, "2.2.2.2"));
  server.pass(10000);
  EXPECT_TRUE(may_try(server, "1.1.1.1"));
}

// Guessing one password from many addresses.
TEST_F(LimitedServer, PasswordsOfAName) {
  TestApi api(*server);
  const std::string token = people::new_token();
  const std::string session = people::token_hash(token);
  store::PersonId elodie = 0;
  server.store().add_guest("Élodie", session, 0, [&](const auto& added) { elodie = added->id; });
  server.store().claim_name(elodie, "Élodie", "", session, {session, 0}, [](const auto&) {});
  const std::string whose = std::to_string(elodie);
  int refused = 0;
  for (int i = 0; i < 30; ++i)
    for (int j = 0; j < 3; ++j)
      if (!may_try_of(server, whose, "1.1.1." + std::to_string(i))) ++refused;
  EXPECT_EQ(refused, 10);
  const auto count = [&](const HttpResponse& answer) { refused += answer.status == 429 ? 1 : 0; };
  api.answer(
      {"POST", "/api/log-in", R"({"name":"Élodie","password":"guessed it"})", "", "1.1.1.1", true},
      count);
  server.run_until_idle();
  EXPECT_EQ(refused, 11);
  api.answer({"POST", "/api/password", R"({"password":"guessed it","new_password":"mine now"})",
              token, "1.1.1.1", true},
             count);
  server.run_until_idle();
  EXPECT_EQ(refused, 12) << "in a window that she left open";
  EXPECT_TRUE(may_try_of(server, "bruno", "1.1.1.1"));
  server.pass(10000);
  EXPECT_TRUE(may_try_of(server, whose, "1.1.1.1"));
}

// A person who cannot log in because others guess at their password.
TEST_F(LimitedServer, StrangersKeepNobodyOut) {
  for (const char* name : {"élodie", "bruno"})
    while (may_try_of(server, name, "6.6.6.6")) {
    }
  for (const char* name : {"élodie", "élodie", "bruno"})
    EXPECT_TRUE(may_try_of(server, name, "1.1.1.1")) << name;
}

// A house whose database is away: limits that never end, and an operator who hears of nothing more.
TEST_F(LimitedServer, LimitsEndAlsoWhileTheTimeOfTheHouseStandsStill) {
  server.time_stands_still = true;
  while (may_try(server, "1.1.1.1")) {
  }
  EXPECT_EQ(tries(alice, create, 12), 10);
  for (int i = 0; i < 20; ++i) server->warnings().say("the database is away");
  EXPECT_EQ(server.warnings().size(), 5U);
  server.pass(10000);
  EXPECT_TRUE(may_try(server, "1.1.1.1"));
  EXPECT_EQ(tries(alice, create, 2), 1);
  server->warnings().say("the database is away");
  EXPECT_EQ(server.warnings().size(), 6U);
}

// Passwords without end that wait to be hashed, and everybody waits behind them.
TEST(Passwords, OnlySoManyWait) {
  MemoryServer server;
  TestApi api(*server);
  int refused = 0;
  for (int i = 0; i < 60; ++i)
    api.answer({"POST", "/api/log-in", R"({"name":"Bruno","password":"guessed it"})", "", "", true},
               [&](const HttpResponse& response) { refused += response.status == 429 ? 1 : 0; });
  server.run_until_idle();
  EXPECT_GE(refused, 5);
  EXPECT_LE(refused, 10);
}

// One who guesses from many addresses, behind whom everybody else waits for seconds.
TEST(Passwords, ANewcomerWaitsForFew) {
  MemoryServer server;
  TestApi api(*server);
  const auto log_in = [&](const std::string& address, const Respond& respond) {
    api.answer({"POST", "/api/log-in", R"({"name":"Bruno","password":"guessed it"})", "", address},
               respond);
  };
  int others = 0;
  for (int i = 0; i < 40; ++i)
    log_in("10.0." + std::to_string(i % 8) + '.' + std::to_string(i),
           [&](const HttpResponse&) { ++others; });
  server.run_until_idle();
  const int earlier = others;
  bool answered = false;
  log_in("192.0.2.1", [&](const HttpResponse&) { answered = true; });
  server.until([&] { return answered; });
  EXPECT_LE(others - earlier, 10) << "those under way, and a turn of the others";
}

// One with addresses in many networks, whose passwords wait until nobody else can log in.
TEST(Passwords, ACrowdOfNetworksKeepsNobodyOut) {
  MemoryServer server;
  TestApi api(*server);
  const auto log_in = [&](const std::string& address, const Respond& respond) {
    api.answer({"POST", "/api/log-in", R"({"name":"Bruno","password":"guessed it"})", "", address},
               respond);
  };
  int refused = 0;
  for (int i = 0; i < 160; ++i)
    for (int j = 0; j < 6; ++j)
      log_in("10." + std::to_string(i) + ".0.1",
             [&](const HttpResponse& answer) { refused += answer.status == 429 ? 1 : 0; });
  server.run_until_idle();
  EXPECT_GT(refused, 0) << "not all of them wait";
  unsigned status = 0;
  log_in("192.0.2.1", [&](const HttpResponse& answer) { status = answer.status; });
  server.run_until_idle();
  EXPECT_NE(status, 429U);
}

// A flood of plain requests, which nothing else counts.
TEST_F(LimitedServer, PlainRequestsOfAnAddress) {
  TestApi api(*server);
  const auto answered = [&](const std::string& address, int times) {
    int well = 0;
    for (int i = 0; i < times; ++i)
      api.answer({"GET", "/api/tables", "", "", address, true},
                 [&](const HttpResponse& response) { well += response.status == 200 ? 1 : 0; });
    server.run_until_idle();
    return well;
  };
  EXPECT_EQ(answered("1.1.1.1", 700), 600);
  EXPECT_EQ(answered("2.2.2.2", 1), 1);
  server.pass(1000);
  EXPECT_EQ(answered("1.1.1.1", 100), 60);
  unsigned status = 0;
  api.answer({"GET", "/", "", "", "1.1.1.1", true},
             [&](const HttpResponse& response) { status = response.status; });
  EXPECT_EQ(status, 429U);
}

// Addresses, of which there are few, found in a stolen list of tries by trying all.
TEST(Tries, WithoutTheHousesKeyNobodyKnowsWhatIsTried) {
  struct Noted final : store::Tries {
    bool counts_tries() const override { return true; }
    void take_try(store::Allowance first, std::optional<store::Allowance> /*other*/,
                  store::Done<bool> done) override {
      keys.push_back(first.key);
      done(true);
    }
    std::vector<std::string> keys;
  } tries;
  MemoryServer server;
  for (const std::string house : {"one", "one", "another"})
    RateLimits({}, server->environment(), tries, house).may_try_password("1.1.1.1", [](auto&&) {});
  ASSERT_EQ(tries.keys.size(), 3U);
  EXPECT_EQ(tries.keys[0], tries.keys[1]);
  EXPECT_NE(tries.keys[0], tries.keys[2]);
}

}  // namespace
}  // namespace belle::server
