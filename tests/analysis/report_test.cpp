#include "analysis/report.h"

#include <boost/json.hpp>

#include <gtest/gtest.h>

#include "tests/analysis/fake.h"

namespace belle::analysis {
namespace {

const std::vector<SeatName> kNames{{"orange", "Ália \"la\\belle\" \x01\n"}, {"blue", "蓝"}};

boost::json::object parsed(const Analysis& analysis, std::string_view game = "lumiere") {
  return boost::json::parse(report(analysis, game, kNames)).as_object();
}

// A name that breaks the page.
TEST(Report, EscapesNames) {
  const auto json = parsed({});
  EXPECT_EQ(json.at("game"), "lumiere");
  const auto& seats = json.at("seats").as_array();
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    EXPECT_EQ(seats[i].at("seat").as_string(), kNames[i].seat);
    EXPECT_EQ(seats[i].at("name").as_string(), kNames[i].name);
  }
}

// A key that the page reads going missing or changing its meaning.
TEST(Report, HasEveryKey) {
  Analysis game = told(2);
  game.decisions = {choice(kFirst, {0.5, 1.25}, {0.3, -1}), no_choice(kSecond)};
  game.decisions[1].ply = 1;
  game.moves = 3;
  const auto json = parsed(game);
  EXPECT_EQ(json.at("moves"), 3);
  EXPECT_EQ(json.at("complete"), false);
  const auto& decision = json.at("decisions").at(0);
  EXPECT_EQ(decision, boost::json::parse(R"({
    "ply": 0, "seat": 0, "move": "played", "mark": "mistake", "win": 0.3, "margin": -1,
    "visits": 0,
    "best": {"move": "better", "win": 0.5, "margin": 1.25, "line": ["better", "and on"],
             "movers": [0, 1]},
    "loss": {"win": 0.2, "vp": 2.25},
    "alternatives": [{"move": "better", "win": 0.5, "margin": 1.25, "visits": 10}],
    "proven": false})"));
  EXPECT_EQ(json.at("decisions").at(1),
            boost::json::parse(R"({"ply": 1, "seat": 1, "move": "must", "mark": "forced"})"));
  EXPECT_EQ(json.at("summary").at(0), boost::json::parse(R"({
    "accuracy": 25, "choices": 1, "loss": {"win": 0.2, "vp": 2.25},
    "marks": {"forced": 0, "best": 0, "good": 0, "inaccuracy": 0, "mistake": 1, "blunder": 0},
    "start": {"win": 0.5, "margin": 1.25}, "play": {"win": -0.2, "margin": -2.25},
    "others": {"win": 0, "margin": 0}, "luck": {"win": 0, "margin": 0},
    "error": {"win": 0, "margin": 0},
    "end": {"win": 0.3, "margin": -1}})"));
  EXPECT_TRUE(json.at("summary").at(1).at("accuracy").is_null());
  EXPECT_EQ(json.at("graph"), boost::json::parse(R"({
    "win": [[0.5, null, null], [0.5, null, null]],
    "margin": [[1.25, null, null], [-1.25, null, null]]})"));
  EXPECT_TRUE(json.at("result").is_null());
  EXPECT_TRUE(json.at("gave_up").is_null());
}

TEST(Report, TellsTheEnd) {
  Analysis game = told(2);
  game.result = {{1, 9}, {0, -9}};
  EXPECT_EQ(parsed(game).at("result"),
            boost::json::parse(R"([{"win": 1, "margin": 9}, {"win": 0, "margin": -9}])"));
  game.result.reset();
  game.gave_up = kSecond;
  EXPECT_EQ(parsed(game).at("gave_up"), 1);
}

// Text that no reader takes, in a game with everything in it.
TEST(Report, ParsesForRealGames) {
  const auto json = parsed(fancied(random_game<Paris>(2, 4)), "paris");
  EXPECT_EQ(json.at("decisions").as_array().size(), json.at("moves").as_int64());
}

// A number with a point or a minus that JSON does not know.
TEST(JsonText, WritesPlainNumbers) {
  JsonText json;
  json.open_list();
  for (const double number : {0.0, -0.00001, 1.0, 100.0, 0.5, -2.25, 0.33333, 1e20})
    json.number(number, 3);
  json.close_list();
  EXPECT_EQ(json.written(), "[0,0,1,100,0.5,-2.25,0.333,100000000000000000000]");
}

}  // namespace
}  // namespace belle::analysis
