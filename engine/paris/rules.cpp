#include "engine/paris/rules.h"

#include <algorithm>
#include <span>

#include "engine/paris/scoring.h"

namespace belle::paris {
namespace {

// One move being carried out.
class Turn {
 public:
  Turn(const Edition& edition, State& state)
      : edition_(edition),
        state_(state),
        open_(state.open),
        seat_(state.open.to_move),
        own_(state.open.screens[index(state.open.to_move)]) {}

  void play(const Move& move) {
    switch (move.kind) {
      case Move::Kind::Draw:
        return draw(move.number);
      case Move::Kind::Place:
        return put_building(district_of(move.to));
      case Move::Kind::Key:
        return put_key(move.to);
      case Move::Kind::Move:
      case Move::Kind::MoveToNew: {
        const Place from = source_of(edition_, open_, move);
        const Place to = target_of(edition_, open_, move);
        if (move.kind == Move::Kind::MoveToNew)
          open_.landmarks[move.number] =
              static_cast<std::uint8_t>(open_.landmarks[move.number] | 1U << landmark_at(to));
        return move_key(from, to);
      }
      case Move::Kind::Flag:
        return take_end_tile(move.number);
      case Move::Kind::Pass:
        open_.stage = Stage::End;
        return;
      case Move::Kind::Bonus:
        return take_bonus(move.number);
      case Move::Kind::Prestige:
        return hand_in(move.kinds);
      case Move::Kind::VpTile:
        if (move.to != kNowhere)
          open_.vp_district[move.number] = static_cast<std::uint8_t>(district_of(move.to));
        open_.stage = Stage::End;
        return;
      case Move::Kind::Use:
        return use(move);
      case Move::Kind::UseEnd:
        return use_end(move);
      case Move::Kind::Buy:
        own_.francs = static_cast<std::uint16_t>(own_.francs - edition_.buy[move.number]);
        --open_.reserve[move.number];
        ++own_.tokens[move.number];
        return;
      case Move::Kind::Sell:
        spend(Token(move.number), 1);
        earn(edition_.sell[move.number]);
        return;
      case Move::Kind::End:
        return end_turn();
    }
  }

 private:
  void earn(int francs) { own_.francs = static_cast<std::uint16_t>(own_.francs + francs); }
  void score_points(int points) { own_.points = static_cast<std::uint16_t>(own_.points + points); }

  // P4: temporary tokens go first and vanish.
  void spend(Token token, int number) {
    std::uint8_t& temporary = open_.temporary[index(token)];
    const int vanish = std::min(number, int{temporary});
    temporary = static_cast<std::uint8_t>(temporary - vanish);
    spend_real(token, number - vanish);
  }

  // Resources go to the reserve, prestige leaves the game.
  void spend_real(Token token, int number) {
    std::uint8_t& held = own_.tokens[index(token)];
    held = static_cast<std::uint8_t>(held - number);
    if (!is_resource(token)) return;
    std::uint8_t& reserve = open_.reserve[index(token)];
    reserve = static_cast<std::uint8_t>(reserve + number);
  }

  void draw(std::size_t pile) {
    const Tile tile = state_.piles[pile][--open_.pile_left[pile]];
    const std::uint8_t left = open_.pile_left[pile];
    open_.pile_top[pile] =
        left == 0 ? kSupply
                  : static_cast<std::uint8_t>(district_of(Place(state_.piles[pile][left - 1U])));
    open_.drawn = tile;
    if (!open_.free_districts) return put_building(district_of(Place(tile)));
    if (districts_for(edition_, open_, tile) != 0) {
      open_.stage = Stage::Place;
      return;
    }
    open_.gone |= only(Place(tile));
    open_.gone_in[tile] = static_cast<std::uint8_t>(draws(open_));
    open_.drawn = kNoTile;
    begin_act();
  }

  void put_building(District district) {
    const Place space = space_at(district, open_.drawn % kSpacesInDistrict);
    open_.buildings |= only(space);
    open_.building[index(space)] = open_.drawn;
    open_.drawn = kNoTile;
    begin_act();
  }

  void begin_act() {
    open_.stage = Stage::Act;
    if (piles_empty(open_) && state_.end_supply != 0)
      open_.could_look[index(seat_)] =
          static_cast<std::uint16_t>(open_.could_look[index(seat_)] | 1U << open_.takings);
  }

  void put_key(Place to) {
    --own_.keys;
    open_.keys[index(seat_)] |= only(to);
    if (is_bank(to)) earn(edition_.banks[index(district_of(to))]);
    open_.stage = Stage::End;
  }

  void move_key(Place from, Place to) {
    const Price cost = price(edition_, from, to);
    own_.francs = static_cast<std::uint16_t>(own_.francs - cost.francs);
    for (std::size_t r = 0; r < kResources; ++r) spend(Token(r), cost.resources[r]);

    Places& keys = open_.keys[index(seat_)];
    Places& twice = open_.twice[index(seat_)];
    const District district = district_at(open_, to);
    const bool enters = from == kArc || is_bank(from);
    ((twice & only(from)) != 0 ? twice : keys) &= ~only(from);
    ((keys & only(to)) != 0 ? twice : keys) |= only(to);

    open_.target = to;
    int in_district = 0;
    for (std::size_t i = 0; i < open_.players; ++i)
      in_district += keys_on(open_, Seat(i), targets_in(open_, district));
    open_.fourth_key = enters && in_district == 4;  // P15
    take_benefits(to);
  }

  void take_benefits(Place to) {
    if (is_landmark(to)) {
      open_.stage = Stage::Prestige;
      return;
    }
    std::uint8_t& token = open_.tokens[index(to)];
    if (token != kNoToken) ++own_.tokens[token];  // P7
    token = kNoToken;
    const int value = value_of(edition_, to);
    if (value <= 3) {
      open_.stage = Stage::Bonus;
      return;
    }
    if (value == 8) score_points(kPointsOfEight);
    after_benefits();
  }

  void after_benefits() { open_.stage = open_.fourth_key ? Stage::VpTile : Stage::End; }

  void take_bonus(int number) {
    if (number != 0) {
      if (value_of(edition_, open_.target) == 3) earn(-kBonusPrice);
      own_.meeple = space_of(number);
      take_from_track(number);
    }
    after_benefits();
  }

  std::uint8_t space_of(int number) const {
    return static_cast<std::uint8_t>(std::ranges::find(open_.track, number) - open_.track.begin());
  }
  void take_from_track(int number) {
    --open_.bonus_left[static_cast<std::size_t>(number)];
    own_.bonuses |= only_bonus(number);
  }

  void hand_in(const Kinds& kinds) {
    for (std::size_t kind = 0; kind < 3; ++kind) {
      spend(Token(kResources + kind), kinds[kind]);
      score_points(kinds[kind] * edition_.prestige_points[kind]);
    }
    after_benefits();
  }

  void take_end_tile(std::uint8_t tile) {
    state_.taken[open_.takings] = tile;
    open_.takers[open_.takings] = static_cast<std::uint8_t>(seat_);
    ++open_.takings;
    state_.end_supply = static_cast<std::uint16_t>(state_.end_supply & ~(1U << tile));
    state_.end_tiles[index(seat_)] =
        static_cast<std::uint16_t>(state_.end_tiles[index(seat_)] | 1U << tile);
    if (state_.end_supply == 0) open_.ending = Ending::AfterNextRound;
    open_.stage = Stage::End;
  }

  void count_as(std::size_t first_kind, const Kinds& kinds) {
    for (std::size_t kind = 0; kind < 3; ++kind)
      open_.temporary[first_kind + kind] =
          static_cast<std::uint8_t>(open_.temporary[first_kind + kind] + kinds[kind]);
  }

  void use(const Move& move) {
    own_.bonuses &= ~only_bonus(move.number);
    own_.used_twice |= own_.used & only_bonus(move.number);
    own_.used |= only_bonus(move.number);
    score_points(bonus_points(edition_, open_, move));
    const BonusTile& tile = edition_.bonus[move.number];
    switch (tile.effect) {
      case BonusEffect::Francs:
      case BonusEffect::FrancsAndPoints:
        return earn(tile.francs);
      case BonusEffect::Token:
        ++open_.temporary[index(tile.token)];
        return;
      case BonusEffect::AnyPrestige:
        return count_as(kResources, move.kinds);
      case BonusEffect::AnyResources:
        return count_as(0, move.kinds);
      case BonusEffect::JoinOwn:
        open_.may_join_own = true;
        return;
      case BonusEffect::JoinRivals:
        open_.may_join_rivals = true;
        return;
      case BonusEffect::ExtraKey:
        earn(-tile.francs);
        --own_.reserve_keys;
        ++own_.keys;
        return;
      case BonusEffect::AnyTile:
        return take_from_track(move.wanted);
      case BonusEffect::StepBack:
        own_.meeple = space_of(move.wanted);
        return take_from_track(move.wanted);
      case BonusEffect::PrestigePairs:
        return hand_in_pairs(kResources, move.kinds);
      case BonusEffect::ResourcePairs:
        return hand_in_pairs(0, move.kinds);
      case BonusEffect::Points:
      case BonusEffect::PerBuilding:
      case BonusEffect::PerLandmark:
      case BonusEffect::PerTile:
      case BonusEffect::PerType:
      case BonusEffect::KeptFrancs:
        return;
    }
  }

  // P4: real tokens only, unless the edition lets temporary ones make pairs.
  void hand_in_pairs(std::size_t first_kind, const Kinds& pairs) {
    for (std::size_t kind = 0; kind < 3; ++kind) {
      const Token token{static_cast<std::uint8_t>(first_kind + kind)};
      if (edition_.rulings.count_as_pairs == CountAsPairs::Yes)
        spend(token, 2 * pairs[kind]);
      else
        spend_real(token, 2 * pairs[kind]);
    }
  }

  void use_end(const Move& move) {
    state_.end_tiles[index(seat_)] =
        static_cast<std::uint16_t>(state_.end_tiles[index(seat_)] & ~(1U << move.number));
    open_.used_by[move.number] = static_cast<std::uint8_t>(seat_);
    open_.used_after[move.number] = open_.takings;
    const EndTile& tile = edition_.end_tiles[move.number];
    switch (tile.effect) {
      case EndEffect::Token:
        ++open_.temporary[index(tile.token)];
        return;
      case EndEffect::AnyResource:
        return count_as(0, move.kinds);
      case EndEffect::AnyPrestige:
        return count_as(kResources, move.kinds);
      case EndEffect::Points:
        return score_points(tile.amount);
      case EndEffect::Francs:
        return earn(tile.amount);
    }
  }

  void end_turn() {
    open_.temporary = {};
    open_.may_join_own = false;
    open_.may_join_rivals = false;
    open_.target = kNowhere;
    open_.fourth_key = false;
    seat_ = Seat((index(seat_) + 1) % open_.players);
    open_.to_move = seat_;
    if (seat_ == open_.start) {
      if (open_.ending == Ending::AfterThisRound) {
        open_.stage = Stage::Over;
        return;
      }
      if (open_.ending == Ending::AfterNextRound) open_.ending = Ending::AfterThisRound;
      ++open_.round;
    }
    if (piles_empty(open_))
      begin_act();
    else
      open_.stage = Stage::Draw;
  }

  const Edition& edition_;
  State& state_;
  Open& open_;
  Seat seat_;
  Screen& own_;
};

using Rank = std::array<int, 1 + kTieBreakKinds.size()>;

std::array<Rank, kMostPlayers> ranks(const Edition& edition, const Open& open) {
  std::array<Rank, kMostPlayers> result{};
  for (std::size_t i = 0; i < open.players; ++i)
    result[i] = {score(edition, open, Seat(i)).total(), open.screens[i].francs,
                 value_sum(edition, open, Seat(i), kAllBuildings | kAllLandmarks)};
  return result;
}

}  // namespace

void apply(const Edition& edition, State& state, const Move& move) {
  Turn(edition, state).play(move);
}

std::optional<Outcome> outcome(const Edition& edition, const State& state) {
  if (state.open.stage != Stage::Over) return {};
  const auto rank = ranks(edition, state.open);
  const Rank best = *std::ranges::max_element(std::span(rank).first(state.open.players));
  Outcome result;
  for (std::size_t i = 0; i < state.open.players; ++i) {
    result.totals[i] = static_cast<std::int16_t>(rank[i][0]);
    result.won[i] = rank[i] == best;
  }
  return result;
}

std::vector<TieBreak> tie_breaks(const Edition& edition, const State& state) {
  if (state.open.stage != Stage::Over) return {};
  const auto rank = ranks(edition, state.open);
  return tie_breaks_of<kTieBreakKinds.size()>(std::span(rank).first(state.open.players),
                                              kTieBreakKinds);
}

Move random_move(const Moves& moves, Random& random) {
  // `legal` puts the free actions last.
  const auto all = static_cast<std::uint32_t>(moves.size());
  std::uint32_t answers = all;
  while (is_free_action(moves[answers - 1])) --answers;
  constexpr std::uint32_t kSeldom = 8;
  if (answers == all || random.below(kSeldom) != 0) return moves[random.below(answers)];
  return moves[answers + random.below(all - answers)];
}

int bonus_points(const Edition& edition, const Open& open, Seat seat, int number, int pairs) {
  const BonusTile& tile = edition.bonus[static_cast<std::size_t>(number)];
  const auto by_players = [&] { return tile.points[open.players - 2U]; };
  switch (tile.effect) {
    case BonusEffect::Points:
    case BonusEffect::FrancsAndPoints:
      return tile.points[0];
    case BonusEffect::PerBuilding: {
      const Places places = in_every_district(static_cast<std::uint8_t>(1U << tile.slot));
      return tile.points[0] * keys_on(open, seat, places);
    }
    case BonusEffect::PerLandmark:
      return tile.points[0] * keys_on(open, seat, kAllLandmarks);
    case BonusEffect::PerTile:
      return by_players() * std::popcount(screen(open, seat).bonuses & ~only_bonus(number));
    case BonusEffect::PerType:
      return type_points(tile, types_of(edition, open, seat));
    case BonusEffect::PrestigePairs:
    case BonusEffect::ResourcePairs:
      return by_players() * pairs;
    case BonusEffect::Francs:
    case BonusEffect::Token:
    case BonusEffect::AnyResources:
    case BonusEffect::AnyPrestige:
    case BonusEffect::JoinOwn:
    case BonusEffect::JoinRivals:
    case BonusEffect::ExtraKey:
    case BonusEffect::AnyTile:
    case BonusEffect::StepBack:
    case BonusEffect::KeptFrancs:
      return 0;
  }
  return 0;
}

int bonus_points(const Edition& edition, const Open& open, const Move& use) {
  return bonus_points(edition, open, open.to_move, use.number,
                      use.kinds[0] + use.kinds[1] + use.kinds[2]);
}

}  // namespace belle::paris
