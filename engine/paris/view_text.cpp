// A view as text. What follows from the rest (unused end-game tiles of the viewer, which tile is
// built where districts are printed) is not written; what the ranges of the format leave open is
// checked below, as far as anything that uses a view relies on it. That a position was reached by
// legal moves is not: nobody relies on that.

#include <algorithm>

#include "engine/core/packing.h"
#include "engine/paris/moves.h"
#include "engine/paris/view.h"

namespace belle::paris {
namespace {

constexpr std::string_view kFormat = "P2";
constexpr std::uint16_t kEveryEndTile = (1U << kEndTiles) - 1;
constexpr std::uint64_t kEveryBonus = ((std::uint64_t{1} << kBonusNumbers) - 1) << 1;
constexpr Places kDoors = ((only(kArc) << 1) - 1) & ~(kAllBuildings | kAllLandmarks);
// What can be written. A total of both is within an Outcome's 16 bits, and a seat that has won
// already and trades until nothing is left, as a search may predict, comes to an end. A text that
// is read has at most half of it, which no game comes to, so that whatever follows can be written.
constexpr int kMostFrancs = 2'047;
constexpr int kMostPoints = 16'383;
constexpr int kMostRounds = 0xffff;

View blank_view() {
  View view{};
  view.open.building.fill(kNoTile);
  view.open.pile_top.fill(kSupply);
  view.open.takers.fill(kNobody);
  view.open.used_by.fill(kNobody);
  view.own_taken.fill(kNobody);
  return view;
}

template <class Pack, class V>
void pack_table(Pack& pack, V& open) {
  pack.number(open.players, kMostPlayers, 2);
  pack.number(open.start, open.players - 1U);
  pack.number(open.to_move, open.players - 1U);
  pack.number(open.stage, static_cast<int>(Stage::Over));
  pack.number(open.round, kMostRounds, 1);
  pack.number(open.ending, static_cast<int>(Ending::AfterThisRound));
  pack.number(open.free_districts, 1);
  pack.number(open.screens_open, 1);
  if (free_actions_open(open)) {
    pack.number(open.may_join_own, 1);
    pack.number(open.may_join_rivals, 1);
    for (auto& number : open.temporary) pack.number(number, 255);
  }
  if (open.stage >= Stage::Bonus && open.stage <= Stage::End) {
    pack.maybe(open.target, kNowhere, kSpaces + kLandmarks - 1);
    pack.number(open.fourth_key, 1);
  }
}

template <class Pack, class V>
void pack_board(Pack& pack, V& open) {
  pack.some(open.buildings, kAllBuildings);
  if (open.free_districts) {
    for (const Place space : Each<Place>(open.buildings))
      pack.number(open.building[index(space)], kSpaces - 1);
    pack.some(open.gone, kAllBuildings);
    for (const Place tile : Each<Place>(open.gone))
      pack.number(open.gone_in[index(tile)], kSpaces, 1);
    if (open.stage == Stage::Place) pack.number(open.drawn, kSpaces - 1);
  }
  std::uint64_t landmarks_left = (1U << kLandmarks) - 1;
  for (auto& landmarks : open.landmarks) {
    pack.some(landmarks, landmarks_left);
    landmarks_left &= ~std::uint64_t{landmarks};
  }
  const Places targets = open.buildings | standing_landmarks(open);
  for (std::size_t i = 0; i < open.players; ++i) {
    pack.some(open.keys[i], targets | kDoors);
    pack.some(open.twice[i], open.keys[i] & targets);
  }
  for (auto& token : open.tokens) pack.maybe(token, kNoToken, kTokenKinds - 1);
  for (auto& district : open.vp_district) pack.maybe(district, kSupply, kDistricts - 1);
  for (std::size_t pile = 0; pile < kPiles; ++pile) {
    pack.number(open.pile_left[pile], kLongestPile);
    if (open.pile_left[pile] > 0) pack.number(open.pile_top[pile], kDistricts - 1);
  }
}

template <class Pack, class V>
void pack_belongings(Pack& pack, const Edition& edition, V& open) {
  for (std::size_t space = 1; space <= kBonusNumbers; ++space)
    pack.number(open.track[space], kBonusNumbers, 1);
  for (std::size_t number = 1; number <= kBonusNumbers; ++number)
    pack.number(open.bonus_left[number], edition.copies[open.players][number]);
  for (auto& number : open.reserve) pack.number(number, kTokensOfKind);
  for (std::size_t i = 0; i < open.players; ++i) {
    auto& own = open.screens[i];
    pack.number(own.francs, kMostFrancs);
    pack.number(own.points, kMostPoints);
    for (auto& number : own.tokens) pack.number(number, kTokensOfKind);
    pack.number(own.keys, kStartKeys[open.players] + kReserveKeys);
    pack.number(own.reserve_keys, kReserveKeys);
    pack.some(own.bonuses, kEveryBonus);
    pack.some(own.used, kEveryBonus);
    pack.some(own.used_twice, own.used);
    pack.number(own.meeple, kBonusNumbers);
  }
}

template <class Pack, class V>
void pack_end_tiles(Pack& pack, V& view) {
  auto& open = view.open;
  pack.number(open.takings, kEndTiles);
  for (std::size_t taking = 0; taking < open.takings; ++taking)
    pack.number(open.takers[taking], open.players - 1U);
  for (std::size_t tile = 0; tile < kEndTiles && open.takings > 0; ++tile) {
    pack.maybe(open.used_by[tile], kNobody, open.players - 1U);
    if (open.used_by[tile] != kNobody) pack.number(open.used_after[tile], open.takings, 1);
  }
  const std::uint64_t takings_so_far = ((2U << open.takings) - 1U) & kEveryEndTile;
  for (std::size_t i = 0; i < open.players; ++i) pack.some(open.could_look[i], takings_so_far);

  pack.maybe(view.viewer, open.players - 1U);
  if (!view.viewer) return;
  for (std::size_t taking = 0; taking < open.takings; ++taking)
    if (open.takers[taking] == index(*view.viewer))
      pack.number(view.own_taken[taking], kEndTiles - 1);
  std::uint64_t supply = kEveryEndTile;
  for (const std::size_t look : Each<std::size_t>(open.could_look[index(*view.viewer)])) {
    pack.some(view.supply_seen[look], supply);
    supply = view.supply_seen[look];
  }
}

// `V` is View to read into, or const View.
template <class Pack, class V>
void pack_view(Pack& pack, const Edition& edition, V& view) {
  pack_table(pack, view.open);
  pack_board(pack, view.open);
  pack_belongings(pack, edition, view.open);
  pack_end_tiles(pack, view);
}

// What the text leaves out.
void complete(View& view) {
  Open& open = view.open;
  if (!open.free_districts)
    for (const Place space : Each<Place>(open.buildings))
      open.building[index(space)] = static_cast<Tile>(space);
  for (const std::uint8_t tile : view.own_taken)
    if (tile != kNobody && open.used_by[tile] == kNobody)
      view.end_tiles = static_cast<std::uint16_t>(view.end_tiles | 1U << tile);
}

// Every tile is once in the game: in a pile, set aside, on the board, drawn, or gone.
std::string_view tiles_fault(const Open& open) {
  Places seen = open.gone;
  int draws = count(open.gone);
  const auto see = [&](Tile tile) {
    const bool again = (seen & only(Place(tile))) != 0;
    seen |= only(Place(tile));
    ++draws;
    return !again;
  };
  for (const Place space : Each<Place>(open.buildings)) {
    const Tile tile = open.building[index(space)];
    if (tile % kSpacesInDistrict != index(space) % kSpacesInDistrict)
      return "a building stands on a space of another value";
    if (!see(tile)) return "a building tile is there twice";
  }
  if (open.drawn != kNoTile && !see(open.drawn)) return "a building tile is there twice";
  const int length = pile_length(open.free_districts);
  std::array<int, kDistricts> tops{};
  for (std::size_t pile = 0; pile < kPiles; ++pile) {
    if (open.pile_left[pile] > length) return "a pile is too high";
    draws -= length - open.pile_left[pile];
    if (open.pile_left[pile] > 0) ++tops[open.pile_top[pile]];
  }
  if (draws != 0) return "there are not as many building tiles as were drawn";
  for (std::size_t d = 0; d < kDistricts; ++d)
    if (count(buildings_in(District(d)) & ~seen) < tops[d])
      return "no tile is left that a pile could show";
  return {};
}

std::string_view belongings_fault(const Edition& edition, const Open& open) {
  std::array<int, kTokenKinds> tokens{};
  for (const std::uint8_t token : open.tokens)
    if (token != kNoToken) ++tokens[token];
  for (std::size_t r = 0; r < kResources; ++r) tokens[r] += open.reserve[r];
  if (open.round > kMostRounds / 2) return "no game has so many rounds";
  for (std::size_t i = 0; i < open.players; ++i) {
    const Screen& own = open.screens[i];
    if (own.francs > kMostFrancs / 2 || own.points > kMostPoints / 2)
      return "a seat has more than any game comes to";
    for (std::size_t t = 0; t < kTokenKinds; ++t) tokens[t] += own.tokens[t];
    if (own.keys + own.reserve_keys + count(open.keys[i]) + count(open.twice[i]) !=
        kStartKeys[open.players] + kReserveKeys)
      return "the keys of a seat do not add up";
  }
  for (std::size_t t = 0; t < kTokenKinds; ++t)
    if (tokens[t] > static_cast<int>(kTokensOfKind) ||
        (is_resource(Token(t)) && tokens[t] < static_cast<int>(kTokensOfKind)))
      return "the tokens do not add up";
  for (std::size_t t = 0; t < kTokenKinds; ++t)
    if (open.temporary[t] > edition.most_temporary[t])
      return "there are more temporary tokens than tiles give";
  for (std::size_t number = 1; number <= kBonusNumbers; ++number) {
    int copies = open.bonus_left[number];
    for (const Screen& own : open.screens)
      copies += static_cast<int>((own.bonuses >> number & 1U) + (own.used >> number & 1U) +
                                 (own.used_twice >> number & 1U));
    if (copies > edition.copies[open.players][number]) return "there are too many of a bonus tile";
  }
  return {};
}

std::string_view board_fault(const Edition& edition, const Open& open) {
  const auto zone = [&](std::size_t number) {
    return std::ranges::count_if(edition.zones, [&](std::size_t last) { return last < number; });
  };
  std::uint64_t numbers = 0;
  for (std::size_t space = 1; space <= kBonusNumbers; ++space) {
    numbers |= only_bonus(open.track[space]);
    if (zone(space) != zone(open.track[space])) return "a bonus tile lies in another zone";
  }
  if (numbers != kEveryBonus) return "a bonus tile is missing on the track";
  const std::uint64_t seconds = edition.second_landmarks >> kSpaces;
  for (const std::uint8_t built : open.landmarks)
    if ((built & std::uint64_t{built} << 1 & seconds) != 0)
      return "a district has two landmarks of equal value";
  std::array<int, kDistricts> vp_tiles{};
  for (const std::uint8_t district : open.vp_district)
    if (district != kSupply && ++vp_tiles[district] > 1) return "a district has two VP tiles";
  return {};
}

// Whether a redeal finds a taking for each of these end-game tiles: those that were gone, or may
// be, after the takings from `first` to before `last`. A used tile is one that its user took
// before.
bool takings_fit(const View& view, std::uint16_t gone, std::size_t first, std::size_t last) {
  const Open& open = view.open;
  for (std::size_t taking = first; taking < last; ++taking) {
    const std::uint8_t tile = view.own_taken[taking];
    if (tile == kNobody) continue;
    const bool used = open.used_by[tile] != kNobody;
    if ((gone >> tile & 1U) == 0) return false;
    if (used && (open.used_by[tile] != open.takers[taking] || open.used_after[tile] <= taking))
      return false;
    gone = static_cast<std::uint16_t>(gone & ~(1U << tile));
  }
  for (const std::size_t tile : Each<std::size_t>(gone)) {
    if (open.used_by[tile] == kNobody) continue;
    const auto until = open.used_after[tile];
    int used = 0;
    for (const std::size_t other : Each<std::size_t>(gone))
      if (open.used_by[other] == open.used_by[tile] && open.used_after[other] <= until) ++used;
    for (std::size_t taking = first; taking < std::min<std::size_t>(last, until); ++taking)
      if (open.takers[taking] == open.used_by[tile] && view.own_taken[taking] == kNobody) --used;
    if (used > 0) return false;
  }
  return true;
}

std::string_view end_tiles_fault(const View& view) {
  constexpr std::string_view kFault = "who took and used which end-game tile does not fit together";
  const Open& open = view.open;
  if (!piles_empty(open) && open.could_look != decltype(open.could_look){})
    return "end-game tiles are open before the piles are empty";
  for (std::size_t taking = 0; taking < open.takings; ++taking)
    if ((open.could_look[open.takers[taking]] >> taking & 1U) == 0) return kFault;
  std::uint16_t supply = kEveryEndTile;
  std::size_t looked = 0;
  const std::uint16_t could_look =
      view.viewer ? open.could_look[index(*view.viewer)] : std::uint16_t{0};
  for (const std::size_t look : Each<std::size_t>(could_look)) {
    const std::uint16_t seen = view.supply_seen[look];
    if (std::popcount(seen) != static_cast<int>(kEndTiles - look) ||
        !takings_fit(view, static_cast<std::uint16_t>(supply & ~seen), looked, look))
      return kFault;
    supply = seen;
    looked = look;
  }
  if (!takings_fit(view, supply, looked, open.takings)) return kFault;
  return {};
}

// The player to move must have an answer to what is asked.
std::string_view stage_fault(const Edition& edition, const Open& open) {
  constexpr std::string_view kFault = "the player to move cannot be asked this";
  const bool moved = open.target != kNowhere;
  if (moved && (open.keys[index(open.to_move)] & only(open.target)) == 0) return kFault;
  if (open.fourth_key && !moved) return kFault;
  if ((open.takings == kEndTiles) != (open.ending != Ending::NotYet))
    return "the end does not fit the end-game tiles";
  switch (open.stage) {
    case Stage::Draw:
      return piles_empty(open) ? kFault : "";
    case Stage::Place:
      return open.drawn == kNoTile || districts_for(edition, open, open.drawn) == 0 ? kFault : "";
    case Stage::Act: {
      const bool can_look = (open.could_look[index(open.to_move)] >> open.takings & 1U) != 0;
      return can_look != (piles_empty(open) && open.takings < kEndTiles) ? kFault : "";
    }
    case Stage::Bonus:
      return moved && is_building(open.target) && value_of(edition, open.target) <= 3 ? "" : kFault;
    case Stage::Prestige:
      return moved && is_landmark(open.target) ? "" : kFault;
    case Stage::VpTile:
      return open.fourth_key ? "" : kFault;
    case Stage::End:
      return "";
    case Stage::Over:
      return open.ending == Ending::AfterThisRound && open.to_move == open.start ? "" : kFault;
  }
  return kFault;
}

std::string_view fault_of(const Edition& edition, const View& view) {
  for (const std::string_view fault : {tiles_fault(view.open), belongings_fault(edition, view.open),
                                       board_fault(edition, view.open), end_tiles_fault(view)})
    if (!fault.empty()) return fault;
  return stage_fault(edition, view.open);
}

}  // namespace

std::string write_view(const Edition& edition, const View& view) {
  Packer pack(kFormat);
  pack_view(pack, edition, view);
  return std::move(pack).written();
}

std::expected<View, std::string> read_view(const Edition& edition, std::string_view text) {
  Unpacker pack(kFormat, text);
  View view = blank_view();
  pack_view(pack, edition, view);
  std::string_view fault = pack.fault();
  if (fault.empty()) {
    complete(view);
    fault = fault_of(edition, view);
  }
  if (!fault.empty()) return std::unexpected("this is no view: " + std::string(fault));
  return view;
}

}  // namespace belle::paris
