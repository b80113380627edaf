// What a seat is told of the deal while the game runs.
#include <string>

#include <gtest/gtest.h>

#include "tests/paris/position.h"
#include "tests/written.h"

namespace belle::paris {
namespace {

// The order of a pile in the record that a seat is given: only drawn tiles are known.
TEST(KnownDeal, TilesOfThePilesAreNotKnown) {
  const Deal deal = basic_deal();
  const State state =
      play(start_game(box(), deal), {"draw 1", "key arc", "end", "draw 3", "key arc", "end"});
  for (const std::optional<Seat> viewer : {std::optional<Seat>{}, {kOne}, {kTwo}}) {
    const auto lines = deal_lines_for(viewer, box(), deal, state);
    EXPECT_EQ(lines[1].value, "1 cha1 ? ? ? ? ? ? ? ? ? ?");
    EXPECT_EQ(lines[2].value, "2 ? ? ? ? ? ? ? ? ? ? ?");
    EXPECT_EQ(lines[3].value, "3 vil5 ? ? ? ? ? ? ? ? ? ?");
  }
}

// Start, tokens and track lie open; once the piles are drawn, everything does.
TEST(KnownDeal, TheRestIsOpen) {
  const Deal deal = basic_deal();
  State state = start_game(box(), deal);
  const auto first = deal_lines_for(kOne, box(), deal, state);
  state.open.pile_left = {};
  const auto last = deal_lines_for(kOne, box(), deal, state);
  const auto full = deal_lines(deal);
  ASSERT_EQ(first.size(), full.size());
  ASSERT_EQ(last.size(), full.size());
  for (std::size_t i = 0; i < full.size(); ++i) {
    EXPECT_EQ(last[i].key + last[i].value, full[i].key + full[i].value);
    EXPECT_EQ(first[i].value == full[i].value, full[i].key != "pile");
  }
}

}  // namespace
}  // namespace belle::paris
