// The final scoring: tile 27, the districts with a VP tile, and who wins (section 5).
#include <array>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/paris/position.h"
#include "tests/written.h"

namespace belle::paris {
namespace {

using Points = std::array<int, kMostPlayers>;

// What each seat gets for Montmartre when the 20/10/5 tile lies there.
Points montmartre(Position position) {
  const State state = position.vp_tile(20, "mon");
  Points result{};
  for (std::size_t i = 0; i < seat_count(state); ++i)
    result[i] = score(box(), state.open, Seat(i)).districts;
  return result;
}

std::vector<int> winners(const State& state) {
  std::vector<int> seats;
  const auto end = outcome(box(), state);
  for (int i = 0; i < 4; ++i)
    if (end && end->won[static_cast<std::size_t>(i)]) seats.push_back(i + 1);
  return seats;
}
using Seats = std::vector<int>;

// First, second and third score, the fourth does not.
TEST(S5, TheFourthScoresNothing) {
  EXPECT_EQ(montmartre(Position(4)
                           .keys(kOne, "mon1")
                           .keys(kTwo, "mon@12")
                           .keys(kThree, "mon3")
                           .keys(kFour, "mon5 mon4")),
            (Points{0, 20, 5, 10}));
}

// Sums decide, not single values or numbers of keys.
TEST(S5, TheSumDecides) {
  EXPECT_EQ(
      montmartre(
          Position(3).keys(kOne, "mon8").keys(kTwo, "mon5 mon4").keys(kThree, "mon1 mon2 mon3")),
      (Points{10, 20, 5, 0}));
}

// Who has no key on a building or landmark there does not rank, in the bank or elsewhere.
TEST(S5, WithoutAKeyThereNobodyRanks) {
  EXPECT_EQ(
      montmartre(
          Position(3).keys(kOne, "bank:mon arc bat8").keys(kTwo, "mon1").keys(kThree, "bank:mon")),
      (Points{0, 20, 0, 0}));
}

// Only districts with a VP tile score, each by its own tile.
TEST(S5, OnlyDistrictsWithAVpTileScore) {
  const State state = Position(3)
                          .keys(kOne, "mon8 bat1 cha8")
                          .keys(kTwo, "bat4 mon1")
                          .keys(kThree, "mon3")
                          .vp_tile(14, "mon")
                          .vp_tile(10, "bat");
  EXPECT_EQ(score(box(), state.open, kOne).districts, 14 + 5);
  EXPECT_EQ(score(box(), state.open, kTwo).districts, 3 + 10);
  EXPECT_EQ(score(box(), state.open, kThree).districts, 7);
}

// Every VP tile pays what the rules page says.
TEST(S1, EveryVpTilePaysItsRanks) {
  for (const auto& ranks : std::array<Points, 6>{
           {{20, 10, 5}, {18, 9, 4}, {16, 8, 4}, {14, 7, 3}, {12, 6, 3}, {10, 5, 2}}}) {
    const State state = Position(4)
                            .keys(kOne, "ger8")
                            .keys(kTwo, "ger5")
                            .keys(kThree, "ger4")
                            .keys(kFour, "ger3")
                            .vp_tile(ranks[0], "ger");
    for (std::size_t i = 0; i < 4; ++i)
      EXPECT_EQ(score(box(), state.open, Seat(i)).districts, ranks[i]) << ranks[0] << ' ' << i;
  }
}

// A tie at any rank goes to the owner of the higher single value.
TEST(S5, ATieGoesToTheHigherSingleValue) {
  EXPECT_EQ(montmartre(Position(3).keys(kOne, "mon4 mon1").keys(kTwo, "mon5").keys(kThree, "mon8")),
            (Points{5, 10, 20, 0}));
  EXPECT_EQ(montmartre(Position(4)
                           .keys(kOne, "mon@12")
                           .keys(kTwo, "mon8")
                           .keys(kThree, "mon2 mon1")
                           .keys(kFour, "mon3")),
            (Points{20, 10, 0, 5}));
}

// Tied for the first place through tile 16: both are first, the third is third.
TEST(S5, TwoSharedFirstsSkipTheSecondRank) {
  EXPECT_EQ(montmartre(Position(3).keys(kOne, "mon8").keys(kTwo, "mon8").keys(kThree, "mon5")),
            (Points{20, 20, 5, 0}));
}

// Three shared firsts skip the second and third rank.
TEST(S5, ThreeSharedFirstsLeaveNothingForTheFourth) {
  EXPECT_EQ(montmartre(Position(4)
                           .keys(kOne, "mon8")
                           .keys(kTwo, "mon8")
                           .keys(kThree, "mon8")
                           .keys(kFour, "mon5")),
            (Points{20, 20, 20, 0}));
}

// Two shared seconds skip the third rank.
TEST(S5, TwoSharedSecondsSkipTheThirdRank) {
  EXPECT_EQ(montmartre(Position(4)
                           .keys(kOne, "mon8")
                           .keys(kTwo, "mon5")
                           .keys(kThree, "mon5")
                           .keys(kFour, "mon4")),
            (Points{20, 10, 10, 0}));
}

// Two shared thirds both score.
TEST(S5, TwoSharedThirdsBothScore) {
  EXPECT_EQ(montmartre(Position(4)
                           .keys(kOne, "mon8")
                           .keys(kTwo, "mon5")
                           .keys(kThree, "mon4")
                           .keys(kFour, "mon4")),
            (Points{20, 10, 5, 5}));
}

// Three equal sums of which two share the highest value: these two are first.
TEST(S5, EqualSumsAreSplitByTheHighestValueFirst) {
  EXPECT_EQ(
      montmartre(
          Position(3).keys(kOne, "mon5 mon2").keys(kTwo, "mon4 mon3").keys(kThree, "mon5 mon2")),
      (Points{20, 5, 20, 0}));
}

// With two players the second needs half of the first's sum, and exactly half is enough.
TEST(S5, WithTwoPlayersTheSecondNeedsHalf) {
  EXPECT_EQ(montmartre(Position().keys(kOne, "mon8").keys(kTwo, "mon4")), (Points{20, 10, 0, 0}));
  EXPECT_EQ(montmartre(Position().keys(kOne, "mon8").keys(kTwo, "mon3")), (Points{20, 0, 0, 0}));
  EXPECT_EQ(montmartre(Position().keys(kOne, "mon5").keys(kTwo, "mon8 mon3")),
            (Points{0, 20, 0, 0}))
      << "5 is less than half of 11";
  EXPECT_EQ(montmartre(Position().keys(kOne, "mon5 mon1").keys(kTwo, "mon8 mon3")),
            (Points{10, 20, 0, 0}));
}

// With more players half does not matter.
TEST(S5, WithThreePlayersHalfDoesNotMatter) {
  EXPECT_EQ(montmartre(Position(3).keys(kOne, "mon@16").keys(kTwo, "mon1")),
            (Points{20, 10, 0, 0}));
}

// Two players who share the first place both get its VP.
TEST(S5, TwoPlayersMayShareTheFirstRank) {
  EXPECT_EQ(montmartre(Position().keys(kOne, "mon8").keys(kTwo, "mon8")), (Points{20, 20, 0, 0}));
}

// Tile 27 scores a VP for each franc and spends none.
TEST(S5, Tile27ScoresFrancs) {
  const State state =
      Position().bonuses(kOne, "27").francs(kOne, 17).francs(kTwo, 30).points(kOne, 4).over();
  EXPECT_EQ(score(box(), state.open, kOne), (ScoreSheet{4, 17, 0}));
  EXPECT_EQ(score(box(), state.open, kTwo), (ScoreSheet{0, 0, 0}));
  EXPECT_EQ(outcome(box(), state)->totals[0], 21);
}

// The francs that tile 27 scored still decide a tie.
TEST(S5, Tile27SpendsNoFrancs) {
  const State state =
      Position().bonuses(kOne, "27").francs(kOne, 10).francs(kTwo, 9).points(kTwo, 10).over();
  EXPECT_EQ(winners(state), Seats{1}) << "10 VP each; 10 francs against 9";
}

// The score line of a record names the parts.
TEST(S5, TheScoreLineNamesTheParts) {
  const State state = Position()
                          .keys(kTwo, "mon8")
                          .vp_tile(18, "mon")
                          .bonuses(kTwo, "27")
                          .francs(kTwo, 6)
                          .points(kTwo, 40);
  EXPECT_EQ(score_line(box(), state, kTwo), "2 play 40 tile27 6 districts 18 total 64");
  EXPECT_EQ(score_line(box(), state, kOne), "1 play 0 tile27 0 districts 0 total 0");
}

// Most VP win, all parts together.
TEST(S5, MostPointsWin) {
  EXPECT_EQ(
      winners(
          Position(3).points(kOne, 10).points(kTwo, 11).points(kThree, 5).francs(kOne, 99).over()),
      Seats{2});
  EXPECT_EQ(winners(Position(3).points(kOne, 10).keys(kThree, "mon1").vp_tile(20, "mon").over()),
            Seats{3});
}

// A tie goes to the most francs.
TEST(S5, ATieGoesToTheMostFrancs) {
  EXPECT_EQ(winners(Position(4)
                        .points(kTwo, 8)
                        .points(kFour, 8)
                        .francs(kOne, 50)
                        .francs(kTwo, 4)
                        .francs(kFour, 5)
                        .keys(kTwo, "mon8")
                        .over()),
            Seats{4});
}

// Then to the highest sum of values on the whole board, landmarks included, banks not.
TEST(S5, ThenToTheHighestSumOnTheBoard) {
  EXPECT_EQ(winners(Position().keys(kOne, "mon8 bat5").keys(kTwo, "cha@14 arc").over()), Seats{2});
  EXPECT_EQ(winners(Position().keys(kOne, "mon8 bank:ger arc").keys(kTwo, "cha5 bat4").over()),
            Seats{2});
  EXPECT_EQ(winners(Position().keys(kOne, "mon4 mon4").keys(kTwo, "cha5 cha2").over()), Seats{1})
      << "P10: two keys on the 4 are 8";
}

// Then the victory is shared, by all who are equal.
TEST(S5, ThenTheVictoryIsShared) {
  EXPECT_EQ(winners(Position(3).points(kOne, 3).points(kThree, 3).over()), (Seats{1, 3}));
  EXPECT_EQ(winners(Position(4).over()), (Seats{1, 2, 3, 4}));
  EXPECT_EQ(winners(Position().keys(kOne, "mon5 mon3").keys(kTwo, "bat8").over()), (Seats{1, 2}));
}

// What decided, with the numbers of those who were level; nothing where the totals did.
TEST(S5, TheTieBreaksTellTheirNumbers) {
  const auto told = [](const State& state) {
    const auto breaks = tie_breaks(box(), state);
    return breaks.empty() ? "" : tie_break_text(kSeatNames, breaks);
  };
  const Position level = Position(4).points(kTwo, 8).points(kFour, 8).francs(kOne, 50);
  EXPECT_EQ(told(Position(level).francs(kTwo, 4).francs(kFour, 5).over()),
            "equal totals; francs: 2 has 4, 4 has 5; 4 wins");
  EXPECT_EQ(told(Position(level)
                     .francs(kTwo, 4)
                     .francs(kFour, 4)
                     .keys(kTwo, "mon8 bat5")
                     .keys(kFour, "cha8")
                     .over()),
            "equal totals; francs: 2 has 4, 4 has 4; values on the whole board: 2 has 13, 4 has 8; "
            "2 wins");
  EXPECT_EQ(told(Position(level).francs(kTwo, 4).francs(kFour, 4).over()),
            "equal totals; francs: 2 has 4, 4 has 4; values on the whole board: 2 has 0, 4 has 0; "
            "the victory is shared");
  EXPECT_EQ(told(Position(level).points(kThree, 9).over()), "");
  EXPECT_EQ(told(level), "") << "it is not over";
}

// The page is told the same; a seat that was out before has no number.
TEST(S5, ThePositionTellsTheTieBreaks) {
  const State state = Position(3)
                          .points(kOne, 3)
                          .points(kThree, 3)
                          .francs(kOne, 7)
                          .francs(kThree, 7)
                          .keys(kOne, "mon5")
                          .over();
  const std::string text = written_position<Paris>(box(), state, {});
  EXPECT_NE(text.find(R"("winners":["1"],"tie_breaks":[{"by":"francs","seats":{"1":7,"3":7}},)"
                      R"({"by":"values","seats":{"1":5,"3":0}}])"),
            std::string::npos)
      << text;
}

}  // namespace
}  // namespace belle::paris
