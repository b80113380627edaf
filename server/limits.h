// How often clients, persons and addresses may do something: a bucket that fills slowly and is
// emptied by doing. rate_limits.h asks these questions.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
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
  /// Whether it may be done now; if so, it counts as done, so many times.
  bool take(Rate rate, table::Time now, double times = 1) {
    level_ = level(rate, now);
    filled_ = true;
    at_ = now;
    if (level_ < times) return false;
    level_ -= times;
    return true;
  }
  bool is_full(Rate rate, table::Time now) const { return level(rate, now) >= rate.burst; }

 private:
  // A clock that was set back takes nothing away.
  double level(Rate rate, table::Time now) const {
    if (!filled_) return rate.burst;
    const double seconds = static_cast<double>(std::max<table::Time>(0, now - at_)) / 1000;
    return std::min(rate.burst, level_ + seconds * rate.per_second);
  }

  double level_ = 0;
  table::Time at_ = 0;
  bool filled_ = false;
};

/// What is limited, for each connection, person and address. No rate at all when `off`, which is
/// for measuring.
struct Limits {
  bool off = false;
  Rate messages{60, 30};        // of a connection
  Rate in_all{1200, 300};       // messages of an address, on all its connections
  Rate reads{120, 10};          // by an address, at tables or records that may have to be read
  Rate lists{200, 10};          // of own tables, by an address
  Rate editions{40, 4};         // checked for an address
  Rate chat{8, 0.5};            // of a person
  Rate offers{10, 0.2};         // of a person: made but for moves to be taken back, or answered
  Rate undos{30, 0.5};          // of a person: done or offered
  Rate tables{10, 0.1};         // opened by an address, or wished for as another game
  Rate joins{20, 0.5};          // by an address
  Rate passwords{6, 0.1};       // tried or set by an address
  Rate names{20, 0.1};          // tries of the password of one name, from wherever
  Rate own_names{2, 0.001};     // the same by one address, before others' tries count
  Rate requests{600, 60};       // over plain HTTP, by an address
  std::size_t message = 4096;   // bytes; a larger message counts as several
  std::size_t watched = 16;     // tables that a connection may watch
  std::size_t watching = 64;    // connections of an address at one table
  std::size_t unfinished = 40;  // games that a person may have begun in the last month
  std::size_t edition = std::size_t{32} << 10;  // bytes of an edition file, many times the shipped
  std::size_t most_at_a_table() const { return off ? SIZE_MAX : watching; }
  table::Time lobby = 1000;  // milliseconds for which the list of open tables may be old
};

/// Buckets by address, person or name, always with the same rate. Full ones are forgotten when
/// there are many; who comes while there are too many others shares one.
class Buckets {
 public:
  static constexpr std::size_t kMost = 20000;

  bool take(const std::string& whose, Rate rate, table::Time now, double times = 1) {
    if (buckets_.size() >= kMost && !buckets_.contains(whose)) {
      forget_full_ones(rate, now);
      if (buckets_.size() >= kMost) return shared_.take(rate, now, times);
    }
    return buckets_[whose].take(rate, now, times);
  }

 private:
  void forget_full_ones(Rate rate, table::Time now) {
    constexpr table::Time kPause = 1000;
    if (std::abs(now - cleaned_) < kPause) return;
    cleaned_ = now;
    std::erase_if(buckets_, [&](const auto& each) { return each.second.is_full(rate, now); });
  }

  std::map<std::string, Bucket> buckets_;
  Bucket shared_;
  table::Time cleaned_ = 0;
};

}  // namespace belle::server
