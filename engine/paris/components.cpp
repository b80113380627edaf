#include "engine/paris/components.h"

#include <algorithm>
#include <numeric>

#include "engine/core/text.h"

namespace belle::paris {
namespace {

using MaybeFault = std::optional<Fault>;

template <class List>
MaybeFault check_length(const List& list, std::size_t length, std::string_view name) {
  if (list.size() == length) return {};
  return Fault{std::string(name), "there must be " + std::to_string(length) + " entries, not " +
                                      std::to_string(list.size())};
}

// A list of numbers of the right length, each from 1 to the most.
MaybeFault check_numbers(const std::vector<int>& list, std::size_t length, int most,
                         std::string_view name) {
  if (auto fault = check_length(list, length, name)) return fault;
  for (std::size_t i = 0; i < list.size(); ++i)
    if (list[i] < 1 || list[i] > most)
      return Fault{entry(name, i), "a number from 1 to " + std::to_string(most)};
  return {};
}

template <std::size_t N>
void copy_numbers(const std::vector<int>& from, std::array<std::uint8_t, N>& to) {
  for (std::size_t i = 0; i < N; ++i) to[i] = static_cast<std::uint8_t>(from[i]);
}

MaybeFault take_buildings(const Tables& tables, Edition& edition) {
  if (auto fault = check_length(tables.buildings, kDistricts, "buildings")) return fault;
  for (std::size_t d = 0; d < kDistricts; ++d) {
    const std::string where = "buildings." + std::string(kDistrictIds[d]);
    if (auto fault = check_length(tables.buildings[d], kSpacesInDistrict, where)) return fault;
    std::array<bool, kTypes> seen{};
    for (std::size_t i = 0; i < kSpacesInDistrict; ++i) {
      const auto found = std::ranges::find(kTypeNames, tables.buildings[d][i]);
      if (found == kTypeNames.end())
        return Fault{entry(where, i), "no type of building is called so"};
      const auto type = static_cast<std::size_t>(found - kTypeNames.begin());
      if (seen[type]) return Fault{entry(where, i), "the district has this type already"};
      seen[type] = true;
      edition.types[d * kSpacesInDistrict + i] = Type(type);
    }
  }
  return {};
}

MaybeFault take_tokens(const Tables& tables, Edition& edition) {
  if (auto fault = check_length(tables.tokens, kSpacesInDistrict, "tokens")) return fault;
  std::array<bool, kTokenKinds> seen{};
  for (std::size_t i = 0; i < kSpacesInDistrict; ++i) {
    const auto token = token_named(tables.tokens[i]);
    if (!token) return Fault{entry("tokens", i), "no token is called so"};
    if (seen[index(*token)]) return Fault{entry("tokens", i), "the token stands twice"};
    if (is_resource(*token) != (i >= 3))
      return Fault{entry("tokens", i), "prestige lies beside 1, 2, 3, resources beside 4, 5, 8"};
    seen[index(*token)] = true;
    edition.tokens[i] = *token;
  }
  if (edition.tokens.back() != Token::Gold)
    return Fault{entry("tokens", 5), "gold lies beside the value 8"};
  return {};
}

MaybeFault take_landmarks(const Tables& tables, Edition& edition) {
  if (auto fault = check_length(tables.landmarks, kLandmarks, "landmarks")) return fault;
  for (std::size_t i = 0; i < kLandmarks; ++i) {
    const Tables::Landmark& from = tables.landmarks[i];
    const std::string where = "landmarks." + std::to_string(from.value);
    Landmark& to = edition.landmarks[i];
    if (from.value < 9 || from.value > 99) return Fault{where, "a value from 9 to 99"};
    if (i > 0 && from.value <= tables.landmarks[i - 1].value)
      return Fault{where, "the values must rise"};
    to = {static_cast<std::uint8_t>(from.value), {}, {}};
    if (from.cost.empty() || from.cost.size() > 6)
      return Fault{where + ".cost", "one to six resources"};
    for (const std::string& name : from.cost) {
      const auto token = token_named(name);
      if (!token || !is_resource(*token)) return Fault{where + ".cost", "wood, marble or gold"};
      ++to.cost[index(*token)];
    }
    if (from.slots.size() != 3) return Fault{where + ".slots", "three prestige slots"};
    for (const std::string& name : from.slots) {
      const auto token = token_named(name);
      if (!token || is_resource(*token))
        return Fault{where + ".slots", "bronze*, silver* or gold*"};
      ++to.slots[index(*token) - kResources];
    }
    edition.landmark_titles[i] = from.title;
  }
  for (std::size_t value = 0; value < edition.landmarks_up_to.size(); ++value) {
    edition.landmarks_up_to[value] = 0;
    for (std::size_t i = 0; i < kLandmarks; ++i)
      if (edition.landmarks[i].value <= value)
        edition.landmarks_up_to[value] |= only(landmark_place(i));
  }
  return {};
}

MaybeFault take_vp_tiles(const Tables& tables, Edition& edition) {
  if (auto fault = check_length(tables.vp_tiles, kVpTiles, "vp_tiles")) return fault;
  for (std::size_t i = 0; i < kVpTiles; ++i) {
    const auto& ranks = tables.vp_tiles[i];
    const std::string where = entry("vp_tiles", i);
    if (auto fault = check_numbers(ranks, 3, 99, where)) return fault;
    if (ranks[0] <= ranks[1] || ranks[1] <= ranks[2])
      return Fault{where,
                   "the first must get more than the second, the second more than the third"};
    for (std::size_t j = 0; j < i; ++j)
      if (tables.vp_tiles[j][0] == ranks[0])
        return Fault{where, "another VP tile gives the first as much; tiles are named by that"};
    copy_numbers(ranks, edition.vp_tiles[i]);
  }
  return {};
}

// Which bonus tiles show francs (13 and 14: to pay), and which show VP.
constexpr std::array<int, 5> kShowFrancs{1, 5, 12, 13, 14};
constexpr std::array<int, 10> kShowPoints{6, 7, 11, 12, 15, 18, 22, 26, 28, 29};

MaybeFault take_bonus(const Tables& tables, Edition& edition) {
  edition.bonus_francs = {};
  edition.bonus_points = {};
  std::array<bool, kBonusNumbers + 1> seen{};
  for (const Tables::Bonus& bonus : tables.bonus) {
    const std::string where = "bonus." + std::to_string(bonus.number);
    const bool francs = std::ranges::find(kShowFrancs, bonus.number) != kShowFrancs.end();
    const bool points = std::ranges::find(kShowPoints, bonus.number) != kShowPoints.end();
    if (!francs && !points) return Fault{where, "this tile shows no amount"};
    const auto number = static_cast<std::size_t>(bonus.number);
    if (seen[number]) return Fault{where, "the tile stands twice"};
    seen[number] = true;
    if (francs != (bonus.francs != 0))
      return Fault{where, francs ? "its francs are missing" : "it shows no francs"};
    if (points != (bonus.points != 0))
      return Fault{where, points ? "its VP are missing" : "it shows no VP"};
    if (bonus.francs < 0 || bonus.francs > 99 || bonus.points < 0 || bonus.points > 99)
      return Fault{where, "an amount from 1 to 99"};
    edition.bonus_francs[number] = static_cast<std::uint8_t>(bonus.francs);
    edition.bonus_points[number] = static_cast<std::uint8_t>(bonus.points);
  }
  for (std::size_t number = 1; number <= kBonusNumbers; ++number) {
    const int n = static_cast<int>(number);
    const bool shows = std::ranges::find(kShowFrancs, n) != kShowFrancs.end() ||
                       std::ranges::find(kShowPoints, n) != kShowPoints.end();
    if (shows && !seen[number]) return Fault{"bonus." + std::to_string(n), "is missing"};
  }
  return {};
}

MaybeFault take_copies(const Tables& tables, Edition& edition) {
  for (auto& copies : edition.copies) {
    copies.fill(1);
    copies[0] = 0;
  }
  std::array<bool, kBonusNumbers + 1> seen{};
  const auto add = [&](const std::vector<int>& list, std::size_t players,
                       std::string_view name) -> MaybeFault {
    if (auto fault = check_numbers(list, 6, static_cast<int>(kBonusNumbers), name)) return fault;
    for (std::size_t i = 0; i < list.size(); ++i) {
      const auto number = static_cast<std::size_t>(list[i]);
      if (seen[number]) return Fault{entry(name, i), "the number stands twice"};
      if (list[i] == kOwnKeyTile)  // at most two keys of a player stand on one space
        return Fault{entry(name, i), "tile 9 is in the game once"};
      seen[number] = true;
      for (std::size_t p = players; p <= kMostPlayers; ++p) edition.copies[p][number] = 2;
    }
    return {};
  };
  if (auto fault = add(tables.doubled_with_three, 3, "doubled_with_three")) return fault;
  return add(tables.doubled_with_four, 4, "doubled_with_four");
}

std::optional<EndTile> end_tile(std::string_view text) {
  if (const auto token = token_named(text)) return EndTile{EndTile::Kind::Token, *token, 0};
  if (text == "any resource") return EndTile{EndTile::Kind::AnyResource, Token::Wood, 0};
  if (text == "any prestige") return EndTile{EndTile::Kind::AnyPrestige, Token::Wood, 0};
  const auto amount = number(take_word(text));
  if (!amount || *amount < 1 || *amount > 99) return {};
  const auto counted = static_cast<std::uint8_t>(*amount);
  if (text == "VP") return EndTile{EndTile::Kind::Points, Token::Wood, counted};
  if (text == "francs") return EndTile{EndTile::Kind::Francs, Token::Wood, counted};
  return {};
}

MaybeFault take_end_tiles(const Tables& tables, Edition& edition) {
  if (auto fault = check_length(tables.end_tiles, kEndTiles, "end_tiles")) return fault;
  for (std::size_t i = 0; i < kEndTiles; ++i) {
    const auto tile = end_tile(tables.end_tiles[i]);
    if (!tile)
      return Fault{entry("end_tiles", i),
                   "a token, 'any resource', 'any prestige', '3 VP' or '5 francs'"};
    edition.end_tiles[i] = *tile;
  }
  return {};
}

MaybeFault take_zones(const Tables& tables, Edition& edition) {
  if (auto fault = check_numbers(tables.zones, 3, static_cast<int>(kBonusNumbers), "zones"))
    return fault;
  if (tables.zones[0] >= tables.zones[1] || tables.zones[1] >= tables.zones[2] ||
      tables.zones[2] != static_cast<int>(kBonusNumbers))
    return Fault{"zones", "the last number of each zone, rising to 30"};
  copy_numbers(tables.zones, edition.zones);
  return {};
}

MaybeFault take_prices(const Tables& tables, Edition& edition) {
  if (auto fault = check_numbers(tables.buy, kResources, 99, "buy")) return fault;
  if (auto fault = check_numbers(tables.sell, kTokenKinds, 99, "sell")) return fault;
  // Otherwise buying and selling in turn would never end.
  for (std::size_t r = 0; r < kResources; ++r)
    if (tables.sell[r] >= tables.buy[r])
      return Fault{"sell." + std::string(kTokenNames[r]),
                   "a resource must be sold for less than it is bought for"};
  copy_numbers(tables.buy, edition.buy);
  copy_numbers(tables.sell, edition.sell);
  return {};
}

}  // namespace

std::optional<District> district_named(std::string_view id) {
  const auto found = std::ranges::find(kDistrictIds, id);
  if (found == kDistrictIds.end()) return {};
  return District(found - kDistrictIds.begin());
}

std::optional<Token> token_named(std::string_view name) {
  const auto found = std::ranges::find(kTokenNames, name);
  if (found == kTokenNames.end()) return {};
  return Token(found - kTokenNames.begin());
}

std::optional<std::size_t> rewarded_slot(int number) {
  constexpr std::array<int, kSpacesInDistrict> kNumbers{6, 11, 15, 18, 26, 28};
  const auto found = std::ranges::find(kNumbers, number);
  if (found == kNumbers.end()) return {};
  return static_cast<std::size_t>(found - kNumbers.begin());
}

std::expected<Edition, Fault> make_edition(const Tables& tables) {
  Edition edition;
  edition.name = tables.name;
  if (auto fault = check_numbers(tables.banks, kDistricts, 99, "banks"))
    return std::unexpected(*fault);
  copy_numbers(tables.banks, edition.banks);
  if (auto fault = check_numbers(tables.prestige_points, 3, 99, "prestige_points"))
    return std::unexpected(*fault);
  copy_numbers(tables.prestige_points, edition.prestige_points);
  for (const auto take : {take_buildings, take_tokens, take_landmarks, take_vp_tiles, take_bonus,
                          take_copies, take_end_tiles, take_zones, take_prices})
    if (auto fault = take(tables, edition)) return std::unexpected(*fault);
  return edition;
}

}  // namespace belle::paris
