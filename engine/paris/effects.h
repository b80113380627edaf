// What bonus tiles and end-game tiles do. Each tile has one effect and the amounts printed on it;
// the edition says which, and everything else asks for the effect, never for the tile's number. A
// switch over an effect names every one and has no default, so that a new effect does not compile
// until rules, notation, explanations, refusals and evaluation have answered it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/core/words.h"
#include "engine/paris/tokens.h"

namespace belle::paris {

enum class BonusEffect : std::uint8_t {
  Francs,           // francs at once
  Points,           // VP at once
  FrancsAndPoints,  // both
  Token,            // counts as a token (P4)
  AnyResources,     // counts as so many resources of choice
  AnyPrestige,      // and prestige tokens
  JoinOwn,          // a key's target may hold an own key (P10)
  JoinRivals,       // and those of opponents (P9)
  ExtraKey,         // a key from the reserve, for francs
  AnyTile,          // any tile of the track, without the meeple
  StepBack,         // the meeple goes back so many spaces at most, and takes the tile there (P12)
  PerBuilding,      // VP for each own building of a value
  PerLandmark,      // VP for each own landmark
  PerTile,          // VP, by players, for each other unused bonus tile
  PerType,          // VP for four, five, six or seven types
  PrestigePairs,    // VP, by players, for each pair of equal prestige tokens handed in
  ResourcePairs,    // and of equal resources
  KeptFrancs,       // cannot be used; VP for each franc at the end
};
constexpr std::size_t index(BonusEffect effect) { return static_cast<std::size_t>(effect); }

/// How editions and pages name it.
constexpr std::string_view word(BonusEffect effect) {
  switch (effect) {
    case BonusEffect::Francs:
      return "francs";
    case BonusEffect::Points:
      return "points";
    case BonusEffect::FrancsAndPoints:
      return "francs_and_points";
    case BonusEffect::Token:
      return "token";
    case BonusEffect::AnyResources:
      return "any_resources";
    case BonusEffect::AnyPrestige:
      return "any_prestige";
    case BonusEffect::JoinOwn:
      return "join_own";
    case BonusEffect::JoinRivals:
      return "join_rivals";
    case BonusEffect::ExtraKey:
      return "extra_key";
    case BonusEffect::AnyTile:
      return "any_tile";
    case BonusEffect::StepBack:
      return "step_back";
    case BonusEffect::PerBuilding:
      return "per_building";
    case BonusEffect::PerLandmark:
      return "per_landmark";
    case BonusEffect::PerTile:
      return "per_tile";
    case BonusEffect::PerType:
      return "per_type";
    case BonusEffect::PrestigePairs:
      return "prestige_pairs";
    case BonusEffect::ResourcePairs:
      return "resource_pairs";
    case BonusEffect::KeptFrancs:
      return "kept_francs";
  }
  return {};
}

inline constexpr std::size_t kBonusEffects = kWordsOf<BonusEffect>.size();

std::optional<BonusEffect> bonus_effect_named(std::string_view word);

/// A bonus tile: its effect, and what of the rest the effect needs.
struct BonusTile {
  BonusEffect effect{};
  Token token{};            // that it counts as
  std::uint8_t tokens = 0;  // of choice
  std::uint8_t francs = 0;  // that it gives; of an extra key the price
  std::uint8_t slot = 0;    // of the value that it counts, as in kValues
  std::uint8_t spaces = 0;  // that the meeple goes back at most
  /// At once or for each; for 2, 3, 4 players; or for 4, 5, 6, 7 types.
  std::array<std::uint8_t, 4> points{};

  friend bool operator==(const BonusTile&, const BonusTile&) = default;
};

/// What an effect needs: exactly these amounts stand in the edition.
struct Amounts {
  bool francs = false;
  bool token = false;
  bool tokens = false;
  bool value = false;
  bool spaces = false;
  std::size_t points = 0;  // so many numbers
};
Amounts amounts_of(BonusEffect effect);

/// What a number of the box of 2020 does: so are files read that name no effects. Francs and VP
/// that every file says are left out.
BonusTile tile_of_2020(int number);

enum class EndEffect : std::uint8_t { Token, AnyResource, AnyPrestige, Points, Francs };
constexpr std::string_view word(EndEffect effect) {
  switch (effect) {
    case EndEffect::Token:
      return "token";
    case EndEffect::AnyResource:
      return "any_resource";
    case EndEffect::AnyPrestige:
      return "any_prestige";
    case EndEffect::Points:
      return "points";
    case EndEffect::Francs:
      return "francs";
  }
  return {};
}

/// An end-game tile.
struct EndTile {
  EndEffect effect;
  Token token;          // if it is a token
  std::uint8_t amount;  // VP or francs
};

/// What the use of a tile names: a tile of the track; or tokens, resources or prestige, at least
/// and at most so many; or nothing.
struct Naming {
  bool prestige = false;
  int least = 0;
  int most = 0;
  bool tile = false;
};
Naming naming(const BonusTile& tile);
Naming naming(const EndTile& tile);

}  // namespace belle::paris
