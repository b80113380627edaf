#include "engine/core/random.h"

#include <algorithm>
#include <array>

#include <gtest/gtest.h>

namespace belle {
namespace {

// A changed generator: every seed that people have written down would deal another game. The
// numbers are those of xoshiro256** seeded by SplitMix64 from 0, as its authors publish them.
TEST(Random, TheSameSeedGivesTheSameNumbersForEver) {
  Random random(0);
  EXPECT_EQ(random.next(), 0x99ec5f36cb75f2b4U);
  EXPECT_EQ(random.next(), 0xbf6e1f784956452aU);
  EXPECT_EQ(random.next(), 0x1a5f849d4933e6e0U);
}

// A deal through a Chance that differs from one of the generator itself, or that draws from a copy
// and leaves the generator where it was.
TEST(Random, ChanceDrawsWhatItsSourceWouldDraw) {
  Random random(3);
  Random source(3);
  Chance chance = source;
  for (std::uint32_t bound = 1; bound < 1000; ++bound)
    EXPECT_EQ(chance.below(bound), random.below(bound));
  std::array<int, 9> items{0, 1, 2, 3, 4, 5, 6, 7, 8};
  std::array<int, 9> others = items;
  random.shuffle(items);
  chance.shuffle(others);
  EXPECT_EQ(others, items);
  EXPECT_EQ(source.next(), random.next());
}

// A bound that is reached, or numbers that are not equally likely.
TEST(Random, BelowIsUniformAndBelowTheBound) {
  Random random(1);
  constexpr int kDraws = 70000;
  std::array<int, 7> times{};
  for (int i = 0; i < kDraws; ++i) ++times.at(random.below(7));
  for (const int often : times) EXPECT_NEAR(often, kDraws / 7, 560);  // six standard deviations
}

// A shuffle that loses items or cannot reach every order.
TEST(Random, ShuffleReachesEveryOrder) {
  Random random(2);
  std::array<int, 6> times{};
  for (int i = 0; i < 6000; ++i) {
    std::array<int, 3> items{0, 1, 2};
    random.shuffle(items);
    std::array<int, 3> sorted = items;
    std::ranges::sort(sorted);
    EXPECT_EQ(sorted, (std::array<int, 3>{0, 1, 2}));
    ++times[static_cast<std::size_t>(items[0] * 2 + (items[1] > items[2] ? 1 : 0))];
  }
  for (const int often : times) EXPECT_NEAR(often, 1000, 180);  // six standard deviations
}

}  // namespace
}  // namespace belle
