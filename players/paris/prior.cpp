// First sight of a move: what the evaluation says on average after moves of its kind, fitted to
// some 28000 moves of 75 games that the evaluation played against itself.
#include <algorithm>
#include <cmath>

#include "players/paris/evaluation_parts.h"
#include "players/paris/knowledge.h"

namespace belle::players {
namespace {

using namespace paris;

bool has_vp_tile(const Open& open, std::size_t district) {
  return std::ranges::find(open.vp_district, district) != open.vp_district.end();
}

// Whether a key that enters the district now is the fourth there, with a VP tile to win.
bool brings_fourth(const Open& open, const Move& move) {
  if (is_building(move.from) || is_landmark(move.from)) return false;
  if (!has_vp_tile(open, kSupply)) return false;
  int keys = 0;
  for (std::size_t i = 0; i < open.players; ++i)
    keys += keys_on(open, static_cast<Seat>(i), targets_in(open, District(move.number)));
  return keys == 3;
}

float enter_building(const Edition& edition, const Open& open, const Move& move) {
  constexpr std::array<float, kTokenKinds> kToken{1.3F, 1.9F, 1.4F, 1.6F, 2.1F, 1.6F};
  const int value = value_of(edition, move.to);
  const int climbed = value - value_of(edition, move.from);
  float worth =
      has_vp_tile(open, move.number) ? 0.5F * as_float(climbed) : -0.2F * as_float(climbed);
  if (value <= 3) worth += 6.0F - 0.18F * as_float(screen(open, open.to_move).meeple);
  if (move.from == kArc) worth -= 3.0F;
  const std::uint8_t token = open.tokens[index(move.to)];
  if (token != kNoToken) worth += kToken[token];
  if (brings_fourth(open, move)) worth += 2.5F;
  return worth;
}

float enter_landmark(const Edition& edition, const Open& open, const Move& move) {
  const Landmark& landmark = edition.landmarks[landmark_at(target_of(edition, open, move))];
  const int climbed = landmark.value - value_of(edition, move.from);
  float worth = -2.5F * as_float(landmark.cost[0] + landmark.cost[1] + landmark.cost[2]);
  for (std::size_t k = 0; k < 3; ++k) {
    const int given =
        std::min(int{landmark.slots[k]}, tokens_to_spend(open, Token(kResources + k)));
    worth += 0.4F * as_float(given * edition.prestige_points[k]);
  }
  if (has_vp_tile(open, move.number)) worth += 2.0F + 0.35F * as_float(climbed);
  if ((screen(open, open.to_move).bonuses & edition.bonus_with[index(BonusEffect::PerLandmark)]) !=
      0)
    worth += 5.0F;
  if (brings_fourth(open, move)) worth += 2.5F;
  return worth;
}

// What a tile brings, fitted for the amounts of the box of 2020 and drawn on from there.
float tile_worth(const BonusTile& tile) {
  const auto francs = as_float(tile.francs);
  const auto points = as_float(tile.points[0]);
  const auto tokens = as_float(tile.tokens);
  switch (tile.effect) {
    case BonusEffect::Francs:
      return std::lerp(0.7F, 2.4F, (francs - 3) / 2);
    case BonusEffect::Points:
      return std::lerp(1.5F, 4.2F, (points - 4) / 6);
    case BonusEffect::FrancsAndPoints:
      return 4.9F + 0.85F * (francs - 4) + 0.45F * (points - 4);
    case BonusEffect::Token: {
      constexpr std::array<float, kTokenKinds> kWorth{-0.3F, 0.2F, 0.6F, 0.7F, 0.7F, 0.7F};
      return kWorth[index(tile.token)];
    }
    case BonusEffect::AnyResources:
      return std::lerp(0.7F, 0.8F, tokens - 1);
    case BonusEffect::AnyPrestige:
      return std::lerp(0.7F, 2.0F, tokens - 1);
    case BonusEffect::JoinOwn:
      return 0;
    case BonusEffect::JoinRivals:
      return 0.7F;
    case BonusEffect::ExtraKey:
      return std::lerp(-0.6F, -0.7F, francs - 3);
    case BonusEffect::AnyTile:
      return 7.0F;
    case BonusEffect::StepBack:
      return 2.0F;
    case BonusEffect::PerBuilding: {
      constexpr std::array<float, kSpacesInDistrict> kWorth{0.3F, 1.5F, 2.3F, 1.8F, 0.7F, 0.9F};
      constexpr std::array<float, kSpacesInDistrict> kFor{2, 3, 4, 5, 6, 7};
      return kWorth[tile.slot] * (points / kFor[tile.slot]);
    }
    case BonusEffect::PerLandmark:
      return -0.1F + 0.1F * (points - 8);
    case BonusEffect::PerTile:
      return 2.2F;
    case BonusEffect::PerType:
      return 2.0F;
    case BonusEffect::PrestigePairs:
      return -1.2F;
    case BonusEffect::ResourcePairs:
      return -1.6F;
    case BonusEffect::KeptFrancs:
      return 7.5F * points;
  }
  return 0;
}

// The tiles as they come on the track, less what is passed over.
float take_bonus(const Edition& edition, const Open& open, int number) {
  if (number == 0) return 0;
  const auto space = static_cast<int>(std::ranges::find(open.track, number) - open.track.begin());
  return tile_worth(edition.bonus[static_cast<std::size_t>(number)]) -
         0.2F * as_float(space - screen(open, open.to_move).meeple);
}

// Tiles that count something are kept until the last turn, tokens until they are needed.
float use(const Edition& edition, const Open& open, const Move& move) {
  const auto points = as_float(bonus_points(edition, open, move));
  if (open.ending == Ending::AfterThisRound) return points;
  switch (edition.bonus[move.number].effect) {
    case BonusEffect::Francs:
    case BonusEffect::Points:
    case BonusEffect::FrancsAndPoints:
      return 0.1F * points - 0.5F;
    case BonusEffect::ExtraKey:
      return -1.5F;
    case BonusEffect::AnyTile:
      return take_bonus(edition, open, move.wanted) - 4.0F;
    case BonusEffect::StepBack:
      return take_bonus(edition, open, move.wanted) - 3.0F;
    case BonusEffect::Token:
    case BonusEffect::AnyResources:
    case BonusEffect::AnyPrestige:
    case BonusEffect::JoinOwn:
    case BonusEffect::JoinRivals:
      return open.stage == Stage::End ? -3.0F : -1.5F;
    case BonusEffect::PerBuilding:
    case BonusEffect::PerLandmark:
    case BonusEffect::PerTile:
    case BonusEffect::PerType:
    case BonusEffect::PrestigePairs:
    case BonusEffect::ResourcePairs:
    case BonusEffect::KeptFrancs:
      return 0.2F * points - 3.0F;
  }
  return 0;
}

// A VP tile is for the district where the seat leads.
float vp_tile(const Edition& edition, const Open& open, const Move& move) {
  if (move.to == kNowhere) return 0;
  const auto points =
      district_points(edition, open, district_of(move.to), std::size_t{move.number});
  int best_other = 0;
  for (std::size_t i = 0; i < open.players; ++i)
    if (i != index(open.to_move)) best_other = std::max(best_other, points[i]);
  return as_float(points[index(open.to_move)] - best_other);
}

float flag(const EndTile& tile) {
  switch (tile.effect) {
    case EndEffect::Points:
      return 0.8F * as_float(tile.amount);
    case EndEffect::Francs:
      return 0.9F * as_float(tile.amount);
    case EndEffect::Token:
    case EndEffect::AnyResource:
    case EndEffect::AnyPrestige:
      return 2.0F;
  }
  return 0;
}

float use_end(const EndTile& tile, const Open& open) {
  switch (tile.effect) {
    case EndEffect::Points:
      return 0.2F * as_float(tile.amount);
    case EndEffect::Francs:
    case EndEffect::Token:
    case EndEffect::AnyResource:
    case EndEffect::AnyPrestige:
      return open.stage == Stage::End ? -2.0F : -1.0F;
  }
  return 0;
}

}  // namespace

float ParisKnowledge::prior(const Edition& edition, const State& state, const Move& move) {
  const Open& open = state.open;
  switch (move.kind) {
    case Move::Kind::Draw:
    case Move::Kind::Place:
    case Move::Kind::Pass:
      return 0;
    case Move::Kind::Key:
      return move.to == kArc ? 1.9F
                             : 2.1F + 0.25F * as_float(edition.banks[index(district_of(move.to))]);
    case Move::Kind::Move:
    case Move::Kind::MoveToNew:
      return is_landmark(move.to) ? enter_landmark(edition, open, move)
                                  : enter_building(edition, open, move);
    case Move::Kind::Flag:
      return flag(edition.end_tiles[move.number]);
    case Move::Kind::Bonus:
      return take_bonus(edition, open, move.number);
    case Move::Kind::Prestige: {
      int points = 0;
      for (std::size_t k = 0; k < 3; ++k) points += move.kinds[k] * edition.prestige_points[k];
      return as_float(points);
    }
    case Move::Kind::VpTile:
      return vp_tile(edition, open, move);
    case Move::Kind::Use:
      return use(edition, open, move);
    case Move::Kind::UseEnd:
      return use_end(edition.end_tiles[move.number], open);
    case Move::Kind::Buy:
    case Move::Kind::Sell:
      return -1.0F;
    case Move::Kind::End:
      return 1.0F;
  }
  return 0;
}

}  // namespace belle::players
