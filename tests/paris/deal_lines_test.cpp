// The option, seat and deal lines of a record: complete, possible, and in agreement.
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "engine/core/replay.h"
#include "tests/paris/position.h"

namespace belle::paris {
namespace {

using Lines = std::vector<std::string>;

// Line numbers of the record below.
constexpr std::size_t kOption = 4;
constexpr std::size_t kSecondSeat = 6;
constexpr std::size_t kStart = 7;
constexpr std::size_t kPile1 = 8;
constexpr std::size_t kPile3 = 10;
constexpr std::size_t kTokensCha = 11;
constexpr std::size_t kTokensBat = 12;
constexpr std::size_t kTrack = 17;
constexpr std::size_t kFirstMove = 18;

constexpr std::string_view kInOrder =
    "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30";

Lines lines() {
  Lines all{"belle-record 1",
            "game paris",
            "edition game-brewer-2020",
            "option setup basic",
            "seat 1 Alice",
            "seat 2 Belle",
            "deal start 1",
            "deal pile 1 mon5 cha2 cha3 cha4 cha5 cha8 bat1 bat2 bat3 bat4 bat5",
            "deal pile 2 bat8 mon1 mon2 mon3 mon4 cha1 mon8 vil1 vil2 vil3 vil4",
            "deal pile 3 vil5 vil8 bel1 bel2 bel3 bel4 bel5 bel8 ger1 ger2 ger3"};
  for (const std::string district : {"cha", "bat", "mon", "vil", "bel", "ger"})
    all.push_back("deal tokens " + district + " bronze* silver* gold* wood marble gold");
  all.push_back("deal track " + std::string(kInOrder));
  all.emplace_back("move 1 draw 1");
  return all;
}

Lines with(std::size_t number, std::string_view line, Lines all = lines()) {
  all[number - 1] = line;
  return all;
}
Lines without(std::size_t number) {
  Lines all = lines();
  all.erase(all.begin() + static_cast<std::ptrdiff_t>(number) - 1);
  return all;
}
Lines inserted(std::size_t number, std::string_view line, Lines all = lines()) {
  all.insert(all.begin() + static_cast<std::ptrdiff_t>(number) - 1, std::string(line));
  return all;
}
Lines shuffled() { return with(kOption, "option setup shuffled"); }
// Free districts, with the three tiles that were set aside on the piles.
Lines free_districts() {
  Lines all = with(kOption, "option districts free");
  all[kPile1 - 1] += " ger4";
  all[kPile1] += " ger5";
  all[kPile3 - 1] += " ger8";
  return all;
}

std::expected<Replay<Paris>, RecordError> replayed(const Lines& all) {
  std::string text;
  for (const std::string& line : all) text += line + '\n';
  const auto record = read_record(text);
  if (!record) return std::unexpected(record.error());
  return replay<Paris>(box(), *record);
}

// The line on which the record fails; 0 when it does not.
std::size_t refused_line(const Lines& all) {
  const auto result = replayed(all);
  if (result) return 0;
  EXPECT_FALSE(result.error().reason.empty());
  return static_cast<std::size_t>(result.error().line);
}

// The deal is what the lines say; the piles are drawn from their first word on.
TEST(Deal, TheLinesAreTheDeal) {
  const auto result = replayed(lines());
  ASSERT_TRUE(result) << result.error().line << ": " << result.error().reason;
  EXPECT_EQ(result->deal.players, 2);
  EXPECT_EQ(result->deal.start, kOne);
  EXPECT_EQ(building_on(result->last(), "mon5"), "mon5 theater");
  EXPECT_EQ(building_on(play(result->last(), {"key arc", "end", "draw 1"}), "cha2"),
            "cha2 residence");
}

// The order of the deal lines is free, but none may be missing: that shows at the first move.
TEST(Deal, EveryDealLineIsRequiredInAnyOrder) {
  Lines all = lines();
  std::reverse(all.begin() + kStart - 1, all.begin() + kTrack);
  EXPECT_EQ(refused_line(all), 0U);
  for (std::size_t line = kStart; line <= kTrack; ++line)
    EXPECT_EQ(refused_line(without(line)), kFirstMove - 1) << lines()[line - 1];
}

// Each deal line stands once.
TEST(Deal, RepeatedDealLinesAreRefused) {
  for (std::size_t line = kStart; line <= kTrack; ++line)
    EXPECT_EQ(refused_line(inserted(kFirstMove, lines()[line - 1])), kFirstMove)
        << lines()[line - 1];
}

// Nothing else is dealt.
TEST(Deal, UnknownDealLinesAreRefused) {
  EXPECT_EQ(refused_line(inserted(kPile1, "deal cards moulin")), kPile1);
  EXPECT_EQ(refused_line(with(kStart, "deal start 3")), kStart) << "two seats play";
  EXPECT_EQ(refused_line(with(kStart, "deal start 0")), kStart);
  EXPECT_EQ(refused_line(with(kStart, "deal start 1 2")), kStart);
  EXPECT_EQ(refused_line(with(kTokensCha, "deal tokens xyz wood")), kTokensCha);
  EXPECT_EQ(refused_line(with(kPile1, "deal pile 4 cha1")), kPile1);
  EXPECT_EQ(refused_line(with(kPile1, "deal pile 0 cha1")), kPile1);
}

// Piles have 11 tiles, each of the 36 at most once.
TEST(P1, PilesHaveElevenDifferentTiles) {
  for (const std::string_view pile :
       {"1", "1 mon5", "1 mon5 cha2 cha3 cha4 cha5 cha8 bat1 bat2 bat3 bat4",
        "1 mon5 cha2 cha3 cha4 cha5 cha8 bat1 bat2 bat3 bat4 bat5 ger4",
        "1 mon5 cha2 cha3 cha4 cha5 cha8 bat1 bat2 bat3 bat4 bat4",
        "1 mon5 cha2 cha3 cha4 cha5 cha8 bat1 bat2 bat3 bat4 bat6",
        "1 mon5 cha2 cha3 cha4 cha5 cha8 bat1 bat2 bat3 bat4 bat"})
    EXPECT_EQ(refused_line(with(kPile1, "deal pile " + std::string(pile))), kPile1) << pile;
  EXPECT_EQ(refused_line(
                with(kPile3, "deal pile 3 vil5 vil8 bel1 bel2 bel3 bel4 bel5 bel8 ger1 ger2 mon5")),
            kPile3)
      << "mon5 is in pile 1";
}

// With free districts they have 12.
TEST(Deal, FreeDistrictsHavePilesOfTwelve) {
  const auto result = replayed(free_districts());
  ASSERT_TRUE(result) << result.error().line << ": " << result.error().reason;
  EXPECT_EQ(result->last().open.stage, Stage::Place);
  EXPECT_EQ(refused_line(with(kOption, "option districts free")), kPile1) << "11 tiles";
  EXPECT_EQ(refused_line(with(kOption, "option districts printed", free_districts())), kPile1);
}

// In the basic set-up every district has the same tokens.
TEST(Deal, BasicTokensAreFixed) {
  const std::string_view swapped = "deal tokens cha silver* bronze* gold* wood marble gold";
  EXPECT_EQ(refused_line(with(kTokensCha, swapped)), kTokensCha);
  EXPECT_EQ(refused_line(with(kTokensCha, swapped, with(kOption, "# no option"))), kTokensCha)
      << "basic is the default";
  EXPECT_EQ(refused_line(with(kTokensCha, swapped, shuffled())), 0U);
}

// A district has six tokens with names.
TEST(Deal, ADistrictHasSixTokens) {
  for (const std::string_view tokens :
       {"cha", "cha bronze* silver* gold* wood marble",
        "cha bronze* silver* gold* wood marble gold gold",
        "cha bronze* silver* gold* wood stone gold", "cha bronze silver* gold* wood marble gold"})
    EXPECT_EQ(refused_line(with(kTokensCha, "deal tokens " + std::string(tokens), shuffled())),
              kTokensCha)
        << tokens;
}

// Shuffled, there are six of each kind on the board, and gold lies beside the 8.
TEST(Deal, ShuffledTokensAreSixOfEachKind) {
  const Lines one_changed =
      with(kTokensCha, "deal tokens cha wood silver* gold* wood marble gold", shuffled());
  EXPECT_EQ(refused_line(one_changed), kFirstMove) << "7 wood, 5 bronze";
  EXPECT_EQ(
      refused_line(with(kTokensBat, "deal tokens bat bronze* silver* gold* bronze* marble gold",
                        one_changed)),
      0U);
  EXPECT_EQ(refused_line(with(kTokensCha, "deal tokens cha gold silver* gold* wood marble bronze*",
                              shuffled())),
            kTokensCha);
}

// In the basic set-up the track goes from 1 to 30; shuffled, each zone keeps its numbers.
TEST(Deal, TheTrackKeepsItsZones) {
  const std::string rest = " 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30";
  const std::string swapped = "deal track 2 1 3 4 5 6 7 8 9 10" + rest;
  EXPECT_EQ(refused_line(with(kTrack, swapped)), kTrack);
  const auto result = replayed(with(kTrack, swapped, shuffled()));
  ASSERT_TRUE(result) << result.error().line << ": " << result.error().reason;
  EXPECT_EQ(result->last().open.track[1], 2);
  for (const std::string_view zone_a :
       {"11 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 9", "1 2 3 4 5 6 7 8 9", "0 2 3 4 5 6 7 8 9 10",
        "1 2 3 4 5 6 7 8 9 10 10", "01 2 3 4 5 6 7 8 9 10", "x 2 3 4 5 6 7 8 9 10"})
    EXPECT_EQ(refused_line(with(kTrack, "deal track " + std::string(zone_a) + rest, shuffled())),
              kTrack)
        << zone_a;
  EXPECT_EQ(refused_line(with(kTrack, "deal track " + std::string(kInOrder) + " 31")), kTrack);
}

// Two, three or four seats play, numbered from 1, each once.
TEST(Deal, TwoToFourSeatsPlay) {
  const Lines three = inserted(kSecondSeat + 1, "seat 3 Chloé");
  const Lines four = inserted(kSecondSeat + 2, "seat 4 Denis", three);
  for (const auto& [all, players] : {std::pair{three, 3}, std::pair{four, 4}}) {
    const auto result = replayed(all);
    ASSERT_TRUE(result) << result.error().line << ": " << result.error().reason;
    EXPECT_EQ(result->deal.players, players);
    EXPECT_EQ(seat_count(result->last()), static_cast<std::size_t>(players));
  }
  EXPECT_EQ(refused_line(inserted(kSecondSeat + 3, "seat 5 Emma", four)), kSecondSeat + 3);
  EXPECT_EQ(refused_line(without(kSecondSeat)), kSecondSeat - 1) << "one seat";
  EXPECT_EQ(refused_line(with(kSecondSeat, "seat 1 Belle")), kSecondSeat);
  EXPECT_EQ(refused_line(with(kSecondSeat, "seat 3 Belle")), kSecondSeat);
  EXPECT_EQ(refused_line(with(kSecondSeat, "seat blue Belle")), kSecondSeat);
}

// A named seat is the one that starts.
TEST(Deal, ANamedStarterStarts) {
  EXPECT_EQ(refused_line(with(kOption, "option start 1")), 0U);
  EXPECT_EQ(refused_line(with(kOption, "option start chance")), 0U);
  EXPECT_EQ(refused_line(with(kOption, "option start 2")), kStart);
  EXPECT_EQ(refused_line(with(kOption, "option start 3")), kOption);
  const Lines second = with(kStart, "deal start 2", with(kFirstMove, "move 2 draw 1"));
  EXPECT_EQ(refused_line(second), 0U);
}

// Defaults may be written out; other words, values and repetitions are refused.
TEST(Deal, OptionsAreKnownWords) {
  for (const std::string_view option :
       {"setup basic", "districts printed", "screens closed", "screens open"})
    EXPECT_EQ(refused_line(with(kOption, "option " + std::string(option))), 0U) << option;
  for (const std::string_view option :
       {"setup Basic", "setup random", "districts any", "screens shut", "start blue", "start 0",
        "postcards random", "setup basic shuffled"})
    EXPECT_EQ(refused_line(with(kOption, "option " + std::string(option))), kOption) << option;
  EXPECT_EQ(refused_line(inserted(kOption + 1, "option setup basic")), kOption + 1);
  EXPECT_TRUE(replayed(with(kOption, "option screens open"))->last().open.screens_open);
  EXPECT_FALSE(replayed(lines())->last().open.screens_open);
}

// What is written for a deal is read back as the same game.
TEST(Deal, WrittenLinesAreReadBack) {
  Options options;
  options.players = 4;
  options.shuffled = true;
  options.free_districts = true;
  options.screens_open = true;
  options.start = kThree;
  Random random(5);
  const Deal deal = deal_game(box(), options, random);
  const Record record = make_record<Paris>(box(), options, deal, {}, {"A", "B", "C", "D"});
  EXPECT_EQ(record.options.size(), 4U);
  const auto again = read_record(write_record(record));
  ASSERT_TRUE(again);
  const auto result = replay<Paris>(box(), *again);
  ASSERT_TRUE(result) << result.error().line << ": " << result.error().reason;
  EXPECT_EQ(result->last(), start_game(box(), deal));
}

}  // namespace
}  // namespace belle::paris
