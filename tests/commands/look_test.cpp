// The commands that look at a position: moves, show, explain, play.
#include <algorithm>
#include <chrono>

#include <gtest/gtest.h>

#include "tests/commands/command_line.h"

namespace belle {
namespace {

std::string start_of_game() { return joined(lines(random_record(4)), 9); }

// Moves out of order, doubled, or without the seat.
TEST(Moves, ListsTheSeatAndTheSortedMoves) {
  const std::vector<std::string> out = lines(type({"moves", "-"}, start_of_game()).out);
  ASSERT_EQ(out.size(), 77U);
  EXPECT_EQ(out[0].substr(0, 8), "to-move ");
  EXPECT_EQ(out[1], "lay a1 r0");
  EXPECT_EQ(out.back(), "take Y5");
  EXPECT_TRUE(std::is_sorted(out.begin() + 1, out.end()));
  EXPECT_EQ(type({"moves", "-"}, random_record(4)).out, "over\n");
}

// A page or a script waiting for its answer: every prefix of a record within 50 ms. The sanitizers
// slow the program down, and even so it is far below.
TEST(Moves, AnswersOnEveryPrefixWithinFiftyMilliseconds) {
  const std::vector<std::string> record = lines(random_record(12));
  for (std::size_t count = 9; count <= record.size(); ++count) {
    const auto start = std::chrono::steady_clock::now();
    EXPECT_EQ(type({"moves", "-"}, joined(record, count)).status, 0);
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::milliseconds(50));
  }
}

// A ply that is off by one, past the end, or a seat's view that shows the rival's tile.
TEST(Show, DrawsThePlyAndOnlyWhatTheSeatMayKnow) {
  const std::string record = random_record(9);
  const std::string move = lines(record)[9];
  const Answer first = type({"show", "-", "--ply", "1"}, record);
  EXPECT_EQ(first.status, 0);
  EXPECT_NE(lines(first.out)[0].find("ply 1 ·"), std::string::npos);
  EXPECT_NE(lines(first.out)[0].find(move.substr(move.find(' ', 5) + 1)), std::string::npos);
  const Answer beyond = type({"show", "-", "--ply", "999"}, record);
  EXPECT_EQ(beyond.status, 1);
  EXPECT_NE(beyond.err.find("--ply"), std::string::npos);
  EXPECT_NE(type({"show", "-", "--ply", "0", "--as", "blue"}, record).out,
            type({"show", "-", "--ply", "0"}, record).out);
  EXPECT_NE(type({"show", "-", "--as", "bleu"}, record).err.find("Did you mean 'blue'?"),
            std::string::npos);
}

// The caption telling a rival which end-game tile was taken, or an empty seat showing everything.
TEST(Show, TheCaptionKeepsSecrets) {
  const std::string record = type({"random", "paris", "--players", "3", "--seed", "7"}).out;
  int moves = 0;
  int flags = 0;
  for (const std::string& line : lines(record)) {
    if (!line.starts_with("move ")) continue;
    ++moves;
    if (line.find(" flag E") == std::string::npos) continue;
    ++flags;
    const std::string mover = line.substr(5, 1);
    const std::string move = line.substr(7);
    for (const std::string viewer : {"1", "2", "3", "spectator"}) {
      const Answer shown =
          type({"show", "-", "--ply", std::to_string(moves), "--as", viewer}, record);
      const bool told = lines(shown.out)[0].find(move) != std::string::npos;
      EXPECT_EQ(told, viewer == mover) << viewer << ": " << lines(shown.out)[0];
    }
  }
  EXPECT_EQ(flags, 12);
  EXPECT_NE(type({"show", "-", "--as", ""}, record).status, 0);
}

// A position in the middle of a record that only `show` can reach.
TEST(Ply, EveryCommandThatLooksAtAPositionTakesIt) {
  const std::string record = random_record(9);
  EXPECT_EQ(type({"moves", "-", "--ply", "0"}, record).out,
            type({"moves", "-"}, joined(lines(record), 9)).out);
  EXPECT_EQ(type({"perft", "-", "2", "--ply", "0"}, record).out, "5508\n");
  EXPECT_EQ(type({"explain", "-", "take L4", "--ply", "0"}, record).status, 0);
  for (const char* bad : {"010x", "0x5", "-1", "abc", ""})
    EXPECT_EQ(type({"moves", "-", "--ply", bad}, record).status, 2) << bad;
}

// Colour codes in a file, or none where they are asked for.
TEST(Show, ColoursOnlyWhereTheyAreWanted) {
  EXPECT_EQ(type({"show", "-"}, random_record(9)).out.find('\x1b'), std::string::npos);
  EXPECT_NE(type({"show", "-", "--colour", "always"}, random_record(9)).out.find('\x1b'),
            std::string::npos);
}

// An answer without the ruling, or the wrong exit status for a move that is not legal.
TEST(Explain, AnswersBothWays) {
  const Answer legal = type({"explain", "-", "take L4"}, start_of_game());
  EXPECT_EQ(legal.status, 0);
  EXPECT_NE(legal.out.find("unbuilt -3"), std::string::npos) << legal.out;
  const Answer apart = type({"explain", "-", "take", "L4"}, start_of_game());
  EXPECT_EQ(apart.out, legal.out);
  const Answer early = type({"explain", "-", "build L4 c5 r1"}, start_of_game());
  EXPECT_EQ(early.status, 1);
  EXPECT_NE(early.out.find("(L3)"), std::string::npos) << early.out;
  const Answer must = type({"explain", "-", "pass"}, start_of_game());
  EXPECT_NE(must.out.find("(L1)"), std::string::npos) << must.out;
  const Answer misspelt = type({"explain", "-", "fly me to the moon"}, start_of_game());
  EXPECT_EQ(misspelt.status, 1);
  EXPECT_NE(misspelt.out.find("(§6)"), std::string::npos) << misspelt.out;
}

// A first impression that hangs or says nothing.
TEST(Watch, ShowsAWholeGame) {
  const Answer answer = type({"watch", "--seed", "7", "--pause", "0"});
  EXPECT_EQ(answer.status, 0);
  EXPECT_NE(answer.out.find("belle help"), std::string::npos);
  EXPECT_NE(answer.out.find("belle random lumiere --seed 7"), std::string::npos);
}

}  // namespace
}  // namespace belle
