// What is said at a table, by those who play and by those who look on.
#include <boost/json.hpp>

#include "tests/table/table_test_kit.h"

namespace belle::table {
namespace {

namespace json = boost::json;

const Participant kZoe{7, "Zoé M", false};

// The texts of the chat in a message.
Lines heard(const TestTable& table, Viewer viewer, std::size_t since = 0) {
  const json::value told = json::parse(message(*table, viewer, since, table.now()));
  Lines texts;
  for (const json::value& line : told.at("chat").as_array())
    texts.emplace_back(line.at("text").as_string());
  return texts;
}

// Advice from behind a player's back while the game is on; or words that nobody hears at all.
TEST(Talking, ThosePlayingHearTheOthersWhenTheGameIsOver) {
  TestTable table = paris_for_two();
  table.write(table->say(kAlice.person, "Bonne chance"));
  EXPECT_EQ(table.write(table->remark(kZoe, "Pile 2 !")), Lines{"# aside 7 guest Zoé M\tPile 2 !"});
  table.write(table->say(kBruno.person, "Merci"));
  for (const Seat seat : {kOne, kTwo}) {
    EXPECT_EQ(heard(table, seat), (Lines{"Bonne chance", "Merci"}));
    EXPECT_EQ(message(*table, seat, 0, table.now()).find("Pile 2"), std::string::npos);
  }
  EXPECT_EQ(heard(table, {}), (Lines{"Bonne chance", "Pile 2 !", "Merci"}));
  const std::size_t before = table->length();
  table.write(table->resign(kAlice.person));
  EXPECT_EQ(heard(table, kOne, before), Lines{"Pile 2 !"}) << "what was kept from them";
  EXPECT_EQ(heard(table, {}, before), Lines{}) << "told before";
  const std::size_t over = table->length();
  table.write(table->remark(kZoe, "Bravo"));
  for (const Viewer viewer : {Viewer{}, Viewer{kOne}})
    EXPECT_EQ(heard(table, viewer, over), Lines{"Bravo"}) << "once";
  EXPECT_EQ(heard(table, kTwo), (Lines{"Bonne chance", "Pile 2 !", "Merci", "Bravo"}));
  EXPECT_EQ(everything(*TestTable(table.journal()), 0), everything(*table, 0));
}

// A line that does not say whose it is, or when it was said.
TEST(Talking, ALineHasItsTimeAndSeat) {
  TestTable table = paris_for_two();
  table.write(table->say(kBruno.person, "Salut"));
  table.pass(5000);
  table.write(table->remark(kZoe, "Tiens"));
  const json::value told = json::parse(message(*table, {}, 0, table.now()));
  const json::array& chat = told.at("chat").as_array();
  EXPECT_EQ(chat[0].at("seat"), "2");
  EXPECT_EQ(chat[1].at("at").as_int64() - chat[0].at("at").as_int64(), 5000);
  EXPECT_EQ(chat[1].at("name"), "Zoé M");
  EXPECT_FALSE(chat[1].as_object().contains("seat"));
}

// Those who look on and talk until those who play can neither talk nor take back.
TEST(Talking, OthersTakeNoRoomFromThosePlaying) {
  TestTable table = paris_for_two();
  while (table->remark(kZoe, "bla")) table.write(table->remark(kZoe, "bla"));
  EXPECT_EQ(refused(table->remark(kZoe, "bla")), "table: has no room for more words");
  const std::size_t remarks = table->length();
  EXPECT_GE(remarks, 1000U);
  while (table->say(kAlice.person, "bla")) table.write(table->say(kAlice.person, "bla"));
  EXPECT_EQ(table->length() - 1000, 5000U);
}

// A person who waits for a seat and talks to those who have one; words that are no line.
TEST(Talking, OfOthersBeginsWithTheGame) {
  TestTable waiting(R"({"game":"paris","seats":2})");
  waiting.seat({kAlice});
  EXPECT_EQ(refused(waiting->remark(kZoe, "Salut")),
            "table: only those who sit at the table can talk there before the game");
  TestTable table = paris_for_two();
  EXPECT_EQ(refused(table->remark(kZoe, "a\tb")), "text: must be one line of plain text");
  EXPECT_EQ(table.write(table->remark(kAlice, "Salut")), Lines{"# chat 1 Salut"})
      << "who has a seat talks to everybody";
}

// A message to those who play for each word of those who look on.
TEST(Talking, OfOthersIsNoNewsForThosePlaying) {
  TestTable table = paris_for_two();
  const std::size_t before = table->length();
  EXPECT_FALSE(table->is_news({}, before));
  table.write(table->remark(kZoe, "Tiens"));
  EXPECT_TRUE(table->is_news({}, before));
  EXPECT_FALSE(table->is_news(kOne, before));
  table.write(table->say(kAlice.person, "Alors ?"));
  EXPECT_TRUE(table->is_news(kOne, before));
  table.write(table->resign(kAlice.person));
  table.write(table->remark(kZoe, "Bravo"));
  EXPECT_TRUE(table->is_news(kOne, table->length() - 1)) << "the game is over";
}

// Journals in which a seat talks as one who looks on, or before there is anything to look at.
TEST(Talking, ARemarkMustBeOne) {
  const TestTable table = paris_for_two();
  const auto can_follow = [](std::vector<Entry> journal, const char* line) {
    journal.push_back({journal.back().at, line});
    return Table::replay(games(), journal).has_value();
  };
  EXPECT_TRUE(can_follow(table.journal(), "# aside 7 named Zoé\tTiens"));
  for (const char* line :
       {"# aside 1 named Alice\tTiens", "# aside 7 named Zoé Tiens", "# aside 7 named \tTiens",
        "# aside 7 named Zoé\t", "# aside 7 maybe Zoé\tTiens", "# aside x named Zoé\tTiens"})
    EXPECT_FALSE(can_follow(table.journal(), line)) << line;
  TestTable waiting(R"({"game":"paris","seats":2})");
  waiting.seat({kAlice});
  EXPECT_FALSE(can_follow(waiting.journal(), "# aside 7 named Zoé\tTiens"));
}

}  // namespace
}  // namespace belle::table
