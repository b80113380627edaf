// Thinking about every decision of a game. Who thinks, and how long, is the caller's choice; see
// together.h for several at a time.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "analysis/decision.h"
#include "analysis/hindsight.h"
#include "engine/core/random.h"
#include "engine/core/replay.h"

namespace belle::analysis {

/// The decisions of a game from its first on, and how it ended if they reach that far.
struct Analysis {
  std::size_t seats = 2;
  std::size_t moves = 0;            // of the game; there are fewer decisions if it was stopped
  std::vector<Decision> decisions;  // in order
  std::optional<std::vector<Value>> result;  // by seat, of a game played to its end
  std::optional<Seat> gave_up;               // with two seats: resigned, or out of time

  bool complete() const { return decisions.size() == moves; }
};

/// The seed for thinking at a ply, the same in hints and analyses.
inline std::uint64_t seed_at(std::uint64_t seed, std::size_t ply) {
  return Random(seed ^ (ply * 0x9e3779b97f4a7c15U)).next();
}

/// What the end of a finished game was worth to each seat.
std::vector<Value> values(const Outcome& outcome, std::size_t seats);

/// The decision made at a ply; `think(view, ply, place)` gives the mover's Answer<G> to it, with
/// care for the move that was played, given by its place in the legal list, and is not asked
/// where only one move is legal.
template <Game G, class Think>
Decision decision_at(const typename G::Edition& edition, const Replay<G>& replay, std::size_t ply,
                     const Think& think) {
  const typename G::State& state = replay.states[ply];
  const typename G::Move& move = replay.moves[ply];
  const Seat seat = *to_move(state);
  const auto moves = std::make_unique<typename G::Moves>();
  legal(edition, state, *moves);
  if (moves->size() == 1) return forced<G>(edition, ply, seat, move);
  const auto place = static_cast<std::size_t>(std::ranges::find(*moves, move) - moves->begin());
  return judge<G>(edition, ply, seat, move, think(make_view(edition, state, seat), ply, place));
}

/// The analysis of a game from its decisions; those after the first that was not thought through
/// are left out.
template <Game G>
Analysis sum_up(const typename G::Edition& edition, const Replay<G>& replay,
                std::vector<std::optional<Decision>> decided) {
  Analysis analysis;
  analysis.seats = seat_count(replay.last());
  analysis.moves = replay.moves.size();
  for (auto& decision : decided) {
    if (!decision) break;
    analysis.decisions.push_back(*std::move(decision));
  }
  look_back<G>(edition, replay, analysis.decisions);
  if (!analysis.complete()) return analysis;
  if (replay.given_up)
    analysis.gave_up = seat_named(G::kSeatNames, replay.given_up->what.key);
  else if (const auto end = outcome(edition, replay.last()))
    analysis.result = values(*end, analysis.seats);
  return analysis;
}

}  // namespace belle::analysis
