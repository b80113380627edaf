#include "engine/paris/refusal.h"

#include <algorithm>
#include <string>

#include "engine/paris/notation.h"

namespace belle::paris {
namespace {

using Answer = std::optional<Refusal>;
using Kind = Move::Kind;

std::string number_text(int number) { return std::to_string(number); }

// The moment at which a kind of move is asked; free actions have none of their own.
std::optional<Stage> moment(Kind kind) {
  switch (kind) {
    case Kind::Draw:
      return Stage::Draw;
    case Kind::Place:
      return Stage::Place;
    case Kind::Key:
    case Kind::Move:
    case Kind::MoveToNew:
    case Kind::Flag:
    case Kind::Pass:
      return Stage::Act;
    case Kind::Bonus:
      return Stage::Bonus;
    case Kind::Prestige:
      return Stage::Prestige;
    case Kind::VpTile:
      return Stage::VpTile;
    case Kind::End:
      return Stage::End;
    default:
      return {};
  }
}

// One wished move against one position; every function answers with the first rule broken.
class RefusalFinder {
 public:
  RefusalFinder(const Edition& edition, const State& state, const Move& move)
      : edition_(edition),
        state_(state),
        open_(state.open),
        seat_(state.open.to_move),
        own_(screen(state.open, state.open.to_move)),
        move_(move) {}

  Answer answer() const {
    if (Answer broken = wrong_moment()) return broken;
    switch (move_.kind) {
      case Kind::Draw:
        if (open_.pile_left[move_.number] > 0) return {};
        return Refusal{"§3", "pile " + number_text(move_.number + 1) + " is empty", "pile_empty",
                       number_text(move_.number + 1)};
      case Kind::Place:
        return place();
      case Kind::Key:
        return key();
      case Kind::Move:
      case Kind::MoveToNew:
        return move_key();
      case Kind::Flag:
        return flag();
      case Kind::Pass:
        return pass();
      case Kind::Bonus:
        return bonus();
      case Kind::Prestige:
        return prestige();
      case Kind::VpTile:
        return vp_tile();
      case Kind::Use:
        return use();
      case Kind::UseEnd:
        if ((state_.end_tiles[index(seat_)] >> move_.number & 1U) != 0) return {};
        return Refusal{"§3", "you do not hold this end-game tile", "no_end_tile",
                       "E" + number_text(move_.number + 1)};
      case Kind::Buy:
        return buy();
      case Kind::Sell:
        if (tokens_to_spend(open_, Token(move_.number)) > 0) return {};
        return Refusal{"§3", "you have no " + std::string(kTokenNames[move_.number]), "no_token",
                       std::string(kTokenNames[move_.number])};
      case Kind::End:
        return {};
    }
    return {};
  }

 private:
  Answer wrong_moment() const {
    const auto asked = moment(move_.kind);
    if (asked == open_.stage || (!asked && free_actions_open(open_))) return {};
    switch (open_.stage) {
      case Stage::Over:
        return Refusal{"§5", "the game is over", "over"};
      case Stage::Draw:
        return Refusal{asked ? "§3" : "P3", "a turn begins with drawing a building tile",
                       "draw_first"};
      case Stage::Place:
        return Refusal{asked ? "§3" : "P3", "place the tile you have drawn first", "place_first"};
      case Stage::Act:
        if (asked == Stage::End)
          return Refusal{"P2", "you must act before your turn ends", "act_first"};
        if (asked == Stage::Draw && piles_empty(open_))
          return Refusal{"§3", "all piles are empty", "piles_empty"};
        return Refusal{"§3", "it is time to act: a key, a move, or an end-game tile", "act_now"};
      case Stage::Bonus:
        return Refusal{"§4", "say first which bonus tile you take, or 'bonus -'", "bonus_first"};
      case Stage::Prestige:
        return Refusal{"§4", "say first which prestige tokens you hand in, or 'prestige -'",
                       "prestige_first"};
      case Stage::VpTile:
        return Refusal{"P8", "say first where you put a VP tile, or 'vp -'", "vp_first"};
      case Stage::End:
        return Refusal{"§3", "you have acted: free actions, then 'end'", "acted"};
    }
    return {};
  }

  Answer place() const {
    const District district = district_of(move_.to);
    if ((districts_for(edition_, open_, open_.drawn) >> index(district) & 1U) != 0) return {};
    const Place space = space_at(district, open_.drawn % kSpacesInDistrict);
    if ((open_.buildings & only(space)) != 0)
      return Refusal{"§2", format(space) + " has a building already", "space_taken", format(space)};
    return Refusal{"§2", "the district has a building of this type already", "type_there",
                   std::string(kDistrictIds[index(district)])};
  }

  Answer key() const {
    if (own_.keys == 0) return Refusal{"§3", "you have no key behind your screen", "no_keys"};
    if ((open_.keys[index(seat_)] & only(move_.to)) != 0)
      return Refusal{"§3", "you have a key on " + format(move_.to) + " already", "key_there",
                     format(move_.to)};
    return {};
  }

  Answer move_key() const {
    const District district{move_.number};
    const auto named = [&](Place place) {
      return is_landmark(place) ? format_landmark(edition_, place, district) : format(place);
    };
    const Places mine = open_.keys[index(seat_)];
    const Place from = source_of(edition_, open_, move_);
    const bool there =
        (mine & only(from)) != 0 && (!is_landmark(from) || district_at(open_, from) == district);
    if (!there)
      return Refusal{"§4", "you have no key on " + named(move_.from), "no_key_there",
                     named(move_.from)};
    if (Answer broken = move_.kind == Kind::MoveToNew ? new_landmark(district) : target(district))
      return broken;
    if (value_of(edition_, move_.to) <= value_of(edition_, move_.from))
      return Refusal{"§4",
                     "a key moves only to a higher value",
                     "not_higher",
                     named(move_.to),
                     value_of(edition_, move_.from) + 1,
                     value_of(edition_, move_.to)};
    return payment();
  }

  Answer target(District district) const {
    const bool landmark = is_landmark(move_.to);
    const std::string name =
        landmark ? format_landmark(edition_, move_.to, district) : format(move_.to);
    const Places standing =
        landmark ? landmarks_in(open_, district) : open_.buildings & buildings_in(district);
    const Place to = target_of(edition_, open_, move_);
    if ((standing & only(to)) == 0)
      return Refusal{"§4", name + " is not on the board", "not_on_board", name};
    for (std::size_t i = 0; i < open_.players; ++i) {
      if ((open_.keys[i] & only(to)) == 0) continue;
      if (Seat(i) == seat_ && !open_.may_join_own)
        return Refusal{"§4",
                       "your own key is on " + name + ": only " +
                           tiles_with(edition_, BonusEffect::JoinOwn) + " lets you join it",
                       "own_key", name, tile_with(BonusEffect::JoinOwn)};
      if (Seat(i) != seat_ && !open_.may_join_rivals)
        return Refusal{"§4",
                       "seat " + std::string(kSeatNames[i]) + " has a key on " + name + ": only " +
                           tiles_with(edition_, BonusEffect::JoinRivals) + " lets you join it",
                       "rival_key", name, tile_with(BonusEffect::JoinRivals)};
    }
    return {};
  }

  // The first tile with an effect, 0 if there is none.
  int tile_with(BonusEffect effect) const {
    const Bonuses tiles = edition_.bonus_with[index(effect)];
    return tiles == 0 ? 0 : std::countr_zero(tiles);
  }

  Answer new_landmark(District district) const {
    const Place to = target_of(edition_, open_, move_);
    if ((standing_landmarks(open_) & only(to)) != 0)
      return Refusal{"§4", "this landmark is on the board already", "landmark_there",
                     format_landmark(edition_, move_.to, district)};
    const Place name = name_of(edition_, open_, to);
    if (name != move_.to)
      return Refusal{"§6", "alone in the supply it is written '" +
                               format_landmark(edition_, name, district) + "'"};
    if ((new_landmarks(edition_, open_, district) & only(to)) == 0)
      return Refusal{"§4", "a new landmark must be higher than every one in its district",
                     "landmark_low", format_landmark(edition_, move_.to, district)};
    return {};
  }

  Answer payment() const {
    const Price cost =
        price(edition_, source_of(edition_, open_, move_), target_of(edition_, open_, move_));
    for (std::size_t r = 0; r < kResources; ++r) {
      const int have = tokens_to_spend(open_, Token(r));
      if (cost.resources[r] > have)
        return Refusal{"§4",
                       "it costs " + number_text(cost.resources[r]) + ' ' +
                           std::string(kTokenNames[r]) + ", and you have " + number_text(have),
                       "costs_token",
                       std::string(kTokenNames[r]),
                       cost.resources[r],
                       have};
    }
    if (cost.francs <= own_.francs) return {};
    return Refusal{"§4",
                   "it costs " + number_text(cost.francs) + " francs, and you have " +
                       number_text(own_.francs),
                   "costs_francs",
                   {},
                   cost.francs,
                   own_.francs};
  }

  Answer flag() const {
    if (!piles_empty(open_))
      return Refusal{"§3", "end-game tiles are taken once all piles are empty", "end_tiles_closed"};
    if ((state_.end_supply >> move_.number & 1U) != 0) return {};
    return Refusal{"§3", "this end-game tile is not in the supply", "end_tile_gone",
                   "E" + number_text(move_.number + 1)};
  }

  Answer pass() const {
    Moves moves;
    legal(edition_, state_, moves);
    if (std::ranges::find(moves, move_) != moves.end()) return {};
    return Refusal{"P2", "you can act, so you must", "can_act"};
  }

  Answer bonus() const {
    const int number = move_.number;
    if (number == 0) return {};
    if (Answer broken = not_mine_to_take(number, 0)) return broken;
    const auto space = std::ranges::find(open_.track, number) - open_.track.begin();
    if (space <= own_.meeple)
      return Refusal{
          "§4", "your meeple moves forward only, and " + number_text(number) + " lies behind it",
          "behind", number_text(number)};
    if (value_of(edition_, open_.target) == 3 && own_.francs < kBonusPrice)
      return Refusal{"§4",           "a bonus tile at a building of value 3 costs 2 francs",
                     "costs_francs", {},
                     kBonusPrice,    own_.francs};
    return {};
  }

  Answer not_mine_to_take(int number, int used) const {
    if (open_.bonus_left[static_cast<std::size_t>(number)] == 0)
      return Refusal{"§4", "no tile " + number_text(number) + " is left on the track", "tile_gone",
                     number_text(number)};
    if (!may_own(edition_, open_, number, used)) {
      if ((own_.bonuses & only_bonus(number)) == 0 || number == used)
        return Refusal{
            "P5", "you have taken a tile " + number_text(number) + " before: used ones count, too",
            "tile_used", number_text(number)};
      return Refusal{"P5", "you hold a tile " + number_text(number) + " already", "tile_held",
                     number_text(number)};
    }
    return {};
  }

  Answer prestige() const {
    const Landmark& landmark = edition_.landmarks[landmark_at(open_.target)];
    for (std::size_t kind = 0; kind < 3; ++kind) {
      const std::string name(kTokenNames[kResources + kind]);
      if (move_.kinds[kind] > landmark.slots[kind])
        return Refusal{
            "§4",
            "the landmark has " + number_text(landmark.slots[kind]) + " slots for " + name,
            "slots",
            name,
            move_.kinds[kind],
            landmark.slots[kind]};
      if (move_.kinds[kind] > tokens_to_spend(open_, Token(kResources + kind)))
        return Refusal{"§4",
                       "you do not have so many " + name,
                       "costs_token",
                       name,
                       move_.kinds[kind],
                       tokens_to_spend(open_, Token(kResources + kind))};
    }
    return {};
  }

  Answer vp_tile() const {
    if (move_.to == kNowhere) return {};
    if (open_.vp_district[move_.number] != kSupply)
      return Refusal{"§4", "this VP tile lies on a district already", "vp_tile_laid",
                     number_text(edition_.vp_tiles[move_.number][0])};
    const auto district = static_cast<std::uint8_t>(district_of(move_.to));
    if (std::ranges::find(open_.vp_district, district) != open_.vp_district.end())
      return Refusal{"§4", "this district has a VP tile already", "vp_there",
                     std::string(kDistrictIds[district])};
    return {};
  }

  Answer use() const {
    const int number = move_.number;
    const BonusEffect effect = edition_.bonus[move_.number].effect;
    if (effect == BonusEffect::KeptFrancs)
      return Refusal{"§1", "tile " + number_text(number) + " cannot be used; it scores at the end",
                     "at_the_end", number_text(number)};
    if ((own_.bonuses & only_bonus(number)) == 0)
      return Refusal{"§3", "you do not hold tile " + number_text(number), "tile_not_held",
                     number_text(number)};
    if (naming(edition_.bonus[move_.number]).tile && bonus_tiles_closed(edition_, own_))
      return Refusal{"P12", "your meeple stands on the last space: no bonus tile comes any more",
                     "track_closed", number_text(number)};
    switch (effect) {
      case BonusEffect::JoinOwn:
      case BonusEffect::JoinRivals:
        if (open_.stage == Stage::Act) return {};
        return Refusal{"P11", "this tile is used before the act", "before_act",
                       number_text(number)};
      case BonusEffect::ExtraKey:
        return extra_key();
      case BonusEffect::AnyTile:
        return not_mine_to_take(move_.wanted, move_.number);
      case BonusEffect::StepBack:
        return step_back();
      case BonusEffect::PrestigePairs:
        return pairs(kResources);
      case BonusEffect::ResourcePairs:
        return pairs(0);
      case BonusEffect::Francs:
      case BonusEffect::Points:
      case BonusEffect::FrancsAndPoints:
      case BonusEffect::Token:
      case BonusEffect::AnyResources:
      case BonusEffect::AnyPrestige:
      case BonusEffect::PerBuilding:
      case BonusEffect::PerLandmark:
      case BonusEffect::PerTile:
      case BonusEffect::PerType:
      case BonusEffect::KeptFrancs:
        return {};
    }
    return {};
  }

  Answer extra_key() const {
    if (own_.reserve_keys == 0)
      return Refusal{"P11", "no key of yours is left in the reserve", "no_reserve_key"};
    const int cost = edition_.bonus[move_.number].francs;
    if (own_.francs >= cost) return {};
    return Refusal{
        "P11", "it costs " + number_text(cost) + " francs", "costs_francs", {}, cost, own_.francs};
  }

  Answer step_back() const {
    const auto space = std::ranges::find(open_.track, move_.wanted) - open_.track.begin();
    const int most = edition_.bonus[move_.number].spaces;
    if (space >= own_.meeple || space < own_.meeple - most)
      return Refusal{"P12",
                     "tile " + number_text(move_.wanted) + " is not 1 to " + number_text(most) +
                         " spaces behind your meeple",
                     "not_behind", number_text(move_.wanted)};
    return not_mine_to_take(move_.wanted, move_.number);
  }

  Answer pairs(std::size_t first_kind) const {
    for (std::size_t kind = 0; kind < 3; ++kind) {
      const int needed = 2 * move_.kinds[kind];
      if (needed <= tokens_for_pairs(edition_, open_, Token(first_kind + kind))) continue;
      if (needed <= tokens_to_spend(open_, Token(first_kind + kind)))
        return Refusal{"P4", "temporary tokens make no pairs", "no_temporary_pairs"};
      return Refusal{"P11", "you do not have so many pairs", "no_pairs"};
    }
    return {};
  }

  Answer buy() const {
    if (open_.reserve[move_.number] == 0)
      return Refusal{"P14", "no " + std::string(kTokenNames[move_.number]) + " lies in the reserve",
                     "reserve_empty", std::string(kTokenNames[move_.number])};
    if (own_.francs >= edition_.buy[move_.number]) return {};
    return Refusal{"P14",
                   "it costs " + number_text(edition_.buy[move_.number]) + " francs",
                   "costs_francs",
                   {},
                   edition_.buy[move_.number],
                   own_.francs};
  }

  const Edition& edition_;
  const State& state_;
  const Open& open_;
  Seat seat_;
  const Screen& own_;
  const Move& move_;
};

}  // namespace

Answer refusal(const Edition& edition, const State& state, const Move& move) {
  return RefusalFinder(edition, state, move).answer();
}

}  // namespace belle::paris
