// Games that a mind plays against itself to learn from them: every seat takes the move after which
// the position looks best to it, now and then another one.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "engine/core/playout.h"
#include "search/judge.h"
#include "search/shortlist.h"
#include "search/utility.h"
#include "training/teacher.h"

namespace belle::training {

struct SelfPlay {
  float wander = 0.03F;    // noise on the worth of every move, in utility
  float outcome = 0.7F;    // how much of a lesson is the outcome, rather than the next judgement
  std::size_t looks = 64;  // at most so many moves are looked at
};

/// One game from this deal, as lessons.
template <search::Mind M>
std::vector<Lesson> self_play(const typename M::Game::Edition& edition,
                              const typename M::Game::Deal& deal, std::span<const search::Net> nets,
                              const SelfPlay& how, Random& random) {
  using G = typename M::Game;
  search::Judge<M> judge(nets);
  typename G::State state = start_game(edition, deal);
  const std::size_t seats = seat_count(state);
  const auto legal_moves = std::make_unique<typename G::Moves>();
  std::vector<typename G::Move> moves;
  struct Moment {
    Seat seat;
    search::Worth worth;
    std::array<int, kMaxSeats> standing;
  };
  std::vector<Moment> moments;
  std::vector<Lesson> lessons;
  while (const auto seat = to_move(state)) {
    const typename G::State guess = redeal(edition, make_view(edition, state, *seat), random);
    legal(edition, guess, *legal_moves);
    moves.assign(legal_moves->begin(), legal_moves->end());
    search::shorten<M>(edition, guess, moves, how.looks);
    typename G::Move chosen = moves.front();
    search::Worth worth;
    float best = -1e9F;
    judge.come_near(edition, guess, *seat);
    for (const typename G::Move& move : moves) {
      typename G::State next = guess;
      apply(edition, next, move);
      const search::Worth after = judge(edition, next, *seat);
      const float noise = static_cast<float>(random.below(1 << 16)) / 65536.0F;
      const float value = search::utility(after, *seat) + how.wander * noise;
      if (value <= best) continue;
      best = value;
      chosen = move;
      worth = after;
    }
    apply(edition, state, chosen);
    if (moves.size() == 1 || !to_move(state)) continue;
    Lesson& lesson = lessons.emplace_back();
    M::look(edition, state, *seat, lesson.inputs);
    lesson.net = M::net_of(state);
    moments.push_back({*seat, worth, M::standing(edition, state)});
  }
  const Outcome end = *outcome(edition, state);
  search::Worth expected = search::worth_of(end, seats);
  for (std::size_t i = lessons.size(); i-- > 0;) {
    const Moment& moment = moments[i];
    for (std::size_t other = 0; other < seats; ++other) {
      const std::size_t at = (index(moment.seat) + other) % seats;
      lessons[i].win[other] = expected.win[at];
      lessons[i].gain[other] =
          static_cast<float>(end.totals[at] - moment.standing[at]) / search::kPointsUnit;
    }
    const float kept = nets.empty() ? 1 : how.outcome;
    for (std::size_t at = 0; at < seats; ++at)
      expected.win[at] = kept * expected.win[at] + (1 - kept) * moment.worth.win[at];
  }
  return lessons;
}

}  // namespace belle::training
