// The rulings on which tables differ: section 7 of the rules page. Each is one of two readings of
// the print, and the edition says which; the first is the default.
#pragma once

#include <cstdint>
#include <string_view>

namespace belle::lumiere {

/// L4, L13: whether the Lampadaire and the large streetlight leave their space free.
enum class StreetlightPieces : std::uint8_t {
  Cover,  // no, for everyone
  Free,   // yes: a space with a streetlight is free, be it printed or a piece
};
constexpr std::string_view word(StreetlightPieces reading) {
  switch (reading) {
    case StreetlightPieces::Cover:
      return "cover";
    case StreetlightPieces::Free:
      return "free";
  }
  return {};
}

/// L14: what the large streetlight lights.
enum class LargeLight : std::uint8_t {
  Diamond,  // the 12 spaces within two steps
  Cross,    // the 8 spaces up to two steps straight away
};
constexpr std::string_view word(LargeLight reading) {
  switch (reading) {
    case LargeLight::Diamond:
      return "diamond";
    case LargeLight::Cross:
      return "cross";
  }
  return {};
}

struct Rulings {
  StreetlightPieces streetlight_pieces{};
  LargeLight large_light{};

  friend bool operator==(const Rulings&, const Rulings&) = default;
};

/// Calls `visit(key, reading)` for each ruling, by its key in an edition.
template <class AnyRulings, class Visit>
constexpr void each_ruling(AnyRulings& rulings, Visit visit) {
  visit(std::string_view("streetlight_pieces"), rulings.streetlight_pieces);
  visit(std::string_view("large_light"), rulings.large_light);
}

}  // namespace belle::lumiere
