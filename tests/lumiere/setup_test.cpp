// The deal and the first position (section 2).
#include <algorithm>
#include <array>
#include <bit>
#include <set>

#include <gtest/gtest.h>

#include "tests/lumiere/position.h"

namespace belle::lumiere {
namespace {

Deal dealt(const Options& options, std::uint64_t seed) {
  Random random(seed);
  return deal_game(box(), options, random);
}

// A first game uses the eight starred postcards.
TEST(S2, AFirstGameHasTheStarredPostcards) {
  const Deal deal = dealt({Options::Postcards::FirstGame, 0, {}}, 1);
  for (const std::string_view id : {"levitation", "metro", "jardin", "sacre", "peintre", "chartier",
                                    "bouquinistes", "lampadaire"})
    EXPECT_NE(deal.cards & only(*card_named(id)), 0) << id;
  EXPECT_EQ(std::popcount(deal.cards), 8);
}

// Random postcards are eight of all, and each of all can be among them.
TEST(S2, RandomPostcardsAreEightOfAll) {
  Cards seen = 0;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const Cards cards = dealt({}, seed).cards;
    EXPECT_EQ(std::popcount(cards), 8);
    seen |= cards;
  }
  EXPECT_EQ(std::popcount(seen), static_cast<int>(kCards));
}

// A named list is what is laid out.
TEST(S2, NamedPostcardsAreLaidOut) {
  const Cards named = 0b1111'0000'1111;
  EXPECT_EQ(dealt({Options::Postcards::Named, named, {}}, 1).cards, named);
}

// A named seat starts; else chance lets either.
TEST(S2, ANamedSeatStartsElseChanceDecides) {
  std::set<Seat> starters;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    EXPECT_EQ(dealt({Options::Postcards::Random, 0, kBlue}, seed).start, kBlue);
    starters.insert(dealt({}, seed).start);
  }
  EXPECT_EQ(starters.size(), 2U);
}

// Each player shuffles the own eight tiles.
TEST(S2, EachPlayerHasEightDifferentTilesInAnyOrder) {
  std::set<std::uint8_t> first_tiles;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    for (auto tiles : dealt({}, seed).tiles) {
      first_tiles.insert(tiles[0]);
      std::ranges::sort(tiles);
      EXPECT_EQ(tiles, (std::array<std::uint8_t, kTiles>{0, 1, 2, 3, 4, 5, 6, 7}));
    }
  }
  EXPECT_EQ(first_tiles.size(), 8U);
}

// A seed gives the same deal every time.
TEST(S2, ASeedGivesTheSameDeal) {
  EXPECT_EQ(deal_lines(dealt({}, 7))[2].value, deal_lines(dealt({}, 7))[2].value);
  EXPECT_NE(deal_lines(dealt({}, 7))[2].value, deal_lines(dealt({}, 8))[2].value);
}

// At the start the board is empty and all buildings lie in the pool.
TEST(S2, TheFirstPositionIsEmpty) {
  const State state = first_position(kBlue);
  EXPECT_EQ(to_move(state), kBlue);
  EXPECT_EQ(laid(state.open), 0U);
  EXPECT_EQ(state.open.pool, kAllBuildings);
  EXPECT_EQ(tokens_left(state.open, kOrange), 4);
  EXPECT_EQ(chimneys_left(state.open, kBlue), 7);
}

}  // namespace
}  // namespace belle::lumiere
