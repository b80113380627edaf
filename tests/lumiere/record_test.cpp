// The lines of a record: spelling, order and completeness, before any game is played
// (docs/record.md, section 6 of the rules page).
#include "engine/core/record.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

namespace belle {
namespace {

using Lines = std::vector<std::string>;

// Lines 1 to 13 of a record of two moves.
Lines lines() {
  return {"belle-record 1",
          "game lumiere",
          "edition devir-2019",
          "option postcards first-game",
          "seat orange Alice",
          "seat blue Belle",
          "deal start orange",
          "deal cards levitation metro jardin sacre peintre chartier bouquinistes lampadaire",
          "deal tiles orange 3 1 8 2 5 7 4 6",
          "deal tiles blue 2 6 1 8 4 3 7 5",
          "move orange lay c5 r2",
          "move blue take L4",
          "undo 1"};
}

std::string text_of(const Lines& all) {
  std::string text;
  for (const std::string& line : all) text += line + '\n';
  return text;
}

Lines with(int number, std::string_view line) {
  Lines all = lines();
  all[static_cast<std::size_t>(number - 1)] = line;
  return all;
}
Lines without(int number) {
  Lines all = lines();
  all.erase(all.begin() + number - 1);
  return all;
}
// The line comes in before the one that has this number.
Lines inserted(int number, std::string_view line) {
  Lines all = lines();
  all.insert(all.begin() + number - 1, std::string(line));
  return all;
}

// The line on which reading fails; 0 when it does not.
int refused_line(std::string_view text) {
  const auto record = read_record(text);
  if (record) return 0;
  EXPECT_FALSE(record.error().reason.empty());
  return record.error().line;
}
int refused_line(const Lines& all) { return refused_line(text_of(all)); }

// Every line arrives where it belongs, with its number, its key and what follows.
TEST(Record, LinesAreReadIntoTheirParts) {
  const auto record = read_record(text_of(lines()));
  ASSERT_TRUE(record) << record.error().line << ": " << record.error().reason;
  EXPECT_EQ(record->game.key, "lumiere");
  EXPECT_EQ(record->edition.key, "devir-2019");
  ASSERT_EQ(record->options.size(), 1U);
  EXPECT_EQ(record->options[0].key, "postcards");
  EXPECT_EQ(record->options[0].value, "first-game");
  ASSERT_EQ(record->seats.size(), 2U);
  EXPECT_EQ(record->seats[1].key, "blue");
  EXPECT_EQ(record->seats[1].value, "Belle");
  ASSERT_EQ(record->deals.size(), 4U);
  EXPECT_EQ(record->deals[3].key, "tiles");
  EXPECT_EQ(record->deals[3].value, "blue 2 6 1 8 4 3 7 5");
  ASSERT_EQ(record->events.size(), 3U);
  EXPECT_EQ(record->events[0].kind, RecordEvent::Kind::Move);
  EXPECT_EQ(record->events[0].what.value, "lay c5 r2");
  EXPECT_EQ(record->events[0].what.line, 11);
  EXPECT_EQ(record->events[2].kind, RecordEvent::Kind::Undo);
  EXPECT_EQ(record->events[2].what.key, "1");
  EXPECT_TRUE(record->scores.empty());
  EXPECT_FALSE(record->result);
  EXPECT_EQ(record->last_line, 13);
}

// Resignation, timeout, scores and a result with several winners are read too.
TEST(Record, ClosingLinesAreRead) {
  Lines all = lines();
  for (const std::string_view line : {"resign orange", "timeout blue", "score orange lit 0",
                                      "score blue lit 0", "result orange blue"})
    all.emplace_back(line);
  const auto record = read_record(text_of(all));
  ASSERT_TRUE(record) << record.error().line << ": " << record.error().reason;
  EXPECT_EQ(record->events[3].kind, RecordEvent::Kind::Resign);
  EXPECT_EQ(record->events[3].what.key, "orange");
  EXPECT_EQ(record->events[4].kind, RecordEvent::Kind::Timeout);
  ASSERT_EQ(record->scores.size(), 2U);
  EXPECT_EQ(record->scores[1].value, "lit 0");
  ASSERT_TRUE(record->result);
  EXPECT_EQ(record->result->key, "orange");
  EXPECT_EQ(record->result->value, "blue");
}

// A record that is written is the text that was read.
TEST(Record, WritingGivesTheSameText) {
  Lines all = lines();
  all.insert(all.end(), {"timeout blue", "score orange lit 0", "result orange"});
  const auto record = read_record(text_of(all));
  ASSERT_TRUE(record);
  EXPECT_EQ(write_record(*record), text_of(all));
}

// Blank lines and comments are ignored but counted.
TEST(Record, BlankLinesAndCommentsAreIgnoredAndCounted) {
  EXPECT_EQ(refused_line(inserted(1, "# a game")), 0);
  EXPECT_EQ(refused_line(inserted(3, "")), 0);
  EXPECT_EQ(refused_line(inserted(9, "#  two  spaces and a tail ")), 0);
  Lines all = with(12, "wave blue");
  all.insert(all.begin() + 4, {"", "# the seats"});
  EXPECT_EQ(refused_line(all), 14);
}

// A missing newline after the last line is forgiven.
TEST(Record, TheLastNewlineMayBeMissing) {
  std::string text = text_of(lines());
  text.pop_back();
  const auto record = read_record(text);
  ASSERT_TRUE(record);
  EXPECT_EQ(record->events.size(), 3U);
}

// The first line says what the file is.
TEST(Record, TheFirstLineNamesTheFormat) {
  EXPECT_EQ(refused_line(without(1)), 1);
  EXPECT_EQ(refused_line(with(1, "belle-record 2")), 1);
  EXPECT_EQ(refused_line(with(1, "Belle-record 1")), 1);
  EXPECT_EQ(refused_line(inserted(2, "belle-record 1")), 2);
  EXPECT_EQ(refused_line(""), 1);
  EXPECT_EQ(refused_line("\n\n"), 2);
}

// The header has one order, and a line that comes too late is named.
TEST(Record, TheHeaderHasOneOrder) {
  EXPECT_EQ(refused_line(inserted(4, "game lumiere")), 4);
  Lines all = lines();
  std::swap(all[3], all[4]);
  EXPECT_EQ(refused_line(all), 5) << "option after seat";
  all = lines();
  std::swap(all[5], all[6]);
  EXPECT_EQ(refused_line(all), 7) << "seat after deal";
  all = lines();
  std::swap(all[9], all[10]);
  EXPECT_EQ(refused_line(all), 11) << "deal after move";
  all = lines();
  std::swap(all[1], all[2]);
  EXPECT_EQ(refused_line(all), 2) << "edition before game";
}

// Moves end with the first score line, score lines with the result.
TEST(Record, ClosingLinesComeLast) {
  Lines all = lines();
  all.insert(all.end(), {"score orange lit 0", "move orange pass"});
  EXPECT_EQ(refused_line(all), 15);
  all = lines();
  all.insert(all.end(), {"result orange", "score orange lit 0"});
  EXPECT_EQ(refused_line(all), 15);
  all = lines();
  all.insert(all.end(), {"result orange", "result orange"});
  EXPECT_EQ(refused_line(all), 15);
}

// Game, edition and seats must be there; what is missing shows where it is missed.
TEST(Record, MissingHeaderLinesAreNamed) {
  EXPECT_EQ(refused_line(without(2)), 2);
  EXPECT_EQ(refused_line(without(3)), 3);
  EXPECT_EQ(refused_line(without(4)), 0) << "options may be left out";
  EXPECT_EQ(refused_line("belle-record 1\n"), 1);
  EXPECT_EQ(refused_line("belle-record 1\ngame lumiere\n"), 2);
  EXPECT_EQ(refused_line("belle-record 1\ngame lumiere\nedition devir-2019\n"), 3);
}

// Game and edition stand once.
TEST(Record, RepeatedHeaderLinesAreRefused) {
  EXPECT_EQ(refused_line(inserted(3, "game lumiere")), 3);
  EXPECT_EQ(refused_line(inserted(4, "edition devir-2019")), 4);
}

// A word that no record has is refused, whatever case it is in.
TEST(Record, UnknownWordsAreRefused) {
  for (const std::string_view line :
       {"wave blue", "Move blue take L4", "MOVE blue take L4", "moves blue take L4", "//", "move"})
    EXPECT_EQ(refused_line(with(12, line)), 12) << line;
}

// Lines that must have more, or less, after their first words.
TEST(Record, LinesHaveTheirWords) {
  for (const std::string_view line : {"move blue", "undo", "undo 1 2", "resign", "resign blue now",
                                      "timeout", "timeout blue now", "score blue"})
    EXPECT_EQ(refused_line(with(12, line)), 12) << line;
  EXPECT_EQ(refused_line(with(2, "game lumiere 2")), 2);
  EXPECT_EQ(refused_line(with(2, "game")), 2);
  EXPECT_EQ(refused_line(with(3, "edition devir 2019")), 3);
  EXPECT_EQ(refused_line(with(4, "option postcards")), 4);
  EXPECT_EQ(refused_line(with(5, "seat orange")), 5);
  EXPECT_EQ(refused_line(with(7, "deal start")), 7);
}

// Exactly one space between words, none at the ends of a line.
TEST(Record, SpacesAreSingle) {
  EXPECT_EQ(refused_line(with(12, "move  blue take L4")), 12);
  EXPECT_EQ(refused_line(with(12, "move blue  take L4")), 12);
  EXPECT_EQ(refused_line(with(12, "move blue take L4 ")), 12);
  EXPECT_EQ(refused_line(with(12, " move blue take L4")), 12);
  EXPECT_EQ(refused_line(with(5, "seat orange Marie  Curie")), 5);
  EXPECT_EQ(refused_line(with(5, "seat orange ")), 5);
  EXPECT_EQ(refused_line(with(12, " ")), 12) << "a line of one space is not blank";
}

// A name is what remains of its line: several words, any letters.
TEST(Record, NamesMayHaveSeveralWords) {
  const auto record = read_record(text_of(with(5, "seat orange Chloé de la Tour")));
  ASSERT_TRUE(record);
  EXPECT_EQ(record->seats[0].value, "Chloé de la Tour");
}

// No carriage return, on the first line, a later one or a blank one.
TEST(Record, CarriageReturnsAreRefused) {
  EXPECT_EQ(refused_line(with(1, "belle-record 1\r")), 1);
  EXPECT_EQ(refused_line(with(12, "move blue take L4\r")), 12);
  EXPECT_EQ(refused_line(with(5, "seat orange A\rB")), 5);
  EXPECT_EQ(refused_line(inserted(3, "\r")), 3);
}

// No byte-order mark.
TEST(Record, AByteOrderMarkIsRefused) {
  EXPECT_EQ(refused_line("\xef\xbb\xbf" + text_of(lines())), 1);
}

// The text is well-formed UTF-8 …
TEST(Record, OtherThanUtf8IsRefused) {
  for (const std::string_view bytes :
       {"\xff", "\xe9", "\xc3", "\xc0\xaf", "\xe0\x80\xaf", "\xf0\x80\x80\xaf", "\xed\xa0\x80",
        "\xf4\x90\x80\x80", "\x80", "\xe2\x82"})
    EXPECT_EQ(refused_line(with(5, "seat orange A" + std::string(bytes))), 5);
  EXPECT_EQ(refused_line(with(5, "seat orange \xc3\xa9 \xe2\x82\xac \xf0\x9f\x97\xbc")), 0);
}

// … without control characters.
TEST(Record, ControlCharactersAreRefused) {
  using namespace std::string_view_literals;
  for (const std::string_view bytes : {"\t"sv, "\0"sv, "\x01"sv, "\x1b"sv, "\x7f"sv, "\xc2\x85"sv})
    EXPECT_EQ(refused_line(with(5, "seat orange A" + std::string(bytes) + "B")), 5);
}

}  // namespace
}  // namespace belle
