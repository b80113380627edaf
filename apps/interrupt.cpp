#include "apps/interrupt.h"

#include <atomic>
#include <csignal>

namespace belle {
namespace {

std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may write it");

void remember(int /*signal*/) {
  interrupted = true;
  std::signal(SIGINT, SIG_DFL);
}

}  // namespace

Interrupt::Interrupt() {
  interrupted = false;
  before_ = std::signal(SIGINT, remember);
}

Interrupt::~Interrupt() { std::signal(SIGINT, before_); }

bool Interrupt::came() { return interrupted; }

}  // namespace belle
