// A seat at the table. Games give seats their names (orange and blue, or 1 to 4); everything that
// serves several games counts seats from zero in the order in which the game names them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace belle {

enum class Seat : std::uint8_t {};

/// The most seats a game has.
inline constexpr std::size_t kMaxSeats = 4;

/// The seat of that name, among those that play.
constexpr std::optional<Seat> seat_named(std::span<const std::string_view> seats,
                                         std::string_view name) {
  for (std::size_t i = 0; i < seats.size(); ++i)
    if (seats[i] == name) return Seat(i);
  return {};
}

constexpr std::size_t index(Seat seat) { return static_cast<std::size_t>(seat); }

}  // namespace belle
