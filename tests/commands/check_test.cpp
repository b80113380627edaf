#include <gtest/gtest.h>

#include "tests/commands/command_line.h"

namespace belle {
namespace {

// Checks the record with one line altered and expects it refused on that line.
void expect_refused_at(std::vector<std::string> record, std::size_t altered,
                       const std::string& line) {
  record.at(altered) = line;
  const Answer answer = type({"check", "-"}, joined(record, record.size()));
  EXPECT_EQ(answer.status, 1) << line;
  EXPECT_EQ(answer.out.find("-:" + std::to_string(altered + 1) + ": "), 0U) << line << "\n"
                                                                            << answer.out;
}

// Committed games whose moves or scores would be read differently today. The last words of a
// record's score lines are its totals.
TEST(Check, EveryCommittedRecordHasItsScore) {
  const std::vector<std::string> files = source_files("tests/records");
  EXPECT_GE(files.size(), 50U);
  for (const std::string& file : files) {
    const std::vector<std::string> record = lines(source_file(file));
    std::string totals;
    for (const std::string& line : record)
      if (line.starts_with("score ")) totals += line.substr(line.rfind(' '));
    const Answer answer = type({"check", file});
    EXPECT_EQ(answer.status, 0) << file;
    EXPECT_EQ(answer.out, "ok" + totals + "\n") << file;
  }
}

// One altered deal, move, score or result that slips through, or is blamed on another line.
TEST(Check, RefusesAnAlteredLineAndNamesIt) {
  const std::vector<std::string> record = lines(random_record(7));
  const std::size_t cards = line_with(record, "deal cards");
  const std::size_t tiles = line_with(record, "deal tiles blue");
  const std::size_t move = line_with(record, "move ");
  const std::size_t score = line_with(record, "score blue");
  const std::size_t result = line_with(record, "result");
  expect_refused_at(record, cards, record[cards] + " moulin");
  expect_refused_at(record, tiles, record[tiles].substr(0, record[tiles].size() - 1) + "9");
  expect_refused_at(record, move, record[move] + " r0");
  expect_refused_at(record, move + 1, record[move + 1].substr(0, 5) + "green pass");
  expect_refused_at(record, move + 2, "move " + record[move + 2].substr(5, 6) + " fly");
  expect_refused_at(record, move + 3, "moves");
  expect_refused_at(record, score, record[score] + "0");
  expect_refused_at(record, result, record[result] + " blue");
}

// A prefix that is refused though every line of it holds: an unfinished record is valid.
TEST(Check, EveryPrefixIsUnfinishedAndSaysWhoIsToMove) {
  const std::vector<std::string> record = lines(random_record(11));
  const std::size_t first = line_with(record, "move ");
  const std::size_t end = line_with(record, "score ");
  for (std::size_t count = first; count < end; ++count) {
    const Answer answer = type({"check", "-"}, joined(record, count));
    const std::string mover = record[count].substr(5, record[count].find(' ', 5) - 5);
    EXPECT_EQ(answer.status, 0);
    EXPECT_EQ(answer.out, "unfinished " + mover + "\n");
  }
  const Answer unclosed = type({"check", "-"}, joined(record, end));
  EXPECT_EQ(unclosed.status, 1);
  EXPECT_EQ(unclosed.out,
            "-:" + std::to_string(end) + ": the game is over, but its closing lines are missing\n");
}

// A header cut short that passes for a game.
TEST(Check, RefusesAHeaderCutShort) {
  const std::vector<std::string> record = lines(random_record(11));
  for (std::size_t count = 0; count < line_with(record, "move "); ++count) {
    const Answer answer = type({"check", "-"}, joined(record, count));
    EXPECT_EQ(answer.status, count == line_with(record, "deal tiles blue") + 1 ? 0 : 1) << count;
  }
}

// A record that gave up: no scores, and the other seat wins.
TEST(Check, SaysWhoGaveUp) {
  const std::vector<std::string> record = lines(random_record(7));
  const std::string begun = joined(record, line_with(record, "move ") + 3);
  EXPECT_EQ(type({"check", "-"}, begun + "resign orange\nresult blue\n").out, "ok resign orange\n");
  EXPECT_EQ(type({"check", "-"}, begun + "timeout blue\nresult orange\n").out, "ok timeout blue\n");
  EXPECT_EQ(type({"check", "-"}, begun + "resign orange\nresult orange\n").status, 1);
  EXPECT_EQ(type({"moves", "-"}, begun + "resign orange\nresult blue\n").out, "over\n");
}

// L15: a victory after equal totals of which nobody learns what decided it; scripts read the totals
// as before.
TEST(Check, SaysWhatBrokeATie) {
  const auto checked = [](const std::string& name) {
    return type({"check", "-"}, source_file("tests/records/" + name + ".belle"));
  };
  const Answer decided = checked("lumiere-tie-broken");
  EXPECT_EQ(decided.out, "ok 19 19\n");
  EXPECT_EQ(
      decided.err,
      "-: equal totals; free spaces of the own colour: orange has 18, blue has 14; orange wins\n");
  const Answer shared = checked("lumiere-shared-victory");
  EXPECT_EQ(shared.out, "ok 22 22\n");
  EXPECT_EQ(shared.err,
            "-: equal totals; free spaces of the own colour: orange has 13, blue has 13; the "
            "victory is shared\n");
  const Answer paris = checked("paris-tie-broken");
  EXPECT_EQ(paris.out, "ok 21 28 28 6\n");
  EXPECT_EQ(paris.err, "-: equal totals; francs: 2 has 1, 3 has 7; 3 wins\n");
  EXPECT_EQ(checked("paris-shared-victory").err,
            "-: equal totals; francs: 1 has 0, 3 has 0; values on the whole board: 1 has 37, 3 has "
            "37; the victory is shared\n");
  EXPECT_EQ(checked("lumiere-001").err, "");
}

// A wrong winner that is refused without a word of what decides.
TEST(Check, ARefusedResultNamesTheTieBreak) {
  std::vector<std::string> record = lines(source_file("tests/records/lumiere-tie-broken.belle"));
  const std::size_t result = line_with(record, "result ");
  record[result] = "result orange blue";
  const Answer answer = type({"check", "-"}, joined(record, record.size()));
  EXPECT_EQ(answer.out,
            "-:53: the result is 'orange': equal totals; free spaces of the own colour: orange has "
            "18, blue has 14; orange wins\n");
}

// One bad record among good ones that hides the others, or is hidden by them.
TEST(Check, AnswersForEachFileInOrder) {
  const TemporaryFile good(random_record(1));
  const TemporaryFile bad("belle-record 2\n");
  const Answer answer = type({"check", good.path(), bad.path(), good.path()});
  EXPECT_EQ(answer.status, 1);
  const std::vector<std::string> out = lines(answer.out);
  ASSERT_EQ(out.size(), 3U);
  EXPECT_EQ(out[0], out[2]);
  EXPECT_EQ(out[1].find(bad.path() + ":1: "), 0U);
}

}  // namespace
}  // namespace belle
