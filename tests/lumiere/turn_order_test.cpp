// Whose turn it is in the second phase, who is skipped, and when the game is over (L5 to L7).
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "tests/lumiere/position.h"

namespace belle::lumiere {
namespace {

using Texts = std::vector<std::string>;

// Six buildings of Orange on an orange board, with room left for I3, Y5 and the garden.
Position six_chimneys_used() {
  return Position('o')
      .build(kOrange, "U5", "a1")
      .build(kOrange, "V3", "e1")
      .build(kOrange, "O4", "g1")
      .build(kOrange, "T4", "a3")
      .build(kOrange, "L4", "e3")
      .build(kOrange, "S4", "a6")
      .reserve(kOrange, "I3");
}
Position seven_chimneys_used() { return six_chimneys_used().build(kOrange, "P5", "e6"); }

// Only on a1 b1 c1 can Orange build I3, and only over the space of that kind on b1.
Position one_place_for_i3(char kind) {
  return Position('b')
      .ground('o', "a1 c1")
      .ground(kind, "b1")
      .reserve(kOrange, "I3")
      .tokens(kOrange, 0);
}

// Turns alternate as long as both can act.
TEST(L5, TurnsAlternate) {
  const State state = Position('m').cards("sacre metro");
  EXPECT_EQ(to_move(play(state, {"card sacre"})), kBlue);
  EXPECT_EQ(to_move(play(state, {"card sacre", "card metro"})), kOrange);
}

// In the second phase nobody passes by choice.
TEST(L5, PassingDoesNotExistInTheSecondPhase) {
  EXPECT_EQ(ruling(Position('o').reserve(kOrange, "I3"), "pass"), "L5");
}

// Who cannot build but has a token must play a card, if only without effect.
TEST(L5, ATokenMustBeSpentWhenNothingCanBeBuilt) {
  const State state = Position('b')
                          .reserve(kOrange, "I3")
                          .tokens(kOrange, 1)
                          .tokens(kBlue, 1)
                          .cards("moulin sacre")
                          .to_move(kBlue);
  const State next = play(state, {"card sacre"});
  EXPECT_EQ(to_move(next), kOrange);
  EXPECT_EQ(legal_moves(next), Texts{"card moulin -"});
}

// Who can neither build nor play a card is skipped: the rival moves twice running.
TEST(L5, WhoCannotActIsSkipped) {
  const State state = Position('o').reserve(kBlue, "V3").tokens(kBlue, 0).cards("sacre metro");
  EXPECT_EQ(to_move(play(state, {"card sacre"})), kOrange);
  EXPECT_EQ(to_move(play(state, {"card sacre", "card metro"})), kOrange);
}

// A skipped player may become able to act again: here a new streetlight can be covered.
TEST(L5, ASkippedPlayerActsAgainThroughTheRivalsLampadaire) {
  const State state = Position('o')
                          .ground('b', "a1 c1")
                          .reserve(kBlue, "I3")
                          .held(kBlue, "metro")
                          .tokens(kBlue, 0)
                          .cards("sacre lampadaire");
  const State skipped = play(state, {"card sacre"});
  ASSERT_EQ(to_move(skipped), kOrange);
  const State again = play(skipped, {"card lampadaire b1"});
  EXPECT_EQ(to_move(again), kBlue);
  EXPECT_EQ(legal_moves(again), Texts{"build I3 a1 r0"});
  EXPECT_EQ(to_move(play(again, {"build I3 a1 r0"})), kOrange);
}

// The duty to build holds also when only Métropolitain makes it possible.
TEST(L5, ABuildingThatNeedsMetropolitainMustBeBuilt) {
  const State state =
      one_place_for_i3('L').held(kOrange, "metro").tokens(kBlue, 1).cards("sacre").to_move(kBlue);
  const State next = play(state, {"card sacre"});
  EXPECT_EQ(to_move(next), kOrange);
  EXPECT_EQ(legal_moves(next), Texts{"build I3 a1 r0"});
}

// The duty to build holds also when only Chartier makes it possible.
TEST(L5, ABuildingThatNeedsChartierMustBeBuilt) {
  const State state = one_place_for_i3('b')
                          .held(kOrange, "chartier")
                          .tokens(kBlue, 1)
                          .cards("sacre")
                          .to_move(kBlue);
  const State next = play(state, {"card sacre"});
  EXPECT_EQ(to_move(next), kOrange);
  EXPECT_EQ(legal_moves(next), Texts{"build I3 a1 r0"});
}

// Seven buildings are the most; the same moves are legal with one chimney left.
TEST(L6, AnEighthBuildingCannotBeBuilt) {
  EXPECT_EQ(ruling(six_chimneys_used(), "build I3 d1 r1"), "");
  EXPECT_EQ(ruling(seven_chimneys_used(), "build I3 d1 r1"), "L6");
  EXPECT_EQ(legal_moves(seven_chimneys_used(), "build "), Texts{});
}

// The garden needs a chimney too: without one its card can only be taken without effect.
TEST(L6, WithoutAChimneyTheGardenIsTakenWithoutEffect) {
  EXPECT_EQ(ruling(six_chimneys_used().cards("jardin"), "card jardin d1 r1"), "");
  const State state = seven_chimneys_used().cards("jardin");
  EXPECT_EQ(ruling(state, "card jardin d1 r1"), "L6");
  EXPECT_EQ(legal_moves(state, "card jardin"), Texts{"card jardin -"});
}

// Levitation builds at once, so without a chimney it can only be taken without effect.
TEST(L6, WithoutAChimneyLevitationIsTakenWithoutEffect) {
  EXPECT_EQ(ruling(six_chimneys_used().cards("levitation"), "card levitation I3 Y5 d4 r3"), "");
  const State state = seven_chimneys_used().cards("levitation");
  EXPECT_EQ(ruling(state, "card levitation I3 Y5 d4 r3"), "L6");
  EXPECT_EQ(legal_moves(state, "card levitation"), Texts{"card levitation -"});
}

// The garden's chimney is one of the seven.
TEST(L6, TheGardenUsesAChimney) {
  const State state = six_chimneys_used().build(kOrange, "garden", "g4");
  EXPECT_EQ(ruling(state, "build I3 d1 r1"), "L6");
}

// An annex is part of a building and needs no chimney of its own.
TEST(L6, TheAnnexNeedsNoChimney) {
  EXPECT_EQ(ruling(seven_chimneys_used().cards("bouquinistes"), "card bouquinistes h6"), "");
}

// Each player has own chimneys: the rival's seven buildings limit nobody else.
TEST(L6, TheRivalsChimneysAreNotCounted) {
  const State state = seven_chimneys_used().ground('m', "h3 h4").cards("jardin").to_move(kBlue);
  EXPECT_EQ(ruling(state, "card jardin h3 r1"), "");
}

// The last token is spent and nobody can build: the game is over and nothing may be done.
TEST(L7, TheGameEndsWhenTokensAndBuildingsAreDone) {
  const State state = Position('m').tokens(kOrange, 1).tokens(kBlue, 0).cards("sacre");
  EXPECT_FALSE(outcome(box(), state));
  const State end = play(state, {"card sacre"});
  EXPECT_FALSE(to_move(end));
  EXPECT_TRUE(outcome(box(), end));
  EXPECT_EQ(legal_moves(end), Texts{});
  EXPECT_EQ(ruling(end, "pass"), "L7");
  EXPECT_EQ(ruling(end, "card metro"), "L7");
}

// A building that fits nowhere does not keep the game going.
TEST(L7, TheGameEndsWithBuildingsThatFitNowhere) {
  const State state =
      Position('b').reserve(kOrange, "I3 R6").tokens(kOrange, 1).tokens(kBlue, 0).cards("sacre");
  EXPECT_FALSE(to_move(play(state, {"card sacre"})));
}

// Without a chimney nothing can be built, whatever the reserve and the room.
TEST(L7, TheGameEndsWithoutChimneys) {
  const State state = seven_chimneys_used().tokens(kOrange, 1).tokens(kBlue, 0).cards("sacre");
  EXPECT_FALSE(to_move(play(state, {"card sacre"})));
}

// All tokens spent do not end the game while a player can build.
TEST(L7, TheGameGoesOnWhileOnePlayerCanBuild) {
  const State state =
      Position('m').reserve(kBlue, "I3 V3").tokens(kOrange, 1).tokens(kBlue, 0).cards("sacre");
  const State next = play(state, {"card sacre", "build I3 a1 r0"});
  EXPECT_EQ(to_move(next), kBlue) << "Orange is skipped";
  EXPECT_FALSE(to_move(play(next, {"build V3 d4 r0"})));
}

// What Métropolitain and Chartier still allow counts as being able to build.
TEST(L7, HeldCardsKeepTheGameGoing) {
  for (const auto& [kind, card] : {std::pair{'L', "metro"}, std::pair{'b', "chartier"}}) {
    Position position = one_place_for_i3(kind).tokens(kBlue, 1).cards("sacre").to_move(kBlue);
    EXPECT_FALSE(to_move(play(position, {"card sacre"}))) << "without " << card;
    EXPECT_EQ(to_move(play(position.held(kOrange, card), {"card sacre"})), kOrange) << card;
  }
}

// A token left over keeps the game going though nobody can build.
TEST(L7, TheGameGoesOnWhileATokenIsLeft) {
  const State state = Position('b').tokens(kOrange, 1).tokens(kBlue, 1).cards("sacre metro");
  const State next = play(state, {"card sacre"});
  EXPECT_EQ(to_move(next), kBlue);
  EXPECT_FALSE(to_move(play(next, {"card metro"})));
}

// A turn is one move, and a laid tile is followed by a look at the next one: nothing is taken back.
TEST(Binding, EveryMoveBinds) {
  for (const State& state : {first_position(), six_chimneys_used().state()})
    for (const std::string& move : legal_moves(state))
      EXPECT_TRUE(binding(box(), state, as_move(move))) << move;
}

}  // namespace
}  // namespace belle::lumiere
