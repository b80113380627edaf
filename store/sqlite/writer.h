// The one thread that writes. A trip to the disk costs the same for one write as for hundreds, so
// it takes along everything that has gathered during the trip before.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "store/sqlite/database.h"
#include "store/store.h"

namespace belle::store::sqlite {

/// Something to write, and whom to tell. `act` throws Refused if it cannot be done.
struct Job {
  std::function<void(Database&)> act;
  Done<void> done;
};

class Writer {
 public:
  explicit Writer(Database database);
  /// Finishes every job that waits.
  ~Writer();
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  /// Jobs are done in the order they come. A refused job leaves nothing behind and does not harm
  /// those beside it; if a whole trip to the disk fails, each of its jobs is told so.
  void add(Job job);

 private:
  void work();
  std::vector<Job> take();
  void write(std::vector<Job>& batch);
  std::optional<Failure> attempt(const Job& job);

  Database database_;
  std::mutex mutex_;
  std::condition_variable awake_;
  std::deque<Job> waiting_;
  bool stopping_ = false;
  std::thread thread_;  // the last member: it uses all others
};

}  // namespace belle::store::sqlite
