// A store that takes its time: only those wait whom it is asked for, and an answer that is older
// than what has happened since does no harm.
#include "tests/server/memory_server.h"

namespace belle::server {
namespace {

namespace json = boost::json;

const json::object kOpenParis{{"do", "create"}, {"game", "paris"}, {"seats", 2}};

class SlowStore : public testing::Test {
 protected:
  MemoryServer server;
  store::MemoryStore& store = server.store();
  Guest alice{server, "a"};

  // Another window, about which the store is asked and has not answered. What is asked after this
  // is answered at once.
  std::unique_ptr<Guest> arriving(const std::string& session, const std::string& address) {
    store.holds_reads = true;
    auto guest = std::make_unique<Guest>(server, session, address, Guest::Comes::JustNow);
    server.run_until_idle();
    store.holds_reads = false;
    return guest;
  }
  void answer_all() {
    store.release();
    server.run_until_idle();
  }
  // Under which name the client was welcomed; null for nobody.
  static json::value name_told(const Guest& guest) {
    const json::value person = json::parse(guest.heard().at(0)).at("person");
    return person.is_null() ? person : person.at("name");
  }
};

// Everybody frozen because one journal is slow to read.
TEST_F(SlowStore, OthersGoOn) {
  const std::string slow = opened(alice.must(kOpenParis));
  alice.must({{"do", "unwatch"}, {"table", slow}});
  server.pass(20000);
  const std::string quick = opened(alice.must(kOpenParis));
  store.holds_reads = true;
  const auto watch = alice.send({{"do", "watch"}, {"table", slow}});
  const auto chat = alice.send({{"do", "chat"}, {"table", slow}, {"text", "Allô ?"}});
  alice.must({{"do", "chat"}, {"table", quick}, {"text", "Bonjour"}});
  EXPECT_EQ(alice.reply(watch), nullptr);
  answer_all();
  EXPECT_TRUE(alice.reply(watch)->at("ok").as_bool());
  EXPECT_TRUE(alice.reply(chat)->at("ok").as_bool());
  EXPECT_EQ(alice.table(slow).at("chat").at(0).at("text"), "Allô ?");
}

// A client that is taken for nobody because it speaks before it is known; one that is answered
// before it is welcomed.
TEST_F(SlowStore, WhatAClientSaysWaitsUntilItIsKnown) {
  alice.must(kOpenParis);
  const auto second = arriving("a", "127.0.0.1");
  const auto mine = second->send({{"do", "mine"}});
  server.run_until_idle();
  EXPECT_TRUE(second->heard().empty());
  answer_all();
  EXPECT_EQ(json::parse(second->heard().at(0)).at("event"), "welcome");
  EXPECT_EQ(second->reply(mine)->at("tables").as_array().size(), 1U);
}

// A window that shows a name which was changed while it opened.
TEST_F(SlowStore, ANewNameIsNotUndoneByAnOlderAnswer) {
  alice.must({{"do", "name"}, {"name", "Alice"}});
  const auto second = arriving("a", "127.0.0.1");
  alice.must({{"do", "name"}, {"name", "Zoé"}});
  answer_all();
  EXPECT_EQ(name_told(*second), "Zoé");
}

// A person who has noted a session, comes with it while it is ended, and is the person for good.
TEST_F(SlowStore, AnEndedSessionIsNobodysEvenIfItWasAskedForBefore) {
  alice.must({{"do", "name"}, {"name", "Alice"}});
  const store::PersonId person = store::ask(store, &store::Store::person_of, "a").value()->id;
  const auto stranger = arriving("a", "6.6.6.6");
  ASSERT_TRUE(store::ask(store, &store::Store::claim_name, person, "Alice", "hash", "a",
                         store::Session{"new", 0}));
  server->renew_session("a", "new", {person, "Alice", true}, "127.0.0.1");
  answer_all();
  EXPECT_TRUE(stranger->ended());
  EXPECT_TRUE(stranger->heard().empty()) << stranger->heard().at(0);
}

// The same with another session of that person, of which the server cannot know yet whose it is.
TEST_F(SlowStore, NorIsAnotherSessionOfThatPerson) {
  alice.must({{"do", "name"}, {"name", "Alice"}});
  const store::PersonId person = store::ask(store, &store::Store::person_of, "a").value()->id;
  ASSERT_TRUE(store::ask(store, &store::Store::claim_name, person, "Alice", "hash", "a",
                         store::Session{"a", 0}));
  ASSERT_TRUE(store::ask(store, &store::Store::add_session, store::Password{person, "hash"},
                         store::Session{"elsewhere", 0}));
  const auto stranger = arriving("elsewhere", "6.6.6.6");
  ASSERT_TRUE(store::ask(store, &store::Store::claim_name, person, "Alice", "changed", "a",
                         store::Session{"new", 0}));
  server->renew_session("a", "new", {person, "Alice", true}, "127.0.0.1");
  answer_all();
  EXPECT_EQ(name_told(*stranger), json::value());
}

// A list of own tables that is older than a change of which the client was told before.
TEST_F(SlowStore, AListIsNoOlderThanWhatWasTold) {
  const std::string id = opened(alice.must(kOpenParis));
  store.holds_reads = true;
  const auto mine = alice.send({{"do", "mine"}, {"follow", true}});
  server.run_until_idle();
  store.holds_reads = false;
  server.pass(1000);
  Guest bruno(server, "b");
  bruno.must({{"do", "sit"}, {"table", id}});
  EXPECT_EQ(alice.reply(mine), nullptr);
  answer_all();
  const json::value& listed = alice.reply(mine)->at("tables").at(0);
  EXPECT_EQ(listed.at("changed"), server.now());
}

}  // namespace
}  // namespace belle::server
