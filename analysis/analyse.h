// Thinking about every decision of a game, several at a time. Who thinks, and how long, is the
// caller's choice.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "analysis/decision.h"
#include "analysis/hindsight.h"
#include "engine/core/random.h"
#include "engine/core/replay.h"
#include "search/budget.h"

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

/// How a long analysis is watched and ended.
struct Watch {
  search::Stop stop;                               // never, if empty; any thread asks
  std::function<void(std::size_t done)> progress;  // one thread at a time
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

/// Judges every decision of a game on so many threads; the result does not depend on their number.
/// When stopped, it keeps the decisions up to the first that was not thought through.
template <Game G, class Think>
Analysis analyse(const typename G::Edition& edition, const Replay<G>& replay, const Think& think,
                 std::size_t threads, const Watch& watch) {
  std::vector<std::optional<Decision>> decided(replay.moves.size());
  std::atomic<std::size_t> next = 0;
  std::size_t done = 0;
  std::mutex telling;
  const auto stopped = [&] { return watch.stop && watch.stop(); };
  const auto work = [&] {
    for (std::size_t ply = next++; ply < decided.size() && !stopped(); ply = next++) {
      Decision decision = decision_at<G>(edition, replay, ply, think);
      if (stopped()) return;  // in the middle of a thought, perhaps
      decided[ply] = std::move(decision);
      const std::scoped_lock lock(telling);
      ++done;
      if (watch.progress) watch.progress(done);
    }
  };
  std::vector<std::future<void>> workers;
  for (std::size_t i = 1; i < threads; ++i) workers.push_back(std::async(std::launch::async, work));
  work();
  for (std::future<void>& worker : workers) worker.get();

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
