// The moves and which of them are legal. A Move has a field for each word of the notation; fields
// that its kind does not use keep the value the makers below give them, so that equal moves are
// equal values.
#pragma once

#include <cstdint>
#include <type_traits>

#include "engine/core/list.h"
#include "engine/lumiere/state.h"

namespace belle::lumiere {

struct alignas(8) Move {
  enum class Kind : std::uint8_t { Lay, Take, Pass, Build, Card };

  Kind kind;
  Card card;
  Building building;  // taken, built, or got by Levitation
  Building given;     // to the pool, by Levitation
  Space space;        // the area, the anchor, or where the card's piece goes; kNowhere for a card
                      // that is kept or taken without effect
  Turn turn;          // of the tile or building; for the statue its Facing
  Space joined;       // first space of the building the annex joins, if there is a choice

  friend bool operator==(const Move&, const Move&) = default;

  static constexpr Move make(Kind kind, Card card, Building building, Space space, Turn turn) {
    return {kind, card, building, Building{0}, space, turn, kNowhere};
  }
  static constexpr Move lay(Space area, Turn turn) {
    return make(Kind::Lay, Card{0}, Building{0}, area, turn);
  }
  static constexpr Move take(Building building) {
    return make(Kind::Take, Card{0}, building, kNowhere, Turn{0});
  }
  static constexpr Move pass() { return make(Kind::Pass, Card{0}, Building{0}, kNowhere, Turn{0}); }
  static constexpr Move build(Building building, Space anchor, Turn turn) {
    return make(Kind::Build, Card{0}, building, anchor, turn);
  }
  /// A card that is kept, or taken without effect.
  static constexpr Move card_only(Card card) {
    return make(Kind::Card, card, Building{0}, kNowhere, Turn{0});
  }
  static constexpr Move card_at(Card card, Space space) {
    return make(Kind::Card, card, Building{0}, space, Turn{0});
  }
  static constexpr Move statue(Space space, Facing facing) {
    return make(Kind::Card, Card::Penseur, Building{0}, space,
                Turn{static_cast<std::uint8_t>(facing)});
  }
  static constexpr Move garden(Space anchor, Turn turn) {
    return make(Kind::Card, Card::Jardin, kGarden, anchor, turn);
  }
  static constexpr Move levitation(Building given, Building got, Space anchor, Turn turn) {
    return {Kind::Card, Card::Levitation, got, given, anchor, turn, kNowhere};
  }
  static constexpr Move annex(Space space, Space joined) {
    return {Kind::Card, Card::Bouquinistes, Building{0}, Building{0}, space, Turn{0}, joined};
  }
};
static_assert(std::is_trivially_copyable_v<Move> && sizeof(Move) == 8);

/// A stable number for a move, the same in every position and edition that knows the move.
constexpr std::uint64_t id(const Move& move) {
  return static_cast<std::uint64_t>(move.kind) | static_cast<std::uint64_t>(move.card) << 3 |
         static_cast<std::uint64_t>(move.building) << 7 |
         static_cast<std::uint64_t>(move.given) << 11 |
         static_cast<std::uint64_t>(move.space) << 15 |
         static_cast<std::uint64_t>(move.turn.code) << 22 |
         static_cast<std::uint64_t>(move.joined) << 25;
}

/// Room for the legal moves of any position. Levitation asks for the most: 6 buildings given ×
/// 6 got × 336 placements (4 turns, flipped too) are 12,096; all else stays below 4,000.
using Moves = List<Move, 16384>;

/// Every legal move of the seat to move, in no promised order; none when the game is over.
void legal(const Edition& edition, const State& state, Moves& moves);

/// Where a seat may build: freely, on one space by Métropolitain, on one by Chartier.
struct Ground {
  Spaces plain;
  Spaces metro;
  Spaces chartier;
};
Ground ground(const Open& open, Seat seat);

/// The anchors at which a building lies legally on that ground when it lies this way.
Spaces anchors(const Way& way, const Ground& ground);

/// Whether the seat can build one of its reserve now (L7).
bool can_build(const Edition& edition, const Open& open, Seat seat);

/// Where the seat may put the fountain: the ground of a building of one space (L11).
Spaces fountain_spaces(const Open& open, Seat seat);

}  // namespace belle::lumiere
