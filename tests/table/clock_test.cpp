#include "table/clock.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "tests/table/table_test_kit.h"

namespace belle::table {
namespace {

constexpr Time kDay = 24LL * 60 * 60 * 1000;

const ClockKind kBank{ClockKind::Kind::Bank, 0, 60000, 10000};
const ClockKind kDays{ClockKind::Kind::Days, 3, 0, 0};

// A game without a clock that ends by one.
TEST(Clock, NoneNeverRunsOut) {
  Clock clock({}, 2);
  clock.ask(kOne, 5);
  EXPECT_FALSE(clock.deadline());
  clock.decided(9);
  clock.taken_back(kOne);
  clock.ask(kOne, 10);
  EXPECT_FALSE(clock.deadline());
}

// Days that are counted over the whole game instead of for each decision.
TEST(Clock, DaysAreForEachDecision) {
  Clock clock(kDays, 2);
  EXPECT_FALSE(clock.deadline()) << "nobody is asked yet";
  clock.ask(kOne, 0);
  EXPECT_EQ(clock.deadline(), 3 * kDay);
  EXPECT_EQ(clock.left(kOne, kDay), 2 * kDay);
  EXPECT_EQ(clock.left(kTwo, kDay), 3 * kDay);
  clock.decided(2 * kDay);
  clock.ask(kOne, 2 * kDay);
  EXPECT_EQ(clock.deadline(), 5 * kDay) << "a second decision of the same seat has its own days";
}

// An increment that is missing, comes before the decision, or goes to another person; time that
// passes while others think.
TEST(Clock, ABankShrinksWhileAskedAndGrowsByDeciding) {
  Clock clock(kBank, 2);
  clock.ask(kOne, 1000);
  EXPECT_EQ(clock.deadline(), 61000);
  EXPECT_EQ(clock.left(kOne, 21000), 40000);
  EXPECT_EQ(clock.left(kTwo, 21000), 60000);
  clock.decided(21000);
  EXPECT_EQ(clock.left(kOne, 99000), 50000);
  clock.ask(kTwo, 21000);
  EXPECT_EQ(clock.left(kOne, 99000), 50000);
  EXPECT_EQ(clock.left(kTwo, 99000), 0);
}

// Belle, who has no clock, using up a person's time.
TEST(Clock, NobodyIsAsked) {
  Clock clock(kBank, 2);
  clock.ask(std::nullopt, 1000);
  EXPECT_FALSE(clock.deadline());
  clock.decided(50000);
  EXPECT_EQ(clock.left(kOne, 50000), 60000);
}

// Winning time by playing and taking back: the increment again and again, or the time that was
// thought about the move that came next.
TEST(Clock, TakingBackWinsNoTime) {
  Clock clock(kBank, 2);
  Time now = 0;
  clock.ask(kOne, now);
  for (int times = 0; times < 5; ++times) {
    clock.decided(now += 1000);  // plays
    clock.ask(kOne, now);
    clock.taken_back(kOne);
    clock.ask(kOne, now += 2000);  // thinks, and takes it back
  }
  EXPECT_EQ(clock.left(kOne, now), 60000 + 10000 - 15000);
  clock.decided(now);
  clock.ask(kOne, now);
  EXPECT_EQ(clock.left(kOne, now), 55000) << "made again: the increment was given before";
  clock.decided(now);
  EXPECT_EQ(clock.left(kOne, now), 65000) << "the next decision is a new one";
}

// A game by correspondence that never ends, because its days begin anew with every undo.
TEST(Clock, TakingBackWinsNoDays) {
  Clock clock(kDays, 2);
  clock.ask(kOne, 0);
  for (int times = 0; times < 5; ++times) {
    clock.decided(kDay);
    clock.ask(kOne, kDay);
    clock.taken_back(kOne);
    clock.ask(kOne, 2 * kDay);
  }
  EXPECT_EQ(clock.deadline(), 4 * kDay) << "since the only decision that was new";
  clock.decided(3 * kDay);
  clock.ask(kTwo, 3 * kDay);
  EXPECT_EQ(clock.deadline(), 6 * kDay);
}

// A person who tried three moves, took them back and played one, and has only an hour left for a
// decision of the next turn.
TEST(Clock, WhatWasTakenBackCostsNoDaysOfTheNextTurn) {
  constexpr Time kHour = kDay / 24;
  for (const std::optional<Seat> other : {std::optional<Seat>(kTwo), std::optional<Seat>()}) {
    Clock clock({ClockKind::Kind::Days, 1, 0, 0}, 2);
    clock.ask(kOne, 0);
    for (int moves = 0; moves < 3; ++moves) {
      clock.decided(kHour);
      clock.ask(kOne, kHour);
    }
    for (int moves = 0; moves < 3; ++moves) clock.taken_back(kOne);
    clock.ask(kOne, kHour);
    clock.decided(2 * kHour);  // ends the turn
    clock.ask(other, 2 * kHour);
    clock.decided(3 * kHour);
    clock.ask(kOne, 3 * kHour);
    clock.decided(26 * kHour);
    clock.ask(kOne, 26 * kHour);
    EXPECT_EQ(clock.deadline(), 26 * kHour + kDay) << (other ? "after a person" : "after Belle");
  }
}

// The increment of a bank that is given again and again, by taking back in the next turn.
TEST(Clock, WhatWasTakenBackStillCostsAnIncrement) {
  Clock clock(kBank, 2);
  clock.ask(kOne, 0);
  clock.decided(0);
  clock.ask(kTwo, 0);
  clock.taken_back(kOne);
  clock.ask(kOne, 0);
  clock.ask(kTwo, 0);
  clock.ask(kOne, 0);
  clock.decided(0);
  EXPECT_EQ(clock.left(kOne, 0), 70000);
}

// Another person who leaves the table, and the clock of the seat that is asked starts anew.
TEST(Clock, BeingAskedAgainWinsNothing) {
  Clock bank(kBank, 3);
  bank.ask(kOne, 0);
  bank.ask(kOne, 20000);
  EXPECT_EQ(bank.deadline(), 60000);
  Clock days(kDays, 3);
  days.ask(kOne, 0);
  days.ask(kOne, kDay);
  EXPECT_EQ(days.deadline(), 3 * kDay);
}

// A house that was closed for a week, and everybody has lost.
TEST(Clock, ClosingTimeCostsNobodyTheGame) {
  Clock bank(kBank, 2);
  bank.ask(kOne, 0);
  bank.resumed(7 * kDay);
  EXPECT_EQ(bank.left(kOne, 7 * kDay), 60000);
  Clock days(kDays, 2);
  days.ask(kOne, 0);
  days.resumed(kDay);
  EXPECT_EQ(days.deadline(), 3 * kDay) << "still enough";
  days.resumed(7 * kDay);
  EXPECT_EQ(days.deadline(), 8 * kDay) << "a day to everybody";
  Clock one({ClockKind::Kind::Days, 1, 0, 0}, 2);
  one.ask(kOne, 0);
  one.resumed(7 * kDay);
  EXPECT_EQ(one.deadline(), 8 * kDay);
}

// A store that reckons with a deadline of its own after the house was closed, and is wrong when it
// was closed several times.
TEST(Clock, AfterClosingTimeTheDeadlineIsTheLaterOfTwo) {
  for (const ClockKind& kind : {kBank, kDays, ClockKind{ClockKind::Kind::Days, 1, 0, 0}})
    for (const Time opened : {Time{2000}, kDay / 2, 2 * kDay, 2 * kDay + 5000, 30 * kDay}) {
      Clock clock(kind, 2);
      clock.ask(kOne, 0);
      clock.decided(900);
      clock.ask(kTwo, 1000);
      const Time expected = std::max(*clock.deadline(), opened + clock.grace());
      Clock often = clock;
      clock.resumed(opened);
      EXPECT_EQ(clock.deadline(), expected) << opened;
      for (const Time before : {Time{1500}, opened / 2 + 1000, opened}) often.resumed(before);
      EXPECT_EQ(often.deadline(), expected) << opened;
    }
}

// More time than there was, when the machine's clock is set back.
TEST(Clock, AClockThatIsSetBackGivesNoTime) {
  Clock clock(kBank, 2);
  clock.ask(kOne, 50000);
  EXPECT_EQ(clock.left(kOne, 10000), 60000);
  clock.decided(10000);
  EXPECT_EQ(clock.left(kOne, 10000), 70000);
}

}  // namespace
}  // namespace belle::table
