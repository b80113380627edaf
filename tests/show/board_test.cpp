#include <array>
#include <set>

#include <gtest/gtest.h>

#include "tests/lumiere/position.h"
#include "tests/show/reading.h"

namespace belle::show {
namespace {

using namespace lumiere;

// Kinds of ground that only their colours tell apart are lost without colours.
TEST(Board, EveryKindOfSpaceLooksDifferentWithoutColours) {
  const std::string drawing =
      plain(Position('o').ground('b', "b1").ground('m', "c1").ground('L', "d1").ground('.', "e1"));
  std::set<std::string> kinds;
  for (const std::string_view space : {"a1", "b1", "c1", "d1", "e1"})
    kinds.insert(on_space(drawing, space));
  EXPECT_EQ(kinds.size(), 5);
  EXPECT_EQ(on_space(drawing, "e1"), "     |     ");
}

// Ground drawn over a piece, or a piece on the wrong space, hides it.
TEST(Board, EveryPieceStandsOnItsSpaceWithTheMarkOfItsPlayer) {
  const std::string drawing = plain(Position('o')
                                        .ground('L', "d4")
                                        .put(kOrange, "moulin", "a1")
                                        .put(kBlue, "fontaine", "b2")
                                        .put(kBlue, "peintre", "c8")
                                        .put(kOrange, "lumiere", "d4")
                                        .put(kOrange, "lampadaire", "h5")
                                        .statue(kBlue, "g7", Facing::West));
  EXPECT_EQ(on_space(drawing, "a1"), " \\o/ | / >●");
  EXPECT_EQ(on_space(drawing, "b2"), " ·:· | ╰─╯◆");
  EXPECT_EQ(on_space(drawing, "c8"), " [~] | / \\◆");
  EXPECT_EQ(on_space(drawing, "d4"), "* * *| ╰╨╯ ");
  EXPECT_EQ(on_space(drawing, "h5"), " \\*/ | ─┴─ ");
  EXPECT_EQ(on_space(drawing, "g7"), "  Å← | ▀▀▀◆");
}

// A statue with a wrong arrow promises points it will not score.
TEST(Board, TheStatueShowsWhereItFaces) {
  constexpr std::array<std::string_view, 4> kTops{"  Å↑ ", "  Å→ ", "  Å↓ ", "  Å← "};
  for (const Facing facing : kFacings) {
    const std::string drawing = plain(Position('o').statue(kOrange, "e4", facing));
    EXPECT_EQ(on_space(drawing, "e4").substr(0, 8), kTops[static_cast<std::size_t>(facing)]);
  }
}

// A label with the wrong owner, name or light, or one that hides under the annex.
TEST(Board, ABuildingTellsOwnerNameSizeAndStreetlights) {
  const std::string drawing = plain(Position('o')
                                        .ground('L', "a4 f1")
                                        .build(kOrange, "L4", "b3")
                                        .build(kBlue, "I3", "f2")
                                        .build(kBlue, "garden", "a7")
                                        .annex(kOrange, "b5", "L4"));
  EXPECT_EQ(on_space(drawing, "b5"), " ┌─┐ |annex");
  EXPECT_EQ(on_space(drawing, "b4"), "● L4 | 5×1 ");
  EXPECT_EQ(on_space(drawing, "f2"), "◆ I3 | 3×1 ");
  EXPECT_EQ(on_space(drawing, "a7"), "◆,v, | 2×0 ");
  EXPECT_EQ(on_space(drawing, "b7"), " ,v, | vVv ");
}

// Walls inside a building, or none between two, show other buildings than there are.
TEST(Board, WallsStandBetweenBuildingsAndNotInside) {
  const std::string drawing =
      plain(Position('o').build(kOrange, "O4", "c3").build(kOrange, "I3", "e4"));
  EXPECT_EQ(east_of(drawing, "c3"), " ");
  EXPECT_EQ(north_of(drawing, "c3"), " ");
  EXPECT_EQ(east_of(drawing, "d4"), "┃");
  EXPECT_EQ(east_of(drawing, "b3"), "┃");
  EXPECT_EQ(north_of(drawing, "d4"), "━");
  EXPECT_EQ(east_of(drawing, "a1"), " ");
}

// Without their borders nobody sees where the next tile may go; later they only disturb.
TEST(Board, AreasHaveBordersOnlyInTheFirstPhase) {
  const std::string streets = plain(first_position());
  EXPECT_EQ(east_of(streets, "b5"), "│");
  EXPECT_EQ(north_of(streets, "b6"), "─");
  EXPECT_EQ(east_of(streets, "a5"), " ");
  EXPECT_EQ(east_of(plain(Position('o')), "b5"), " ");
}

}  // namespace
}  // namespace belle::show
