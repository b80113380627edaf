// Sets as the bits of a word: spaces of a board, buildings of a reserve, tiles in hand.
#pragma once

#include <bit>
#include <cstdint>

namespace belle {

/// Walks through the elements of a set, from the lowest bit on: for (Space s : Each<Space>(set)).
template <class Element>
class Each {
 public:
  explicit constexpr Each(std::uint64_t set) : rest_(set) {}
  constexpr Each begin() const { return *this; }
  constexpr Each end() const { return Each(0); }
  constexpr Element operator*() const { return Element(std::countr_zero(rest_)); }
  constexpr Each& operator++() {
    rest_ &= rest_ - 1;
    return *this;
  }
  constexpr bool operator!=(const Each& other) const { return rest_ != other.rest_; }

 private:
  std::uint64_t rest_;
};

}  // namespace belle
