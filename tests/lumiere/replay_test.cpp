// Playing a record: the deal, the moves, and the lines that close it, each checked and refused with
// the number of its line (docs/record.md).
#include "engine/core/replay.h"

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "tests/lumiere/position.h"

namespace belle::lumiere {
namespace {

using Lines = std::vector<std::string>;

constexpr std::size_t kFirstMove = 11;  // line numbers of the game below
constexpr std::size_t kScore = 37;
constexpr std::size_t kResult = 39;

// A whole game. Blue and Orange pave a1, a3 … g7 in turn; Orange builds I3 on e4 f4 g4 under the
// light of e3, f5, g3 and g5; all eight streetlights are in the region of Blue's painter.
Lines game() {
  return {"belle-record 1",
          "game lumiere",
          "edition devir-2019",
          "option postcards first-game",
          "seat orange Alice",
          "seat blue Belle",
          "deal start orange",
          "deal cards levitation metro jardin sacre peintre chartier bouquinistes lampadaire",
          "deal tiles orange 1 2 3 4 5 6 7 8",
          "deal tiles blue 1 2 3 4 5 6 7 8",
          "move orange take I3",
          "move blue lay a1 r0",
          "move orange lay a3 r0",
          "move blue lay a5 r0",
          "move orange lay a7 r0",
          "move blue lay c1 r0",
          "move orange lay c3 r0",
          "move blue lay c5 r0",
          "move orange lay c7 r0",
          "move blue lay e1 r0",
          "move orange lay e3 r0",
          "move blue lay e5 r0",
          "move orange lay e7 r0",
          "move blue lay g1 r0",
          "move orange lay g3 r0",
          "move blue lay g5 r0",
          "move orange lay g7 r0",
          "move blue card levitation -",
          "move orange build I3 e4 r0",
          "move blue card jardin -",
          "move orange card metro",
          "move blue card peintre a2",
          "move orange card sacre",
          "move blue card lampadaire -",
          "move orange card chartier",
          "move orange card bouquinistes -",
          "score orange lit 12 group 3 unbuilt 0 cards 0 total 15",
          "score blue lit 0 group 0 unbuilt 0 cards 16 total 16",
          "result blue"};
}

Lines with(std::size_t number, std::string_view line) {
  Lines all = game();
  all[number - 1] = line;
  return all;
}
Lines without(std::size_t number) {
  Lines all = game();
  all.erase(all.begin() + static_cast<std::ptrdiff_t>(number) - 1);
  return all;
}
// The first lines of the game, and others after them.
Lines first(std::size_t count, const Lines& more = {}) {
  Lines all = game();
  all.resize(count);
  all.insert(all.end(), more.begin(), more.end());
  return all;
}

std::expected<Replay<Lumiere>, RecordError> replayed(const Lines& all) {
  std::string text;
  for (const std::string& line : all) text += line + '\n';
  const auto record = read_record(text);
  if (!record) return std::unexpected(record.error());
  return replay<Lumiere>(box(), *record);
}

// The line on which the record fails; 0 when it does not.
int refused_line(const Lines& all) {
  const auto result = replayed(all);
  if (result) return 0;
  EXPECT_FALSE(result.error().reason.empty());
  return result.error().line;
}

std::string reason(const Lines& all) {
  const auto result = replayed(all);
  return result ? "" : result.error().reason;
}

// A finished game is replayed to its last line.
TEST(Replay, AFinishedGameIsClosed) {
  const auto result = replayed(game());
  ASSERT_TRUE(result) << result.error().line << ": " << result.error().reason;
  EXPECT_TRUE(result->over());
  EXPECT_TRUE(result->closed);
  EXPECT_EQ(result->moves.size(), 26U);
  EXPECT_EQ(result->states.size(), 27U);
  EXPECT_EQ(result->options.postcards, Options::Postcards::FirstGame);
  EXPECT_EQ(score(result->last().open, kBlue).cards, 16);
}

// The moves of a replay make the same record again, without what only a journal has.
TEST(Replay, TheSameRecordCanBeMadeFromTheMoves) {
  Lines journal = game();
  journal.insert(journal.begin() + 12, {"move orange take V3", "undo 1"});
  const auto result = replayed(journal);
  ASSERT_TRUE(result) << result.error().line << ": " << result.error().reason;
  const Record record =
      make_record<Lumiere>(box(), result->options, result->deal, result->moves, {"Alice", "Belle"});
  std::string expected;
  for (const std::string& line : game()) expected += line + '\n';
  EXPECT_EQ(write_record(record), expected);
}

// A skipped turn has no line: Orange's last two moves follow each other.
TEST(L5, ASkippedTurnHasNoLine) {
  Lines all = game();
  all.insert(all.begin() + 35, "move blue pass");
  EXPECT_EQ(refused_line(all), 36);
}

// A record may stop anywhere after its deal.
TEST(Replay, AnUnfinishedRecordIsValid) {
  for (std::size_t length = 10; length < kScore - 1; ++length) {
    const auto result = replayed(first(length));
    ASSERT_TRUE(result) << result.error().line << ": " << result.error().reason;
    EXPECT_FALSE(result->over()) << length;
    EXPECT_FALSE(result->closed) << length;
  }
  EXPECT_EQ(to_move(replayed(first(12))->last()), kOrange);
}

// A finished game without its closing lines is not closed.
TEST(Replay, AFinishedGameWithoutClosingLinesIsNotClosed) {
  const auto bare = replayed(first(kScore - 1));
  ASSERT_TRUE(bare);
  EXPECT_TRUE(bare->over());
  EXPECT_FALSE(bare->closed);
  const auto unresolved = replayed(first(kResult - 1));
  ASSERT_TRUE(unresolved);
  EXPECT_FALSE(unresolved->closed);
}

// The seat that writes a move must be the one to move.
TEST(Replay, TheWrongSeatIsRefused) {
  EXPECT_EQ(refused_line(with(kFirstMove, "move blue take I3")), 11);
  EXPECT_EQ(refused_line(with(14, "move orange lay a5 r0")), 14);
  EXPECT_EQ(refused_line(with(14, "move green lay a5 r0")), 14);
  EXPECT_EQ(refused_line(with(14, "move 2 lay a5 r0")), 14);
}

// Illegal and misspelt moves are refused on their line, with the ruling.
TEST(Replay, IllegalMovesAreRefusedWithTheirRuling) {
  EXPECT_EQ(refused_line(with(13, "move orange lay a1 r0")), 13);
  EXPECT_NE(reason(with(13, "move orange pass")).find("L1"), std::string::npos);
  EXPECT_NE(reason(with(29, "move orange build I3 e3 r0")).find("§4"), std::string::npos);
  EXPECT_NE(reason(with(31, "move orange card metro -")).find("L16"), std::string::npos);
  EXPECT_EQ(refused_line(with(31, "move orange card Metro")), 31);
}

// After the end there is no move.
TEST(Replay, NoMoveAfterTheEnd) {
  EXPECT_EQ(refused_line(first(kScore - 1, {"move blue card metro"})), 37);
  EXPECT_EQ(refused_line(first(kScore - 1, {"resign blue"})), 37);
}

// Every part of a score line must follow from the moves, and the order is that of the seats.
TEST(Replay, AWrongScoreIsRefused) {
  for (const std::string_view line :
       {"score orange lit 11 group 3 unbuilt 0 cards 0 total 15",
        "score orange lit 12 group 4 unbuilt 0 cards 0 total 15",
        "score orange lit 12 group 3 unbuilt -3 cards 0 total 15",
        "score orange lit 12 group 3 unbuilt 0 cards 2 total 15",
        "score orange lit 12 group 3 unbuilt 0 cards 0 total 16",
        "score orange lit 12 group 3 unbuilt 0 cards 0", "score orange total 15",
        "score orange lit 012 group 3 unbuilt 0 cards 0 total 15",
        "score orange lit 12 group 3 unbuilt -0 cards 0 total 15",
        "score blue lit 0 group 0 unbuilt 0 cards 16 total 16"})
    EXPECT_EQ(refused_line(with(kScore, line)), 37) << line;
  EXPECT_EQ(refused_line(with(38, "score blue lit 0 group 0 unbuilt 0 cards 14 total 14")), 38);
}

// The result names the winner, and nobody else.
TEST(Replay, AWrongResultIsRefused) {
  for (const std::string_view line :
       {"result orange", "result orange blue", "result blue orange", "result nobody"})
    EXPECT_EQ(refused_line(with(kResult, line)), 39) << line;
}

// Score and result lines close a finished game only.
TEST(Replay, ClosingLinesBeforeTheEndAreRefused) {
  EXPECT_EQ(refused_line(first(20, {"score orange lit 0 group 0 unbuilt -3 cards 0 total -3"})),
            21);
  EXPECT_EQ(refused_line(first(20, {"result blue"})), 21);
}

// A result needs every score line before it, and no more.
TEST(Replay, MissingAndSurplusScoreLinesAreRefused) {
  EXPECT_EQ(refused_line(without(kScore)), 37) << "blue's line stands where orange's should";
  EXPECT_EQ(refused_line(without(kScore + 1)), 38) << "the result comes too early";
  EXPECT_EQ(refused_line(first(kScore - 1, {"result blue"})), 37);
  Lines all = game();
  all.insert(all.begin() + 38, all[37]);
  EXPECT_EQ(refused_line(all), 39);
}

// A shared victory names both seats in their order.
TEST(L15, ASharedVictoryNamesBothSeats) {
  Lines all = first(28);
  all.erase(all.begin() + 10);  // nobody takes a building
  all[6] = "deal start blue";
  for (const std::string_view line :
       {"move orange card metro", "move blue card jardin -", "move orange card sacre",
        "move blue card peintre -", "move orange card chartier", "move blue card lampadaire -",
        "move orange card bouquinistes -", "score orange lit 0 group 0 unbuilt 0 cards 0 total 0",
        "score blue lit 0 group 0 unbuilt 0 cards 0 total 0", "result orange blue"})
    all.emplace_back(line);
  const auto result = replayed(all);
  ASSERT_TRUE(result) << result.error().line << ": " << result.error().reason;
  EXPECT_TRUE(result->closed);
  all.back() = "result blue orange";
  EXPECT_EQ(refused_line(all), 37);
}

// With two players a resignation ends the game: no scores, and the other has won.
TEST(Replay, ResignationAndTimeoutEndTheGame) {
  for (const std::string_view word : {"resign", "timeout"}) {
    const std::string orange = std::string(word) + " orange";
    const auto result = replayed(first(20, {orange, "result blue"}));
    ASSERT_TRUE(result) << result.error().line << ": " << result.error().reason;
    EXPECT_TRUE(result->over());
    EXPECT_TRUE(result->closed);
    EXPECT_TRUE(result->given_up);
    EXPECT_EQ(refused_line(first(20, {std::string(word) + " blue", "result orange"})), 0);
    EXPECT_EQ(refused_line(first(20, {orange, "result orange"})), 22);
    EXPECT_EQ(refused_line(first(20, {orange, "result orange blue"})), 22);
    EXPECT_EQ(refused_line(first(20, {orange, "move orange lay e3 r0"})), 22);
    EXPECT_EQ(
        refused_line(first(20, {orange, "score orange lit 0 group 0 unbuilt -3 cards 0 total -3"})),
        22);
    EXPECT_EQ(refused_line(first(20, {std::string(word) + " green"})), 21);
    EXPECT_FALSE(replayed(first(20, {orange}))->closed);
  }
}

// Undone moves do not count, and the game goes on from before them.
TEST(Replay, UndoTakesMovesBack) {
  const auto result = replayed(first(13, {"undo 2", "move blue take V3"}));
  ASSERT_TRUE(result) << result.error().line << ": " << result.error().reason;
  EXPECT_EQ(result->moves.size(), 2U);
  EXPECT_EQ(result->last().open.reserve[index(kBlue)], only(building("V3")));
  EXPECT_EQ(laid(result->last().open), 0U);
  EXPECT_EQ(refused_line(first(13, {"undo 3", "move orange take V3"})), 0);
}

// Undo goes no further than the start, and by whole numbers.
TEST(Replay, ImpossibleUndosAreRefused) {
  for (const std::string_view line : {"undo 4", "undo 0", "undo -1", "undo 01", "undo x"})
    EXPECT_EQ(refused_line(first(13, {std::string(line)})), 14) << line;
  EXPECT_EQ(refused_line(first(13, {"undo 3", "undo 1"})), 15);
  EXPECT_EQ(refused_line(first(20, {"resign blue", "undo 1"})), 22);
}

}  // namespace
}  // namespace belle::lumiere
