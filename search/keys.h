// A number that stands for many words: for tables of positions that were met before.
#pragma once

#include <bit>
#include <cstdint>

namespace belle::search {

class Key {
 public:
  /// Adds values that together are at most one word of bits.
  template <class... T>
  void add(const T&... parts) {
    (mix(parts), ...);
  }
  std::uint64_t value() const { return finish(state_); }

 private:
  template <class T>
  void mix(const T& part) {
    if constexpr (sizeof(T) == 8)
      mix_word(std::bit_cast<std::uint64_t>(part));
    else if constexpr (sizeof(T) == 4)
      mix_word(std::bit_cast<std::uint32_t>(part));
    else
      mix_word(std::bit_cast<std::uint16_t>(part));
  }
  // Multiplication spreads low bits upwards, the rotation brings high ones down.
  void mix_word(std::uint64_t word) { state_ = std::rotl(state_ ^ word, 29) * 0x9e3779b97f4a7c15U; }
  static std::uint64_t finish(std::uint64_t mixed) {
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9U;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebU;
    return mixed ^ (mixed >> 31);
  }

  std::uint64_t state_ = 0x243f6a8885a308d3U;
};

}  // namespace belle::search
