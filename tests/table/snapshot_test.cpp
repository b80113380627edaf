// What a viewer is told, first and later.
#include <boost/json.hpp>

#include "tests/table/table_test_kit.h"

namespace belle::table {
namespace {

namespace json = boost::json;

json::object read(const TestTable& table, Viewer viewer, std::size_t since) {
  return json::parse(message(*table, viewer, since, table.now())).as_object();
}

// A line that is told twice, or never.
TEST(Snapshot, EveryLineIsToldOnce) {
  TestTable table = paris_for_two();
  Random random(1);
  json::array log;
  json::array chat;
  std::size_t since = 1;
  for (int i = 0; i < 60; ++i) {
    const json::object told = read(table, {}, since);
    for (const json::value& line : told.at("log").as_array()) log.push_back(line);
    for (const json::value& line : told.at("chat").as_array()) chat.push_back(line);
    since = table->length();
    EXPECT_TRUE(read(table, {}, since).at("log").as_array().empty());
    if (i % 3 == 0)
      table.write(table->say(kAlice.person, std::to_string(i)));
    else
      table.play_any(random);
  }
  const json::object whole = read(table, {}, 1);
  json::array all = whole.at("log").as_array();
  all.resize(log.size());
  EXPECT_EQ(all, log);
  json::array words = whole.at("chat").as_array();
  EXPECT_EQ(words, chat);
}

// A position of before that shows what came to light later, or what was taken back.
TEST(Snapshot, ThePastIsAsItWasTold) {
  for (const char* settings :
       {R"({"game":"lumiere","seats":2})", R"({"game":"paris","seats":2})"}) {
    TestTable table(settings);
    table.seat({kAlice, kBruno});
    Random random(4);
    const std::vector<Viewer> viewers{Viewer{}, kOne, kTwo};
    std::vector<std::vector<std::string>> told(viewers.size());
    const auto tell = [&] {
      const std::size_t ply = table->match()->ply();
      for (std::size_t i = 0; i < viewers.size(); ++i) {
        told[i].resize(ply + 1);
        told[i][ply] = table->match()->position(viewers[i]);
      }
    };
    tell();
    for (int i = 0; i < 60 && table->to_move(); ++i) {
      const std::size_t free = table->match()->free_to_take_back();
      if (free > 0 && i % 5 == 4)
        table.write(table->take_back(table.mover(), table->match()->ply(), free));
      else
        table.play_any(random);
      tell();
    }
    const std::size_t last = table->match()->ply();
    for (std::size_t i = 0; i < viewers.size(); ++i) {
      EXPECT_EQ(table->match()->past(viewers[i], 0, last), told[i]);
      EXPECT_EQ(table->match()->past(viewers[i], last, last),
                std::vector{table->match()->position(viewers[i])});
    }
  }
}

// Moves that were taken back long ago, which make the first message as long as the patience of
// whichever seat played them.
TEST(Snapshot, TheFirstMessageHasOnlyWhatCounts) {
  TestTable table = paris_for_two();
  Random random(1);
  table.play_until_free(random, 2);
  const json::value before = read(table, {}, 0).at("log");
  const std::string moves[] = {logged_move(*table, 1), logged_move(*table)};
  table.write(table->take_back(table.mover(), table->match()->ply(), 2));
  for (const std::string& move : moves) table.play(move);
  EXPECT_EQ(read(table, {}, 0).at("log"), before);
  EXPECT_EQ(read(table, {}, 1).at("log").as_array().size(), before.as_array().size() + 3);
}

// A first message that grows with all that was ever said, until nobody can receive it.
TEST(Snapshot, TheFirstMessageHasTheLastWords) {
  TestTable table = paris_for_two();
  for (int i = 0; i < 300; ++i)
    table.write(table->say(kAlice.person, std::to_string(i) + std::string(400, '"')));
  const json::object told = read(table, {}, 0);
  const json::array& chat = told.at("chat").as_array();
  ASSERT_EQ(chat.size(), 200U);
  EXPECT_TRUE(chat.front().at("text").as_string().starts_with("100"));
  EXPECT_TRUE(chat.back().at("text").as_string().starts_with("299"));
}

// Legal moves for a person who has no turn: they would tell what the mover holds.
TEST(Snapshot, OnlyTheMoverIsToldWhatIsLegal) {
  TestTable table = paris_for_two();
  EXPECT_TRUE(read(table, Seat(0), 0).contains("legal"));
  for (const Viewer viewer : {Viewer{}, Viewer{Seat(1)}}) {
    EXPECT_FALSE(read(table, viewer, 0).contains("legal"));
    EXPECT_FALSE(read(table, viewer, 0).contains("undo"));
  }
}

// The text of a corrected edition in every list of tables.
TEST(Snapshot, AListHasNoEditions) {
  TestTable table = paris_for_two();
  const json::object shown = json::parse(about(*table)).as_object();
  EXPECT_EQ(shown.at("corrected_edition"), false);
  EXPECT_EQ(shown.at("game"), "paris");
  EXPECT_EQ(shown.at("chairs").as_array().size(), 2U);
}

}  // namespace
}  // namespace belle::table
