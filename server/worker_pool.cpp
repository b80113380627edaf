#include "server/worker_pool.h"

#include <chrono>
#include <optional>
#include <utility>

#include <sys/resource.h>

#include "table/settings.h"

namespace belle::server {
namespace {

constexpr int kPoliteness = 10;

}  // namespace

WorkerPool::WorkerPool(std::size_t threads, std::size_t most, std::size_t in_all)
    : queue_(most, in_all) {
  for (std::size_t i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

WorkerPool::~WorkerPool() {
  {
    const std::scoped_lock lock(mutex_);
    closing_ = true;
  }
  come_.notify_all();
}

void WorkerPool::think(const Share& share, StopFlag stopped, Job job,
                       std::function<void()> refused) {
  std::optional<Waiting> left;
  {
    const std::scoped_lock lock(mutex_);
    left = queue_.push(share, {std::move(stopped), std::move(job), std::move(refused)});
  }
  come_.notify_one();
  if (left) left->refused();
}

void WorkerPool::work() {
  // Sockets go first: no player's move waits for a core because Belle thinks. Of this thread alone.
  setpriority(PRIO_PROCESS, 0, kPoliteness);
  for (;;) {
    std::unique_lock lock(mutex_);
    come_.wait(lock, [this] { return closing_ || queue_.size() > 0; });
    if (closing_) return;
    const Waiting next = *queue_.pop();
    lock.unlock();
    if (!*next.stopped) next.job([&] { return closing_ || *next.stopped; });
  }
}

void ThreadedMoveFinder::ask(MoveQuery query, StopFlag stopped, MoveFound found) {
  using SteadyClock = std::chrono::steady_clock;
  using Milliseconds = std::chrono::milliseconds;
  pool_.think({}, std::move(stopped),
              [this, asked = SteadyClock::now(), query = std::move(query),
               found = std::move(found)](const std::function<bool()>& stop) {
                const auto began = SteadyClock::now();
                const auto end = began + Milliseconds(query.milliseconds);
                const table::GameKind* const game = table::find_game(games_, query.game);
                auto move =
                    game->find_move(query, [&] { return stop() || SteadyClock::now() >= end; });
                found(std::move(move).value_or(""),
                      std::chrono::duration_cast<Milliseconds>(began - asked).count());
              });
}

}  // namespace belle::server
