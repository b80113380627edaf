// Building from the own reserve, without any postcard (section 4, L4).
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/lumiere/position.h"

namespace belle::lumiere {
namespace {

// A building stands on own and mixed spaces, never on a space that is taken.
TEST(S4, ABuildingNeedsFreeSpacesOfTheOwnColourOrMixed) {
  const State state = Position('b')
                          .ground('o', "a1 a2")
                          .ground('m', "a3 a4 a5")
                          .build(kBlue, "garden", "a5", 1)
                          .reserve(kOrange, "I3");
  EXPECT_EQ(legal_moves(state, "build "),
            (std::vector<std::string>{"build I3 a1 r1", "build I3 a2 r1"}));
  EXPECT_NE(ruling(state, "build I3 a3 r1"), "") << "the garden stands on a5";
}

// Building needs the building in the own reserve.
TEST(S4, OnlyTheOwnReserveIsBuilt) {
  const State state = Position('m').reserve(kOrange, "I3").reserve(kBlue, "V3");
  EXPECT_EQ(ruling(state, "build V3 a1 r0"), "§4") << "the rival's";
  EXPECT_EQ(ruling(state, "build O4 a1 r0"), "§4") << "in the pool";
  const State next = play(state, {"build I3 a1 r0"});
  EXPECT_EQ(next.open.reserve[index(kOrange)], 0);
  EXPECT_EQ(next.open.owned[index(kOrange)], only(building("I3")));
}

// A building takes its spaces, for both players and for good.
TEST(L4, ABuildingTakesItsSpaces) {
  const State state =
      play(Position('m').reserve(kOrange, "I3 O4").reserve(kBlue, "V3"), {"build I3 a1 r0"});
  EXPECT_EQ(names(laid(state.open) & ~free_spaces(state.open)), "a1 b1 c1");
  EXPECT_NE(ruling(state, "build V3 c1 r0"), "");
  const State next = play(state, {"build V3 d1 r0"});
  EXPECT_NE(ruling(next, "build O4 b1 r0"), "");
}

}  // namespace
}  // namespace belle::lumiere
