#include "players/paris/evaluation.h"

#include <algorithm>

#include "engine/paris/rules.h"
#include "players/paris/estimates.h"
#include "players/paris/evaluation_parts.h"
#include "players/paris/knowledge.h"

namespace belle::players {

using namespace paris;

namespace {

// How far the final margin strays from the estimated one, in VP: fitted to who won 300 games that
// the evaluation played against itself, now and then disturbed.
constexpr float kDoubt = 1.0F;
constexpr float kDoubtPerTurn = 2.2F;
constexpr float kLongGame = 60.0F;  // turns; doubt grows more slowly when so many are left

}  // namespace

Evaluation::Evaluation(const ParisWeights& weights, const Edition& edition, const State& state)
    : w_(weights),
      edition_(edition),
      state_(state),
      open_(state.open),
      seats_(state.open.players),
      mover_(index(state.open.to_move)),
      control_(control_of(edition, state.open)),
      token_{weights.wood,   weights.marble, weights.gold,
             weights.bronze, weights.silver, weights.gold_prestige} {
  for (std::size_t i = 0; i < seats_; ++i) taken_ |= open_.keys[i];
  standing_ = standing_landmarks(open_);
  free_ = open_.buildings & ~taken_;
}

search::Forecast Evaluation::forecast() {
  count_turns();
  if (open_.stage == Stage::Bonus) take_best_bonus();
  if (open_.stage == Stage::Prestige) hand_in_prestige();
  sharpen();
  for (std::size_t d = 0; d < kDistricts; ++d) shares_[d] = share_out(d);
  if (open_.fourth_key && open_.stage != Stage::End) put_best_vp_tile();
  value_steps();
  for (std::size_t i = 0; i < seats_; ++i) horizons_[i].total = belongings(i);
  districts();
  if (act_pending()) horizons_[mover_].total += w_.act;
  if (open_.stage == Stage::Act) horizons_[mover_].total += w_.ready * best_entry();
  return compare();
}

void Evaluation::count_turns() {
  for (std::size_t i = 0; i < seats_; ++i) {
    Horizon& p = horizons_[i];
    p.turns = turns_to_come(open_, Seat(static_cast<std::uint8_t>(i)), w_.turns_per_end_tile);
    p.fade = p.turns / (p.turns + w_.half_life);
    p.may_use = p.turns > 0 || i == mover_;
  }
}

search::Forecast Evaluation::compare() const {
  search::Forecast forecast;
  float sum = 0;
  float turns = 0;
  for (std::size_t i = 0; i < seats_; ++i) turns = std::max(turns, horizons_[i].turns);
  const float scale = 1.0F / (kDoubt + kDoubtPerTurn * turns * kLongGame / (kLongGame + turns));
  for (std::size_t i = 0; i < seats_; ++i) {
    float best_other = -1000;
    for (std::size_t j = 0; j < seats_; ++j)
      if (j != i) best_other = std::max(best_other, horizons_[j].total);
    forecast.totals[i] = horizons_[i].total;
    forecast.win[i] = likely((horizons_[i].total - best_other) * scale);
    sum += forecast.win[i];
  }
  for (std::size_t i = 0; i < seats_; ++i) forecast.win[i] /= sum;
  return forecast;
}

search::Forecast evaluate_with(const ParisWeights& weights, const Edition& edition,
                               const State& state) {
  return Evaluation(weights, edition, state).forecast();
}

search::Forecast ParisKnowledge::evaluate(const Edition& edition, const State& state) {
  static constexpr ParisWeights kWeights{};
  return evaluate_with(kWeights, edition, state);
}

}  // namespace belle::players
