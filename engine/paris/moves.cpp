#include "engine/paris/moves.h"

#include <algorithm>

namespace belle::paris {
namespace {

constexpr std::array<Places, 17> kBuildingsUpTo = [] {
  std::array<Places, 17> result{};
  for (int value = 0; value <= 16; ++value)
    result[static_cast<std::size_t>(value)] = in_every_district(slots_up_to(value));
  return result;
}();
constexpr Places kEights = in_every_district(1U << (kSpacesInDistrict - 1));

Places buildings_up_to(int value) {
  return kBuildingsUpTo[static_cast<std::size_t>(std::clamp(value, 0, 16))];
}

// Appends the legal moves of one position, question by question.
class Generator {
 public:
  Generator(const Edition& edition, const State& state, Moves& moves)
      : edition_(edition),
        state_(state),
        open_(state.open),
        seat_(state.open.to_move),
        own_(screen(state.open, state.open.to_move)),
        moves_(moves) {}

  void answer() {
    switch (open_.stage) {
      case Stage::Draw:
        return draw();
      case Stage::Place:
        return place();
      case Stage::Act:
        act();
        return free_actions();
      case Stage::Bonus:
        bonus();
        return free_actions();
      case Stage::Prestige:
        prestige();
        return free_actions();
      case Stage::VpTile:
        vp_tile();
        return free_actions();
      case Stage::End:
        moves_.push(Move::end());
        return free_actions();
      case Stage::Over:
        return;
    }
  }

 private:
  void draw() {
    for (int pile = 0; pile < static_cast<int>(kPiles); ++pile)
      if (open_.pile_left[static_cast<std::size_t>(pile)] > 0) moves_.push(Move::draw(pile));
  }

  void place() {
    for (const District district : Each<District>(districts_for(edition_, open_, open_.drawn)))
      moves_.push(Move::place(district));
  }

  void act() {
    if (own_.keys > 0) {
      const Places mine = open_.keys[index(seat_)];
      for (std::size_t d = 0; d < kDistricts; ++d)
        if ((mine & only(bank_of(District(d)))) == 0) moves_.push(Move::key(bank_of(District(d))));
      if ((mine & only(kArc)) == 0) moves_.push(Move::key(kArc));
    }
    move_keys();
    if (piles_empty(open_))
      for (const int tile : Each<int>(state_.end_supply)) moves_.push(Move::flag(tile));
    if (moves_.empty()) moves_.push(Move::pass());  // P2
  }

  void move_keys() {
    // What the resources in hand allow, whatever the francs.
    const Places targets = open_targets(open_);
    const Places payable_landmarks = paris::payable_landmarks(edition_, open_);
    Places payable = (targets & ~kAllLandmarks) | (targets & payable_landmarks);
    if (tokens_to_spend(open_, Token::Wood) < edition_.wood_for_eight) payable &= ~kEights;

    for (const Place from : Each<Place>(open_.keys[index(seat_)])) {
      const int value = value_of(edition_, from);
      const int reach = value + own_.francs;
      const Places in_reach =
          buildings_up_to(reach) |
          edition_.landmarks_up_to[static_cast<std::size_t>(std::min(reach, 255))];
      const Places above =
          ~(buildings_up_to(value) | edition_.landmarks_up_to[static_cast<std::size_t>(value)]);
      const Places affordable = in_reach & above;
      if (from == kArc) {
        for (std::size_t d = 0; d < kDistricts; ++d)
          move_key(from, District(d), payable & affordable, payable_landmarks & affordable);
      } else {
        move_key(from, district_at(open_, from), payable & affordable,
                 payable_landmarks & affordable);
      }
    }
  }

  void move_key(Place from, District district, Places standing, Places landmarks) {
    const auto named = [&](Place place) { return name_of(edition_, open_, place); };
    from = named(from);
    for (const Place to : Each<Place>(standing & targets_in(open_, district)))
      moves_.push(Move::move(from, named(to), district));
    if (landmarks == 0) return;
    for (const Place to : Each<Place>(new_landmarks(edition_, open_, district) & landmarks))
      moves_.push(Move::move_to_new(from, named(to), district));
  }

  void bonus() {
    moves_.push(Move::bonus(0));
    const bool costs = value_of(edition_, open_.target) == 3;
    if (costs && own_.francs < kBonusPrice) return;
    for (std::size_t space = own_.meeple + 1U; space <= kBonusNumbers; ++space)
      if (may_own(edition_, open_, open_.track[space]))
        moves_.push(Move::bonus(open_.track[space]));
  }

  // Every number of tokens from none to the most of each kind; all, or all but none at all.
  template <class Make>
  void every_choice(const Kinds& most, bool also_none, Make make) {
    for (std::uint8_t a = 0; a <= most[0]; ++a)
      for (std::uint8_t b = 0; b <= most[1]; ++b)
        for (std::uint8_t c = 0; c <= most[2]; ++c)
          if (also_none || a + b + c > 0) moves_.push(make(Kinds{a, b, c}));
  }

  void prestige() {
    Kinds most{};
    for (std::size_t kind = 0; kind < 3; ++kind)
      most[kind] =
          std::min(edition_.landmarks[landmark_at(open_.target)].slots[kind],
                   static_cast<std::uint8_t>(tokens_to_spend(open_, Token(kResources + kind))));
    every_choice(most, true, [](const Kinds& kinds) { return Move::prestige(kinds); });
  }

  void vp_tile() {
    moves_.push(Move::no_vp_tile());
    unsigned taken = 0;
    for (const std::uint8_t district : open_.vp_district)
      if (district != kSupply) taken |= 1U << district;
    for (std::size_t tile = 0; tile < kVpTiles; ++tile) {
      if (open_.vp_district[tile] != kSupply) continue;
      for (std::size_t d = 0; d < kDistricts; ++d)
        if ((taken >> d & 1U) == 0) moves_.push(Move::vp_tile(static_cast<int>(tile), District(d)));
    }
  }

  void free_actions() {
    for (std::size_t r = 0; r < kResources; ++r)
      if (open_.reserve[r] > 0 && own_.francs >= edition_.buy[r]) moves_.push(Move::buy(Token(r)));
    for (std::size_t t = 0; t < kTokenKinds; ++t)
      if (tokens_to_spend(open_, Token(t)) > 0) moves_.push(Move::sell(Token(t)));
    for (const int number : Each<int>(own_.bonuses)) use(number);
    for (const int tile : Each<int>(state_.end_tiles[index(seat_)])) use_end(tile);
  }

  void use(int number) {
    const BonusTile& tile = edition_.bonus[static_cast<std::size_t>(number)];
    const auto with = [&](const Kinds& kinds) { return Move::use(number, kinds); };
    switch (tile.effect) {
      case BonusEffect::KeptFrancs:
        return;
      case BonusEffect::JoinOwn:
      case BonusEffect::JoinRivals:
        if (open_.stage == Stage::Act) moves_.push(Move::use(number));
        return;
      case BonusEffect::AnyResources:
      case BonusEffect::AnyPrestige:
        return any_tokens(tile.tokens, with);
      case BonusEffect::ExtraKey:
        if (own_.reserve_keys > 0 && own_.francs >= tile.francs) moves_.push(Move::use(number));
        return;
      case BonusEffect::AnyTile:
        if (bonus_tiles_closed(edition_, own_)) return;
        for (int wanted = 1; wanted <= static_cast<int>(kBonusNumbers); ++wanted)
          if (may_own(edition_, open_, wanted, number))
            moves_.push(Move::use_to_take(number, wanted));
        return;
      case BonusEffect::StepBack:
        if (bonus_tiles_closed(edition_, own_)) return;
        for (int space = std::max(1, own_.meeple - tile.spaces); space < own_.meeple; ++space) {
          const int wanted = open_.track[static_cast<std::size_t>(space)];
          if (may_own(edition_, open_, wanted, number))
            moves_.push(Move::use_to_take(number, wanted));
        }
        return;
      case BonusEffect::PrestigePairs:
        return every_choice(pairs(kResources), false, with);
      case BonusEffect::ResourcePairs:
        return every_choice(pairs(0), false, with);
      case BonusEffect::Francs:
      case BonusEffect::Points:
      case BonusEffect::FrancsAndPoints:
      case BonusEffect::Token:
      case BonusEffect::PerBuilding:
      case BonusEffect::PerLandmark:
      case BonusEffect::PerTile:
      case BonusEffect::PerType:
        moves_.push(Move::use(number));
        return;
    }
  }

  void use_end(int tile) {
    const auto with = [&](const Kinds& kinds) { return Move::use_end(tile, kinds); };
    switch (edition_.end_tiles[static_cast<std::size_t>(tile)].effect) {
      case EndEffect::AnyResource:
      case EndEffect::AnyPrestige:
        return any_tokens(1, with);
      case EndEffect::Token:
      case EndEffect::Points:
      case EndEffect::Francs:
        moves_.push(Move::use_end(tile));
        return;
    }
  }

  Kinds pairs(std::size_t first_kind) const {
    Kinds most{};
    for (std::size_t kind = 0; kind < 3; ++kind)
      most[kind] = static_cast<std::uint8_t>(
          tokens_for_pairs(edition_, open_, Token(first_kind + kind)) / 2);
    return most;
  }

  // So many tokens of a free choice.
  template <class Make>
  void any_tokens(int tokens, Make make) {
    for (int a = tokens; a >= 0; --a)
      for (int b = tokens - a; b >= 0; --b)
        moves_.push(make(Kinds{static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b),
                               static_cast<std::uint8_t>(tokens - a - b)}));
  }

  const Edition& edition_;
  const State& state_;
  const Open& open_;
  Seat seat_;
  const Screen& own_;
  Moves& moves_;
};

}  // namespace

void legal(const Edition& edition, const State& state, Moves& moves) {
  moves.clear();
  Generator(edition, state, moves).answer();
}

Price price(const Edition& edition, Place from, Place to) {
  Price result{value_of(edition, to) - value_of(edition, from), {}};
  if (is_landmark(to))
    result.resources = edition.landmarks[landmark_at(to)].cost;
  else if (value_of(edition, to) == 8)
    result.resources[index(Token::Wood)] = edition.wood_for_eight;
  return result;
}

Place source_of(const Edition& edition, const Open& open, const Move& move) {
  return meant_by(edition, move.from, landmarks_in(open, District(move.number)));
}

Place target_of(const Edition& edition, const Open& open, const Move& move) {
  return meant_by(edition, move.to,
                  move.kind == Move::Kind::MoveToNew ? kAllLandmarks & ~standing_landmarks(open)
                                                     : landmarks_in(open, District(move.number)));
}

Places open_targets(const Open& open) {
  Places closed = 0;
  for (std::size_t i = 0; i < open.players; ++i) {
    const bool own = Seat(i) == open.to_move;
    if (!(own ? open.may_join_own : open.may_join_rivals)) closed |= open.keys[i];
  }
  return (open.buildings | standing_landmarks(open)) & ~closed;
}

Places new_landmarks(const Edition& edition, const Open& open, District district) {
  // Landmarks are numbered by rising value: the last one of the district is the highest.
  const unsigned built = open.landmarks[index(district)];
  const auto last = static_cast<std::size_t>(std::bit_width(built)) - 1;
  const Places low = built == 0 ? 0 : edition.landmarks_up_to[edition.landmarks[last].value];
  return kAllLandmarks & ~low & ~standing_landmarks(open);
}

Places payable_landmarks(const Edition& edition, const Open& open) {
  std::array<int, kResources> have{};
  int all = 0;
  for (std::size_t r = 0; r < kResources; ++r) {
    have[r] = tokens_to_spend(open, Token(r));
    all += have[r];
  }
  // Every landmark costs a resource, so without any there is nothing to look at.
  if (all == 0) return 0;
  Places payable = 0;
  for (std::size_t i = 0; i < kLandmarks; ++i) {
    const auto& cost = edition.landmarks[i].cost;
    if (cost[0] <= have[0] && cost[1] <= have[1] && cost[2] <= have[2])
      payable |= only(landmark_place(i));
  }
  return payable;
}

std::uint8_t districts_for(const Edition& edition, const Open& open, Tile tile) {
  std::uint8_t fitting = 0;
  for (std::size_t d = 0; d < kDistricts; ++d) {
    if ((open.buildings & only(space_at(District(d), tile % kSpacesInDistrict))) != 0) continue;
    bool same_type = false;
    for (const Place space : Each<Place>(open.buildings & buildings_in(District(d))))
      same_type = same_type || edition.types[open.building[index(space)]] == edition.types[tile];
    if (!same_type) fitting = static_cast<std::uint8_t>(fitting | 1U << d);
  }
  return fitting;
}

}  // namespace belle::paris
