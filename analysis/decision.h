// One decision of a game, judged by a player who thought about it from the mover's view and knew no
// more than the mover could.
//
// The value of the played move is the one the same thinking gives it beside all others: thinking
// again about the position after it would need the view of the next seat, or tell the mover what
// was drawn. Where it would not, hindsight.h takes that second opinion. A played move never counts
// more than the best one, though its estimate may by chance, so that a loss is never negative.
//
// Both values are estimates, and the best move is the one whose estimate is highest, so that chance
// alone makes the others look worse. What two estimates may differ by without a reason is the
// doubt; a loss is what is left beyond it. A proof leaves none.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "analysis/mark.h"
#include "engine/core/game.h"
#include "search/answer.h"

namespace belle::analysis {

/// A legal move as the thinking ranks it, for the seat to move.
struct Candidate {
  std::string move;  // in the notation
  Value value;
  std::uint32_t visits = 0;
};

/// A move, and who makes it.
struct Follow {
  Seat seat{};
  std::string move;  // in the notation

  friend bool operator==(const Follow&, const Follow&) = default;
};

/// What a move is worth to every seat, by seat: the chances of all sum to 1.
using Values = std::array<Value, kMaxSeats>;

/// The others share what this value leaves them as the thinking says.
Values to_all(Seat mover, const Value& value, const search::Worth& worth);

struct Decision {
  std::size_t ply = 0;  // moves played before it
  std::string move;
  Seat seat{};
  Mark mark = Mark::Forced;
  // Whether something came to light between this decision and the next that its mover could not
  // know; of a forced one, too.
  bool news = false;

  // Nothing below is known of a forced move: there was nothing to think about.
  bool proven = false;                      // solved to the end: `best` is exact
  std::uint32_t visits = 0;                 // simulations that went through the played move
  Value best;                               // of the position, which is that of its best move
  Value played;                             // of the played move
  Value doubt;                              // about the difference of the two
  std::vector<Candidate> alternatives;      // the first of the ranking, the best move in front
  std::vector<Follow> principal_variation;  // the best move and what is expected to follow
  Values best_to{};                         // the same two for every seat, where more than two play
  Values played_to{};

  bool forced() const { return mark == Mark::Forced; }
  Value loss() const {
    const Value less = best - played;
    return {std::max(less.win - doubt.win, 0.0), std::max(less.margin - doubt.margin, 0.0)};
  }
};

inline constexpr std::size_t kAlternatives = 3;

/// The doubt about the difference of two moves that so many simulations went through. As measured
/// with 300, 1500 and 8000 simulations: where losses are below 0.15 they differ, at the root of the
/// mean square, by 0.1 to 0.3 of victory and 8 VP or more times this error.
inline Value doubt(std::uint32_t best_visits, std::uint32_t played_visits) {
  constexpr Value kOfOne{0.25, 8};
  const double error = std::sqrt(1.0 / (best_visits + 1.0) + 1.0 / (played_visits + 1.0));
  return {kOfOne.win * error, kOfOne.margin * error};
}

template <Game G>
Candidate candidate(const typename G::Edition& edition, const search::Ranked<G>& ranked) {
  return {format(edition, ranked.move), {ranked.win, ranked.margin}, ranked.visits};
}

template <Game G>
std::vector<Follow> in_notation(const typename G::Edition& edition,
                                const std::vector<search::Expected<G>>& variation) {
  std::vector<Follow> texts;
  texts.reserve(variation.size());
  for (const auto& [seat, move] : variation) texts.push_back({seat, format(edition, move)});
  return texts;
}

/// The decision of a seat that had no choice.
template <Game G>
Decision forced(const typename G::Edition& edition, std::size_t ply, Seat seat,
                const typename G::Move& move) {
  Decision decision;
  decision.ply = ply;
  decision.seat = seat;
  decision.move = format(edition, move);
  return decision;
}

/// Judges a choice, the move being one of those that the answer ranks.
template <Game G>
Decision judge(const typename G::Edition& edition, std::size_t ply, Seat seat,
               const typename G::Move& move, const search::Answer<G>& answer) {
  const auto ranked = std::ranges::find(answer.moves, move, &search::Ranked<G>::move);
  assert(ranked != answer.moves.end());
  Decision decision = forced<G>(edition, ply, seat, move);
  decision.best = {answer.best().win, answer.best().margin};
  if (move == answer.best().move) {
    decision.mark = Mark::Best;
    decision.played = decision.best;
  } else {
    decision.played.win = std::min<double>(ranked->win, decision.best.win);
    decision.played.margin = std::min<double>(ranked->margin, decision.best.margin);
    if (!answer.proven) decision.doubt = doubt(answer.best().visits, ranked->visits);
    decision.mark = mark_of(decision.best, decision.loss());
  }
  decision.best_to = to_all(seat, decision.best, answer.best().worth);
  decision.played_to = to_all(seat, decision.played, ranked->worth);
  decision.visits = ranked->visits;
  for (std::size_t i = 0; i < std::min(kAlternatives, answer.moves.size()); ++i)
    decision.alternatives.push_back(candidate<G>(edition, answer.moves[i]));
  decision.principal_variation = in_notation<G>(edition, answer.principal_variation);
  decision.proven = answer.proven;
  return decision;
}

}  // namespace belle::analysis
