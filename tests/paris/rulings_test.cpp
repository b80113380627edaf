// The rulings on which tables differ, section 7 of the rules page: each in both readings.
#include <gtest/gtest.h>

#include "editions/tables.h"
#include "tests/paris/position.h"

namespace belle::paris {
namespace {

using Texts = std::vector<std::string>;

Edition with(const Rulings& rulings) {
  Tables tables = editions::read_tables<Paris>(editions::shipped_json<Paris>(), "").value();
  tables.rulings = rulings;
  tables.doubled_with_three = {6, 17, 25};  // so that a tile can be met again
  tables.doubled_with_four = {1, 5, 7, 12, 22, 29, 11, 15, 18};
  return make_edition(tables).value();
}

const Edition& usual() {
  static const Edition edition = with({});
  return edition;
}
const Edition& final_30() {
  static const Edition edition = with({.space_30 = Space30::Final});
  return edition;
}
const Edition& owned_ever() {
  static const Edition edition = with({.owned = Owned::Ever});
  return edition;
}
const Edition& temporary_pairs() {
  static const Edition edition = with({.count_as_pairs = CountAsPairs::Yes});
  return edition;
}

std::string_view word_of(const Edition& edition, const State& state, std::string_view text) {
  const auto refused = refusal(edition, state, as_move(text, edition));
  return refused ? refused->word : "";
}

std::string reason_of(const Edition& edition, const State& state, std::string_view text) {
  const auto refused = refusal(edition, state, as_move(text, edition));
  return refused ? refused->reason : "";
}

Texts explained(const Edition& edition, const State& state, std::string_view text) {
  return explain(edition, state, as_move(text, edition));
}

// A position of an edition with other second copies than the box.
State in(const Edition& edition, const Position& position) {
  State state = position;
  for (std::size_t number = 1; number <= kBonusNumbers; ++number) {
    state.open.bonus_left[number] = edition.copies[state.open.players][number];
    for (const Screen& own : state.open.screens)
      if ((own.bonuses >> number & 1U) != 0) --state.open.bonus_left[number];
  }
  return state;
}

// P12: a tile that takes a tile closed to a seat on the last space, or open in the other reading.
TEST(Rulings, Space30EndsTheWalkOrAllBonusTilesP12) {
  const State at_the_end = Position().meeple(kOne, 30).bonuses(kOne, "17 25 27");
  EXPECT_EQ(legal_moves(at_the_end, "use 25", usual()),
            (Texts{"use 25 26", "use 25 28", "use 25 29"}));
  EXPECT_EQ(legal_moves(at_the_end, "use 17", usual()).size(), 27U);
  EXPECT_EQ(francs(play(at_the_end, {"use 17 1", "use 1"}, usual()), kOne), 6);

  EXPECT_EQ(legal_moves(at_the_end, "use", final_30()), Texts{});
  EXPECT_EQ(ruling(at_the_end, "use 25 28", final_30()), "P12");
  EXPECT_EQ(ruling(at_the_end, "use 17 1", final_30()), "P12");
  EXPECT_EQ(word_of(final_30(), at_the_end, "use 17 1"), "track_closed");
}

// P12: the other reading closing tiles before the last space, or the use of tiles that take none.
TEST(Rulings, Space30IsTheLastSpaceAloneP12) {
  const State before = Position().meeple(kOne, 29).bonuses(kOne, "17 25");
  EXPECT_EQ(legal_moves(before, "use", final_30()), legal_moves(before, "use", usual()));
  const State other_tile = Position().meeple(kOne, 30).bonuses(kOne, "22");
  EXPECT_EQ(ruling(other_tile, "use 22", final_30()), "");
}

// P12: points of a tile taken on the last space, which one reading gives and the other takes away.
TEST(Rulings, Space30DecidesWhatTheLastTilesAreWorthP12) {
  const State at_the_end = Position().meeple(kOne, 30).bonuses(kOne, "17 25 27");
  const State with_ten = play(at_the_end, {"use 17 22", "use 22"}, usual());
  EXPECT_EQ(score(usual(), with_ten.open, kOne).play, 10);
  const State one_back = play(at_the_end, {"use 25 28"}, usual());
  EXPECT_EQ(screen(one_back.open, kOne).meeple, 28);
  // Tiles that were taken before stay worth what they are.
  const State rich = Position().meeple(kOne, 30).bonuses(kOne, "17 22 27").francs(kOne, 6);
  for (const Edition* edition : {&usual(), &final_30()}) {
    const State used = play(rich, {"use 22"}, *edition);
    EXPECT_EQ(score(*edition, used.open, kOne), (ScoreSheet{10, 6, 0}));
  }
}

// P12: a refusal that speaks of another rule, or an explanation of a move that the reading forbids.
TEST(Rulings, Space30IsExplainedByBothReadingsP12) {
  const State at_the_end = Position().meeple(kOne, 30).bonuses(kOne, "17 25 27").francs(kOne, 2);
  EXPECT_EQ(explained(usual(), at_the_end, "use 17 1"),
            Texts{"seat 1 uses bonus tile 17 (take any tile here) and takes tile 1 (3 francs)"});
  EXPECT_EQ(explained(usual(), at_the_end, "use 25 28"),
            Texts{"seat 1 uses bonus tile 25 (back 1-5 and take) and takes tile 28 "
                  "(7 VP per value 8)"});
  for (const std::string_view move : {"use 17 1", "use 25 28"}) {
    EXPECT_EQ(reason_of(usual(), at_the_end, move), "");
    EXPECT_EQ(reason_of(final_30(), at_the_end, move),
              "your meeple stands on the last space: no bonus tile comes any more");
  }
}

// P5: a used tile that hinders, or does not in the other reading.
TEST(Rulings, UsedTilesAreOwnedOrNotP5) {
  const auto used = [](const Edition& edition) {
    return play(in(edition, Position(3).bonuses(kOne, "6 17")), {"use 6"}, edition);
  };
  EXPECT_EQ(ruling(used(usual()), "use 17 6", usual()), "");
  EXPECT_EQ(ruling(used(owned_ever()), "use 17 6", owned_ever()), "P5");
  EXPECT_EQ(word_of(owned_ever(), used(owned_ever()), "use 17 6"), "tile_used");
  EXPECT_EQ(ruling(used(owned_ever()), "use 17 11", owned_ever()), "");

  const auto walking = [](const Edition& edition) {
    return play(
        in(edition, Position(3).bonuses(kOne, "6").keys(kOne, "bank:mon").buildings("mon1")),
        {"use 6", "move bank:mon mon1"}, edition);
  };
  EXPECT_EQ(ruling(walking(usual()), "bonus 6", usual()), "");
  EXPECT_EQ(ruling(walking(owned_ever()), "bonus 6", owned_ever()), "P5");
}

// P5: points for a number that one reading lets a seat have twice and the other does not.
TEST(Rulings, OwnedTilesAreScoredOnceOrTwiceP5) {
  const auto ready = [](const Edition& edition) {
    return in(edition, Position(3).bonuses(kOne, "6 17").keys(kOne, "mon1 bel1"));
  };
  const State twice = play(ready(usual()), {"use 6", "use 17 6", "use 6"}, usual());
  EXPECT_EQ(score(usual(), twice.open, kOne).play, 8);
  const State once = play(ready(owned_ever()), {"use 6", "use 17 11"}, owned_ever());
  EXPECT_EQ(score(owned_ever(), once.open, kOne).play, 4);
  EXPECT_EQ(legal_moves(once, "use", owned_ever()), Texts{"use 11"});
}

// P5: an explanation or a refusal by the other reading than the one that is played.
TEST(Rulings, OwnedTilesAreExplainedByBothReadingsP5) {
  const auto used = [](const Edition& edition) {
    return play(in(edition, Position(3).bonuses(kOne, "6 17 25")), {"use 6"}, edition);
  };
  const Texts taken{
      "seat 1 uses bonus tile 17 (take any tile here) and takes tile 6 (2 VP per value 1)"};
  EXPECT_EQ(explained(usual(), used(usual()), "use 17 6"), taken);
  EXPECT_EQ(reason_of(usual(), used(usual()), "use 17 6"), "");
  EXPECT_EQ(reason_of(owned_ever(), used(owned_ever()), "use 17 6"),
            "you have taken a tile 6 before: used ones count, too");
  EXPECT_EQ(reason_of(owned_ever(), used(owned_ever()), "use 17 25"), "you hold a tile 25 already");
  EXPECT_EQ(reason_of(usual(), used(usual()), "use 17 25"), "you hold a tile 25 already");
}

// P5: the tile in use taken for a used one, or for one that is held, in the wrong reading.
TEST(Rulings, TheTileBeingUsedIsOwnedOrNotP5) {
  const auto seventeen = [](const Edition& edition) {
    return in(edition, Position(3).bonuses(kOne, "17"));
  };
  EXPECT_EQ(ruling(seventeen(usual()), "use 17 17", usual()), "");
  EXPECT_EQ(ruling(seventeen(owned_ever()), "use 17 17", owned_ever()), "P5");
  EXPECT_EQ(word_of(owned_ever(), seventeen(owned_ever()), "use 17 17"), "tile_used");
}

// P5: used tiles of others that hinder, and used tiles that tile 20 counts.
TEST(Rulings, OnlyTheOwnUsedTilesAreOwnedP5) {
  State state = play(in(owned_ever(), Position(3).bonuses(kOne, "6 20").bonuses(kTwo, "17")),
                     {"use 6"}, owned_ever());
  const Move twenty = as_move("use 20", owned_ever());
  EXPECT_EQ(bonus_points(owned_ever(), state.open, twenty), 0);
  state.open.to_move = kTwo;
  EXPECT_EQ(ruling(state, "use 17 6", owned_ever()), "");
}

// P4: temporary tokens that make pairs, or do not in the other reading.
TEST(Rulings, TemporaryTokensMakePairsOrNotP4) {
  const State one_real =
      play(Position().tokens(kOne, "bronze*").bonuses(kOne, "8 23"), {"use 8 bronze*"});
  EXPECT_EQ(legal_moves(one_real, "use 23", usual()), Texts{});
  EXPECT_EQ(ruling(one_real, "use 23 bronze*", usual()), "P4");
  EXPECT_EQ(word_of(usual(), one_real, "use 23 bronze*"), "no_temporary_pairs");

  EXPECT_EQ(legal_moves(one_real, "use 23", temporary_pairs()), Texts{"use 23 bronze*"});
  const State handed_in = play(one_real, {"use 23 bronze*"}, temporary_pairs());
  EXPECT_EQ(points(handed_in, kOne), 2);
  EXPECT_EQ(tokens(handed_in, kOne), "");
  EXPECT_EQ(temporary(handed_in), "");
  EXPECT_EQ(word_of(temporary_pairs(), one_real, "use 23 bronze* bronze*"), "no_pairs");
}

// P4: a temporary token that enters the reserve with a pair, or a real one spent before it.
TEST(Rulings, TemporaryTokensOfPairsVanishFirstP4) {
  const State state = play(Position().tokens(kOne, "wood wood wood").bonuses(kOne, "2 24"),
                           {"use 2"}, temporary_pairs());
  EXPECT_EQ(legal_moves(state, "use 24", temporary_pairs()),
            (Texts{"use 24 wood", "use 24 wood wood"}));
  const State one = play(state, {"use 24 wood"}, temporary_pairs());
  EXPECT_EQ(temporary(one), "");
  EXPECT_EQ(tokens(one, kOne), "wood wood");
  EXPECT_EQ(reserve(one), "wood");
  const State both = play(state, {"use 24 wood wood"}, temporary_pairs());
  EXPECT_EQ(points(both, kOne), 4);
  EXPECT_EQ(reserve(both), "wood wood wood");
}

// P4: an explanation by the other reading than the one that is played.
TEST(Rulings, ExplanationsFollowTheReadingP4) {
  const State two_of_a_tile = play(Position().bonuses(kOne, "19 23"), {"use 19 silver* silver*"});
  const Texts lines = explained(temporary_pairs(), two_of_a_tile, "use 23 silver*");
  EXPECT_EQ(lines[1], "gives 2 VP now");
  EXPECT_EQ(lines[2], "seat 1: 0 → 2 points (play +2)");
  EXPECT_EQ(reason_of(usual(), two_of_a_tile, "use 23 silver*"), "temporary tokens make no pairs");
}

// P4: an edition is let in that asks for more moves than there is room for, because its pairs are
// counted as if only real tokens made them.
TEST(Rulings, PairsOfTemporaryTokensAreCountedAmongTheChoicesP4) {
  const auto made_with = [](CountAsPairs reading) {
    Tables tables = editions::read_tables<Paris>(editions::shipped_json<Paris>(), "").value();
    tables.rulings.count_as_pairs = reading;
    const Tables::Bonus pairs = tables.bonus.at(23);
    for (const int number : {6, 11, 15, 18, 22, 26, 28, 29}) {
      Tables::Bonus& tile = tables.bonus.at(static_cast<std::size_t>(number - 1));
      tile = pairs;
      tile.number = number;
    }
    return make_edition(tables);
  };
  EXPECT_TRUE(made_with(CountAsPairs::No));
  const auto refused = made_with(CountAsPairs::Yes);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().place + ": " + refused.error().reason,
            "bonus: the tiles leave too many choices");
}

}  // namespace
}  // namespace belle::paris
