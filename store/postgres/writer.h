// The one thread that writes. What has gathered during the trip before travels together: appends at
// different tables as one statement. When the connection is lost, what was sent and not answered is
// in doubt: done, or under way, or never begun. It is done again on the next one until it is
// certain what is kept: appends are guarded by their length, and if a journal is longer then, its
// lines tell whether it was this append that was kept. What waits behind it at the same table waits
// on, and so does what is no append; other tables do not, for nothing else travels with it.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "store/postgres/link.h"
#include "store/store.h"

namespace belle::store::postgres {

/// Something to write, and whom to tell: an append, or anything else, which must change nothing
/// more when it is done again.
struct Job {
  enum class Standing : std::uint8_t { Waiting, Sent, InDoubt };

  std::optional<Append> append;
  std::function<void(Connection&, bool again)> act;
  Done<void> done;
  std::chrono::steady_clock::time_point asked = std::chrono::steady_clock::now();
  std::chrono::steady_clock::time_point tried = {};  // alone, while it is in doubt
  Standing standing = Standing::Waiting;
  int refusals = 0;  // for another reason than that something is held, while it is in doubt

  bool answered() const { return !done; }
  bool in_doubt() const { return standing == Standing::InDoubt; }
  void mark_sent() {
    if (standing == Standing::Waiting) standing = Standing::Sent;
  }
  void mark_lost() {
    if (standing == Standing::Sent) standing = Standing::InDoubt;
  }
  void answer(Result<void> result) { std::exchange(done, nullptr)(std::move(result)); }
};

class Writer {
 public:
  Writer(const Address& address, const Patience& patience);
  /// Finishes every job that waits, if the database can be reached.
  ~Writer();
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  /// Jobs are done in the order they come. A refused job leaves nothing behind and does not harm
  /// those beside it. One that may be done already is not refused before that is known.
  void add(Job job);

 private:
  void work();
  bool take(std::vector<Job>& jobs);
  void write(Connection& connection, std::vector<Job>& jobs);
  /// Waits a little, and refuses what has waited for too long.
  void wait(std::vector<Job>& jobs, const std::string& reason, bool is_lost);

  Link link_;
  std::mutex mutex_;
  std::condition_variable awake_;
  std::vector<Job> waiting_;
  bool stopping_ = false;
  std::chrono::steady_clock::time_point tried_in_doubt_;
  std::thread thread_;  // the last member: it uses all others
};

}  // namespace belle::store::postgres
