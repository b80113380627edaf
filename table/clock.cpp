#include "table/clock.h"

#include <algorithm>

namespace belle::table {
namespace {

constexpr std::int64_t kDay = 24LL * 60 * 60 * 1000;

}  // namespace

Clock::Clock(ClockKind kind, std::size_t seats) : kind_(kind), left_(seats, whole()) {}

std::int64_t Clock::whole() const {
  return kind_.kind == ClockKind::Kind::Days ? kind_.days * kDay : kind_.bank;
}

void Clock::ask(std::optional<Seat> seat, Time now) {
  asked_ = seat;
  since_ = now;
}

void Clock::decided(Time now) {
  if (!asked_ || kind_.kind != ClockKind::Kind::Bank) return;
  std::int64_t& left = left_[index(*asked_)];
  left = std::max<std::int64_t>(0, left - (now - since_)) + kind_.increment;
  asked_.reset();
}

void Clock::taken_back(Seat seat) {
  if (kind_.kind != ClockKind::Kind::Bank) return;
  std::int64_t& left = left_[index(seat)];
  left = std::max<std::int64_t>(0, left - kind_.increment);
}

void Clock::resumed(Time now) {
  if (kind_.kind == ClockKind::Kind::Days)
    since_ = std::max(since_, now + std::min(kDay, whole()) - whole());
  else
    since_ = now;
}

std::optional<Time> Clock::deadline() const {
  if (!asked_ || kind_.kind == ClockKind::Kind::None) return {};
  return since_ + left_[index(*asked_)];
}

std::int64_t Clock::left(Seat seat, Time now) const {
  const std::int64_t left = left_[index(seat)];
  return asked_ == seat ? std::max<std::int64_t>(0, left - (now - since_)) : left;
}

}  // namespace belle::table
