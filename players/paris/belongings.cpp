#include <algorithm>

#include "engine/paris/moves.h"
#include "players/paris/estimates.h"
#include "players/paris/evaluation_parts.h"

namespace belle::players {

using namespace paris;

float Evaluation::belongings(std::size_t i) {
  const Screen& own = open_.screens[i];
  const Horizon& p = horizons_[i];
  float total = as_float(own.points) + francs_worth(i, own.francs);
  for (std::size_t t = 0; t < kTokenKinds; ++t) {
    // The second and third of a kind find a use less often.
    const auto number = as_float(own.tokens[t]);
    total += token_[t] * p.fade * number * 4.0F / (3.0F + number);
  }
  const auto keys = as_float(own.keys);
  if (own.keys > 0) total += w_.key * keys * p.turns / (keys + p.turns + 1.0F);

  for (const int number : Each<int>(own.bonuses)) total += holding(i, number);
  for (const int tile : Each<int>(state_.end_tiles[i])) total += end_tile(i, tile);

  total += track(own.meeple) * p.fade;
  total += ways_up(i) * p.fade;
  total += w_.plan * plan(i) * p.fade;
  return total;
}

float Evaluation::francs_worth(std::size_t i, int francs) const {
  const auto f = as_float(francs);
  return w_.franc * horizons_[i].fade * f * w_.franc_softness / (w_.franc_softness + f);
}

float Evaluation::track(int meeple) const {
  const int a = edition_.zones[0];
  const int b = edition_.zones[1];
  const int c = edition_.zones[2];
  const auto left = [&](int first, int last) {
    return as_float(std::max(0, last - std::max(first, meeple)));
  };
  return w_.space_a * left(0, a) + w_.space_b * left(a, b) + w_.space_c * left(b, c);
}

float Evaluation::holding(std::size_t i, int number) const {
  const Horizon& p = horizons_[i];
  const Screen& own = open_.screens[i];
  const BonusTile& tile = edition_.bonus[static_cast<std::size_t>(number)];
  if (tile.effect == BonusEffect::KeptFrancs)
    return as_float(tile.points[0] * own.francs) * (1 - p.fade) + w_.kept_francs * p.fade;
  if (!p.may_use) return 0;
  const Seat seat{static_cast<std::uint8_t>(i)};
  const float now = w_.held * as_float(points_now(edition_, open_, seat, number));
  const float each = as_float(tile.points[0]);
  const float by_players = as_float(tile.points[open_.players - 2U]);
  switch (tile.effect) {
    case BonusEffect::Francs:
    case BonusEffect::Points:
    case BonusEffect::FrancsAndPoints:
      return now + w_.held * w_.franc * p.fade * as_float(tile.francs);
    case BonusEffect::Token:
      return token_[index(tile.token)] * p.fade;
    case BonusEffect::AnyPrestige:
      return as_float(tile.tokens) * w_.any_prestige * p.fade;
    case BonusEffect::AnyResources:
      return as_float(tile.tokens) * w_.any_resource * p.fade;
    case BonusEffect::JoinOwn:
      return w_.join_own * p.fade;
    case BonusEffect::JoinRivals:
      return w_.join_rivals * p.fade;
    case BonusEffect::ExtraKey:
      return own.reserve_keys > 0 ? w_.extra_key * p.fade : 0.0F;
    case BonusEffect::AnyTile:
      return bonus_tiles_closed(edition_, own) ? 0.0F : w_.any_tile * p.fade;
    case BonusEffect::StepBack:
      return bonus_tiles_closed(edition_, own) ? 0.0F : w_.earlier_tile * p.fade;
    case BonusEffect::PerTile:
      return now + by_players * w_.more_tiles * p.fade;
    case BonusEffect::PrestigePairs:
    case BonusEffect::ResourcePairs:
      return now + by_players * w_.more_pairs * p.fade;
    case BonusEffect::PerLandmark:
      return now + each * w_.landmark_growth * p.fade;
    case BonusEffect::PerType:  // what one type more brings
      return now + as_float(tile.points[3] - tile.points[0]) / 3 * w_.type_growth * p.fade;
    case BonusEffect::PerBuilding:
      return now + each * w_.growth * p.fade;
    case BonusEffect::KeptFrancs:
      break;
  }
  return 0;
}

float Evaluation::end_tile(std::size_t i, int number) const {
  const Horizon& p = horizons_[i];
  if (!p.may_use) return 0;
  const EndTile& tile = edition_.end_tiles[static_cast<std::size_t>(number)];
  switch (tile.effect) {
    case EndEffect::Token:
      return token_[index(tile.token)] * p.fade;
    case EndEffect::AnyResource:
      return w_.any_resource * p.fade;
    case EndEffect::AnyPrestige:
      return w_.any_prestige * p.fade;
    case EndEffect::Points:
      return w_.held * as_float(tile.amount);
    case EndEffect::Francs:
      return w_.franc * p.fade * as_float(tile.amount);
  }
  return 0;
}

void Evaluation::value_steps() {
  for (const Place place : Each<Place>(free_)) {
    const int value = value_of(edition_, place);
    const std::uint8_t token = open_.tokens[index(place)];
    float worth = w_.value_step * as_float(value);
    if (token != kNoToken) worth += token_[token];
    if (value <= 3) worth += w_.bonus_step;
    if (value == 3) worth -= w_.franc * kBonusPrice;
    if (value == 8)
      worth += kPointsOfEight - as_float(edition_.wood_for_eight) * token_[index(Token::Wood)];
    step_[index(place)] = worth;
    best_step_ = std::max(best_step_, worth);
  }
}

float Evaluation::ways_up(std::size_t i) const {
  const Places reach = in_reach(open_, Seat(static_cast<std::uint8_t>(i)), free_);
  float sum = 0;
  for (std::size_t d = 0; d < kDistricts; ++d) {
    float best = 0;
    for (const Place place : Each<Place>(reach & buildings_in(District(d))))
      best = std::max(best, step_[index(place)]);
    sum += best;
  }
  sum *= w_.way_up;
  if ((open_.keys[i] & only(kArc)) != 0) sum += w_.arc_way_up * best_step_;
  return sum;
}

}  // namespace belle::players
