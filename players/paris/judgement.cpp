#include "players/paris/judgement.h"

#include <algorithm>
#include <cmath>

#include "engine/paris/moves.h"
#include "engine/paris/rules.h"
#include "engine/paris/scoring.h"
#include "players/paris/control.h"
#include "players/paris/mind.h"
#include "players/paris/outlook.h"

namespace belle::players {
namespace {

using namespace paris;

// From 0 to 1 as x goes from far below 0 to far above; only arithmetic that every platform rounds
// alike.
float likely(float x) { return 0.5F + 0.5F * x / std::sqrt(1.0F + x * x); }

// How far the final margin strays from the judged one, in VP: fitted to who won 300 games that the
// judgement played against itself, now and then disturbed.
constexpr float kDoubt = 1.0F;
constexpr float kDoubtPerTurn = 2.2F;
constexpr float kLongGame = 60.0F;  // turns; doubt grows more slowly when so many are left

constexpr float kPointsOfAType = 5;  // of tile 30

float as_float(int number) { return static_cast<float>(number); }

// What is known of a seat besides its screen.
struct Prospect {
  float turns = 0;       // of its own still to come, with the one that waits for its act
  float fade = 0;        // 0 with no turn left, towards 1 with many
  bool may_use = false;  // it will still be asked, so that tiles can be used
  float total = 0;
};

class Judgement {
 public:
  Judgement(const ParisWeights& weights, const Edition& edition, const State& state)
      : w_(weights),
        edition_(edition),
        state_(state),
        open_(state.open),
        seats_(state.open.players),
        mover_(index(state.open.to_move)),
        control_(control_of(edition, state.open)) {
    for (std::size_t i = 0; i < seats_; ++i) taken_ |= open_.keys[i];
    standing_ = standing_landmarks(open_);
    free_ = open_.buildings & ~taken_;
  }

  search::Worth worth() {
    if (open_.stage == Stage::Over) return final_worth();
    count_turns();
    value_tokens();
    if (open_.stage == Stage::Bonus) take_best_bonus();
    if (open_.stage == Stage::Prestige) hand_in_prestige();
    sharpen();
    for (std::size_t d = 0; d < kDistricts; ++d) shares_[d] = share_out(d);
    if (open_.fourth_key && open_.stage != Stage::End) put_best_vp_tile();
    value_steps();
    for (std::size_t i = 0; i < seats_; ++i) prospects_[i].total = belongings(i);
    districts();
    if (act_pending()) prospects_[mover_].total += w_.act;
    if (open_.stage == Stage::Act) prospects_[mover_].total += w_.ready * best_entry();
    return compare();
  }

 private:
  bool act_pending() const { return open_.stage <= Stage::Act; }

  search::Worth final_worth() const {
    const Outcome result = *outcome(edition_, state_);
    search::Worth worth;
    const auto winners = static_cast<float>(std::ranges::count(result.won, true));
    for (std::size_t i = 0; i < seats_; ++i) {
      worth.win[i] = result.won[i] ? 1.0F / winners : 0.0F;
      int best_other = 0;
      for (std::size_t j = 0; j < seats_; ++j)
        if (j != i) best_other = std::max(best_other, int{result.totals[j]});
      worth.margin[i] = as_float(result.totals[i] - best_other);
    }
    return worth;
  }

  void count_turns() {
    for (std::size_t i = 0; i < seats_; ++i) {
      Prospect& p = prospects_[i];
      p.turns = turns_to_come(open_, Seat(static_cast<std::uint8_t>(i)), w_.turns_per_end_tile);
      p.fade = p.turns / (p.turns + w_.half_life);
      p.may_use = p.turns > 0 || i == mover_;
    }
  }

  void value_tokens() {
    token_ = {w_.wood, w_.marble, w_.gold, w_.bronze, w_.silver, w_.gold_prestige};
  }

  // What a step onto each free building brings, without what the district pays.
  void value_steps() {
    for (const Place place : Each<Place>(free_)) {
      const int value = value_of(edition_, place);
      const std::uint8_t token = open_.tokens[index(place)];
      float worth = w_.value_step * as_float(value);
      if (token != kNoToken) worth += token_[token];
      if (value <= 3) worth += w_.bonus_step;
      if (value == 3) worth -= w_.franc * kBonusPrice;
      if (value == 8) worth += kPointsOfEight - token_[index(Token::Wood)];
      step_[index(place)] = worth;
      best_step_ = std::max(best_step_, worth);
    }
  }

  float francs_worth(std::size_t i, int francs) const {
    const auto f = as_float(francs);
    const float usable =
        w_.franc * prospects_[i].fade * f * w_.franc_softness / (w_.franc_softness + f);
    return usable;
  }

  // Points, and everything behind the screen and within reach of the keys.
  float belongings(std::size_t i) {
    const Screen& own = open_.screens[i];
    const Prospect& p = prospects_[i];
    float total = as_float(own.points) + francs_worth(i, own.francs);
    for (std::size_t t = 0; t < kTokenKinds; ++t) {
      // The second and third of a kind find a use less often.
      const auto number = as_float(own.tokens[t]);
      total += token_[t] * p.fade * number * 4.0F / (3.0F + number);
    }
    const auto keys = as_float(own.keys);
    if (own.keys > 0) total += w_.key * keys * p.turns / (keys + p.turns + 1.0F);

    for (const int number : Each<int>(own.bonuses)) total += holding(i, number);
    for (const int tile : Each<int>(state_.end_tiles[i])) total += end_tile(i, tile);

    total += track(own.meeple) * p.fade;
    total += ways_up(i) * p.fade;
    total += w_.plan * plan(i) * p.fade;
    return total;
  }

  // What the spaces before the meeple are worth.
  float track(int meeple) const {
    const int a = edition_.zones[0];
    const int b = edition_.zones[1];
    const int c = edition_.zones[2];
    const auto left = [&](int first, int last) {
      return as_float(std::max(0, last - std::max(first, meeple)));
    };
    return w_.space_a * left(0, a) + w_.space_b * left(a, b) + w_.space_c * left(b, c);
  }

  // A bonus tile in the seat's hand, or as if it were.
  float holding(std::size_t i, int number) const {
    const Prospect& p = prospects_[i];
    const Screen& own = open_.screens[i];
    if (number == kFrancsTile) return as_float(own.francs) * (1 - p.fade) + w_.kept_francs * p.fade;
    if (!p.may_use) return 0;
    const Seat seat{static_cast<std::uint8_t>(i)};
    const auto each = as_float(edition_.bonus_points[static_cast<std::size_t>(number)]);
    const auto francs = as_float(edition_.bonus_francs[static_cast<std::size_t>(number)]);
    const float now = w_.held * as_float(points_now(edition_, open_, seat, number));
    const auto players = as_float(open_.players);
    switch (number) {
      case 1:
      case 5:
      case 7:
      case 12:
      case 22:
        return now + w_.held * w_.franc * p.fade * francs;
      case 2:
      case 3:
      case 4:
        return token_[static_cast<std::size_t>(number - 2)] * p.fade;
      case 8:
        return w_.any_prestige * p.fade;
      case 19:
        return 2 * w_.any_prestige * p.fade;
      case 10:
        return w_.any_resource * p.fade;
      case 21:
        return 2 * w_.any_resource * p.fade;
      case kOwnKeyTile:
        return w_.join_own * p.fade;
      case kRivalKeyTile:
        return w_.join_rivals * p.fade;
      case 13:
      case 14:
        return own.reserve_keys > 0 ? w_.extra_key * p.fade : 0.0F;
      case 17:
        return w_.any_tile * p.fade;
      case 25:
        return w_.earlier_tile * p.fade;
      case 20:
        return now + (players - 1) * w_.more_tiles * p.fade;
      case 23:
      case 24:
        return now + players * w_.more_pairs * p.fade;
      case 29:
        return now + each * w_.landmark_growth * p.fade;
      case 30:
        return now + kPointsOfAType * w_.type_growth * p.fade;
      default:  // those that count the buildings of a value
        return now + each * w_.growth * p.fade;
    }
  }

  float end_tile(std::size_t i, int number) const {
    const Prospect& p = prospects_[i];
    if (!p.may_use) return 0;
    const EndTile& tile = edition_.end_tiles[static_cast<std::size_t>(number)];
    switch (tile.kind) {
      case EndTile::Kind::Token:
        return token_[index(tile.token)] * p.fade;
      case EndTile::Kind::AnyResource:
        return w_.any_resource * p.fade;
      case EndTile::Kind::AnyPrestige:
        return w_.any_prestige * p.fade;
      case EndTile::Kind::Points:
        return w_.held * as_float(tile.amount);
      case EndTile::Kind::Francs:
        return w_.franc * p.fade * as_float(tile.amount);
    }
    return 0;
  }

  // The best free building above a key, district by district.
  float ways_up(std::size_t i) const {
    const Places reach = in_reach(open_, Seat(static_cast<std::uint8_t>(i)), free_);
    float sum = 0;
    for (std::size_t d = 0; d < kDistricts; ++d) {
      float best = 0;
      for (const Place place : Each<Place>(reach & buildings_in(District(d))))
        best = std::max(best, step_[index(place)]);
      sum += best;
    }
    sum *= w_.way_up;
    if ((open_.keys[i] & only(kArc)) != 0) sum += w_.arc_way_up * best_step_;
    return sum;
  }

  // The landmark that the seat could enter next, with what is missing to it.
  float plan(std::size_t i) const {
    const Screen& own = open_.screens[i];
    std::array<int, kTokenKinds> have{};
    for (std::size_t t = 0; t < kTokenKinds; ++t)
      have[t] = own.tokens[t] + (i == mover_ ? open_.temporary[t] : 0);
    int any_resource = 0;
    int any_prestige = 0;
    for (std::size_t r = 0; r < kResources; ++r)
      have[r] += (own.bonuses >> (2 + r) & 1U) != 0 ? 1 : 0;
    any_resource += (own.bonuses & only_bonus(10)) != 0 ? 1 : 0;
    any_resource += (own.bonuses & only_bonus(21)) != 0 ? 2 : 0;
    any_prestige += (own.bonuses & only_bonus(8)) != 0 ? 1 : 0;
    any_prestige += (own.bonuses & only_bonus(19)) != 0 ? 2 : 0;
    float best = 0;
    for (std::size_t l = 0; l < kLandmarks; ++l) {
      if ((taken_ & only(landmark_place(l))) != 0) continue;
      const Landmark& landmark = edition_.landmarks[l];
      int missing = 0;
      for (std::size_t r = 0; r < kResources; ++r)
        missing += std::max(0, landmark.cost[r] - have[r]);
      missing -= any_resource;
      if (missing > 2) continue;
      float worth = w_.landmark + w_.landmark_value * as_float(landmark.value);
      int any = any_prestige;
      for (std::size_t k = 0; k < 3; ++k) {
        const int given = std::min(int{landmark.slots[k]}, have[kResources + k]);
        const int more = std::min(any, landmark.slots[k] - given);
        any -= more;
        worth += as_float((given + more) * edition_.prestige_points[k]);
      }
      if (missing == 1) worth *= w_.one_missing;
      if (missing == 2) worth *= w_.two_missing;
      best = std::max(best, worth);
    }
    return best;
  }

  // How likely a seat is first, second and third in a district.
  using Shares = std::array<std::array<float, 3>, kMostPlayers>;

  // With so many values more for the seat to move.
  Shares share_out(std::size_t d, int more = 0) const {
    std::array<float, kMostPlayers> strength{};
    std::array<float, kMostPlayers> there{};
    for (std::size_t i = 0; i < seats_; ++i) {
      const Prospect& p = prospects_[i];
      const bool bank = (open_.keys[i] & only(bank_of(District(d)))) != 0;
      const bool arc = (open_.keys[i] & only(kArc)) != 0;
      const int sum = control_.sum[d][i] + (i == mover_ ? more : 0);
      strength[i] = as_float(sum) + 0.02F * as_float(control_.highest[d][i]);
      if (bank) strength[i] += w_.bank_key * p.fade;
      if (arc) strength[i] += w_.arc_key * p.fade;
      there[i] = sum > 0 ? 1.0F : (bank ? w_.bank_newcomer : w_.newcomer) * p.fade;
    }
    // The chance that one seat is better than another, for all pairs at once: the loop is of fixed
    // length so that it becomes a few wide instructions.
    std::array<std::array<float, kMostPlayers>, kMostPlayers> better{};
    for (std::size_t i = 0; i < kMostPlayers; ++i)
      for (std::size_t j = 0; j < kMostPlayers; ++j)
        better[i][j] = there[j] * likely((strength[j] - strength[i]) * sharpness_);
    Shares shares{};
    for (std::size_t i = 0; i < seats_; ++i) {
      // The chance that no, one or two rivals are better.
      float none = there[i];
      float one = 0;
      float two = 0;
      for (std::size_t j = 0; j < seats_; ++j) {
        if (j == i) continue;
        const float ahead = better[i][j];
        two = two * (1 - ahead) + one * ahead;
        one = one * (1 - ahead) + none * ahead;
        none *= 1 - ahead;
      }
      if (seats_ == 2) one *= likely((2 * strength[i] - strength[1 - i] + 0.1F) * sharpness_);
      shares[i] = {none, one, two};
    }
    return shares;
  }

  // What the district's VP tile, or the chance of one, pays for such a share.
  float pay(std::size_t d, const std::array<float, 3>& share) const {
    return share[0] * pays_[d][0] + share[1] * pays_[d][1] + share[2] * pays_[d][2];
  }

  float pays(std::size_t d, std::size_t i, std::size_t tile) const {
    const auto& vp = edition_.vp_tiles[tile];
    const auto& share = shares_[d][i];
    return share[0] * as_float(vp[0]) + share[1] * as_float(vp[1]) + share[2] * as_float(vp[2]);
  }

  void districts() {
    price_districts();
    for (std::size_t d = 0; d < kDistricts; ++d) {
      for (std::size_t i = 0; i < seats_; ++i)
        prospects_[i].total += pay(d, shares_[d][i]) + w_.value_on_board *
                                                           as_float(control_.sum[d][i]) *
                                                           prospects_[i].fade;
      if (untiled_ != 0 && control_.keys[d] == 3) fourth_key(d);
    }
  }

  void sharpen() {
    float turns = 0;
    for (std::size_t i = 0; i < seats_; ++i) turns = std::max(turns, prospects_[i].turns);
    sharpness_ = turns > 0 ? 1.0F / (w_.wobble + w_.wobble_per_turn * turns) : 1000.0F;
  }

  void price_districts() {
    std::array<float, 3> mean{};
    float supply = 0;
    unsigned tiled = 0;
    for (std::size_t tile = 0; tile < kVpTiles; ++tile) {
      const std::uint8_t d = open_.vp_district[tile];
      const auto& vp = edition_.vp_tiles[tile];
      if (d == kSupply) ++supply;
      if (d != kSupply) tiled |= 1U << d;
      auto& pays = d == kSupply ? mean : pays_[d];
      for (std::size_t k = 0; k < 3; ++k) pays[k] += as_float(vp[k]);
    }
    if (supply == 0) return;
    untiled_ = ((1U << kDistricts) - 1) & ~tiled;
    const float chance = w_.untiled * prospects_[mover_].fade / supply;
    for (const std::size_t d : Each<std::size_t>(untiled_))
      for (std::size_t k = 0; k < 3; ++k) pays_[d][k] = chance * mean[k];
  }

  // The first seat in turn order that can bring the fourth key profits, the next ones less.
  void fourth_key(std::size_t d) {
    const Places door = only(bank_of(District(d))) | only(kArc);
    float chance = w_.fourth_key;
    const std::size_t first = act_pending() ? mover_ : (mover_ + 1) % seats_;
    for (std::size_t step = 0; step < seats_; ++step) {
      const std::size_t i = (first + step) % seats_;
      if ((open_.keys[i] & door) == 0 || prospects_[i].turns <= 0) continue;
      prospects_[i].total += chance;
      chance *= 0.3F;
    }
  }

  void take_best_bonus() {
    Screen& own = open_.screens[mover_];
    const bool costs = value_of(edition_, open_.target) == 3;
    if (costs && own.francs < kBonusPrice) return;
    const float fade = prospects_[mover_].fade;
    const float here = track(own.meeple);
    float best = costs ? w_.franc * fade * kBonusPrice : 0.0F;
    int best_space = 0;
    for (int space = own.meeple + 1; space <= static_cast<int>(kBonusNumbers); ++space) {
      const int number = open_.track[static_cast<std::size_t>(space)];
      if (!may_own(open_, number)) continue;
      const float worth = holding(mover_, number) - (here - track(space)) * fade;
      if (worth > best) {
        best = worth;
        best_space = space;
      }
    }
    if (best_space == 0) return;
    own.bonuses |= only_bonus(open_.track[static_cast<std::size_t>(best_space)]);
    own.meeple = static_cast<std::uint8_t>(best_space);
    if (costs) own.francs = static_cast<std::uint16_t>(own.francs - kBonusPrice);
  }

  void hand_in_prestige() {
    Screen& own = open_.screens[mover_];
    const Landmark& landmark = edition_.landmarks[landmark_at(open_.target)];
    for (std::size_t k = 0; k < 3; ++k) {
      const std::size_t t = kResources + k;
      const int given = std::min(int{landmark.slots[k]}, tokens_to_spend(open_, Token(t)));
      const int temporary = std::min(given, int{open_.temporary[t]});
      open_.temporary[t] = static_cast<std::uint8_t>(open_.temporary[t] - temporary);
      own.tokens[t] = static_cast<std::uint8_t>(own.tokens[t] - (given - temporary));
      own.points = static_cast<std::uint16_t>(own.points + given * edition_.prestige_points[k]);
    }
  }

  void put_best_vp_tile() {
    unsigned tiled = 0;
    for (const std::uint8_t d : open_.vp_district)
      if (d != kSupply) tiled |= 1U << d;
    float best = 0;
    std::size_t best_tile = kVpTiles;
    std::size_t best_district = 0;
    for (std::size_t tile = 0; tile < kVpTiles; ++tile) {
      if (open_.vp_district[tile] != kSupply) continue;
      for (std::size_t d = 0; d < kDistricts; ++d) {
        if ((tiled >> d & 1U) != 0) continue;
        float others = 0;
        for (std::size_t i = 0; i < seats_; ++i)
          if (i != mover_) others = std::max(others, pays(d, i, tile));
        const float lead = pays(d, mover_, tile) - others;
        if (lead <= best) continue;
        best = lead;
        best_tile = tile;
        best_district = d;
      }
    }
    if (best_tile < kVpTiles)
      open_.vp_district[best_tile] = static_cast<std::uint8_t>(best_district);
  }

  // Prestige tokens handed in on the slots, less what they would be worth if kept.
  float best_prestige(std::size_t landmark) const {
    float sum = 0;
    for (std::size_t k = 0; k < 3; ++k) {
      const Token token{static_cast<std::uint8_t>(kResources + k)};
      const int given =
          std::min(int{edition_.landmarks[landmark].slots[k]}, tokens_to_spend(open_, token));
      const int real = std::max(0, given - open_.temporary[index(token)]);
      sum += as_float(given * edition_.prestige_points[k]) -
             as_float(real) * token_[index(token)] * prospects_[mover_].fade;
    }
    return sum;
  }

  // The best landmark that the seat to move can enter at once, with the tokens it has made ready.
  float best_entry() const {
    const Screen& own = open_.screens[mover_];
    std::array<int, kResources> have{};
    int all = 0;
    for (std::size_t r = 0; r < kResources; ++r) {
      have[r] = tokens_to_spend(open_, Token(r));
      all += have[r];
    }
    if (all == 0) return 0;
    const Places keys = open_.keys[mover_];
    float best = 0;
    for (std::size_t l = 0; l < kLandmarks; ++l) {
      const Landmark& landmark = edition_.landmarks[l];
      const Place place = landmark_place(l);
      const auto& cost = landmark.cost;
      if ((taken_ & only(place)) != 0 || cost[0] > have[0] || cost[1] > have[1] ||
          cost[2] > have[2])
        continue;
      float price = 0;
      for (std::size_t r = 0; r < kResources; ++r)
        price += as_float(std::max(0, cost[r] - open_.temporary[r])) * token_[r];
      const float gain = best_prestige(l) - price * prospects_[mover_].fade;
      for (std::size_t d = 0; d < kDistricts; ++d) {
        const Places here = (standing_ & only(place)) != 0 ? landmarks_in(open_, District(d))
                                                           : new_landmarks(open_, District(d));
        if ((here & only(place)) == 0) continue;
        const auto enter = [&](int from) {
          const int francs = landmark.value - from;
          if (francs <= 0 || own.francs < francs) return;
          best = std::max(best, gain + district_gain(d, francs) +
                                    francs_worth(mover_, own.francs - francs) -
                                    francs_worth(mover_, own.francs));
        };
        if ((keys & (only(kArc) | only(bank_of(District(d))))) != 0) enter(0);
        if (control_.highest[d][mover_] > 0) enter(control_.highest[d][mover_]);
      }
    }
    return best;
  }

  // What more values in a district bring the seat to move, and take from the best of its rivals.
  float district_gain(std::size_t d, int more) const {
    const Shares shares = share_out(d, more);
    float gain = pay(d, shares[mover_]) - pay(d, shares_[d][mover_]);
    float taken = 0;
    for (std::size_t i = 0; i < seats_; ++i)
      if (i != mover_) taken = std::max(taken, pay(d, shares_[d][i]) - pay(d, shares[i]));
    return gain + taken / as_float(open_.players - 1);
  }

  search::Worth compare() const {
    search::Worth worth;
    float sum = 0;
    float turns = 0;
    for (std::size_t i = 0; i < seats_; ++i) turns = std::max(turns, prospects_[i].turns);
    const float scale = 1.0F / (kDoubt + kDoubtPerTurn * turns * kLongGame / (kLongGame + turns));
    for (std::size_t i = 0; i < seats_; ++i) {
      float best_other = -1000;
      for (std::size_t j = 0; j < seats_; ++j)
        if (j != i) best_other = std::max(best_other, prospects_[j].total);
      worth.margin[i] = prospects_[i].total - best_other;
      worth.win[i] = likely(worth.margin[i] * scale);
      sum += worth.win[i];
    }
    for (std::size_t i = 0; i < seats_; ++i) worth.win[i] /= sum;
    return worth;
  }

  const ParisWeights& w_;
  const Edition& edition_;
  const State& state_;
  Open open_;  // as if the choice just asked were made
  std::size_t seats_;
  std::size_t mover_;
  Control control_;
  Places taken_ = 0;      // places with a key
  Places standing_ = 0;   // landmarks
  Places free_ = 0;       // buildings without a key
  unsigned untiled_ = 0;  // districts without a VP tile while there are some left, a bit each
  std::array<float, kTokenKinds> token_{};
  std::array<float, kSpaces> step_;  // on free buildings only
  float best_step_ = 0;
  std::array<Prospect, kMostPlayers> prospects_{};
  float sharpness_ = 0;                                  // how surely a value more wins a rank
  std::array<std::array<float, 3>, kDistricts> pays_{};  // for the first, second and third
  std::array<Shares, kDistricts> shares_{};
};

}  // namespace

search::Worth judge_by(const ParisWeights& weights, const Edition& edition, const State& state) {
  return Judgement(weights, edition, state).worth();
}

search::Worth ParisMind::judge(const Edition& edition, const State& state) {
  static constexpr ParisWeights kWeights{};
  return judge_by(kWeights, edition, state);
}

}  // namespace belle::players
