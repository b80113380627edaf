// The places where a key can stand, as bits of one word: the 36 building spaces, district by
// district and by rising value, then the 8 landmarks by rising value, the 6 banks, and the Arc. A
// set of places is a `Places`; which targets a key can reach and pay is a few ANDs on it.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/core/bits.h"

namespace belle::paris {

enum class District : std::uint8_t {
  Chaillot,
  Batignolles,
  Montmartre,
  Villette,
  Belleville,
  Germain
};
inline constexpr std::size_t kDistricts = 6;
constexpr std::size_t index(District district) { return static_cast<std::size_t>(district); }

inline constexpr std::size_t kSpacesInDistrict = 6;
inline constexpr std::size_t kSpaces = kDistricts * kSpacesInDistrict;
inline constexpr std::size_t kLandmarks = 8;

/// The values of a district's building spaces, in their order.
inline constexpr std::array<std::uint8_t, kSpacesInDistrict> kValues{1, 2, 3, 4, 5, 8};

enum class Place : std::uint8_t {};
using Places = std::uint64_t;

inline constexpr Place kArc{kSpaces + kLandmarks + kDistricts};
inline constexpr Place kNowhere{63};

constexpr std::size_t index(Place place) { return static_cast<std::size_t>(place); }
constexpr Place space_at(District district, std::size_t slot) {
  return Place(index(district) * kSpacesInDistrict + slot);
}
constexpr Place landmark_place(std::size_t landmark) { return Place(kSpaces + landmark); }
constexpr Place bank_of(District district) { return Place(kSpaces + kLandmarks + index(district)); }

constexpr bool is_building(Place place) { return index(place) < kSpaces; }
constexpr bool is_landmark(Place place) {
  return index(place) >= kSpaces && index(place) < kSpaces + kLandmarks;
}
constexpr bool is_bank(Place place) {
  return index(place) >= kSpaces + kLandmarks && index(place) < index(kArc);
}
constexpr std::size_t landmark_at(Place place) { return index(place) - kSpaces; }

/// The district of a building space or a bank.
constexpr District district_of(Place place) {
  return District(is_building(place) ? index(place) / kSpacesInDistrict
                                     : index(place) - kSpaces - kLandmarks);
}

constexpr Places only(Place place) { return Places{1} << index(place); }
constexpr int count(Places places) { return std::popcount(places); }
constexpr Place first(Places places) { return Place(std::countr_zero(places)); }

inline constexpr Places kAllBuildings = (Places{1} << kSpaces) - 1;
inline constexpr Places kAllLandmarks = ((Places{1} << kLandmarks) - 1) << kSpaces;

constexpr Places buildings_in(District district) {
  return Places{0x3f} << (index(district) * kSpacesInDistrict);
}

/// The building spaces with one of the slots (a bit each, by rising value), in all districts.
constexpr Places in_every_district(std::uint8_t slots) {
  Places places = 0;
  for (std::size_t d = 0; d < kDistricts; ++d)
    places |= buildings_in(District(d)) & (Places{slots} << (d * kSpacesInDistrict));
  return places;
}

/// The slots whose value is at most, or above, a number.
constexpr std::uint8_t slots_up_to(int value) {
  std::uint8_t slots = 0;
  for (std::size_t i = 0; i < kSpacesInDistrict; ++i)
    if (kValues[i] <= value) slots = static_cast<std::uint8_t>(slots | 1U << i);
  return slots;
}

}  // namespace belle::paris
