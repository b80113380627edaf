// What the drawing of Paris says about the players: whose turn it is, what they have, and what of
// it others may see.
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

const Edition& edition() { return editions::shipped<Paris>(); }

State start(std::uint8_t players, bool screens_open = false) {
  Random random(1889);
  Options options;
  options.players = players;
  options.screens_open = screens_open;
  options.start = kFirst;
  return start_game(edition(), deal_game(edition(), options, random));
}

std::string drawn(const State& state) { return draw(edition(), state, Colour::Plain); }

std::string seen_by(const State& state, std::optional<Seat> viewer) {
  return draw(edition(), make_view(edition(), state, viewer), Colour::Plain);
}

bool shows(const std::string& drawing, std::string_view words) {
  return !line_with(drawing, words).empty();
}

// Gives a seat something of everything that lies behind its screen.
void enrich(State& state, Seat seat) {
  Screen& screen = state.open.screens[index(seat)];
  screen.francs = 23;
  screen.keys = 4;
  screen.tokens = {1, 2, 0, 3, 0, 5};
  screen.bonuses = only_bonus(8) | only_bonus(27);
}

void take_end_tile(State& state, Seat seat, std::uint8_t tile) {
  state.open.takers[state.open.takings] = static_cast<std::uint8_t>(seat);
  state.taken[state.open.takings++] = tile;
  state.end_supply = static_cast<std::uint16_t>(state.end_supply & ~(1U << tile));
  std::uint16_t& held = state.end_tiles[index(seat)];
  held = static_cast<std::uint16_t>(held | 1U << tile);
}

// Numbers that stand under the wrong word, and a total that is not what the game would give now.
TEST(ParisPlayers, TheTableHasEverythingUnderItsWord) {
  State state = start(2);
  enrich(state, kSecond);
  state.open.screens[1].points = 12;
  const std::string drawing = drawn(state);
  EXPECT_TRUE(shows(drawing,
                    "Players ─── VP  play  districts  keys+reserve  tile 27 francs "
                    "wood marble gold bronze* silver* gold*"));
  EXPECT_TRUE(shows(drawing,
                    "  ○ 2       35    12          0           4+2       23     23 "
                    "   1      2    0       3       0     5"));
  EXPECT_TRUE(shows(drawing, "      bonus 8 27"));
}

// Everything behind the screen of another, be it in a total that counts francs for tile 27.
TEST(ParisPlayers, AClosedScreenHidesWhatIsBehindIt) {
  State poor = start(3);
  State rich = poor;
  enrich(rich, kSecond);
  EXPECT_EQ(seen_by(poor, kFirst), seen_by(rich, kFirst));
  EXPECT_EQ(seen_by(poor, {}), seen_by(rich, {}));
  EXPECT_TRUE(shows(seen_by(rich, kFirst), "  ○ 2        0     0          0           ▒+2  ▒▒▒"));
  EXPECT_TRUE(shows(seen_by(rich, kSecond), "bonus 8 27"));
}

// Open screens drawn closed.
TEST(ParisPlayers, OpenScreensAreSeenByAll) {
  State state = start(3, true);
  enrich(state, kSecond);
  for (const std::optional<Seat> viewer : {std::optional(kFirst), std::optional(kSecond), {}}) {
    EXPECT_TRUE(shows(seen_by(state, viewer), "bonus 8 27"));
    EXPECT_FALSE(shows(seen_by(state, viewer), "▒"));
  }
}

// The final scoring counts francs and tile 27 in front of everybody: a total that lacks them.
TEST(ParisPlayers, TheFinalScoringOpensTheScreens) {
  State state = start(2);
  enrich(state, kSecond);
  state.open.stage = Stage::Over;
  const std::string drawing = seen_by(state, {});
  EXPECT_FALSE(shows(drawing, "▒"));
  EXPECT_TRUE(shows(drawing, "○ 2 wins, 0 : 23"));
}

// End-game tiles stay secret even with open screens; their number does not.
TEST(ParisPlayers, EndGameTilesOfOthersAreOnlyCounted) {
  State state = start(2, true);
  take_end_tile(state, kSecond, 6);
  take_end_tile(state, kSecond, 9);
  State other = start(2, true);
  take_end_tile(other, kSecond, 2);
  take_end_tile(other, kSecond, 11);
  EXPECT_EQ(seen_by(state, kFirst), seen_by(other, kFirst));
  EXPECT_TRUE(shows(seen_by(state, kFirst), "end-game 2 face down"));
  EXPECT_TRUE(shows(seen_by(state, kSecond), "end-game E7 gold*, E10 4 VP"));
  EXPECT_TRUE(shows(drawn(state), "end-game E7 gold*, E10 4 VP"));
}

// Used bonus tiles that nobody sees: they lie open beside the screen, be it closed.
TEST(ParisPlayers, UsedBonusTilesLieOpen) {
  State state = start(2);
  state.open.screens[1].used = only_bonus(6) | only_bonus(22);
  EXPECT_TRUE(shows(seen_by(state, kFirst), "used 6 22"));
  EXPECT_FALSE(shows(seen_by(start(2), kFirst), "used"));
}

// A tile that is called by the number it has in the box of 2020, where an edition gives its effect
// to another one, to several or to none.
TEST(ParisPlayers, TilesAreCalledByTheirNumbersInTheEdition) {
  Edition other = edition();
  const auto give = [&](BonusEffect effect, Bonuses numbers) {
    other.bonus_with[index(effect)] = numbers;
  };
  State state = start(2);
  state.open.stage = Stage::Act;
  state.open.may_join_own = state.open.may_join_rivals = true;
  const auto drawing = [&] { return draw(other, state, Colour::Plain); };
  give(BonusEffect::KeptFrancs, only_bonus(4));
  give(BonusEffect::JoinOwn, only_bonus(5));
  give(BonusEffect::JoinRivals, only_bonus(6) | only_bonus(7));
  EXPECT_TRUE(shows(drawing(), " tile 4 francs "));
  EXPECT_TRUE(shows(drawing(), "tile 5: onto own key, tile 6 or 7: onto rival key"));
  give(BonusEffect::KeptFrancs, only_bonus(4) | only_bonus(30));
  EXPECT_TRUE(shows(drawing(), " tiles francs "));
  give(BonusEffect::KeptFrancs, 0);
  EXPECT_TRUE(shows(drawing(), " no tile francs "));
}

// A tile that is used is no longer held.
TEST(ParisPlayers, UsedEndGameTilesAreGone) {
  State state = start(2);
  take_end_tile(state, kSecond, 6);
  state.open.used_by[6] = 1;
  state.end_tiles[1] = 0;
  EXPECT_FALSE(shows(drawn(state), "end-game E7"));
  EXPECT_FALSE(shows(seen_by(state, kFirst), "face down"));
}

// Temporary tokens are used in front of everybody: hidden with the rest behind the screen (P4).
TEST(ParisPlayers, WhatIsThereForThisTurnIsSeenByAll) {
  State state = start(2);
  state.open.stage = Stage::Act;
  state.open.temporary[index(Token::Gold)] = 2;
  state.open.temporary[index(Token::Silver)] = 1;
  state.open.may_join_own = true;
  EXPECT_TRUE(shows(seen_by(state, kSecond), "this turn 2 gold, silver*, tile 9: onto own key"));
  state.open.stage = Stage::End;
  EXPECT_FALSE(shows(seen_by(state, kSecond), "tile 9:"));
}

// The wrong player called to move, or asked something else than the rules ask.
TEST(ParisPlayers, TheTitleTellsWhoIsAskedWhat) {
  State state = start(3);
  EXPECT_TRUE(shows(drawn(state), "Paris   ● 1 to move: draw a tile"));
  EXPECT_TRUE(shows(drawn(state), "→ ● 1 began"));
  state.open.to_move = kSecond;
  state.open.stage = Stage::Place;
  state.open.drawn = static_cast<Tile>(index(space_at(District::Montmartre, 4)));
  EXPECT_TRUE(shows(drawn(state), "○ 2 to move: place theater 5"));
  state.open.stage = Stage::Bonus;
  state.open.target = space_at(District::Montmartre, 2);
  EXPECT_TRUE(shows(drawn(state), "○ 2 to move: may take a bonus tile for 2 francs"));
  state.open.stage = Stage::Act;
  state.open.ending = Ending::AfterThisRound;
  EXPECT_TRUE(shows(drawn(state), "the last round · ○ 2 to move: put or move a key"));
  state.open.pile_left = {};
  EXPECT_TRUE(shows(drawn(state), "put or move a key, or take an end-game tile"));
}

// The loser announced as the winner, or a victory shared that francs decided.
TEST(ParisPlayers, TheTitleTellsTheResult) {
  State state = start(3);
  state.open.stage = Stage::Over;
  EXPECT_TRUE(shows(drawn(state),
                    "● 1 and ○ 2 and ◆ 3 share the victory, 0 : 0 : 0, each with 3 "
                    "francs and 0 on the board"));
  state.open.screens[1].francs = 9;
  EXPECT_TRUE(shows(drawn(state), "○ 2 wins, 0 : 0 : 0, by francs (3 : 9 : 3)"));
  state.open.screens[2].francs = 9;
  state.open.keys[2] = only(space_at(District::Chaillot, 0));
  state.open.building[0] = 0;
  state.open.buildings = 1;
  EXPECT_TRUE(shows(drawn(state), "◆ 3 wins, 0 : 0 : 0, by the values on the board (0 : 1)"));
}

}  // namespace
}  // namespace belle::show
