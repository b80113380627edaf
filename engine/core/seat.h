// A seat at the table. Games give seats their names (orange and blue, or 1 to 4); everything that
// serves several games counts seats from zero in the order in which the game names them.
#pragma once

#include <cstddef>
#include <cstdint>

namespace belle {

enum class Seat : std::uint8_t {};

/// The most seats a game has.
inline constexpr std::size_t kMaxSeats = 4;

constexpr std::size_t index(Seat seat) { return static_cast<std::size_t>(seat); }

}  // namespace belle
