#include "table/clock.h"

#include <algorithm>

namespace belle::table {
namespace {

constexpr std::int64_t kDay = 24LL * 60 * 60 * 1000;

}  // namespace

Clock::Clock(ClockKind kind, std::size_t seats)
    : kind_(kind), left_(seats, whole()), again_(seats, 0) {}

std::int64_t Clock::whole() const {
  return kind_.kind == ClockKind::Kind::Days ? kind_.days * kDay : kind_.bank;
}

// A seat that was asked and did not decide, because moves were taken back, has used the time all
// the same; days go on for a seat that is asked again. In another turn there are other days to be
// used: what was to be decided again before another seat was asked does not count any more.
void Clock::ask(std::optional<Seat> seat, Time now) {
  if (kind_.kind == ClockKind::Kind::Days) {
    for (std::size_t i = 0; i < again_.size(); ++i)
      if (seat != Seat(i)) again_[i] = 0;
    if (seat && seat == asked_) return;
  }
  if (kind_.kind == ClockKind::Kind::Bank && asked_) left_[index(*asked_)] = left(*asked_, now);
  asked_ = seat;
  since_ = now;
}

void Clock::decided(Time now) {
  if (!asked_) return;
  const std::size_t seat = index(*asked_);
  if (again_[seat] > 0) {
    --again_[seat];
    return;
  }
  if (kind_.kind == ClockKind::Kind::Bank) left_[seat] = left(*asked_, now) + kind_.increment;
  asked_.reset();
}

void Clock::taken_back(Seat seat) { ++again_[index(seat)]; }

void Clock::resumed(Time now) {
  if (kind_.kind == ClockKind::Kind::Days)
    since_ = std::max(since_, now + grace() - whole());
  else
    since_ = now;
}

std::optional<Time> Clock::deadline() const {
  if (!asked_ || kind_.kind == ClockKind::Kind::None) return {};
  return since_ + left_[index(*asked_)];
}

std::int64_t Clock::grace() const {
  if (kind_.kind == ClockKind::Kind::Days) return std::min(kDay, whole());
  return asked_ ? left_[index(*asked_)] : 0;
}

std::int64_t Clock::left(Seat seat, Time now) const {
  const std::int64_t left = left_[index(seat)];
  if (asked_ != seat) return left;
  const std::int64_t used = std::max<std::int64_t>(0, now - since_);  // a clock may be set back
  return std::max<std::int64_t>(0, left - used);
}

}  // namespace belle::table
