#include "server/house_clock.h"

#include <gtest/gtest.h>

namespace belle::server {
namespace {

// An hour won or lost because the machine's clock was set.
TEST(HouseClock, GoesOnFromTheTimeOfTheSystem) {
  HouseClock clock(1000000, 50);
  EXPECT_EQ(clock.now(50), 1000000);
  EXPECT_EQ(clock.now(250), 1000200);
  EXPECT_EQ(clock.opened(450), 1000000);
}

// A game lost because the machine slept, or the process was stopped; a house that counts as closed
// because it was busy for a moment.
TEST(HouseClock, KnowsThatItStoodStill) {
  HouseClock clock(1000000, 0);
  clock.now(1900);
  EXPECT_EQ(clock.opened(3800), 1000000);
  EXPECT_EQ(clock.opened(10000), 1010000) << "whatever is asked for first";
  EXPECT_EQ(clock.now(10200), 1010200);
  EXPECT_EQ(clock.opened(10400), 1010000);
}

}  // namespace
}  // namespace belle::server
