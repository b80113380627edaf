// Loaded before a program (LD_PRELOAD), it lets the clock of its machine be wrong by as many
// seconds as BELLE_CLOCK_AHEAD says. Clocks that only go on, as the steady one, stay as they are.
#include <cstdlib>
#include <ctime>

#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

namespace {

time_t ahead() {
  static const time_t seconds = [] {
    const char* const said = std::getenv("BELLE_CLOCK_AHEAD");
    return said == nullptr ? 0 : std::atol(said);
  }();
  return seconds;
}

}  // namespace

extern "C" {

int clock_gettime(clockid_t clock, timespec* told) noexcept {
  const long failed = syscall(SYS_clock_gettime, clock, told);
  if (failed == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE))
    told->tv_sec += ahead();
  return static_cast<int>(failed);
}

int gettimeofday(timeval* told, void*) noexcept {
  timespec now{};
  clock_gettime(CLOCK_REALTIME, &now);
  *told = {now.tv_sec, now.tv_nsec / 1000};
  return 0;
}

time_t time(time_t* told) noexcept {
  timespec now{};
  clock_gettime(CLOCK_REALTIME, &now);
  if (told != nullptr) *told = now.tv_sec;
  return now.tv_sec;
}
}
