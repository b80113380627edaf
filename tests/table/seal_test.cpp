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
void try_seal(const char* settings, const std::vector<Who>& persons, bool resigns) {
  TestTable table(settings);
  std::string salt = "c0ffee";
  for (const Who& who : persons) {
    table.write(table->sit(who, {}, salt));
    salt.clear();
  }
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
  table.write(table->sit(kAlice, {}, "00ff"));
  table.write(table->sit(kBruno, {}, "01"));
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
    table.write(table->sit(kAlice, {}, salt));
    table.write(table->sit(kBruno, {}, {}));
    EXPECT_EQ(table->record().fair.commit->key, commitment);
    std::string deal;
    for (const RecordLine& line : table->record().deals) deal += line.key + ' ' + line.value + '\n';
    deals.push_back(deal);
  }
  EXPECT_NE(deals[0], deals[1]);
}

}  // namespace
}  // namespace belle::table
