#include <algorithm>

#include "engine/paris/moves.h"
#include "players/paris/evaluation_parts.h"

namespace belle::players {

using namespace paris;

void Evaluation::take_best_bonus() {
  Screen& own = open_.screens[mover_];
  const bool costs = value_of(edition_, open_.target) == 3;
  if (costs && own.francs < kBonusPrice) return;
  const float fade = horizons_[mover_].fade;
  const float here = track(own.meeple);
  float best = costs ? w_.franc * fade * kBonusPrice : 0.0F;
  int best_space = 0;
  for (int space = own.meeple + 1; space <= static_cast<int>(kBonusNumbers); ++space) {
    const int number = open_.track[static_cast<std::size_t>(space)];
    if (!may_own(edition_, open_, number)) continue;
    const float worth = holding(mover_, number) - (here - track(space)) * fade;
    if (worth > best) {
      best = worth;
      best_space = space;
    }
  }
  if (best_space == 0) return;
  own.bonuses |= only_bonus(open_.track[static_cast<std::size_t>(best_space)]);
  own.meeple = static_cast<std::uint8_t>(best_space);
  if (costs) own.francs = static_cast<std::uint16_t>(own.francs - kBonusPrice);
}

void Evaluation::hand_in_prestige() {
  Screen& own = open_.screens[mover_];
  const Landmark& landmark = edition_.landmarks[landmark_at(open_.target)];
  for (std::size_t k = 0; k < 3; ++k) {
    const std::size_t t = kResources + k;
    const int given = std::min(int{landmark.slots[k]}, tokens_to_spend(open_, Token(t)));
    const int temporary = std::min(given, int{open_.temporary[t]});
    open_.temporary[t] = static_cast<std::uint8_t>(open_.temporary[t] - temporary);
    own.tokens[t] = static_cast<std::uint8_t>(own.tokens[t] - (given - temporary));
    own.points = static_cast<std::uint16_t>(own.points + given * edition_.prestige_points[k]);
  }
}

void Evaluation::put_best_vp_tile() {
  const Placing best = best_placing(mover_);
  if (best.tile < kVpTiles) open_.vp_district[best.tile] = static_cast<std::uint8_t>(best.district);
}

}  // namespace belle::players
