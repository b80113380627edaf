// Positions as JSON: what a page draws from (engine/lumiere/position.h).
#include <boost/json.hpp>

#include <gtest/gtest.h>

#include "tests/lumiere/position.h"
#include "tests/record_file.h"
#include "tests/written.h"

namespace belle::lumiere {
namespace {

namespace json = boost::json;

json::value parsed(const State& state, std::optional<Seat> viewer = kOrange) {
  return json::parse(written_position<Lumiere>(box(), state, viewer));
}

// The game of a record after so many of its moves, or at its end.
State after(const std::string& name, std::size_t moves = std::string::npos) {
  const auto game = replay_file<Lumiere>(box(), name);
  return game.states[std::min(moves, game.moves.size())];
}

// A key that the page reads going missing or changing its meaning: the first position.
TEST(WrittenPosition, HasEveryKey) {
  const json::value page = parsed(first_position());
  EXPECT_EQ(page, json::parse(R"({
    "rulings": {"streetlight_pieces": "cover", "large_light": "diamond", "flip": false},
    "viewer": "orange", "to_move": "orange", "phase": "streets",
    "ground": ["........", "........", "........", "........",
               "........", "........", "........", "........"],
    "buildings": [], "pieces": {},
    "pool": ["I3", "V3", "O4", "T4", "L4", "S4", "P5", "U5", "W5", "Y5", "R6", "J6"],
    "cards": [{"id": "levitation"}, {"id": "metro"}, {"id": "jardin"}, {"id": "sacre"},
              {"id": "peintre", "vp": [2]}, {"id": "chartier"}, {"id": "bouquinistes"},
              {"id": "lampadaire"}],
    "seats": {
      "orange": {"reserve": [], "tokens": 4, "chimneys": 7,
                 "tiles": ["oobm", "oomb", "obom", "obom", "oobL", "ooLb", "oboL", "oomL"], "group": [],
                 "score": {"lit": 0, "group": 0, "unbuilt": 0, "cards": 0, "total": 0}},
      "blue": {"reserve": [], "tokens": 4, "chimneys": 7,
               "tiles": ["bbom", "bbmo", "bobm", "bobm", "bboL", "bbLo", "bobL", "bbmL"], "group": [],
               "score": {"lit": 0, "group": 0, "unbuilt": 0, "cards": 0, "total": 0}}},
    "hand": "oobm"})"));
}

// Only the own hand is written, in the owner's colours.
TEST(WrittenPosition, ShowsTheOwnHandOnly) {
  EXPECT_EQ(parsed(first_position(), kBlue).at("hand"), "bbom");
  const json::value spectator = parsed(first_position(), {});
  EXPECT_TRUE(spectator.at("hand").is_null());
  EXPECT_TRUE(spectator.at("viewer").is_null());
}

// A board upside down, or a tile turned the wrong way: a face is read clockwise.
TEST(WrittenPosition, RowEightComesFirst) {
  const State state = play(first_position(), {"lay a7 r0", "lay g1 r0"});
  const json::value page = parsed(state);
  const auto& ground = page.at("ground").as_array();
  EXPECT_EQ(ground[0], "oo......");
  EXPECT_EQ(ground[1], "mb......");
  EXPECT_EQ(ground[6], "......bb");
  EXPECT_EQ(ground[7], "......mo");
}

// A whole game with nearly every piece, known from its record.
TEST(WrittenPosition, TellsTheEndOfAKnownGame) {
  const State state = after("lumiere-large-streetlight-on-lampadaire");
  const json::value page = parsed(state, kBlue);
  EXPECT_EQ(page.at("phase"), "over");
  EXPECT_TRUE(page.at("to_move").is_null());
  EXPECT_EQ(page.at("winners"), json::parse(R"(["orange"])"));
  EXPECT_EQ(page.at("seats").at("orange").at("score"),
            json::parse(R"({"lit": 24, "group": 5, "unbuilt": 0, "cards": 0, "total": 29})"));
  EXPECT_EQ(page.at("seats").at("blue").at("score"),
            json::parse(R"({"lit": 9, "group": 4, "unbuilt": -6, "cards": 18, "total": 25})"));
  EXPECT_EQ(page.at("seats").at("blue").at("reserve"), json::parse(R"(["O4", "S4"])"));
  EXPECT_EQ(page.at("buildings").at(0), json::parse(R"({
    "id": "V3", "owner": "orange", "spaces": ["g2", "g3", "h2"], "lit": 3,
    "points": 9})"));
  EXPECT_EQ(page.at("seats").at("orange").at("group").as_array().size(), 5U);
  EXPECT_EQ(page.at("pieces").at("statue"), json::parse(R"({
    "space": "c3", "owner": "orange", "facing": "north", "points": 0})"));
  EXPECT_EQ(page.at("pieces").at("painter"), json::parse(R"({
    "space": "b3", "owner": "blue", "points": 18})"));
  EXPECT_EQ(page.at("pieces").at("streetlight"),
            json::parse(R"({"space": "g4", "owner": "orange"})"));
  EXPECT_EQ(page.at("cards").at(4), json::parse(R"({
    "id": "sacre", "by": "orange", "held": true})"));
  EXPECT_EQ(page.at("cards").at(2), json::parse(R"({"id": "levitation", "by": "blue"})"));
}

// L15: who won after equal totals without a word of why; a winner by its total needs none.
TEST(WrittenPosition, TellsWhatBrokeATie) {
  const Position board = Position('m').ground('o', "a1 a2 a3").ground('b', "h8");
  EXPECT_EQ(parsed(Position(board).over()).at("tie_breaks"),
            json::parse(R"([{"by": "free_spaces", "seats": {"orange": 3, "blue": 1}}])"));
  const json::value shared = parsed(Position(board).ground('b', "h7 h6").over());
  EXPECT_EQ(shared.at("tie_breaks"),
            json::parse(R"([{"by": "free_spaces", "seats": {"orange": 3, "blue": 3}}])"));
  EXPECT_EQ(shared.at("winners"), json::parse(R"(["orange", "blue"])"));
  const auto won = parsed(Position(board).build(kBlue, "I3", "d4").over());
  EXPECT_FALSE(won.as_object().contains("tie_breaks"));
  EXPECT_FALSE(parsed(board).as_object().contains("tie_breaks"));
}

// L14: the space behind a building is dark.
TEST(WrittenPosition, TellsWhatTheLargeStreetlightLights) {
  const State state =
      Position('o').ground('L', "d4").build(kBlue, "O4", "e4").put(kOrange, "lumiere", "d4");
  EXPECT_EQ(parsed(state).at("pieces").at("large_streetlight"), json::parse(R"({
    "space": "d4", "owner": "orange",
    "lit": ["b4", "c3", "c4", "c5", "d2", "d3", "d5", "d6", "e3", "e4", "e5"],
    "dark": ["f4"]})"));
}

// A streetlight that was built over is gone, and so is the large one that stood there.
TEST(WrittenPosition, ABuildingPutsOutAStreetlight) {
  const auto game = replay_file<Lumiere>(box(), "lumiere-metro-over-large-streetlight");
  const State& before = game.states[game.moves.size() - 2];
  const json::value page = parsed(before);
  EXPECT_TRUE(page.at("pieces").as_object().contains("large_streetlight"));
  EXPECT_EQ(page.at("ground").at(2).as_string()[6], 'L');
  const json::value built = parsed(game.states[game.moves.size() - 1]);
  EXPECT_FALSE(built.at("pieces").as_object().contains("large_streetlight"));
  EXPECT_EQ(built.at("ground").at(2).as_string()[6], '-');
}

}  // namespace
}  // namespace belle::lumiere
