#include "players/paris/features.h"

#include <algorithm>

#include "engine/paris/moves.h"
#include "players/paris/control.h"
#include "players/paris/estimates.h"
#include "players/paris/knowledge.h"

namespace belle::players {
namespace {

using namespace paris;
using namespace paris_features;

// As the games of the evaluation went.
constexpr float kTurnsPerEndTile = 1.6F;

// The step that a number is on: how many of the bounds it reaches.
template <std::size_t Size>
std::size_t reached(const std::array<int, Size>& bounds, int number) {
  std::size_t steps = 0;
  for (const int bound : bounds) steps += number >= bound ? 1U : 0U;
  return steps;
}
constexpr std::array<int, kFrancSteps - 1> kFrancBounds{1, 2, 3, 4, 5, 6, 8, 10, 13, 17, 23};
constexpr std::array<int, kSumSteps - 1> kSumBounds{3, 5, 7, 9, 12, 15, 19, 25};
constexpr std::array<int, kLeadSteps - 1> kLeadBounds{-8, -3, 0, 1, 4, 9};

// The buildings of each value.
constexpr std::array<Places, kSpacesInDistrict> kOfSlot = [] {
  std::array<Places, kSpacesInDistrict> places{};
  for (std::size_t slot = 0; slot < kSpacesInDistrict; ++slot)
    places[slot] = in_every_district(static_cast<std::uint8_t>(1U << slot));
  return places;
}();

// Up to the last step, counted from 0.
std::size_t step(int number, std::size_t steps) {
  return std::min(static_cast<std::size_t>(number), steps - 1);
}

float share(int number, int of) { return static_cast<float>(number) / static_cast<float>(of); }

// Which scalar of kTilePaysNow a bonus tile has, if it counts something.
std::optional<std::size_t> counting(const BonusTile& tile) {
  switch (tile.effect) {
    case BonusEffect::PerBuilding:
      return tile.slot;
    case BonusEffect::PerTile:
      return kSpacesInDistrict;
    case BonusEffect::PrestigePairs:
      return kSpacesInDistrict + 1;
    case BonusEffect::ResourcePairs:
      return kSpacesInDistrict + 2;
    case BonusEffect::PerLandmark:
      return kSpacesInDistrict + 3;
    case BonusEffect::PerType:
      return kSpacesInDistrict + 4;
    case BonusEffect::Francs:
    case BonusEffect::Points:
    case BonusEffect::FrancsAndPoints:
    case BonusEffect::Token:
    case BonusEffect::AnyResources:
    case BonusEffect::AnyPrestige:
    case BonusEffect::JoinOwn:
    case BonusEffect::JoinRivals:
    case BonusEffect::ExtraKey:
    case BonusEffect::AnyTile:
    case BonusEffect::StepBack:
    case BonusEffect::KeptFrancs:
      return {};
  }
  return {};
}

class FeatureWriter {
 public:
  FeatureWriter(const Edition& edition, const State& state, Seat seat, search::Features& features)
      : edition_(edition),
        state_(state),
        open_(state.open),
        seat_(seat),
        players_(state.open.players),
        control_(control_of(edition, state.open)),
        features_(features) {
    for (std::size_t i = 0; i < players_; ++i) taken_ |= open_.keys[i];
    free_ = open_.buildings & ~taken_;
    standing_ = standing_landmarks(open_);
    tile_of_.fill(kVpTiles);
    for (std::size_t tile = 0; tile < kVpTiles; ++tile)
      if (open_.vp_district[tile] != kSupply) tile_of_[open_.vp_district[tile]] = tile;
  }

  void everything() {
    features_.clear();
    features_.scalars.fill(0);
    rank();
    for (std::size_t i = 0; i < players_; ++i) one_seat(i);
    compare_standings();
    own_things();
    table();
    spaces();
  }

 private:
  Seat seat_after(std::size_t steps) const {
    return Seat(static_cast<std::uint8_t>((index(seat_) + steps) % players_));
  }
  void set(std::size_t number) { features_.set(number); }

  // Places in every district, and what its VP tile pays.
  void rank() {
    for (std::size_t d = 0; d < kDistricts; ++d) {
      for (std::size_t i = 0; i < players_; ++i) {
        int better = 0;
        const int own = control_.sum[d][i] << 8 | control_.highest[d][i];
        for (std::size_t j = 0; j < players_; ++j)
          better += (control_.sum[d][j] << 8 | control_.highest[d][j]) > own ? 1 : 0;
        place_[d][i] = better;
      }
      if (tile_of_[d] == kVpTiles) continue;
      const Control::BySeat points = tile_points(edition_, open_.players, control_, d, tile_of_[d]);
      for (std::size_t i = 0; i < players_; ++i) {
        district_points_[i] += points[i];
        if (points[i] == 0) place_[d][i] = 3;
      }
    }
  }

  void one_seat(std::size_t steps) {
    const Seat seat = seat_after(steps);
    const std::size_t i = index(seat);
    const std::size_t block = steps * kBlock;
    const Screen& own = open_.screens[i];
    // Places are numbered as the flags of keys are.
    for (const std::size_t place : Each<std::size_t>(open_.keys[i])) set(block + place);
    for (const Place place : Each<Place>(open_.twice[i]))
      set(block + kTwoKeys +
          (is_building(place) ? index(place) % kSpacesInDistrict : kSpacesInDistrict));
    for (const std::size_t number : Each<std::size_t>(own.bonuses))
      set(block + kBonusHeld + number - 1);
    for (std::size_t t = 0; t < kTokenKinds; ++t)
      if (own.tokens[t] > 0)
        set(block + kTokens + t * kTokenSteps + step(own.tokens[t] - 1, kTokenSteps));
    set(block + kFrancs + reached(kFrancBounds, own.francs));
    set(block + kKeysInHand + step(own.keys, 13));
    set(block + kReserveKeysLeft + step(own.reserve_keys, 3));
    set(block + kMeeple + own.meeple);
    for (std::size_t d = 0; d < kDistricts; ++d) district(block, d, i);
    for (std::size_t slot = 0; slot < kSpacesInDistrict; ++slot) {
      const int there = keys_on(open_, seat, kOfSlot[slot]);
      if (there > 0) set(block + kOnValue + slot * 4 + step(there - 1, 4));
    }
    const unsigned types = types_under(i);
    set(block + kTypesHeld + static_cast<std::size_t>(std::popcount(types)));
    if (steps == 0)
      for (const std::size_t type : Each<std::size_t>(types)) set(kOwnTypes + type);
    set(block + kEndTilesHeld + step(std::popcount(state_.end_tiles[i]), 6));
    if (seat == open_.start) set(block + kStarts);
    if (seat == open_.to_move) set(block + kToMove);
    const int slots = landmarks(steps, i);
    add_scalars_of(steps, seat, slots);
  }

  void district(std::size_t block, std::size_t d, std::size_t i) {
    if (control_.sum[d][i] == 0) return;
    set(block + kSum + d * kSumSteps + reached(kSumBounds, control_.sum[d][i]));
    const auto place = static_cast<std::size_t>(place_[d][i]);
    if (tile_of_[d] < kVpTiles)
      set(block + kTilePays + tile_of_[d] * 4 + place);
    else if (place < 3)
      set(block + kRank + d * 3 + place);
  }

  // The six types, then landmarks.
  unsigned types_under(std::size_t i) const {
    unsigned types = (open_.keys[i] & kAllLandmarks) != 0 ? 1U << kTypes : 0U;
    for (const Place place : Each<Place>(open_.keys[i] & kAllBuildings))
      types |= 1U << static_cast<unsigned>(edition_.types[open_.building[index(place)]]);
    return types;
  }

  // Which landmarks the seat could enter; returns the most VP of prestige on one of those left.
  int landmarks(std::size_t steps, std::size_t i) {
    const Screen& own = open_.screens[i];
    const bool moves = Seat(static_cast<std::uint8_t>(i)) == open_.to_move;
    std::array<int, kTokenKinds> have{};
    for (std::size_t t = 0; t < kTokenKinds; ++t)
      have[t] = own.tokens[t] + (moves ? open_.temporary[t] : 0);
    int best_slots = 0;
    for (std::size_t l = 0; l < kLandmarks; ++l) {
      if ((taken_ & only(landmark_place(l))) != 0) continue;
      const Landmark& landmark = edition_.landmarks[l];
      int slots = 0;
      for (std::size_t k = 0; k < 3; ++k)
        slots +=
            edition_.prestige_points[k] * std::min(int{landmark.slots[k]}, have[kResources + k]);
      best_slots = std::max(best_slots, slots);
      if (landmark.cost[0] > have[0] || landmark.cost[1] > have[1] || landmark.cost[2] > have[2])
        continue;
      if (can_walk(i, l))
        set(steps * kBlock + kCanEnter + l);
      else if (steps == 0)
        set(kHasResourcesFor + l);
    }
    return best_slots;
  }

  // Whether a key can go to a landmark for the francs in hand.
  bool can_walk(std::size_t i, std::size_t l) const {
    const int value = edition_.landmarks[l].value;
    const Places landmark = only(landmark_place(l));
    for (std::size_t d = 0; d < kDistricts; ++d) {
      const Places here = (standing_ & landmark) != 0 ? landmarks_in(open_, District(d))
                                                      : new_landmarks(edition_, open_, District(d));
      if ((here & landmark) == 0) continue;
      const bool door = (open_.keys[i] & (only(bank_of(District(d))) | only(kArc))) != 0;
      const int highest = control_.highest[d][i];
      const bool climbs = highest > 0 && highest < value;
      if (!door && !climbs) continue;
      if (open_.screens[i].francs >= value - (climbs ? highest : 0)) return true;
    }
    return false;
  }

  void add_scalars_of(std::size_t steps, Seat seat, int best_slots) {
    float* const scalars = features_.scalars.data() + steps * kScalarBlock;
    const std::size_t i = index(seat);
    const Screen& own = open_.screens[i];
    const auto& t = own.tokens;
    int now = 0;
    for (const int number : Each<int>(own.bonuses))
      now += points_now(edition_, open_, seat, number);
    int values = 0;
    for (std::size_t d = 0; d < kDistricts; ++d) values += control_.sum[d][i];
    standings_[i] =
        own.points + district_points_[i] + own.francs * points_for_francs(edition_, own.bonuses);
    scalars[kPoints] = bounded(share(own.points, 60));
    scalars[kStanding] = bounded(share(standings_[i], 80));
    scalars[kFrancsScalar] = bounded(share(own.francs, 20));
    scalars[kKeysScalar] = share(own.keys, 10);
    scalars[kResourcesScalar] = bounded(share(t[0] + t[1] + t[2], 5));
    scalars[kPrestigeScalar] =
        bounded(share(t[3] * edition_.prestige_points[0] + t[4] * edition_.prestige_points[1] +
                          t[5] * edition_.prestige_points[2],
                      15));
    scalars[kTilesScalar] = bounded(share(std::popcount(own.bonuses), 6));
    scalars[kTilesPayNow] = bounded(share(now, 25));
    scalars[kValuesOnBoard] = bounded(share(values, 60));
    scalars[kDistrictPoints] = bounded(share(district_points_[i], 40));
    scalars[kTrackLeft] = share(static_cast<int>(kBonusNumbers) - own.meeple, 30);
    scalars[kBestSlots] = bounded(share(best_slots, 15));
    const Places reach = in_reach(open_, seat, free_);
    if (steps == 0) reach_ = reach;
    scalars[kReach] = bounded(share(count(reach), 10));
    scalars[kTurns] = bounded(turns_to_come(open_, seat, kTurnsPerEndTile) / 20);
  }

  // A bound for games that no player would play.
  static float bounded(float scalar) { return std::clamp(scalar, -4.0F, 4.0F); }

  void compare_standings() {
    for (std::size_t steps = 0; steps < players_; ++steps) {
      const std::size_t i = index(seat_after(steps));
      int best_other = 0;
      for (std::size_t j = 0; j < players_; ++j)
        if (j != i) best_other = std::max(best_other, standings_[j]);
      features_.scalars[steps * kScalarBlock + kAheadOfBest] =
          bounded(share(standings_[i] - best_other, 40));
    }
  }

  void own_things() {
    const std::size_t i = index(seat_);
    for (std::size_t d = 0; d < kDistricts; ++d) {
      int best_other = 0;
      for (std::size_t j = 0; j < players_; ++j)
        if (j != i) best_other = std::max(best_other, control_.sum[d][j]);
      if (control_.keys[d] > 0)
        set(kLead + d * kLeadSteps + reached(kLeadBounds, control_.sum[d][i] - best_other));
      const Places door = only(bank_of(District(d))) | only(kArc);
      if (control_.keys[d] == 3 && (open_.keys[i] & door) != 0) set(kFourthKey + d);
    }
    for (const std::size_t tile : Each<std::size_t>(state_.end_tiles[i])) set(kOwnEndTiles + tile);
    const Bonuses held = open_.screens[i].bonuses;
    for (const int number : Each<int>(held))
      if (const auto n = counting(edition_.bonus[static_cast<std::size_t>(number)]))
        features_.scalars[kTilePaysNow + *n] +=
            bounded(share(points_now(edition_, open_, seat_, number), 15));
    for (std::size_t space = open_.screens[i].meeple + 1U; space <= kBonusNumbers; ++space) {
      const std::size_t number = open_.track[space];
      if (open_.bonus_left[number] > 0 && (held >> number & 1U) == 0) set(kAhead + number - 1);
    }
  }

  void table() {
    set(kStage + static_cast<std::size_t>(open_.stage));
    set(kEnding + static_cast<std::size_t>(open_.ending));
    int vp_left = 0;
    for (std::size_t tile = 0; tile < kVpTiles; ++tile) {
      const std::uint8_t d = open_.vp_district[tile];
      set(kVpTileAt + tile * (kDistricts + 1) + (d == kSupply ? kDistricts : d));
      if (d == kSupply) vp_left += edition_.vp_tiles[tile][0];
    }
    for (std::size_t d = 0; d < kDistricts; ++d) {
      if (control_.keys[d] > 0) set(kKeysInDistrict + d * 4 + step(control_.keys[d] - 1, 4));
      for (const std::size_t l : Each<std::size_t>(open_.landmarks[d]))
        set(kLandmarkAt + l * (kDistricts + 1) + d);
    }
    for (const std::size_t l : Each<std::size_t>(~standing_ >> kSpaces & 0xffU))
      set(kLandmarkAt + l * (kDistricts + 1) + kDistricts);
    for (std::size_t r = 0; r < kResources; ++r) {
      if (open_.reserve[r] > 0)
        set(kReserve + r * kTokenSteps + step(open_.reserve[r] - 1, kTokenSteps));
      features_.scalars[kReserveScalar + r] = bounded(share(open_.reserve[r], 4));
    }
    unsigned shown = 0;
    int draws = 0;
    for (std::size_t pile = 0; pile < kPiles; ++pile) {
      draws += open_.pile_left[pile];
      if (open_.pile_left[pile] > 0) shown |= 1U << open_.pile_top[pile];
    }
    for (const std::size_t d : Each<std::size_t>(shown)) set(kPileShows + d);
    this_turn();
    const int end_tiles = static_cast<int>(kEndTiles) - open_.takings;
    set(kDrawsLeft + static_cast<std::size_t>((draws + 2) / 3));
    set(kEndTilesLeft + static_cast<std::size_t>(end_tiles));
    if (open_.free_districts) set(kFreeDistricts);
    features_.scalars[kDrawsScalar] = share(draws, 33);
    features_.scalars[kEndTilesScalar] = share(end_tiles, 12);
    features_.scalars[kVpLeft] = bounded(share(vp_left, 90));
    features_.scalars[kFreeBuildings] = share(count(free_), 12);
  }

  void this_turn() {
    if (open_.drawn != kNoTile) set(kDrawn + open_.drawn % kSpacesInDistrict);
    if (open_.target != kNowhere)
      set(kTarget + (is_building(open_.target) ? index(open_.target) % kSpacesInDistrict
                                               : kSpacesInDistrict));
    if (open_.fourth_key && open_.stage != Stage::End) set(kVpTileWaits);
    if (open_.may_join_own) set(kMayJoinOwn);
    if (open_.may_join_rivals) set(kMayJoinRivals);
    for (std::size_t t = 0; t < kTokenKinds; ++t) {
      if (open_.temporary[t] == 0) continue;
      set(kTemporary + t);
      features_.scalars[kTemporaryScalar + t] = bounded(share(open_.temporary[t], 2));
    }
  }

  // Buildings without a key, and the tokens beside them.
  void spaces() {
    for (const std::size_t space : Each<std::size_t>(free_)) {
      const bool mine = (reach_ >> space & 1U) != 0;
      const std::uint8_t token = open_.tokens[space];
      set(kFree + space * 4 + (mine ? 2U : 0U) + (token != kNoToken ? 1U : 0U));
      if (token == kNoToken) continue;
      features_.scalars[kTokensFree + token] += 0.25F;
      if (mine) features_.scalars[kTokensInReach + token] += 0.5F;
    }
  }

  const Edition& edition_;
  const State& state_;
  const Open& open_;
  Seat seat_;
  std::size_t players_;
  Control control_;
  search::Features& features_;
  Places taken_ = 0;                                               // places with a key
  Places free_ = 0;                                                // buildings without one
  Places standing_ = 0;                                            // landmarks
  Places reach_ = 0;                                               // of the own keys
  std::array<std::size_t, kDistricts> tile_of_{};                  // kVpTiles: none
  std::array<std::array<int, kMostPlayers>, kDistricts> place_{};  // 3: pays nothing
  Control::BySeat district_points_{};
  Control::BySeat standings_{};
};

}  // namespace

void ParisKnowledge::features(const Edition& edition, const State& state, Seat seat,
                              search::Features& features) {
  FeatureWriter(edition, state, seat, features).everything();
}

static_assert(search::Knowledge<ParisKnowledge>);

}  // namespace belle::players
