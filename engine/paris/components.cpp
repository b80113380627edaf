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

MaybeFault take_landmark(const Tables::Landmark& from, Landmark& to) {
  const std::string where = "landmarks." + landmark_key(from.value, from.second);
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
    if (!token || is_resource(*token)) return Fault{where + ".slots", "bronze*, silver* or gold*"};
    ++to.slots[index(*token) - kResources];
  }
  return {};
}

// The values rise; a second of one value comes anywhere after the first.
MaybeFault check_values(const std::vector<Tables::Landmark>& landmarks) {
  int highest = 0;
  for (auto landmark = landmarks.begin(); landmark != landmarks.end(); ++landmark) {
    const int value = landmark->value;
    const std::string where = "landmarks." + landmark_key(value, landmark->second);
    if (value < 9 || value > 99) return Fault{where, "a value from 9 to 99"};
    if (landmark->second) {
      const auto same = [&](const Tables::Landmark& each) { return each.value == value; };
      if (std::count_if(landmarks.begin(), landmark, same) != 1)
        return Fault{where, "a second landmark of a value follows the first"};
      continue;
    }
    if (value <= highest) return Fault{where, "the values must rise"};
    highest = value;
  }
  return {};
}

MaybeFault take_landmarks(const Tables& tables, Edition& edition) {
  if (auto fault = check_length(tables.landmarks, kLandmarks, "landmarks")) return fault;
  if (auto fault = check_values(tables.landmarks)) return fault;
  std::vector<Tables::Landmark> landmarks = tables.landmarks;
  std::ranges::stable_sort(landmarks, {}, &Tables::Landmark::value);
  edition.second_landmarks = 0;
  for (std::size_t i = 0; i < kLandmarks; ++i) {
    if (auto fault = take_landmark(landmarks[i], edition.landmarks[i])) return fault;
    edition.landmark_titles[i] = landmarks[i].title;
    if (landmarks[i].second) edition.second_landmarks |= only(landmark_place(i));
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

// One amount of a bonus tile: whether its effect needs it, and what the file says.
MaybeFault take_amount(bool needed, int given, int most, std::string_view name,
                       const std::string& where, std::uint8_t& to) {
  if (given != 0 && !needed) return Fault{where, "it shows no " + std::string(name)};
  if (given < 0 || given > most) return Fault{where, "an amount from 1 to " + std::to_string(most)};
  if (given != 0) to = static_cast<std::uint8_t>(given);
  if (needed && to == 0) return Fault{where, "its " + std::string(name) + " are missing"};
  return {};
}

MaybeFault take_points(std::size_t needed, const std::vector<int>& given, const std::string& where,
                       std::array<std::uint8_t, 4>& to) {
  if (needed == 0 && !given.empty()) return Fault{where, "it shows no VP"};
  if (given.empty() && needed > 0 && to[0] == 0) return Fault{where, "its VP are missing"};
  if (given.empty()) return {};
  if (given.size() != needed)
    return Fault{where, "so many numbers of VP: " + std::to_string(needed)};
  for (std::size_t i = 0; i < needed; ++i)
    if (auto fault = take_amount(true, given[i], 99, "VP", where, to[i])) return fault;
  return {};
}

MaybeFault take_tile(const Tables::Bonus& from, BonusTile& to) {
  const std::string where = "bonus." + std::to_string(from.number);
  if (!from.effect.empty()) {
    const auto effect = bonus_effect_named(from.effect);
    if (!effect) return Fault{where + ".effect", "no effect is called so"};
    to = {.effect = *effect};
  }
  const bool by_number = from.effect.empty();  // then the amounts of the number are there
  const Amounts needs = amounts_of(to.effect);
  if (!from.token.empty() || (needs.token && !by_number)) {
    const auto token = token_named(from.token);
    if (!needs.token) return Fault{where, "it shows no token"};
    if (!token) return Fault{where + ".token", "no token is called so"};
    to.token = *token;
  }
  if (from.value != 0 || (needs.value && !by_number)) {
    const auto slot = std::ranges::find(kValues, from.value);
    if (!needs.value) return Fault{where, "it shows no value"};
    if (slot == kValues.end()) return Fault{where + ".value", "buildings have 1, 2, 3, 4, 5, 8"};
    to.slot = static_cast<std::uint8_t>(slot - kValues.begin());
  }
  if (auto fault = take_amount(needs.francs, from.francs, 99, "francs", where, to.francs))
    return fault;
  if (auto fault = take_amount(needs.tokens, from.tokens, 3, "tokens", where, to.tokens))
    return fault;
  if (auto fault = take_amount(needs.spaces, from.spaces, 29, "spaces", where, to.spaces))
    return fault;
  return take_points(needs.points, from.points, where, to.points);
}

MaybeFault take_bonus(const Tables& tables, Edition& edition) {
  for (std::size_t number = 1; number <= kBonusNumbers; ++number)
    edition.bonus[number] = tile_of_2020(static_cast<int>(number));
  std::array<bool, kBonusNumbers + 1> seen{};
  for (const Tables::Bonus& bonus : tables.bonus) {
    const std::string where = "bonus." + std::to_string(bonus.number);
    if (bonus.number < 1 || bonus.number > static_cast<int>(kBonusNumbers))
      return Fault{where, "the tiles have numbers from 1 to 30"};
    const auto number = static_cast<std::size_t>(bonus.number);
    if (seen[number]) return Fault{where, "the tile stands twice"};
    seen[number] = true;
    if (auto fault = take_tile(bonus, edition.bonus[number])) return fault;
  }
  edition.bonus_with = {};
  for (std::size_t number = 1; number <= kBonusNumbers; ++number) {
    const BonusTile& tile = edition.bonus[number];
    const int n = static_cast<int>(number);
    if (!seen[number] && take_tile({.number = n}, edition.bonus[number]))
      return Fault{"bonus." + std::to_string(n), "is missing"};
    edition.bonus_with[index(tile.effect)] |= only_bonus(n);
  }
  // At most two keys of a player stand on one space.
  if (std::popcount(edition.bonus_with[index(BonusEffect::JoinOwn)]) > 1)
    return Fault{"bonus", "one tile at most lets a key join an own one"};
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
    if (auto fault = check_numbers(list, list.size(), static_cast<int>(kBonusNumbers), name))
      return fault;
    for (std::size_t i = 0; i < list.size(); ++i) {
      const auto number = static_cast<std::size_t>(list[i]);
      if (seen[number]) return Fault{entry(name, i), "the number stands twice"};
      if (edition.bonus[number].effect == BonusEffect::JoinOwn)
        return Fault{entry(name, i), "tile " + std::to_string(number) + " is in the game once"};
      seen[number] = true;
      for (std::size_t p = players; p <= kMostPlayers; ++p) edition.copies[p][number] = 2;
    }
    return {};
  };
  if (auto fault = add(tables.doubled_with_three, 3, "doubled_with_three")) return fault;
  if (auto fault = add(tables.doubled_with_four, 4, "doubled_with_four")) return fault;
  const std::size_t doubled = tables.doubled_with_three.size() + tables.doubled_with_four.size();
  if (doubled == kSecondCopies) return {};
  return Fault{"doubled_with_four", "both lists together have " + std::to_string(kSecondCopies) +
                                        " numbers, not " + std::to_string(doubled)};
}

std::optional<EndTile> end_tile(std::string_view text) {
  if (const auto token = token_named(text)) return EndTile{EndEffect::Token, *token, 0};
  if (text == "any resource") return EndTile{EndEffect::AnyResource, Token::Wood, 0};
  if (text == "any prestige") return EndTile{EndEffect::AnyPrestige, Token::Wood, 0};
  const auto amount = number(take_word(text));
  if (!amount || *amount < 1 || *amount > 99) return {};
  const auto counted = static_cast<std::uint8_t>(*amount);
  if (text == "VP") return EndTile{EndEffect::Points, Token::Wood, counted};
  if (text == "francs") return EndTile{EndEffect::Francs, Token::Wood, counted};
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

// What all tiles together can count as, of one kind.
std::size_t temporary(const Edition& edition, Token token) {
  std::size_t most = 0;
  const auto any = is_resource(token) ? BonusEffect::AnyResources : BonusEffect::AnyPrestige;
  for (std::size_t number = 1; number <= kBonusNumbers; ++number) {
    const BonusTile& tile = edition.bonus[number];
    const std::size_t copies = edition.copies[kMostPlayers][number];
    if (tile.effect == any) most += copies * tile.tokens;
    if (tile.effect == BonusEffect::Token && tile.token == token) most += copies;
  }
  const auto any_end = is_resource(token) ? EndEffect::AnyResource : EndEffect::AnyPrestige;
  for (const EndTile& tile : edition.end_tiles)
    if (tile.effect == any_end || (tile.effect == EndEffect::Token && tile.token == token)) ++most;
  return most;
}

// The most moves that a tile can ask for.
std::size_t choices(const Edition& edition, const BonusTile& tile) {
  const Naming named = naming(tile);
  if (named.tile) return tile.effect == BonusEffect::StepBack ? tile.spaces : kBonusNumbers - 1;
  if (named.least < named.most) {
    std::size_t pairs = 1;
    for (std::size_t kind = 0; kind < 3; ++kind) {
      const bool all = edition.rulings.count_as_pairs == CountAsPairs::Yes;
      const std::size_t token = kind + (named.prestige ? kResources : 0);
      pairs *= 1 + (kTokensOfKind + (all ? edition.most_temporary[token] : 0U)) / 2;
    }
    return pairs - 1;
  }
  const auto tokens = static_cast<std::size_t>(named.most);
  return (tokens + 1) * (tokens + 2) / 2;
}

MaybeFault check_choices(const Tables&, Edition& edition) {
  for (std::size_t token = 0; token < kTokenKinds; ++token)
    edition.most_temporary[token] = static_cast<std::uint8_t>(temporary(edition, Token(token)));
  std::size_t all = 0;
  for (std::size_t number = 1; number <= kBonusNumbers; ++number)
    all += choices(edition, edition.bonus[number]);
  if (all <= kMostBonusChoices) return {};
  return Fault{"bonus", "the tiles leave too many choices"};
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

MaybeFault take_wood(const Tables& tables, Edition& edition) {
  const int wood = tables.wood_for_eight;
  if (wood < 1 || wood > static_cast<int>(kTokensOfKind))
    return Fault{"wood_for_eight", "a number from 1 to " + std::to_string(kTokensOfKind)};
  edition.wood_for_eight = static_cast<std::uint8_t>(wood);
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

std::string landmark_key(int value, bool second) {
  return std::to_string(value) + (second ? "b" : "");
}

std::string landmark_key(const Edition& edition, Place place) {
  return landmark_key(value_of(edition, place), (edition.second_landmarks & only(place)) != 0);
}

std::string tiles_with(const Edition& edition, BonusEffect effect) {
  std::string numbers;
  for (const int number : Each<int>(edition.bonus_with[index(effect)]))
    numbers += (numbers.empty() ? "" : " or ") + std::to_string(number);
  return numbers.empty() ? "no tile" : "tile " + numbers;
}

std::expected<Edition, Fault> make_edition(const Tables& tables) {
  Edition edition;
  edition.name = tables.name;
  edition.rulings = tables.rulings;
  if (auto fault = check_numbers(tables.banks, kDistricts, 99, "banks"))
    return std::unexpected(*fault);
  copy_numbers(tables.banks, edition.banks);
  if (auto fault = check_numbers(tables.prestige_points, 3, 99, "prestige_points"))
    return std::unexpected(*fault);
  copy_numbers(tables.prestige_points, edition.prestige_points);
  for (const auto take :
       {take_buildings, take_tokens, take_landmarks, take_vp_tiles, take_bonus, take_copies,
        take_end_tiles, check_choices, take_zones, take_wood, take_prices})
    if (auto fault = take(tables, edition)) return std::unexpected(*fault);
  return edition;
}

}  // namespace belle::paris
