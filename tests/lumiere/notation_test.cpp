// Moves as text: every form of section 6, its one spelling, and what it covers.
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "tests/lumiere/position.h"

namespace belle::lumiere {
namespace {

using Texts = std::vector<std::string>;

struct Lying {
  std::string_view move;
  std::string_view covers;
};

std::string covered(std::string_view move) { return names(building_cells(box(), as_move(move))); }

// Every form of the table is read, and written back letter by letter.
TEST(S6, EveryFormIsReadAndWrittenTheSame) {
  for (const std::string_view text : {"lay c5 r2",
                                      "take L4",
                                      "pass",
                                      "build L4 c5 r1",
                                      "card moulin e4",
                                      "card penseur e4 north",
                                      "card penseur e4 east",
                                      "card penseur e4 south",
                                      "card penseur e4 west",
                                      "card fontaine e4",
                                      "card lumiere e4",
                                      "card levitation L4 P5 c3 r2",
                                      "card metro",
                                      "card jardin c3 r1",
                                      "card sacre",
                                      "card peintre e4",
                                      "card chartier",
                                      "card bouquinistes e4",
                                      "card bouquinistes e4 c3",
                                      "card lampadaire e4",
                                      "card moulin -",
                                      "card penseur -",
                                      "card fontaine -",
                                      "card lumiere -",
                                      "card levitation -",
                                      "card jardin -",
                                      "card peintre -",
                                      "card bouquinistes -",
                                      "card lampadaire -"}) {
    const auto move = parse(box(), text);
    ASSERT_TRUE(move) << text << ": " << move.error().reason;
    EXPECT_EQ(format(box(), *move), text);
  }
}

// The words mean what they say: which building is given, which got, and where.
TEST(S6, LevitationNamesGivenThenGot) {
  const Move move = as_move("card levitation L4 P5 c3 r2");
  EXPECT_EQ(move.given, building("L4"));
  EXPECT_EQ(move.building, building("P5"));
  EXPECT_EQ(names(only(move.space)), "c3");
  EXPECT_EQ(move.turn, Turn{2});
}

// Columns a to h run left to right, rows 1 to 8 bottom to top.
TEST(S6, SpacesAreNamedByColumnAndRow) {
  EXPECT_EQ(column(as_move("card moulin h1").space), 7);
  EXPECT_EQ(row(as_move("card moulin h1").space), 0);
  EXPECT_EQ(column(as_move("card moulin a8").space), 0);
  EXPECT_EQ(row(as_move("card moulin a8").space), 7);
}

// The anchor is the corner of the bounding box, covered or not: the rules page's own example.
TEST(S6, TheAnchorIsTheCornerOfTheBoundingBox) {
  EXPECT_EQ(covered("build T4 c3 r0"), "c4 d3 d4 e4");
  const State state = Position('b').ground('o', "c4 d3 d4 e4").reserve(kOrange, "T4");
  EXPECT_EQ(legal_moves(state, "build "), Texts{"build T4 c3 r0"});
}

// A space that the building does not cover may hold anything, though the anchor names it.
TEST(S6, AnAnchorThatIsNotCoveredMayBeTaken) {
  const Position free = Position('o').reserve(kOrange, "T4");
  EXPECT_EQ(ruling(Position(free).put(kBlue, "moulin", "c3"), "build T4 c3 r0"), "");
  EXPECT_EQ(ruling(Position(free).put(kBlue, "moulin", "d3"), "build T4 c3 r0"), "L13");
}

// Every building unturned, as the rules page draws it.
TEST(S1, EveryBuildingLiesAsItIsDrawn) {
  for (const auto& [move, covers] : std::array<Lying, 13>{{
           {"build I3 c3 r0", "c3 d3 e3"},
           {"build V3 c3 r0", "c3 c4 d4"},
           {"build O4 c3 r0", "c3 c4 d3 d4"},
           {"build T4 c3 r0", "c4 d3 d4 e4"},
           {"build L4 c3 r0", "c3 c4 d3 e3"},
           {"build S4 c3 r0", "c3 d3 d4 e4"},
           {"build P5 c3 r0", "c3 c4 d3 d4 e3"},
           {"build U5 c3 r0", "c3 c4 d3 e3 e4"},
           {"build W5 c3 r0", "c5 d4 d5 e3 e4"},
           {"build Y5 c3 r0", "c4 d3 d4 e4 f4"},
           {"build R6 c3 r0", "c3 c4 d3 d4 e3 e4"},
           {"build J6 c3 r0", "c3 c4 d3 d4 e4 f4"},
           {"card jardin c3 r0", "c3 d3"},
       }})
    EXPECT_EQ(covered(move), covers) << move;
}

// Buildings turn clockwise, around no point but back onto their anchor.
TEST(S6, BuildingsTurnClockwise) {
  for (const auto& [move, covers] : std::array<Lying, 14>{{
           {"build L4 c3 r1", "c3 c4 c5 d5"},
           {"build L4 c3 r2", "c4 d4 e3 e4"},
           {"build L4 c3 r3", "c3 d3 d4 d5"},
           {"build T4 c3 r1", "c4 d3 d4 d5"},
           {"build T4 c3 r2", "c3 d3 d4 e3"},
           {"build T4 c3 r3", "c3 c4 c5 d4"},
           {"build S4 c3 r1", "c4 c5 d3 d4"},
           {"build Y5 c3 r1", "c5 d3 d4 d5 d6"},
           {"build Y5 c3 r2", "c3 d3 e3 e4 f3"},
           {"build Y5 c3 r3", "c3 c4 c5 c6 d4"},
           {"build J6 c3 r1", "c5 c6 d3 d4 d5 d6"},
           {"build I3 c3 r1", "c3 c4 c5"},
           {"build R6 c3 r1", "c3 c4 c5 d3 d4 d5"},
           {"card jardin c3 r1", "c3 c4"},
       }})
    EXPECT_EQ(covered(move), covers) << move;
}

// A turn that looks like a smaller one is refused.
TEST(S6, EqualLookingTurnsHaveOneSpelling) {
  const State state = Position('o').reserve(kOrange, "O4 I3 S4 R6 V3").cards("jardin");
  EXPECT_EQ(legal_moves(state, "build O4 c3"), Texts{"build O4 c3 r0"});
  EXPECT_EQ(legal_moves(state, "build I3 c3"), (Texts{"build I3 c3 r0", "build I3 c3 r1"}));
  EXPECT_EQ(legal_moves(state, "build S4 c3"), (Texts{"build S4 c3 r0", "build S4 c3 r1"}));
  EXPECT_EQ(legal_moves(state, "build R6 c3"), (Texts{"build R6 c3 r0", "build R6 c3 r1"}));
  EXPECT_EQ(legal_moves(state, "card jardin c3"),
            (Texts{"card jardin c3 r0", "card jardin c3 r1"}));
  EXPECT_EQ(legal_moves(state, "build V3 c3").size(), 4U);
  for (const std::string_view move : {"build O4 c3 r1", "build O4 c3 r3", "build I3 c3 r2",
                                      "build S4 c3 r3", "build R6 c3 r2", "card jardin c3 r3"})
    EXPECT_EQ(ruling(state, move), "§6") << move;
}

// A building stays on the board; its anchor is named after turning.
TEST(S4, ABuildingStaysOnTheBoard) {
  const State state = Position('o').reserve(kOrange, "I3");
  EXPECT_EQ(ruling(state, "build I3 g1 r0"), "§4");
  EXPECT_EQ(ruling(state, "build I3 a7 r1"), "§4");
  EXPECT_EQ(ruling(state, "build I3 f1 r0"), "");
  EXPECT_EQ(ruling(state, "build I3 a6 r1"), "");
  EXPECT_EQ(legal_moves(state, "build ").size(), 2U * 6 * 8);
}

// Without the edition's leave no building is flipped over.
TEST(S1, BuildingsAreNotFlipped) {
  const State state = Position('o').reserve(kOrange, "L4").cards("jardin");
  EXPECT_EQ(ruling(state, "build L4 c3 r0f"), "§1");
  EXPECT_EQ(ruling(state, "card jardin c3 r0f"), "§1");
}

// Whatever is not spelt exactly so is not read.
TEST(S6, MisspellingsAreRefused) {
  for (const std::string_view text : {"",
                                      " ",
                                      "Pass",
                                      "pass ",
                                      " pass",
                                      "pass pass",
                                      "skip",
                                      "lay",
                                      "lay c5",
                                      "lay c5 r2 r2",
                                      "lay  c5 r2",
                                      "lay c5  r2",
                                      "Lay c5 r2",
                                      "lay C5 r2",
                                      "lay c5 R2",
                                      "lay c5 2",
                                      "lay c5 r4",
                                      "lay c5 r",
                                      "lay c5 r02",
                                      "lay c5 r-1",
                                      "lay i9 r0",
                                      "lay i1 r0",
                                      "lay a9 r0",
                                      "lay a0 r0",
                                      "lay c55 r0",
                                      "lay c r0",
                                      "take",
                                      "take l4",
                                      "take L5",
                                      "take L4 c3",
                                      "take garden",
                                      "take L4 ",
                                      "build L4",
                                      "build L4 c5",
                                      "build c5 L4 r1",
                                      "build L4 c5 r1 ",
                                      "build L4 c5 r1 r1",
                                      "build L4 c5 r4",
                                      "build L4 i9 r1",
                                      "build L4 c5 r1F",
                                      "build L4 c5 fr1",
                                      "build L4 c5 r1ff",
                                      "build garden c5 r0",
                                      "card",
                                      "card ",
                                      "card -",
                                      "card Moulin e4",
                                      "card MOULIN e4",
                                      "card rouge e4",
                                      "card moulin",
                                      "card moulin  e4",
                                      "card moulin e4 e5",
                                      "card moulin E4",
                                      "card moulin e4 -",
                                      "card moulin - -",
                                      "card moulin  -",
                                      "card moulin --",
                                      "card moulin - ",
                                      "card moulin -e4",
                                      "card penseur e4",
                                      "card penseur e4 North",
                                      "card penseur e4 n",
                                      "card penseur north e4",
                                      "card penseur e4 north north",
                                      "card penseur e4 up",
                                      "card fontaine i9",
                                      "card levitation L4",
                                      "card levitation L4 P5",
                                      "card levitation L4 P5 c3",
                                      "card levitation L4 P5 r2 c3",
                                      "card levitation L4 P5 c3 r4",
                                      "card levitation",
                                      "card metro e4",
                                      "card metro ",
                                      "card sacre sacre",
                                      "card chartier e4",
                                      "card jardin",
                                      "card jardin c3",
                                      "card jardin garden c3 r0",
                                      "card bouquinistes",
                                      "card bouquinistes e4 c3 c3",
                                      "card bouquinistes e4 ",
                                      "card bouquinistes e4 I3",
                                      "card lampadaire",
                                      "card lampadaire e4\n",
                                      "card\tsacre"}) {
    const auto move = parse(box(), text);
    ASSERT_FALSE(move) << "'" << text << "' is read as " << format(box(), *move);
    EXPECT_EQ(move.error().ruling, "§6") << "'" << text << "'";
    EXPECT_FALSE(move.error().reason.empty());
  }
}

// The three cards that are simply kept have no '-'; that has a ruling of its own.
TEST(L16, KeptCardsAreWrittenWithoutADash) {
  for (const std::string_view text : {"card metro -", "card sacre -", "card chartier -"}) {
    const auto move = parse(box(), text);
    ASSERT_FALSE(move) << text;
    EXPECT_EQ(move.error().ruling, "L16") << text;
  }
}

// A refusal of a hostile word is short.
TEST(S6, AnEndlessWordGivesAShortRefusal) {
  const auto move = parse(box(), "take " + std::string(100'000, 'L'));
  ASSERT_FALSE(move);
  EXPECT_LT(move.error().reason.size(), 200U);
}

}  // namespace
}  // namespace belle::lumiere
