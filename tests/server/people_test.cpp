// Who is who: guests, their names, and all the windows that one of them has open.
#include <chrono>

#include "people/secrets.h"
#include "server/api.h"
#include "tests/server/memory_server.h"

namespace belle::server {
namespace {

namespace json = boost::json;

const json::object kAlice{{"name", "Alice"}, {"password", "correct horse"}};
const json::object kCreateTable{{"do", "create"}, {"game", "lumiere"}, {"seats", 2}};

std::string word(const json::object& answer) {
  return std::string(answer.at("error").at("word").as_string());
}

std::string word(const HttpResponse& answer) { return word(json::parse(answer.body).as_object()); }

std::string name_at(const Guest& guest, const std::string& id, std::size_t chair = 0) {
  return std::string(guest.table(id).at("chairs").at(chair).at("name").as_string());
}

class People : public testing::Test {
 protected:
  explicit People(std::unique_ptr<store::Store> kept = tested_store()) : server(std::move(kept)) {}

  TestServer server;

  /// The token of a client that shows this one when it connects.
  std::string token_for(const std::string& shown) {
    std::optional<std::string> token;
    server->token_for(shown, [&](const auto& given) { token = given; });
    server.until([&] { return token.has_value(); });
    return token.value();
  }

  /// What is answered to a client with this token.
  HttpResponse posted(TestApi& api, const char* target, const json::object& fields,
                      const std::string& token = {}) {
    std::optional<HttpResponse> answer;
    api.answer({"POST", target, json::serialize(fields), token, "1.1.1.1", true},
               [&](const HttpResponse& response) { answer = response; });
    server.until([&] { return answer.has_value(); });
    return answer.value();
  }
  HttpResponse claim(TestApi& api, const std::string& token) {
    return posted(api, "/api/claim", kAlice, token);
  }
};

// Looks into the store, or has it go wrong.
class PeopleInMemory : public People {
 protected:
  PeopleInMemory() : People(std::make_unique<store::MemoryStore>()) {}
  store::MemoryStore& store = static_cast<store::MemoryStore&>(server.store());

  std::optional<store::Person> person_of(const std::string& session) {
    return store::ask(store, &store::Store::person_of, session).value();
  }
};

// A name that hides something, or that breaks a line of the record.
TEST_F(People, NamesFollowTheRules) {
  Guest alice(server, "a");
  for (const char* bad :
       {"", " Alice", "Ali  ce", "Ali\nce", "a\u202eb", "abcdefghijklmnopqrstuvwxyz"})
    EXPECT_NE(alice.refused({{"do", "name"}, {"name", bad}}), "") << bad;
  EXPECT_EQ(alice.refused({{"do", "name"}}), "is missing");
  EXPECT_EQ(alice.refused({{"do", "name"}, {"name", 7}}), "must be a text");
  alice.must({{"do", "name"}, {"name", "Élodie 2"}});
  EXPECT_EQ(name_at(alice, opened(alice.must(kCreateTable))), "Élodie 2");
}

// A page that says its name and sets a table in one breath: two guests, an error, or a table under
// the wrong name.
TEST_F(PeopleInMemory, RequestsInOneBreathAreOfOnePersonAndInOrder) {
  Guest alice(server, "a");
  store.holds = true;
  const auto name = alice.send({{"do", "name"}, {"name", "Alice"}});
  const auto create = alice.send(kCreateTable);
  const auto again = alice.send(kCreateTable);
  const auto mine = alice.send({{"do", "mine"}});
  server.run_until_idle();
  EXPECT_EQ(alice.reply(name), nullptr) << "nothing is kept yet";
  store.release();
  server.run_until_idle();
  for (const auto number : {name, create, again, mine}) {
    ASSERT_NE(alice.reply(number), nullptr);
    EXPECT_TRUE(alice.reply(number)->at("ok").as_bool());
  }
  EXPECT_EQ(name_at(alice, opened(*alice.reply(create))), "Alice");
  EXPECT_EQ(name_at(alice, opened(*alice.reply(again))), "Alice");
  EXPECT_EQ(alice.must({{"do", "mine"}}).at("tables").as_array().size(), 2U);
}

// Two windows of one new client that become two persons, of whom one cannot do anything.
TEST_F(PeopleInMemory, TwoWindowsAreOnePerson) {
  Guest one(server, "a");
  Guest two(server, "a");
  store.holds = true;
  const auto first = one.send(kCreateTable);
  const auto second = two.send(kCreateTable);
  server.run_until_idle();
  store.release();
  server.run_until_idle();
  ASSERT_TRUE(one.reply(first) && two.reply(second));
  EXPECT_TRUE(two.reply(second)->at("ok").as_bool());
  EXPECT_EQ(one.must({{"do", "mine"}}).at("tables").as_array().size(), 2U);

  Guest third(server, "b");
  Guest fourth(server, "b");
  const std::string id = opened(third.must(kCreateTable));
  fourth.must({{"do", "watch"}, {"table", id}});
  EXPECT_EQ(fourth.table(id).at("you"), "orange") << "also in the window that was silent";
}

// A window that goes on under the old name after a new one was chosen or claimed in another.
TEST_F(People, ANewNameCountsInEveryWindow) {
  const std::string token = people::new_token();
  Guest one(server, people::token_hash(token));
  Guest two(server, people::token_hash(token));
  one.must({{"do", "name"}, {"name", "Alice"}});
  EXPECT_EQ(name_at(two, opened(two.must(kCreateTable))), "Alice");

  TestApi api(*server);
  unsigned status = 0;
  api.answer({"POST", "/api/claim", R"({"name":"Alice B","password":"correct horse"})", token,
              "127.0.0.1", true},
             [&](const HttpResponse& response) { status = response.status; });
  server.until([&] { return status != 0; });
  EXPECT_EQ(status, 200U);
  const std::string id = opened(two.must(kCreateTable));
  EXPECT_EQ(name_at(two, id), "Alice B");
  EXPECT_EQ(two.table(id).at("chairs").at(0).at("named"), true);
  EXPECT_EQ(two.refused({{"do", "name"}, {"name", "Zoé"}}),
            "your name is yours: it has a password");
}

// A person who noted the cookie at a screen that several use, and is the one who claims a name
// there later.
TEST_F(PeopleInMemory, ANameIsClaimedWithANewSession) {
  const std::string noted = people::new_token();
  Guest here(server, people::token_hash(noted), "1.1.1.1");
  Guest elsewhere(server, people::token_hash(noted), "6.6.6.6");
  const std::string id = opened(here.must(kCreateTable));
  TestApi api(*server);
  const HttpResponse answer = claim(api, noted);
  ASSERT_EQ(answer.status, 200U);
  ASSERT_TRUE(answer.token);
  EXPECT_FALSE(person_of(people::token_hash(noted)));
  EXPECT_EQ(person_of(people::token_hash(*answer.token))->name, "Alice");
  EXPECT_FALSE(here.ended());
  EXPECT_TRUE(elsewhere.ended());
  Guest late(server, people::token_hash(noted), "6.6.6.6");
  late.must({{"do", "watch"}, {"table", id}});
  EXPECT_TRUE(late.table(id).at("you").is_null());
  here.must({{"do", "leave"}, {"table", id}});

  api.answer({"POST", "/api/log-out", "", *answer.token, "", true}, [](const HttpResponse&) {});
  server.until([&] { return here.ended(); });
}

// A person who claims a name before anything else, and whose open window can do nothing then.
TEST_F(People, ANameCanBeClaimedByAClientWhoHasDoneNothingYet) {
  const std::string token = token_for("");
  Guest window(server, people::token_hash(token), "1.1.1.1");
  const Guest elsewhere(server, people::token_hash(token), "6.6.6.6");
  TestApi api(*server);
  ASSERT_EQ(claim(api, token).status, 200U);
  EXPECT_EQ(name_at(window, opened(window.must(kCreateTable))), "Alice");
  EXPECT_TRUE(elsewhere.ended());
}

// A person who has done nothing yet and asks for a name that is taken: a guest without a window,
// under that name, whose window can do nothing any more.
TEST_F(PeopleInMemory, AClientWhoAsksForATakenNameGoesOn) {
  TestApi api(*server);
  ASSERT_EQ(claim(api, "").status, 200U);
  const std::string token = people::new_token();
  Guest window(server, people::token_hash(token), "1.1.1.1");
  EXPECT_EQ(word(claim(api, token)), "name-taken");
  EXPECT_FALSE(person_of(people::token_hash(token)));
  EXPECT_EQ(name_at(window, opened(window.must(kCreateTable))), "Guest");
}

// A person who comes while nothing can be read, and is nobody for ever.
TEST_F(PeopleInMemory, APersonWhoCouldNotBeReadIsKnownLater) {
  Guest(server, "a").must({{"do", "name"}, {"name", "Alice"}});
  store.reads_fail = true;
  Guest alice(server, "a");
  store.reads_fail = false;
  EXPECT_EQ(name_at(alice, opened(alice.must(kCreateTable))), "Alice");
}

// A person who is told that they are nobody and have nothing, because nothing can be read just now.
TEST_F(PeopleInMemory, WhoCannotBeReadIsNotTakenForNobody) {
  const std::string token = token_for("");
  Guest alice(server, people::token_hash(token));
  const std::string id = opened(alice.must({{"do", "create"},
                                            {"game", "paris"},
                                            {"seats", 2},
                                            {"belle", {{"2", "gamin"}}},
                                            {"options", {{"start", "1"}}}}));
  TestApi api(*server);
  const auto failed = [&](const char* method, const std::string& target, const json::object& body) {
    std::optional<HttpResponse> answer;
    api.answer({method, target, json::serialize(body), token, "1.1.1.1"},
               [&](const HttpResponse& response) { answer = response; });
    server.until([&] { return answer.has_value(); });
    return answer->status == 503
               ? std::string(json::parse(answer->body).at("error").at("field").as_string())
               : answer->body;
  };
  store.reads_fail = true;
  for (const std::string& target :
       {std::string("/api/me"), std::string("/api/me/tables"), "/api/tables/" + id + "/record"})
    EXPECT_EQ(failed("GET", target, {}), "server") << target;
  const json::object change{{"password", "correct horse"}, {"new_password", "battery staple"}};
  EXPECT_EQ(failed("POST", "/api/password", change), "server");
  EXPECT_EQ(failed("POST", "/api/claim", kAlice), "server");
  store.reads_fail = false;
  EXPECT_EQ(name_at(alice, id), "Guest") << "nothing was claimed";
  EXPECT_EQ(claim(api, token).status, 200U);
}

// A guest who passes for another person: under a name that is claimed, or was claimed since.
TEST_F(People, NoGuestHasAClaimedName) {
  Guest early(server, "e");
  early.must({{"do", "name"}, {"name", "ALICE"}});
  const std::string before = opened(early.must(kCreateTable));
  EXPECT_EQ(name_at(early, before), "ALICE");
  TestApi api(*server);
  const HttpResponse claimed = claim(api, "");
  ASSERT_EQ(claimed.status, 200U);
  Guest late(server, "l");
  const json::object reply = late.ask({{"do", "name"}, {"name", "aLICE"}});
  EXPECT_EQ(reply.at("error").at("word"), "name-taken");
  EXPECT_EQ(name_at(early, opened(early.must(kCreateTable))), "Guest");
  late.must({{"do", "sit"}, {"table", before}});
  late.must({{"do", "resign"}, {"table", before}});
  for (Guest* guest : {&early, &late}) guest->must({{"do", "rematch"}, {"table", before}});
  server.run_until_idle();
  const std::string again(early.table(before).at("rematch").as_string());
  early.must({{"do", "watch"}, {"table", again}});
  EXPECT_EQ(name_at(early, again, 1), "Guest") << "in another game, too";

  Guest alice(server, people::token_hash(*claimed.token));
  const std::string id = opened(alice.must(kCreateTable));
  late.must({{"do", "sit"}, {"table", id}});
  alice.must({{"do", "chat"}, {"table", id}, {"text", "Bonjour"}});
  late.must({{"do", "chat"}, {"table", id}, {"text", "Salut"}});
  late.must({{"do", "watch"}, {"table", id}});
  EXPECT_EQ(late.table(id).at("chat").at(0).at("named"), true);
  EXPECT_EQ(late.table(id).at("chat").at(1).at("named"), false);
}

// A house that never forgets, or that forgets those who could still come back.
TEST_F(PeopleInMemory, OpeningForgetsOldSessionsAndGuests) {
  constexpr table::Time kDay = 24LL * 60 * 60 * 1000;
  ASSERT_EQ(store.forgotten.size(), 1U) << "when the house opens";
  EXPECT_EQ(store.forgotten[0], std::pair(server.now() - 400 * kDay, server.now() - 30 * kDay));
}

// A person who has logged out, and whose open window still plays for them.
TEST_F(People, APersonWhoLogsOutIsNobodyInEveryWindow) {
  const std::string token = people::new_token();
  Guest one(server, people::token_hash(token));
  Guest two(server, people::token_hash(token));
  Guest other(server, "b");
  const std::string id = opened(one.must(kCreateTable));
  TestApi api(*server);
  unsigned status = 0;
  api.answer({"POST", "/api/log-out", "", token, "", true},
             [&](const HttpResponse& response) { status = response.status; });
  server.until([&] { return status != 0; });
  EXPECT_EQ(status, 200U);
  EXPECT_TRUE(one.ended());
  EXPECT_TRUE(two.ended());
  EXPECT_FALSE(other.ended());
  const std::size_t heard = one.heard().size();
  one.send({{"do", "chat"}, {"table", id}, {"text", "Encore moi"}});
  server.run_until_idle();
  EXPECT_EQ(one.heard().size(), heard) << "nobody listens any more";
  EXPECT_EQ(server->metrics().connections, 1U);
  Guest again(server, people::token_hash(token));
  again.must({{"do", "watch"}, {"table", id}});
  EXPECT_TRUE(again.table(id).at("you").is_null());
}

// A page in another language that can only show English reasons.
TEST_F(People, FaultsOfNamesHaveAWord) {
  Guest alice(server, "a");
  EXPECT_EQ(word(alice.ask({{"do", "name"}, {"name", ""}})), "name-empty");
  EXPECT_EQ(word(alice.ask({{"do", "name"}, {"name", std::string(25, 'a')}})), "name-long");
  EXPECT_EQ(word(alice.ask({{"do", "name"}, {"name", "a  b"}})), "name-spaces");
  EXPECT_EQ(word(alice.ask({{"do", "name"}, {"name", "a\u202eb"}})), "name-characters");

  TestApi api(*server);
  const auto claim_fault = [&](const char* name, const char* password) {
    return word(posted(api, "/api/claim", {{"name", name}, {"password", password}}));
  };
  const HttpResponse claimed = claim(api, "");
  ASSERT_EQ(claimed.status, 200U);
  EXPECT_EQ(word(claim(api, *claimed.token)), "name-claimed");
  EXPECT_EQ(claim_fault("ALICE", "another one"), "name-taken");
  EXPECT_EQ(claim_fault("GUEST", "another one"), "name-taken") << "everybody's";
  EXPECT_EQ(claim_fault("Bruno", "short"), "password-length");
  EXPECT_EQ(claim_fault(" ", "long enough"), "name-spaces");
  EXPECT_EQ(word(posted(api, "/api/log-in", {{"name", "Alice"}, {"password", "battery"}})),
            "password-wrong");
  const json::object endless{{"name", std::string(97, 'a')}, {"password", "battery"}};
  EXPECT_EQ(word(posted(api, "/api/log-in", endless)), "name-long");
}

// Names that can be found out by how long it takes to be refused.
TEST_F(People, AnUnknownNameTakesAsLongAsAWrongPassword) {
  using Clock = std::chrono::steady_clock;
  TestApi api(*server);
  ASSERT_EQ(claim(api, "").status, 200U);
  const auto time = [&](const char* name) {
    const auto start = Clock::now();
    const json::object guess{{"name", name}, {"password", "guessed it"}};
    EXPECT_EQ(posted(api, "/api/log-in", guess).status, 401U);
    return Clock::now() - start;
  };
  time("Nobody");  // the first one makes a hash to compare with
  EXPECT_GT(time("Nobody"), time("Alice") / 4);
}

// A claim that could not be written, whose guest has the name all the same, or shares a session
// with the next one.
TEST_F(PeopleInMemory, AClaimThatFailsLeavesAGuest) {
  TestApi api(*server);
  store.claims_fail = true;
  EXPECT_EQ(claim(api, "").status, 503U);
  EXPECT_EQ(store::ask(store, &store::Store::person, 1)->name, "Guest");
  store.claims_fail = false;
  EXPECT_EQ(claim(api, "").status, 200U);
}

// A cookie that an attacker has put into another's browser, to be the guest who comes with it; a
// new guest with every page, or one who is not known after a restart.
TEST_F(PeopleInMemory, TokensAreChosenByTheHouseAlone) {
  server.run_until_idle();
  const std::string chosen = people::new_token();
  const std::string given = token_for(chosen);
  EXPECT_NE(given, chosen);
  EXPECT_NE(token_for(chosen), given) << "nor is it remembered";
  EXPECT_EQ(token_for(given), given) << "also as long as it is nobody's";
  Guest(server, people::token_hash(chosen)).must(kCreateTable);
  EXPECT_EQ(token_for(chosen), chosen) << "of before";
  store.reads_fail = true;
  EXPECT_EQ(token_for(given), given);
  bool refused = false;
  server->token_for(chosen, [&](const auto& token) { refused = !token; });
  server.until([&] { return refused; });
  store.reads_fail = false;

  TestApi api(*server);
  const std::string another = people::new_token();
  store.claims_fail = true;
  EXPECT_EQ(claim(api, another).status, 503U);
  EXPECT_FALSE(person_of(people::token_hash(another))) << "a guest whom others know";
}

// Two claims with one cookie at the same moment, of which the second takes the name from the first
// with a password that its owner does not know.
TEST_F(PeopleInMemory, OfTwoClaimsWithOneCookieOneWins) {
  for (const bool was_somebody : {true, false}) {
    const std::string token = token_for("");
    if (was_somebody) Guest(server, people::token_hash(token)).must(kCreateTable);
    const std::string name = was_somebody ? "Alice" : "Zoé";
    TestApi api(*server);
    std::vector<HttpResponse> answers;
    for (const char* password : {"correct horse", "battery staple"})
      api.answer({"POST", "/api/claim",
                  json::serialize(json::object{{"name", name}, {"password", password}}), token,
                  "1.1.1.1", true},
                 [&](const HttpResponse& response) { answers.push_back(response); });
    server.until([&] { return answers.size() == 2; });
    std::ranges::sort(answers, {}, &HttpResponse::status);
    EXPECT_EQ(answers[0].status, 200U);
    EXPECT_EQ(answers[1].status, 409U) << answers[1].body;
    EXPECT_EQ(word(answers[1]), "name-claimed");
    EXPECT_FALSE(answers[1].token);
    EXPECT_TRUE(person_of(people::token_hash(*answers[0].token))) << "is still logged in";
    const auto log_in = [&](const char* password) {
      return posted(api, "/api/log-in", {{"name", name}, {"password", password}}).status;
    };
    std::vector<unsigned> tries{log_in("correct horse"), log_in("battery staple")};
    std::ranges::sort(tries);  // they are hashed side by side: either may be the first
    EXPECT_EQ(tries, (std::vector{200U, 401U}));
  }
}

// A password that another person knows for ever; a change by a stranger at an open window; a window
// elsewhere that plays on after it.
TEST_F(PeopleInMemory, APasswordIsChangedByAClientWhoKnowsIt) {
  TestApi api(*server);
  const auto change = [&](const std::string& token, const char* from, const char* to) {
    return posted(api, "/api/password", {{"password", from}, {"new_password", to}}, token);
  };
  EXPECT_EQ(change("", "correct horse", "battery staple").status, 400U) << "of which name?";
  const std::string guest = people::new_token();
  Guest(server, people::token_hash(guest)).must(kCreateTable);
  EXPECT_EQ(change(guest, "correct horse", "battery staple").status, 400U) << "a guest's";
  const std::string here = claim(api, "").token.value();
  const std::string elsewhere = posted(api, "/api/log-in", kAlice).token.value();
  Guest window(server, people::token_hash(here), "1.1.1.1");
  Guest other(server, people::token_hash(elsewhere), "6.6.6.6");
  Guest stranger(server, "s", "6.6.6.6");
  EXPECT_EQ(word(change(here, "wrong horse", "battery staple")), "password-not-yours");
  EXPECT_EQ(word(change(here, "correct horse", "short")), "password-length");
  EXPECT_EQ(posted(api, "/api/password", {{"password", "correct horse"}}, here).status, 400U);
  EXPECT_FALSE(other.ended()) << "nothing has changed yet";

  const HttpResponse changed = change(here, "correct horse", "battery staple");
  ASSERT_EQ(changed.status, 200U) << changed.body;
  EXPECT_FALSE(window.ended());
  EXPECT_EQ(name_at(window, opened(window.must(kCreateTable))), "Alice");
  EXPECT_TRUE(other.ended());
  EXPECT_FALSE(stranger.ended());
  for (const std::string& old : {here, elsewhere}) EXPECT_FALSE(person_of(people::token_hash(old)));
  EXPECT_EQ(person_of(people::token_hash(*changed.token))->name, "Alice");
  EXPECT_EQ(word(posted(api, "/api/log-in", kAlice)), "password-wrong");
  EXPECT_EQ(posted(api, "/api/log-in", {{"name", "Alice"}, {"password", "battery staple"}}).status,
            200U);
}

// A name that changes under a person who plays, or that stays the old one in the next game.
TEST_F(People, AChairKeepsItsNameUntilTheNextGame) {
  Guest alice(server, "a");
  Guest bruno(server, "b");
  const std::string id = opened(alice.must(kCreateTable));
  bruno.must({{"do", "sit"}, {"table", id}});
  alice.must({{"do", "name"}, {"name", "Zoé"}});
  alice.must({{"do", "chat"}, {"table", id}, {"text", "Me voilà"}});
  EXPECT_EQ(name_at(alice, id), "Guest");
  EXPECT_EQ(alice.table(id).at("chat").at(0).at("name"), "Guest") << "as at the table";
  alice.must({{"do", "resign"}, {"table", id}});
  alice.must({{"do", "rematch"}, {"table", id}});
  bruno.must({{"do", "rematch"}, {"table", id}});
  server.run_until_idle();
  const std::string next(alice.table(id).at("rematch").as_string());
  alice.must({{"do", "watch"}, {"table", next}});
  EXPECT_EQ(name_at(alice, next, 1), "Zoé");
}

// A guest who cannot be written down, and who can never do anything again.
TEST_F(PeopleInMemory, AGuestWhoIsNotKeptCanTryAgain) {
  Guest alice(server, "a");
  store.writes_fail = store::Failure::Kind::Full;
  EXPECT_EQ(alice.refused(kCreateTable), "the server could not write: try again");
  EXPECT_EQ(alice.refused({{"do", "name"}, {"name", "Alice"}}),
            "the server could not write: try again");
  store.writes_fail.reset();
  alice.must({{"do", "name"}, {"name", "Alice"}});
  EXPECT_EQ(name_at(alice, opened(alice.must(kCreateTable))), "Alice");
}

// Requests without end that wait for a slow disk and fill the memory.
TEST_F(PeopleInMemory, OnlySoMuchWaits) {
  Guest alice(server, "a");
  store.holds = true;
  alice.send(kCreateTable);
  for (int i = 0; i < 100; ++i) alice.send({{"do", "tables"}});
  const auto is_refusal = [](const std::string& text) {
    return text.find("too many messages: wait a moment") != std::string::npos;
  };
  EXPECT_EQ(std::ranges::count_if(alice.heard(), is_refusal), 36);
  store.release();
  server.run_until_idle();
}

// Games that nobody finds again after a hundred others.
TEST_F(People, AHistoryIsListedToItsEnd) {
  const std::string token = people::new_token();
  Guest alice(server, people::token_hash(token));
  const std::string first = opened(alice.must(kCreateTable));
  for (int i = 0; i < 100; ++i) {
    server.pass(1);
    alice.must(kCreateTable);
  }
  const json::object list = alice.must({{"do", "mine"}});
  const json::array& newest = list.at("tables").as_array();
  ASSERT_EQ(newest.size(), 100U);
  const json::value& last = newest.back().at("changed");
  const json::object rest = alice.must({{"do", "mine"}, {"until", last}});
  ASSERT_EQ(rest.at("tables").as_array().size(), 2U);
  EXPECT_EQ(rest.at("tables").at(0), newest.back());
  EXPECT_EQ(rest.at("tables").at(1).at("table").as_string(), first);
  EXPECT_NE(alice.refused({{"do", "mine"}, {"until", "yesterday"}}), "");

  TestApi api(*server);
  HttpResponse answer;
  const auto get = [&](const std::string& target) {
    api.answer({"GET", target, "", token, "1.1.1.1", true},
               [&](const HttpResponse& response) { answer = response; });
    server.run_until_idle();
  };
  get("/api/me/tables?until=" + json::serialize(last));
  EXPECT_EQ(json::parse(answer.body).at("tables"), rest.at("tables"));
  for (const char* wrong : {"", "x", "-1", "1x"}) {
    get(std::string("/api/me/tables?until=") + wrong);
    EXPECT_EQ(answer.status, 400U) << wrong;
  }
}

}  // namespace
}  // namespace belle::server
