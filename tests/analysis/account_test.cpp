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
  for (const Value& part : {account.play, account.others, account.luck, account.error}) sum += part;
  expect_near(sum, account.end.win, account.end.margin);
}

// A loss booked on the wrong seat, or luck with the wrong sign.
TEST(Account, TellsPlayFromLuckWithTwoSeats) {
  Analysis game = told(2);
  game.decisions = {choice(kFirst, {0.5, 1}, {0.4, -1}),    // loses 0.1
                    drawn(no_choice(kSecond)),              // tells nothing
                    choice(kSecond, {0.7, 2}, {0.65, 0}),   // drew well, then loses 0.05
                    choice(kFirst, {0.35, 0}, {0.35, 0})};  // no luck, no loss
  game.result = {{1, 3}, {0, -3}};
  const Account first = account(game, kFirst);
  expect_near(first.start, 0.5, 1);
  expect_near(first.play, -0.1, -2);
  expect_near(first.others, 0.05, 2);
  expect_near(first.luck, -0.1, -1);
  expect_near(first.error, 0.65, 3);
  expect_near(first.end, 1, 3);
  const Account second = account(game, kSecond);
  expect_near(second.play, -0.05, -2);
  expect_near(second.others, 0.1, 2);
  expect_near(second.luck, 0.1, 1);
  expect_near(second.error, -0.65, -3);
  expect_balanced(first);
  expect_balanced(second);
}

// An opinion that changed though nothing was drawn, told as luck.
TEST(Account, CallsAChangeWithoutNewsAnError) {
  Analysis game = told(2);
  game.decisions = {choice(kFirst, {0.5, 0}, {0.5, 0}), choice(kSecond, {0.6, 4}, {0.6, 4}),
                    drawn(choice(kFirst, {0.4, -4}, {0.4, -4})),
                    choice(kFirst, {0.7, 5}, {0.7, 5})};
  const Account first = account(game, kFirst);
  expect_near(first.error, -0.1, -4);
  expect_near(first.luck, 0.3, 9);
  expect_balanced(first);
}

// With three seats a seat's chance known at its own choices only, or chances that sum to more.
TEST(Account, TellsEverySeatAtEveryChoiceWithThreeSeats) {
  Analysis game = told(3);
  game.decisions = {
      shared(choice(kFirst, {0.4, 2}, {0.2, -4}), Values{{{0.4, 2}, {0.5, -2}, {0.1, -9}}},
             Values{{{0.2, -4}, {0.6, 4}, {0.2, -8}}}),
      drawn(no_choice(kSecond)),
      shared(choice(kSecond, {0.7, 6}, {0.7, 6}), Values{{{0.2, -6}, {0.7, 6}, {0.1, -9}}},
             Values{{{0.2, -6}, {0.7, 6}, {0.1, -9}}})};
  game.result = {{0, -7}, {1, 7}, {0, -12}};
  const Account first = account(game, kFirst);
  expect_near(first.play, -0.2, -6);
  expect_near(first.others, 0, 0);
  expect_near(first.luck, 0, -2);
  expect_near(first.error, -0.2, -1);
  const Account third = account(game, kThird);  // never had a choice
  expect_near(third.start, 0.1, -9);
  expect_near(third.others, 0.1, 1);
  expect_near(third.luck, -0.1, -1);
  for (const Seat seat : {kFirst, kSecond, kThird}) {
    expect_balanced(account(game, seat));
    const auto line = graph(game, seat);
    ASSERT_EQ(line.size(), 4U);
    EXPECT_TRUE(line[0] && line[2] && line[3]);
    EXPECT_FALSE(line[1]);
  }
}

// Chances of all seats that sum to more or less than one.
TEST(Account, TheChancesOfAllSeatsSumToOne) {
  for (std::size_t players = 2; players <= 4; ++players) {
    const Analysis game = fancied(random_game<Paris>(players, players));
    for (std::size_t place = 0; place < game.decisions.size(); ++place) {
      if (game.decisions[place].forced()) continue;
      double sum = 0;
      for (std::size_t seat = 0; seat < players; ++seat) sum += graph(game, Seat(seat))[place]->win;
      EXPECT_NEAR(sum, 1, 1e-6) << players << " players, place " << place;
    }
  }
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
