// The moves and which of them are legal. A Move has a field for each word of the notation; fields
// that its kind does not use keep the value the makers below give them, so that equal moves are
// equal values.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/core/list.h"
#include "engine/paris/state.h"

namespace belle::paris {

/// How many tokens of each kind: three resources, or three prestige tokens.
using Kinds = std::array<std::uint8_t, 3>;

struct alignas(8) Move {
  enum class Kind : std::uint8_t {
    Draw,       // the top tile of a pile
    Place,      // the tile drawn, in a district
    Key,        // from behind the screen to a bank or the Arc
    Move,       // a key to a building or landmark
    MoveToNew,  // a key to a landmark from the supply
    Flag,       // take an end-game tile
    Pass,
    Bonus,     // take a bonus tile with the meeple, or none
    Prestige,  // hand in prestige tokens, or none
    VpTile,    // put a VP tile on a district, or none
    Use,       // a bonus tile
    UseEnd,    // an end-game tile
    Buy,
    Sell,
    End,
  };

  Kind kind;
  std::uint8_t number;  // of the pile (from 0), tile, token, or the district of a key's target
  std::uint8_t wanted;  // the track number of the tile that a tile in use takes
  Place from;           // the key's place
  Place to;             // the key's target; a district is named by its bank
  Kinds kinds;          // tokens handed in, counted as, or (pairs of them) returned

  friend bool operator==(const Move&, const Move&) = default;

  static constexpr Move make(Kind kind, int number = 0, Place from = kNowhere, Place to = kNowhere,
                             Kinds kinds = {}) {
    return {kind, static_cast<std::uint8_t>(number), 0, from, to, kinds};
  }
  static constexpr Move draw(int pile) { return make(Kind::Draw, pile); }
  static constexpr Move place(District district) {
    return make(Kind::Place, 0, kNowhere, bank_of(district));
  }
  static constexpr Move key(Place to) { return make(Kind::Key, 0, kNowhere, to); }
  static constexpr Move move(Place from, Place to, District district) {
    return make(Kind::Move, static_cast<int>(index(district)), from, to);
  }
  static constexpr Move move_to_new(Place from, Place to, District district) {
    return make(Kind::MoveToNew, static_cast<int>(index(district)), from, to);
  }
  static constexpr Move flag(int end_tile) { return make(Kind::Flag, end_tile); }
  static constexpr Move pass() { return make(Kind::Pass); }
  static constexpr Move bonus(int number) { return make(Kind::Bonus, number); }  // 0: none
  static constexpr Move prestige(Kinds kinds) {
    return make(Kind::Prestige, 0, kNowhere, kNowhere, kinds);
  }
  static constexpr Move vp_tile(int tile, District district) {
    return make(Kind::VpTile, tile, kNowhere, bank_of(district));
  }
  static constexpr Move no_vp_tile() { return make(Kind::VpTile); }
  static constexpr Move use(int number, Kinds kinds = {}) {
    return make(Kind::Use, number, kNowhere, kNowhere, kinds);
  }
  static constexpr Move use_to_take(int number, int wanted) {
    return {Kind::Use,
            static_cast<std::uint8_t>(number),
            static_cast<std::uint8_t>(wanted),
            kNowhere,
            kNowhere,
            {}};
  }
  static constexpr Move use_end(int end_tile, Kinds kinds = {}) {
    return make(Kind::UseEnd, end_tile, kNowhere, kNowhere, kinds);
  }
  static constexpr Move buy(Token token) { return make(Kind::Buy, static_cast<int>(token)); }
  static constexpr Move sell(Token token) { return make(Kind::Sell, static_cast<int>(token)); }
  static constexpr Move end() { return make(Kind::End); }
};
static_assert(std::is_trivially_copyable_v<Move> && sizeof(Move) == 8);

constexpr bool is_free_action(const Move& move) {
  return move.kind >= Move::Kind::Use && move.kind <= Move::Kind::Sell;
}

/// A stable number for a move, the same in every position and edition that knows the move.
constexpr std::uint64_t id(const Move& move) {
  return static_cast<std::uint64_t>(move.kind) | static_cast<std::uint64_t>(move.number) << 4 |
         static_cast<std::uint64_t>(move.wanted) << 12 |
         static_cast<std::uint64_t>(move.from) << 17 | static_cast<std::uint64_t>(move.to) << 23 |
         static_cast<std::uint64_t>(move.kinds[0]) << 29 |
         static_cast<std::uint64_t>(move.kinds[1]) << 34 |
         static_cast<std::uint64_t>(move.kinds[2]) << 39;
}

/// Room for the legal moves of any position. Twelve keys reach at most 36 + 8 + 48 targets from the
/// Arc and 22 from elsewhere; an edition's bonus tiles ask for at most 600 more.
using Moves = List<Move, 1024>;

/// Every legal move of the seat to move, in no promised order; none when the game is over.
void legal(const Edition& edition, const State& state, Moves& moves);

/// What a key's move costs.
struct Price {
  int francs = 0;
  Kinds resources{};
};
Price price(const Edition& edition, Place from, Place to);

/// The standing targets that the keys on them do not close to the player to move.
Places open_targets(const Open& open);

/// Landmarks of the supply that may be added to a district, as places.
Places new_landmarks(const Open& open, District district);

/// Landmarks whose resources the player to move can pay, wherever they are.
Places payable_landmarks(const Edition& edition, const Open& open);

/// Whether the seat to move may own a bonus tile of that number besides those it holds (P5); one
/// that is just being used does not count.
inline bool may_own(const Open& open, int number, int used = 0) {
  const Bonuses held = screen(open, open.to_move).bonuses & ~only_bonus(used);
  return open.bonus_left[static_cast<std::size_t>(number)] > 0 && (held & only_bonus(number)) == 0;
}

/// Districts where the tile drawn may be placed in the option free districts, a bit each.
std::uint8_t districts_for(const Edition& edition, const Open& open, Tile tile);

}  // namespace belle::paris
