// Analysing several decisions of a game at a time, each on a thread of its own.
#pragma once

#include <atomic>
#include <cstddef>
#include <functional>
#include <future>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "analysis/analyse.h"
#include "search/budget.h"

namespace belle::analysis {

/// How a long analysis is watched and ended.
struct Watch {
  search::Stop stop;                               // never, if empty; any thread asks
  std::function<void(std::size_t done)> progress;  // one thread at a time
};

/// Judges every decision of a game on so many threads; the result does not depend on their number.
/// When stopped, it keeps the decisions up to the first that was not thought through.
template <Game G, class Think>
Analysis analyse(const typename G::Edition& edition, const Replay<G>& replay, const Think& think,
                 std::size_t threads, const Watch& watch) {
  std::vector<std::optional<Decision>> decided(replay.moves.size());
  std::atomic<std::size_t> next = 0;
  std::size_t done = 0;
  std::mutex reporting;
  const auto stopped = [&] { return watch.stop && watch.stop(); };
  const auto work = [&] {
    for (std::size_t ply = next++; ply < decided.size() && !stopped(); ply = next++) {
      Decision decision = decision_at<G>(edition, replay, ply, think);
      if (stopped()) return;  // in the middle of a thought, perhaps
      decided[ply] = std::move(decision);
      const std::scoped_lock lock(reporting);
      ++done;
      if (watch.progress) watch.progress(done);
    }
  };
  std::vector<std::future<void>> workers;
  for (std::size_t i = 1; i < threads; ++i) workers.push_back(std::async(std::launch::async, work));
  work();
  for (std::future<void>& worker : workers) worker.get();
  return sum_up<G>(edition, replay, std::move(decided));
}

}  // namespace belle::analysis
