// Games that Belle plays against herself to learn from them: every seat takes the move after which
// the position looks best to it, at first sight or after a short search, now and then another one.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "search/evaluator.h"
#include "search/search.h"
#include "training/trainer.h"

namespace belle::training {

struct SelfPlay {
  std::uint64_t simulations = 0;  // of the search for each move; none: at first sight
  float wander = 0.04F;           // noise on the worth of moves, in every fourth decision
  float outcome = 0.85F;  // share of what came later, at each step back; the rest is the evaluation
};

/// Plays both sides of one game and keeps what can be learnt from it.
template <search::Knowledge K>
class SelfPlayGame {
  using G = typename K::Game;
  using State = typename G::State;
  using Move = typename G::Move;

 public:
  /// Everything must outlive the game; without nets the hand-made evaluation plays.
  SelfPlayGame(const typename G::Edition& edition, std::span<const search::Net> nets,
               const SelfPlay& how, Random& random)
      : edition_(edition),
        how_(how),
        random_(random),
        taught_(!nets.empty()),
        evaluator_(nets),
        search_(edition, nets, parameters(how)) {}

  std::vector<Sample> play(const typename G::Deal& deal) {
    State state = start_game(edition_, deal);
    std::vector<Sample> samples;
    std::vector<Moment> moments;
    while (const auto seat = to_move(state)) {
      const search::Answer<G> answer = think(make_view(edition_, state, seat));
      apply(edition_, state, wandering(answer));
      const auto next = to_move(state);
      // Where a search evaluates: after every choice, or at the beginning of a turn.
      if (!next || (K::kMultiDecisionTurns ? next == seat : answer.moves.size() == 1)) continue;
      const Seat viewer = K::kMultiDecisionTurns ? *next : *seat;
      const State seen = redeal(edition_, make_view(edition_, state, viewer), random_);
      Sample& sample = samples.emplace_back();
      K::features(edition_, seen, viewer, sample.features);
      sample.net = K::net_of(seen);
      moments.push_back({viewer, evaluator_(edition_, seen, viewer), K::baseline(edition_, seen)});
    }
    look_back(*outcome(edition_, state), seat_count(state), moments, samples);
    return samples;
  }

 private:
  struct Moment {
    Seat seat;
    search::Worth worth;
    search::Forecast baseline;
  };

  static search::Parameters parameters(const SelfPlay& how) {
    search::Parameters parameters = K::kParameters;
    parameters.one_ply = how.simulations == 0;
    return parameters;
  }

  search::Answer<G> think(const typename G::View& view) {
    search::Budget budget;
    budget.simulations = how_.simulations;
    budget.seed = random_.next();
    return search_.think(view, budget);
  }

  Move wandering(const search::Answer<G>& answer) {
    Move chosen = answer.best().move;
    if (random_.below(4) != 0) return chosen;
    float best = -1;
    for (const search::Ranked<G>& ranked : answer.moves) {
      const float noise = static_cast<float>(random_.below(1U << 16)) / (1U << 16);
      const float value = search::utility(ranked.win, ranked.margin) + how_.wander * noise;
      if (value <= best) continue;
      best = value;
      chosen = ranked.move;
    }
    return chosen;
  }

  // From the end backwards: what was to be expected at each moment.
  void look_back(const Outcome& end, std::size_t seats, const std::vector<Moment>& moments,
                 std::vector<Sample>& samples) const {
    const float kept = taught_ || K::kMultiDecisionTurns ? how_.outcome : 1;
    search::Worth expected = search::worth_of(end, seats);
    for (std::size_t i = samples.size(); i-- > 0;) {
      const Moment& moment = moments[i];
      for (std::size_t other = 0; other < seats; ++other) {
        const std::size_t at = (index(moment.seat) + other) % seats;
        samples[i].win[other] = expected.win[at];
        samples[i].gain[other] =
            (static_cast<float>(end.totals[at]) - moment.baseline.totals[at]) / search::kPointsUnit;
        samples[i].base[other] = moment.baseline.win[at] + search::kLeastChance;
      }
      for (std::size_t at = 0; at < seats; ++at)
        expected.win[at] = kept * expected.win[at] + (1 - kept) * moment.worth.win[at];
    }
  }

  const typename G::Edition& edition_;
  SelfPlay how_;
  Random& random_;
  bool taught_;
  search::Evaluator<K> evaluator_;
  search::Search<K> search_;
};

}  // namespace belle::training
