// Evaluating a position: by the nets of a game, or by its hand-made evaluation where there are
// none.
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "search/arithmetic.h"
#include "search/knowledge.h"
#include "search/net.h"

namespace belle::search {

/// The shapes of the nets the knowledge of a game needs.
template <Knowledge K>
std::vector<NetShape> net_shapes() {
  std::vector<NetShape> shapes;
  shapes.reserve(K::kNets);
  for (std::size_t net = 0; net < K::kNets; ++net)
    shapes.push_back({K::kFlags, K::kScalars, K::seats_of(net)});
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

template <Knowledge K>
class Evaluator {
  using Edition = typename K::Game::Edition;
  using State = typename K::Game::State;

 public:
  /// Nets of the shapes the knowledge needs, which must outlive the evaluator; none: the hand-made
  /// evaluation.
  explicit Evaluator(std::span<const Net> nets) : nets_(nets) {}

  /// What the position is worth as the seat sees it, which is the one that moved last.
  Worth operator()(const Edition& edition, const State& state, Seat seat) {
    const std::size_t seats = seat_count(state);
    if (const auto end = outcome(edition, state)) return worth_of(*end, seats);
    if (nets_.empty()) return worth_of(K::evaluate(edition, state), seats);
    K::features(edition, state, seat, features_);
    const std::size_t net = K::net_of(state);
    NetTrace trace;
    const NetOutputs outputs = net == near_ ? nets_[net].evaluate(base_, features_)
                                            : nets_[net].evaluate(features_, trace);
    return worth_of(correct(K::baseline(edition, state), outputs, seat, seats), seats);
  }

  /// Makes ready to evaluate positions that follow on this one, as the seat sees them.
  void rebase(const Edition& edition, const State& state, Seat seat) {
    if (nets_.empty()) return;
    near_ = K::net_of(state);
    K::features(edition, state, seat, base_.features);
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
  Features features_;
  NetBase base_;
  std::size_t near_ = K::kNets;  // the net that base_ is for; none yet
};

}  // namespace belle::search
