// What a seat could still build: the best light each building would catch alone, and what the
// whole reserve would bring if it were laid greedily, the largest building first.
#pragma once

#include <array>
#include <cstdint>

#include "engine/lumiere/lumiere.h"

namespace belle::players {

struct BuildingPotential {
  std::array<std::uint8_t, lumiere::kBuildings> alone{};  // size × lights at the best site
  lumiere::Buildings fitting = 0;                         // those that have a site at all
  int packed_light = 0;  // points of light of the buildings of the reserve, laid greedily
  int packed_size = 0;
  int packed_count = 0;
};

/// `wanted` are the buildings to look at alone; the reserve is laid as it is.
BuildingPotential building_potential(const lumiere::Edition& edition, const lumiere::Open& open,
                                     Seat seat, lumiere::Buildings wanted);

}  // namespace belle::players
