// Moves that are played, and those that are not.
#include "tests/table/table_test_kit.h"

namespace belle::table {
namespace {

// A move of a person who has no right to it: without a seat, out of turn, before or after the game.
TEST(Playing, OnlyTheMover) {
  TestTable table(R"({"game":"lumiere","seats":2,"options":{"start":"orange"}})");
  EXPECT_EQ(refused(table->play(kAlice.person, 0, "pass")), "table: the game has not begun");
  table.seat({kAlice, kBruno});
  const std::string move = table->match()->legal().front();
  EXPECT_EQ(refused(table->play(9, 0, move)), "table: you have no seat at this table");
  EXPECT_EQ(refused(table->play(0, 0, move)), "table: you have no seat at this table");
  EXPECT_EQ(refused(table->play(kBruno.person, 0, move)), "table: it is the turn of orange");
  EXPECT_EQ(refused(table->belle_plays(0, move)), "ply: the table has moved on");
  Random random(1);
  table.play_to_the_end(random);
  ASSERT_EQ(table->stage(), Stage::Over);
  EXPECT_EQ(refused(table->play(kAlice.person, table->match()->ply(), move)),
            "table: the game is over");
}

// A move that is sent twice and played twice: a page that repeats itself after a lost connection.
TEST(Playing, AMoveSentTwicePlaysOnce) {
  TestTable table(R"({"game":"paris","seats":2,"options":{"start":"1"}})");
  table.seat({kAlice, kBruno});
  table.play("draw 1");
  EXPECT_EQ(refused(table->play(kAlice.person, 0, "draw 1")),
            "ply: the table has moved on: it is at ply 1");
  EXPECT_EQ(refused(table->play(kAlice.person, 2, "draw 1")),
            "ply: the table has moved on: it is at ply 1");
}

// An illegal move that changes something, or is refused without a rule.
TEST(Playing, AnIllegalMoveNamesItsRuling) {
  TestTable table(R"({"game":"lumiere","seats":2,"options":{"start":"orange"}})");
  table.seat({kAlice, kBruno});
  const std::string before = everything(*table, 0);
  for (const char* move : {"", "pass", "lay z9 r0", "lay a1 r0 ", "LAY a1 r0", "take L4\nmove"}) {
    const auto decision = table->play(kAlice.person, 0, move);
    ASSERT_FALSE(decision) << move;
    EXPECT_EQ(decision.error().field, "move");
    EXPECT_FALSE(decision.error().ruling.empty()) << move;
    EXPECT_FALSE(decision.error().reason.empty()) << move;
  }
  EXPECT_EQ(everything(*table, 0), before);
}

// Words that break the journal into two lines, are endless or none, turn what stands around them,
// or come from nobody.
TEST(Talking, IsOneLineOfThoseWhoSit) {
  TestTable table(R"({"game":"lumiere","seats":2})");
  table.seat({kAlice});
  EXPECT_FALSE(refused(table->say(kBruno.person, "Hello")).empty());
  for (const std::string& bad :
       {std::string(), std::string(501, 'a'), std::string("a\nresign blue"), std::string("a\0b", 3),
        std::string("\xff"), std::string("\u0085"), std::string("  "), std::string("a\u2028b"),
        std::string("a\u202eb"), std::string("\u2066a")})
    EXPECT_EQ(refused(table->say(kAlice.person, bad)).substr(0, 5), "text:") << bad;
  for (const std::string& words : {std::string(500, 'a'), std::string(" # chat 2  two spaces ")}) {
    table.write(table->say(kAlice.person, words));
    EXPECT_EQ(std::get<LoggedChat>(table->log().back().what).text, words);
    const TestTable again(table.journal());
    EXPECT_EQ(std::get<LoggedChat>(again->log().back().what).text, words);
  }
}

}  // namespace
}  // namespace belle::table
