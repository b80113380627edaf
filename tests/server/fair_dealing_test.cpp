// Fair dealing, from end to end: everybody who sits at a table knows its commitment before they add
// to the deal, and finds both again in the record when the game is over.
#include <algorithm>

#include "editions/editions.h"
#include "engine/lumiere/lumiere.h"
#include "table/fair.h"
#include "tests/server/memory_server.h"

namespace belle::server {
namespace {

namespace json = boost::json;

constexpr std::int64_t kPatience = 10000;  // milliseconds

const json::object kCreate{{"do", "create"}, {"game", "lumiere"}, {"seats", 2}};

class FairDealing : public testing::Test {
 protected:
  static bool is_dealt(const Guest& guest, const std::string& id) {
    return guest.table(id).contains("position");
  }
  static bool asks(const Guest& guest, const std::string& id) {
    return guest.table(id).contains("asks_salt");
  }
  // The commitment as this guest was told it while nothing was dealt.
  static std::string commitment(const Guest& guest, const std::string& id) {
    EXPECT_FALSE(is_dealt(guest, id));
    EXPECT_TRUE(asks(guest, id));
    return std::string(guest.table(id).at("commit").as_string());
  }
  // Sits down without adding to the deal.
  void sit(Guest& guest, const std::string& id) {
    EXPECT_TRUE(guest.ask({{"do", "sit"}, {"table", id}}).at("ok").as_bool());
    server.run_until_idle();
  }
  static void add(Guest& guest, const std::string& id, const char* salt) {
    guest.must({{"do", "salt"}, {"table", id}, {"salt", salt}});
  }
  // The record of a game that the guest gives up; its deal must be the sealed one.
  Record opened_record(Guest& guest, const std::string& id) {
    guest.must({{"do", "resign"}, {"table", id}});
    const auto text = guest.must({{"do", "record"}, {"table", id}}).at("record").as_string();
    auto record = read_record(std::string_view(text));
    if (!record) throw std::runtime_error(record.error().reason);
    const auto& edition = editions::shipped<Lumiere>();
    const auto played = replay<Lumiere>(edition, *record);
    EXPECT_TRUE(played && record->fair.seed &&
                table::verify_deal<Lumiere>(edition, played->options, played->deal, *record));
    return *std::move(record);
  }
  static std::string salt_of(const Record& record, std::string_view seat) {
    const auto found = std::ranges::find(record.fair.salts, seat, &RecordLine::key);
    return found == record.fair.salts.end() ? "" : found->value;
  }

  MemoryServer server;
  store::MemoryStore& store = server.store();
  std::unique_ptr<Guest> host = std::make_unique<Guest>(server, "a");
  Guest& alice = *host;
  Guest bruno{server, "b"};
};

// A deal against Belle that the house could have chosen, because it knew the only salt before it
// drew the seed.
TEST_F(FairDealing, AgainstBelleTheCommitmentComesFirst) {
  json::object create = kCreate;
  create["belle"] = {{"blue", "gamin"}};
  create["salt"] = "0bad";  // as earlier pages sent it: too early to count
  const std::string id = opened(alice.ask(create));
  server.run_until_idle();
  const std::string promised = commitment(alice, id);
  server.run_until_idle();
  EXPECT_FALSE(is_dealt(alice, id));
  add(alice, id, "a11ce0");
  EXPECT_TRUE(is_dealt(alice, id));
  EXPECT_FALSE(asks(alice, id));
  const Record record = opened_record(alice, id);
  EXPECT_EQ(record.fair.commit->key, promised);
  EXPECT_EQ(salt_of(record, "orange"), "a11ce0");
  EXPECT_EQ(record.fair.salts.size(), 1U) << "the house adds none for Belle";
}

// A person at a table for two whose part in the deal came too early, or does not count.
TEST_F(FairDealing, BetweenTwoEachKnowsItAndBothCount) {
  const std::string id = opened(alice.ask(kCreate));
  server.run_until_idle();
  const std::string promised = commitment(alice, id);
  add(alice, id, "a11ce0");
  sit(bruno, id);
  EXPECT_FALSE(asks(alice, id));
  EXPECT_EQ(commitment(bruno, id), promised);
  add(bruno, id, "b0b0");
  EXPECT_TRUE(is_dealt(alice, id));
  EXPECT_TRUE(is_dealt(bruno, id));
  const Record record = opened_record(alice, id);
  EXPECT_EQ(record.fair.commit->key, promised);
  EXPECT_EQ(salt_of(record, "orange"), "a11ce0");
  EXPECT_EQ(salt_of(record, "blue"), "b0b0");
}

// Another game that is dealt before anybody could add to it.
TEST_F(FairDealing, ARematchIsSealedLikeAnyOtherGame) {
  const std::string id = opened(alice.must(kCreate));
  bruno.must({{"do", "sit"}, {"table", id}});
  alice.must({{"do", "resign"}, {"table", id}});
  alice.must({{"do", "rematch"}, {"table", id}});
  bruno.must({{"do", "rematch"}, {"table", id}});
  server.run_until_idle();
  const std::string next(alice.table(id).at("rematch").as_string());
  for (Guest* guest : {&alice, &bruno}) guest->must({{"do", "watch"}, {"table", next}});
  const std::string promised = commitment(alice, next);
  EXPECT_EQ(commitment(bruno, next), promised);
  add(bruno, next, "b0b0");
  EXPECT_FALSE(is_dealt(bruno, next));
  add(alice, next, "a11ce0");
  const Record record = opened_record(bruno, next);
  EXPECT_EQ(record.fair.commit->key, promised);
  EXPECT_EQ(salt_of(record, "blue"), "a11ce0") << "one seat further";
  EXPECT_EQ(salt_of(record, "orange"), "b0b0");
}

// A table that waits for ever for a person whose page does not answer, or not at all.
TEST_F(FairDealing, APersonWhoDoesNotAnswerIsWaitedForAWhile) {
  const std::string id = opened(alice.must(kCreate));
  server.pass(5 * kPatience);
  sit(bruno, id);
  server.pass(kPatience - 1);
  server.run_until_idle();
  EXPECT_FALSE(is_dealt(alice, id));
  server.pass(1);
  server.run_until_idle();
  EXPECT_TRUE(is_dealt(alice, id));
  EXPECT_EQ(bruno.refused({{"do", "salt"}, {"table", id}, {"salt", "b0b0"}}),
            "the cards are dealt");
  const Record record = opened_record(alice, id);
  EXPECT_EQ(salt_of(record, "orange"), "00ff");
  EXPECT_EQ(record.fair.salts.size(), 1U);
}

// A person who sits down where another has left, and has only the rest of their time; a deal that
// is put off as long as a person talks.
TEST_F(FairDealing, APersonWaitedForHasTheWholeTimeAndNoMore) {
  const std::string id = opened(alice.must(kCreate));
  sit(bruno, id);
  server.pass(kPatience - 1000);
  bruno.must({{"do", "leave"}, {"table", id}});
  Guest chloe(server, "c");
  sit(chloe, id);
  server.pass(kPatience - 1);
  server.run_until_idle();
  EXPECT_FALSE(is_dealt(alice, id));
  chloe.must({{"do", "chat"}, {"table", id}, {"text", "Un instant"}});
  server.pass(1);
  server.run_until_idle();
  EXPECT_TRUE(is_dealt(alice, id));
}

// A deal that is lost because it could not be written just then; a disk that is asked for it
// without a pause.
TEST_F(FairDealing, ADealThatIsNotKeptIsTriedAgain) {
  const std::string id = opened(alice.must(kCreate));
  sit(bruno, id);
  store.writes_fail = store::Failure::Kind::Full;
  for (int i = 0; i < 20; ++i) {
    server.pass(kPatience / 10);
    server.run_until_idle();
  }
  EXPECT_EQ(server->metrics().failed_writes, 2U);
  EXPECT_FALSE(is_dealt(alice, id));
  store.writes_fail.reset();
  server.pass(kPatience);
  server.run_until_idle();
  EXPECT_TRUE(is_dealt(alice, id));
}

// A person who comes back to a table and finds it dealt before they could answer.
TEST_F(FairDealing, NobodyIsHurriedWhereNobodyLooks) {
  const std::string id = opened(alice.must(kCreate));
  {
    Guest window(server, "b");
    sit(window, id);
  }
  host.reset();
  server.pass(100 * kPatience);
  server.run_until_idle();
  bruno.must({{"do", "watch"}, {"table", id}});
  server.pass(kPatience - 1);
  server.run_until_idle();
  EXPECT_FALSE(is_dealt(bruno, id));
  add(bruno, id, "b0b0");
  EXPECT_TRUE(is_dealt(bruno, id));
}

}  // namespace
}  // namespace belle::server
