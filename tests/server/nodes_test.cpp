// Several servers on one store: nobody is refused on old knowledge, nothing is lost or doubled, and
// what one writes is told at the others.
#include "engine/core/random.h"
#include "tests/server/memory_store.h"
#include "tests/server/server_test_kit.h"

namespace belle::server {
namespace {

namespace json = boost::json;

class Nodes : public testing::Test {
 protected:
  static std::shared_ptr<store::MemoryStore> shared_store() {
    auto store = std::make_shared<store::MemoryStore>();
    store->shared = true;
    return store;
  }
  void settle() {
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
    settle();
  }
  std::size_t said(std::string_view text) const {
    std::size_t count = 0;
    for (const store::Entry& entry : store->journals.at(id))
      if (entry.line.ends_with(text)) ++count;
    return count;
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
    settle();
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
  settle();
  EXPECT_FALSE(bruno.is_turn(id)) << "nobody told the other machine";
  const json::object known = alice.table(id);
  Guest again(here, "b");
  again.must({{"do", "watch"}, {"table", id}});
  const json::object move{{"do", "play"},
                          {"table", id},
                          {"ply", again.table(id).at("ply")},
                          {"move", again.table(id).at("legal").at(0)}};
  EXPECT_EQ(bruno.refused(move), "") << "the move that he was offered at the other machine";
  settle();
  EXPECT_EQ(bruno.table(id).at("ply").to_number<int>(), known.at("ply").to_number<int>() + 1);
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
    settle();
    store->release();
    settle();
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

// Whoever opens a table, or asks for its record, at a machine that has heard of nothing.
TEST_F(Nodes, WhoComesIsShownTheNewest) {
  sit_down();
  store->words_lost = true;
  alice.play_any(id, 3);
  Guest chloe(there, "c");
  chloe.must({{"do", "watch"}, {"table", id}});
  EXPECT_EQ(chloe.table(id).at("length"), alice.table(id).at("length"));
  settle();
  EXPECT_EQ(bruno.table(id).at("length"), alice.table(id).at("length")) << "with whom he looks on";
  bruno.play_any(id, 1);
  const std::string record(alice.must({{"do", "record"}, {"table", id}}).at("record").as_string());
  EXPECT_NE(record.find("\nmove blue "), std::string::npos) << record;
}

// A machine that is added while people play, and gives them time or takes it.
TEST_F(Nodes, AMachineThatComesGivesNobodyTime) {
  sit_down({{"clock", {{"bank", 60}, {"increment", 10}}}});
  const std::size_t length = store->journals.at(id).size();
  store->closed_before = false;
  TestServer third(store);
  third.run_until_idle();
  Guest chloe(third, "c");
  chloe.must({{"do", "watch"}, {"table", id}});
  EXPECT_EQ(store->journals.at(id).size(), length);
  store->closed_before = true;
  TestServer fourth(store);
  fourth.run_until_idle();
  EXPECT_EQ(store->journals.at(id).size(), length + 1) << "they were all gone: time goes on now";
}

// A game that is lost on time twice, or by somebody who has moved at another machine.
TEST_F(Nodes, TimeIsOverOnce) {
  sit_down({{"clock", {{"bank", 60}, {"increment", 10}}}});
  store->words_lost = true;
  here.pass(50000);
  there.pass(50000);
  alice.play_any(id, 0);
  there.pass(15000);  // by what this machine knows, her time is over
  settle();
  EXPECT_FALSE(is_over(bruno, id));
  here.pass(60000);
  there.pass(60000);
  settle();
  std::size_t timeouts = 0;
  for (const store::Entry& entry : store->journals.at(id))
    if (entry.line.find("timeout") != std::string::npos) ++timeouts;
  EXPECT_EQ(timeouts, 1U);
  EXPECT_TRUE(is_over(alice, id));
  EXPECT_TRUE(is_over(bruno, id));
}

}  // namespace
}  // namespace belle::server
