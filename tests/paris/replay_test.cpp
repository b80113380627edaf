// Playing a record of this game: whose turn it is, illegal moves, undo, and giving up.
#include "engine/core/replay.h"

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "tests/paris/position.h"

namespace belle::paris {
namespace {

using Lines = std::vector<std::string>;

// The basic deal with so many seats, and these lines after it.
std::expected<Replay<Paris>, RecordError> replayed(int players, const Lines& more) {
  std::string text = "belle-record 1\ngame paris\nedition game-brewer-2020\n";
  for (int seat = 1; seat <= players; ++seat) {
    const std::string name = std::to_string(seat);
    text.append("seat ").append(name).append(" Player ").append(name).append("\n");
  }
  for (const RecordLine& line : deal_lines(basic_deal(players)))
    text += "deal " + line.key + ' ' + line.value + '\n';
  for (const std::string& line : more) text += line + '\n';
  const auto record = read_record(text);
  if (!record) return std::unexpected(record.error());
  return replay<Paris>(box(), *record);
}

// Why the record is refused; empty when it is not.
std::string reason(int players, const Lines& more) {
  const auto result = replayed(players, more);
  return result ? "" : result.error().reason;
}

bool names(std::string_view reason, std::string_view ruling) {
  return reason.ends_with("(" + std::string(ruling) + ")");
}

const Lines kTurn{"move 1 draw 1", "move 1 key bank:cha", "move 1 end"};

Lines after(Lines first, const Lines& more) {
  first.insert(first.end(), more.begin(), more.end());
  return first;
}

// Several decisions make a turn, each on its line with the seat.
TEST(Record, EachDecisionHasItsLine) {
  const auto result = replayed(2, after(kTurn, {"move 2 draw 1", "move 2 key arc"}));
  ASSERT_TRUE(result) << result.error().line << ": " << result.error().reason;
  EXPECT_EQ(result->moves.size(), 5U);
  EXPECT_EQ(francs(result->last(), kOne), 5);
  EXPECT_EQ(keys(result->last(), kTwo), "arc");
  EXPECT_FALSE(result->closed);
}

// Nothing is left out, though it be forced.
TEST(Record, ForcedDecisionsAreWritten) {
  EXPECT_FALSE(reason(2, {"move 1 draw 1", "move 1 key arc", "move 2 draw 1"}).empty())
      << "seat 1 has not said 'end'";
}

// A seat moves in its own turn only, and must be at the table.
TEST(Record, SeatsMoveInTurn) {
  EXPECT_FALSE(reason(2, {"move 2 draw 1"}).empty());
  EXPECT_FALSE(reason(2, {"move 3 draw 1"}).empty());
  EXPECT_FALSE(reason(3, after(kTurn, {"move 3 draw 1"})).empty());
  EXPECT_EQ(reason(3, after(kTurn, {"move 2 draw 1"})), "");
}

// An illegal move is refused with its ruling, a misspelt one too.
TEST(Record, IllegalMovesNameTheirRuling) {
  EXPECT_TRUE(names(reason(2, {"move 1 key arc"}), "§3"));
  EXPECT_TRUE(names(reason(2, {"move 1 sell wood"}), "P3"));
  EXPECT_TRUE(names(reason(2, {"move 1 draw 1", "move 1 pass"}), "P2"));
  EXPECT_TRUE(names(reason(2, {"move 1 draw 1", "move 1 use 21 wood gold"}), "§6"));
}

// Undo takes decisions back, across turns.
TEST(Record, UndoTakesDecisionsBack) {
  const auto result = replayed(2, after(kTurn, {"move 2 draw 2", "undo 3", "move 1 key arc"}));
  ASSERT_TRUE(result) << result.error().line << ": " << result.error().reason;
  EXPECT_EQ(keys(result->last(), kOne), "arc");
  EXPECT_EQ(francs(result->last(), kOne), 3);
  EXPECT_EQ(building_on(result->last(), "bat8"), "");
  EXPECT_FALSE(reason(2, after(kTurn, {"undo 4"})).empty());
}

// With two players giving up ends the game, and the other has won.
TEST(Record, GivingUpEndsAGameOfTwo) {
  const auto result = replayed(2, after(kTurn, {"resign 1", "result 2"}));
  ASSERT_TRUE(result) << result.error().line << ": " << result.error().reason;
  EXPECT_TRUE(result->closed);
  EXPECT_FALSE(reason(2, {"timeout 2", "result 2"}).empty());
  EXPECT_FALSE(reason(2, {"resign 1", "move 1 draw 1"}).empty());
}

// With more players the game goes on.
TEST(Record, GivingUpDoesNotEndAGameOfThree) {
  const auto result = replayed(3, after(kTurn, {"resign 1", "move 2 draw 1"}));
  ASSERT_TRUE(result) << result.error().line << ": " << result.error().reason;
  EXPECT_FALSE(result->over());
  EXPECT_FALSE(reason(3, {"resign 1", "result 2 3"}).empty());
}

// A running game has no score and no result.
TEST(Record, ARunningGameIsNotClosed) {
  EXPECT_FALSE(reason(2, after(kTurn, {"score 1 play 0 tile27 0 districts 0 total 0"})).empty());
  EXPECT_FALSE(reason(2, after(kTurn, {"result 1"})).empty());
}

}  // namespace
}  // namespace belle::paris
