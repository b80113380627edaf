// Editions that differ from the shipped one: buildings that may be flipped over, tiles that look
// the same when turned (sections 1 and 6).
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "tests/lumiere/position.h"

namespace belle::lumiere {
namespace {

using Texts = std::vector<std::string>;

Edition made(const Tables& tables) {
  const auto edition = make_edition(tables);
  EXPECT_TRUE(edition) << edition.error().place << ": " << edition.error().reason;
  return *edition;
}

const Edition& flipping() {
  static const Edition edition = [] {
    Tables tables = rules_page();
    tables.flip = true;
    return made(tables);
  }();
  return edition;
}

std::string covered(std::string_view text) {
  return names(building_cells(flipping(), *parse(flipping(), text)));
}

// A piece is mirrored from left to right first, and turned then.
TEST(Flip, APieceIsMirroredBeforeItIsTurned) {
  EXPECT_EQ(covered("build L4 c3 r0f"), "c3 d3 e3 e4");
  EXPECT_EQ(covered("build L4 c3 r1f"), "c3 c4 c5 d3");
  EXPECT_EQ(covered("build L4 c3 r2f"), "c3 c4 d4 e4");
  EXPECT_EQ(covered("build L4 c3 r3f"), "c5 d3 d4 d5");
  EXPECT_EQ(covered("build S4 c3 r0f"), "c4 d3 d4 e3");
  EXPECT_EQ(covered("build S4 c3 r1f"), "c3 c4 d4 d5");
  EXPECT_EQ(covered("build Y5 c3 r0f"), "c4 d4 e3 e4 f4");
}

// Unflipped turns stay as they were.
TEST(Flip, UnflippedTurnsStay) {
  EXPECT_EQ(covered("build L4 c3 r0"), "c3 c4 d3 e3");
  EXPECT_EQ(covered("build S4 c3 r1"), "c4 c5 d3 d4");
}

// Eight ways for the pieces that are not their own mirror image; S4 has four, for its half turn.
TEST(Flip, OnlyNewLooksAreSpeltWithF) {
  const State state = Position('o').reserve(kOrange, "I3 V3 O4 T4 L4 S4 P5 U5 W5 Y5 R6 J6");
  const std::vector<std::pair<std::string, std::size_t>> ways{
      {"I3", 2}, {"V3", 4}, {"O4", 1}, {"T4", 4}, {"L4", 8}, {"S4", 4},
      {"P5", 8}, {"U5", 4}, {"W5", 4}, {"Y5", 8}, {"R6", 2}, {"J6", 8}};
  for (const auto& [id, number] : ways) {
    const std::string move = "build " + id + " c3";
    EXPECT_EQ(legal_moves(state, move, flipping()).size(), number) << move;
  }
  EXPECT_EQ(legal_moves(state, "build S4 c3", flipping()),
            (Texts{"build S4 c3 r0", "build S4 c3 r0f", "build S4 c3 r1", "build S4 c3 r1f"}));
}

// A flip that looks like a turn, and a turned flip that looks like a smaller one, are refused.
TEST(Flip, EqualLooksKeepTheSpellingWithoutF) {
  const State state = Position('o').reserve(kOrange, "V3 O4 T4 S4 W5 R6").cards("jardin");
  for (const std::string_view move : {"build V3 c3 r0f", "build V3 c3 r3f", "build O4 c3 r0f",
                                      "build T4 c3 r0f", "build W5 c3 r2f", "build R6 c3 r1f",
                                      "build S4 c3 r2f", "build S4 c3 r3f", "card jardin c3 r0f"})
    EXPECT_EQ(ruling(state, move, flipping()), "§6") << move;
}

// Every way is written and read back the same.
TEST(Flip, FlippedMovesAreReadAndWrittenTheSame) {
  for (const std::string_view text : {"build L4 c5 r1f", "card levitation L4 P5 c3 r2f"}) {
    const auto move = parse(flipping(), text);
    ASSERT_TRUE(move) << text;
    EXPECT_EQ(format(flipping(), *move), text);
  }
}

// A lamp beside one end of the L when it is flipped, two beside the other when it is not; and I3,
// which is lit twice and touches the flipped L alone.
State between_two_lamps() {
  return Position('o')
      .ground('L', "f4")
      .ground('L', "c5 b4")
      .reserve(kOrange, "L4")
      .build(kOrange, "I3", "d5");
}

Texts lines_of(const State& state, std::string_view text) {
  return explain(flipping(), state, parse(flipping(), text).value());
}

// Light and groups counted where the unflipped piece would stand.
TEST(Flip, AFlippedBuildingScoresWhereItStands) {
  const auto after = [](std::string_view text) {
    State state = between_two_lamps();
    apply(flipping(), state, parse(flipping(), text).value());
    return score(flipping(), state.open, kOrange);
  };
  EXPECT_EQ(after("build L4 c3 r0f"), (ScoreSheet{6 + 4, 7, 0, 0}));
  EXPECT_EQ(after("build L4 c3 r0"), (ScoreSheet{6 + 4 * 2, 4, 0, 0}));
  EXPECT_EQ(after("build L4 c3 r2f"), (ScoreSheet{6 + 4 * 3, 7, 0, 0}));
}

// An explanation of the unflipped piece, in sentences or in numbers.
TEST(Flip, TheExplanationTellsTheFlippedSpaces) {
  const State state = between_two_lamps();
  EXPECT_EQ(
      lines_of(state, "build L4 c3 r0f"),
      (Texts{"orange builds L4", "covers c3 d3 e3 e4", "lit by 1 streetlight (f4): 4 × 1 = 4",
             "orange: 6 → 17 points (lit +4, group +4, unbuilt +3)", "blue: 0 points, unchanged"}));
  EXPECT_EQ(lines_of(state, "build L4 c3 r0")[1], "covers c3 c4 d3 e3");
  JsonText json;
  write_effect(json, flipping(), state, parse(flipping(), "build L4 c3 r0f").value());
  EXPECT_EQ(json.written(), R"({"seats":{"orange":{"change":11,"lit":4,"group":4,"unbuilt":3}},)"
                            R"("covers":["c3","d3","e3","e4"],"lamps":["f4"]})");
}

// A refusal that says only that there is no such move.
TEST(Flip, TheRefusalNamesTheRuling) {
  const auto refused = refusal(box(), between_two_lamps(), as_move("build L4 c3 r0f"));
  ASSERT_TRUE(refused);
  EXPECT_EQ(refused->word, "no_flip");
  EXPECT_EQ(refused->reason, "a building may be turned, not flipped over");
}

// Levitation builds flipped too.
TEST(Flip, LevitationMayFlip) {
  const State state =
      Position('b').ground('o', "c4 d3 d4 e3").reserve(kOrange, "I3").cards("levitation");
  EXPECT_EQ(ruling(state, "card levitation I3 S4 c3 r0f", flipping()), "");
  EXPECT_EQ(ruling(state, "card levitation I3 S4 c3 r0f"), "§1");
}

// Tiles are printed on one side: no edition flips them.
TEST(Flip, TilesAreNeverFlipped) {
  EXPECT_NE(ruling(first_position(), "lay c5 r0f", flipping()), "");
  EXPECT_EQ(ruling(first_position(), "lay c5 r0", flipping()), "");
}

// A tile that looks the same after a half or a quarter turn has fewer spellings.
TEST(S6, ASymmetricTileHasOneSpellingPerLook) {
  Tables tables = rules_page();
  tables.tiles = {"oooo", "oxox", "ooxm", "ooxm", "oooL", "oxmL", "oxmL", "oxmL"};
  const Edition edition = made(tables);
  State state = start_game(edition, {kOrange, edition.first_game, first_position().tiles});
  EXPECT_EQ(legal_moves(state, "lay c5", edition), Texts{"lay c5 r0"});
  EXPECT_EQ(ruling(state, "lay c5 r1", edition), "§6");
  std::swap(state.tiles[0][0], state.tiles[0][1]);
  EXPECT_EQ(legal_moves(state, "lay c5", edition), (Texts{"lay c5 r0", "lay c5 r1"}));
  EXPECT_EQ(ruling(state, "lay c5 r2", edition), "§6");
  std::swap(state.tiles[0][0], state.tiles[0][2]);
  EXPECT_EQ(legal_moves(state, "lay c5", edition).size(), 4U);
}

}  // namespace
}  // namespace belle::lumiere
