// What a net is shown of a position: flags, which are there or not, and scalars, which are
// numbers of about -1 to 1. Both are counted from 0 and mean the same in every position of a game.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace belle::search {

inline constexpr std::size_t kMostFlags = 1792;   // different ones of a game
inline constexpr std::size_t kMostScalars = 128;  // of a game

struct Features {
  std::array<std::uint64_t, kMostFlags / 64> flags;  // a bit each
  std::array<float, kMostScalars> scalars;  // those the game does not have are not looked at

  void clear() { flags = {}; }
  void set(std::size_t number) {
    assert(number < kMostFlags);
    flags[number / 64] |= std::uint64_t{1} << (number % 64);
  }
};

}  // namespace belle::search
