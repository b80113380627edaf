// The option, seat and deal lines of a record: complete, possible, and in agreement
// (docs/record.md).
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "engine/core/replay.h"
#include "tests/lumiere/position.h"

namespace belle::lumiere {
namespace {

using Lines = std::vector<std::string>;

// Line 11 is the first move.
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
          "move orange take I3"};
}

Lines with(std::size_t number, std::string_view line) {
  Lines all = lines();
  all[number - 1] = line;
  return all;
}
Lines without(std::size_t number) {
  Lines all = lines();
  all.erase(all.begin() + static_cast<std::ptrdiff_t>(number) - 1);
  return all;
}
Lines inserted(std::size_t number, std::string_view line) {
  Lines all = lines();
  all.insert(all.begin() + static_cast<std::ptrdiff_t>(number) - 1, std::string(line));
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

// The deal is what the lines say: the hand first, then the pile from its top.
TEST(Deal, TheLinesAreTheDeal) {
  const auto result = replayed(lines());
  ASSERT_TRUE(result) << result.error().line << ": " << result.error().reason;
  EXPECT_EQ(result->deal.start, kOrange);
  EXPECT_EQ(result->deal.cards, box().first_game);
  EXPECT_EQ(hand(result->states[0], kOrange), 2) << "tile 3";
  EXPECT_EQ(hand(result->states[0], kBlue), 1) << "tile 2";
  EXPECT_EQ(result->deal.tiles[1][7], 4) << "tile 5";
}

// The order of the deal lines is free, but none may be missing: that shows at the first move.
TEST(Deal, EveryDealLineIsRequiredInAnyOrder) {
  Lines all = lines();
  std::reverse(all.begin() + 6, all.begin() + 10);
  EXPECT_EQ(refused_line(all), 0);
  for (const std::size_t line : {7U, 8U, 9U, 10U}) EXPECT_EQ(refused_line(without(line)), 10);
  all = lines();
  all.resize(9);
  EXPECT_EQ(refused_line(all), 9) << "without a move it shows on the last line";
}

// Each deal line stands once.
TEST(Deal, RepeatedDealLinesAreRefused) {
  for (const std::size_t line : {7U, 8U, 9U, 10U})
    EXPECT_EQ(refused_line(inserted(11, lines()[line - 1])), 11) << lines()[line - 1];
}

// Nothing else is dealt.
TEST(Deal, UnknownDealLinesAreRefused) {
  EXPECT_EQ(refused_line(inserted(8, "deal pile 1")), 8);
  EXPECT_EQ(refused_line(with(7, "deal start green")), 7);
  EXPECT_EQ(refused_line(with(7, "deal start orange blue")), 7);
  EXPECT_EQ(refused_line(with(9, "deal tiles green 3 1 8 2 5 7 4 6")), 9);
}

// A player has each of the eight tiles once.
TEST(Deal, TilesAreTheEightOnce) {
  for (const std::string_view tiles :
       {"orange 3 1 8 2 5 7 4", "orange 3 1 8 2 5 7 4 6 6", "orange 3 1 8 2 5 7 4 4",
        "orange 0 1 8 2 5 7 4 6", "orange 9 1 8 2 5 7 4 6", "orange 03 1 8 2 5 7 4 6",
        "orange x 1 8 2 5 7 4 6", "orange"})
    EXPECT_EQ(refused_line(with(9, "deal tiles " + std::string(tiles))), 9) << tiles;
}

// A game has eight different postcards.
TEST(Deal, CardsAreEightDifferentOnes) {
  for (const std::string_view cards :
       {"levitation metro jardin sacre peintre chartier bouquinistes",
        "levitation metro jardin sacre peintre chartier bouquinistes lampadaire moulin",
        "levitation metro jardin sacre peintre chartier bouquinistes bouquinistes",
        "levitation metro jardin sacre peintre chartier bouquinistes rouge"}) {
    Lines all = with(8, "deal cards " + std::string(cards));
    all.erase(all.begin() + 3);  // no option that could disagree
    EXPECT_EQ(refused_line(all), 7) << cards;
    EXPECT_EQ(refused_line(with(4, "option postcards " + std::string(cards))), 4) << cards;
  }
}

// Options and deal agree: a first game has the starred postcards.
TEST(Deal, AFirstGameIsDealtTheStarredCards) {
  const std::string_view others =
      "deal cards moulin metro jardin sacre peintre chartier bouquinistes lampadaire";
  EXPECT_EQ(refused_line(with(8, others)), 8);
  Lines all = with(8, others);
  all[3] = "option postcards random";
  EXPECT_EQ(refused_line(all), 0);
}

// Named postcards are those dealt, in any order.
TEST(Deal, NamedCardsAreTheDealtCards) {
  EXPECT_EQ(refused_line(with(4,
                              "option postcards lampadaire metro jardin sacre peintre chartier "
                              "bouquinistes levitation")),
            0);
  EXPECT_EQ(refused_line(with(4,
                              "option postcards moulin metro jardin sacre peintre chartier "
                              "bouquinistes lampadaire")),
            8);
}

// A named seat is the one that starts.
TEST(Deal, ANamedStarterStarts) {
  EXPECT_EQ(refused_line(inserted(5, "option start orange")), 0);
  EXPECT_EQ(refused_line(inserted(5, "option start blue")), 8);
}

// Defaults may be written out.
TEST(Deal, DefaultOptionsAreAccepted) {
  Lines all = with(4, "option postcards random");
  all.insert(all.begin() + 4, "option start chance");
  const auto result = replayed(all);
  ASSERT_TRUE(result) << result.error().line << ": " << result.error().reason;
  EXPECT_EQ(result->options.postcards, Options::Postcards::Random);
  EXPECT_FALSE(result->options.start);
  EXPECT_EQ(refused_line(without(4)), 0);
}

// Unknown options, values and repetitions are refused.
TEST(Deal, OtherOptionsAreRefused) {
  EXPECT_EQ(refused_line(with(4, "option setup basic")), 4);
  EXPECT_EQ(refused_line(with(4, "option postcards First-game")), 4);
  EXPECT_EQ(refused_line(with(4, "option start green")), 4);
  EXPECT_EQ(refused_line(inserted(5, "option postcards first-game")), 5);
  EXPECT_EQ(refused_line(inserted(5, "option postcards random")), 5);
}

// Orange and Blue sit at the table, each once.
TEST(Deal, BothSeatsSitAtTheTableOnce) {
  EXPECT_EQ(refused_line(with(6, "seat orange Belle")), 6);
  EXPECT_EQ(refused_line(with(6, "seat green Belle")), 6);
  EXPECT_EQ(refused_line(inserted(7, "seat green Chloé")), 7);
  EXPECT_EQ(refused_line(inserted(7, "seat blue Chloé")), 7);
  EXPECT_EQ(refused_line(without(6)), 5);
}

// What is written for a deal is read back as the same deal.
TEST(Deal, WrittenLinesAreReadBack) {
  const Options options{Options::Postcards::Named, 0b1111'0000'1111, kBlue};
  Random random(5);
  const Deal deal = deal_game(box(), options, random);
  const Record record = make_record<Lumiere>(box(), options, deal, {}, {"Alice", "Belle"});
  const auto again = read_record(write_record(record));
  ASSERT_TRUE(again);
  const auto result = replay<Lumiere>(box(), *again);
  ASSERT_TRUE(result) << result.error().line << ": " << result.error().reason;
  EXPECT_EQ(result->options.named, options.named);
  EXPECT_EQ(result->options.start, options.start);
  EXPECT_EQ(result->deal.cards, deal.cards);
  EXPECT_EQ(result->deal.tiles, deal.tiles);
}

}  // namespace
}  // namespace belle::lumiere
