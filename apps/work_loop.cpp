#include "apps/work_loop.h"

#include <thread>
#include <utility>

#include <signal.h>

namespace belle {
namespace {

using SteadyClock = std::chrono::steady_clock;

sigset_t ends() {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGINT);
  sigaddset(&signals, SIGTERM);
  return signals;
}

}  // namespace

WorkLoop::WorkLoop() {
  const sigset_t signals = ends();
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
}

void WorkLoop::post(Work work) {
  {
    const std::scoped_lock lock(mutex_);
    posted_.push_back(std::move(work));
  }
  came_.notify_one();
}

void WorkLoop::after(std::chrono::milliseconds wait, Work work) {
  later_.emplace(SteadyClock::now() + wait, std::move(work));
}

// A signal is waited for on a thread of its own, which the end of the loop must not have to wait
// for.
void WorkLoop::run(const Work& asked_to_end) {
  const std::jthread listening([this, &asked_to_end](const std::stop_token& stop) {
    constexpr timespec kOften{0, 50'000'000};
    const sigset_t signals = ends();
    while (!stop.stop_requested())
      if (sigtimedwait(&signals, nullptr, &kOften) > 0) return post(asked_to_end);
  });
  while (!stopped_) {
    Work next;
    {
      std::unique_lock lock(mutex_);
      const auto has_come = [this] { return !posted_.empty(); };
      if (later_.empty())
        came_.wait(lock, has_come);
      else
        came_.wait_until(lock, later_.begin()->first, has_come);
      if (!posted_.empty()) {
        next = std::move(posted_.front());
        posted_.pop_front();
      }
    }
    if (next) next();
    while (!stopped_ && !later_.empty() && later_.begin()->first <= SteadyClock::now())
      later_.extract(later_.begin()).mapped()();
  }
}

}  // namespace belle
