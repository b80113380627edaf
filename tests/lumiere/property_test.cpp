// What must hold in every game: the engine against the slow reference, text against moves,
// records against games, and the box against the table.
#include <algorithm>
#include <set>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "editions/editions.h"
#include "engine/core/replay.h"
#include "tests/any_seed.h"
#include "tests/lumiere/random_play.h"
#include "tests/lumiere/reference.h"

namespace belle::lumiere {
namespace {

const Edition& either_edition(bool corrected) {
  return corrected ? corrected_edition() : editions::shipped<Lumiere>();
}

// What tests/editions/turned/lumiere.json changes, told a second time.
reference::Box corrected_box() {
  reference::Box box = reference::rules_page_box();
  box.flip = true;
  box.streetlight_pieces_free = true;
  box.large_light_cross = true;
  box.vp = {.dancers_space = 2,
            .beside_statue = 4,
            .diagonal_to_statue = 3,
            .fountains_building = 5,
            .painters_streetlight = 6};
  box.tiles = {{1, "oooo"}, {2, "oxox"}, {3, "oLoL"}, {4, "ooxm"},
               {5, "ooxm"}, {6, "ooxm"}, {7, "oxmL"}, {8, "oLxm"}};
  box.buildings["O4"] = {"####"};
  box.buildings["T4"] = {".##", "##."};
  box.buildings["L4"] = {"##", "##"};
  box.buildings["S4"] = {"###", ".#."};
  box.buildings["P5"] = {"##..", ".###"};
  box.buildings["U5"] = {".#.", "###", ".#."};
  box.buildings["W5"] = {".##", "##.", ".#."};
  box.buildings["Y5"] = {"###", ".#.", ".#."};
  box.buildings["R6"] = {".##", "##.", "##."};
  box.buildings["J6"] = {"####", "#..#"};
  box.buildings["garden"] = {"#", "#"};
  return box;
}

reference::Setup reference_setup(const reference::Box& box, const Deal& deal) {
  reference::Setup setup;
  setup.start = kSeatNames[index(deal.start)];
  for (const Card card : Each<Card>(deal.cards)) {
    setup.cards.emplace_back(kCardIds[index(card)]);
  }
  for (const std::uint8_t tile : deal.tiles[0]) setup.orange_tiles.push_back(tile + 1);
  for (const std::uint8_t tile : deal.tiles[1]) setup.blue_tiles.push_back(tile + 1);
  setup.box = box;
  return setup;
}

void expect_same_sheet(const Edition& edition, const State& state, const reference::Game& slow,
                       Seat seat) {
  const ScoreSheet sheet = score(edition, state.open, seat);
  const reference::Sheet expected = slow.sheet(std::string(kSeatNames[index(seat)]));
  RC_ASSERT(sheet.lit == expected.lit);
  RC_ASSERT(sheet.group == expected.group);
  RC_ASSERT(sheet.unbuilt == expected.unbuilt);
  RC_ASSERT(sheet.cards == expected.cards);
  RC_ASSERT(sheet.total() == expected.total);
  RC_ASSERT(count(free_of_colour(state.open, seat)) == expected.free_own);
}

void plays_as_the_reference(const Edition& edition, const reference::Box& box) {
  const PlayedGame game = play(edition, *any_seed());
  reference::Game slow(reference_setup(box, game.deal));
  for (std::size_t ply = 0; ply < game.states.size(); ++ply) {
    const State& state = game.states[ply];
    const auto turn = to_move(state);
    RC_ASSERT(slow.to_move() == (turn ? kSeatNames[index(*turn)] : "over"));
    RC_ASSERT(slow.legal() == legal_texts(edition, state));
    for (const Seat seat : {kOrange, kBlue}) expect_same_sheet(edition, state, slow, seat);
    if (ply < game.moves.size()) slow.apply(format(edition, game.moves[ply]));
  }
  const Outcome end = outcome(edition, game.states.back()).value();
  std::vector<std::string> winners;
  for (const Seat seat : {kOrange, kBlue})
    if (end.won[index(seat)]) winners.emplace_back(kSeatNames[index(seat)]);
  RC_ASSERT(slow.winners() == winners);
}

// A clever shift that forgets a placement, or adds one, in any position of any game.
RC_GTEST_PROP(Reference, SameMovesTurnsAndScores, ()) {
  plays_as_the_reference(editions::shipped<Lumiere>(), reference::rules_page_box());
}

// The same where every ruling is turned and every kind of component is another: a reading that
// legal moves follow and points do not, or a shape that is known by its name.
RC_GTEST_PROP(Reference, SameMovesTurnsAndScoresInACorrectedEdition, ()) {
  plays_as_the_reference(corrected_edition(), corrected_box());
}

// A move whose text reads back as another one, two moves with one text or id, and a legal move
// for which a refusal is found.
RC_GTEST_PROP(Notation, FormatThenParseIsIdentity, (bool corrected)) {
  const std::uint64_t seed = *any_seed();
  const Edition& edition = either_edition(corrected);
  for (const State& state : play(edition, seed).states) {
    const std::vector<Move> moves = legal_moves(edition, state);
    std::set<std::string> texts;
    std::set<std::uint64_t> ids;
    for (const Move& move : moves) {
      const std::string text = format(edition, move);
      RC_ASSERT(parse(edition, text).value() == move);
      RC_ASSERT(!refusal(edition, state, move).has_value());
      texts.insert(text);
      ids.insert(id(move));
    }
    RC_ASSERT(texts.size() == moves.size());
    RC_ASSERT(ids.size() == moves.size());
  }
}

// The two descriptions of the rules drifting apart: a wished move is refused exactly if it is not
// in the legal set. The wishes are moves of other games, so most are nearly right.
RC_GTEST_PROP(Refusal, RefusesExactlyWhatIsNotLegal, (bool corrected)) {
  const std::uint64_t seed = *any_seed();
  const std::uint64_t wish_seed = *any_seed();
  const Edition& edition = either_edition(corrected);
  const PlayedGame game = play(edition, seed);
  const PlayedGame other = play(edition, wish_seed);
  Random random(seed ^ wish_seed);
  for (const State& state : game.states) {
    const std::vector<Move> moves = legal_moves(edition, state);
    const State& elsewhere =
        other.states[random.below(static_cast<std::uint32_t>(other.states.size()))];
    for (const Move& wish : legal_moves(edition, elsewhere)) {
      const bool is_legal = std::ranges::find(moves, wish) != moves.end();
      RC_ASSERT(refusal(edition, state, wish).has_value() == !is_legal);
    }
  }
}

// A record that does not give back the game it was written from.
RC_GTEST_PROP(Record, RoundTrip, (bool corrected)) {
  const std::uint64_t seed = *any_seed();
  const Edition& edition = either_edition(corrected);
  const PlayedGame game = play(edition, seed);
  const std::string text = write_record(
      make_record<Lumiere>(edition, game.options, game.deal, game.moves, {"Alice", "Zoé B."}));
  const auto record = read_record(text);
  RC_ASSERT(record.has_value());
  RC_ASSERT(write_record(*record) == text);
  const auto replayed = replay<Lumiere>(edition, *record);
  RC_ASSERT(replayed.has_value());
  RC_ASSERT(replayed->moves == game.moves);
  RC_ASSERT(replayed->states == game.states);
  RC_ASSERT(replayed->closed);
}

// Two positions that share something: playing on in a copy changes the original.
RC_GTEST_PROP(State, CopiesAreIndependent, ()) {
  const std::uint64_t seed = *any_seed();
  const Edition& edition = editions::shipped<Lumiere>();
  const PlayedGame game = play(edition, seed);
  for (std::size_t ply = 0; ply < game.moves.size(); ++ply) {
    const State original = game.states[ply];
    State copy = original;
    for (std::size_t next = ply; next < game.moves.size(); ++next)
      apply(edition, copy, game.moves[next]);
    RC_ASSERT(copy == game.states.back());
    RC_ASSERT(original == game.states[ply]);
  }
}

// A building in two places, a space of two kinds, a token or tile that vanishes.
RC_GTEST_PROP(Conservation, NothingAppearsOrVanishes, ()) {
  const std::uint64_t seed = *any_seed();
  const Edition& edition = editions::shipped<Lumiere>();
  for (const State& state : play(edition, seed).states) {
    const Open& open = state.open;
    // Every building is in the pool, a reserve, or on the board, once.
    const std::array<Buildings, 5> places{open.pool, open.reserve[0], open.reserve[1],
                                          open.owned[0], open.owned[1]};
    int pieces = 0;
    Buildings seen = 0;
    for (const Buildings place : places) {
      pieces += std::popcount(place);
      seen |= place;
    }
    RC_ASSERT(std::popcount(seen) == pieces);
    RC_ASSERT((seen & kAllBuildings) == kAllBuildings);
    // Buildings and single pieces share no space, and together are what is not free.
    Spaces covered = 0;
    int spaces = 0;
    for (const Spaces building : open.built) {
      covered |= building;
      spaces += count(building);
    }
    // The large streetlight may stand on the Lampadaire's: those two can share a space.
    for (const Spaces piece :
         {only(open.dancer), only(open.statue), only(open.fountain), only(open.painter),
          only(open.lampadaire) | only(open.large_streetlight)}) {
      covered |= piece;
      spaces += count(piece);
    }
    RC_ASSERT(count(covered) == spaces);
    RC_ASSERT(covered == open.covered);
    // A laid tile brings four spaces; a space is of one kind.
    const int laid_tiles = open.tiles_laid[0] + open.tiles_laid[1];
    RC_ASSERT(count(laid(open)) == 4 * laid_tiles);
    RC_ASSERT((open.colour[0] & open.colour[1]) == 0U);
    RC_ASSERT(((open.colour[0] | open.colour[1]) & open.mixed) == 0U);
    RC_ASSERT(((open.colour[0] | open.colour[1] | open.mixed) & open.streetlights) == 0U);
    for (const Seat seat : {kOrange, kBlue}) {
      int left = 0;
      for (const std::uint8_t of_face : open.tiles_left[index(seat)]) left += of_face;
      RC_ASSERT(left + open.tiles_laid[index(seat)] == static_cast<int>(kTiles));
      RC_ASSERT(tokens_left(open, seat) >= 0);
      RC_ASSERT(chimneys_left(open, seat) >= 0);
    }
    RC_ASSERT((open.played[0] & open.played[1]) == 0);
    RC_ASSERT(((open.played[0] | open.played[1]) & ~open.cards) == 0);
  }
}

}  // namespace
}  // namespace belle::lumiere
