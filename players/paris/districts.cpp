#include <algorithm>

#include "players/paris/evaluation_parts.h"

namespace belle::players {

using namespace paris;

void Evaluation::sharpen() {
  float turns = 0;
  for (std::size_t i = 0; i < seats_; ++i) turns = std::max(turns, horizons_[i].turns);
  sharpness_ = turns > 0 ? 1.0F / (w_.wobble + w_.wobble_per_turn * turns) : 1000.0F;
}

Evaluation::Shares Evaluation::share_out(std::size_t d, int more) const {
  std::array<float, kMostPlayers> strength{};
  std::array<float, kMostPlayers> there{};
  for (std::size_t i = 0; i < seats_; ++i) {
    const Horizon& p = horizons_[i];
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

float Evaluation::pay(std::size_t d, const std::array<float, 3>& share) const {
  return share[0] * pays_[d][0] + share[1] * pays_[d][1] + share[2] * pays_[d][2];
}

float Evaluation::pays(std::size_t d, std::size_t i, std::size_t tile) const {
  const auto& vp = edition_.vp_tiles[tile];
  const auto& share = shares_[d][i];
  return share[0] * as_float(vp[0]) + share[1] * as_float(vp[1]) + share[2] * as_float(vp[2]);
}

void Evaluation::districts() {
  price_districts();
  for (std::size_t d = 0; d < kDistricts; ++d) {
    for (std::size_t i = 0; i < seats_; ++i)
      horizons_[i].total += pay(d, shares_[d][i]) +
                            w_.value_on_board * as_float(control_.sum[d][i]) * horizons_[i].fade;
    if (control_.keys[d] == 3) fourth_key(d);
  }
}

void Evaluation::price_districts() {
  for (std::size_t tile = 0; tile < kVpTiles; ++tile) {
    const std::uint8_t d = open_.vp_district[tile];
    if (d == kSupply) continue;
    for (std::size_t k = 0; k < 3; ++k) pays_[d][k] = as_float(edition_.vp_tiles[tile][k]);
  }
}

void Evaluation::fourth_key(std::size_t d) {
  const Places door = only(bank_of(District(d))) | only(kArc);
  float chance = w_.fourth_key;
  const std::size_t first = act_pending() ? mover_ : (mover_ + 1) % seats_;
  for (std::size_t step = 0; step < seats_; ++step) {
    const std::size_t i = (first + step) % seats_;
    if ((open_.keys[i] & door) == 0 || horizons_[i].turns <= 0) continue;
    horizons_[i].total += chance * best_placing(i).lead;
    chance *= 0.3F;
  }
}

Evaluation::Placing Evaluation::best_placing(std::size_t seat) const {
  unsigned tiled = 0;
  for (const std::uint8_t d : open_.vp_district)
    if (d != kSupply) tiled |= 1U << d;
  Placing best;
  for (std::size_t tile = 0; tile < kVpTiles; ++tile) {
    if (open_.vp_district[tile] != kSupply) continue;
    for (std::size_t d = 0; d < kDistricts; ++d) {
      if ((tiled >> d & 1U) != 0) continue;
      float others = 0;
      for (std::size_t i = 0; i < seats_; ++i)
        if (i != seat) others = std::max(others, pays(d, i, tile));
      const float lead = pays(d, seat, tile) - others;
      if (lead > best.lead) best = {lead, tile, d};
    }
  }
  return best;
}

float Evaluation::district_gain(std::size_t d, int more) const {
  const Shares shares = share_out(d, more);
  float gain = pay(d, shares[mover_]) - pay(d, shares_[d][mover_]);
  float taken = 0;
  for (std::size_t i = 0; i < seats_; ++i)
    if (i != mover_) taken = std::max(taken, pay(d, shares_[d][i]) - pay(d, shares[i]));
  return gain + taken / as_float(open_.players - 1);
}

}  // namespace belle::players
