// The deal and the first position (section 2).
#include <algorithm>
#include <array>
#include <set>
#include <vector>

#include <gtest/gtest.h>

#include "tests/paris/position.h"

namespace belle::paris {
namespace {

Deal dealt(const Options& options, std::uint64_t seed) {
  Random random(seed);
  return deal_game(box(), options, random);
}

Options shuffled_setup() {
  Options options;
  options.shuffled = true;
  return options;
}

std::vector<Tile> all_tiles(const Deal& deal) {
  std::vector<Tile> tiles;
  for (const auto& pile : deal.piles) tiles.insert(tiles.end(), pile.begin(), pile.end());
  return tiles;
}

// Keys depend on the number of players; francs, reserve and the rest do not.
TEST(S2, EachPlayerStartsWithTheSame) {
  for (const auto& [players, keys_each] : {std::pair{2, 10}, std::pair{3, 9}, std::pair{4, 7}}) {
    const State state = start_game(box(), basic_deal(players));
    EXPECT_EQ(seat_count(state), static_cast<std::size_t>(players));
    for (int seat = 0; seat < players; ++seat) {
      const Screen& own = screen(state.open, Seat(seat));
      EXPECT_EQ(own.keys, keys_each);
      EXPECT_EQ(own.reserve_keys, 2);
      EXPECT_EQ(own.francs, 3);
      EXPECT_EQ(own.points, 0);
      EXPECT_EQ(own.meeple, 0);
      EXPECT_EQ(own.bonuses, 0U);
      EXPECT_EQ(tokens(state, Seat(seat)), "");
      EXPECT_EQ(keys(state, Seat(seat)), "");
    }
  }
}

// Three piles of 11 different tiles; three of the 36 are not in the game.
TEST(P1, ThreePilesOfElevenAndThreeSetAside) {
  std::set<Tile> ever;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    const Deal deal = dealt({}, seed);
    for (const auto& pile : deal.piles) EXPECT_EQ(pile.size(), 11U);
    const auto tiles = all_tiles(deal);
    EXPECT_EQ(std::set<Tile>(tiles.begin(), tiles.end()).size(), 33U);
    ever.insert(tiles.begin(), tiles.end());
  }
  EXPECT_EQ(ever.size(), 36U);
}

// With free districts none is set aside.
TEST(S2, FreeDistrictsHavePilesOfTwelve) {
  Options options;
  options.free_districts = true;
  const Deal deal = dealt(options, 3);
  for (const auto& pile : deal.piles) EXPECT_EQ(pile.size(), 12U);
  const auto tiles = all_tiles(deal);
  EXPECT_EQ(std::set<Tile>(tiles.begin(), tiles.end()).size(), 36U);
  EXPECT_TRUE(start_game(box(), deal).open.free_districts);
}

// Everybody sees the district on the back of the top tiles, and nothing of the board is taken.
TEST(S2, TheFirstPositionIsEmpty) {
  const State state = start_game(box(), basic_deal());
  EXPECT_EQ(state.open.stage, Stage::Draw);
  EXPECT_EQ(state.open.buildings, 0U);
  EXPECT_EQ(standing_landmarks(state.open), 0U);
  EXPECT_EQ(state.open.pile_top, (std::array<std::uint8_t, 3>{0, 1, 3})) << "cha1, bat8, vil5";
  EXPECT_EQ(reserve(state), "");
  EXPECT_EQ(std::ranges::count(state.open.vp_district, kSupply), 6);
  EXPECT_EQ(state.end_supply, 0xfff);
}

// One bonus tile of each number; second copies come with the third and the fourth player.
TEST(S1, BonusTilesByNumberOfPlayers) {
  const std::set<std::size_t> with_three{6, 11, 15, 18, 26, 28};
  const std::set<std::size_t> with_four{1, 5, 7, 12, 22, 29};
  for (const int players : {2, 3, 4}) {
    const State state = start_game(box(), basic_deal(players));
    for (std::size_t number = 1; number <= 30; ++number) {
      const bool twice = (players >= 3 && with_three.contains(number)) ||
                         (players == 4 && with_four.contains(number));
      EXPECT_EQ(state.open.bonus_left[number], twice ? 2 : 1) << players << ' ' << number;
    }
  }
}

// The basic set-up has the same six tokens in every district and the track in order.
TEST(S2, TheBasicSetUpIsFixed) {
  const Deal deal = dealt({}, 5);
  for (std::size_t space = 0; space < kSpaces; ++space)
    EXPECT_EQ(deal.tokens[space], (std::array{Token::Bronze, Token::Silver, Token::GoldPrestige,
                                              Token::Wood, Token::Marble, Token::Gold}[space % 6]));
  for (std::size_t space = 1; space <= 30; ++space) EXPECT_EQ(deal.track[space], space);
}

// Shuffled, gold stays beside the 8 and six of each kind lie on the board.
TEST(S2, ShuffledTokensLeaveGoldBesideThe8) {
  std::set<Token> beside_first;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const Deal deal = dealt(shuffled_setup(), seed);
    for (std::size_t d = 0; d < kDistricts; ++d) EXPECT_EQ(deal.tokens[d * 6 + 5], Token::Gold);
    for (std::size_t kind = 0; kind < kTokenKinds; ++kind)
      EXPECT_EQ(std::ranges::count(deal.tokens, Token(kind)), 6);
    beside_first.insert(deal.tokens[0]);
  }
  EXPECT_EQ(beside_first.size(), 5U) << "any but gold";
}

// Shuffled, the numbers of the track stay in their zones of ten.
TEST(S2, ShuffledNumbersStayInTheirZone) {
  std::set<int> on_first;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    const Deal deal = dealt(shuffled_setup(), seed);
    std::set<int> seen;
    for (std::size_t space = 1; space <= 30; ++space) {
      EXPECT_EQ((deal.track[space] - 1) / 10, static_cast<int>(space - 1) / 10);
      seen.insert(deal.track[space]);
    }
    EXPECT_EQ(seen.size(), 30U);
    on_first.insert(deal.track[1]);
  }
  EXPECT_EQ(on_first.size(), 10U);
}

// A named seat starts; else chance lets any of those who play.
TEST(S2, ANamedSeatStartsElseChanceDecides) {
  Options three;
  three.players = 3;
  Options named = three;
  named.start = kThree;
  std::set<Seat> starters;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    starters.insert(dealt(three, seed).start);
    EXPECT_EQ(dealt(named, seed).start, kThree);
  }
  EXPECT_EQ(starters, (std::set{kOne, kTwo, kThree}));
  EXPECT_EQ(to_move(start_game(box(), dealt(named, 1))), kThree);
}

// The first tile of a pile is drawn first.
TEST(S2, PilesAreDrawnFromTheTop) {
  const State state = play(start_game(box(), basic_deal()), {"draw 2", "key arc", "end", "draw 2"});
  EXPECT_EQ(building_on(state, "bat8"), "bat8 hotel");
  EXPECT_EQ(building_on(state, "mon1"), "mon1 residence");
  EXPECT_EQ(building_on(state, "mon2"), "");
}

}  // namespace
}  // namespace belle::paris
