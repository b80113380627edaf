#include "players/paris/judgement.h"

#include <algorithm>

#include "engine/paris/rules.h"
#include "players/paris/judging.h"
#include "players/paris/mind.h"
#include "players/paris/outlook.h"

namespace belle::players {

using namespace paris;

namespace {

// How far the final margin strays from the judged one, in VP: fitted to who won 300 games that the
// judgement played against itself, now and then disturbed.
constexpr float kDoubt = 1.0F;
constexpr float kDoubtPerTurn = 2.2F;
constexpr float kLongGame = 60.0F;  // turns; doubt grows more slowly when so many are left

}  // namespace

Judgement::Judgement(const ParisWeights& weights, const Edition& edition, const State& state)
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

search::Forecast Judgement::forecast() {
  count_turns();
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

void Judgement::count_turns() {
  for (std::size_t i = 0; i < seats_; ++i) {
    Prospect& p = prospects_[i];
    p.turns = turns_to_come(open_, Seat(static_cast<std::uint8_t>(i)), w_.turns_per_end_tile);
    p.fade = p.turns / (p.turns + w_.half_life);
    p.may_use = p.turns > 0 || i == mover_;
  }
}

search::Forecast Judgement::compare() const {
  search::Forecast forecast;
  float sum = 0;
  float turns = 0;
  for (std::size_t i = 0; i < seats_; ++i) turns = std::max(turns, prospects_[i].turns);
  const float scale = 1.0F / (kDoubt + kDoubtPerTurn * turns * kLongGame / (kLongGame + turns));
  for (std::size_t i = 0; i < seats_; ++i) {
    float best_other = -1000;
    for (std::size_t j = 0; j < seats_; ++j)
      if (j != i) best_other = std::max(best_other, prospects_[j].total);
    forecast.totals[i] = prospects_[i].total;
    forecast.win[i] = likely((prospects_[i].total - best_other) * scale);
    sum += forecast.win[i];
  }
  for (std::size_t i = 0; i < seats_; ++i) forecast.win[i] /= sum;
  return forecast;
}

search::Forecast judge_by(const ParisWeights& weights, const Edition& edition, const State& state) {
  return Judgement(weights, edition, state).forecast();
}

search::Forecast ParisMind::judge(const Edition& edition, const State& state) {
  static constexpr ParisWeights kWeights{};
  return judge_by(kWeights, edition, state);
}

}  // namespace belle::players
