// The second phase of La Cité de la Lumière for the exact solver: see search/endgame.h.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/lumiere/lumiere.h"
#include "players/lumiere/seat_bounds.h"
#include "search/endgame.h"

namespace belle::lumiere {

struct Endgame {
  using Game = Lumiere;
  using Choices = std::vector<search::Choice<Lumiere>>;

  struct Bounds {
    int standing = 0;
    int low = 0;
    int high = 0;
    std::array<Reach, kSeats> reaches;
    std::array<SeatBounds, kSeats> seat_bounds;
  };

  static bool open(const State& state) { return state.open.phase != Phase::Streets; }
  static std::uint64_t key(const State& state);
  static Bounds bounds(const Edition& edition, const State& state);
  static void choices(const Edition& edition, const State& state, const Bounds& bounds,
                      Choices& choices);
};
static_assert(search::Endgame<Endgame>);

}  // namespace belle::lumiere
