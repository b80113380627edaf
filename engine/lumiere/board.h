// The 64 spaces of the board as bits of one word. Space a1 is bit 0, a2 bit 1, … h8 bit 63: the
// order a1 a2 … h8 in which the rules name the first space of a building is the order of the bits,
// north is one bit up, east is eight. A set of spaces is a `Spaces`; neighbours, regions and all
// placements of a turned building are a few shifts and ANDs on it.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/core/bits.h"

namespace belle::lumiere {

enum class Space : std::uint8_t {};
using Spaces = std::uint64_t;

inline constexpr int kSide = 8;
inline constexpr Space kNowhere{64};

constexpr Space space_at(int column, int row) { return Space(column * kSide + row); }
constexpr int column(Space space) { return static_cast<int>(space) / kSide; }
constexpr int row(Space space) { return static_cast<int>(space) % kSide; }

/// The set of that one space; the empty set for kNowhere.
constexpr Spaces only(Space space) {
  return space == kNowhere ? 0 : Spaces{1} << static_cast<int>(space);
}
constexpr Space first(Spaces spaces) { return Space(std::countr_zero(spaces)); }
constexpr int count(Spaces spaces) { return std::popcount(spaces); }

inline constexpr Spaces kRow1 = 0x0101010101010101;
inline constexpr Spaces kRow8 = kRow1 << 7;

/// The bottom-left spaces of the sixteen areas of 2×2 spaces.
inline constexpr Spaces kAreas = 0x0055005500550055;

enum class Facing : std::uint8_t { North, East, South, West };

/// Every space of the set, moved one step; what leaves the board is gone.
constexpr Spaces step(Spaces spaces, Facing facing) {
  switch (facing) {
    case Facing::North:
      return (spaces & ~kRow8) << 1;
    case Facing::East:
      return spaces << kSide;
    case Facing::South:
      return (spaces & ~kRow1) >> 1;
    case Facing::West:
      return spaces >> kSide;
  }
  return 0;
}
constexpr Facing opposite(Facing facing) { return Facing((static_cast<int>(facing) + 2) % 4); }

inline constexpr std::array<Facing, 4> kFacings{Facing::North, Facing::East, Facing::South,
                                                Facing::West};

/// The spaces that share an edge with one of the set.
constexpr Spaces beside(Spaces spaces) {
  return step(spaces, Facing::North) | step(spaces, Facing::East) | step(spaces, Facing::South) |
         step(spaces, Facing::West);
}

/// The spaces that share only a corner with the one space of the set.
constexpr Spaces diagonal_to(Spaces space) {
  const Spaces column = step(space, Facing::North) | step(space, Facing::South);
  return step(column, Facing::East) | step(column, Facing::West);
}

/// The part of `within` that can be reached from `from` along edges (L17: never over corners).
constexpr Spaces region(Spaces from, Spaces within) {
  for (;;) {
    const Spaces grown = (from | beside(from)) & within;
    if (grown == from) return grown;
    from = grown;
  }
}

}  // namespace belle::lumiere
