// The lines of a sealed deal in a record: spelling, place and completeness (docs/record.md).
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "engine/core/record.h"

namespace belle {
namespace {

using Lines = std::vector<std::string>;

const std::string kCommit(64, 'c');
const std::string kSeed(64, '5');

// A finished record as we write it; lines 6 to 8 and 12 are the fair ones.
Lines lines() {
  return {"belle-record 1",        "game lumiere",
          "edition devir-2019",    "seat orange Alice",
          "seat blue Belle",       "fair commit " + kCommit,
          "fair salt orange 00ff", "fair salt blue " + std::string(128, 'a'),
          "deal start orange",     "resign orange",
          "result blue",           "fair seed " + kSeed};
}

std::string text_of(const Lines& all) {
  std::string text;
  for (const std::string& line : all) text += line + '\n';
  return text;
}

Lines with(int number, const std::string& line) {
  Lines all = lines();
  all[static_cast<std::size_t>(number - 1)] = line;
  return all;
}
Lines without(Lines all, int number) {
  all.erase(all.begin() + number - 1);
  return all;
}
Lines moved(int from, int to) {
  const std::string line = lines()[static_cast<std::size_t>(from - 1)];
  Lines all = without(lines(), from);
  all.insert(all.begin() + to - 1, line);
  return all;
}

// `<line>: <reason>` of a refused record; empty if it is read.
std::string refused(const Lines& all) {
  const auto record = read_record(text_of(all));
  if (record) return {};
  return std::to_string(record.error().line) + ": " + record.error().reason;
}
int refused_line(const Lines& all) {
  const std::string answer = refused(all);
  return answer.empty() ? 0 : std::stoi(answer);
}

// A fair line that is lost, or arrives as another one.
TEST(FairLines, AreReadIntoTheirParts) {
  const auto record = read_record(text_of(lines()));
  ASSERT_TRUE(record) << record.error().line << ": " << record.error().reason;
  ASSERT_TRUE(record->fair.commit);
  EXPECT_EQ(record->fair.commit->key, kCommit);
  EXPECT_EQ(record->fair.commit->line, 6);
  ASSERT_EQ(record->fair.salts.size(), 2U);
  EXPECT_EQ(record->fair.salts[0].key, "orange");
  EXPECT_EQ(record->fair.salts[0].value, "00ff");
  EXPECT_EQ(record->fair.salts[1].line, 8);
  ASSERT_TRUE(record->fair.seed);
  EXPECT_EQ(record->fair.seed->key, kSeed);
  EXPECT_EQ(record->fair.seed->line, 12);
}

// A sealed record that changes when it is written again.
TEST(FairLines, AreWrittenInTheirPlaces) {
  for (const Lines& all : {lines(), moved(12, 5), moved(6, 12), moved(6, 8)}) {
    const auto record = read_record(text_of(all));
    ASSERT_TRUE(record) << record.error().line << ": " << record.error().reason;
    EXPECT_EQ(write_record(*record), text_of(lines()));
  }
}

// A running game's record that is refused because the seed is still a secret, or because a seat
// contributed nothing.
TEST(FairLines, TheSeedAndAnySaltMayBeMissing) {
  EXPECT_EQ(refused(without(lines(), 12)), "");
  EXPECT_EQ(refused(without(lines(), 7)), "");
  EXPECT_EQ(refused(without(without(lines(), 8), 7)), "");
}

// A fair line before anybody sits, where a journal cannot have it.
TEST(FairLines, StandAfterTheFirstSeat) {
  EXPECT_EQ(refused(moved(6, 4)), "4: a 'fair' line stands after the first 'seat' line");
  EXPECT_EQ(refused_line(moved(12, 2)), 2);
  EXPECT_EQ(refused_line(moved(7, 5)), 0) << "a salt of a seat whose line follows";
  EXPECT_EQ(refused_line(moved(8, 5)), 0);
}

// A second seed or salt, of which a reader could believe either.
TEST(FairLines, StandOnce) {
  Lines all = lines();
  all.push_back("fair commit " + kCommit);
  EXPECT_EQ(refused(all), "13: a second 'fair commit' line");
  all.back() = "fair seed " + kSeed;
  EXPECT_EQ(refused(all), "13: a second 'fair seed' line");
  all.back() = "fair salt orange 01";
  EXPECT_EQ(refused(all), "13: a second 'fair salt orange' line");
}

// A seed or salt that nothing was promised for.
TEST(FairLines, NeedACommitment) {
  EXPECT_EQ(refused(without(lines(), 6)), "6: a salt without a 'fair commit' line");
  EXPECT_EQ(refused(without(without(without(lines(), 8), 7), 6)),
            "9: a seed without a 'fair commit' line");
}

// A salt of a person who does not play, which would not be dealt with.
TEST(FairLines, SaltsAreOfSeatsThatPlay) {
  EXPECT_EQ(refused(with(7, "fair salt green 00ff")), "7: no seat is called 'green'");
  Lines all = lines();
  for (const char* seat : {"1", "2", "3"}) all.push_back("fair salt " + std::string(seat) + " 00");
  EXPECT_EQ(refused(all), "15: more salts than any game has seats");
}

// A second spelling of the same bytes, or bytes of another length.
TEST(FairLines, DigitsHaveOneSpelling) {
  for (const std::string& bad :
       {std::string(64, 'C'), std::string(63, 'c'), std::string(65, 'c'), std::string(66, 'c'),
        std::string(63, 'c') + "g", "0x" + std::string(62, 'c'), kCommit + " c", std::string()}) {
    EXPECT_EQ(refused(with(6, "fair commit " + bad)).substr(0, 3), "6: ") << bad;
    EXPECT_EQ(refused(with(12, "fair seed " + bad)).substr(0, 4), "12: ") << bad;
  }
  for (const std::string& bad : {std::string("0"), std::string("000"), std::string("FF"),
                                 std::string(130, 'a'), std::string("00 ff"), std::string("gg")})
    EXPECT_EQ(refused(with(7, "fair salt orange " + bad)),
              "7: a salt is a seat and an even number of hexadecimal digits, from 2 to 128, in "
              "lower case")
        << bad;
}

// A fair line that means nothing yet, passed without being verified.
TEST(FairLines, OtherWordsAreRefused) {
  EXPECT_EQ(refused(with(6, "fair play 00")),
            "6: 'fair' is followed by commit, salt or seed, not 'play'");
  for (const char* line : {"fair", "fair Commit 00", "fair salt", "fair salt orange", "fair seed"})
    EXPECT_EQ(refused_line(with(6, line)), 6) << line;
}

}  // namespace
}  // namespace belle
