// What a move brings, told to people.
#include "engine/lumiere/explain.h"

#include <gtest/gtest.h>

#include "editions/editions.h"
#include "engine/lumiere/lumiere.h"
#include "tests/lumiere/position.h"

namespace belle::lumiere {
namespace {

const Edition& box() { return editions::shipped<Lumiere>(); }

std::string explained(const State& state, std::string_view text) {
  std::string result;
  for (const std::string& line : explain(box(), state, parse(box(), text).value()))
    result += line + "\n";
  return result;
}

std::string effect_text(const State& state, std::string_view text) {
  JsonText json;
  write_effect(json, box(), state, parse(box(), text).value());
  return json.written();
}

bool tells(const State& state, std::string_view move, std::string_view words) {
  return explained(state, move).find(words) != std::string::npos;
}

// Light that is not told, or told wrong: two streetlights beside a building of four.
TEST(Explain, ABuildingTellsItsLightAndItsPoints) {
  const State state =
      Position('o').ground('L', "c3").ground('L', "f4").reserve(kOrange, "O4 I3").to_move(kOrange);
  const std::string text = explained(state, "build O4 d3 r0");
  EXPECT_TRUE(tells(state, "build O4 d3 r0", "covers d3 d4 e3 e4")) << text;
  EXPECT_TRUE(tells(state, "build O4 d3 r0", "lit by 2 streetlights (c3 f4): 4 × 2 = 8")) << text;
  EXPECT_TRUE(
      tells(state, "build O4 d3 r0", "orange: -6 → 9 points (lit +8, group +4, unbuilt +3)"))
      << text;
  EXPECT_TRUE(tells(state, "build O4 d3 r0", "blue: 0 points, unchanged")) << text;
}

// The cards that a building uses without a word of its own in the notation.
TEST(Explain, TellsWhichKeptCardIsUsed) {
  const State state = Position('o')
                          .ground('L', "a1")
                          .ground('b', "b1")
                          .reserve(kOrange, "I3")
                          .held(kOrange, "metro chartier")
                          .to_move(kOrange);
  EXPECT_TRUE(tells(state, "build I3 a1 r0", "uses Métropolitain for the streetlight on a1"));
  EXPECT_TRUE(tells(state, "build I3 a1 r0", "uses Chartier for b1"));
  EXPECT_FALSE(tells(state, "build I3 a2 r0", "uses"));
}

// A new streetlight that lights nothing new, or more than it does.
TEST(Explain, AStreetlightTellsWhatItLights) {
  const State state = Position('o').ground('L', "c4").cards("lampadaire").to_move(kOrange);
  EXPECT_TRUE(tells(state, "card lampadaire c3", "newly lit: b3 c2 c4 d3"));
}

// A tile in hand is the mover's to know; the next one is nobody's.
TEST(Explain, LayingTellsNothingOfTheNextTile) {
  State state = first_position();
  const std::string before = explained(state, "lay a1 r0");
  std::swap(state.tiles[0][1], state.tiles[0][5]);
  EXPECT_EQ(explained(state, "lay a1 r0"), before);
}

// A page that has to read sentences: points by their parts, and the light, as numbers.
TEST(Effect, ABuildingInNumbers) {
  const State state =
      Position('o').ground('L', "c3").ground('L', "f4").reserve(kOrange, "O4 I3").to_move(kOrange);
  EXPECT_EQ(effect_text(state, "build O4 d3 r0"),
            R"({"seats":{"orange":{"change":15,"lit":8,"group":4,"unbuilt":3}},)"
            R"("covers":["d3","d4","e3","e4"],"lamps":["c3","f4"]})");
}

// A refusal that a page can say only in English.
TEST(Refusal, HasAWordAndItsSpace) {
  const State state = Position('o').ground('L', "c3").reserve(kOrange, "O4").to_move(kOrange);
  const auto covered = refusal(box(), state, parse(box(), "build O4 c3 r0").value());
  ASSERT_TRUE(covered);
  EXPECT_EQ(covered->word, "streetlight");
  EXPECT_EQ(covered->at, "c3");
  EXPECT_EQ(refusal(box(), state, parse(box(), "build O4 h8 r0").value())->word, "edge");
}

}  // namespace
}  // namespace belle::lumiere
