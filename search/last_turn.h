// The end of a game that one seat plays alone: it has the last turn, made of several decisions that
// nobody answers any more. Every order of them is tried out, positions that meet again once.
#pragma once

#include <algorithm>
#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

#include "search/answer.h"
#include "search/budget.h"
#include "search/evaluator.h"
#include "search/plan.h"

namespace belle::search {

/// Knowledge of when a seat has the last turn and nothing hidden can change the end any more.
template <class K>
concept KnowsLastTurn = Knowledge<K> && requires(const typename K::Game::State& state) {
  { K::last_turn(state) } -> std::same_as<bool>;
};

template <KnowsLastTurn K>
class LastTurnSolver {
  using G = typename K::Game;
  using State = typename G::State;
  using Move = typename G::Move;

 public:
  /// The edition and `stop` must outlive it. So many positions at most are looked at; each takes
  /// some forty bytes until it is gone.
  LastTurnSolver(const typename G::Edition& edition, std::uint64_t positions, const Stop& stop)
      : edition_(edition),
        left_(positions),
        stop_(stop),
        legal_(std::make_unique<typename G::Moves>()) {}

  /// The moves of the last turn, proven, and so many plans of it; nothing if there are too many
  /// positions.
  std::optional<Answer<G>> think(const State& state, std::size_t plans = 0) {
    mover_ = *to_move(state);
    Answer<G> answer;
    answer.proven = true;
    legal(edition_, state, *legal_);
    for (const Move& move : *legal_) answer.moves.push_back({move});
    for (Ranked<G>& ranked : answer.moves) {
      const End end = best_after(state, ranked.move);
      ranked.win = end.win;
      ranked.margin = end.margin;
    }
    if (given_up_) return {};
    if (seat_count(state) > 2)
      for (Ranked<G>& ranked : answer.moves)
        ranked.worth = play_on(state, ranked.move, [](Seat, const Move&) {});
    std::ranges::stable_sort(answer.moves, std::ranges::greater{}, [](const Ranked<G>& ranked) {
      return End{ranked.win, ranked.margin};
    });
    answer.principal_variation = line_from(state, answer.best().move);
    make_plans(state, plans, answer);
    return answer;
  }

 private:
  // What counts at the end: first the victory, then by how much.
  struct End {
    float win = 0;
    float margin = 0;
    friend auto operator<=>(const End&, const End&) = default;
  };

  End best_after(State state, const Move& move) {
    apply(edition_, state, move);
    return best(state);
  }

  End best(const State& state) {
    if (const auto end = outcome(edition_, state)) {
      const Worth worth = worth_of(*end, seat_count(state));
      return {worth.win[index(mover_)], worth.margin[index(mover_)]};
    }
    const std::uint64_t key = K::key(edition_, state, mover_);
    if (const auto found = known_.find(key); found != known_.end()) return found->second;
    given_up_ = given_up_ || to_move(state) != mover_ || out_of_budget();
    if (given_up_) return {};
    legal(edition_, state, *legal_);
    const std::size_t begin = moves_.size();
    moves_.insert(moves_.end(), legal_->begin(), legal_->end());
    End highest{-1, 0};
    for (std::size_t i = begin, end = moves_.size(); i < end; ++i)
      highest = std::max(highest, best_after(state, Move(moves_[i])));
    moves_.resize(begin);
    known_.emplace(key, highest);
    return highest;
  }

  bool out_of_budget() {
    if (left_ == 0) return true;
    constexpr std::uint64_t kAsk = 256;  // less than two milliseconds
    return --left_ % kAsk == 0 && stop_ && stop_();
  }

  void make_plans(const State& state, std::size_t most, Answer<G>& answer) {
    DifferentPlans<K> different;
    for (const Ranked<G>& ranked : answer.moves) {
      if (answer.plans.size() == most) return;
      Plan<G> plan = plan_of<K>(edition_, state, line_from(state, ranked.move));
      plan.win = ranked.win;
      plan.margin = ranked.margin;
      if (different.add(edition_, state, plan)) answer.plans.push_back(std::move(plan));
    }
  }

  std::vector<Expected<G>> line_from(const State& state, const Move& first) {
    std::vector<Expected<G>> line;
    play_on(state, first, [&](Seat seat, const Move& move) { line.push_back({seat, move}); });
    return line;
  }

  // What the end is worth to every seat if the mover goes on as best it can; each move is told. By
  // what is known already: every position on the way has been tried out.
  template <class Tell>
  Worth play_on(State state, Move move, const Tell& tell) {
    for (;;) {
      tell(*to_move(state), move);
      apply(edition_, state, move);
      if (const auto end = outcome(edition_, state)) return worth_of(*end, seat_count(state));
      legal(edition_, state, *legal_);
      const std::vector<Move> moves(legal_->begin(), legal_->end());
      move = *std::ranges::max_element(moves, {},
                                       [&](const Move& next) { return best_after(state, next); });
    }
  }

  const typename G::Edition& edition_;
  std::uint64_t left_;
  const Stop& stop_;
  bool given_up_ = false;
  Seat mover_{};
  std::unique_ptr<typename G::Moves> legal_;
  std::vector<Move> moves_;  // of all positions on the way from the first
  std::unordered_map<std::uint64_t, End> known_;
};

}  // namespace belle::search
