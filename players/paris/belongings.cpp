#include <algorithm>

#include "players/paris/judging.h"
#include "players/paris/outlook.h"

namespace belle::players {

using namespace paris;

namespace {
constexpr float kPointsOfAType = 5;  // of tile 30
}

float Judgement::belongings(std::size_t i) {
  const Screen& own = open_.screens[i];
  const Prospect& p = prospects_[i];
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

float Judgement::francs_worth(std::size_t i, int francs) const {
  const auto f = as_float(francs);
  return w_.franc * prospects_[i].fade * f * w_.franc_softness / (w_.franc_softness + f);
}

float Judgement::track(int meeple) const {
  const int a = edition_.zones[0];
  const int b = edition_.zones[1];
  const int c = edition_.zones[2];
  const auto left = [&](int first, int last) {
    return as_float(std::max(0, last - std::max(first, meeple)));
  };
  return w_.space_a * left(0, a) + w_.space_b * left(a, b) + w_.space_c * left(b, c);
}

float Judgement::holding(std::size_t i, int number) const {
  const Prospect& p = prospects_[i];
  const Screen& own = open_.screens[i];
  if (number == kFrancsTile) return as_float(own.francs) * (1 - p.fade) + w_.kept_francs * p.fade;
  if (!p.may_use) return 0;
  const Seat seat{static_cast<std::uint8_t>(i)};
  const auto each = as_float(edition_.bonus_points[static_cast<std::size_t>(number)]);
  const auto francs = as_float(edition_.bonus_francs[static_cast<std::size_t>(number)]);
  const float now = w_.held * as_float(points_now(edition_, open_, seat, number));
  const auto players = as_float(open_.players);
  switch (number) {
    case 1:
    case 5:
    case 7:
    case 12:
    case 22:
      return now + w_.held * w_.franc * p.fade * francs;
    case 2:
    case 3:
    case 4:
      return token_[static_cast<std::size_t>(number - 2)] * p.fade;
    case 8:
      return w_.any_prestige * p.fade;
    case 19:
      return 2 * w_.any_prestige * p.fade;
    case 10:
      return w_.any_resource * p.fade;
    case 21:
      return 2 * w_.any_resource * p.fade;
    case kOwnKeyTile:
      return w_.join_own * p.fade;
    case kRivalKeyTile:
      return w_.join_rivals * p.fade;
    case 13:
    case 14:
      return own.reserve_keys > 0 ? w_.extra_key * p.fade : 0.0F;
    case 17:
      return w_.any_tile * p.fade;
    case 25:
      return w_.earlier_tile * p.fade;
    case 20:
      return now + (players - 1) * w_.more_tiles * p.fade;
    case 23:
    case 24:
      return now + players * w_.more_pairs * p.fade;
    case 29:
      return now + each * w_.landmark_growth * p.fade;
    case 30:
      return now + kPointsOfAType * w_.type_growth * p.fade;
    default:  // those that count the buildings of a value
      return now + each * w_.growth * p.fade;
  }
}

float Judgement::end_tile(std::size_t i, int number) const {
  const Prospect& p = prospects_[i];
  if (!p.may_use) return 0;
  const EndTile& tile = edition_.end_tiles[static_cast<std::size_t>(number)];
  switch (tile.kind) {
    case EndTile::Kind::Token:
      return token_[index(tile.token)] * p.fade;
    case EndTile::Kind::AnyResource:
      return w_.any_resource * p.fade;
    case EndTile::Kind::AnyPrestige:
      return w_.any_prestige * p.fade;
    case EndTile::Kind::Points:
      return w_.held * as_float(tile.amount);
    case EndTile::Kind::Francs:
      return w_.franc * p.fade * as_float(tile.amount);
  }
  return 0;
}

void Judgement::value_steps() {
  for (const Place place : Each<Place>(free_)) {
    const int value = value_of(edition_, place);
    const std::uint8_t token = open_.tokens[index(place)];
    float worth = w_.value_step * as_float(value);
    if (token != kNoToken) worth += token_[token];
    if (value <= 3) worth += w_.bonus_step;
    if (value == 3) worth -= w_.franc * kBonusPrice;
    if (value == 8) worth += kPointsOfEight - token_[index(Token::Wood)];
    step_[index(place)] = worth;
    best_step_ = std::max(best_step_, worth);
  }
}

float Judgement::ways_up(std::size_t i) const {
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
