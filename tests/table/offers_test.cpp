// What is offered, agreed to, declined and wished for stands in the journal (see also undo_test.cpp
// and ending_test.cpp).
#include "tests/table/table_test_kit.h"

namespace belle::table {
namespace {

// Alice and Bruno at a table of three at which Belle comes last.
TestTable with_belle() {
  TestTable table(R"({"game":"paris","seats":3,"options":{"start":"1"}})");
  table.seat({kAlice});
  table.write(table->seat_belle(kAlice.person, Seat(2), "gamin"));
  table.seat({kBruno});
  return table;
}

// Plays until it is Belle's turn.
void play_until_belle(TestTable& table, Random& random) {
  while (table.mover() != 0) table.play_any(random);
}

bool is_refused(const std::vector<Entry>& journal, const std::string& line) {
  std::vector<Entry> longer = journal;
  longer.push_back({longer.back().at, line});
  return !Table::replay(games(), longer);
}

// An offer that is forgotten with the table, so that nobody can ever answer it who was not there.
TEST(Offers, AreStillOpenWhenTheTableIsReadAgain) {
  TestTable table = with_belle();
  table.play("draw 1");
  table.write(table->take_back(kAlice.person, 1, 1));
  const TestTable once(table.journal());
  ASSERT_TRUE(once->offer());
  EXPECT_EQ(once->offer()->from, kOne);
  EXPECT_EQ(once->offer()->moves, 1U);
  EXPECT_EQ(once->offer()->waiting, std::set<PersonId>{kBruno.person});
  EXPECT_EQ(everything(*once, 0), everything(*table, 0));
  table.write(answer(*table, kBruno.person, false));
  EXPECT_FALSE(TestTable(table.journal())->offer());
  table.write(table->abandon(kBruno.person));
  const TestTable twice(table.journal());
  ASSERT_TRUE(twice->offer());
  EXPECT_EQ(twice->offer()->kind, OfferKind::Abandon);
}

// One of three who has agreed, and is asked again when the table was read again.
TEST(Offers, WhoHasAgreedIsNotAskedAgain) {
  TestTable table(R"({"game":"paris","seats":3,"options":{"start":"1"}})");
  table.seat({kAlice, kBruno, kChloe});
  table.write(table->abandon(kAlice.person));
  table.write(answer(*table, kChloe.person, true));
  TestTable again(table.journal());
  EXPECT_EQ(refused(answer(*again, kChloe.person, true)), "table: nothing is asked of you");
  EXPECT_EQ(again.write(answer(*again, kBruno.person, true)).back(), "# closed");
}

// A person who waits for an answer and is never told that it was no.
TEST(Offers, WhoeverOffersIsToldOfARefusal) {
  const auto told = [](const TestTable& table) {
    const std::string text = message(*table, kOne, 0, 0);
    const std::size_t at = text.find("\"declined\":");
    return at == std::string::npos ? "" : text.substr(at + 11, text.find('}', at) - at - 10);
  };
  TestTable table = paris_for_two();
  table.play("draw 1");
  const std::string number = std::to_string(table->length() + 1);
  table.write(table->take_back(kAlice.person, 1, 1));
  table.write(answer(*table, kBruno.person, false));
  const std::string no = R"({"number":)" + number + R"(,"kind":"undo","from":"1","by":"2"})";
  EXPECT_EQ(told(table), no);
  EXPECT_EQ(told(TestTable(table.journal())), no) << "also on another day";
  TestTable offered(table.journal());
  offered.write(offered->abandon(kAlice.person));
  EXPECT_EQ(told(offered), "") << "another offer";
  offered.write(answer(*offered, kAlice.person, false));
  EXPECT_EQ(told(offered), "") << "withdrawn by the one who made it";
  Random random(1);
  table.play_any(random);
  EXPECT_EQ(told(table), "") << "a move is played";
  // Who plays on has declined, too.
  table.write(table->take_back(kBruno.person, table->match()->ply(), 1));
  while (table.mover() != kAlice.person) table.play_any(random);
  ASSERT_TRUE(table->offer());
  table.play_any(random);
  EXPECT_NE(told(table).find(R"("from":"2","by":"1")"), std::string::npos);
}

// Lines of the journal that are shown as moves of the game.
TEST(Offers, AreNotInTheLog) {
  TestTable table = paris_for_two();
  table.play("draw 1");
  const std::size_t since = table->length();
  table.write(table->take_back(kAlice.person, 1, 1));
  table.write(answer(*table, kBruno.person, false));
  table.write(table->abandon(kAlice.person));
  for (const std::size_t from : {std::size_t{0}, since}) {
    const std::string told = message(*table, kTwo, from, 0);
    EXPECT_EQ(told.find("decline"), std::string::npos) << told;
    EXPECT_EQ(told.find("# "), std::string::npos) << told;
    EXPECT_NE(told.find("\"length\":" + std::to_string(since + 3)), std::string::npos);
  }
  EXPECT_NE(message(*table, kTwo, since, 0).find("\"log\":[]"), std::string::npos);
  EXPECT_EQ(record_for(*table, {}).find("abandon"), std::string::npos);
}

// A click on Agree that counts for another offer than the one that was read.
TEST(Offers, AnAnswerNamesItsOffer) {
  TestTable table = paris_for_two();
  table.play("draw 1");
  table.write(table->take_back(kAlice.person, 1, 1));
  const std::size_t first = table->offer()->number;
  table.write(table->answer(kAlice.person, first, false));
  table.write(table->abandon(kAlice.person));
  EXPECT_NE(table->offer()->number, first);
  for (const bool agrees : {true, false})
    EXPECT_EQ(refused(table->answer(kBruno.person, first, agrees)),
              "offer: is not what is offered now");
  EXPECT_NE(
      message(*table, kTwo, 0, 0).find("\"number\":" + std::to_string(table->offer()->number)),
      std::string::npos);
  EXPECT_EQ(TestTable(table.journal())->offer()->number, table->offer()->number);
}

// Belle, who plays on while a person thinks about an offer, and so declines it for them.
TEST(Offers, ToTakeBackStayWhileBellePlays) {
  TestTable table = with_belle();
  Random random(1);
  play_until_belle(table, random);
  const std::size_t ply = table->match()->ply();
  const std::string before = table->match()->position({});
  table.play_any(random);
  const std::size_t played = 1;
  table.write(table->take_back(kAlice.person, ply + played, 1));
  ASSERT_TRUE(table->offer());
  const std::size_t number = table->offer()->number;
  std::size_t moves = played;
  while (table.mover() == 0) {
    table.play_any(random);
    ++moves;
  }
  ASSERT_GT(moves, played);
  ASSERT_TRUE(table->offer());
  EXPECT_EQ(table->offer()->moves, moves);
  EXPECT_EQ(table->offer()->number, number);
  EXPECT_EQ(everything(*TestTable(table.journal()), 0), everything(*table, 0));
  TestTable agreed(table.journal());
  EXPECT_EQ(agreed.write(answer(*agreed, kBruno.person, true)),
            Lines{"undo " + std::to_string(moves)});
  EXPECT_EQ(agreed->match()->position({}), before) << "with what she played meanwhile";
  table.play_any(random);
  EXPECT_FALSE(table->offer()) << "a person who plays on does not wait";
}

// An offer to end the game that has to be made again after every move.
TEST(Offers, ToAbandonStayWhateverIsPlayed) {
  TestTable table = with_belle();
  table.write(table->abandon(kBruno.person));
  const std::size_t number = table->offer()->number;
  Random random(1);
  table.play_until_free(random, 1);
  if (table.mover() != 0) table.write(table->take_back(table.mover(), table->match()->ply(), 1));
  for (int i = 0; i < 40; ++i) table.play_any(random);
  ASSERT_TRUE(table->offer());
  EXPECT_EQ(table->offer()->number, number);
  EXPECT_EQ(table.write(answer(*table, kAlice.person, true)).back(), "# closed");
}

// A journal that grows for ever by offering and declining.
TEST(Offers, EndBeforeTheJournalIsTooLong) {
  TestTable table = paris_for_two();
  table.play("draw 1");
  std::vector<Entry> journal = table.journal();
  while (journal.size() < 5000) {
    journal.push_back({1000, "# offer 1 abandon"});
    journal.push_back({1000, "# decline 2"});
  }
  TestTable full(journal);
  EXPECT_EQ(refused(full->abandon(kAlice.person)), "table: has no room for more words");
  EXPECT_EQ(refused(full->take_back(kAlice.person, 1, 1)),
            "table: too much was taken back here already");
  full.write(full->resign(kAlice.person));
  full.write(full->want_rematch(kAlice.person));
}

// A line that nobody can have written: an offer of Belle's or to nobody, a second one, an answer to
// nothing, a wish while the game is on.
TEST(Offers, WhatCannotBeIsNotRead) {
  TestTable table = with_belle();
  for (const char* line : {"# offer 1 undo 1", "# agree 1", "# decline 1", "# again 1"})
    EXPECT_TRUE(is_refused(table.journal(), line)) << line;
  table.play("draw 1");
  for (const char* line : {"# offer 3 abandon", "# offer 4 abandon", "# offer 1", "# offer 1 undo",
                           "# offer 1 undo 2", "# offer 1 undo 0", "# offer 1 abandon 1"})
    EXPECT_TRUE(is_refused(table.journal(), line)) << line;
  table.write(table->abandon(kAlice.person));
  for (const char* line : {"# offer 2 abandon", "# agree 1", "# agree 2", "# decline 3"})
    EXPECT_TRUE(is_refused(table.journal(), line)) << line;
  table.write(answer(*table, kBruno.person, true));
  EXPECT_TRUE(is_refused(table.journal(), "# again 3"));
  EXPECT_TRUE(is_refused(table.journal(), "# offer 1 abandon"));
  table.write(table->want_rematch(kAlice.person));
  EXPECT_TRUE(is_refused(table.journal(), "# again 1"));
  TestTable alone(R"({"game":"lumiere","seats":2})");
  alone.seat({kAlice});
  alone.write(alone->seat_belle(kAlice.person, kTwo, "gamin"));
  EXPECT_TRUE(is_refused(alone.journal(), "# offer orange abandon")) << "to nobody";
}

}  // namespace
}  // namespace belle::table
