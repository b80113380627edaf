// What the drawing of Paris shows of the things on the table: board, supplies and track.
#include <algorithm>
#include <utility>

#include <gtest/gtest.h>

#include "apps/show/draw_paris.h"
#include "editions/editions.h"
#include "engine/paris/paris.h"
#include "tests/show/reading.h"

namespace belle::show {
namespace {

using namespace paris;

constexpr Seat kFirst{0};
constexpr Seat kSecond{1};
constexpr Seat kThird{2};

const Edition& edition() { return editions::shipped<Paris>(); }

State start(std::uint8_t players = 4) {
  Random random(1889);
  Options options;
  options.players = players;
  options.start = kFirst;
  return start_game(edition(), deal_game(edition(), options, random));
}

std::string drawn(const State& state) { return draw(edition(), state, Colour::Plain); }

// The part of the drawing that begins with the words: so many lines and columns.
std::vector<std::string> part(const std::string& drawing, std::string_view words, std::size_t high,
                              std::size_t wide) {
  const std::vector<std::string> all = lines(drawing);
  std::vector<std::string> result;
  for (std::size_t top = 0; top + high <= all.size(); ++top) {
    const std::size_t at = all[top].find(words);
    if (at == std::string::npos) continue;
    const std::size_t left = glyphs(all[top].substr(0, at)).size();
    for (std::size_t y = top; y < top + high; ++y) {
      const std::vector<std::string> line = glyphs(all[y]);
      result.emplace_back();
      for (std::size_t x = left; x < std::min(left + wide, line.size()); ++x)
        result.back() += line[x];
      result.back().erase(result.back().find_last_not_of(' ') + 1);
    }
    return result;
  }
  ADD_FAILURE() << words << " does not stand in\n" << drawing;
  return std::vector<std::string>(high);
}

// The lines of a district, its title with the VP tile first.
std::vector<std::string> district(const State& state, std::string_view title) {
  return part(drawn(state), " " + std::string(title) + " ─", 11, 22);
}

Place building(Open& open, District district, int value) {
  std::size_t slot = 0;
  while (kValues[slot] != value) ++slot;
  const Place space = space_at(district, slot);
  open.buildings |= only(space);
  open.building[index(space)] = static_cast<Tile>(index(space));
  return space;
}

void put_key(Open& open, Seat seat, Place place) {
  Places& keys = open.keys[index(seat)];
  ((keys & only(place)) != 0 ? open.twice[index(seat)] : keys) |= only(place);
  if (is_building(place)) open.tokens[index(place)] = kNoToken;
}

void put_landmark(Open& open, District district, std::size_t landmark) {
  open.landmarks[index(district)] =
      static_cast<std::uint8_t>(open.landmarks[index(district)] | 1U << landmark);
}

// A building that looks like an empty space, a token that is gone, keys lost or of another seat.
TEST(ParisTable, ADistrictShowsBuildingsTokensAndKeys) {
  State state = start();
  put_key(state.open, kFirst, bank_of(District::Montmartre));
  put_key(state.open, kThird, bank_of(District::Montmartre));
  building(state.open, District::Montmartre, 3);
  put_key(state.open, kSecond, building(state.open, District::Montmartre, 5));
  const auto shown = district(state, "Montmartre");
  EXPECT_EQ(shown[1], " bank pays 4  ●◆");
  EXPECT_EQ(shown[2], " 1 · · · · ·  bronze*");
  EXPECT_EQ(shown[4], " 3 café       gold*");
  EXPECT_EQ(shown[6], " 5 theater    ○");
  EXPECT_EQ(shown[7], " 8 · · · · ·  gold");
}

// A drawn tile that fitted nowhere and vanished without a word.
TEST(ParisTable, TilesThatLeftTheGameAreTold) {
  State state = start();
  EXPECT_EQ(drawn(state).find("left the game"), std::string::npos);
  state.open.free_districts = true;
  const auto theater = static_cast<Tile>(index(space_at(District::Montmartre, 4)));
  state.open.gone = only(Place(theater));
  state.open.gone_in[theater] = 6;
  EXPECT_NE(
      drawn(state).find("Round 2, seat 2: mon5, theater 5, fitted nowhere and left the game\n"),
      std::string::npos);
}

// A table that plays by another reading than its players think.
TEST(ParisTable, RulingsThatAreTurnedAreTold) {
  Edition turned = edition();
  EXPECT_EQ(drawn(start()).find("Ruling"), std::string::npos);
  turned.rulings.owned = Owned::Ever;
  EXPECT_NE(draw(turned, start(), Colour::Plain).find("Ruling owned: ever\n"), std::string::npos);
}

// The second key of tile 9 hidden by the first, or that of tile 16 by the one it joined.
TEST(ParisTable, EveryKeyOnASpaceIsSeen) {
  State state = start();
  const Place space = building(state.open, District::Chaillot, 8);
  put_key(state.open, kSecond, space);
  put_key(state.open, kSecond, space);
  put_key(state.open, kThird, space);
  EXPECT_EQ(district(state, "Chaillot")[7], " 8 bakery     ○○◆");
}

// In the option free districts a space shows the type it was printed with, not the tile's.
TEST(ParisTable, ABuildingHasTheTypeOfItsTile) {
  State state = start();
  const Place space = building(state.open, District::Belleville, 3);
  state.open.building[index(space)] = static_cast<Tile>(index(space_at(District::Germain, 2)));
  EXPECT_EQ(district(state, "Belleville")[4], " 3 restaurant gold*");
}

// Landmarks that are still offered though built, or built without a trace in the district.
TEST(ParisTable, ALandmarkStandsInItsDistrictWithItsKeys) {
  State state = start();
  EXPECT_NE(line_with(drawn(state), "    12 Grand Palais  marble gold   3 silver"), "");
  put_landmark(state.open, District::Villette, 2);
  put_landmark(state.open, District::Villette, 3);
  put_key(state.open, kSecond, landmark_place(3));
  const auto shown = district(state, "La Villette");
  EXPECT_EQ(shown[8], " @11 Luxembourg");
  EXPECT_EQ(shown[9], " @12 Grand Palais ○");
  EXPECT_NE(line_with(drawn(state), "vil@12 Grand Palais  marble gold   3 silver"), "");
}

// A title of an edition of one's own that runs into its neighbours.
TEST(ParisTable, ALongTitleLosesItsFirstWordsOrItsEnd) {
  Edition own = edition();
  own.landmark_titles[3] = "Bibliothèque Sainte-Geneviève";
  State state = start();
  put_landmark(state.open, District::Montmartre, 3);
  const std::string drawing = draw(own, state, Colour::Plain);
  EXPECT_NE(line_with(drawing, " @12 Sainte-Geneviève │"), "");
  EXPECT_NE(line_with(drawing, "mon@12 Bibliothèque  marble gold   3 silver"), "");
}

// A row of landmarks that runs out of its district.
TEST(ParisTable, AllLandmarksFindRoomInOneDistrict) {
  State state = start();
  for (std::size_t landmark = 0; landmark < kLandmarks; ++landmark) {
    put_landmark(state.open, District::Batignolles, landmark);
    put_key(state.open, kThird, landmark_place(landmark));
  }
  const auto shown = district(state, "Batignolles");
  EXPECT_EQ(shown[8], " @9◆ @10◆ @11◆ @12◆");
  EXPECT_EQ(shown[9], " @13◆ @14◆ @15◆ @16◆");
}

// A VP tile on the wrong district, still in the supply, or sums that do not say what it gives.
TEST(ParisTable, AVpTileLeavesTheSupplyAndShowsWhatTheSumsWouldGive) {
  State state = start();
  EXPECT_NE(line_with(drawn(state), "20/10/5 18/9/4  16/8/4"), "");
  put_key(state.open, kFirst, building(state.open, District::Germain, 8));
  put_key(state.open, kFirst, building(state.open, District::Germain, 2));
  put_key(state.open, kSecond, building(state.open, District::Germain, 4));
  EXPECT_EQ(district(state, "Saint-Germain")[10], " ●10 ○4");
  state.open.vp_district[1] = static_cast<std::uint8_t>(District::Germain);
  const auto shown = district(state, "Saint-Germain");
  EXPECT_EQ(shown[0], " Saint-Germain ─18/9/4");
  EXPECT_EQ(shown[10], " ●10+18 ○4+9");
  EXPECT_NE(line_with(drawn(state), "20/10/5 ·       16/8/4"), "");
}

// Keys on the Arc can go anywhere: overlooked, a threat comes from nowhere.
TEST(ParisTable, KeysStandUnderTheArc) {
  State state = start();
  EXPECT_EQ(line_with(drawn(state), "███  ●○  ███"), "");
  put_key(state.open, kFirst, kArc);
  put_key(state.open, kSecond, kArc);
  EXPECT_NE(line_with(drawn(state), "███  ●○  ███"), "");
}

// The pointer shows what a question like `prestige` is about.
TEST(ParisTable, ThePointerIsAtTheKeyJustMoved) {
  State state = start();
  const Place space = building(state.open, District::Montmartre, 2);
  put_key(state.open, kFirst, space);
  state.open.target = space;
  EXPECT_EQ(district(state, "Montmartre")[3], "→2 bakery     ●");
}

// Meeples on the wrong space, tiles that are gone and look as if they could be taken.
TEST(ParisTable, TheTrackShowsMeeplesCopiesAndEffects) {
  State state = start();
  EXPECT_TRUE(line_with(drawn(state), "Bonus track ").ends_with("─●○◆▮"));
  state.open.screens[1].meeple = 18;
  state.open.screens[2].meeple = 18;
  state.open.screens[3].meeple = 27;
  state.open.bonus_left[18] = 1;
  state.open.bonus_left[27] = 0;
  const std::string drawing = drawn(state);
  EXPECT_TRUE(line_with(drawing, "Bonus track ").ends_with("──●"));
  EXPECT_TRUE(line_with(drawing, "5 VP per value 4").ends_with(" ○◆ 18 ×1 5 VP per value 4"));
  EXPECT_TRUE(line_with(drawing, "per franc").ends_with("  ▮ 27  · end: 1 VP per franc"));
}

// With the shuffled set-up a space has another number: the meeple moves by spaces, not numbers.
TEST(ParisTable, TheTrackIsInTheOrderOfItsSpaces) {
  State state = start();
  std::swap(state.open.track[1], state.open.track[2]);
  state.open.screens[0].meeple = 1;
  EXPECT_TRUE(line_with(drawn(state), "1 wood").ends_with("  ●  2 ×1 1 wood"));
}

// Piles, reserve and end-game tiles: what is left of them, and the back on top.
TEST(ParisTable, TheSuppliesAreCounted) {
  State state = start();
  state.open.pile_left = {7, 0, 10};
  state.open.pile_top = {static_cast<std::uint8_t>(District::Germain), kSupply,
                         static_cast<std::uint8_t>(District::Chaillot)};
  state.open.reserve = {0, 3, 1};
  state.open.takings = 5;
  const std::string drawing = drawn(state);
  EXPECT_NE(line_with(drawing, "1 Saint-Germain      7 "), "");
  EXPECT_NE(line_with(drawing, "2 empty              0 "), "");
  EXPECT_NE(line_with(drawing, "3 Chaillot          10 "), "");
  EXPECT_NE(line_with(drawing, "marble  3      4     2"), "");
  EXPECT_NE(line_with(drawing, "End-game tiles  7 left"), "");
}

}  // namespace
}  // namespace belle::show
