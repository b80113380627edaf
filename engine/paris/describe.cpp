#include "engine/paris/describe.h"

namespace belle::paris {

std::string describe_bonus(const Edition& edition, int number, int players) {
  const BonusTile& tile = edition.bonus[static_cast<std::size_t>(number)];
  std::string francs = std::to_string(tile.francs) + " francs";
  std::string points = std::to_string(tile.points[0]) + " VP";
  const auto by_players = [&] {
    return std::to_string(tile.points[static_cast<std::size_t>(players - 2)]) + " VP";
  };
  switch (tile.effect) {
    case BonusEffect::Francs:
      return francs;
    case BonusEffect::Points:
      return points;
    case BonusEffect::FrancsAndPoints:
      return francs + ", " + points;
    case BonusEffect::Token:
      return "1 " + std::string(kTokenNames[index(tile.token)]);
    case BonusEffect::AnyResources:
      return "any " + std::to_string(tile.tokens) + " resource" + (tile.tokens == 1 ? "" : "s");
    case BonusEffect::AnyPrestige:
      return "any " + std::to_string(tile.tokens) + " prestige";
    case BonusEffect::JoinOwn:
      return "move onto own key";
    case BonusEffect::JoinRivals:
      return "move onto rival key";
    case BonusEffect::ExtraKey:
      return "a key for " + francs;
    case BonusEffect::AnyTile:
      return "take any tile here";
    case BonusEffect::StepBack:
      return "back 1-" + std::to_string(tile.spaces) + " and take";
    case BonusEffect::PerBuilding:
      return points + " per value " + std::to_string(kValues[tile.slot]);
    case BonusEffect::PerLandmark:
      return points + " per landmark";
    case BonusEffect::PerTile:
      return by_players() + " per tile held";
    case BonusEffect::PerType:
      return std::to_string(tile.points[0]) + '-' + std::to_string(tile.points[3]) +
             " VP, 4-7 types";
    case BonusEffect::PrestigePairs:
      return by_players() + "/prestige pair";
    case BonusEffect::ResourcePairs:
      return by_players() + "/resource pair";
    case BonusEffect::KeptFrancs:
      return "end: " + points + " per franc";
  }
  return {};
}

std::string describe(const EndTile& tile) {
  switch (tile.effect) {
    case EndEffect::Token:
      return std::string(kTokenNames[index(tile.token)]);
    case EndEffect::AnyResource:
      return "any resource";
    case EndEffect::AnyPrestige:
      return "any prestige";
    case EndEffect::Points:
      return std::to_string(tile.amount) + " VP";
    case EndEffect::Francs:
      return std::to_string(tile.amount) + " francs";
  }
  return {};
}

}  // namespace belle::paris
