// Positions as JSON: what a page draws from (engine/paris/position.h).
#include <algorithm>
#include <boost/json.hpp>

#include <gtest/gtest.h>

#include "tests/paris/position.h"
#include "tests/record_file.h"
#include "tests/written.h"

namespace belle::paris {
namespace {

namespace json = boost::json;

json::value parsed(const State& state, std::optional<Seat> viewer = kOne) {
  return json::parse(written_position<Paris>(box(), state, viewer));
}

State last(const std::string& name) { return replay_file<Paris>(box(), name).last(); }

State open_screens(const Position& position) {
  State state = position;
  state.open.screens_open = true;
  return state;
}

// A key that the page reads going missing or changing its meaning: the first turn.
TEST(WrittenPosition, HasEveryKey) {
  auto page = parsed(start_game(box(), basic_deal())).as_object();
  EXPECT_EQ(page.at("districts").at("mon"), json::parse(R"({
    "places": {"mon1": {"token": "bronze*"}, "mon2": {"token": "silver*"},
               "mon3": {"token": "gold*"}, "mon4": {"token": "wood"},
               "mon5": {"token": "marble"}, "mon8": {"token": "gold"}, "bank:mon": {}},
    "sums": [0, 0], "ranks": [0, 0]})"));
  page.erase("districts");
  page.erase("track");
  page.erase("copies");
  page.erase("bonus_effects");
  page.erase("end_effects");
  EXPECT_EQ(json::value(page), json::parse(R"({
    "viewer": "1", "start": "1", "to_move": "1", "stage": "draw", "round": 1, "ending": null,
    "options": {"screens": "closed", "districts": "printed"},
    "rulings": {"space_30": "walk", "owned": "unused", "count_as_pairs": "no"}, "arc": [],
    "landmarks": [9, 10, 11, 12, 13, 14, 15, 16],
    "vp_tiles": [[20, 10, 5], [18, 9, 4], [16, 8, 4], [14, 7, 3], [12, 6, 3], [10, 5, 2]],
    "reserve": {},
    "piles": [{"left": 11, "top": "cha"}, {"left": 11, "top": "bat"}, {"left": 11, "top": "vil"}],
    "temporary": {}, "end_supply": 12, "end_tiles": [],
    "seats": {
      "1": {"vp": 0, "keys": 10, "reserve_keys": 2, "meeple": 0, "end_tiles": 0,
            "used_bonuses": [], "francs": 3, "tokens": {}, "bonuses": [],
            "score": {"play": 0, "tile27": 0, "districts": 0, "total": 0}},
      "2": {"vp": 0, "keys": 10, "reserve_keys": 2, "meeple": 0, "end_tiles": 0,
            "used_bonuses": [],
            "score": {"play": 0, "districts": 0}}}})"));
}

// A page that must know what a number does, or how many VP a tile brings with so many players.
TEST(WrittenPosition, TellsWhatTheTilesDo) {
  const json::value page = parsed(Position(3));
  const json::value& bonus = page.at("bonus_effects");
  ASSERT_EQ(bonus.as_array().size(), kBonusNumbers);
  const auto tile = [&](std::size_t number) { return bonus.as_array()[number - 1]; };
  EXPECT_EQ(tile(2), json::parse(R"({"effect": "token", "token": "wood"})"));
  EXPECT_EQ(tile(9), json::parse(R"({"effect": "join_own"})"));
  EXPECT_EQ(tile(12), json::parse(R"({"effect": "francs_and_points", "francs": 4, "vp": 4})"));
  EXPECT_EQ(tile(18), json::parse(R"({"effect": "per_building", "value": 4, "vp": 5})"));
  EXPECT_EQ(tile(20), json::parse(R"({"effect": "per_tile", "vp": 2})")) << "three players";
  EXPECT_EQ(tile(21), json::parse(R"({"effect": "any_resources", "tokens": 2})"));
  EXPECT_EQ(tile(25), json::parse(R"({"effect": "step_back", "spaces": 5})"));
  EXPECT_EQ(tile(30), json::parse(R"({"effect": "per_type", "vp": [10, 15, 20, 25]})"));
  const json::value& ends = page.at("end_effects");
  ASSERT_EQ(ends.as_array().size(), kEndTiles);
  EXPECT_EQ(ends.as_array()[0], json::parse(R"({"effect": "token", "token": "wood"})"));
  EXPECT_EQ(ends.as_array()[3], json::parse(R"({"effect": "any_resource"})"));
  EXPECT_EQ(ends.as_array()[8], json::parse(R"({"effect": "points", "vp": 3})"));
  EXPECT_EQ(ends.as_array()[11], json::parse(R"({"effect": "francs", "francs": 5})"));
}

// The page counted rounds itself, from the log: every seat has one turn in each, and the last round
// stays the last.
TEST(WrittenPosition, TheRoundIsToldUntilTheEnd) {
  const auto game = replay_file<Paris>(box(), "paris-shared-victory");
  const std::size_t seats = seat_count(game.last());
  std::size_t turns = 0;
  for (std::size_t i = 0; i < game.states.size(); ++i) {
    if (i > 0 && format(box(), game.moves[i - 1]) == "end") ++turns;
    const std::size_t begun = to_move(game.states[i]) ? turns + 1 : turns;
    ASSERT_EQ(parsed(game.states[i]).at("round"), (begun + seats - 1) / seats) << "move " << i;
  }
  EXPECT_GT(turns, 4 * seats);
}

// Places and their keys: two of one owner on one space, both owners' on a bank and on the Arc.
TEST(WrittenPosition, EveryKeyHasItsPlace) {
  const State state = Position(3)
                          .keys(kOne, "arc mon5 mon5 mon@12")
                          .keys(kThree, "arc bank:mon mon2")
                          .vp_tile(16, "mon");
  const json::value page = parsed(state);
  EXPECT_EQ(page.at("arc"), json::parse(R"(["1", "3"])"));
  EXPECT_EQ(page.at("districts").at("mon"), json::parse(R"({
    "places": {"mon1": {"token": "bronze*"}, "mon2": {"building": "bakery", "keys": ["3"]},
               "mon3": {"token": "gold*"}, "mon4": {"token": "wood"},
               "mon5": {"building": "theater", "keys": ["1", "1"]}, "mon8": {"token": "gold"},
               "mon@12": {"keys": ["1"]}, "bank:mon": {"keys": ["3"]}},
    "sums": [22, 0, 2], "ranks": [1, 0, 2], "vp_tile": [16, 8, 4], "pays": [16, 0, 8]})"));
  EXPECT_EQ(page.at("landmarks"), json::parse("[9, 10, 11, 13, 14, 15, 16]"));
  EXPECT_EQ(page.at("seats").at("1").at("score").at("districts"), 16);
}

// With free districts a building's tile may be another district's.
TEST(WrittenPosition, FreeDistrictsNameTheTile) {
  const State state =
      Position().free_districts().building("mon5", "bel5").pile(1, "vil8 cha8").before_the_draw();
  const json::value page = parsed(play(state, {"draw 1"}));
  EXPECT_EQ(page.at("stage"), "place");
  EXPECT_EQ(page.at("drawn"), json::parse(R"({"tile": "vil8", "building": "theater"})"));
  EXPECT_EQ(page.at("districts").at("mon").at("places").at("mon5"),
            json::parse(R"({"building": "hotel", "tile": "bel5", "token": "marble"})"));
}

// The track, a turn with everything in it, and what it leaves in hand.
TEST(WrittenPosition, TellsTheTurn) {
  const State state = play(Position(4)
                               .keys(kOne, "arc")
                               .buildings("mon3")
                               .francs(kOne, 12)
                               .bonuses(kOne, "9 21")
                               .used_up("30"),
                           {"use 9", "use 21 gold wood", "move arc mon3"});
  const json::value page = parsed(state, kTwo);
  EXPECT_EQ(page.at("stage"), "bonus");
  EXPECT_EQ(page.at("target"), "mon3");
  EXPECT_EQ(page.at("joins"), json::parse(R"(["own"])"));
  EXPECT_EQ(page.at("temporary"), json::parse(R"({"wood": 1, "gold": 1})"));
  EXPECT_EQ(page.at("track").at(29), 30);
  EXPECT_EQ(page.at("copies").at(29), 0);
  EXPECT_EQ(page.at("copies").at(0), 2) << "with four players there are two of number 1";
}

// Closed screens: francs, tokens, bonus tiles and what tile 27 makes of them are the owner's
// business. VP, keys and meeples stand on the board.
TEST(WrittenPosition, ClosedScreensHideWhatIsBehindThem) {
  const Position position = Position()
                                .francs(kTwo, 17)
                                .tokens(kTwo, "wood gold*")
                                .bonuses(kTwo, "27")
                                .points(kTwo, 5)
                                .meeple(kTwo, 27);
  const json::value hidden = json::parse(R"({
    "vp": 5, "keys": 10, "reserve_keys": 2, "meeple": 27, "end_tiles": 0, "used_bonuses": [],
    "score": {"play": 5, "districts": 0}})");
  const json::value shown = json::parse(R"({
    "vp": 5, "keys": 10, "reserve_keys": 2, "meeple": 27, "end_tiles": 0, "used_bonuses": [],
    "francs": 17,
    "tokens": {"wood": 1, "gold*": 1}, "bonuses": [27],
    "score": {"play": 5, "tile27": 17, "districts": 0, "total": 22}})");
  EXPECT_EQ(parsed(position, kOne).at("seats").at("2"), hidden);
  EXPECT_EQ(parsed(position, {}).at("seats").at("2"), hidden);
  EXPECT_EQ(parsed(position, kTwo).at("seats").at("2"), shown);
  EXPECT_EQ(parsed(open_screens(position), kOne).at("seats").at("2"), shown);
  EXPECT_EQ(parsed(Position(position).over(), kOne).at("seats").at("2"), shown);
}

// Used bonus tiles lie open beside the screen, be it closed; both copies if the seat used both.
TEST(WrittenPosition, UsedBonusTilesAreShownToAll) {
  const State state = play(Position(3).bonuses(kOne, "6 17 22").bonuses(kTwo, "7"),
                           {"use 6", "use 17 6", "use 6", "use 22"});
  for (const std::optional<Seat> viewer : {std::optional(kOne), std::optional(kTwo), {}}) {
    const json::value seats = parsed(state, viewer).at("seats");
    EXPECT_EQ(seats.at("1").at("used_bonuses"), json::parse("[6, 6, 17, 22]"));
    EXPECT_EQ(seats.at("2").at("used_bonuses"), json::array{}) << "7 is held";
  }
}

// A drawn tile that fits nowhere and vanishes: everybody is told which, and in whose turn.
TEST(WrittenPosition, TellsWhichTilesLeftTheGame) {
  Deal deal = basic_deal(3);
  deal.free_districts = true;
  deal.start = kTwo;
  for (std::vector<Tile>& pile : deal.piles) pile.clear();
  for (const std::string_view first : {"bat1", "mon1", "vil1", "bel1", "ger1", "bat2", "cha1"})
    deal.piles[0].push_back(*tile_named(first));
  for (Tile tile = 0; tile < kSpaces; ++tile)
    if (std::ranges::find(deal.piles[0].begin(), deal.piles[0].begin() + 7, tile) ==
        deal.piles[0].begin() + 7)
      deal.piles[deal.piles[0].size() < 12 ? 0 : deal.piles[1].size() < 12 ? 1 : 2].push_back(tile);
  State state = start_game(box(), deal);
  for (const std::string_view place : {"place bat", "place mon", "place vil"})
    state = play(state, {"draw 1", place, "key arc", "end"});
  for (const std::string_view place : {"place bel", "place ger", "place cha"})
    state = play(state, {"draw 1", place, "key bank:cha", "end"});
  EXPECT_FALSE(parsed(state).as_object().contains("left_game"));
  state = play(state, {"draw 1", "key bank:mon", "end"});
  for (const std::optional<Seat> viewer : {std::optional(kOne), std::optional<Seat>()}) {
    EXPECT_EQ(parsed(state, viewer).at("gone"), json::parse(R"(["cha1"])"));
    EXPECT_EQ(parsed(state, viewer).at("left_game"),
              json::parse(R"([{"tile": "cha1", "building": "café", "round": 3, "seat": "2"}])"));
  }
}

// The last turn of a seat: what it still could sell, told to nobody else.
TEST(WrittenPosition, TellsTheMoverWhatIsUnsoldInTheLastTurn) {
  const auto last_turn = [](const Position& position) {
    State state = position;
    state.open.ending = Ending::AfterThisRound;
    return state;
  };
  const Position tokens = Position().tokens(kOne, "gold silver*").tokens(kTwo, "wood");
  const State plain = last_turn(tokens);
  EXPECT_EQ(parsed(plain, kOne).at("unsold"), json::parse(R"({"francs": 5, "vp": 0})"));
  for (const std::optional<Seat> other : {std::optional(kTwo), std::optional<Seat>()})
    EXPECT_FALSE(parsed(plain, other).as_object().contains("unsold"));
  const State with_27 = last_turn(Position(tokens).bonuses(kOne, "27"));
  EXPECT_EQ(parsed(with_27, kOne).at("unsold"), json::parse(R"({"francs": 5, "vp": 5})"));
  const State sold = play(with_27, {"sell gold", "sell silver*"});
  EXPECT_FALSE(parsed(sold, kOne).as_object().contains("unsold"));
  EXPECT_FALSE(parsed(tokens, kOne).as_object().contains("unsold")) << "not the last turn";
  const State temporary = last_turn(Position().bonuses(kOne, "8"));
  EXPECT_EQ(parsed(play(temporary, {"use 8 gold*"}), kOne).at("unsold"),
            json::parse(R"({"francs": 3, "vp": 0})"));
}

// End-game tiles: the own ones, how many others hold, those used, and the rest for who may look.
TEST(WrittenPosition, EndGameTilesOfOthersAreCountedOnly) {
  const State state = play(Position().pile(1, "mon5").pile(2, "").pile(3, "").before_the_draw(),
                           {"draw 1", "flag E7", "end", "flag E4", "use E4 gold", "end"});
  const json::value one = parsed(state, kOne);
  EXPECT_EQ(one.at("end_tiles"), json::parse(R"(["E7"])"));
  EXPECT_EQ(one.at("end_supply"), 10);
  EXPECT_EQ(one.at("end_tiles_left"), json::parse(R"(["E1", "E2", "E3", "E5", "E6", "E8", "E9",
                                                      "E10", "E11", "E12"])"));
  EXPECT_EQ(one.at("seats").at("2").at("end_tiles"), 0);
  EXPECT_EQ(one.at("seats").at("2").at("used_end_tiles"), json::parse(R"(["E4"])"));
  const json::value two = parsed(state, kTwo);
  EXPECT_EQ(two.at("end_tiles"), json::array{});
  EXPECT_EQ(two.at("seats").at("1").at("end_tiles"), 1);
  EXPECT_FALSE(two.as_object().contains("end_tiles_left")) << "the other's turn";
  EXPECT_FALSE(parsed(state, {}).as_object().contains("end_tiles"));
}

// Whole games, known from their records.
TEST(WrittenPosition, TellsTheEndOfKnownGames) {
  const json::value page = parsed(last("paris-tile-27"), {});
  EXPECT_EQ(page.at("stage"), "over");
  EXPECT_TRUE(page.at("to_move").is_null());
  EXPECT_EQ(page.at("winners"), json::parse(R"(["4"])"));
  EXPECT_EQ(page.at("seats").at("4").at("score"),
            json::parse(R"({"play": 10, "tile27": 8, "districts": 30, "total": 48})"));
  EXPECT_EQ(page.at("end_supply"), 0);
  const json::value shared = parsed(last("paris-shared-victory"), kTwo);
  EXPECT_GE(shared.at("winners").as_array().size(), 2U);
  const json::value open = parsed(last("paris-open-screens"), kOne);
  EXPECT_EQ(open.at("options").at("screens"), "open");
  EXPECT_EQ(open.at("seats").at("4").at("score").at("total"), 33);
}

}  // namespace
}  // namespace belle::paris
