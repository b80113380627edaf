// Threads for slow work, so many and no more: Belle's search, and hashing passwords. What waits
// longest is done first.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "server/move_finder.h"
#include "table/match.h"

namespace belle::server {

class WorkerPool {
 public:
  using Job = std::function<void(const std::function<bool()>& stop)>;

  explicit WorkerPool(std::size_t threads);
  /// Stops all work and waits for it.
  ~WorkerPool();
  WorkerPool(const WorkerPool&) = delete;
  WorkerPool& operator=(const WorkerPool&) = delete;

  /// Works later, or never if it is stopped before its turn comes.
  void think(StopFlag stopped, Job job);

  /// How many wait for a thread.
  std::size_t waiting() const;

 private:
  struct Waiting {
    StopFlag stopped;
    Job job;
  };

  void work();

  mutable std::mutex mutex_;
  std::condition_variable come_;
  std::deque<Waiting> queue_;
  std::atomic<bool> closing_ = false;
  std::vector<std::jthread> threads_;
};

/// Belle on threads of this program.
class ThreadedMoveFinder final : public MoveFinder {
 public:
  /// The games must outlive it.
  ThreadedMoveFinder(const table::Games& games, std::size_t threads)
      : games_(games), pool_(threads) {}

  void ask(MoveQuery query, StopFlag stopped, MoveFound found) override;

 private:
  const table::Games& games_;
  WorkerPool pool_;
};

}  // namespace belle::server
