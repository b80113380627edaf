// Threads for slow work, so many and no more: Belle's search, and hashing passwords. They are
// shared out fairly among those who ask (fair_queue.h).
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "server/fair_queue.h"
#include "server/move_finder.h"
#include "table/match.h"

namespace belle::server {

class WorkerPool {
 public:
  using Job = std::function<void(const std::function<bool()>& stop)>;

  /// `most`, `in_all`: see FairQueue.
  explicit WorkerPool(std::size_t threads, std::size_t most = SIZE_MAX,
                      std::size_t in_all = SIZE_MAX);
  /// Stops all work and waits for it.
  ~WorkerPool();
  WorkerPool(const WorkerPool&) = delete;
  WorkerPool& operator=(const WorkerPool&) = delete;

  /// Works later, or never if it is stopped before its turn comes. If too much waits for those who
  /// ask, `refused` is called instead: at once, or when another is asked for.
  void think(const Share& share, StopFlag stopped, Job job, std::function<void()> refused = [] {});

  std::size_t threads() const { return threads_.size(); }

 private:
  struct Waiting {
    StopFlag stopped;
    Job job;
    std::function<void()> refused;
  };

  void work();

  std::mutex mutex_;
  std::condition_variable come_;
  FairQueue<Waiting> queue_;
  std::atomic<bool> closing_ = false;
  std::vector<std::jthread> threads_;
};

/// Belle on threads of this program.
class ThreadedMoveFinder final : public MoveFinder {
 public:
  /// The games must outlive it.
  ThreadedMoveFinder(const table::Games& games, std::size_t threads)
      : games_(games), pool_(threads) {}

  std::size_t threads() const override { return pool_.threads(); }
  void ask(MoveQuery query, StopFlag stopped, MoveFound found) override;

 private:
  const table::Games& games_;
  WorkerPool pool_;
};

}  // namespace belle::server
