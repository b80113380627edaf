// The rulings on which tables differ: section 7 of the rules page. Each is one of two readings of
// the print, and the edition says which; the first is the default.
#pragma once

#include <cstdint>
#include <string_view>

namespace belle::paris {

/// P12: what a meeple on the last space may still take.
enum class Space30 : std::uint8_t {
  Walk,   // it walks no further; tiles that take tiles still do
  Final,  // no bonus tile, by whatever way
};
constexpr std::string_view word(Space30 reading) {
  switch (reading) {
    case Space30::Walk:
      return "walk";
    case Space30::Final:
      return "final";
  }
  return {};
}

/// P5: which bonus tiles count for never owning two of a number.
enum class Owned : std::uint8_t {
  Unused,  // those held, but for the one being used
  Ever,    // all that the seat has taken, used or not
};
constexpr std::string_view word(Owned reading) {
  switch (reading) {
    case Owned::Unused:
      return "unused";
    case Owned::Ever:
      return "ever";
  }
  return {};
}

/// P4: whether temporary tokens make pairs.
enum class CountAsPairs : std::uint8_t { No, Yes };
constexpr std::string_view word(CountAsPairs reading) {
  switch (reading) {
    case CountAsPairs::No:
      return "no";
    case CountAsPairs::Yes:
      return "yes";
  }
  return {};
}

struct Rulings {
  Space30 space_30{};
  Owned owned{};
  CountAsPairs count_as_pairs{};

  friend bool operator==(const Rulings&, const Rulings&) = default;
};

/// Calls `visit(key, reading)` for each ruling, by its key in an edition.
template <class AnyRulings, class Visit>
constexpr void each_ruling(AnyRulings& rulings, Visit visit) {
  visit(std::string_view("space_30"), rulings.space_30);
  visit(std::string_view("owned"), rulings.owned);
  visit(std::string_view("count_as_pairs"), rulings.count_as_pairs);
}

}  // namespace belle::paris
