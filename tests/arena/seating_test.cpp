#include "arena/seating.h"

#include <algorithm>
#include <set>
#include <string>

#include <gtest/gtest.h>

namespace belle::arena {
namespace {

std::string letters(const Seating& seating) {
  std::string text;
  for (const Side side : seating) text += side == Side::A ? 'A' : 'B';
  return text;
}

std::vector<std::string> all(std::size_t seats, Manner manner) {
  std::vector<std::string> result;
  for (const Seating& seating : seatings(seats, manner)) result.push_back(letters(seating));
  return result;
}

TEST(SeatingTest, IsWhatTheHeaderSays) {
  using Rotation = std::vector<std::string>;
  EXPECT_EQ(all(2, Manner::Balanced), (Rotation{"AB", "BA"}));
  EXPECT_EQ(all(2, Manner::OneAgainstAll), (Rotation{"AB", "BA"}));
  EXPECT_EQ(all(3, Manner::Balanced), (Rotation{"ABB", "BAA", "BAB", "ABA", "BBA", "AAB"}));
  EXPECT_EQ(all(3, Manner::OneAgainstAll), (Rotation{"ABB", "BAB", "BBA"}));
  EXPECT_EQ(all(4, Manner::Balanced), (Rotation{"AABB", "ABAB", "ABBA", "BAAB", "BABA", "BBAA"}));
  EXPECT_EQ(all(4, Manner::OneAgainstAll), (Rotation{"ABBB", "BABB", "BBAB", "BBBA"}));
}

// A seat that A has more often than another seat.
TEST(SeatingTest, EverySeatIsAsOftenOfA) {
  for (const Manner manner : {Manner::Balanced, Manner::OneAgainstAll})
    for (std::size_t seats = 2; seats <= 4; ++seats) {
      const auto rotation = seatings(seats, manner);
      std::set<std::ptrdiff_t> times;
      for (std::size_t seat = 0; seat < seats; ++seat)
        times.insert(std::ranges::count_if(
            rotation, [&](const Seating& each) { return each[seat] == Side::A; }));
      EXPECT_EQ(times.size(), 1U) << seats;
    }
}

// Seeds that come again within a long match.
TEST(SeatingTest, SeedsDiffer) {
  std::set<std::uint64_t> seeds;
  for (std::uint64_t seed = 0; seed < 10; ++seed)
    for (std::uint64_t purpose = 0; purpose < 1000; ++purpose)
      seeds.insert(derived_seed(seed, purpose));
  EXPECT_EQ(seeds.size(), 10000U);
}

}  // namespace
}  // namespace belle::arena
