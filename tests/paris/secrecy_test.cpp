// Secrets stay secret: what a seat may not know changes nothing that it is given.
#include <algorithm>
#include <optional>
#include <set>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "editions/editions.h"
#include "editions/json.h"
#include "tests/any_seed.h"
#include "tests/paris/other_secrets.h"
#include "tests/paris/random_play.h"
#include "tests/written.h"

namespace belle::paris {
namespace {

const Edition& shipped() { return editions::shipped<Paris>(); }

std::vector<std::optional<Seat>> viewers(const State& state) {
  std::vector<std::optional<Seat>> all{std::nullopt};
  for (std::size_t i = 0; i < state.open.players; ++i) all.emplace_back(Seat(i));
  return all;
}

std::string effect_text(const State& state, const Move& move) {
  JsonText json;
  write_effect(json, shipped(), state, move);
  return json.written();
}

// A hidden tile that shines through: in the view, in the legal moves, in an explanation.
RC_GTEST_PROP(NonInterference, HiddenTilesChangeNothingASeatIsGiven, ()) {
  const std::uint64_t seed = *any_seed();
  const PlayedGame game = play(shipped(), seed);
  Random random(seed);
  for (std::size_t ply = 0; ply < game.states.size(); ++ply) {
    const State& state = game.states[ply];
    for (const std::optional<Seat> viewer : viewers(state)) {
      const State other = with_other_secrets(state, viewer, random);
      RC_ASSERT(make_view(shipped(), other, viewer) == make_view(shipped(), state, viewer));
      if (!viewer || to_move(state) != viewer) continue;
      RC_ASSERT(legal_texts(shipped(), other) == legal_texts(shipped(), state));
      RC_ASSERT(explain(shipped(), other, game.moves[ply]) ==
                explain(shipped(), state, game.moves[ply]));
      RC_ASSERT(effect_text(other, game.moves[ply]) == effect_text(state, game.moves[ply]));
    }
  }
}

// Whether a position of a game is looked at: not every one, where text is compared.
bool chosen(Random& random) { return random.below(4) == 0; }

std::optional<Seat> any_viewer(const State& state, Random& random) {
  const auto all = viewers(state);
  return all[random.below(static_cast<std::uint32_t>(all.size()))];
}

// The same in what is written for a page, and in the deal lines: be it the top of a pile.
RC_GTEST_PROP(NonInterference, HiddenTilesChangeNothingThatIsWritten, ()) {
  const std::uint64_t seed = *any_seed();
  const PlayedGame game = play(shipped(), seed);
  Random random(seed);
  for (const State& state : game.states) {
    if (!chosen(random)) continue;
    const std::optional<Seat> viewer = any_viewer(state, random);
    const State other = with_other_secrets(state, viewer, random);
    RC_ASSERT(written_position<Paris>(shipped(), other, viewer) ==
              written_position<Paris>(shipped(), state, viewer));
    const State redealt = redeal(shipped(), make_view(shipped(), state, viewer), random);
    RC_ASSERT(written_deal<Paris>(shipped(), deal_of(redealt, game.deal), redealt, viewer) ==
              written_deal<Paris>(shipped(), game.deal, state, viewer));
  }
}

// Other francs, tokens and bonus tiles behind every screen that is closed to the viewer.
State with_other_screens(const State& state, std::optional<Seat> viewer, Random& random) {
  State other = state;
  for (std::size_t i = 0; i < state.open.players; ++i) {
    if (viewer == Seat(i)) continue;
    Screen& screen = other.open.screens[i];
    screen.francs = static_cast<std::uint16_t>(random.below(40));
    screen.bonuses = static_cast<Bonuses>(random.next()) & ~Bonuses{1} & ~(Bonuses{1} << 31);
    for (std::uint8_t& tokens : screen.tokens) tokens = static_cast<std::uint8_t>(random.below(6));
  }
  return other;
}

// What stands behind a closed screen shining through, be it in a score, or in what a move would
// bring.
RC_GTEST_PROP(NonInterference, ClosedScreensChangeNothingThatIsTold, ()) {
  const std::uint64_t seed = *any_seed();
  const PlayedGame game = play(shipped(), seed);
  Random random(seed);
  for (std::size_t ply = 0; ply < game.moves.size(); ++ply) {  // the final scoring opens them
    if (!chosen(random)) continue;
    State state = game.states[ply];
    state.open.screens_open = false;
    const std::optional<Seat> viewer = any_viewer(state, random);
    const State other = with_other_screens(state, viewer, random);
    RC_ASSERT(written_position<Paris>(shipped(), other, viewer) ==
              written_position<Paris>(shipped(), state, viewer));
    const Move& move = game.moves[ply];
    const State across = with_other_screens(state, to_move(state), random);
    RC_ASSERT(explain(shipped(), across, move) == explain(shipped(), state, move));
    RC_ASSERT(effect_text(across, move) == effect_text(state, move));
  }
}

// A move that can be taken back although a player learnt something by it. Whatever the hidden facts
// are, as far as a viewer can tell, a move that reads the same is legal and shows the same.
RC_GTEST_PROP(Binding, MovesThatCanBeTakenBackShowNothing, ()) {
  const std::uint64_t seed = *any_seed();
  const PlayedGame game = play(shipped(), seed);
  Random random(seed);
  for (std::size_t ply = 0; ply < game.moves.size(); ++ply) {
    const State& state = game.states[ply];
    const Move& move = game.moves[ply];
    if (binding(shipped(), state, move)) continue;
    const State& after = game.states[ply + 1];
    RC_ASSERT(to_move(after) == to_move(state));
    const std::optional<Seat> viewer = any_viewer(state, random);
    const auto read = [&](const Move& m) {
      return format_for(viewer, shipped(), m, state.open.to_move);
    };
    const State other = redeal(shipped(), make_view(shipped(), state, viewer), random);
    bool possible = false;
    for (const Move& like : legal_moves(shipped(), other)) {
      if (like.kind != move.kind || read(like) != read(move)) continue;
      possible = true;
      RC_ASSERT(!binding(shipped(), other, like));
      State next = other;
      apply(shipped(), next, like);
      RC_ASSERT(make_view(shipped(), next, viewer) == make_view(shipped(), after, viewer));
    }
    RC_ASSERT(possible);
  }
}

// A page that cannot read a position, or that must load too much.
RC_GTEST_PROP(WrittenPosition, IsShortAndStrictJson, ()) {
  const std::uint64_t seed = *any_seed();
  const PlayedGame game = play(shipped(), seed);
  Random random(seed);
  for (const State& state : game.states) {
    if (to_move(state) && random.below(16) != 0) continue;
    const std::string text = written_position<Paris>(shipped(), state, Seat(0));
    RC_ASSERT(text.size() <= 6200U);  // up to 5400 were seen: four players, free districts
    RC_ASSERT(editions::parse_json(text, "position").has_value());
  }
}

// A test that changes nothing would prove nothing: secrets do differ, in most late positions.
TEST(NonInterference, TheSecretsReallyDiffer) {
  const PlayedGame game = play(shipped(), 1);
  Random random(1);
  int different = 0;
  for (const State& state : game.states)
    different += with_other_secrets(state, Seat(0), random) == state ? 0 : 1;
  EXPECT_GT(different, static_cast<int>(game.states.size() / 2));
}

// A redealt game in which the viewer would notice the exchange, or that is not a possible one.
RC_GTEST_PROP(Redeal, LooksTheSameToTheViewer, ()) {
  const std::uint64_t seed = *any_seed();
  const PlayedGame game = play(shipped(), seed);
  Random random(seed);
  for (const State& state : game.states) {
    for (const std::optional<Seat> viewer : viewers(state)) {
      const View view = make_view(shipped(), state, viewer);
      const State redealt = redeal(shipped(), view, random);
      RC_ASSERT(make_view(shipped(), redealt, viewer) == view);
      if (viewer && to_move(state) == viewer)
        RC_ASSERT(legal_texts(shipped(), redealt) == legal_texts(shipped(), state));
      std::set<Tile> tiles;
      for (std::size_t pile = 0; pile < kPiles; ++pile)
        for (std::size_t i = 0; i < state.open.pile_left[pile]; ++i)
          tiles.insert(redealt.piles[pile][i]);
      for (const Place space : Each<Place>(state.open.buildings))
        tiles.insert(state.open.building[index(space)]);
      const int known = state.open.pile_left[0] + state.open.pile_left[1] +
                        state.open.pile_left[2] + count(state.open.buildings);
      RC_ASSERT(static_cast<int>(tiles.size()) == known);
      unsigned end_tiles = redealt.end_supply;
      for (const std::uint16_t held : redealt.end_tiles) {
        RC_ASSERT((end_tiles & held) == 0U);
        end_tiles |= held;
      }
    }
  }
}

// Forgetting what was seen: a tile seen in the supply is never dealt to a player who took before,
// and one that was gone is never dealt to a player who took later.
TEST(Redeal, RemembersWhatTheSeatSawInTheSupply) {
  const State start = start_game(shipped(), [] {
    Random random(5);
    Options options;
    options.players = 3;
    options.start = Seat(0);
    return deal_game(shipped(), options, random);
  }());
  State state = start;
  Random random(6);
  const auto moves = std::make_unique<Moves>();
  // Play, without taking end-game tiles, until seat 1 could take the first one.
  while (!piles_empty(state.open) || state.open.stage != Stage::Act ||
         state.open.to_move != Seat(0)) {
    legal(shipped(), state, *moves);
    Move move = random_move(*moves, random);
    while (move.kind == Move::Kind::Flag) move = random_move(*moves, random);
    apply(shipped(), state, move);
  }
  const auto flag = [&](int tile) {
    apply(shipped(), state, Move::flag(tile));
    apply(shipped(), state, Move::end());
  };
  ASSERT_EQ(state.open.takings, 0);
  flag(3);  // seat 1 takes E4
  flag(7);  // seat 2 sees that E4 is gone, takes E8
  flag(9);  // seat 3 takes E10, unseen by seat 2
  const View view = make_view(shipped(), state, Seat(1));
  std::set<std::uint16_t> third_hands;
  for (int i = 0; i < 300; ++i) {
    const State redealt = redeal(shipped(), view, random);
    EXPECT_EQ(redealt.end_tiles[0], 1U << 3);
    EXPECT_EQ(redealt.end_tiles[1], 1U << 7);
    third_hands.insert(redealt.end_tiles[2]);
  }
  EXPECT_EQ(third_hands.size(), 10U);  // any of the ten that seat 2 saw last
}

}  // namespace
}  // namespace belle::paris
