// Rulings that an edition can turn: each reading by legal moves, points, refusals and words. The
// default ones are those of the shipped edition, and are tested with the rules that they concern.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "tests/lumiere/position.h"
#include "tests/written.h"

namespace belle::lumiere {
namespace {

using Texts = std::vector<std::string>;

Edition ruled(const Rulings& rulings) {
  Tables tables = rules_page();
  tables.rulings = rulings;
  return make_edition(tables).value();
}

const Edition& pieces_free() {
  static const Edition edition = ruled({.streetlight_pieces = StreetlightPieces::Free});
  return edition;
}
const Edition& cross() {
  static const Edition edition = ruled({.large_light = LargeLight::Cross});
  return edition;
}

State after(const Edition& edition, State state, std::string_view text) {
  EXPECT_EQ(ruling(state, text, edition), "") << text;
  apply(edition, state, parse(edition, text).value());
  return state;
}

std::string first_line(const Edition& edition, const State& state, std::string_view text) {
  return explain(edition, state, parse(edition, text).value()).front();
}

bool tells(const Edition& edition, const State& state, std::string_view move,
           std::string_view line) {
  const auto lines = explain(edition, state, parse(edition, move).value());
  return std::ranges::find(lines, line) != lines.end();
}

// --- streetlight_pieces ---

Position thinker() { return Position('b').ground('o', "d4 e4 a1").ground('L', "d5"); }

// A statue that is counted by one reading and placed by the other: its score at the end.
TEST(StreetlightPieces, FreeOnesCountBesideTheStatue) {
  const State lamp = Position('o').statue(kOrange, "d4", Facing::North).cards("lampadaire");
  EXPECT_EQ(card_points(after(box(), lamp, "card lampadaire e4")), 10);
  EXPECT_EQ(card_points(after(pieces_free(), lamp, "card lampadaire e4")), 12);
  const State large = thinker().statue(kOrange, "d4", Facing::East).cards("lumiere");
  EXPECT_EQ(card_points(after(box(), large, "card lumiere d5")), 10);
  EXPECT_EQ(card_points(after(pieces_free(), large, "card lumiere d5")), 12);
}

// A statue that loses everything because a streetlight piece came to stand ahead of it.
TEST(StreetlightPieces, AFreeOneAheadOfTheStatueBlocksNothing) {
  const State state = thinker().statue(kOrange, "d4", Facing::North).cards("lumiere");
  EXPECT_EQ(card_points(after(box(), state, "card lumiere d5")), 0);
  EXPECT_EQ(card_points(after(pieces_free(), state, "card lumiere d5")), 12);
}

// A statue that may not face a streetlight piece, though the edition calls its space free.
TEST(StreetlightPieces, TheStatueMayFaceAFreeOne) {
  const State before = thinker().ground('b', "c5 e5").cards("lumiere penseur").to_move(kOrange);
  for (const auto& [edition, rule] : {std::pair(&box(), "§4"), std::pair(&pieces_free(), "")}) {
    State state = after(*edition, before, "card lumiere d5");
    state.open.to_move = kOrange;
    EXPECT_EQ(ruling(state, "card penseur d4 north", *edition), rule);
    const auto refused = refusal(*edition, state, as_move("card penseur d4 north"));
    EXPECT_EQ(refused ? refused->word : "", refused ? "statue_blocked" : "");
  }
}

// A piece or a building on a streetlight piece because its space is called free.
TEST(StreetlightPieces, NothingIsPutOnAFreeOne) {
  State state = Position('o')
                    .ground('L', "h8")
                    .cards("lampadaire lumiere moulin fontaine bouquinistes penseur")
                    .reserve(kOrange, "I3")
                    .build(kOrange, "O4", "d5");
  state = after(pieces_free(), state, "card lampadaire d4");
  state.open.to_move = kOrange;
  for (const std::string_view move : {"card moulin d4", "card fontaine d4", "card bouquinistes d4",
                                      "card penseur d4 south", "build I3 d4 r0"})
    EXPECT_EQ(ruling(state, move, pieces_free()), "§4") << move;
  EXPECT_EQ(legal_moves(state, "card lumiere", pieces_free()),
            (Texts{"card lumiere -", "card lumiere d4", "card lumiere h8"}));
}

// L12: Métropolitain covers it by either reading, and then it is free for nobody.
TEST(StreetlightPieces, MetropolitainCoversAFreeOne) {
  State state = Position('o')
                    .cards("lampadaire")
                    .reserve(kOrange, "I3")
                    .held(kOrange, "metro")
                    .to_move(kOrange);
  state = after(pieces_free(), state, "card lampadaire d4");
  EXPECT_EQ(names(free_spaces(state.open) & spaces("d4")), "d4");
  state.open.to_move = kOrange;
  state = after(pieces_free(), state, "build I3 d4 r0");
  EXPECT_EQ(free_spaces(state.open) & spaces("d4"), 0U);
  EXPECT_EQ(state.open.streetlights, 0U);
}

// L4: the dancer's region that goes on over a streetlight, and a tie that the Lampadaire's lost
// colour breaks.
TEST(StreetlightPieces, AFreeOneStillBoundsTheDancerAndHasNoColour) {
  const State state = Position('o').put(kOrange, "moulin", "a1").cards("lampadaire");
  const State next = after(pieces_free(), state, "card lampadaire h8");
  EXPECT_EQ(card_points(next), 63);
  EXPECT_EQ(count(free_of_colour(next.open, kOrange)), 62);
}

// An explanation that says nothing of the reading in force.
TEST(StreetlightPieces, TheExplanationSaysThatTheSpaceStaysFree) {
  const State state = Position('o').ground('L', "d5").cards("lampadaire lumiere");
  EXPECT_EQ(first_line(box(), state, "card lampadaire d4"), "orange puts the streetlight on d4");
  EXPECT_EQ(first_line(pieces_free(), state, "card lampadaire d4"),
            "orange puts the streetlight on d4, which stays free");
  EXPECT_EQ(first_line(pieces_free(), state, "card lumiere d5"),
            "orange puts the large streetlight on d5, which stays free");
}

// A player in another program to whom the space of a streetlight piece is what the other reading
// says.
TEST(StreetlightPieces, AViewThatCrossesKeepsTheReading) {
  const State before = Position('o').ground('L', "d5").cards("lampadaire lumiere");
  for (const Edition* edition : {&box(), &pieces_free()})
    for (const std::string_view move : {"card lampadaire d4", "card lumiere d5"}) {
      const View view = make_view(*edition, after(*edition, before, move), kBlue);
      const auto read = read_view(*edition, write_view(*edition, view));
      ASSERT_TRUE(read) << read.error();
      EXPECT_EQ(*read, view) << move;
    }
}

// --- large_light ---

Position large_on_d4() { return Position('m').ground('L', "d4").put(kBlue, "lumiere", "d4"); }

// The diagonal spaces lit by both readings, or the far ones by neither.
TEST(LargeLight, TheCrossHasEightSpaces) {
  const State state = large_on_d4();
  EXPECT_EQ(names(light_of(cross(), state.open, state.open.large_streetlight)),
            "b4 c4 d2 d3 d5 d6 e4 f4");
  EXPECT_EQ(score(box(), large_on_d4().build(kOrange, "I3", "e5").state().open, kOrange).lit, 3);
  EXPECT_EQ(score(cross(), large_on_d4().build(kOrange, "I3", "e5").state().open, kOrange).lit, 0);
  EXPECT_EQ(score(cross(), large_on_d4().build(kOrange, "I3", "d6").state().open, kOrange).lit, 3);
}

// L14: a shadow that the cross forgets, or that a building beside it escapes by its diagonal.
TEST(LargeLight, TheCrossIsShadedAsTheDiamondIs) {
  const Position far = large_on_d4().build(kOrange, "V3", "d6");
  const Position shaded = Position(far).build(kBlue, "I3", "d5");
  EXPECT_EQ(score(cross(), far.state().open, kOrange).lit, 3);
  EXPECT_EQ(score(cross(), shaded.state().open, kOrange).lit, 0);
  // V3 on c5 c6 d6: the diamond lights it on c5, whatever stands on d5.
  const State corner = large_on_d4().build(kOrange, "V3", "c5").build(kBlue, "garden", "d5");
  EXPECT_EQ(score(box(), corner.open, kOrange).lit, 3);
  EXPECT_EQ(score(cross(), corner.open, kOrange).lit, 0);
}

// An explanation with the light of the other reading.
TEST(LargeLight, TheExplanationNamesTheSpacesOfTheReading) {
  const State state = Position('o').ground('L', "d4").cards("lumiere");
  EXPECT_TRUE(tells(box(), state, "card lumiere d4", "newly lit: b4 c3 c5 d2 d6 e3 e5 f4"));
  EXPECT_TRUE(tells(cross(), state, "card lumiere d4", "newly lit: b4 d2 d6 f4"));
}

// --- what the page is told ---

// A table that does not show which rulings are in force.
TEST(Rulings, StandInThePosition) {
  Tables tables = rules_page();
  tables.flip = true;
  tables.rulings = {StreetlightPieces::Free, LargeLight::Cross};
  const Edition edition = make_edition(tables).value();
  const std::string text = written_position<Lumiere>(edition, first_position(), kOrange);
  EXPECT_TRUE(text.starts_with(
      R"({"rulings":{"streetlight_pieces":"free","large_light":"cross","flip":true},)"))
      << text;
}

// Light drawn by the page where the reading has none.
TEST(Rulings, ThePositionTellsTheLightOfTheCross) {
  const State state = large_on_d4().build(kOrange, "O4", "e4");
  const std::string text = written_position<Lumiere>(cross(), state, {});
  EXPECT_NE(text.find(R"("lit":["b4","c4","d2","d3","d5","d6","e4"],"dark":["f4"])"),
            std::string::npos)
      << text;
}

}  // namespace
}  // namespace belle::lumiere
