#include "engine/paris/effects.h"

#include <algorithm>

namespace belle::paris {

std::optional<BonusEffect> bonus_effect_named(std::string_view name) {
  const auto found = std::ranges::find(kWordsOf<BonusEffect>, name);
  if (found == kWordsOf<BonusEffect>.end()) return {};
  return BonusEffect(found - kWordsOf<BonusEffect>.begin());
}

Amounts amounts_of(BonusEffect effect) {
  switch (effect) {
    case BonusEffect::Francs:
    case BonusEffect::ExtraKey:
      return {.francs = true};
    case BonusEffect::FrancsAndPoints:
      return {.francs = true, .points = 1};
    case BonusEffect::Token:
      return {.token = true};
    case BonusEffect::AnyResources:
    case BonusEffect::AnyPrestige:
      return {.tokens = true};
    case BonusEffect::JoinOwn:
    case BonusEffect::JoinRivals:
    case BonusEffect::AnyTile:
      return {};
    case BonusEffect::StepBack:
      return {.spaces = true};
    case BonusEffect::PerBuilding:
      return {.value = true, .points = 1};
    case BonusEffect::Points:
    case BonusEffect::PerLandmark:
    case BonusEffect::KeptFrancs:
      return {.points = 1};
    case BonusEffect::PerTile:
    case BonusEffect::PrestigePairs:
    case BonusEffect::ResourcePairs:
      return {.points = 3};
    case BonusEffect::PerType:
      return {.points = 4};
  }
  return {};
}

BonusTile tile_of_2020(int number) {
  using enum BonusEffect;
  static constexpr std::array<BonusTile, 30> kTiles{{
      {.effect = Francs},                                      // 1
      {.effect = BonusEffect::Token, .token = Token::Wood},    // 2
      {.effect = BonusEffect::Token, .token = Token::Marble},  // 3
      {.effect = BonusEffect::Token, .token = Token::Gold},    // 4
      {.effect = Francs},                                      // 5
      {.effect = PerBuilding, .slot = 0},                      // 6
      {.effect = Points},                                      // 7
      {.effect = AnyPrestige, .tokens = 1},                    // 8
      {.effect = JoinOwn},                                     // 9
      {.effect = AnyResources, .tokens = 1},                   // 10
      {.effect = PerBuilding, .slot = 1},                      // 11
      {.effect = FrancsAndPoints},                             // 12
      {.effect = ExtraKey},                                    // 13
      {.effect = ExtraKey},                                    // 14
      {.effect = PerBuilding, .slot = 2},                      // 15
      {.effect = JoinRivals},                                  // 16
      {.effect = AnyTile},                                     // 17
      {.effect = PerBuilding, .slot = 3},                      // 18
      {.effect = AnyPrestige, .tokens = 2},                    // 19
      {.effect = PerTile, .points = {1, 2, 3}},                // 20
      {.effect = AnyResources, .tokens = 2},                   // 21
      {.effect = Points},                                      // 22
      {.effect = PrestigePairs, .points = {2, 3, 4}},          // 23
      {.effect = ResourcePairs, .points = {2, 3, 4}},          // 24
      {.effect = StepBack, .spaces = 5},                       // 25
      {.effect = PerBuilding, .slot = 4},                      // 26
      {.effect = KeptFrancs, .points = {1}},                   // 27
      {.effect = PerBuilding, .slot = 5},                      // 28
      {.effect = PerLandmark},                                 // 29
      {.effect = PerType, .points = {10, 15, 20, 25}},         // 30
  }};
  return kTiles[static_cast<std::size_t>(number - 1)];
}

constexpr int kAnyNumber = 93;  // of pairs: 31 of each kind have room in a move's id

Naming naming(const BonusTile& tile) {
  switch (tile.effect) {
    case BonusEffect::AnyPrestige:
      return {true, tile.tokens, tile.tokens};
    case BonusEffect::AnyResources:
      return {false, tile.tokens, tile.tokens};
    case BonusEffect::PrestigePairs:
      return {true, 1, kAnyNumber};
    case BonusEffect::ResourcePairs:
      return {false, 1, kAnyNumber};
    case BonusEffect::AnyTile:
    case BonusEffect::StepBack:
      return {.tile = true};
    case BonusEffect::Francs:
    case BonusEffect::Points:
    case BonusEffect::FrancsAndPoints:
    case BonusEffect::Token:
    case BonusEffect::JoinOwn:
    case BonusEffect::JoinRivals:
    case BonusEffect::ExtraKey:
    case BonusEffect::PerBuilding:
    case BonusEffect::PerLandmark:
    case BonusEffect::PerTile:
    case BonusEffect::PerType:
    case BonusEffect::KeptFrancs:
      return {};
  }
  return {};
}

Naming naming(const EndTile& tile) {
  switch (tile.effect) {
    case EndEffect::AnyResource:
      return {false, 1, 1};
    case EndEffect::AnyPrestige:
      return {true, 1, 1};
    case EndEffect::Token:
    case EndEffect::Points:
    case EndEffect::Francs:
      return {};
  }
  return {};
}

}  // namespace belle::paris
