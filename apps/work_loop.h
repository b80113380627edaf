// A thread that does what it is given: at once, or later; and ends when the program is asked to end
// (SIGINT, SIGTERM). For programs that have no sockets.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <mutex>

namespace belle {

class WorkLoop {
 public:
  using Work = std::function<void()>;

  /// Takes the signals from here on, in all threads that are begun later; before any is.
  WorkLoop();

  /// Any thread may call it.
  void post(Work work);
  /// Only from what the loop does.
  void after(std::chrono::milliseconds wait, Work work);
  /// Does everything in its order until stop() is called. `asked_to_end` is done once, when the
  /// first signal has come.
  void run(const Work& asked_to_end);
  /// Only from what the loop does.
  void stop() { stopped_ = true; }

 private:
  std::mutex mutex_;
  std::condition_variable came_;
  std::deque<Work> posted_;
  std::multimap<std::chrono::steady_clock::time_point, Work> later_;
  bool stopped_ = false;
};

}  // namespace belle
