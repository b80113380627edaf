// The exact solver: the best play to the end of a two-seat game in which nothing is hidden any
// more. Alpha-beta with null windows, a table of positions met before, and looking one move deeper
// each time, so that every pass puts the moves of the next one in order.
//
// The goal is the difference of the totals; at equal totals, the victory. Both are one number, the
// value: three times the difference, plus one if the seat wins and minus one if it loses.
//
// There is no clock and no thread here: a number of positions and `stop` end the work.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "engine/core/game.h"
#include "search/budget.h"
#include "search/endgame.h"
#include "search/transpositions.h"

namespace belle::search {

struct SolveLimits {
  std::uint64_t nodes = UINT64_MAX;             // positions to look at
  std::size_t memory = std::size_t{256} << 20;  // bytes of the table of positions
  Stop stop;                                    // asked about every millisecond
};

/// What is known about the end of the game, for the seat to move.
template <Game G>
struct Solution {
  bool solved = false;
  int low = 0;      // the final difference under best play is at least this
  int high = 0;     // and at most this: the same once it is solved
  int victory = 0;  // solved: 1 if the seat wins, 0 if both share it, -1 if the other one wins
  // The best play as far as it is known; solved: to the end.
  std::vector<typename G::Move> principal_variation;
  std::uint64_t nodes = 0;

  int difference() const { return low; }
};

namespace solving {

constexpr int kInfinity = 3 * kMostDifference + 2;

// The values that a final difference can have at the least and at the most.
constexpr int least(int difference) { return 3 * difference - (difference > 0 ? -1 : 1); }
constexpr int most(int difference) { return 3 * difference + (difference < 0 ? -1 : 1); }
// And back: the difference that a value belongs to.
constexpr int difference(int value) { return value < 0 ? -((1 - value) / 3) : (1 + value) / 3; }

template <Endgame E>
class Solver {
  using G = typename E::Game;
  using State = typename G::State;
  using Move = typename G::Move;

 public:
  Solver(const typename G::Edition& edition, const SolveLimits& limits)
      : edition_(edition),
        limits_(limits),
        known_(std::min(limits.memory, Transpositions::enough(limits.nodes))) {}

  Solution<G> solve(const State& state) {
    Solution<G> solution;
    if (!to_move(state)) {
      const int value = final_value(state, Seat{0});
      solution.solved = true;
      solution.low = solution.high = difference(value);
      solution.victory = sign(value);
      return solution;
    }
    const auto bounds = E::bounds(edition_, state);
    solution.low = bounds.low;
    solution.high = bounds.high;
    int guess = 3 * bounds.standing;
    for (int depth = 3; !stopped_; depth += 2) {
      const std::uint64_t unsure = horizon_;
      const std::optional<Found> found = around(state, depth, guess, kMargin);
      if (!found) break;
      guess = found->value;
      solution.principal_variation.assign(1, found->move);
      if (unsure != horizon_) continue;
      solution.solved = true;
      solution.low = solution.high = difference(found->value);
      solution.victory = sign(found->value);
      follow(state, *found, solution.principal_variation);
      break;
    }
    solution.nodes = nodes_;
    return solution;
  }

 private:
  struct Found {
    int value;
    Move move;
  };

  static int sign(int value) { return (value > 0) - (value < 0); }

  // What the finished game is worth to the seat.
  int final_value(const State& state, Seat seat) const {
    const Outcome end = *outcome(edition_, state);
    const std::size_t own = index(seat);
    const std::size_t other = 1 - own;
    return 3 * (end.totals[own] - end.totals[other]) + (end.won[own] ? 1 : 0) -
           (end.won[other] ? 1 : 0);
  }

  static constexpr int kMargin = 24;  // eight points to either side

  // The value of a position as far as `depth` moves show it, with a move that reaches it. The
  // window opens around a guess and grows on the side where the value turns out to lie.
  std::optional<Found> around(const State& state, int depth, int guess, int margin) {
    int alpha = guess - margin;
    int beta = guess + margin;
    for (;;) {
      const int value = search(state, depth, 0, alpha, beta);
      if (stopped_) return {};
      if (value > alpha && value < beta) return Found{value, root_move_};
      // Judged values can contradict each other: each side is opened to its end, once.
      if (value <= alpha) alpha = -kInfinity;
      if (value >= beta) beta = kInfinity;
    }
  }

  // Plays the best moves to the end, each found anew with what is still remembered.
  void follow(State state, Found best, std::vector<Move>& variation) {
    for (;;) {
      const std::optional<Seat> mover = to_move(state);
      apply(edition_, state, best.move);
      const std::optional<Seat> next = to_move(state);
      if (!next) return;
      const int value = next == mover ? best.value : -best.value;
      const std::optional<Found> found = around(state, Finding::kProven - 1, value, 1);
      if (!found) return;
      best = *found;
      variation.push_back(best.move);
    }
  }

  // Counts a position. Those with thousands of choices take as long as hundreds of others.
  bool out_of_budget() {
    if (++nodes_ >= limits_.nodes) stopped_ = true;
    if (++unasked_ >= kAsk) {
      unasked_ = 0;
      if (limits_.stop && limits_.stop()) stopped_ = true;
    }
    return stopped_;
  }
  static constexpr std::uint64_t kAsk = 512;  // about a millisecond

  // Fail-soft: outside the window the result is a bound on that side. Whether it is proven shows
  // in `horizon_`, which counts the leaves that were evaluated and not played to the end.
  int search(const State& state, int depth, std::size_t ply, int alpha, int beta) {
    if (out_of_budget()) return 0;
    const std::uint64_t key = E::key(state);
    std::uint16_t remembered = Finding::kNoChoice;
    if (const Finding* finding = known_.find(key)) {
      remembered = finding->choice;
      if (ply > 0 && finding->depth >= depth && decides(*finding, alpha, beta)) {
        if (finding->depth != Finding::kProven) ++horizon_;
        return finding->value;
      }
    }
    const auto bounds = E::bounds(edition_, state);
    if (ply > 0) {
      if (most(bounds.high) <= alpha) return most(bounds.high);
      if (least(bounds.low) >= beta) return least(bounds.low);
    }
    const std::uint64_t nodes_before = nodes_;
    const std::uint64_t horizon_before = horizon_;
    const std::size_t begin = choices_.size();
    E::choices(edition_, state, bounds, choices_);
    const std::size_t end = choices_.size();
    unasked_ += (end - begin) / 8;
    rank(begin, end, ply, remembered);

    const Seat mover = *to_move(state);
    Finding finding{key, 0, Finding::kNoChoice, 0, Finding::Kind::AtMost, 0};
    int best = -kInfinity;
    int floor = alpha;
    for (std::size_t i = begin; i < end; ++i) {
      bring_best(i, end);
      const Choice<G> choice = choices_[i];
      int value = most(choice.high);
      if (value > floor) {
        State next = state;
        apply(edition_, next, choice.move);
        const int found = depth == 1 && to_move(next)
                              ? evaluated(choice)
                              : value_of(next, mover, depth - 1, ply + 1, floor, beta, i > begin);
        if (stopped_) break;
        value = std::min(value, found);
      }
      if (value <= best) continue;
      best = value;
      if (value <= floor) continue;
      floor = value;
      finding.choice = order_[i].place;
      finding.kind = Finding::Kind::Exact;
      if (ply == 0) root_move_ = choice.move;
      if (value >= beta) {
        finding.kind = Finding::Kind::AtLeast;
        remember_killer(ply, choice.move);
        break;
      }
    }
    choices_.resize(begin);
    order_.resize(begin);
    if (stopped_) return 0;
    finding.value = static_cast<std::int16_t>(best);
    finding.depth =
        horizon_ == horizon_before ? Finding::kProven : static_cast<std::uint8_t>(depth);
    finding.work = static_cast<std::uint8_t>(std::bit_width(nodes_ - nodes_before));
    if (finding.choice == Finding::kNoChoice) finding.choice = remembered;
    known_.keep(finding);
    return best;
  }

  // The value of a move that is not followed any further.
  int evaluated(const Choice<G>& choice) {
    ++horizon_;
    return 3 * choice.standing;
  }

  // The value, for the seat that has just moved, of the position it moved to.
  int value_of(const State& next, Seat mover, int depth, std::size_t ply, int alpha, int beta,
               bool later) {
    const std::optional<Seat> seat = to_move(next);
    if (!seat) return final_value(next, mover);
    const auto within = [&](int from, int to) {
      return *seat == mover ? search(next, depth, ply, from, to)
                            : -search(next, depth, ply, -to, -from);
    };
    if (later) {
      const int value = within(alpha, alpha + 1);
      if (stopped_ || value <= alpha || value >= beta) return value;
    }
    return within(alpha, beta);
  }

  static bool decides(const Finding& finding, int alpha, int beta) {
    switch (finding.kind) {
      case Finding::Kind::None:
        return false;
      case Finding::Kind::AtLeast:
        return finding.value >= beta;
      case Finding::Kind::AtMost:
        return finding.value <= alpha;
      case Finding::Kind::Exact:
        return true;
    }
    return false;
  }

  void rank(std::size_t begin, std::size_t end, std::size_t ply, std::uint16_t remembered) {
    order_.resize(end);
    for (std::size_t i = begin; i < end; ++i) {
      const auto place = static_cast<std::uint16_t>(i - begin);
      int rank = choices_[i].standing;
      if (place == remembered) rank += 4 * kMostDifference;
      if (ply < killers_.size())
        for (const std::optional<Move>& killer : killers_[ply])
          if (killer && *killer == choices_[i].move) rank += 3;
      order_[i] = {rank, place};
    }
  }

  // Brings the most promising of the choices from `i` on to the front of them.
  void bring_best(std::size_t i, std::size_t end) {
    std::size_t best = i;
    for (std::size_t j = i + 1; j < end; ++j)
      if (order_[j].rank > order_[best].rank) best = j;
    std::swap(order_[i], order_[best]);
    std::swap(choices_[i], choices_[best]);
  }

  void remember_killer(std::size_t ply, const Move& move) {
    if (ply >= killers_.size()) return;
    auto& killers = killers_[ply];
    if (killers[0] && *killers[0] == move) return;
    killers[1] = killers[0];
    killers[0] = move;
  }

  struct Order {
    int rank;
    std::uint16_t place;
  };

  const typename G::Edition& edition_;
  const SolveLimits& limits_;
  Transpositions known_;
  std::vector<Choice<G>> choices_;  // of all positions on the way from the root
  std::vector<Order> order_;        // beside each of them
  std::array<std::array<std::optional<Move>, 2>, 64> killers_{};
  Move root_move_{};
  std::uint64_t nodes_ = 0;
  std::uint64_t unasked_ = 0;  // work since `stop` was asked, in positions
  std::uint64_t horizon_ = 0;
  bool stopped_ = false;
};

}  // namespace solving

/// Solves a position in which E::open holds. The same position and limits give the same answer,
/// unless `stop` ends it. Of a game that is over it tells the outcome, as the first seat sees it.
template <Endgame E>
Solution<typename E::Game> solve(const typename E::Game::Edition& edition,
                                 const typename E::Game::State& state, const SolveLimits& limits) {
  return solving::Solver<E>(edition, limits).solve(state);
}

}  // namespace belle::search
