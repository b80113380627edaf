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
  Place from;           // the key's place; landmarks as name_of names them
  Place to;             // the key's target, named so; a district is named by its bank
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
/// Arc and 22 from elsewhere, and some 70 other moves are left; the rest is what an edition's bonus
/// tiles ask for at most.
using Moves = List<Move, 424 + kMostBonusChoices>;

/// Every legal move of the seat to move, in no promised order; none when the game is over.
void legal(const Edition& edition, const State& state, Moves& moves);

/// What a key's move costs.
struct Price {
  int francs = 0;
  Kinds resources{};
};
Price price(const Edition& edition, Place from, Place to);

/// Where the key of a move stands, and where it goes: the places that the move names.
Place source_of(const Edition& edition, const Open& open, const Move& move);
Place target_of(const Edition& edition, const Open& open, const Move& move);

/// The standing targets that the keys on them do not close to the player to move.
Places open_targets(const Open& open);

/// Landmarks of the supply that may be added to a district, as places.
Places new_landmarks(const Edition& edition, const Open& open, District district);

/// Landmarks whose resources the player to move can pay, wherever they are.
Places payable_landmarks(const Edition& edition, const Open& open);

/// Whether a bonus tile of that number lies on the track, and the seat to move may own it besides
/// those it has (P5); one that is just being used counts only if used ones do.
inline bool may_own(const Edition& edition, const Open& open, int number, int used = 0) {
  const Screen& own = screen(open, open.to_move);
  const Bonuses owned = edition.rulings.owned == Owned::Ever ? own.bonuses | own.used
                                                             : own.bonuses & ~only_bonus(used);
  return open.bonus_left[static_cast<std::size_t>(number)] > 0 && (owned & only_bonus(number)) == 0;
}

/// Whether the seat gets no bonus tile any more, by whatever way (P12 in its other reading).
inline bool bonus_tiles_closed(const Edition& edition, const Screen& own) {
  return edition.rulings.space_30 == Space30::Final && own.meeple == kBonusNumbers;
}

/// How many tokens of a kind can be handed in as pairs by the seat to move (P4).
inline int tokens_for_pairs(const Edition& edition, const Open& open, Token token) {
  return edition.rulings.count_as_pairs == CountAsPairs::Yes
             ? tokens_to_spend(open, token)
             : screen(open, open.to_move).tokens[index(token)];
}

/// Districts where the tile drawn may be placed in the option free districts, a bit each.
std::uint8_t districts_for(const Edition& edition, const Open& open, Tile tile);

}  // namespace belle::paris
