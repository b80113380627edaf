#include "engine/paris/describe.h"

namespace belle::paris {

std::string describe_bonus(const Edition& edition, int number, int players) {
  const auto which = static_cast<std::size_t>(number);
  const std::string francs = std::to_string(edition.bonus_francs[which]);
  const std::string points = std::to_string(edition.bonus_points[which]);
  if (const auto slot = rewarded_slot(number))
    return points + " VP per value " + std::to_string(kValues[*slot]);
  switch (number) {
    case 2:
    case 3:
    case 4:
      return "1 " + std::string(kTokenNames[which - 2]);
    case 7:
    case 22:
      return points + " VP";
    case 8:
      return "any 1 prestige";
    case kOwnKeyTile:
      return "move onto own key";
    case 10:
      return "any 1 resource";
    case 12:
      return francs + " francs, " + points + " VP";
    case 13:
    case 14:
      return "a key for " + francs + " francs";
    case kRivalKeyTile:
      return "move onto rival key";
    case 17:
      return "take any tile here";
    case 19:
      return "any 2 prestige";
    case 20:
      return std::to_string(players - 1) + " VP per tile held";
    case 21:
      return "any 2 resources";
    case 23:
      return std::to_string(players) + " VP/prestige pair";
    case 24:
      return std::to_string(players) + " VP/resource pair";
    case 25:
      return "back 1-5 and take";
    case kFrancsTile:
      return "end: 1 VP per franc";
    case 29:
      return points + " VP per landmark";
    case 30:
      return "10-25 VP, 4-7 types";
    default:
      return francs + " francs";  // 1 and 5
  }
}

std::string describe(const EndTile& tile) {
  switch (tile.kind) {
    case EndTile::Kind::Token:
      return std::string(kTokenNames[index(tile.token)]);
    case EndTile::Kind::AnyResource:
      return "any resource";
    case EndTile::Kind::AnyPrestige:
      return "any prestige";
    case EndTile::Kind::Points:
      return std::to_string(tile.amount) + " VP";
    case EndTile::Kind::Francs:
      return std::to_string(tile.amount) + " francs";
  }
  return {};
}

}  // namespace belle::paris
