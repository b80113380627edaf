#include <gtest/gtest.h>

#include "tests/commands/command_line.h"

namespace belle {
namespace {

int moves_of(const std::string& record) {
  int moves = 0;
  for (const std::string& line : lines(record))
    if (line.starts_with("move ")) ++moves;
  return moves;
}

std::string before_the_end(const std::string& record, int moves) {
  return std::to_string(moves_of(record) - moves);
}

// The last moves of a game: the line must be playable and end the game.
TEST(Solve, PrintsTheBestLine) {
  const std::string record = random_record(4);
  const Answer answer =
      type({"solve", "-", "--ply", before_the_end(record, 3), "--seconds", "600"}, record);
  EXPECT_EQ(answer.status, 0) << answer.err;
  EXPECT_TRUE(answer.out.starts_with("best play: ")) << answer.out;
  EXPECT_NE(answer.out.find("positions, "), std::string::npos);
  const Answer json = type(
      {"solve", "-", "--ply", before_the_end(record, 3), "--seconds", "600", "--json"}, record);
  EXPECT_TRUE(json.out.starts_with("{\"solved\":true,\"seat\":")) << json.out;
}

// A finished game has nothing to be solved, and still a difference.
TEST(Solve, SaysHowAFinishedGameEnded) {
  const Answer answer = type({"solve", "-"}, random_record(4));
  EXPECT_EQ(answer.status, 0);
  EXPECT_TRUE(answer.out.starts_with("the game is over: ")) << answer.out;
}

// Hidden tiles: nothing can be proven, and a person must be told why.
TEST(Solve, RefusesTheFirstPhase) {
  const Answer answer = type({"solve", "-", "--ply", "4"}, random_record(4));
  EXPECT_EQ(answer.status, 1);
  EXPECT_EQ(answer.out, "");
  EXPECT_NE(answer.err.find("first phase"), std::string::npos) << answer.err;
}
TEST(Solve, RefusesParis) {
  const Answer answer =
      type({"solve", "-"}, type({"random", "paris", "--seed", "1", "--players", "2"}).out);
  EXPECT_EQ(answer.status, 1);
  EXPECT_NE(answer.err.find("paris cannot be solved"), std::string::npos) << answer.err;
}

// Too little time is no failure of the program, but no answer either.
TEST(Solve, SaysWhenTimeWasNotEnough) {
  const std::string record = random_record(4);
  const Answer answer =
      type({"solve", "-", "--ply", before_the_end(record, 11), "--seconds", "0.001"}, record);
  EXPECT_EQ(answer.status, 1);
  EXPECT_TRUE(answer.out.starts_with("not solved: ")) << answer.out;
}

TEST(Solve, TakesOneRecordUnlessItSurveys) {
  EXPECT_EQ(type({"solve"}).status, 2);
  EXPECT_EQ(type({"solve", "a", "b"}).status, 2);
}

// The survey measures records and games of its own.
TEST(Solve, SurveysHowFarItSees) {
  const Answer made = type({"solve", "--survey", "--games", "2", "--seconds", "0.001"});
  EXPECT_EQ(made.status, 0) << made.err;
  EXPECT_TRUE(made.out.starts_with("2 games, 0.001 s")) << made.out;
  const Answer given = type({"solve", "--survey", "-", "--seconds", "0.001"}, random_record(4));
  EXPECT_TRUE(given.out.starts_with("1 games, ")) << given.out << given.err;
}

}  // namespace
}  // namespace belle
