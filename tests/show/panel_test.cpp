#include <gtest/gtest.h>

#include "editions/editions.h"
#include "tests/lumiere/position.h"
#include "tests/show/reading.h"

namespace belle::show {
namespace {

using namespace lumiere;

bool shows(const std::string& drawing, std::string_view words) {
  return !line_with(drawing, words).empty();
}

// A card that was taken to deny it looks as if its piece were somewhere on the board.
TEST(Panel, APostcardTellsWhoPlayedItAndWhatBecameOfIt) {
  const std::string drawing = plain(Position('o')
                                        .put(kOrange, "moulin", "a1")
                                        .played(kOrange, "peintre chartier")
                                        .held(kBlue, "metro")
                                        .played(kBlue, "jardin lumiere")
                                        .cards("sacre"));
  EXPECT_TRUE(shows(drawing, "Moulin Rouge               ● on a1, +64"));
  EXPECT_TRUE(shows(drawing, "Le Peintre                 ● without effect"));
  EXPECT_TRUE(shows(drawing, "Chartier                   ● used"));
  EXPECT_TRUE(shows(drawing, "Métropolitain              ◆ ready"));
  EXPECT_TRUE(shows(drawing, "Jardin des Plantes         ◆ without effect"));
  EXPECT_TRUE(shows(drawing, "La Grande Lumière          ◆ without effect"));
  EXPECT_TRUE(line_with(drawing, "Sacré-Cœur").ends_with("Sacré-Cœur"));
}

// A streetlight that Métropolitain built over was put there with effect: to deny that is a lie.
TEST(Panel, AVanishedStreetlightIsNotCalledWithoutEffect) {
  const std::string drawing = plain(Position('o').played(kOrange, "lampadaire metro"));
  EXPECT_TRUE(shows(drawing, "Lampadaire                 ● played"));
}

// A building drawn in the wrong heap is offered to the wrong player.
TEST(Panel, BuildingsLieInTheReserveOfTheirPlayerOrInThePool) {
  const std::string drawing = plain(Position('o').reserve(kOrange, "V3 T4").reserve(kBlue, "U5"));
  EXPECT_TRUE(shows(drawing, "● reserve  V3 █▀    T4 ▀█▀"));
  EXPECT_TRUE(shows(drawing, "◆ reserve  U5 █▄█"));
  EXPECT_TRUE(shows(drawing, "  pool     I3 ▀▀▀   O4 ██    L4 █▄▄   S4 ▄█▀"));
}

// Numbers that stand under the wrong word of the sheet.
TEST(Panel, TheScoreSheetHasEveryPartUnderItsWord) {
  const State state = Position('o')
                          .ground('L', "a1")
                          .build(kOrange, "I3", "b1")
                          .build(kOrange, "O4", "g7")
                          .reserve(kOrange, "T4 L4")
                          .put(kOrange, "fontaine", "b2");
  const std::string drawing = plain(state);
  EXPECT_TRUE(shows(drawing, "Score now ──  lit  group  unbuilt  cards  total"));
  EXPECT_TRUE(shows(drawing, "● Orange        3      4       -6      3      4"));
  EXPECT_TRUE(shows(drawing, "◆ Blue          0      0        0      0      0"));
}

// What a player has left, counted wrong, or the turn given to the wrong one.
TEST(Panel, ChimneysTokensAndTheTurn) {
  const std::string drawing =
      plain(Position('o').build(kBlue, "I3", "b1").tokens(kOrange, 1).to_move(kBlue));
  EXPECT_TRUE(shows(drawing, "● Orange          ◆ Blue to move"));
  EXPECT_TRUE(shows(drawing, "chimneys   ●●●●●●● 7         ◆◆◆◆◆◆· 6"));
  EXPECT_TRUE(shows(drawing, "tokens     ●··· 1"));
}

// The own tile hidden from its owner, or the rival's shown.
TEST(Panel, AViewShowsTheOwnTileAndTheBackOfTheOther) {
  const State state = first_position();  // both hold tile 1: ooxm
  const Edition& edition = editions::shipped<Lumiere>();
  const auto seen_by = [&](std::optional<Seat> viewer) {
    return draw(edition, make_view(edition, state, viewer), Colour::Plain);
  };
  EXPECT_TRUE(shows(seen_by(kOrange), "tile       ○ ○│○ ○ in hand   ▒▒▒▒▒▒▒ face down"));
  EXPECT_TRUE(shows(seen_by(kOrange), "           ○ ◇│◇ ◇ 8 to lay  ▒▒▒▒▒▒▒ 8 to lay"));
  EXPECT_TRUE(shows(seen_by(kBlue), "tile       ▒▒▒▒▒▒▒ face down ◇ ◇│◇ ◇ in hand"));
  EXPECT_TRUE(shows(seen_by({}), "tile       ▒▒▒▒▒▒▒ face down ▒▒▒▒▒▒▒ face down"));
  EXPECT_TRUE(shows(plain(state), "tile       ○ ○│○ ○ in hand   ◇ ◇│◇ ◇ in hand"));
}

// The loser announced as the winner, or a victory shared that was decided by free spaces (L15).
TEST(Panel, TheTitleTellsTheResult) {
  EXPECT_TRUE(shows(plain(Position('m').build(kBlue, "I3", "b1").over()), "Blue wins, 0 : 3"));
  EXPECT_TRUE(shows(plain(Position('o').ground('b', "a1 a2").over()),
                    "Orange wins, 0 : 0, on free spaces of its colour (62 : 2)"));
  EXPECT_TRUE(shows(plain(Position('m').ground('o', "h1").ground('b', "a1").over()),
                    "A shared victory, 0 : 0, with equal free spaces (1 : 1)"));
}

}  // namespace
}  // namespace belle::show
