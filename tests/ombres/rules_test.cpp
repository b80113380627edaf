// Ombres through the contract of a game: whole games, counts, records, and what a seat may know.
#include <map>
#include <memory>

#include <gtest/gtest.h>

#include "editions/editions.h"
#include "engine/core/playout.h"
#include "engine/core/replay.h"
#include "tests/ombres/ombres.h"

namespace belle::ombres {
namespace {

const Edition& edition() { return editions::shipped<Ombres>(); }

State dealt(Square sun, Square moon) { return start_game(edition(), {Seat{0}, {sun, moon}}); }

State after(State state, const std::vector<std::string>& moves) {
  for (const std::string& move : moves) apply(edition(), state, *parse(edition(), move));
  return state;
}

// Counts that are known of noughts and crosses: the shadows change what a game is worth, not how
// it goes.
TEST(OmbresRules, O2O3CountsOfMoves) {
  const State start = dealt(0, 8);
  EXPECT_EQ(perft<Ombres>(edition(), start, 1), 9U);
  EXPECT_EQ(perft<Ombres>(edition(), start, 4), 3024U);
  EXPECT_EQ(perft<Ombres>(edition(), start, 6), 54720U);
  EXPECT_EQ(perft<Ombres>(edition(), start, 9), 127872U);
}

TEST(OmbresRules, O2AMarkedSquareIsRefusedByItsRule) {
  const State state = after(dealt(0, 8), {"mark b2"});
  const auto refused = refusal(edition(), state, *parse(edition(), "mark b2"));
  ASSERT_TRUE(refused);
  EXPECT_EQ(refused->ruling, "O2");
  EXPECT_EQ(refused->at, "b2");
  EXPECT_FALSE(parse(edition(), "mark d1"));
  EXPECT_FALSE(parse(edition(), "mark b2 "));
}

TEST(OmbresRules, O4ARowAndAShadowCount) {
  const State row = after(dealt(0, 8), {"mark a1", "mark a2", "mark b1", "mark b2", "mark c1"});
  ASSERT_TRUE(outcome(edition(), row));
  EXPECT_EQ(score_line(edition(), row, Seat{0}), "sun 4 row 3 shadow 1");
  EXPECT_EQ(score_line(edition(), row, Seat{1}), "moon 0 row 0 shadow 0");
  const State full = after(dealt(0, 1), {"mark a1", "mark b1", "mark c1", "mark b2", "mark a2",
                                         "mark c2", "mark b3", "mark a3", "mark c3"});
  const auto tie = outcome(edition(), full);
  ASSERT_TRUE(tie);
  EXPECT_TRUE(tie->won[0] && tie->won[1]);
}

// A record that another program could not replay to the same end.
TEST(OmbresRules, RecordsOfRandomGamesHold) {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Random random(seed);
    const Deal deal = deal_game(edition(), {}, random);
    State state = start_game(edition(), deal);
    std::vector<Move> played;
    Moves moves;
    play_out<Ombres>(edition(), state, moves, random,
                     [&](const Move& move) { played.push_back(move); });
    const std::string text =
        write_record(make_record<Ombres>(edition(), {}, deal, played, {"Alice", "Bruno"}));
    const auto record = read_record(text);
    ASSERT_TRUE(record) << text;
    const auto replayed = replay<Ombres>(edition(), *record);
    ASSERT_TRUE(replayed) << replayed.error().reason << '\n' << text;
    EXPECT_TRUE(replayed->closed);
  }
}

// A view, its text, its redeal or its drawing that depends on a shadow which the viewer may not
// know; or a redeal that is not every possible one equally often.
TEST(OmbresSecrecy, WhatIsHiddenChangesNothing) {
  const std::vector<std::string> moves{"mark b2", "mark a1"};
  const State truth = after(dealt(2, 8), moves);
  const State other = after(dealt(2, 5), moves);
  const View view = make_view(edition(), truth, Seat{0});
  EXPECT_EQ(view, make_view(edition(), other, Seat{0}));
  EXPECT_EQ(write_view(edition(), view),
            write_view(edition(), make_view(edition(), other, Seat{0})));
  JsonText json;
  write_position(json, edition(), view);
  EXPECT_NE(json.written().find(R"("shadows":{"sun":"c1","moon":null})"), std::string::npos)
      << json.written();
  Random random(1889);
  std::map<Square, int> drawn;
  for (int i = 0; i < 6000; ++i) {
    const State redealt = redeal(edition(), view, random);
    EXPECT_EQ(make_view(edition(), redealt, Seat{0}), view);
    ++drawn[redealt.shadows[1]];
  }
  EXPECT_EQ(drawn.size(), 6U) << "seven squares are free, and one is the own shadow";
  for (const auto& [square, times] : drawn) EXPECT_NEAR(times, 1000, 150) << int{square};
}

TEST(OmbresSecrecy, O2AMarkedShadowLiesOpen) {
  const State state = after(dealt(2, 8), {"mark c3"});
  EXPECT_EQ(make_view(edition(), state, {}).shadows[1], Square{8});
  EXPECT_FALSE(make_view(edition(), state, {}).shadows[0]);
}

// A view that another process could not read, or one from outside that nobody could play.
TEST(OmbresSecrecy, AViewTravels) {
  Random random(7);
  for (int i = 0; i < 300; ++i) {
    State state = start_game(edition(), deal_game(edition(), {}, random));
    Moves moves;
    for (std::uint32_t left = random.below(9); left > 0 && to_move(state); --left) {
      legal(edition(), state, moves);
      apply(edition(), state, random_move(moves, random));
    }
    for (const std::optional<Seat> viewer :
         {std::optional<Seat>{}, std::optional(Seat{0}), std::optional(Seat{1})}) {
      const View view = make_view(edition(), state, viewer);
      const std::string text = write_view(edition(), view);
      const auto read = read_view(edition(), text);
      ASSERT_TRUE(read) << read.error();
      EXPECT_EQ(*read, view);
      EXPECT_FALSE(read_view(edition(), text + "A"));
      std::string other = text;
      other[random.below(static_cast<std::uint32_t>(other.size()))] = "sm.-?0485"[random.below(9)];
      const auto hostile = read_view(edition(), other);
      if (!hostile) continue;
      EXPECT_EQ(make_view(edition(), redeal(edition(), *hostile, random), hostile->viewer),
                *hostile)
          << other;
    }
  }
  EXPECT_FALSE(read_view(edition(), ""));
}

}  // namespace
}  // namespace belle::ombres
