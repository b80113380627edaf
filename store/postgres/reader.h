// The one thread that reads, on a connection of its own: what has gathered travels together. What
// is not answered when the connection is lost is asked again on the next one.
#pragma once

#include <chrono>
#include <condition_variable>
#include <expected>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "store/postgres/link.h"

namespace belle::store::postgres {

/// A question of one statement; without one it is answered when those before are.
struct Question {
  const char* sql = nullptr;
  Connection::Values values;
  std::function<void(std::expected<const Rows*, Failure>)> done;
  std::chrono::steady_clock::time_point asked = std::chrono::steady_clock::now();

  bool answered() const { return !done; }
  void answer(const std::expected<const Rows*, Failure>& found) {
    std::exchange(done, nullptr)(found);
  }
};

class Reader {
 public:
  Reader(const Address& address, const Patience& patience);
  /// Answers every question that waits.
  ~Reader();
  Reader(const Reader&) = delete;
  Reader& operator=(const Reader&) = delete;

  void add(Question question);

 private:
  void work();
  bool take(std::vector<Question>& questions);
  void wait_for_database(std::vector<Question>& questions, const std::string& reason);

  Link link_;
  std::mutex mutex_;
  std::condition_variable awake_;
  std::vector<Question> waiting_;
  bool stopping_ = false;
  std::thread thread_;  // the last member: it uses all others
};

}  // namespace belle::store::postgres
