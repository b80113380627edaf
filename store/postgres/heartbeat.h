// That this server is there, said every second, and the time, which is heard in return.
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

#include "store/postgres/connection.h"
#include "store/postgres/link.h"
#include "store/postgres/shared_time.h"

namespace belle::store::postgres {

class Heartbeat {
 public:
  /// `first`: a connection on which the time is asked for at once. Without a name this is no
  /// server, and only hears.
  Heartbeat(Address address, std::string node, Connection& first);
  /// If no other server is there, the house is closed then.
  ~Heartbeat();
  Heartbeat(const Heartbeat&) = delete;
  Heartbeat& operator=(const Heartbeat&) = delete;

  HouseTime time() const;

 private:
  void hear(Connection& connection);
  void work();
  /// False if it is stopped meanwhile.
  bool wait(std::chrono::milliseconds time);

  const Address address_;
  const std::string node_;
  mutable std::mutex mutex_;
  std::condition_variable awake_;
  bool stopping_ = false;
  SharedTime time_;
  std::thread thread_;  // the last member: it uses all others
};

}  // namespace belle::store::postgres
