// What servers tell each other: which journals have grown, and that they are there. A word names
// tables by their numbers and says how long their journals are, nothing else; it is said after the
// lines are kept, in a transaction of its own that waits for no disk, many tables at once. Words
// may be lost: every other second, and when the connection comes back, the lengths are compared.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <mutex>
#include <set>
#include <string>
#include <string_view>
#include <thread>
#include <unordered_map>

#include "store/postgres/connection.h"
#include "store/postgres/link.h"
#include "store/postgres/reader.h"
#include "store/store.h"

namespace belle::store::postgres {

/// Enters the name of a server; whether no other is there.
bool enter(Connection& connection, const std::string& node);

class News {
 public:
  /// `ask` has a question answered, on any thread.
  News(Address address, std::string node, std::function<void(Question)> ask);
  ~News() { stop(); }
  News(const News&) = delete;
  News& operator=(const News&) = delete;

  void start(Heard heard);
  void stop();

  void follow(const std::string& table);
  void unfollow(const std::string& table);
  /// This server has written: the others are told soon.
  void wrote(const std::string& table);

 private:
  struct Followed {
    std::string table;
    std::size_t length = 0;  // as it was heard last
  };

  void listen();
  void speak();
  /// Waits a little, or until it is stopped.
  void pause();
  void compare_lengths();
  void hear(std::int64_t number, std::size_t length);
  void hear_all(std::string_view notice);

  const Address address_;
  const std::string node_;
  const std::function<void(Question)> ask_;
  Heard heard_;

  std::mutex mutex_;
  std::condition_variable awake_;
  bool stopping_ = false;
  std::set<std::string> wanted_;  // by id
  std::unordered_map<std::int64_t, Followed> followed_;
  std::set<std::string> grown_;  // and not told yet
  std::thread listening_;
  std::thread speaking_;
};

}  // namespace belle::store::postgres
