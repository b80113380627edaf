// Small numbers and sets packed into text, six bits a character, in 64 characters that stand in
// JSON, in an address and between zero bytes as they are (those of base64url). A format is one
// function over a Packer or an Unpacker, so that writing and reading cannot disagree; the ranges it
// names are what the reader refuses. Equal values give equal text on every machine, and a text that
// is read is the only one of its value.
#pragma once

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/bits.h"

namespace belle {

inline constexpr int kBitsPerCharacter = 6;
inline constexpr std::string_view kPackedCharacters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// How many bits a number up to this one takes.
constexpr int width_of(std::uint64_t high) { return static_cast<int>(std::bit_width(high)); }

class Packer {
 public:
  /// The text begins with these characters: which format it is.
  explicit Packer(std::string_view format) : text_(format) {}

  /// A number, truth or enumerator from `low` to `high`; what is higher is written as the highest.
  template <class T>
  void number(const T& value, std::uint64_t high, std::uint64_t low = 0) {
    assert(static_cast<std::uint64_t>(value) >= low);
    bits(std::min(static_cast<std::uint64_t>(value), high) - low, width_of(high - low));
  }
  /// The same, or the one value that means nothing.
  template <class T>
  void maybe(const T& value, T nothing, std::uint64_t high) {
    number(value == nothing ? high + 1 : static_cast<std::uint64_t>(value), high + 1);
  }
  template <class T>
  void maybe(const std::optional<T>& value, std::uint64_t high) {
    number(value ? static_cast<std::uint64_t>(*value) : high + 1, high + 1);
  }
  /// Some of a set, a bit for each that could be in it.
  template <class Set>
  void some(const Set& set, std::uint64_t within) {
    assert((set & ~within) == 0);
    std::uint64_t chosen = 0;
    for (const int element : Each<int>(within)) chosen = chosen << 1 | (set >> element & 1U);
    bits(chosen, std::popcount(within));
  }

  std::string written() &&;

 private:
  void bits(std::uint64_t value, int width);

  std::string text_;
  unsigned rest_ = 0;  // bits that do not fill a character yet, and how many
  int pending_ = 0;
};

class Unpacker {
 public:
  Unpacker(std::string_view format, std::string_view text)
      : text_(text.starts_with(format) ? text.substr(format.size()) : std::string_view{}) {
    if (!text.starts_with(format)) fault_ = "it is of another game or format";
  }

  template <class T>
  void number(T& value, std::uint64_t high, std::uint64_t low = 0) {
    std::uint64_t above = bits(width_of(high - low));
    if (above > high - low) {
      blame("a number is out of its range");
      above = 0;
    }
    value = static_cast<T>(low + above);
  }
  template <class T>
  void maybe(T& value, T nothing, std::uint64_t high) {
    std::uint64_t read = 0;
    number(read, high + 1);
    value = read > high ? nothing : static_cast<T>(read);
  }
  template <class T>
  void maybe(std::optional<T>& value, std::uint64_t high) {
    std::uint64_t read = 0;
    number(read, high + 1);
    value.reset();
    if (read <= high) value = static_cast<T>(read);
  }
  template <class Set>
  void some(Set& set, std::uint64_t within) {
    int left = std::popcount(within);
    const std::uint64_t chosen = bits(left);
    set = 0;
    for (const int element : Each<int>(within))
      set = static_cast<Set>(set | (chosen >> --left & 1U) << element);
  }

  /// What is wrong with a text that was read to its end, in words; empty if nothing is. Until then
  /// every value is within its range, whatever the text.
  std::string_view fault();

 private:
  std::uint64_t bits(int width);
  bool next_character();
  void blame(std::string_view fault) {
    if (fault_.empty()) fault_ = fault;
  }

  std::string_view text_;
  std::string_view fault_;
  unsigned rest_ = 0;
  int pending_ = 0;
};

}  // namespace belle
