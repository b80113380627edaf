#include "arena/match.h"

#include <cassert>
#include <utility>

#include "arena/seating.h"

namespace belle::arena {

Match::Match(Pairing pairing, std::size_t seats, Manner manner, std::uint64_t games,
             std::optional<Hypotheses> test)
    : pairing_(std::move(pairing)), manner_(manner), seatings_(seatings(seats, manner)) {
  const std::uint64_t size = seatings_.size();
  results_.resize((games + size - 1) / size * size);
  if (test) test_.emplace(*test);
}

Fixture Match::fixture(std::uint64_t number) const {
  const std::uint64_t size = seatings_.size();
  return {pairing_, seatings_[number % size], number, number / size};
}

void Match::add(GameResult result) {
  assert(!has(result.number));
  ++finished_;
  points_ += score(result, manner_);
  const std::uint64_t number = result.number;
  results_[number] = std::move(result);
  if (test_) advance_test();
}

void Match::advance_test() {
  const std::uint64_t size = seatings_.size();
  while (!decided() && tested_ * size < games()) {
    double sum = 0;
    for (std::uint64_t i = 0; i < size; ++i) {
      const auto& result = results_[tested_ * size + i];
      if (!result) return;
      sum += score(*result, manner_);
    }
    test_->add(sum / static_cast<double>(size));
    ++tested_;
  }
}

std::uint64_t Match::counted() const { return decided() ? tested_ * seatings_.size() : games(); }

template <class Value>
std::vector<Group> Match::groups(Value value) const {
  std::vector<Group> all;
  const std::uint64_t size = seatings_.size();
  for (std::uint64_t first = 0; first < counted(); first += size) {
    Group group;
    for (std::uint64_t i = first; i < first + size; ++i) {
      if (!results_[i]) continue;
      ++group.games;
      group.sum += value(*results_[i]);
    }
    if (group.games > 0) all.push_back(group);
  }
  return all;
}

std::vector<Group> Match::scores() const {
  return groups([this](const GameResult& game) { return score(game, manner_); });
}

std::vector<Group> Match::leads() const { return groups(lead); }

Summary Match::summary() const {
  Summary result;
  for (std::uint64_t i = 0; i < counted(); ++i) {
    if (!results_[i]) continue;
    ++result.games;
    for (const SeatResult& seat : results_[i]->seats)
      result.thinking[index(seat.side)].add(seat.thinking);
    const auto& forfeit = results_[i]->forfeit;
    if (!forfeit) continue;
    const std::size_t side = index(results_[i]->seats[forfeit->seat].side);
    if (result.forfeits[side]++ == 0)
      result.reasons[side] = "game " + std::to_string(i) + ": " + forfeit->reason;
  }
  result.score = share(scores());
  result.elo = elo(result.score);
  result.lead = mean(leads());
  return result;
}

}  // namespace belle::arena
