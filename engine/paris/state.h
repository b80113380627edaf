// The position. `Open` is what lies open or can be counted by everybody who follows the moves:
// francs, tokens and bonus tiles behind a screen come and go by public moves. `State` adds what is
// hidden: the order of the piles and which end-game tiles were taken. See view.h for who may know
// what of it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <type_traits>

#include "engine/core/list.h"
#include "engine/core/seat.h"
#include "engine/paris/board.h"
#include "engine/paris/components.h"

namespace belle::paris {

/// What the player to move is asked. Free actions are open from Act to End (P3).
enum class Stage : std::uint8_t { Draw, Place, Act, Bonus, Prestige, VpTile, End, Over };

/// The game's end comes after the round of the last end-game tile and one more.
enum class Ending : std::uint8_t { NotYet, AfterNextRound, AfterThisRound };

/// What a player has.
struct Screen {
  std::uint16_t francs = kStartFrancs;
  std::uint16_t points = 0;
  std::array<std::uint8_t, kTokenKinds> tokens{};
  std::uint8_t keys = 0;
  std::uint8_t reserve_keys = kReserveKeys;
  Bonuses bonuses = 0;      // not used yet
  Bonuses used = 0;         // those that lie used beside the screen
  Bonuses used_twice = 0;   // of them, those of which both copies lie there
  std::uint8_t meeple = 0;  // its space of the track; 0 is before the first

  friend bool operator==(const Screen&, const Screen&) = default;
};

struct Open {
  std::array<Places, kMostPlayers> keys{};              // where each player has a key
  std::array<Places, kMostPlayers> twice{};             // where a second one stands (P10)
  Places buildings = 0;                                 // the building spaces that have a building
  std::array<Tile, kSpaces> building{};                 // which tile, where there is one
  std::array<std::uint8_t, kDistricts> landmarks{};     // those built, a bit each
  std::array<std::uint8_t, kSpaces> tokens{};           // beside each space, kNoToken when taken
  std::array<std::uint8_t, kVpTiles> vp_district{};     // where each VP tile lies, or kSupply
  std::array<std::uint8_t, kBonusNumbers + 1> track{};  // the number on each space
  std::array<std::uint8_t, kBonusNumbers + 1> bonus_left{};  // copies on the track, by number
  std::array<std::uint8_t, kResources> reserve{};
  std::array<Screen, kMostPlayers> screens{};
  std::array<std::uint8_t, kTokenKinds> temporary{};  // of the player to move (P4)

  Places gone = 0;  // tiles that fitted nowhere and left the game, by their space (free districts)
  std::array<std::uint8_t, kSpaces> gone_in{};  // in which turn of the game, from 1
  std::array<std::uint8_t, kPiles> pile_left{};
  std::array<std::uint8_t, kPiles> pile_top{};  // the district on the back; kSupply when empty

  // End-game tiles: who took one, in order; who used which and when; and after how many takings (a
  // bit each) a player could look through those left.
  std::uint8_t takings = 0;
  std::array<std::uint8_t, kEndTiles> takers{};
  std::array<std::uint8_t, kEndTiles> used_by{};
  std::array<std::uint8_t, kEndTiles> used_after{};  // that many takings
  std::array<std::uint16_t, kMostPlayers> could_look{};

  std::uint16_t round = 1;  // for readers only: no rule asks for it
  std::uint8_t players = 2;
  Seat start{};
  Seat to_move{};
  Stage stage = Stage::Draw;
  Ending ending = Ending::NotYet;
  Tile drawn = kNoTile;       // to be placed in free districts
  Place target = kNowhere;    // of the key just moved
  bool fourth_key = false;    // that key brings the right to a VP tile
  bool may_join_own = false;  // a tile for it was used this turn
  bool may_join_rivals = false;
  bool free_districts = false;
  bool screens_open = false;

  friend bool operator==(const Open&, const Open&) = default;
};
inline constexpr std::uint8_t kNoToken = 0xff;
inline constexpr std::uint8_t kSupply = 0xff;
inline constexpr std::uint8_t kNobody = 0xff;
inline constexpr std::size_t kLongestPile = 12;

struct State {
  Open open;
  std::array<std::array<Tile, kLongestPile>, kPiles> piles{};  // from the bottom, top last
  std::array<std::uint8_t, kEndTiles> taken{};                 // the tile of each taking
  std::uint16_t end_supply = (1U << kEndTiles) - 1;            // a bit for each tile
  std::array<std::uint16_t, kMostPlayers> end_tiles{};         // held and not used

  friend bool operator==(const State&, const State&) = default;
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 1024);

inline std::optional<Seat> to_move(const State& state) {
  if (state.open.stage == Stage::Over) return {};
  return state.open.to_move;
}

inline std::size_t seat_count(const State& state) { return state.open.players; }

inline const Screen& screen(const Open& open, Seat seat) { return open.screens[index(seat)]; }

inline bool piles_empty(const Open& open) {
  return open.pile_left[0] == 0 && open.pile_left[1] == 0 && open.pile_left[2] == 0;
}

/// How many tiles were drawn: each turn draws one until the piles are empty. So a draw has the
/// number of its turn, and that tells its round and its seat.
inline int draws(const Open& open) {
  return 3 * pile_length(open.free_districts) - open.pile_left[0] - open.pile_left[1] -
         open.pile_left[2];
}

inline int round_of(const Open& open, int turn) { return 1 + (turn - 1) / open.players; }
inline Seat seat_of(const Open& open, int turn) {
  return Seat((index(open.start) + static_cast<std::size_t>(turn - 1)) % open.players);
}

/// The tiles that left the game, in the order of their turns.
inline List<Tile, kSpaces> left_game(const Open& open) {
  List<Tile, kSpaces> tiles;
  for (std::size_t turn = 1; open.gone != 0 && turn <= kSpaces; ++turn)
    for (const Tile tile : Each<Tile>(open.gone))
      if (open.gone_in[tile] == turn) tiles.push(tile);
  return tiles;
}

inline bool free_actions_open(const Open& open) {
  return open.stage >= Stage::Act && open.stage <= Stage::End;
}

/// Tokens that the player to move can spend: real and temporary.
inline int tokens_to_spend(const Open& open, Token token) {
  return screen(open, open.to_move).tokens[index(token)] + open.temporary[index(token)];
}

/// All landmarks on the board, as places.
inline Places standing_landmarks(const Open& open) {
  std::uint8_t built = 0;
  for (const std::uint8_t in_district : open.landmarks) built |= in_district;
  return Places{built} << kSpaces;
}

inline Places landmarks_in(const Open& open, District district) {
  return Places{open.landmarks[index(district)]} << kSpaces;
}

/// Every building space and landmark of a district.
inline Places targets_in(const Open& open, District district) {
  return buildings_in(district) | landmarks_in(open, district);
}

/// A landmark by the place that names it, as moves do. Two of equal value are told apart only while
/// both lie in the supply; else each goes by the place of the first. See `meant_by` for the way
/// back.
inline Place name_of(const Edition& edition, const Open& open, Place place) {
  if ((edition.second_landmarks & only(place)) == 0) return place;
  const Place first{static_cast<std::uint8_t>(index(place) - 1)};
  const bool both = (standing_landmarks(open) & (only(first) | only(place))) == 0;
  return both ? place : first;
}

/// The place that a name means among some landmarks: those of a district, or of the supply. Never
/// two of equal value stand in one district.
inline Place meant_by(const Edition& edition, Place name, Places among) {
  const Place second{static_cast<std::uint8_t>(index(name) + 1)};
  const bool other = (edition.second_landmarks & among & only(second)) != 0;
  return other && (among & only(name)) == 0 ? second : name;
}

/// The district of a place on the board that is not the Arc.
inline District district_at(const Open& open, Place place) {
  if (!is_landmark(place)) return district_of(place);
  std::size_t district = 0;
  while ((open.landmarks[district] >> landmark_at(place) & 1U) == 0) ++district;
  return District(district);
}

/// How many keys of a player stand on these places (P10: two on one space are two).
inline int keys_on(const Open& open, Seat seat, Places places) {
  return count(open.keys[index(seat)] & places) + count(open.twice[index(seat)] & places);
}

}  // namespace belle::paris
