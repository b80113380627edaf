// What is in the box: districts, buildings, tokens, landmarks, VP tiles, bonus tiles, end-game
// tiles and prices. `Tables` is what an edition file says, as plain data; `Edition` is the same
// made ready for play. An Edition exists only if its tables obey section 1 of the rules page.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/fault.h"
#include "engine/core/seat.h"
#include "engine/paris/board.h"
#include "engine/paris/effects.h"
#include "engine/paris/rulings.h"
#include "engine/paris/tokens.h"

namespace belle::paris {

inline constexpr std::size_t kMostPlayers = kMaxSeats;
inline constexpr std::array<std::string_view, kMostPlayers> kSeatNames{"1", "2", "3", "4"};

inline constexpr std::array<std::string_view, kDistricts> kDistrictIds{"cha", "bat", "mon",
                                                                       "vil", "bel", "ger"};
inline constexpr std::array<std::string_view, kDistricts> kDistrictTitles{
    "Chaillot", "Batignolles", "Montmartre", "La Villette", "Belleville", "Saint-Germain"};
std::optional<District> district_named(std::string_view id);

enum class Type : std::uint8_t { Cafe, Restaurant, Residence, Hotel, Bakery, Theater };
inline constexpr std::size_t kTypes = 6;
inline constexpr std::array<std::string_view, kTypes> kTypeNames{"café",  "restaurant", "residence",
                                                                 "hotel", "bakery",     "theater"};

/// A building tile is named by the space that its district and value say.
using Tile = std::uint8_t;
inline constexpr Tile kNoTile = 0xff;

inline constexpr std::size_t kPiles = 3;
/// Three tiles are set aside unless districts are free.
constexpr int pile_length(bool free_districts) { return free_districts ? 12 : 11; }
inline constexpr std::size_t kVpTiles = 6;
inline constexpr std::size_t kBonusNumbers = 30;  // numbered from 1
inline constexpr std::size_t kEndTiles = 12;      // E1 is tile 0
inline constexpr std::size_t kSecondCopies = 12;  // of bonus tiles, with four players
inline constexpr std::size_t kTokensOfKind = 6;
inline constexpr int kStartFrancs = 3;
inline constexpr int kReserveKeys = 2;
inline constexpr std::array<std::uint8_t, kMostPlayers + 1> kStartKeys{0, 0, 10, 9, 7};
inline constexpr int kBonusPrice = 2;     // francs, at a building of value 3
inline constexpr int kPointsOfEight = 2;  // VP for a building of value 8

/// What the bonus tiles of an edition may ask for together at most: so much room has Moves.
inline constexpr std::size_t kMostBonusChoices = 1600;

/// Some of the bonus numbers, the bit of the number each.
using Bonuses = std::uint32_t;
constexpr Bonuses only_bonus(int number) { return Bonuses{1} << number; }

/// The facts of an edition, as its file gives them. Lists by district are in the order of
/// kDistrictIds, lists by space in the order of kValues, lists by token in that of kTokenNames.
struct Tables {
  struct Landmark {
    int value = 0;
    std::string title;
    std::vector<std::string> cost;   // resources
    std::vector<std::string> slots;  // three prestige tokens
    bool second = false;             // another of this value stands before it
  };
  /// A bonus tile: the word of its effect and the amounts that the effect needs. Without the word
  /// the effect is the one that the number has in the box of 2020.
  struct Bonus {
    int number = 0;
    int francs = 0;
    std::vector<int> points{};
    std::string effect{};
    std::string token{};
    int tokens = 0;
    int value = 0;
    int spaces = 0;
  };
  std::string name;
  std::vector<int> banks;
  std::vector<std::vector<std::string>> buildings;  // types by district and space
  std::vector<std::string> tokens;                  // of the basic set-up, by space
  std::vector<Landmark> landmarks;
  std::vector<int> prestige_points;        // bronze, silver, gold
  std::vector<std::vector<int>> vp_tiles;  // first, second, third
  std::vector<Bonus> bonus;
  std::vector<int> doubled_with_three;  // second copies with three players and more
  std::vector<int> doubled_with_four;   // and with four
  std::vector<int> zones;               // the last number of A, B and C
  std::vector<std::string> end_tiles;   // a token, `any resource`, `3 VP`, `5 francs`
  std::vector<int> buy;                 // resources
  std::vector<int> sell;
  int wood_for_eight = 1;  // that a building of value 8 costs
  Rulings rulings;
};
/// The key of a landmark in an edition: its value, with a `b` for the second of equal ones.
std::string landmark_key(int value, bool second);

struct Landmark {
  std::uint8_t value;
  std::array<std::uint8_t, kResources> cost;
  std::array<std::uint8_t, 3> slots;  // by kind of prestige
};

struct Edition {
  std::string name;
  std::array<std::uint8_t, kDistricts> banks;
  std::array<Type, kSpaces> types;              // by tile
  std::array<Token, kSpacesInDistrict> tokens;  // of the basic set-up
  std::array<Landmark, kLandmarks> landmarks;   // by rising value
  Places second_landmarks;                      // of those that follow one of equal value
  std::array<std::string, kLandmarks> landmark_titles;
  std::array<std::uint8_t, 3> prestige_points;
  std::array<std::array<std::uint8_t, 3>, kVpTiles> vp_tiles;
  std::array<BonusTile, kBonusNumbers + 1> bonus;  // by number
  std::array<Bonuses, kBonusEffects> bonus_with;   // the numbers with each effect
  std::array<std::array<std::uint8_t, kBonusNumbers + 1>, kMostPlayers + 1> copies;  // by players
  std::array<std::uint8_t, 3> zones;
  std::array<EndTile, kEndTiles> end_tiles;
  std::array<std::uint8_t, kTokenKinds>
      most_temporary;  // tokens of a turn (P4), if all tiles count
  std::array<std::uint8_t, kResources> buy;
  std::array<std::uint8_t, kTokenKinds> sell;
  std::uint8_t wood_for_eight;
  Rulings rulings;
  std::array<Places, 256> landmarks_up_to;  // by value
};

/// The value under a key: a building's or landmark's; 0 on a bank or the Arc.
inline int value_of(const Edition& edition, Place place) {
  if (is_building(place)) return kValues[index(place) % kSpacesInDistrict];
  return is_landmark(place) ? edition.landmarks[landmark_at(place)].value : 0;
}

/// The key of a landmark in the edition: `11`, `11b`.
std::string landmark_key(const Edition& edition, Place place);

/// The numbers that have an effect, in words: `tile 9`, `tile 9 or 16`, `no tile`.
std::string tiles_with(const Edition& edition, BonusEffect effect);

/// Checks the tables completely and makes them ready for play.
std::expected<Edition, Fault> make_edition(const Tables& tables);

}  // namespace belle::paris
