// Judging a position: by the nets of a mind, or by its hand-made judgement where there are none.
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "search/arithmetic.h"
#include "search/mind.h"
#include "search/net.h"

namespace belle::search {

/// The shapes of the nets a mind needs.
template <Mind M>
std::vector<NetShape> net_shapes() {
  std::vector<NetShape> shapes;
  shapes.reserve(M::kNets);
  for (std::size_t net = 0; net < M::kNets; ++net)
    shapes.push_back({M::kMarks, M::kMeasures, M::seats_of(net)});
  return shapes;
}

/// Expected final totals become the VP ahead of the best other seat.
inline std::array<float, kMaxSeats> margins(const std::array<float, kMaxSeats>& totals,
                                            std::size_t seats) {
  std::array<float, kMaxSeats> result{};
  for (std::size_t i = 0; i < seats; ++i) {
    float best_other = -1e9F;
    for (std::size_t j = 0; j < seats; ++j)
      if (j != i) best_other = std::max(best_other, totals[j]);
    result[i] = totals[i] - best_other;
  }
  return result;
}

inline Worth worth_of(const Forecast& forecast, std::size_t seats) {
  return {forecast.win, margins(forecast.totals, seats)};
}

/// What a finished game was worth.
inline Worth worth_of(const Outcome& outcome, std::size_t seats) {
  Worth worth;
  std::array<float, kMaxSeats> totals{};
  float winners = 0;
  for (std::size_t i = 0; i < seats; ++i) {
    totals[i] = outcome.totals[i];
    winners += outcome.won[i] ? 1.0F : 0.0F;
  }
  for (std::size_t i = 0; i < seats; ++i) worth.win[i] = outcome.won[i] ? 1 / winners : 0;
  worth.margin = margins(totals, seats);
  return worth;
}

/// What a net sets out from is never quite without hope, or it could not be corrected.
inline constexpr float kLeastChance = 0.01F;

template <Mind M>
class Judge {
  using Edition = typename M::Game::Edition;
  using State = typename M::Game::State;

 public:
  /// Nets of the shapes the mind needs, which must outlive the judge; none: the hand-made
  /// judgement.
  explicit Judge(std::span<const Net> nets) : nets_(nets) {}

  /// What the position is worth as the seat sees it, which is the one that moved last.
  Worth operator()(const Edition& edition, const State& state, Seat seat) {
    const std::size_t seats = seat_count(state);
    if (const auto end = outcome(edition, state)) return worth_of(*end, seats);
    if (nets_.empty()) return worth_of(M::judge(edition, state), seats);
    M::look(edition, state, seat, inputs_);
    const std::size_t net = M::net_of(state);
    NetTrace trace;
    const NetOutputs outputs =
        net == near_ ? nets_[net].evaluate(base_, inputs_) : nets_[net].evaluate(inputs_, trace);
    return worth_of(correct(M::set_out(edition, state), outputs, seat, seats), seats);
  }

  /// Makes ready to judge positions that follow on this one, as the seat sees them.
  void come_near(const Edition& edition, const State& state, Seat seat) {
    if (nets_.empty()) return;
    near_ = M::net_of(state);
    M::look(edition, state, seat, base_.inputs);
    nets_[near_].prepare(base_);
  }

  /// What the outputs of a net make of the forecast that it set out from.
  static Forecast correct(Forecast forecast, const NetOutputs& outputs, Seat seat,
                          std::size_t seats) {
    float highest = outputs[0];
    for (std::size_t i = 1; i < seats; ++i) highest = std::max(highest, outputs[i]);
    float sum = 0;
    for (std::size_t i = 0; i < seats; ++i) {
      const std::size_t at = (index(seat) + i) % seats;
      forecast.win[at] = (forecast.win[at] + kLeastChance) * exponential(outputs[i] - highest);
      sum += forecast.win[at];
      forecast.totals[at] += kPointsUnit * outputs[seats + i];
    }
    for (std::size_t i = 0; i < seats; ++i) forecast.win[i] /= sum;
    return forecast;
  }

 private:
  std::span<const Net> nets_;
  Inputs inputs_;
  NetBase base_;
  std::size_t near_ = M::kNets;  // the net that base_ is for; none yet
};

}  // namespace belle::search
