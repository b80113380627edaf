// Several servers on one store: nobody is refused on old knowledge, nothing is lost or doubled, and
// what one writes is told at the others.
#include <algorithm>
#include <array>
#include <optional>

#include "engine/core/random.h"
#include "people/secrets.h"
#include "tests/server/memory_store.h"
#include "tests/server/server_test_kit.h"
#include "tests/store/sample.h"
#include "tests/table/table_test_kit.h"

namespace belle::server {
namespace {

namespace json = boost::json;

class Nodes : public testing::Test {
 protected:
  Nodes() { there.table_prefix = "other"; }
  static std::shared_ptr<store::MemoryStore> shared_store() {
    auto store = std::make_shared<store::MemoryStore>();
    store->shared = true;
    return store;
  }
  void run_until_idle() {
    for (int i = 0; i < 8; ++i) {
      here.run_until_idle();
      there.run_until_idle();
    }
  }
  void sit_down(const json::object& more = {}) {
    json::object fields{
        {"do", "create"}, {"game", "lumiere"}, {"seats", 2}, {"options", {{"start", "orange"}}}};
    for (const auto& field : more) fields[field.key()] = field.value();
    id = opened(alice.must(fields));
    alice.must({{"do", "watch"}, {"table", id}});
    bruno.must({{"do", "watch"}, {"table", id}});
    bruno.must({{"do", "sit"}, {"table", id}});
    run_until_idle();
  }
  std::size_t said(std::string_view text) const {
    std::size_t count = 0;
    for (const store::Entry& entry : store->journals.at(id))
      if (entry.line.ends_with(text)) ++count;
    return count;
  }

  void pass(std::int64_t milliseconds) {
    for (TestServer* server : {&here, &there}) server->pass(milliseconds);
    run_until_idle();
  }
  /// How often the client was told of an own table.
  static std::ptrdiff_t news(const Guest& guest) {
    return std::ranges::count_if(guest.heard(), [](const std::string& text) {
      return text.starts_with(R"({"event":"own")");
    });
  }
  /// The games that go on after the one at `id`.
  std::ptrdiff_t other_games() const {
    return std::ranges::count_if(store->summaries, [this](const auto& each) {
      return each.first != id && each.second.stage != store::Summary::Stage::Over;
    });
  }
  static HttpResponse posted(TestServer& server, const char* target, const json::object& fields,
                             const std::string& token, const std::string& address = "1.1.1.1") {
    TestApi api(*server);
    std::optional<HttpResponse> answer;
    api.answer({"POST", target, json::serialize(fields), token, address, true},
               [&](const HttpResponse& response) { answer = response; });
    server.until([&] { return answer.has_value(); });
    return answer.value();
  }

  std::shared_ptr<store::MemoryStore> store = shared_store();
  TestServer here{store};
  TestServer there{store};
  Guest alice{here, "a"};
  Guest bruno{there, "b"};
  std::string id;
};

// A game that only goes on for those who are at one machine.
TEST_F(Nodes, AWholeGameAcrossTwo) {
  sit_down();
  Random random(5);
  while (!is_over(alice, id)) {
    Guest& mover = alice.is_turn(id) ? alice : bruno;
    ASSERT_TRUE(mover.is_turn(id));
    mover.play_any(id, random.next());
    run_until_idle();
    ASSERT_EQ(alice.table(id).at("length"), bruno.table(id).at("length"));
  }
  EXPECT_EQ(alice.table(id).at("log"), bruno.table(id).at("log"));
  EXPECT_TRUE(here.warnings().empty() && there.warnings().empty());
}

// A person who is refused because the machine does not know yet what another has done.
TEST_F(Nodes, NobodyIsRefusedOnOldKnowledge) {
  sit_down();
  store->words_lost = true;
  alice.play_any(id, 0);
  run_until_idle();
  EXPECT_FALSE(bruno.is_turn(id)) << "nobody told the other machine";
  const json::object known = alice.table(id);
  Guest again(here, "b");
  again.must({{"do", "watch"}, {"table", id}});
  const json::object move{{"do", "play"},
                          {"table", id},
                          {"ply", again.table(id).at("ply")},
                          {"move", again.table(id).at("legal").at(0)}};
  EXPECT_EQ(bruno.refused(move), "") << "the move that he was offered at the other machine";
  run_until_idle();
  EXPECT_EQ(bruno.table(id).at("ply").to_number<int>(), known.at("ply").to_number<int>() + 1);
}

// The same of a person who asks what a move would bring.
TEST_F(Nodes, NothingIsExplainedOnOldKnowledge) {
  sit_down();
  store->words_lost = true;
  alice.play_any(id, 0);
  run_until_idle();
  Guest again(here, "b");
  again.must({{"do", "watch"}, {"table", id}});
  const json::object asked{
      {"do", "explain"}, {"table", id}, {"move", again.table(id).at("legal").at(0)}};
  EXPECT_EQ(bruno.refused(asked), "");
}

// Words that two say at once, of which one is lost, doubled, or refused because of the other.
TEST_F(Nodes, WhoIsSecondIsHeardToo) {
  sit_down();
  store->words_lost = true;
  for (int i = 0; i < 10; ++i) {
    const std::string words = "Bonjour " + std::to_string(i);
    store->holds = true;
    const auto first = alice.send({{"do", "chat"}, {"table", id}, {"text", words + " a"}});
    const auto second = bruno.send({{"do", "chat"}, {"table", id}, {"text", words + " b"}});
    run_until_idle();
    store->release();
    run_until_idle();
    ASSERT_NE(alice.reply(first), nullptr);
    ASSERT_NE(bruno.reply(second), nullptr);
    EXPECT_TRUE(alice.reply(first)->at("ok").as_bool());
    EXPECT_TRUE(bruno.reply(second)->at("ok").as_bool());
    EXPECT_EQ(said(words + " a"), 1U);
    EXPECT_EQ(said(words + " b"), 1U);
  }
  EXPECT_EQ(here->metrics().conflicts + there->metrics().conflicts, 10U);
  EXPECT_EQ(here->metrics().failed_writes + there->metrics().failed_writes, 0U);
}

// A table that could not be read for a moment, and whoever looks at it there for a longer one, for
// its length is told once.
TEST_F(Nodes, ATableThatCouldNotBeReadIsReadWhenItHasGrown) {
  sit_down();
  store->reads_fail = true;
  store->journals[id].push_back({here.now(), "# chat 1 Bonjour"});
  there->live_tables().grown_elsewhere(id, store->journals[id].size());
  run_until_idle();
  store->reads_fail = false;
  store->journals[id].push_back({here.now(), "# chat 1 Bonsoir"});
  there->live_tables().grown_elsewhere(id, store->journals[id].size());
  run_until_idle();
  EXPECT_EQ(bruno.table(id).at("length"), store->journals[id].size());
}

// Whoever opens a table, or asks for its record, at a machine that has heard of nothing.
TEST_F(Nodes, WhoComesIsShownTheNewest) {
  sit_down();
  store->words_lost = true;
  alice.play_any(id, 3);
  Guest chloe(there, "c");
  chloe.must({{"do", "watch"}, {"table", id}});
  EXPECT_EQ(chloe.table(id).at("length"), alice.table(id).at("length"));
  run_until_idle();
  EXPECT_EQ(bruno.table(id).at("length"), alice.table(id).at("length")) << "with whom he looks on";
  bruno.play_any(id, 1);
  const std::string record(alice.must({{"do", "record"}, {"table", id}}).at("record").as_string());
  EXPECT_NE(record.find("\nmove blue "), std::string::npos) << record;
}

// A machine that is added while people play, and gives them time or takes it.
TEST_F(Nodes, AMachineThatComesGivesNobodyTime) {
  sit_down({{"clock", {{"bank", 60}, {"increment", 10}}}});
  const std::size_t length = store->journals.at(id).size();
  TestServer third(store, TestServer::quick(), nullptr, TestServer::kToday + 1000);
  third.run_until_idle();
  Guest chloe(third, "c");
  chloe.must({{"do", "watch"}, {"table", id}});
  EXPECT_EQ(store->journals.at(id).size(), length);
}

// A line, and time, from each of the machines that all were stopped for a while.
TEST_F(Nodes, AnOutageIsWrittenOnce) {
  sit_down({{"clock", {{"bank", 60}, {"increment", 10}}}});
  const std::size_t length = store->journals.at(id).size();
  store->words_lost = true;
  for (TestServer* each : {&here, &there}) each->stand_still(3600000);
  for (TestServer* each : {&here, &there}) each->pass(1000);
  run_until_idle();
  EXPECT_EQ(store->journals.at(id).size(), length + 1);
  EXPECT_EQ(store->journals.at(id).back().at, here.opened);
  for (Guest* each : {&alice, &bruno}) {
    each->must({{"do", "watch"}, {"table", id}});
    EXPECT_EQ(each->table(id).at("clock").at("left").at(0), 59000);
  }
}

// A game that is lost on time twice, or by somebody who has moved at another machine.
TEST_F(Nodes, TimeIsOverOnce) {
  sit_down({{"clock", {{"bank", 60}, {"increment", 10}}}});
  store->words_lost = true;
  here.pass(50000);
  there.pass(50000);
  alice.play_any(id, 0);
  there.pass(15000);  // by what this machine knows, her time is over
  run_until_idle();
  EXPECT_FALSE(is_over(bruno, id));
  here.pass(60000);
  there.pass(60000);
  run_until_idle();
  std::size_t timeouts = 0;
  for (const store::Entry& entry : store->journals.at(id))
    if (entry.line.find("timeout") != std::string::npos) ++timeouts;
  EXPECT_EQ(timeouts, 1U);
  EXPECT_TRUE(is_over(alice, id));
  EXPECT_TRUE(is_over(bruno, id));
}

// A clock that nobody looks at any more, because the machine that did is gone; or one that every
// machine ends, or ends before its time.
TEST_F(Nodes, AClockThatNobodyWatchesIsEndedByAnyMachineAndSoon) {
  sit_down({{"clock", {{"bank", 60}, {"increment", 10}}}});
  TestServer third(store);
  for (Guest* each : {&alice, &bruno}) each->must({{"do", "leave"}, {"table", id}});
  const table::Time deadline = here.now() + 60000;
  // The machine where they were stands still; the others look every second.
  for (int half_seconds = 0; half_seconds < 126; ++half_seconds) {
    for (TestServer* each : {&there, &third}) {
      each->pass(500);
      each->run_until_idle();
    }
  }
  std::vector<table::Time> timeouts;
  for (const store::Entry& entry : store->journals.at(id))
    if (entry.line.starts_with("timeout")) timeouts.push_back(entry.at);
  ASSERT_EQ(timeouts.size(), 1U);
  EXPECT_GE(timeouts.front(), deadline);
  EXPECT_LE(timeouts.front(), deadline + 3000);
}

// A player who seems to be away, and an audience that nobody sees, because they are elsewhere; a
// machine that dies and leaves its people behind.
TEST_F(Nodes, WhoIsThereIsKnownEverywhere) {
  sit_down();
  pass(5000);
  const auto online = [&](const Guest& guest) { return guest.table(id).at("online").as_array(); };
  EXPECT_EQ(online(alice), (json::array{"orange", "blue"}));
  EXPECT_EQ(online(bruno), online(alice));
  EXPECT_FALSE(alice.table(id).contains("audience"));
  TestServer third(store);
  std::optional<Guest> zoe(std::in_place, third, "z");
  std::optional<Guest> stranger(std::in_place, third, "s");
  zoe->must({{"do", "name"}, {"name", "Zoé"}});
  for (auto* guest : {&zoe, &stranger}) (*guest)->must({{"do", "watch"}, {"table", id}});
  Guest window(there, "z");
  window.must({{"do", "watch"}, {"table", id}});
  run_until_idle();
  pass(5000);
  EXPECT_EQ(alice.table(id).at("audience"), (json::value{{"count", 2}, {"names", {"Zoé"}}}));
  EXPECT_EQ(bruno.table(id).at("audience"), alice.table(id).at("audience")) << "each person once";
  zoe.reset();
  stranger.reset();
  window.must({{"do", "unwatch"}, {"table", id}});
  bruno.must({{"do", "unwatch"}, {"table", id}});
  run_until_idle();
  pass(5000);
  EXPECT_FALSE(alice.table(id).contains("audience"));
  EXPECT_EQ(online(alice), (json::array{"orange"}));
}

// A table that nobody finds in the lobby, because its player is at another machine.
TEST_F(Nodes, TablesWaitForWhoIsAtAnother) {
  id = opened(bruno.must({{"do", "create"}, {"game", "lumiere"}, {"seats", 2}, {"listed", true}}));
  const auto listed = [&] { return alice.must({{"do", "tables"}}).at("tables").as_array().size(); };
  pass(600000);
  EXPECT_EQ(listed(), 1U);
  bruno.must({{"do", "unwatch"}, {"table", id}});
  EXPECT_EQ(listed(), 0U) << "connected, but not there";
  bruno.must({{"do", "mine"}, {"follow", true}});
  EXPECT_EQ(listed(), 1U);
}

// A game that waits for somebody who looks elsewhere and is told of nothing; news that are told
// twice, or of what those say who look on.
TEST_F(Nodes, NewsOfOwnTablesComeFromTheOther) {
  sit_down();
  for (Guest* guest : {&alice, &bruno}) guest->must({{"do", "mine"}, {"follow", true}});
  bruno.must({{"do", "unwatch"}, {"table", id}});
  alice.play_any(id, 0);
  run_until_idle();
  EXPECT_EQ(news(bruno), 1);
  EXPECT_EQ(news(alice), 1) << "of her own move, once";
  const json::value told = json::parse(bruno.heard().back());
  const json::value listed = bruno.must({{"do", "mine"}}).at("tables");
  EXPECT_EQ(told.at("tables"), listed);
  Guest zoe(here, "z");
  zoe.must({{"do", "watch"}, {"table", id}});
  zoe.must({{"do", "chat"}, {"table", id}, {"text", "La tuile en c5 !"}});
  run_until_idle();
  EXPECT_EQ(news(bruno), 1);
}

// A window that goes on at another machine after its person has logged out, or under the old name.
TEST_F(Nodes, NamesAndSessionsChangeAtAll) {
  for (const bool words_lost : {false, true}) {
    store->words_lost = words_lost;
    const std::string token = people::new_token();
    const std::string session = people::token_hash(token);
    Guest one(here, session);
    one.must({{"do", "create"}, {"game", "lumiere"}, {"seats", 2}});
    Guest two(there, session, "1.1.1.1");
    one.must({{"do", "name"}, {"name", "Élodie"}});
    const auto a_minute = [&] {
      for (int i = 0; words_lost && i < 60; ++i) pass(1000);
      run_until_idle();
    };
    a_minute();
    const std::string table =
        opened(two.must({{"do", "create"}, {"game", "lumiere"}, {"seats", 2}}));
    EXPECT_EQ(two.table(table).at("chairs").at(0).at("name"), "Élodie");
    ASSERT_EQ(posted(here, "/api/log-out", {}, token).status, 200U);
    a_minute();
    EXPECT_TRUE(one.ended());
    if (words_lost) pass(5000);
    EXPECT_TRUE(two.ended());
    EXPECT_FALSE(bruno.ended());
  }
}

// A name that a guest takes at one machine while it belongs to somebody at another; a claim there
// with the cookie of a claim here.
TEST_F(Nodes, ANameIsClaimedOnce) {
  const std::string token = people::new_token();
  Guest one(here, people::token_hash(token), "1.1.1.1");
  one.must({{"do", "create"}, {"game", "lumiere"}, {"seats", 2}});
  Guest two(there, people::token_hash(token), "6.6.6.6");
  TestApi apis[]{TestApi(*here), TestApi(*there)};
  std::vector<HttpResponse> answers;
  for (std::size_t i = 0; i < 2; ++i)
    apis[i].answer({"POST", "/api/claim",
                    json::serialize(json::object{{"name", i == 0 ? "Élodie" : "Zoé"},
                                                 {"password", "correct horse"}}),
                    token, i == 0 ? "1.1.1.1" : "6.6.6.6", true},
                   [&](const HttpResponse& response) { answers.push_back(response); });
  here.until([&] { return !answers.empty(); });
  there.until([&] { return answers.size() == 2; });
  run_until_idle();
  EXPECT_EQ(answers[0].status, 200U);
  EXPECT_EQ(answers[1].status, 409U) << answers[1].body;
  EXPECT_FALSE(one.ended());
  EXPECT_TRUE(two.ended()) << "its session is over";
  EXPECT_EQ(bruno.refused({{"do", "name"}, {"name", "élodie"}}), "belongs to somebody else");
  EXPECT_EQ(bruno.refused({{"do", "name"}, {"name", "Zoé"}}), "");
}

// A new guest for each machine to which a page comes before it has done anything.
TEST_F(Nodes, ATokenOfOneIsKnownAtTheOther) {
  run_until_idle();
  std::optional<std::string> given;
  here->token_for("", [&](const auto& token) { given = token; });
  EXPECT_TRUE(there->has_given(given.value()));
  EXPECT_FALSE(there->has_given(people::new_token()));
}

// A machine that could not ask for the key when it began, and replaces for ever what others give.
TEST_F(Nodes, AKeyThatCouldNotBeReadIsAskedForAgain) {
  run_until_idle();
  std::optional<std::string> given;
  here->token_for("", [&](const auto& token) { given = token; });
  store->reads_fail = true;
  TestServer late(store);
  late.run_until_idle();
  EXPECT_FALSE(late->has_given(given.value()));
  store->reads_fail = false;
  late.pass(1000);
  late.run_until_idle();
  EXPECT_TRUE(late->has_given(*given));
}

// Passwords that can be tried twice as often where there are two machines.
TEST_F(Nodes, PasswordsAreTriedAsOftenAsAtOne) {
  Server::Settings strict = TestServer::quick();
  strict.limits.off = false;
  TestServer one(store, strict);
  TestServer two(store, strict);
  one.run_until_idle();  // the house's key is read
  two.run_until_idle();
  int turn = 0;
  const auto refused = [&](const auto& ask) {
    TestServer& server = ++turn % 2 == 0 ? one : two;
    std::optional<bool> may;
    ask(server->rates(), [&](const store::Result<bool>& said) { may = *said; });
    server.until([&] { return may.has_value(); });
    return *may ? 0 : 1;
  };
  int of_an_address = 0;
  for (int i = 0; i < 10; ++i)
    of_an_address += refused([](RateLimits& rates, const RateLimits::Use& use) {
      rates.may_try_password("1.1.1.1", use);
    });
  EXPECT_EQ(of_an_address, 4) << "six are enough";
  int of_a_name = 0;
  for (int i = 0; i < 90; ++i)
    of_a_name += refused([&](RateLimits& rates, const RateLimits::Use& use) {
      rates.may_try_password_of("Nobody", "2.2.2." + std::to_string(i / 3), use);
    });
  EXPECT_EQ(of_a_name, 10) << "20 by all, beside two by each address";
  const HttpResponse answer =
      posted(one, "/api/log-in", {{"name", "Nobody"}, {"password", "guessed it"}}, "");
  EXPECT_EQ(answer.status, 429U);
}

// Two games, or none, when both ask for another one at the same moment.
TEST_F(Nodes, ARematchBegunAtTwoIsOne) {
  sit_down();
  alice.must({{"do", "resign"}, {"table", id}});
  run_until_idle();
  const json::object wish{{"do", "rematch"}, {"table", id}};
  store->holds = true;
  const auto first = alice.send(wish);
  const auto second = bruno.send(wish);
  run_until_idle();
  store->release();
  run_until_idle();
  ASSERT_TRUE(alice.reply(first) && bruno.reply(second));
  EXPECT_EQ(alice.reply(first)->at("ok"), true);
  EXPECT_EQ(bruno.reply(second)->at("ok"), true);
  EXPECT_EQ(other_games(), 1);
  EXPECT_EQ(alice.table(id).at("rematch"), bruno.table(id).at("rematch"));
}

// The same of a person who asks in two windows, and is refused in one because of the other.
TEST_F(Nodes, ARematchWishedInTwoWindowsIsOne) {
  sit_down();
  alice.must({{"do", "resign"}, {"table", id}});
  const json::object wish{{"do", "rematch"}, {"table", id}};
  alice.must(wish);
  run_until_idle();
  Guest window(here, "b");
  store->holds = true;
  const auto first = window.send(wish);
  const auto second = bruno.send(wish);
  run_until_idle();
  store->release();
  run_until_idle();
  ASSERT_TRUE(window.reply(first) && bruno.reply(second));
  EXPECT_EQ(window.reply(first)->at("ok"), true);
  EXPECT_EQ(bruno.reply(second)->at("ok"), true);
  EXPECT_EQ(other_games(), 1);
  const std::string next(alice.table(id).at("rematch").as_string());
  EXPECT_EQ(store->summaries.at(next).stage, store::Summary::Stage::Waiting);
}

// A machine that dies when the next table is kept and not named yet, and nobody can play again.
TEST_F(Nodes, ARematchThatDiesHalfWayCanBeWishedAgain) {
  sit_down();
  alice.must({{"do", "resign"}, {"table", id}});
  alice.must({{"do", "rematch"}, {"table", id}});
  run_until_idle();
  {
    TestServer third(store);
    third.table_prefix = "third";
    Guest window(third, "b");
    store->holds = true;
    window.send({{"do", "rematch"}, {"table", id}});
    third.run_until_idle();
    store->release();
  }
  ASSERT_EQ(other_games(), 1) << "nobody was told of it";
  EXPECT_FALSE(alice.table(id).contains("rematch"));
  bruno.must({{"do", "rematch"}, {"table", id}});
  run_until_idle();
  const std::string next(alice.table(id).at("rematch").as_string());
  for (Guest* guest : {&alice, &bruno}) guest->must({{"do", "watch"}, {"table", next}});
  EXPECT_EQ(alice.table(next).at("you"), "blue");
  bruno.must({{"do", "leave"}, {"table", "third1"}});
  alice.must({{"do", "leave"}, {"table", "third1"}});
  EXPECT_EQ(other_games(), 1) << "what was left over goes when they do not want it";
}

// A game that counts at each machine that has seen its end.
TEST_F(Nodes, AGameIsRatedOnce) {
  store::PersonId persons[2]{};
  for (const auto& [session, person] :
       {std::pair{"na", &persons[0]}, std::pair{"nb", &persons[1]}}) {
    store->add_guest(session, session, 0, [&](const auto& added) { *person = added->id; });
    store->claim_name(*person, session, "hash", session, {session, 0}, [](const auto&) {});
  }
  Guest anna(here, "na");
  Guest boris(there, "nb");
  id = opened(anna.must({{"do", "create"}, {"game", "lumiere"}, {"seats", 2}, {"listed", true}}));
  boris.must({{"do", "sit"}, {"table", id}});
  run_until_idle();
  store->holds = true;
  anna.send({{"do", "resign"}, {"table", id}});
  run_until_idle();
  store->release();  // the end is kept
  store->holds = true;
  run_until_idle();  // and it is being rated here
  there->resume();
  run_until_idle();  // and there
  store->release();
  run_until_idle();
  const auto ratings =
      store::ask(*store, &store::Store::ratings_of,
                 std::vector<store::RatedIn>{{persons[0], "lumiere"}, {persons[1], "lumiere"}});
  EXPECT_NEAR((*ratings)[0]->rating, 1500 - 162.2, 1) << "as after one game";
  EXPECT_NEAR((*ratings)[1]->rating, 1500 + 162.2, 1);
}

// Belle for many machines, whose thoughts end when the test wants it.
class PatientBelle final : public MoveFinder {
 public:
  std::size_t threads() const override { return 1; }
  void ask(MoveQuery query, StopFlag stopped, MoveFound heard) override {
    ++asked;
    query.level = "random";
    move_ = *table::find_game(table::games(), query.game)->find_move(query, {});
    stopped_ = std::move(stopped);
    heard_ = std::move(heard);
  }
  bool thinks() const { return heard_ && !*stopped_; }
  void answer() { std::exchange(heard_, {})(move_, 0); }

  int asked = 0;

 private:
  std::string move_;
  StopFlag stopped_;
  MoveFound heard_;
};

// Two servers, and Alice and Bruno at different ones, who play against Belle.
class NodesWithBelle : public testing::Test {
 protected:
  struct Node {
    explicit Node(const std::shared_ptr<store::MemoryStore>& store)
        : Node(store, std::make_unique<PatientBelle>()) {}
    Node(const std::shared_ptr<store::MemoryStore>& store, std::unique_ptr<PatientBelle> finder)
        : belle(*finder), server(store, TestServer::quick(), std::move(finder)) {}

    PatientBelle& belle;
    TestServer server;
  };
  void run_until_idle() {
    for (int i = 0; i < 8; ++i)
      for (const auto& node : nodes)
        if (node) node->server.run_until_idle();
  }
  void pass(std::int64_t milliseconds) {
    for (const auto& node : nodes)
      if (node) node->server.pass(milliseconds);
    run_until_idle();
  }
  // Everybody sits and watches, and moves until it is Belle's turn.
  void SetUp() override {
    id = opened(guests[0]->must(
        {{"do", "create"}, {"game", "paris"}, {"seats", 3}, {"belle", {{"3", "gamin"}}}}));
    for (const auto& guest : guests) guest->must({{"do", "watch"}, {"table", id}});
    guests[1]->must({{"do", "sit"}, {"table", id}});
    run_until_idle();
    until_belle();
  }
  void until_belle() {
    while (store->thoughts.size() == 0) {
      for (const auto& guest : guests)
        if (guest->is_turn(id)) guest->play_any(id, 1);
      run_until_idle();
    }
  }
  std::size_t length() const { return store->journals.at(id).size(); }
  int asked() const { return nodes[0]->belle.asked + nodes[1]->belle.asked; }
  // Of the node that thinks.
  std::size_t thinking() const { return nodes[0]->belle.thinks() ? 0 : 1; }

  static std::shared_ptr<store::MemoryStore> shared_store() {
    auto store = std::make_shared<store::MemoryStore>();
    store->shared = true;
    return store;
  }
  std::shared_ptr<store::MemoryStore> store = shared_store();
  std::array<std::unique_ptr<Node>, 2> nodes{std::make_unique<Node>(store),
                                             std::make_unique<Node>(store)};
  std::array<std::unique_ptr<Guest>, 2> guests{std::make_unique<Guest>(nodes[0]->server, "a"),
                                               std::make_unique<Guest>(nodes[1]->server, "b")};
  std::string id;
};

// Every machine with watchers thinks for itself, and all but one in vain.
TEST_F(NodesWithBelle, ATurnIsThoughtAboutOnce) {
  EXPECT_EQ(asked(), 1);
  for (int turns = 0; turns < 5; ++turns) {
    ASSERT_NE(nodes[0]->belle.thinks(), nodes[1]->belle.thinks());
    const std::size_t before = length();
    nodes[thinking()]->belle.answer();
    run_until_idle();
    EXPECT_GT(length(), before);
    until_belle();
  }
  EXPECT_EQ(store->thoughts.leases(), 6U);
  for (const auto& node : nodes) EXPECT_EQ(node->server->metrics().conflicts, 0U);
}

// Words of somebody's, by which Belle begins her thought again, and is heard later.
TEST_F(NodesWithBelle, WordsDoNotBeginAThoughtAgain) {
  for (const auto& guest : guests)
    guest->must({{"do", "chat"}, {"table", id}, {"text", "Bonjour"}});
  run_until_idle();
  EXPECT_EQ(asked(), 1);
  const std::size_t before = length();
  nodes[thinking()]->belle.answer();
  run_until_idle();
  EXPECT_GT(length(), before);
}

// A game that stands still because the machine that thought for it has died.
TEST_F(NodesWithBelle, AThoughtOfADeadServerIsAnothers) {
  const std::size_t dead = thinking();
  store->words_lost = true;  // nobody hears any there
  guests[dead].reset();
  nodes[dead].reset();
  Node& alive = *nodes[1 - dead];
  const std::size_t lines = length();
  pass(1000);
  EXPECT_EQ(alive.belle.asked, 0) << "the lease lasts";
  store->thoughts.let_leases_end();
  pass(1000);
  ASSERT_EQ(alive.belle.asked, 1);
  EXPECT_EQ(alive.server->metrics().leases_expired, 1U);
  alive.belle.answer();
  run_until_idle();
  EXPECT_GT(length(), lines);
}

// A thought for nobody, or one that ends although another machine's watchers wait for it.
TEST_F(NodesWithBelle, ItEndsWhenTheLastWatcherLeaves) {
  const PatientBelle& belle = nodes[thinking()]->belle;
  guests[thinking()]->must({{"do", "leave"}, {"table", id}});
  pass(600);
  EXPECT_EQ(store->thoughts.size(), 1U);
  EXPECT_TRUE(belle.thinks()) << "somebody waits for it elsewhere";
  guests[1 - thinking()]->must({{"do", "leave"}, {"table", id}});
  run_until_idle();
  EXPECT_EQ(store->thoughts.size(), 0U);
  pass(600);
  EXPECT_FALSE(belle.thinks());
}

// A machine that could not read the move before Belle's: the table comes back, and she is never
// asked.
TEST_F(NodesWithBelle, SheIsAskedAtATableThatComesBack) {
  while (store->thoughts.size() > 0) {
    nodes[thinking()]->belle.answer();
    run_until_idle();
  }
  // All watch at one machine, and play at the other, of which that one does not hear.
  store->words_lost = true;
  LiveTables& watched = nodes[1]->server->live_tables();
  LiveTables& played = nodes[0]->server->live_tables();
  Guest window(nodes[1]->server, "a");
  Guest bruno(nodes[0]->server, "b");
  window.must({{"do", "watch"}, {"table", id}});
  guests[0]->must({{"do", "unwatch"}, {"table", id}});
  const auto is_belles = [&] {
    bool is = false;
    played.read(
        id, [&](table::Table& table) { is = turn_of_belle(table).has_value(); },
        [](const auto&) {});
    run_until_idle();
    return is;
  };
  for (;;) {
    const bool is_alices = window.is_turn(id);
    const json::object told = (is_alices ? window : *guests[1]).table(id);
    (is_alices ? *guests[0] : bruno)
        .must({{"do", "play"},
               {"table", id},
               {"ply", told.at("ply")},
               {"move", told.at("legal").at(0)}});
    if (is_belles()) break;
    watched.grown_elsewhere(id, length());
    run_until_idle();
  }
  const int before = asked();
  store->reads_fail = true;
  watched.grown_elsewhere(id, length());
  run_until_idle();
  store->reads_fail = false;
  pass(1000);
  pass(5000);
  EXPECT_EQ(guests[1]->table(id).at("length"), length());
  EXPECT_EQ(asked(), before + 1);
}

// A crash of the database, after which Belle is silent for ever.
TEST_F(NodesWithBelle, WhatWasLostIsWantedAgain) {
  const PatientBelle& belle = nodes[thinking()]->belle;
  store->thoughts.lose_all();
  pass(600);
  EXPECT_FALSE(belle.thinks()) << "its lease is lost";
  pass(2000);
  EXPECT_EQ(store->thoughts.size(), 1U);
  EXPECT_EQ(asked(), 2);
}

// A server that is closed, and whose thought waits until the lease ends.
TEST_F(NodesWithBelle, WhatIsGivenBackIsAnothersAtOnce) {
  const std::size_t closing = thinking();
  bool given = false;
  nodes[closing]->server->live_tables().stop_belle([&] { given = true; });
  run_until_idle();
  EXPECT_TRUE(given);
  EXPECT_FALSE(nodes[closing]->belle.thinks());
  EXPECT_TRUE(nodes[1 - closing]->belle.thinks());
}

// A thought that is leased while a server closes, and waits there until the lease ends.
TEST_F(NodesWithBelle, WhatIsLeasedToAServerThatClosesIsGivenBack) {
  const std::size_t going_on = thinking();
  const std::size_t closing = 1 - going_on;
  store->thoughts.holds = true;
  store->thoughts.let_leases_end();
  nodes[closing]->server.pass(1000);  // it asks for what it can think about
  bool given = false;
  nodes[closing]->server->live_tables().stop_belle([&] { given = true; });
  nodes[closing]->server.run_until_idle();
  store->thoughts.release();
  run_until_idle();
  EXPECT_TRUE(given);
  EXPECT_FALSE(nodes[closing]->belle.thinks());
  pass(1000);
  EXPECT_TRUE(nodes[going_on]->belle.thinks());
}

}  // namespace
}  // namespace belle::server
