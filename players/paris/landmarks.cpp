#include <algorithm>

#include "engine/paris/moves.h"
#include "players/paris/evaluation_parts.h"

namespace belle::players {

using namespace paris;

float Evaluation::plan(std::size_t i) const {
  const Screen& own = open_.screens[i];
  std::array<int, kTokenKinds> have{};
  for (std::size_t t = 0; t < kTokenKinds; ++t)
    have[t] = own.tokens[t] + (i == mover_ ? open_.temporary[t] : 0);
  int any_resource = 0;
  int any_prestige = 0;
  const auto held = [&](BonusEffect effect) {
    return Each<std::size_t>(own.bonuses & edition_.bonus_with[index(effect)]);
  };
  for (const std::size_t n : held(BonusEffect::Token)) ++have[index(edition_.bonus[n].token)];
  for (const std::size_t n : held(BonusEffect::AnyResources))
    any_resource += edition_.bonus[n].tokens;
  for (const std::size_t n : held(BonusEffect::AnyPrestige))
    any_prestige += edition_.bonus[n].tokens;
  float best = 0;
  for (std::size_t l = 0; l < kLandmarks; ++l) {
    if ((taken_ & only(landmark_place(l))) != 0) continue;
    const Landmark& landmark = edition_.landmarks[l];
    int missing = 0;
    for (std::size_t r = 0; r < kResources; ++r) missing += std::max(0, landmark.cost[r] - have[r]);
    missing -= any_resource;
    if (missing > 2) continue;
    float worth = w_.landmark + w_.landmark_value * as_float(landmark.value);
    int any = any_prestige;
    for (std::size_t k = 0; k < 3; ++k) {
      const int given = std::min(int{landmark.slots[k]}, have[kResources + k]);
      const int more = std::min(any, landmark.slots[k] - given);
      any -= more;
      worth += as_float((given + more) * edition_.prestige_points[k]);
    }
    if (missing == 1) worth *= w_.one_missing;
    if (missing == 2) worth *= w_.two_missing;
    best = std::max(best, worth);
  }
  return best;
}

float Evaluation::best_prestige(std::size_t landmark) const {
  float sum = 0;
  for (std::size_t k = 0; k < 3; ++k) {
    const Token token{static_cast<std::uint8_t>(kResources + k)};
    const int given =
        std::min(int{edition_.landmarks[landmark].slots[k]}, tokens_to_spend(open_, token));
    const int real = std::max(0, given - open_.temporary[index(token)]);
    sum += as_float(given * edition_.prestige_points[k]) -
           as_float(real) * token_[index(token)] * horizons_[mover_].fade;
  }
  return sum;
}

float Evaluation::best_entry() const {
  const Screen& own = open_.screens[mover_];
  const Places keys = open_.keys[mover_];
  float best = 0;
  for (const Place place : Each<Place>(payable_landmarks(edition_, open_) & ~taken_)) {
    const std::size_t l = landmark_at(place);
    const Landmark& landmark = edition_.landmarks[l];
    float price = 0;
    for (std::size_t r = 0; r < kResources; ++r)
      price += as_float(std::max(0, landmark.cost[r] - open_.temporary[r])) * token_[r];
    const float gain = best_prestige(l) - price * horizons_[mover_].fade;
    for (std::size_t d = 0; d < kDistricts; ++d) {
      const Places here = (standing_ & only(place)) != 0
                              ? landmarks_in(open_, District(d))
                              : new_landmarks(edition_, open_, District(d));
      if ((here & only(place)) == 0) continue;
      const auto enter = [&](int from) {
        const int francs = landmark.value - from;
        if (francs <= 0 || own.francs < francs) return;
        best = std::max(best, gain + district_gain(d, francs) +
                                  francs_worth(mover_, own.francs - francs) -
                                  francs_worth(mover_, own.francs));
      };
      if ((keys & (only(kArc) | only(bank_of(District(d))))) != 0) enter(0);
      if (control_.highest[d][mover_] > 0) enter(control_.highest[d][mover_]);
    }
  }
  return best;
}

}  // namespace belle::players
