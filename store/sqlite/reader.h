// The one thread that reads, on a connection of its own: what is asked for is read in the order it
// comes, whatever the writer does meanwhile.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

#include "store/sqlite/database.h"

namespace belle::store::sqlite {

/// A question together with its answering; it throws nothing.
using Question = std::function<void(Database&)>;

class Reader {
 public:
  explicit Reader(Database database);
  /// Answers every question that waits.
  ~Reader();
  Reader(const Reader&) = delete;
  Reader& operator=(const Reader&) = delete;

  void add(Question question);

 private:
  void work();

  Database database_;
  std::mutex mutex_;
  std::condition_variable awake_;
  std::deque<Question> waiting_;
  bool stopping_ = false;
  std::thread thread_;  // the last member: it uses all others
};

}  // namespace belle::store::sqlite
