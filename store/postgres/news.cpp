#include "store/postgres/news.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <span>
#include <utility>
#include <vector>

#include "engine/core/text.h"

namespace belle::store::postgres {
namespace {

using namespace std::chrono_literals;
using SteadyClock = std::chrono::steady_clock;

constexpr Patience kPatience{.longest = 1s, .between = 100ms};
constexpr auto kPause = 200ms;
constexpr auto kCompare = 2s;
constexpr auto kGather = 10ms;
constexpr auto kBeat = 1s;
constexpr std::size_t kMostTold = 300;  // a notice has at most 8,000 bytes

constexpr const char* kTell =
    "SELECT pg_notify('belle', string_agg(number || ' ' || length, ' ')) FROM tables"
    " WHERE id = ANY($1::text[]) HAVING count(*) > 0";

std::int64_t whole(std::string_view text) {
  std::int64_t number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

}  // namespace

bool enter(Connection& connection, const std::string& node) {
  bool alone = false;
  connection.transact([&] {
    connection.ask("SELECT pg_advisory_xact_lock(x'42656c6d'::int8)");  // "Belm"
    alone = connection
                .ask(
                    "SELECT NOT EXISTS (SELECT 1 FROM nodes WHERE name <> $1::text"
                    " AND beat > clock_timestamp() - interval '5 seconds')",
                    {node})
                .whole(0, 0) != 0;
    connection.ask("DELETE FROM nodes WHERE beat < clock_timestamp() - interval '1 day'");
    connection.ask(
        "INSERT INTO nodes VALUES ($1::text, clock_timestamp())"
        " ON CONFLICT (name) DO UPDATE SET beat = excluded.beat",
        {node});
  });
  return alone;
}

News::News(Address address, std::string node, std::function<void(Question)> ask)
    : address_(std::move(address)), node_(std::move(node)), ask_(std::move(ask)) {}

void News::start(Heard heard) {
  heard_ = std::move(heard);
  listening_ = std::thread([this] { listen(); });
  speaking_ = std::thread([this] { speak(); });
}

void News::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  awake_.notify_all();
  if (listening_.joinable()) listening_.join();
  if (speaking_.joinable()) speaking_.join();
}

void News::follow(const std::string& table) {
  {
    const std::lock_guard lock(mutex_);
    wanted_.insert(table);
  }
  ask_({.sql = "SELECT number, length FROM tables WHERE id = $1::text",
        .values = {table},
        .done = [this, table](std::expected<const Rows*, Failure> found) {
          if (!found || (*found)->size() == 0) return;
          const std::int64_t number = (*found)->whole(0, 0);
          {
            const std::lock_guard lock(mutex_);
            if (!wanted_.contains(table)) return;
            followed_[number].table = table;
          }
          hear(number, static_cast<std::size_t>((*found)->whole(0, 1)));
        }});
}

void News::unfollow(const std::string& table) {
  const std::lock_guard lock(mutex_);
  wanted_.erase(table);
  std::erase_if(followed_, [&](const auto& each) { return each.second.table == table; });
}

void News::wrote(const std::string& table) {
  {
    const std::lock_guard lock(mutex_);
    grown_.insert(table);
  }
  awake_.notify_all();
}

void News::hear(std::int64_t number, std::size_t length) {
  std::string table;
  {
    const std::lock_guard lock(mutex_);
    const auto found = followed_.find(number);
    if (found == followed_.end() || found->second.length >= length) return;
    found->second.length = length;
    table = found->second.table;
  }
  heard_(table, length);
}

void News::hear_all(std::string_view notice) {
  while (!notice.empty()) {
    const std::int64_t number = whole(take_word(notice));
    hear(number, static_cast<std::size_t>(whole(take_word(notice))));
  }
}

void News::compare_lengths() {
  std::vector<std::int64_t> numbers;
  {
    const std::lock_guard lock(mutex_);
    for (const auto& [number, followed] : followed_) numbers.push_back(number);
  }
  if (numbers.empty()) return;
  ask_({.sql = "SELECT number, length FROM tables WHERE number = ANY($1::int8[])",
        .values = {Value::wholes(numbers)},
        .done = [this](std::expected<const Rows*, Failure> found) {
          for (std::size_t i = 0; found && i < (*found)->size(); ++i)
            hear((*found)->whole(i, 0), static_cast<std::size_t>((*found)->whole(i, 1)));
        }});
}

void News::pause() {
  std::unique_lock lock(mutex_);
  awake_.wait_for(lock, kPause, [this] { return stopping_; });
}

// A connection that says nothing more is noticed, too: it is asked something now and then.
void News::listen() {
  Link link(address_, kPatience, "LISTEN belle");
  SteadyClock::time_point compared;
  const auto stopping = [this] {
    const std::lock_guard lock(mutex_);
    return stopping_;
  };
  while (!stopping()) {
    try {
      Connection& connection = link.connection();
      for (const std::string& notice : connection.notices(kPause)) hear_all(notice);
      if (SteadyClock::now() - compared < kCompare) continue;
      compared = SteadyClock::now();
      compare_lengths();
      connection.ask("SELECT 1");
    } catch (const std::exception&) {
      link.drop();
      compared = {};
      pause();
    }
  }
}

// What cannot be said is not said later: lengths are compared.
void News::speak() {
  Link link(address_, kPatience, "SET synchronous_commit = off");
  SteadyClock::time_point beat;
  for (;;) {
    std::vector<std::string> grown;
    {
      std::unique_lock lock(mutex_);
      awake_.wait_for(lock, kBeat, [this] { return stopping_ || !grown_.empty(); });
      if (!stopping_) awake_.wait_for(lock, kGather, [this] { return stopping_; });
      if (stopping_ && grown_.empty()) break;
      grown.assign(grown_.begin(), grown_.end());
      grown_.clear();
    }
    try {
      Connection& connection = link.connection();
      for (std::span<const std::string> rest = grown; !rest.empty();) {
        const auto some = rest.first(std::min(rest.size(), kMostTold));
        connection.ask(kTell, {Value::texts(some)});
        rest = rest.subspan(some.size());
      }
      if (SteadyClock::now() - beat < kBeat) continue;
      beat = SteadyClock::now();
      connection.ask(
          "INSERT INTO nodes VALUES ($1::text, clock_timestamp())"
          " ON CONFLICT (name) DO UPDATE SET beat = excluded.beat",
          {node_});
    } catch (const std::exception&) {
      link.drop();
      pause();
    }
  }
  try {
    link.connection().ask("DELETE FROM nodes WHERE name = $1::text", {node_});
  } catch (const std::exception&) {
    return;  // it is not there any more soon
  }
}

}  // namespace belle::store::postgres
