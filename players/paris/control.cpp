#include "players/paris/control.h"

#include "players/paris/knowledge.h"

namespace belle::players {
namespace {

using namespace paris;

// The sum of the values of some slots, by their bits.
constexpr std::array<std::uint8_t, 64> kSumOfSlots = [] {
  std::array<std::uint8_t, 64> sums{};
  for (std::size_t slots = 0; slots < 64; ++slots)
    for (std::size_t i = 0; i < kSpacesInDistrict; ++i)
      if ((slots >> i & 1U) != 0) sums[slots] = static_cast<std::uint8_t>(sums[slots] + kValues[i]);
  return sums;
}();

int highest_of(std::size_t slots) {
  return slots == 0 ? 0 : kValues[static_cast<std::size_t>(std::bit_width(slots)) - 1U];
}

}  // namespace

Control control_of(const Edition& edition, const Open& open) {
  Control control;
  for (std::size_t d = 0; d < kDistricts; ++d) {
    for (std::size_t i = 0; i < open.players; ++i) {
      const std::size_t slots = open.keys[i] >> (d * kSpacesInDistrict) & 0x3fU;
      control.sum[d][i] = kSumOfSlots[slots];
      control.highest[d][i] = highest_of(slots);
      control.keys[d] += std::popcount(slots);
    }
  }
  const Places standing = standing_landmarks(open);
  for (std::size_t i = 0; i < open.players; ++i) {
    const auto add = [&](Place place) {
      const std::size_t d = index(district_at(open, place));
      const int value = value_of(edition, place);
      control.sum[d][i] += value;
      if (control.highest[d][i] < value) control.highest[d][i] = value;
      ++control.keys[d];
    };
    for (const Place place : Each<Place>(open.keys[i] & standing)) add(place);
    for (const Place place : Each<Place>(open.twice[i])) add(place);
  }
  return control;
}

Control::BySeat tile_points(const Edition& edition, int players, const Control& control,
                            std::size_t district, std::size_t vp_tile) {
  // Sums first, then highest values, compared as one number.
  Control::BySeat rank{};
  const auto seats = static_cast<std::size_t>(players);
  for (std::size_t i = 0; i < seats; ++i)
    rank[i] = control.sum[district][i] << 8 | control.highest[district][i];
  Control::BySeat points{};
  for (std::size_t i = 0; i < seats; ++i) {
    if (rank[i] == 0) continue;
    std::size_t better = 0;
    for (std::size_t j = 0; j < seats; ++j) better += rank[j] > rank[i] ? 1U : 0U;
    if (better >= 3) continue;
    const bool too_far_behind =
        players == 2 && better == 1 && 2 * control.sum[district][i] < control.sum[district][1 - i];
    if (!too_far_behind) points[i] = edition.vp_tiles[vp_tile][better];
  }
  return points;
}

}  // namespace belle::players
