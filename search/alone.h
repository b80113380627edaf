// The end of a game that one seat plays alone: it has the last turn, made of several decisions that
// nobody answers any more. Every order of them is tried out, positions that meet again once. What
// the seat cannot know is dealt a few times; the worth of a move is the mean over these deals.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

#include "search/answer.h"
#include "search/budget.h"
#include "search/judge.h"

namespace belle::search {

/// A mind that knows when a seat has the last turn. It may err: only time is lost then.
template <class M>
concept KnowsLastTurn = Mind<M> && requires(const typename M::Game::State& state) {
  { M::last_turn(state) } -> std::same_as<bool>;
};

template <KnowsLastTurn M>
class Alone {
  using G = typename M::Game;
  using State = typename G::State;
  using Move = typename G::Move;

 public:
  /// The edition must outlive it. So many positions at most are looked at.
  Alone(const typename G::Edition& edition, std::uint64_t positions, const Stop& stop)
      : edition_(edition),
        left_(positions),
        stop_(stop),
        legal_(std::make_unique<typename G::Moves>()) {}

  /// The moves of the viewer, whose turn it must be; nothing if there are too many positions or
  /// somebody else still has a say.
  std::optional<Answer<G>> think(const typename G::View& view, std::uint64_t seed) {
    Random random(seed);
    const State first = redeal(edition_, view, random);
    viewer_ = *to_move(first);
    Answer<G> answer;
    legal(edition_, first, *legal_);
    for (const Move& move : *legal_) answer.moves.push_back({move});
    answer.proven = true;
    for (std::size_t deal = 0; deal < kDeals; ++deal) {
      const State dealt = deal == 0 ? first : redeal(edition_, view, random);
      if (answer.proven && deal > 0 && dealt == first) continue;
      answer.proven = deal == 0;
      known_.clear();
      std::vector<End> ends;
      for (const Ranked<G>& ranked : answer.moves) ends.push_back(best_after(dealt, ranked.move));
      if (given_up_ && deal == 0) return {};
      if (given_up_) break;
      const float share = 1.0F / static_cast<float>(deal + 1);
      for (std::size_t i = 0; i < ends.size(); ++i) {
        Ranked<G>& ranked = answer.moves[i];
        ranked.win += (ends[i].win - ranked.win) * share;
        ranked.margin += (ends[i].margin - ranked.margin) * share;
      }
    }
    std::ranges::stable_sort(answer.moves, std::ranges::greater{}, [](const Ranked<G>& ranked) {
      return End{ranked.win, ranked.margin};
    });
    follow(first, answer);
    return answer;
  }

 private:
  static constexpr std::size_t kDeals = 4;

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
      return {worth.win[index(viewer_)], worth.margin[index(viewer_)]};
    }
    if (given_up_) return {};
    const std::uint64_t key = M::key(edition_, state, viewer_);
    if (const auto found = known_.find(key); found != known_.end()) return found->second;
    if (to_move(state) != viewer_ || out_of_budget()) {
      given_up_ = true;
      return {};
    }
    legal(edition_, state, *legal_);
    const std::size_t begin = moves_.size();
    moves_.insert(moves_.end(), legal_->begin(), legal_->end());
    const std::size_t end = moves_.size();
    std::optional<End> highest;
    for (std::size_t i = begin; i < end && !given_up_; ++i) {
      const End value = best_after(state, Move(moves_[i]));
      if (!highest || value > *highest) highest = value;
    }
    moves_.resize(begin);
    known_.emplace(key, *highest);
    return *highest;
  }

  bool out_of_budget() {
    if (left_ == 0) return true;
    constexpr std::uint64_t kAsk = 512;  // less than a millisecond
    return --left_ % kAsk == 0 && stop_ && stop_();
  }

  void follow(State state, Answer<G>& answer) {
    Move move = answer.best().move;
    known_.clear();
    for (;;) {
      answer.main_line.push_back(move);
      apply(edition_, state, move);
      if (!to_move(state)) return;
      legal(edition_, state, *legal_);
      const std::vector<Move> moves(legal_->begin(), legal_->end());
      std::optional<End> highest;
      for (const Move& next : moves) {
        const End end = best_after(state, next);
        if (given_up_) return;
        if (highest && end <= *highest) continue;
        highest = end;
        move = next;
      }
    }
  }

  const typename G::Edition& edition_;
  std::uint64_t left_;
  const Stop& stop_;
  bool given_up_ = false;
  Seat viewer_{};
  std::unique_ptr<typename G::Moves> legal_;
  std::vector<Move> moves_;  // of all positions on the way from the root
  std::unordered_map<std::uint64_t, End> known_;
};

}  // namespace belle::search
