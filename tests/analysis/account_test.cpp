#include "analysis/account.h"

#include <gtest/gtest.h>

#include "tests/analysis/fake.h"

namespace belle::analysis {
namespace {

void expect_near(const Value& value, double win, double margin) {
  EXPECT_NEAR(value.win, win, 1e-9);
  EXPECT_NEAR(value.margin, margin, 1e-9);
}

void expect_balanced(const Account& account) {
  Value sum = account.start;
  for (const Value& part : {account.play, account.others, account.luck}) sum += part;
  expect_near(sum, account.end.win, account.end.margin);
}

// A loss booked on the wrong seat, or luck with the wrong sign.
TEST(Account, TellsPlayFromLuckWithTwoSeats) {
  Analysis game = told(2);
  game.decisions = {choice(kFirst, {0.5, 1}, {0.4, -1}),    // loses 0.1
                    no_choice(kSecond),                     // tells nothing
                    choice(kSecond, {0.7, 2}, {0.65, 0}),   // drew well, then loses 0.05
                    choice(kFirst, {0.35, 0}, {0.35, 0})};  // no luck, no loss
  game.result = {{1, 3}, {0, -3}};
  const Account first = account(game, kFirst);
  expect_near(first.start, 0.5, 1);
  expect_near(first.play, -0.1, -2);
  expect_near(first.others, 0.05, 2);
  expect_near(first.luck, -0.1 + 0.65, -1 + 3);
  expect_near(first.end, 1, 3);
  const Account second = account(game, kSecond);
  expect_near(second.play, -0.05, -2);
  expect_near(second.others, 0.1, 2);
  expect_near(second.luck, 0.1 - 0.65, 1 - 3);
  expect_balanced(first);
  expect_balanced(second);
}

// What others did taken for luck, or a draw within the own turn taken for theirs.
TEST(Account, GoesFromOwnChoiceToOwnChoiceWithThreeSeats) {
  Analysis game = told(3);
  game.decisions = {choice(kFirst, {0.3, 0}, {0.3, 0}),
                    choice(kFirst, {0.4, 2}, {0.35, 1}),
                    choice(kSecond, {0.9, 9}, {0.1, -9}),
                    no_choice(kThird),
                    choice(kFirst, {0.5, 4}, {0.5, 4}),
                    no_choice(kSecond),
                    no_choice(kThird)};
  game.result = {{0.5, 0}, {0.5, 0}, {0, -7}};
  const Account first = account(game, kFirst);
  expect_near(first.start, 0.3, 0);
  expect_near(first.play, -0.05, -1);
  expect_near(first.others, 0.15, 3);
  expect_near(first.luck, 0.1 + 0, 2 - 4);
  expect_balanced(first);
  expect_balanced(account(game, kSecond));
  expect_near(account(game, kSecond).others, 0.5 - 0.1, 9);  // the first seat chose after it
  const Account third = account(game, kThird);               // never had a choice
  expect_near(third.start, 0, -7);
  expect_balanced(third);
  const auto line = graph(game, kFirst);
  ASSERT_EQ(line.size(), 8U);
  EXPECT_TRUE(line[0] && line[1] && line[4] && line[7]);
  EXPECT_FALSE(line[2] || line[3] || line[5] || line[6]);
}

// A game that was given up or still runs, with a result that nobody reached.
TEST(Account, EndsWithTheLastValueOrTheResignation) {
  Analysis game = told(2);
  EXPECT_EQ(account(game, kFirst).end, Value{});
  game.decisions = {choice(kFirst, {0.5, 1}, {0.4, -1})};
  expect_near(account(game, kSecond).end, 0.6, 1);
  EXPECT_FALSE(graph(game, kFirst)[1]);
  game.gave_up = kFirst;
  expect_near(account(game, kFirst).end, 0, -1);
  expect_near(account(game, kFirst).play, -0.5, -2);
  expect_near(account(game, kSecond).others, 0.5, 2);
  expect_balanced(account(game, kFirst));
  expect_balanced(account(game, kSecond));
}

// Anything lost or counted twice in a real game.
TEST(Account, BalancesInRandomGames) {
  const auto expect_all = [](const Analysis& game) {
    for (std::size_t seat = 0; seat < game.seats; ++seat) {
      const Account of_seat = account(game, Seat(seat));
      expect_balanced(of_seat);
      EXPECT_EQ(of_seat.end, (*game.result)[seat]);
      EXPECT_LE(of_seat.play.win, 0);
      EXPECT_LE(of_seat.play.margin, 0);
    }
  };
  expect_all(fancied(random_game<Lumiere>(2, 1)));
  for (std::size_t players = 2; players <= 4; ++players)
    expect_all(fancied(random_game<Paris>(players, players)));
}

}  // namespace
}  // namespace belle::analysis
