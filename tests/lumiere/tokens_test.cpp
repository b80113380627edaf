// Action tokens, and postcards taken without effect (section 4, L8, L16).
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "tests/lumiere/position.h"

namespace belle::lumiere {
namespace {

using Texts = std::vector<std::string>;

constexpr std::array<std::string_view, 9> kWithEffect{"moulin",  "penseur",      "fontaine",
                                                      "lumiere", "levitation",   "jardin",
                                                      "peintre", "bouquinistes", "lampadaire"};
constexpr std::array<std::string_view, 3> kSimplyKept{"metro", "sacre", "chartier"};

// Orange's colour everywhere, a streetlight, a building in reserve and one that stands: every
// postcard has an effect here.
Position rich(std::string_view card) {
  return Position('o')
      .ground('L', "h8")
      .reserve(kOrange, "I3")
      .build(kOrange, "V3", "a1")
      .cards(card);
}

// Each card played costs one of four tokens; without a token no card is played.
TEST(S4, AFifthPostcardCannotBePlayed) {
  const State state = Position('o').tokens(kOrange, 0).cards("sacre moulin").reserve(kOrange, "I3");
  EXPECT_EQ(ruling(state, "card sacre"), "§4");
  EXPECT_EQ(ruling(state, "card moulin e4"), "§4");
  EXPECT_EQ(ruling(state, "card moulin -"), "§4");
  EXPECT_EQ(legal_moves(state, "card "), Texts{});
}

// The rival's tokens are the rival's.
TEST(S4, OnlyTheOwnTokensAreCounted) {
  const State state = Position('o').tokens(kBlue, 0).cards("sacre");
  EXPECT_EQ(ruling(state, "card sacre"), "");
}

// A postcard is played once, by one player.
TEST(S4, APlayedPostcardIsGoneForBoth) {
  for (const Seat seat : {kOrange, kBlue}) {
    const State state = Position('m').put(seat, "fontaine", "e4").played(seat, "moulin");
    EXPECT_EQ(ruling(state, "card fontaine a1"), "§4");
    EXPECT_EQ(ruling(state, "card fontaine -"), "§4");
    EXPECT_EQ(ruling(state, "card moulin -"), "§4");
  }
}

// Only the eight postcards laid out at the start can be played.
TEST(S2, APostcardOutsideTheGameCannotBePlayed) {
  const State state =
      Position('o').cards("levitation metro jardin sacre peintre chartier bouquinistes lampadaire");
  EXPECT_EQ(ruling(state, "card moulin e4"), "§2");
  EXPECT_EQ(ruling(state, "card moulin -"), "§2");
  EXPECT_EQ(legal_moves(state, "card fontaine"), Texts{});
}

// A card may be taken without effect though its effect is possible.
TEST(L8, EveryOtherCardMayBeTakenWithoutEffect) {
  for (const std::string_view card : kWithEffect) {
    const std::string text = "card " + std::string(card);
    EXPECT_GT(legal_moves(rich(card), text).size(), 1U) << text;
    EXPECT_EQ(ruling(rich(card), text + " -"), "");
  }
}

// Taken without effect, a card costs its token and changes nothing on the table.
TEST(L8, WithoutEffectOnlyTheTokenMoves) {
  for (const std::string_view card : kWithEffect) {
    const State before = rich(card);
    const State after = play(before, {"card " + std::string(card) + " -"});
    EXPECT_EQ(tokens_left(after.open, kOrange), 3);
    Open expected = before.open;
    expected.played[index(kOrange)] |= only(*card_named(card));
    expected.to_move = kBlue;
    EXPECT_EQ(after.open, expected) << card;
  }
}

// A card taken without effect scores nothing at the end, for nobody.
TEST(L8, WithoutEffectACardScoresNothing) {
  const State state = Position('o').played(kOrange, "moulin penseur fontaine peintre");
  EXPECT_EQ(score(state.open, kOrange).cards, 0);
  EXPECT_EQ(score(state.open, kBlue).cards, 0);
}

// Where no effect is possible, taking it without effect is all that can be done with a card.
TEST(L8, AnImpossibleEffectLeavesTheCardWithoutEffect) {
  for (const std::string_view card : kWithEffect) {
    const State state = Position('b').reserve(kOrange, "I3").cards(card);
    const std::string text = "card " + std::string(card);
    EXPECT_EQ(legal_moves(state, text), Texts{text + " -"});
  }
}

// A garden taken without effect is not an unbuilt building.
TEST(L8, AGardenTakenWithoutEffectCostsNothing) {
  const State state = play(rich("jardin"), {"card jardin -"});
  EXPECT_EQ(score(state.open, kOrange).unbuilt, -3) << "I3 alone";
}

// Sacré-Cœur, Métropolitain and Chartier have no form without effect, in spelling …
TEST(L16, KeptCardsHaveNoFormWithoutEffect) {
  for (const std::string_view card : kSimplyKept) {
    const std::string text = "card " + std::string(card);
    EXPECT_EQ(legal_moves(rich(card), text), Texts{text});
    EXPECT_EQ(ruling(rich(card), text + " -"), "L16");
  }
}

// … and they are put nowhere.
TEST(L16, KeptCardsArePutNowhere) {
  for (const std::string_view card : kSimplyKept) {
    const auto broken = refusal(box(), rich(card), Move::card_at(*card_named(card), Space{0}));
    ASSERT_TRUE(broken) << card;
    EXPECT_EQ(broken->ruling, "L16") << card;
    EXPECT_EQ(ruling(rich(card), "card " + std::string(card) + " a1"), "§6");
  }
}

// Playing one of them costs a token and keeps it with its player; the table stays as it is.
TEST(L16, AKeptCardLiesWithItsPlayer) {
  for (const std::string_view card : kSimplyKept) {
    const State before = rich(card);
    const State after = play(before, {"card " + std::string(card)});
    Open expected = before.open;
    expected.played[index(kOrange)] |= only(*card_named(card));
    expected.held[index(kOrange)] |= only(*card_named(card));
    expected.to_move = kBlue;
    EXPECT_EQ(after.open, expected) << card;
    EXPECT_EQ(tokens_left(after.open, kOrange), 3) << card;
  }
}

}  // namespace
}  // namespace belle::lumiere
