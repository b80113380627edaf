// The rooms in which Belle thinks: so many threads and no more, so that people's moves never wait
// for her. Whoever waits longest is thought for first.
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

#include "server/thinkers.h"

namespace belle::server {

class Pool final : public Thinkers {
 public:
  using Job = std::function<void(const std::function<bool()>& stop)>;

  explicit Pool(std::size_t threads);
  /// Stops every thought and waits for it.
  ~Pool() override;
  Pool(const Pool&) = delete;
  Pool& operator=(const Pool&) = delete;

  /// Thinks later, or never if it is stopped before its turn comes.
  void think(Stopped stopped, Job job);

  void ask(const Question& question, Stopped stopped, Heard heard) override;

  /// How many wait for a thread.
  std::size_t waiting() const;

 private:
  struct Waiting {
    Stopped stopped;
    Job job;
  };

  void work();

  mutable std::mutex mutex_;
  std::condition_variable come_;
  std::deque<Waiting> queue_;
  std::atomic<bool> closing_ = false;
  std::vector<std::jthread> threads_;
};

}  // namespace belle::server
