// What a seat is told of the deal while the game runs.
#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "tests/lumiere/position.h"
#include "tests/written.h"

namespace belle::lumiere {
namespace {

// The deal of first_position, and the same with another order of Orange's tiles.
Deal dealt(std::array<std::uint8_t, kTiles> orange = {0, 1, 2, 3, 4, 5, 6, 7}) {
  return {kOrange, box().first_game, {orange, {0, 1, 2, 3, 4, 5, 6, 7}}};
}

std::string tiles(const Deal& deal, const State& now, std::optional<Seat> viewer) {
  const std::string text = written_deal<Lumiere>(box(), deal, now, viewer);
  return text.substr(text.find("tiles"));
}

// A rival's hand or the order of a pile in the record that a seat is given.
TEST(KnownDeal, LaidTilesAndTheOwnHandAreKnown) {
  const Deal deal = dealt();
  const State state = play(start_game(box(), deal), {"lay a1 r0", "take I3", "lay c1 r0"});
  EXPECT_EQ(tiles(deal, state, kOrange),
            "tiles orange 1 2 3 ? ? ? ? ?\ntiles blue ? ? ? ? ? ? ? ?\n");
  EXPECT_EQ(tiles(deal, state, kBlue),
            "tiles orange 1 2 ? ? ? ? ? ?\ntiles blue 1 ? ? ? ? ? ? ?\n");
  EXPECT_EQ(tiles(deal, state, {}), "tiles orange 1 2 ? ? ? ? ? ?\ntiles blue ? ? ? ? ? ? ? ?\n");
}

// Tiles 3 and 4 look the same: the first of them is 3 to everybody, also to who holds it.
TEST(KnownDeal, EqualTilesAreNumberedAsTheyAppear) {
  const Deal deal = dealt({3, 0, 2, 1, 4, 5, 6, 7});
  const State start = start_game(box(), deal);
  EXPECT_EQ(tiles(deal, start, kOrange).substr(0, 15), "tiles orange 3 ");
  const State state = play(start, {"lay a1 r0", "take I3", "lay c1 r0", "take V3"});
  EXPECT_EQ(tiles(deal, state, kOrange).substr(0, 28), "tiles orange 3 1 4 ? ? ? ? ?");
  EXPECT_EQ(tiles(deal, state, kBlue).substr(0, 28), "tiles orange 3 1 ? ? ? ? ? ?");
}

// Who starts and which postcards are in the game is open; after the streets everything is.
TEST(KnownDeal, NothingIsHiddenAfterTheStreets) {
  const Deal deal = dealt();
  State state = start_game(box(), deal);
  state.open.tiles_laid = {kTiles, kTiles};
  std::string full;
  for (const RecordLine& line : deal_lines(deal)) full += line.key + ' ' + line.value + '\n';
  for (const std::optional<Seat> viewer : {std::optional<Seat>{}, {kOrange}, {kBlue}})
    EXPECT_EQ(written_deal<Lumiere>(box(), deal, state, viewer), full);
}

}  // namespace
}  // namespace belle::lumiere
