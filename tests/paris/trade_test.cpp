// Buying and selling (sections 1 and 3, P6, P14).
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "tests/paris/position.h"

namespace belle::paris {
namespace {

using Texts = std::vector<std::string>;

// Wood, marble and gold are bought for 3, 4 and 5 francs, out of the reserve.
TEST(S1, ResourcesAreBoughtFor3And4And5) {
  for (const auto& [token, cost] :
       {std::pair{"wood", 3}, std::pair{"marble", 4}, std::pair{"gold", 5}}) {
    const Position position = Position().reserve(token);
    const std::string buy = std::string("buy ") + token;
    const State after = play(Position(position).francs(kOne, cost), {buy});
    EXPECT_EQ(francs(after, kOne), 0) << token;
    EXPECT_EQ(tokens(after, kOne), token);
    EXPECT_EQ(reserve(after), "") << token;
    EXPECT_EQ(ruling(Position(position).francs(kOne, cost - 1), buy), "P14") << token;
  }
}

// Resources are sold for 1, 2 and 3 francs into the reserve, prestige for the same out of the game.
TEST(S1, TokensAreSoldFor1And2And3) {
  struct Sale {
    std::string_view token;
    int francs;
    std::string_view reserve;
  };
  for (const Sale& sale : std::array<Sale, 6>{{{"wood", 1, "wood"},
                                               {"marble", 2, "marble"},
                                               {"gold", 3, "gold"},
                                               {"bronze*", 1, ""},
                                               {"silver*", 2, ""},
                                               {"gold*", 3, ""}}}) {
    const std::string sell = "sell " + std::string(sale.token);
    const State after = play(Position().tokens(kOne, sale.token).francs(kOne, 0), {sell});
    EXPECT_EQ(francs(after, kOne), sale.francs) << sell;
    EXPECT_EQ(tokens(after, kOne), "") << sell;
    EXPECT_EQ(reserve(after), sale.reserve) << sell;
    EXPECT_EQ(ruling(after, sell), "§3") << sell;
  }
}

// The reserve is empty at first: nothing can be bought, however rich one is.
TEST(P14, OnlyWhatLiesInTheReserveIsBought) {
  const State state = Position().francs(kOne, 100).reserve("marble");
  EXPECT_EQ(legal_moves(state, "buy "), Texts{"buy marble"});
  EXPECT_EQ(ruling(state, "buy wood"), "P14");
  EXPECT_EQ(ruling(play(state, {"buy marble"}), "buy marble"), "P14");
}

// Prestige tokens are never for sale.
TEST(S1, PrestigeIsNeverBought) {
  for (const std::string_view token : {"bronze*", "silver*", "gold*"})
    EXPECT_EQ(ruling(Position().francs(kOne, 100), "buy " + std::string(token)), "§1") << token;
}

// What one player spends another one may buy.
TEST(S4, SpentResourcesAreForEverybody) {
  const State state =
      Position().buildings("mon8").keys(kOne, "bank:mon").francs(kOne, 8).tokens(kOne, "wood");
  const State spent = play(state, {"move bank:mon mon8", "end", "draw 1"});
  EXPECT_EQ(tokens(play(spent, {"buy wood"}), kTwo), "wood");
}

// Any number of trades in one turn, also there and back, at the loss of 2 francs.
TEST(S3, AnyNumberOfTradesInATurn) {
  const State state = Position().reserve("wood marble gold").francs(kOne, 12);
  const State rich = play(state, {"buy wood", "buy marble", "buy gold"});
  EXPECT_EQ(tokens(rich, kOne), "wood marble gold");
  EXPECT_EQ(francs(rich, kOne), 0);
  const State back = play(rich, {"sell wood", "sell marble", "sell gold"});
  EXPECT_EQ(francs(back, kOne), 6);
  EXPECT_EQ(reserve(back), "wood marble gold");
}

// The bank's francs and the VP never run out: both go far beyond 255.
TEST(P6, MoneyAndPointsAreUnlimited) {
  const State state = Position().francs(kOne, 1000).points(kOne, 1000).bonuses(kOne, "5 22");
  const State after = play(state, {"use 5", "use 22", "key bank:ger"});
  EXPECT_EQ(francs(after, kOne), 1012);
  EXPECT_EQ(points(after, kOne), 1010);
  const State rich = Position().buildings("mon5").keys(kOne, "bank:mon").francs(kOne, 1000);
  EXPECT_EQ(francs(play(rich, {"move bank:mon mon5"}), kOne), 995);
}

}  // namespace
}  // namespace belle::paris
