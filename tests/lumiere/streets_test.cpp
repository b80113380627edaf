// The first phase: laying tiles, taking buildings, and how it ends (section 3, L1 to L3).
#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include <gtest/gtest.h>

#include "tests/lumiere/position.h"

namespace belle::lumiere {
namespace {

// Lays the tile in hand, unturned, on the first empty area.
State lay_next(const State& state) { return play(state, {legal_moves(state, "lay ").front()}); }

// Orange takes the whole pool, Blue meanwhile lays eight tiles and passes three times.
State pool_taken_by_orange() {
  State state = first_position();
  int turn = 0;
  for (const Piece& piece : std::span(box().pieces).first(kBuildings)) {
    state = play(state, {"take " + piece.id});
    if (++turn <= 8)
      state = lay_next(state);
    else if (turn < 12)
      state = play(state, {"pass"});
  }
  return state;
}

State all_tiles_laid(State state) {
  while (state.open.phase == Phase::Streets) state = lay_next(state);
  return state;
}

std::uint64_t perft(const State& state, int depth) {
  const auto moves = legal_moves(state);
  if (depth == 1) return moves.size();
  std::uint64_t total = 0;
  for (const std::string& move : moves) {
    State next = state;
    apply(box(), next, as_move(move));
    total += perft(next, depth - 1);
  }
  return total;
}

// The tile's four spaces are read clockwise from the top left, own colour for the mover who lays
// it.
TEST(S1, AnOrangeTileLiesAsItIsRead) {
  const State state = play(first_position(), {"lay c5 r0"});  // tile 1, ooxm
  EXPECT_EQ(names(state.open.colour[index(kOrange)]), "c6 d6");
  EXPECT_EQ(names(state.open.colour[index(kBlue)]), "d5");
  EXPECT_EQ(names(state.open.mixed), "c5");
  EXPECT_EQ(names(state.open.streetlights), "");
}

// Blue's tiles are Orange's with the colours swapped; a streetlight stays one.
TEST(S1, ABlueTileHasTheColoursSwapped) {
  State state = first_position(kBlue);
  std::swap(state.tiles[index(kBlue)][0], state.tiles[index(kBlue)][4]);
  state = play(state, {"lay a1 r0"});  // tile 5, ooxL
  EXPECT_EQ(names(state.open.colour[index(kBlue)]), "a2 b2");
  EXPECT_EQ(names(state.open.colour[index(kOrange)]), "b1");
  EXPECT_EQ(names(state.open.streetlights), "a1");
}

// Tiles turn clockwise: the first space goes from top left to top right, bottom right, bottom left.
TEST(S6, TilesTurnClockwise) {
  const std::array<std::array<std::string_view, 4>, 4> expected{{
      {"lay c5 r0", "c6 d6", "d5", "c5"},
      {"lay c5 r1", "d5 d6", "c5", "c6"},
      {"lay c5 r2", "c5 d5", "c6", "d6"},
      {"lay c5 r3", "c5 c6", "d6", "d5"},
  }};
  for (const auto& [move, own, rivals, mixed] : expected) {
    const State state = play(first_position(), {move});
    EXPECT_EQ(names(state.open.colour[index(kOrange)]), own) << move;
    EXPECT_EQ(names(state.open.colour[index(kBlue)]), rivals) << move;
    EXPECT_EQ(names(state.open.mixed), mixed) << move;
  }
}

// Laying draws the next tile of the own pile and ends the turn; the rival's hand stays.
TEST(S3, LayingDrawsTheNextOwnTile) {
  const State state = play(first_position(), {"lay a1 r0"});
  EXPECT_EQ(hand(state, kOrange), 1);
  EXPECT_EQ(hand(state, kBlue), 0);
  EXPECT_EQ(to_move(state), kBlue);
}

// An area holds one tile, and a tile covers exactly one area.
TEST(S3, TilesLieOnEmptyAreasOnly) {
  const State state = play(first_position(), {"lay c5 r2"});
  EXPECT_EQ(ruling(state, "lay c5 r0"), "§3");
  EXPECT_EQ(ruling(state, "lay d5 r0"), "§6");
  EXPECT_EQ(ruling(state, "lay c6 r0"), "§6");
  EXPECT_EQ(ruling(state, "lay e5 r0"), "");
  EXPECT_EQ(legal_moves(state, "lay ").size(), 15U * 4);
}

// A taken building is in the own reserve and out of the common pool, for both players.
TEST(S3, ATakenBuildingLeavesThePool) {
  const State state = play(first_position(), {"take L4"});
  EXPECT_EQ(state.open.reserve[index(kOrange)], only(building("L4")));
  EXPECT_EQ(state.open.reserve[index(kBlue)], 0);
  EXPECT_EQ(ruling(state, "take L4"), "§3");
  EXPECT_EQ(legal_moves(state, "take ").size(), 11U);
  EXPECT_EQ(hand(state, kOrange), 0) << "taking draws no tile";
}

// A mover who has a tile must lay it or take a building.
TEST(L1, NobodyPassesWithATileInHand) {
  EXPECT_EQ(ruling(first_position(), "pass"), "L1");
  EXPECT_EQ(ruling(first_position(), "take R6"), "");
}

// Nothing but the pool limits how many buildings one player takes; then laying is all there is.
TEST(L1, OnePlayerMayTakeTheWholePoolAndMustLayThen) {
  const State state = play(pool_taken_by_orange(), {"pass"});
  EXPECT_EQ(state.open.reserve[index(kOrange)], kAllBuildings);
  EXPECT_EQ(to_move(state), kOrange);
  EXPECT_EQ(legal_moves(state), legal_moves(state, "lay "));
  EXPECT_EQ(legal_moves(state).size(), 8U * 4);
}

// In the first phase a pass is a move, also when it is the only one: nobody is skipped.
TEST(L5, APassThatIsTheOnlyMoveOfTheFirstPhaseIsPlayed) {
  const State state = pool_taken_by_orange();
  EXPECT_EQ(to_move(state), kBlue);
  EXPECT_EQ(legal_moves(state), std::vector<std::string>{"pass"});
}

// With eight tiles laid one may still take, or pass, but not lay.
TEST(L2, AfterTheOwnEighthTileOneTakesOrPasses) {
  State state = first_position();
  for (const std::string_view id : {"I3", "V3", "O4", "T4", "L4", "S4", "P5", "U5"})
    state = lay_next(play(state, {"take " + std::string(id)}));
  state = play(state, {"take W5"});
  EXPECT_EQ(to_move(state), kBlue);
  EXPECT_EQ(legal_moves(state),
            (std::vector<std::string>{"pass", "take J6", "take R6", "take Y5"}));
  EXPECT_EQ(ruling(state, "lay g7 r0"), "L2");
}

// A pass or a building taken by the player without tiles leaves the first phase running.
TEST(L3, OnlyTheSixteenthTileEndsTheFirstPhase) {
  const State state = play(pool_taken_by_orange(), {"pass"});
  EXPECT_EQ(state.open.phase, Phase::Streets);
  EXPECT_EQ(lay_next(state).open.phase, Phase::Streets);
}

// The phase ends at once with the sixteenth tile: the rival has no last turn in it.
TEST(L3, TheSixteenthTileEndsThePhaseAtOnce) {
  const State state = all_tiles_laid(first_position());
  EXPECT_EQ(state.open.phase, Phase::City);
  EXPECT_EQ(ruling(state, "take L4"), "L3");
  EXPECT_EQ(ruling(state, "lay a1 r0"), "L3");
}

// Building and postcards wait for the second phase.
TEST(L3, NoBuildingAndNoPostcardBeforeTheSixteenthTile) {
  const State state = play(first_position(), {"take L4", "lay a1 r0"});
  EXPECT_EQ(ruling(state, "build L4 a1 r0"), "L3");
  EXPECT_EQ(ruling(state, "card sacre"), "L3");
}

// The sixteen tiles have 23 spaces of each colour, 10 mixed ones and 8 streetlights.
TEST(S1, TheSixteenTilesHaveTheReportedSpaces) {
  const Open open = all_tiles_laid(first_position()).open;
  EXPECT_EQ(count(open.colour[index(kOrange)]), 23);
  EXPECT_EQ(count(open.colour[index(kBlue)]), 23);
  EXPECT_EQ(count(open.mixed), 10);
  EXPECT_EQ(count(open.streetlights), 8);
}

// Who first laid an eighth tile begins the second phase: the starter, if both only lay …
TEST(S4, TheStarterOpensTheSecondPhaseWhenBothOnlyLay) {
  EXPECT_EQ(to_move(all_tiles_laid(first_position(kOrange))), kOrange);
  EXPECT_EQ(to_move(all_tiles_laid(first_position(kBlue))), kBlue);
}

// … and the other, if the starter took a building meanwhile.
TEST(S4, TheRivalOpensTheSecondPhaseWhenTheStarterTookABuilding) {
  EXPECT_EQ(to_move(all_tiles_laid(play(first_position(kOrange), {"take I3"}))), kBlue);
  EXPECT_EQ(to_move(all_tiles_laid(play(first_position(kBlue), {"take I3"}))), kOrange);
}

// Any re-implementation can check these: 16 × 4 + 12 moves, then 64 × 72 + 12 × 75.
TEST(S6, PerftOfTheFirstPosition) {
  EXPECT_EQ(perft(first_position(), 1), 76U);
  EXPECT_EQ(perft(first_position(), 2), 5508U);
  State other_deal = first_position(kBlue);
  for (auto& order : other_deal.tiles) std::ranges::reverse(order);
  EXPECT_EQ(perft(other_deal, 1), 76U);
  EXPECT_EQ(perft(other_deal, 2), 5508U);
}

}  // namespace
}  // namespace belle::lumiere
