// A box in which every ruling is turned, every reconstructed fact is another one, and two landmarks
// have one value: what must hold in every game holds there, too.
#include <algorithm>
#include <set>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "editions/editions.h"
#include "engine/core/replay.h"
#include "tests/any_seed.h"
#include "tests/paris/other_boxes.h"
#include "tests/paris/random_play.h"
#include "tests/paris/same_game.h"
#include "tests/written_view.h"

namespace belle::paris {
namespace {

// The kinds of games in turn, so that each is played as often as the others: a property's number
// of tries is shared by two to four players and both set-ups, with districts as printed and free.
Options next_kind() {
  static std::size_t games = 0;
  Options options;
  options.players = static_cast<std::uint8_t>(2 + games % 3);
  options.shuffled = games / 3 % 2 == 1;
  ++games;
  return options;
}

// A fact or a reading that is known outside the edition.
RC_GTEST_PROP(TurnedBox, SameMovesTurnsAndScores, ()) {
  static const reference::paris::Box box = reference_box(turned_tables());
  Options options = next_kind();
  for (const bool free_districts : {false, true}) {
    options.free_districts = free_districts;
    expect_same_game(turned_edition(), play(turned_edition(), *any_seed(), options), box);
  }
}

// A move whose text reads back as another one, two moves with one text, refusals that read the
// rules otherwise, and a record that does not give back its game.
RC_GTEST_PROP(TurnedBox, NotationRefusalAndRecordFollowTheEdition, ()) {
  const Edition& edition = turned_edition();
  const PlayedGame game = play(edition, *any_seed());
  for (std::size_t ply = 0; ply < game.moves.size(); ++ply) {
    const State& state = game.states[ply];
    const std::vector<Move> moves = legal_moves(edition, state);
    std::set<std::string> texts;
    for (const Move& move : moves) {
      const std::string text = format(edition, move);
      RC_ASSERT(parse(edition, text).value() == move);
      RC_ASSERT(!refusal(edition, state, move).has_value());
      RC_ASSERT(texts.insert(text).second);
    }
    const State& later = game.states[(ply * 7 + 3) % game.states.size()];
    for (const Move& wish : legal_moves(edition, later))
      RC_ASSERT(refusal(edition, state, wish).has_value() ==
                (std::ranges::find(moves, wish) == moves.end()));
  }
  const std::vector<std::string> names(game.options.players, "Zoé B.");
  const auto record = read_record(
      write_record(make_record<Paris>(edition, game.options, game.deal, game.moves, names)));
  const auto replayed = replay<Paris>(edition, *record);
  RC_ASSERT(replayed.has_value());
  RC_ASSERT(replayed->states == game.states);
}

// A view that loses what a ruling asks for, and a text from anywhere that breaks what uses it.
RC_GTEST_PROP(TurnedBox, ViewsComeBackAndSurviveChanges, ()) {
  constexpr std::uint32_t kOneIn = 8;
  const std::uint64_t seed = *any_seed();
  const auto states = play(turned_edition(), seed).states;
  every_view_comes_back<Paris>(turned_edition(), states, kOneIn, seed);
  every_view_survives_changes<Paris>(turned_edition(), states, kOneIn, seed);
}

// Games that never come to what is turned would show nothing.
TEST(TurnedBox, GamesComeToWhatIsTurned) {
  std::set<std::string> seen;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const PlayedGame game = play(turned_edition(), seed);
    for (std::size_t ply = 0; ply < game.moves.size(); ++ply) {
      const Move& move = game.moves[ply];
      const Open& open = game.states[ply].open;
      const std::string text = format(turned_edition(), move);
      if (text.ends_with("@11b new")) seen.insert("the second of two");
      if (text.ends_with("@11 new") && target_of(turned_edition(), open, move) != move.to)
        seen.insert("the second alone");
      if (open.gone != 0) seen.insert("a tile that left the game");
      if (screen(open, open.to_move).meeple == kBonusNumbers) seen.insert("a meeple on space 30");
      if (move.kind != Move::Kind::Use) continue;
      const BonusTile& tile = turned_edition().bonus[move.number];
      const bool prestige = tile.effect == BonusEffect::PrestigePairs;
      if (prestige || tile.effect == BonusEffect::ResourcePairs)
        for (std::size_t kind = 0; kind < 3; ++kind)
          if (move.kinds[kind] > 0 && open.temporary[kind + (prestige ? kResources : 0)] > 0)
            seen.insert("a pair with a temporary token");
    }
    for (std::size_t number = 1; number <= kBonusNumbers; ++number)
      for (const Screen& own : game.states.back().open.screens)
        if ((own.used >> number & 1U) != 0 && game.states.back().open.bonus_left[number] > 0)
          seen.insert("a used tile whose other copy is there");
  }
  EXPECT_EQ(seen.size(), 6U);
}

}  // namespace
}  // namespace belle::paris
