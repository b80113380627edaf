// What servers tell each other: which journals have grown, which persons have another name or fewer
// sessions, and that they are there. A word names tables and the persons who sit there by their
// numbers, and says how long the journals are, nothing else; it is said after the lines are kept,
// in a transaction of its own that waits for no disk, many tables at once. So a server knows
// without asking whether a client of its own has to hear of it. Words may be lost:
// every other second, and when the connection comes back, the lengths of tables that are looked at
// are compared, and now and then what has changed lately at those of persons who are followed.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <string_view>
#include <thread>
#include <unordered_map>
#include <vector>

#include "store/postgres/attendance.h"
#include "store/postgres/connection.h"
#include "store/postgres/link.h"
#include "store/postgres/reader.h"
#include "store/store.h"

namespace belle::store::postgres {

/// Enters the name of a server.
void enter(Connection& connection, const std::string& node);
/// Tells all servers but this one that a person has another name, or fewer sessions; with what is
/// written in the same transaction, if it is called in one.
void tell_renewed(Connection& connection, const std::string& speaker, PersonId person);

class News {
 public:
  /// `ask` has a question answered, on any thread.
  News(Address address, std::string node, Attendance& attendance,
       std::function<void(Question)> ask);
  ~News() { stop(); }
  News(const News&) = delete;
  News& operator=(const News&) = delete;

  /// Called once, when this server has entered.
  void start();
  /// Hears nothing more and asks nothing more; what is written meanwhile is told yet.
  void stop_listening();
  void stop();

  void follow(const std::string& table);
  void unfollow(const std::string& table);
  /// This server has written: the others are told soon, and whom it concerns.
  void wrote(const std::string& table, const std::vector<PersonId>& persons);
  /// By which others, and it itself, know what this server says.
  const std::string& speaker() const { return speaker_; }

  // As it was a second ago; any thread may ask.

  bool hears() const { return hears_; }
  bool speaks() const { return speaks_; }
  std::size_t servers() const { return servers_; }

 private:
  struct Followed {
    std::string table;
    std::size_t length = 0;  // as it was heard last
  };

  void listen();
  void speak();
  /// Waits a little, or until it is stopped.
  void pause(const bool& stopping);
  void ask(Question question);
  void compare_lengths();
  /// Has told what has changed at tables of persons who are followed, since then.
  void compare_own(std::chrono::steady_clock::time_point since);
  void hear(std::int64_t number, std::size_t length);
  void hear_all(std::string_view notice);
  void hear_tables(std::string_view words, bool by_others);
  /// Says it, and what may follow from it is kept if that fails.
  using Grown = std::map<std::string, std::set<PersonId>>;
  void say(Connection& connection, const Grown& grown) const;

  const Address address_;
  const std::string node_;
  const std::string speaker_;
  Attendance& attendance_;
  const std::function<void(Question)> ask_;
  std::mutex mutex_;
  std::condition_variable awake_;
  bool deaf_ = false;             // it listens no more
  bool stopping_ = false;         // nor does it speak
  std::set<std::string> wanted_;  // by id
  std::unordered_map<std::int64_t, Followed> followed_;
  std::atomic<bool> hears_ = true;
  std::atomic<bool> speaks_ = true;
  std::atomic<std::size_t> servers_ = 1;
  Grown grown_;  // and not told yet, with whom it concerns
  std::thread listening_;
  std::thread speaking_;
};

}  // namespace belle::store::postgres
