// The position. `Open` is everything that lies open on the table; `State` adds the order of the
// tiles, which nobody may see. Who may know what follows from this split: see view.h.
//
// A printed streetlight is a space of its own kind and is free; a piece that lies on a space puts
// it into `covered` (L4, L13), but for streetlight pieces in an edition that rules them free. A
// building is the set of its spaces, the annex included (L10).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <type_traits>

#include "engine/core/seat.h"
#include "engine/lumiere/board.h"
#include "engine/lumiere/components.h"

namespace belle::lumiere {

enum class Phase : std::uint8_t { Streets, City, Over };

struct Open {
  // The ground: each laid space is in exactly one of these, or under a building.
  std::array<Spaces, kSeats> colour{};
  Spaces mixed = 0;
  Spaces streetlights = 0;  // those that shine: printed and not built over, or the Lampadaire's
  Spaces covered = 0;       // spaces that are not free

  std::array<Spaces, kPieces> built{};  // where each building stands; empty if it does not
  std::array<Buildings, kSeats> owned{};
  std::array<Buildings, kSeats> reserve{};
  Buildings pool = kAllBuildings;

  Cards cards = 0;                     // the eight of this game
  std::array<Cards, kSeats> played{};  // with or without effect
  std::array<Cards, kSeats> held{};    // of kKept, those still to be used or counted

  Space dancer = kNowhere;
  Space statue = kNowhere;
  Facing statue_facing = Facing::North;
  Space fountain = kNowhere;
  Space painter = kNowhere;
  Space lampadaire = kNowhere;
  Space large_streetlight = kNowhere;
  Space annex = kNowhere;

  // How many tiles of each face (Edition::tile_face) a player has not laid yet.
  std::array<std::array<std::uint8_t, kTiles>, kSeats> tiles_left{};
  std::array<std::uint8_t, kSeats> tiles_laid{};
  Seat to_move = kOrange;
  Phase phase = Phase::Streets;

  friend bool operator==(const Open&, const Open&) = default;
};

struct State {
  Open open;
  std::array<std::array<std::uint8_t, kTiles>, kSeats> tiles{};  // drawn in this order, from 0

  friend bool operator==(const State&, const State&) = default;
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 512);

inline std::optional<Seat> to_move(const State& state) {
  if (state.open.phase == Phase::Over) return {};
  return state.open.to_move;
}

constexpr std::size_t seat_count(const State&) { return kSeats; }

inline bool has_tile(const Open& open, Seat seat) { return open.tiles_laid[index(seat)] < kTiles; }

/// The tile in hand; the seat must have one.
inline std::uint8_t hand(const State& state, Seat seat) {
  return state.tiles[index(seat)][state.open.tiles_laid[index(seat)]];
}

inline Spaces laid(const Open& open) {
  return open.colour[0] | open.colour[1] | open.mixed | open.streetlights | open.covered;
}
inline Spaces free_spaces(const Open& open) { return laid(open) & ~open.covered; }
inline Spaces free_of_colour(const Open& open, Seat seat) {
  return open.colour[index(seat)] & ~open.covered;
}
inline int tokens_left(const Open& open, Seat seat) {
  return kTokens - std::popcount(open.played[index(seat)]);
}
inline int chimneys_left(const Open& open, Seat seat) {
  return kChimneys - std::popcount(open.owned[index(seat)]);
}
inline bool holds(const Open& open, Seat seat, Card card) {
  return (open.held[index(seat)] & only(card)) != 0;
}
inline Cards unplayed(const Open& open) {
  return open.cards & static_cast<Cards>(~(open.played[0] | open.played[1]));
}

/// Every space under the buildings of a seat.
inline Spaces buildings_of(const Open& open, Seat seat) {
  Spaces spaces = 0;
  for (const Building building : Each<Building>(open.owned[index(seat)]))
    spaces |= open.built[index(building)];
  return spaces;
}

/// The buildings of the seat that touch the space along an edge.
inline Buildings touching(const Open& open, Seat seat, Space space) {
  const Spaces around = beside(only(space));
  Buildings result = 0;
  for (const Building building : Each<Building>(open.owned[index(seat)]))
    if ((open.built[index(building)] & around) != 0) result |= only(building);
  return result;
}

}  // namespace belle::lumiere
