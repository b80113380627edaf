// Clocks of tables. Beside each journal stands when the time of the seat that is asked is over, so
// that no table need be read, or stay in memory, because of its clock. What stands there may be too
// early, never too late: who is told of a table reads its journal and decides by that.
//
// A house that was closed costs nobody the game, and yet no line is written in any journal when it
// opens: a deadline has a grace, which runs from the last opening.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "store/failure.h"
#include "table/journal.h"

namespace belle::store {

using table::Time;

/// Later than anything.
inline constexpr Time kEver = std::numeric_limits<Time>::max();

/// When a clock has run out; but not before the house has been open for so long.
struct Deadline {
  Time at = 0;
  Time grace = 0;

  Time after_opening(Time opened) const { return std::max(at, opened + grace); }

  friend bool operator==(const Deadline&, const Deadline&) = default;
};

/// Of a table of which it is not known whether it has one: its journal will be looked at.
inline constexpr Deadline kUnknownDeadline{};

struct DueTable {
  std::string table;
  Time at = 0;  // its deadline, after the opening

  friend bool operator==(const DueTable&, const DueTable&) = default;
};

struct Due {
  std::vector<DueTable> tables;  // the first deadline first
  bool is_all = true;            // else there may be more
};

/// Which deadlines are asked for: those up to a time, in a house that was opened last at another.
struct DueQuestion {
  Time opened = 0;
  Time until = 0;
  Time again = 0;  // a table that is told now is not told in an answer up to a time before this
  std::size_t most = 0;
};

/// The time by which all servers of a store go, and when the first of them came after none was
/// there.
struct HouseTime {
  Time now = 0;
  Time opened = 0;
};

class Clocks {
 public:
  virtual ~Clocks() = default;

  /// Tells of the tables whose time is over; of several servers that ask, one is told of a table.
  virtual void take_due(DueQuestion question, Done<Due> done) = 0;

  /// Nothing if only one server uses the store, which then goes by its own clock. While the others
  /// cannot be heard of, time stands still. Any thread may ask.
  virtual std::optional<HouseTime> time() const { return {}; }
  /// Notes that the house is open, where only one server uses the store. Fails while nothing can be
  /// kept.
  virtual void note_opening(Time at, Done<void> done) {
    static_cast<void>(at);
    std::exchange(done, nullptr)({});
  }
};

}  // namespace belle::store
