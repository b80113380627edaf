// Who stands how in the districts: sums, highest values and keys of all seats at once, read off the
// six bits of a district instead of key by key.
#pragma once

#include <array>

#include "engine/paris/state.h"

namespace belle::players {

struct Control {
  using BySeat = std::array<int, paris::kMostPlayers>;

  std::array<BySeat, paris::kDistricts> sum{};      // of the values under the seat's keys
  std::array<BySeat, paris::kDistricts> highest{};  // single value
  std::array<int, paris::kDistricts> keys{};        // of all seats on buildings and landmarks
};

Control control_of(const paris::Edition& edition, const paris::Open& open);

/// What each seat would get for a district now, if the VP tile there were this one.
Control::BySeat tile_points(const paris::Edition& edition, int players, const Control& control,
                            std::size_t district, std::size_t vp_tile);

}  // namespace belle::players
