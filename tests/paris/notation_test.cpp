// Moves as text: every form of section 6, its one spelling, and what it means.
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "tests/paris/position.h"

namespace belle::paris {
namespace {

void expect_unreadable(std::string_view text) {
  const auto move = parse(box(), text);
  ASSERT_FALSE(move) << "'" << text << "' is read as " << format(box(), *move);
  EXPECT_EQ(move.error().ruling, "§6") << "'" << text << "'";
  EXPECT_FALSE(move.error().reason.empty()) << "'" << text << "'";
}

// Every form of the table is read, and written back letter by letter.
TEST(S6, EveryFormIsReadAndWrittenTheSame) {
  for (const std::string_view text : {"draw 1",
                                      "draw 2",
                                      "draw 3",
                                      "place bel",
                                      "key arc",
                                      "key bank:mon",
                                      "move bank:mon mon3",
                                      "move arc ger8",
                                      "move mon3 mon5",
                                      "move mon5 mon@12",
                                      "move mon@9 mon@12",
                                      "move arc bel@15 new",
                                      "move bank:cha cha@9 new",
                                      "move vil8 vil@12 new",
                                      "move bat@10 bat@16 new",
                                      "flag E1",
                                      "flag E12",
                                      "pass",
                                      "bonus 1",
                                      "bonus 30",
                                      "bonus -",
                                      "prestige gold* gold*",
                                      "prestige bronze*",
                                      "prestige bronze* gold* silver*",
                                      "prestige gold* gold* silver*",
                                      "prestige -",
                                      "vp 20 mon",
                                      "vp 10 cha",
                                      "vp -",
                                      "use 8 silver*",
                                      "use 10 wood",
                                      "use 19 bronze* gold*",
                                      "use 21 gold wood",
                                      "use 21 marble wood",
                                      "use 23 bronze* bronze* gold*",
                                      "use 23 silver*",
                                      "use 24 gold marble wood",
                                      "use 17 30",
                                      "use 25 12",
                                      "use E1",
                                      "use E4 gold",
                                      "use E8 bronze*",
                                      "use E12",
                                      "buy wood",
                                      "buy marble",
                                      "buy gold",
                                      "sell wood",
                                      "sell gold",
                                      "sell bronze*",
                                      "sell silver*",
                                      "sell gold*",
                                      "end"}) {
    const auto move = parse(box(), text);
    ASSERT_TRUE(move) << text << ": " << move.error().reason;
    EXPECT_EQ(format(box(), *move), text);
  }
}

// Every bonus tile without words of its own is used by its number alone.
TEST(S6, EveryOtherTileIsUsedByItsNumber) {
  for (const int tile :
       {1, 2, 3, 4, 5, 6, 7, 9, 11, 12, 13, 14, 15, 16, 18, 20, 22, 26, 27, 28, 29, 30}) {
    const std::string text = "use " + std::to_string(tile);
    const auto move = parse(box(), text);
    ASSERT_TRUE(move) << text;
    EXPECT_EQ(*move, Move::use(tile));
    expect_unreadable(text + " gold");
  }
}

// The words mean what they say.
TEST(S6, TheWordsMeanWhatTheySay) {
  EXPECT_EQ(as_move("draw 2"), Move::draw(1)) << "piles are counted from 1";
  EXPECT_EQ(as_move("place bel"), Move::place(District::Belleville));
  EXPECT_EQ(as_move("key arc"), Move::key(kArc));
  EXPECT_EQ(as_move("key bank:vil"), Move::key(bank_of(District::Villette)));
  EXPECT_EQ(as_move("move bank:mon mon8"),
            Move::move(bank_of(District::Montmartre), space_at(District::Montmartre, 5),
                       District::Montmartre));
  EXPECT_EQ(as_move("move arc bel@15 new"),
            Move::move_to_new(kArc, landmark_place(6), District::Belleville));
  EXPECT_EQ(as_move("move bel1 bel@15"),
            Move::move(space_at(District::Belleville, 0), landmark_place(6), District::Belleville));
  EXPECT_EQ(as_move("flag E7"), Move::flag(6));
  EXPECT_EQ(as_move("vp 14 ger"), Move::vp_tile(3, District::Germain));
  EXPECT_EQ(as_move("prestige bronze* gold* gold*"), Move::prestige({1, 0, 2}));
  EXPECT_EQ(as_move("use 24 gold wood wood"), Move::use(24, {2, 0, 1}));
  EXPECT_EQ(as_move("use 25 12"), Move::use_to_take(25, 12));
  EXPECT_EQ(as_move("sell gold"), Move::sell(Token::Gold));
  EXPECT_EQ(as_move("sell gold*"), Move::sell(Token::GoldPrestige));
}

// Several words of one move stand in alphabetical order; any other order is refused.
TEST(S6, WordsStandInAlphabeticalOrder) {
  for (const std::string_view text :
       {"prestige silver* gold*", "prestige gold* bronze*", "prestige gold* silver* gold*",
        "use 19 silver* gold*", "use 19 gold* bronze*", "use 21 wood gold", "use 21 wood marble",
        "use 21 marble gold", "use 23 gold* bronze* bronze*", "use 23 bronze* gold* bronze*",
        "use 24 wood gold"})
    expect_unreadable(text);
}

// Bad words for the turn's steps.
TEST(S6, MisspeltStepsAreRefused) {
  for (const std::string_view text :
       {"",         " ",         "draw",      "draw 0",     "draw 4",   "draw 01",    "draw 1 2",
        "draw  1",  "draw 1 ",   " draw 1",   "Draw 1",     "draw one", "draw -1",    "draw\t1",
        "place",    "place xyz", "place Bel", "place bel5", "place",    "pass pass",  "Pass",
        "pass ",    "end 1",     "END",       "end ",       "skip",     "flag",       "flag E0",
        "flag E13", "flag e1",   "flag 1",    "flag E01",   "flag E",   "flag E1 E2", "draw 1\n"})
    expect_unreadable(text);
}

// Bad words for keys and their places.
TEST(S6, MisspeltKeysAreRefused) {
  for (const std::string_view text : {"key",
                                      "key mon",
                                      "key bank",
                                      "key bank:",
                                      "key bank:xyz",
                                      "key Arc",
                                      "key arc arc",
                                      "key mon5",
                                      "key mon@12",
                                      "move",
                                      "move arc",
                                      "move arc mon",
                                      "move arc mon6",
                                      "move arc mon7",
                                      "move arc mon05",
                                      "move arc mon12",
                                      "move arc mon@8",
                                      "move arc mon@17",
                                      "move arc mon@012",
                                      "move arc mon@",
                                      "move arc mo5",
                                      "move arc xyz5",
                                      "move mon mon5",
                                      "move  arc mon5",
                                      "move arc mon5 ",
                                      "move arc mon5 new",
                                      "move arc mon@15 New",
                                      "move arc mon@15 old",
                                      "move arc mon@15 new new",
                                      "move arc new mon@15",
                                      "move arc @15 new"})
    expect_unreadable(text);
}

// Bad answers to the questions that follow.
TEST(S6, MisspeltAnswersAreRefused) {
  for (const std::string_view text : {"bonus",
                                      "bonus 0",
                                      "bonus 31",
                                      "bonus 07",
                                      "bonus - -",
                                      "bonus --",
                                      "bonus 3 4",
                                      "prestige",
                                      "prestige gold",
                                      "prestige wood",
                                      "prestige gold* -",
                                      "prestige - gold*",
                                      "prestige gold* gold* gold* gold*",
                                      "prestige gold*  gold*",
                                      "vp",
                                      "vp 20",
                                      "vp mon",
                                      "vp mon 20",
                                      "vp 15 mon",
                                      "vp 9 mon",
                                      "vp 20 xyz",
                                      "vp 20 mon mon",
                                      "vp 20 -",
                                      "vp - mon"})
    expect_unreadable(text);
}

// Bad free actions.
TEST(S6, MisspeltFreeActionsAreRefused) {
  for (const std::string_view text :
       {"use",       "use 0",        "use 31",       "use 018",
        "use x",     "use E",        "use E0",       "use E13",
        "use e1",    "use 8",        "use 8 wood",   "use 8 gold* gold*",
        "use 10",    "use 10 gold*", "use 17",       "use 17 0",
        "use 17 31", "use 17 3 4",   "use 17 -",     "use 25",
        "use 25 -",  "use 23 gold",  "use 24 gold*", "use 9 mon5",
        "use E9 3",  "buy",          "buy stone",    "buy wood wood",
        "buy Wood",  "buy 3",        "sell",         "sell gold *",
        "sell *",    "sell gold**",  "sell wood 2"})
    expect_unreadable(text);
}

// A refusal of a hostile word is short.
TEST(S6, AnEndlessWordGivesAShortRefusal) {
  for (const std::string_view verb : {"", "move ", "move arc ", "use ", "sell ", "place ", "vp "}) {
    const auto move = parse(box(), std::string(verb) + std::string(100'000, 'x'));
    ASSERT_FALSE(move);
    EXPECT_LT(move.error().reason.size(), 200U) << verb;
  }
}

}  // namespace
}  // namespace belle::paris
