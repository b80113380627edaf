// How often somebody may do something: a bucket that fills slowly and is emptied by doing.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>

#include "table/journal.h"

namespace belle::server {

struct Rate {
  double burst;       // at once
  double per_second;  // in the long run
};

class Bucket {
 public:
  /// Whether it may be done now; if so, it counts as done.
  bool take(Rate rate, table::Time now) {
    if (!filled_) level_ = rate.burst;
    if (filled_)
      level_ =
          std::min(rate.burst, level_ + static_cast<double>(now - at_) / 1000 * rate.per_second);
    filled_ = true;
    at_ = now;
    if (level_ < 1) return false;
    level_ -= 1;
    return true;
  }

 private:
  double level_ = 0;
  table::Time at_ = 0;
  bool filled_ = false;
};

/// What is limited, for each connection, person and address. No rate at all when `off`, which is
/// for measuring.
struct Limits {
  bool off = false;
  Rate messages{60, 30};        // of a connection
  Rate in_all{600, 120};        // messages of an address, on all its connections
  Rate editions{40, 4};         // checked for an address
  Rate chat{8, 0.5};            // of a person
  Rate offers{10, 0.2};         // of a person: made but for moves to be taken back, or answered
  Rate tables{10, 0.1};         // opened by an address, or wished for as another game
  Rate joins{20, 0.5};          // by an address
  Rate passwords{6, 0.1};       // tried or set by an address
  Rate requests{600, 60};       // over plain HTTP, by an address
  std::size_t watched = 16;     // tables that a connection may watch
  std::size_t watching = 64;    // connections of an address at one table
  std::size_t unfinished = 40;  // games that a person may have begun in the last month
  std::size_t edition = std::size_t{32} << 10;  // bytes of an edition file, many times the shipped
  std::size_t most_at_a_table() const { return off ? SIZE_MAX : watching; }
  table::Time lobby = 1000;  // milliseconds for which the list of open tables may be old
};

/// Buckets by address, forgotten when they are many: an address that was quiet has a full one.
class Buckets {
 public:
  bool take(const std::string& address, Rate rate, table::Time now) {
    constexpr std::size_t kMost = 20000;
    if (buckets_.size() > kMost) buckets_.clear();
    return buckets_[address].take(rate, now);
  }

 private:
  std::map<std::string, Bucket> buckets_;
};

}  // namespace belle::server
