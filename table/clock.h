// Time to think. None; so many days for each decision, for games by correspondence; or a bank of
// time that runs while a seat is asked and grows by an increment with each decision. A clock knows
// no wall: times come with the journal, so a replay gives the same clock.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/core/seat.h"
#include "table/journal.h"

namespace belle::table {

struct ClockKind {
  enum class Kind : std::uint8_t { None, Days, Bank };
  Kind kind = Kind::None;
  std::int64_t days = 0;       // for each decision
  std::int64_t bank = 0;       // milliseconds at the start
  std::int64_t increment = 0;  // milliseconds for each decision
};

class Clock {
 public:
  Clock(ClockKind kind, std::size_t seats);

  /// The seat is asked from now on; nobody: no clock runs, as while Belle thinks.
  void ask(std::optional<Seat> seat, Time now);
  /// The seat that was asked has decided.
  void decided(Time now);
  /// A decision of the seat was taken back: it is made again in the time that is left, for the seat
  /// had its increment, or its days, already. Days that a seat had in one turn are not missing in
  /// the next.
  void taken_back(Seat seat);
  /// The house was closed for a while, which costs nobody a bank, and leaves a day to everybody who
  /// plays by correspondence.
  void resumed(Time now);

  /// When the seat that is asked has run out of time; never without a clock.
  std::optional<Time> deadline() const;
  /// What is left to it at least when the house was closed: after `resumed(now)`, the deadline is
  /// the same, or so long after `now`, whichever is later.
  std::int64_t grace() const;
  /// What is left to a seat, in milliseconds.
  std::int64_t left(Seat seat, Time now) const;

 private:
  std::int64_t whole() const;

  ClockKind kind_;
  std::vector<std::int64_t> left_;
  std::vector<std::size_t> again_;  // decisions that a seat has to make again
  std::optional<Seat> asked_;
  Time since_ = 0;
};

}  // namespace belle::table
