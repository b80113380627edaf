// Sealed deals at a table: what a person downloads proves that nobody chose the deal.
#include <optional>

#include "editions/editions.h"
#include "engine/lumiere/lumiere.h"
#include "engine/paris/paris.h"
#include "tests/table/table_test_kit.h"

namespace belle::table {
namespace {

// What `belle check` says of a record, but for its words; empty if all is well.
template <Game G>
std::string fault(const std::string& text, bool finished) {
  const auto record = read_record(text);
  if (!record) return record.error().reason;
  const auto& edition = editions::shipped<G>();
  const auto played = replay<G>(edition, *record);
  if (!played) return played.error().reason;
  if (finished && !played->closed) return "not closed";
  const auto verified = verify_deal<G>(edition, played->options, played->deal, *record);
  return verified ? "" : verified.error().reason;
}

std::string written(const std::vector<Entry>& journal) {
  std::string text;
  for (const Entry& entry : journal) text += entry.line + '\n';
  return text;
}

template <Game G>
void try_seal(const char* settings, const std::vector<Participant>& persons, bool resigns) {
  TestTable table(settings);
  for (const Participant& who : persons) table.write(table->sit(who, {}));
  table.write(table->add_salt(kAlice.person, "c0ffee"));
  table.write(table->deal_without_the_rest());
  Random random(5);
  for (int i = 0; i < 20; ++i) table.play_any(random);
  EXPECT_EQ(record_for(*table, {}).find("fair seed"), std::string::npos) << "still sealed";
  table.play_until_free(random, 1);
  if (table->match()->free_to_take_back() > 0)
    table.write(table->take_back(table.mover(), table->match()->ply(), 1));
  if (resigns) table.write(table->resign(kAlice.person));
  table.play_to_the_end(random);
  const std::string record = record_for(*table, {});
  EXPECT_EQ(fault<G>(record, true), "") << record;
  EXPECT_EQ(record.find("\nundo"), std::string::npos);
  EXPECT_EQ(record.find('?'), std::string::npos);
  EXPECT_NE(record.find("fair commit " + table->commitment()), std::string::npos);
  EXPECT_EQ(fault<G>(written(table.journal()), true), "") << "the journal is a record, too";
}

// A record of a table that cannot be verified, or a journal that is no record.
TEST(SealedTable, RecordAndJournalPassTheCheck) {
  try_seal<Paris>(R"({"game":"paris","seats":2,"options":{"setup":"shuffled"}})", {kAlice, kBruno},
                  false);
  try_seal<Paris>(R"({"game":"paris","seats":3})", {kAlice, kBruno, kChloe}, true);
  try_seal<Paris>(R"({"game":"paris","seats":2})", {kAlice, kBruno}, true);
}
TEST(SealedTable, OfLumiereToo) {
  TestTable table(R"({"game":"lumiere","seats":2})");
  for (const Participant& who : {kAlice, kBruno}) table.write(table->sit(who, {}));
  table.write(table->add_salt(kAlice.person, "00ff"));
  table.write(table->add_salt(kBruno.person, "01"));
  Random random(2);
  table.play_to_the_end(random);
  EXPECT_EQ(fault<Lumiere>(record_for(*table, {}), true), "");
  EXPECT_EQ(fault<Lumiere>(written(table.journal()), true), "");
}

// Salts that do not count, or a commitment that changes with them.
TEST(SealedTable, TheCommitmentComesBeforeTheSalts) {
  std::vector<std::string> deals;
  for (const char* salt : {"00", "01"}) {
    TestTable table(R"({"game":"lumiere","seats":2})");
    const std::string commitment = table->commitment();
    for (const Participant& who : {kAlice, kBruno}) table.write(table->sit(who, {}));
    table.write(table->add_salt(kAlice.person, salt));
    table.write(table->deal_without_the_rest());
    EXPECT_EQ(table->record().fair.commit->key, commitment);
    std::string deal;
    for (const RecordLine& line : table->record().deals) deal += line.key + ' ' + line.value + '\n';
    deals.push_back(deal);
  }
  EXPECT_NE(deals[0], deals[1]);
}

// A salt that is no salt; one that is changed when others are known; one that another person gives.
TEST(SealedTable, ASaltIsGivenOnceByTheOwnerOfTheSeat) {
  TestTable table(R"({"game":"paris","seats":3})");
  EXPECT_EQ(refused(table->add_salt(kAlice.person, "00")), "table: you have no seat at this table");
  table.write(table->sit(kAlice, {}));
  for (const std::string bad : {"", "xyz", "abc", "AB", "-"})
    EXPECT_EQ(refused(table->add_salt(kAlice.person, bad)),
              "salt: must be 2 to 128 hexadecimal digits in small letters, an even number");
  EXPECT_FALSE(refused(table->add_salt(kAlice.person, std::string(130, 'a'))).empty());
  table.write(table->add_salt(kAlice.person, std::string(128, 'a')));
  EXPECT_EQ(table.write(table->add_salt(kAlice.person, std::string(128, 'a'))), Lines{})
      << "sent twice, given once";
  EXPECT_EQ(refused(table->add_salt(kAlice.person, "00")), "salt: you have given another one");
  table.write(table->sit(kBruno, {}));
  table.write(table->add_salt(kBruno.person, "b0"));
  table.write(table->rise(kBruno.person));
  EXPECT_FALSE(table->waits_for_salts()) << "a seat is free";
  table.seat({kChloe});
  table.write(table->sit(kBruno, {}));
  EXPECT_TRUE(table->waits_for_salts()) << "what he gave before is gone with his seat";
  table.write(table->add_salt(kBruno.person, "b1"));
  EXPECT_EQ(table->stage(), Stage::Playing);
  ASSERT_EQ(table->record().fair.salts.size(), 3U);
  EXPECT_EQ(table->record().fair.salts[2].value, "b1");
  EXPECT_EQ(refused(table->add_salt(kBruno.person, "b2")), "table: the cards are dealt");
  const TestTable again(table.journal());
  EXPECT_EQ(again->record().fair.salts[2].value, "b1");
}

// Belle's seat that is waited for, or a table that deals before its persons could add anything.
TEST(SealedTable, WaitsForPersonsAlone) {
  TestTable table(R"({"game":"lumiere","seats":2})");
  table.write(table->sit(kAlice, {}));
  EXPECT_EQ(table.write(table->deal_without_the_rest()), Lines{}) << "a seat is free";
  table.write(table->seat_belle(kAlice.person, kTwo, "gamin"));
  EXPECT_TRUE(table->waits_for_salts());
  EXPECT_NE(message(*table, kOne, 3, table.now()).find("\"asks_salt\":true"), std::string::npos);
  EXPECT_EQ(message(*table, {}, 3, table.now()).find("asks_salt"), std::string::npos);
  EXPECT_NE(message(*table, kOne, 3, table.now()).find(table->commitment()), std::string::npos)
      << "a person who is asked knows it";
  table.write(table->add_salt(kAlice.person, "00"));
  EXPECT_EQ(table->stage(), Stage::Playing);
  EXPECT_EQ(message(*table, kOne, 3, table.now()).find("asks_salt"), std::string::npos);
}

// Games of last year that cannot be read any more.
TEST(SealedTable, OlderJournalsHaveTheSaltWhereOneSatDown) {
  TestTable table(R"({"game":"lumiere","seats":2})");
  std::vector<Entry> journal = table.journal();
  journal.push_back({1000, "# sit orange 1 named 00ff Alice"});
  journal.push_back({1000, "# sit blue 2 guest - Bruno"});
  const TestTable older(journal);
  EXPECT_EQ(older->chairs()[0].salt, "00ff");
  EXPECT_EQ(older->chairs()[0].who.name, "Alice");
  EXPECT_TRUE(older->waits_for_salts()) << "for Bruno's";
}

}  // namespace
}  // namespace belle::table
