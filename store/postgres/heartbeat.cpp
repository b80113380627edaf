#include "store/postgres/heartbeat.h"

#include <chrono>
#include <utility>

#include "store/postgres/clocks.h"
#include "store/steady.h"

namespace belle::store::postgres {
namespace {

using namespace std::chrono_literals;

constexpr Patience kBeatPatience{.longest = 1s, .between = 100ms};
constexpr auto kBetweenBeats = 1s;
constexpr auto kBeforeAgain = 100ms;

}  // namespace

Heartbeat::Heartbeat(Address address, std::string node, Connection& first)
    : address_(std::move(address)), node_(std::move(node)) {
  hear(first);
  thread_ = std::thread([this] { work(); });
}

Heartbeat::~Heartbeat() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  awake_.notify_all();
  thread_.join();
}

HouseTime Heartbeat::time() const {
  const std::lock_guard lock(mutex_);
  return time_.at(steady_now());
}

void Heartbeat::hear(Connection& connection) {
  const Time asked = steady_now();
  const HouseTime said = node_.empty() ? house_time(connection) : beat(connection);
  const Time answered = steady_now();
  const std::lock_guard lock(mutex_);
  time_.heard(said, asked, answered);
}

bool Heartbeat::wait(std::chrono::milliseconds time) {
  std::unique_lock lock(mutex_);
  return !awake_.wait_for(lock, time, [this] { return stopping_; });
}

void Heartbeat::work() {
  Link link(address_, kBeatPatience, "SET synchronous_commit = off");
  for (bool heard = true; wait(heard ? kBetweenBeats : kBeforeAgain);) {
    heard = false;
    try {
      hear(link.connection());
      heard = true;
    } catch (const std::exception&) {
      link.drop();
    }
  }
  if (node_.empty()) return;
  try {
    say_farewell(link.connection(), node_);
  } catch (const std::exception&) {
    return;  // it is not heard of any more soon
  }
}

}  // namespace belle::store::postgres
