// What must hold in every game: the engine against the slow reference, text against moves,
// records against games, and the box against the table.
#include <algorithm>
#include <set>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "editions/editions.h"
#include "engine/core/replay.h"
#include "engine/paris/describe.h"
#include "tests/any_seed.h"
#include "tests/paris/other_boxes.h"
#include "tests/paris/random_play.h"
#include "tests/paris/same_game.h"

namespace belle::paris {
namespace {

const Edition& edition() { return editions::shipped<Paris>(); }

// A clever mask that forgets a target, a choice asked too often or not at all, a wrong price.
RC_GTEST_PROP(Reference, SameMovesTurnsAndScores, ()) {
  const PlayedGame game = play(edition(), *any_seed());
  expect_same_game(edition(), game, reference::paris::printed_box());
}

// A tile's number that means something outside the edition.
RC_GTEST_PROP(Reference, TilesDoWhatTheEditionSays, ()) {
  const std::uint64_t seed = *any_seed();
  const ShuffledBox box = shuffled_box(seed);
  const PlayedGame game = play(box.edition, seed);
  expect_same_game(box.edition, game, reference_box(box.tables));
  for (std::size_t ply = 0; ply < game.moves.size(); ++ply) {
    const State& state = game.states[ply];
    const std::vector<Move> moves = legal_moves(box.edition, state);
    for (const Move& move : moves) {
      RC_ASSERT(parse(box.edition, format(box.edition, move)).value() == move);
      RC_ASSERT(!refusal(box.edition, state, move).has_value());
      if (move.kind != Move::Kind::Use) continue;
      const std::string said = explain(box.edition, state, move).front();
      const std::string does =
          describe_bonus(edition(), box.acts_as.at(move.number), state.open.players);
      RC_ASSERT(said.find("uses bonus tile " + std::to_string(move.number) + " (" + does + ")") !=
                std::string::npos);
    }
    const State& later = game.states[(ply * 7 + 3) % game.states.size()];
    for (const Move& wish : legal_moves(box.edition, later))
      RC_ASSERT(refusal(box.edition, state, wish).has_value() ==
                (std::ranges::find(moves, wish) == moves.end()));
  }
}

// A move whose text reads back as another one, two moves with one text or id, and a legal move
// for which a refusal is found.
RC_GTEST_PROP(Notation, FormatThenParseIsIdentity, ()) {
  for (const State& state : play(edition(), *any_seed()).states) {
    const std::vector<Move> moves = legal_moves(edition(), state);
    std::set<std::string> texts;
    std::set<std::uint64_t> ids;
    for (const Move& move : moves) {
      const std::string text = format(edition(), move);
      RC_ASSERT(parse(edition(), text).value() == move);
      RC_ASSERT(!refusal(edition(), state, move).has_value());
      texts.insert(text);
      ids.insert(id(move));
    }
    RC_ASSERT(texts.size() == moves.size());
    RC_ASSERT(ids.size() == moves.size());
  }
}

// The two descriptions of the rules drifting apart: a wished move is refused exactly if it is not
// in the legal set. The wishes are moves of other games, so most are nearly right.
RC_GTEST_PROP(Refusal, RefusesExactlyWhatIsNotLegal, ()) {
  const std::uint64_t seed = *any_seed();
  const PlayedGame game = play(edition(), seed);
  const PlayedGame other = play(edition(), *any_seed());
  Random random(seed);
  for (const State& state : game.states) {
    const std::vector<Move> moves = legal_moves(edition(), state);
    const State& elsewhere =
        other.states[random.below(static_cast<std::uint32_t>(other.states.size()))];
    for (const Move& wish : legal_moves(edition(), elsewhere)) {
      const bool is_legal = std::ranges::find(moves, wish) != moves.end();
      RC_ASSERT(refusal(edition(), state, wish).has_value() == !is_legal);
    }
  }
}

// A record that does not give back the game it was written from.
RC_GTEST_PROP(Record, RoundTrip, ()) {
  const PlayedGame game = play(edition(), *any_seed());
  const std::vector<std::string> names(game.options.players, "Zoé B.");
  const std::string text =
      write_record(make_record<Paris>(edition(), game.options, game.deal, game.moves, names));
  const auto record = read_record(text);
  RC_ASSERT(record.has_value());
  RC_ASSERT(write_record(*record) == text);
  const auto replayed = replay<Paris>(edition(), *record);
  RC_ASSERT(replayed.has_value());
  RC_ASSERT(replayed->moves == game.moves);
  RC_ASSERT(replayed->states == game.states);
  RC_ASSERT(replayed->closed);
}

// Two positions that share something: playing on in a copy changes the original.
RC_GTEST_PROP(State, CopiesAreIndependent, ()) {
  const PlayedGame game = play(edition(), *any_seed());
  for (std::size_t ply = 0; ply < game.moves.size(); ply += 7) {
    const State original = game.states[ply];
    State copy = original;
    for (std::size_t next = ply; next < game.moves.size(); ++next)
      apply(edition(), copy, game.moves[next]);
    RC_ASSERT(copy == game.states.back());
    RC_ASSERT(original == game.states[ply]);
  }
}

// A token, key or tile that appears from nowhere or vanishes.
RC_GTEST_PROP(Conservation, NothingAppearsOrVanishes, ()) {
  const PlayedGame game = play(edition(), *any_seed());
  const int all_keys = kStartKeys[game.options.players] + kReserveKeys;
  std::array<int, kResources> resources{};
  for (const State& state : game.states) {
    const Open& open = state.open;
    for (std::size_t i = 0; i < open.players; ++i) {
      const Screen& own = open.screens[i];
      RC_ASSERT(own.keys + own.reserve_keys + count(open.keys[i]) + count(open.twice[i]) ==
                all_keys);
      RC_ASSERT((open.twice[i] & ~open.keys[i]) == 0U);
    }
    // Six of each resource: beside spaces, with players, in the reserve.
    for (std::size_t r = 0; r < kResources; ++r) {
      resources[r] = open.reserve[r];
      for (const std::uint8_t token : open.tokens) resources[r] += token == r ? 1 : 0;
      for (const Screen& own : open.screens) resources[r] += own.tokens[r];
      RC_ASSERT(resources[r] == 6);
    }
    // Bonus tiles are on the track, held, or used.
    for (std::size_t number = 1; number <= kBonusNumbers; ++number) {
      int tiles = open.bonus_left[number];
      for (const Screen& own : open.screens) {
        tiles += static_cast<int>(own.bonuses >> number & 1U);
        tiles += static_cast<int>((own.used >> number & 1U) + (own.used_twice >> number & 1U));
      }
      RC_ASSERT(tiles == edition().copies[open.players][number]);
    }
    // Every end-game tile is in the supply, held by one player, or used.
    unsigned seen = state.end_supply;
    int tiles = std::popcount(state.end_supply);
    for (const std::uint16_t held : state.end_tiles) {
      seen |= held;
      tiles += std::popcount(held);
    }
    for (std::size_t tile = 0; tile < kEndTiles; ++tile) {
      if (open.used_by[tile] == kNobody) continue;
      seen |= 1U << tile;
      ++tiles;
    }
    RC_ASSERT(seen == (1U << kEndTiles) - 1);
    RC_ASSERT(tiles == static_cast<int>(kEndTiles));
    // Buildings stand on their value; a tile is in a pile, on the board, drawn, or gone.
    const int in_piles = open.pile_left[0] + open.pile_left[1] + open.pile_left[2];
    const int dealt = open.free_districts ? 36 : 33;
    RC_ASSERT(in_piles + count(open.buildings) + count(open.gone) +
                  (open.drawn == kNoTile ? 0 : 1) ==
              dealt);
    for (const Place space : Each<Place>(open.buildings))
      RC_ASSERT(open.building[index(space)] % kSpacesInDistrict ==
                index(space) % kSpacesInDistrict);
  }
}

// A game that does not end: random players who trade as much as they like.
RC_GTEST_PROP(End, EveryGameEndsWithEquallyManyTurns, ()) {
  const PlayedGame game = play(edition(), *any_seed());
  std::array<int, kMostPlayers> turns{};
  for (std::size_t ply = 0; ply < game.moves.size(); ++ply)
    if (game.moves[ply].kind == Move::Kind::End) ++turns[index(*to_move(game.states[ply]))];
  for (std::size_t i = 1; i < game.options.players; ++i) RC_ASSERT(turns[i] == turns[0]);
  RC_ASSERT(turns[0] * game.options.players <= 450);
}

}  // namespace
}  // namespace belle::paris
