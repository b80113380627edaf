// What is in the box: the shipped edition is the rules page's, and tables that break the counts of
// section 1 make no edition.
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "tests/lumiere/position.h"

namespace belle::lumiere {
namespace {

// Where the tables are at fault after this change; empty when they are not.
std::string fault(const std::function<void(Tables&)>& change) {
  Tables tables = rules_page();
  change(tables);
  const auto edition = make_edition(tables);
  return edition ? "" : edition.error().place;
}

// The file that ships has the tiles, shapes and stars of the rules page.
TEST(S1, TheShippedEditionIsTheRulesPage) {
  const auto page = make_edition(rules_page());
  ASSERT_TRUE(page) << page.error().place << ": " << page.error().reason;
  EXPECT_EQ(box().tile_text, page->tile_text);
  EXPECT_EQ(box().first_game, page->first_game);
  EXPECT_EQ(box().flip, false);
  for (std::size_t i = 0; i < kPieces; ++i) {
    EXPECT_EQ(box().pieces[i].id, page->pieces[i].id);
    ASSERT_EQ(box().pieces[i].ways.size(), page->pieces[i].ways.size()) << page->pieces[i].id;
    for (std::size_t j = 0; j < page->pieces[i].ways.size(); ++j)
      EXPECT_EQ(box().pieces[i].ways[j].cells, page->pieces[i].ways[j].cells);
  }
}

// Eight tiles with 16 own, 7 rival, 5 mixed spaces and 4 streetlights.
TEST(S1, TheTilesHaveTheReportedCounts) {
  EXPECT_EQ(fault([](Tables&) {}), "");
  EXPECT_EQ(fault([](Tables& t) { t.tiles.pop_back(); }), "tiles");
  EXPECT_EQ(fault([](Tables& t) { t.tiles[0] = "ooom"; }), "tiles");
  EXPECT_EQ(fault([](Tables& t) { t.tiles[3] = "oxo"; }), "tiles[3]");
  EXPECT_EQ(fault([](Tables& t) { t.tiles[3] = "oxoM"; }), "tiles[3]");
}

// Twelve different buildings: two of size 3, four of 4, four of 5, two of 6.
TEST(S1, TheBuildingsHaveThePrintedSizes) {
  EXPECT_EQ(fault([](Tables& t) { t.buildings.pop_back(); }), "buildings");
  EXPECT_EQ(fault([](Tables& t) { t.buildings[0] = {"I4", {"####"}}; }), "buildings");
  EXPECT_EQ(fault([](Tables& t) { t.buildings[0].rows = {"##", "##"}; }), "buildings.I3");
  EXPECT_EQ(fault([](Tables& t) { t.buildings[0].id = "V3"; }), "buildings.V3");
}

// All different means that no building is another one turned.
TEST(S1, NoBuildingIsAnotherOneTurned) {
  EXPECT_EQ(fault([](Tables& t) { t.buildings[0].rows = {".#", "##"}; }), "buildings.V3");
}

// A mirror image is the same building only where buildings may be flipped.
TEST(S1, AMirrorImageIsAnotherBuildingUnlessFlipped) {
  const auto mirror = [](Tables& t) { t.buildings[3] = {"J4", {"..#", "###"}}; };
  EXPECT_EQ(fault(mirror), "");
  EXPECT_EQ(fault([&](Tables& t) {
              mirror(t);
              t.flip = true;
            }),
            "buildings.L4");
}

// A building hangs together along edges and is drawn without empty margins.
TEST(S1, ABuildingHangsTogether) {
  EXPECT_EQ(fault([](Tables& t) { t.buildings[0].rows = {"##.", "..#"}; }), "buildings.I3");
  EXPECT_EQ(fault([](Tables& t) { t.buildings[0].rows = {"###", "..."}; }), "buildings.I3");
  EXPECT_EQ(fault([](Tables& t) { t.buildings[0].rows = {}; }), "buildings.I3");
  EXPECT_EQ(fault([](Tables& t) { t.buildings[0].rows = {"###", "#"}; }), "buildings.I3");
}

// The garden has two spaces, a first game eight known postcards.
TEST(S1, GardenAndFirstGameArePartOfTheBox) {
  EXPECT_EQ(fault([](Tables& t) { t.garden = {"###"}; }), "garden");
  EXPECT_EQ(fault([](Tables& t) { t.first_game.pop_back(); }), "first_game");
  EXPECT_EQ(fault([](Tables& t) { t.first_game[2] = "rouge"; }), "first_game[2]");
  EXPECT_EQ(fault([](Tables& t) { t.first_game[2] = "metro"; }), "first_game[2]");
}

}  // namespace
}  // namespace belle::lumiere
