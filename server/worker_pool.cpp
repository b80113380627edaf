#include "server/pool.h"

#include <chrono>
#include <utility>

namespace belle::server {

Pool::Pool(std::size_t threads) {
  for (std::size_t i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

Pool::~Pool() {
  {
    const std::scoped_lock lock(mutex_);
    closing_ = true;
  }
  come_.notify_all();
}

void Pool::think(Stopped stopped, Job job) {
  {
    const std::scoped_lock lock(mutex_);
    queue_.push_back({std::move(stopped), std::move(job)});
  }
  come_.notify_one();
}

void Pool::ask(const Question& question, Stopped stopped, Heard heard) {
  using SteadyClock = std::chrono::steady_clock;
  using Milliseconds = std::chrono::milliseconds;
  think(std::move(stopped),
        [asked = SteadyClock::now(), most = Milliseconds(question.milliseconds),
         heard = std::move(heard),
         thought = question.table.match()->thought(question.level, question.seed)](
            const std::function<bool()>& stop) {
          const auto began = SteadyClock::now();
          const auto end = began + most;
          heard(thought([&] { return stop() || SteadyClock::now() >= end; }),
                std::chrono::duration_cast<Milliseconds>(began - asked).count());
        });
}

std::size_t Pool::waiting() const {
  const std::scoped_lock lock(mutex_);
  return queue_.size();
}

void Pool::work() {
  for (;;) {
    std::unique_lock lock(mutex_);
    come_.wait(lock, [this] { return closing_ || !queue_.empty(); });
    if (closing_) return;
    const Waiting next = std::move(queue_.front());
    queue_.pop_front();
    lock.unlock();
    if (!*next.stopped) next.job([&] { return closing_ || *next.stopped; });
  }
}

}  // namespace belle::server
